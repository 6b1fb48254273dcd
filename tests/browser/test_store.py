"""What is kept: past rounds, their file, and a browser that keeps nothing."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visits
from tests.browser.pretend import (
    FULL_DISK,
    INSTALLS,
    NO_DATABASE,
    NO_SITE_DATA,
    PERSISTS,
)
from tests.browser.table import shake


def play(page: Page, words: int) -> list[str]:
    """Play a round with so many words of four letters; return them."""
    table = shake(page)
    claimed = table.grid.words(4)[:words]
    for number, word in enumerate(claimed, start=1):
        table.type(word)
        page.keyboard.press("Enter")
        expect(table.rows).to_have_count(number)
    table.empty_glass()
    expect(page.locator(".reveal-keys")).to_be_visible()
    return claimed


def go(page: Page, where: str) -> None:
    """Change the address of the page."""
    page.evaluate("hash => { location.hash = hash }", where)


def read_file(page: Page, file: Path) -> None:
    """Give the page a file."""
    page.get_by_label("Open a file").set_input_files(file)


def test_rounds_go_to_another_browser_by_a_file(visit: Visits, tmp_path: Path) -> None:
    here = visit(DESKTOP).page
    play(here, 1)
    here.clock.fast_forward(1500)
    here.get_by_role("link", name="Home").last.click()
    claimed = play(here, 2)
    go(here, "#/settings")
    here.get_by_role("radio", name="Morning").check()
    go(here, "#/rounds")
    rows = here.locator(".rounds-row")
    expect(rows).to_have_count(2)
    with here.expect_download() as saving:
        here.get_by_role("button", name="Save a file").click()
    name = saving.value.suggested_filename
    assert re.fullmatch(r"lexigrid-\d{4}-\d\d-\d\d\.json", name)
    file = tmp_path / name
    saving.value.save_as(file)
    check_bad_files(here, file)
    expect(rows).to_have_count(2)

    rows.first.get_by_role("button").click()
    here.get_by_role("button", name="Keep it").click()
    expect(rows).to_have_count(2)
    rows.first.get_by_role("button").click()
    here.get_by_role("button", name="Delete it").click()
    expect(rows).to_have_count(1)
    expect(rows).to_contain_text("1 point, 1 word")
    here.reload()
    expect(rows).to_have_count(1)
    read_file(here, file)
    told = "1 round added. 1 round was here already."
    expect(here.locator(".notice")).to_have_text(told)
    expect(rows).to_have_count(2)

    there = visit(DESKTOP).page
    go(there, "#/rounds")
    expect(there.get_by_text("No round has been played here yet.")).to_be_visible()
    read_file(there, file)
    expect(there.locator(".notice")).to_have_text("2 rounds added.")
    assert there.locator("html").get_attribute("data-theme") == "morning"
    there.get_by_role("link", name=re.compile("2 points, 2 words")).last.click()
    expect(there.get_by_role("heading", level=1)).to_have_text("2 points, 2 words")
    own = there.locator("#sheet-seat-1").get_by_role("option")
    assert sorted(own.locator("span:first-child").all_text_contents()) == claimed
    way = there.get_by_role("img", name=re.compile(f"The way of {claimed[0]}:"))
    expect(way).to_be_visible()


def check_bad_files(page: Page, good: Path) -> None:
    """Give the page files that it must refuse, each with its reason."""
    written = json.loads(good.read_text("utf-8"))
    other = {**written, "content": {**written["content"], "rounds": []}}
    files = {
        "The file is not JSON": "no",
        "The file was not saved by Lexigrid": "{}",
        "The file comes from a newer Lexigrid": json.dumps({**written, "version": 3}),
        "The file is one of ours, but not whole": json.dumps(written)[:-20],
        "The file is damaged: it is not as it was saved.": json.dumps(other),
    }
    for why, text in files.items():
        bad = good.with_name("bad.json")
        bad.write_text(text, "utf-8")
        read_file(page, bad)
        notice = page.locator(".notice.bad")
        expect(notice).to_contain_text(why)
        expect(notice).to_contain_text("Nothing was changed.")


@pytest.mark.parametrize("nothing", [NO_DATABASE, NO_SITE_DATA])
def test_where_nothing_is_kept_a_round_is_played_in_memory(
    visit: Visits, nothing: str
) -> None:
    page = visit(DESKTOP, nothing).page
    play(page, 2)
    expect(page.get_by_role("heading", level=1)).to_have_text("2 points, 2 words")
    go(page, "#/rounds")
    told = page.get_by_text("This browser keeps nothing for this page")
    expect(told).to_be_visible()
    expect(page.locator(".rounds-row")).to_have_count(1)
    go(page, "#/settings")
    expect(page.get_by_text("gone when the page closes")).to_be_visible()


def test_on_a_full_disk_a_round_is_played_in_memory(visit: Visits) -> None:
    page = visit(DESKTOP, FULL_DISK).page
    table = shake(page)
    expect(page.locator(".toast")).to_contain_text("There is no room left")
    word = table.grid.words(4)[0]
    table.type(word)
    page.keyboard.press("Enter")
    table.lists(word)
    table.empty_glass()
    expect(page.get_by_role("heading", level=1)).to_have_text("1 point, 1 word")
    go(page, "#/rounds")
    expect(page.locator(".rounds-row")).to_have_count(1)


def test_after_the_first_round_the_page_offers_to_stay(visit: Visits) -> None:
    page = visit(DESKTOP, INSTALLS, PERSISTS).page
    offer = page.get_by_role("button", name="Install")
    expect(page.get_by_role("link", name="Start a hunt")).to_be_visible()
    expect(offer).to_be_hidden()
    assert page.evaluate("isBannerShown") is False, "the page keeps it back"
    play(page, 1)
    page.wait_for_function("() => persistings === 1")
    page.clock.fast_forward(1500)
    page.get_by_role("link", name="Home").last.click()
    offer.click()
    expect(offer).to_be_hidden()
    assert page.evaluate("installed") == 1
    expect(page.get_by_role("heading", level=1)).to_be_focused()
