"""Every screen and card, at every size and in both lights, has no fault axe knows."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visits
from tests.browser.look import check_screen, resize
from tests.browser.pretend import NO_DATABASE
from tests.browser.seats import Cover, claim, run_out, seat
from tests.browser.site import Site
from tests.browser.table import WAKING, Table, open_options, shake
from tools.host import Fault


def go(page: Page, where: str, heading: str) -> None:
    """Go to a screen."""
    page.evaluate("hash => { location.hash = hash }", where)
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)


def close(page: Page) -> None:
    """Put the card away."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_round_and_its_cards(visit: Visits) -> None:
    page = visit(DESKTOP).page
    check_screen(page)
    open_options(page)
    check_screen(page)
    close(page)
    table = shake(page)
    check_screen(page)
    word = table.grid.words(4)[0]
    table.type(word)
    check_screen(page)
    page.keyboard.press("Enter")
    table.lists(word)
    table.type(word)
    page.keyboard.press("Enter")
    table.refuses("Already yours")
    check_screen(page)
    check_cards(page)
    table.pass_time(table.seconds() - 9)
    expect(page.get_by_text("Last sand")).to_be_visible()
    check_screen(page)
    table.empty_glass()
    check_after(page)


def check_cards(page: Page) -> None:
    """Look at all cards that may lie over a round."""
    more = page.get_by_role("button", name="More")
    more.click()
    check_screen(page)
    page.get_by_role("button", name="Abandon this round").click()
    check_screen(page)
    close(page)
    more.click()
    page.get_by_role("dialog").get_by_role("button", name="How to play").click()
    check_screen(page)
    close(page)
    page.get_by_role("button", name="Home").click()
    check_screen(page)
    close(page)
    resize(page, 320, 568)
    page.get_by_role("button", name=re.compile("Show your list")).click()
    check_screen(page)
    close(page)


def check_after(page: Page) -> None:
    """Look at the reveal, the lists, and all that needs a round to have been played."""
    check_screen(page)
    resize(page, 390, 844)
    page.get_by_role("button", name=re.compile(r"^\d+ missed")).click()
    check_screen(page)
    go(page, "#/rounds", "Past rounds")
    check_screen(page)
    page.locator(".rounds-row").get_by_role("button").click()
    check_screen(page)
    close(page)
    go(page, "#/", "Lexigrid")
    check_screen(page)


def test_pages_without_a_round(visit: Visits, site: Site) -> None:
    with site.spoiled(".wasm", Fault.MISSING):
        someone = visit(DESKTOP, NO_DATABASE)
        someone.witness.bears += [
            "Failed to load resource",
            "wasm instantiation",
            "answers 404",
        ]
        page = someone.page
        go(page, "#/settings", "Settings")
        check_screen(page)
        go(page, "#/help", "How to play")
        check_screen(page)
        go(page, "#/rounds", "Past rounds")
        check_screen(page)
        go(page, "#/rounds/0", "This round is not here")
        check_screen(page)
        go(page, "#/hunt", "Hunt")
        notice = page.get_by_role("alert")
        expect(notice).to_contain_text("did not start", timeout=WAKING)
        check_screen(page)
        go(page, "#/round/0", "Hunt")
        expect(notice).to_contain_text("That round is not here")
        check_screen(page)


def test_a_table_that_waits_for_its_judge(visit: Visits) -> None:
    page = visit(DESKTOP).page
    go(page, "#/hunt", "Hunt")
    check_screen(page)
    Table(page)


def test_a_table_of_eight(visit: Visits) -> None:
    page = visit({**DESKTOP, "reduced_motion": "reduce"}).page
    names = ["Wren", "Theo", "Ida", "Bo", "", "Christabella Jane", "Dee", "W" * 16]
    card = seat(page, names)
    check_screen(page)
    card.get_by_role("button", name="Shake a grid").click()
    for number, name in enumerate(names, start=1):
        cover = Cover(page, name[:16].strip() or f"Player {number}")
        if number in {1, 8}:
            check_screen(page)
        table = cover.press_twice()
        claim(table, *table.grid.words(4)[: 1 + (number == 3)])
        run_out(table)
    page.wait_for_url("**/#/rounds/*")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ida takes the hunt")
    check_screen(page)
    resize(page, 320, 568)
    last = page.get_by_role("button", name=re.compile(r"^\d+ missed"))
    last.click()
    expect(page.locator("#sheet-missed")).to_be_visible()
    check_screen(page)
    go(page, "#/rounds", "Past rounds")
    check_screen(page)
