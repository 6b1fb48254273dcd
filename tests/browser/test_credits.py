"""Profiles, credits, store and bracket, by keyboard, on the smallest phone too."""

import json
import re
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visits
from tests.browser.kept import until_stored
from tests.browser.look import SIZES, check_screen

AT = "2026-11-01T00:00:00.000Z"
RICH = "00000000-0000-4000-8000-000000000001"


def a_file(folder: Path) -> Path:
    """Write a saved file of a profile that has won twenty games."""
    won = {"kind": "played", "at": AT, "words": [], "all_tiles": 1, "standing": "won"}
    profile = {
        **{"id": RICH, "kind": "profile", "started": AT},
        **{"name": "Theo", "token": 1, "letter": "T"},
        "entries": [{**won, "play": f"{number:016x}"} for number in range(20)],
    }
    content = {
        **{"rounds": [], "profiles": [profile], "tournaments": []},
        "settings": {},
    }
    written = json.dumps(content, separators=(",", ":"))
    digest = sha256(written.encode()).hexdigest()
    head = '{"format":"lexigrid data","version":2,"sha256":'
    file = folder / "saved.json"
    file.write_text(f'{head}"{digest}","content":{written}}}', "utf-8")
    return file


def go(page: Page, where: str, heading: str | re.Pattern[str]) -> None:
    """Go to a screen."""
    page.evaluate("hash => { location.hash = hash }", where)
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)


def test_t19_t21_t22_from_a_profile_to_a_bracket(visit: Visits, tmp_path: Path) -> None:
    page = visit(DESKTOP, clock=False).page
    go(page, "#/settings", "Settings")
    page.get_by_role("link", name="My credits").click()
    expect(page.get_by_text("Credits need a profile.")).to_be_visible()
    page.get_by_role("link", name="Make a profile").press("Enter")
    make_profile(page)
    go(page, "#/credits", "My credits")
    expect(page.get_by_text("0 credits", exact=True)).to_be_visible()
    expect(page.get_by_text("costs 2,000: 2,000 to go")).to_be_visible()
    go(page, "#/rounds", "Past rounds")
    page.get_by_label("Open a file").set_input_files(a_file(tmp_path))
    told = "0 rounds added. 1 profile taken in."
    expect(page.locator(".rounds-data .notice")).to_have_text(told)
    go(page, "#/profiles", "Profiles")
    theo = page.get_by_role("radio", name="Theo")
    theo.press("Space")
    expect(theo).to_be_checked()
    check_screen(page, SIZES[:1])
    go(page, "#/credits", "My credits")
    expect(page.get_by_text("6,500 credits", exact=True)).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(41)
    expect(page.get_by_role("row").nth(1)).to_contain_text("A game won")
    check_screen(page, SIZES[:1])
    visit_the_store(page)
    enter_a_tournament(page)


def make_profile(page: Page) -> None:
    """Make a profile by keys alone."""
    expect(page.get_by_role("heading", level=1)).to_have_text("Profiles")
    page.get_by_role("button", name="New profile").press("Enter")
    card = page.get_by_role("dialog")
    name = card.get_by_label("Name")
    expect(name).to_be_focused()
    name.press("Enter")
    expect(card.get_by_role("alert")).to_have_text("A profile needs a name.")
    page.keyboard.type("Ida B")
    expect(card.get_by_label("Letter")).to_have_value("I")
    check_screen(page, SIZES[:1])
    name.press("Enter")
    expect(page.get_by_role("radio", name="Ida B")).to_be_checked()


def visit_the_store(page: Page) -> None:
    """Buy tiles; they are in use, and may be chosen where looks are."""
    go(page, "#/store", "Store")
    expect(page.get_by_text("Nothing is sold for money")).to_be_visible()
    check_screen(page, SIZES[:1])
    page.get_by_role("button", name="Buy Walnut tiles").press("Enter")
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("It costs 600 credits; 5,900 stay with you.")
    card.get_by_role("button", name="Buy").click()
    expect(page.get_by_text("You have 5,900 credits.")).to_be_visible()
    expect(page.get_by_role("radio", name="Walnut")).to_be_checked()
    until_stored(page, "tiles", "walnut")
    go(page, "#/credits", "My credits")
    first = page.get_by_role("row").nth(1)
    expect(first).to_contain_text("Bought: Walnut tiles")
    expect(first).to_contain_text("\N{MINUS SIGN}600")
    # Whoever has not bought them plays with other tiles.
    go(page, "#/profiles", "Profiles")
    page.get_by_role("radio", name="Ida B").check()
    until_stored(page, "tiles", "bone")
    page.get_by_role("radio", name="Theo").check()


def enter_a_tournament(page: Page) -> None:
    """Draw a bracket, come back to it after a reload, and leave it."""
    go(page, "#/tournaments", "Tournaments")
    expect(page.get_by_text("2,000 credits to go")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Theo")).to_be_checked()
    expect(page.locator(".toast")).to_have_count(0)
    check_screen(page, SIZES[:1])
    page.get_by_role("button", name="Draw the bracket").press("Enter")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Theo")
    expect(heading).to_contain_text("against")
    expect(page.locator(".bracket-match")).to_have_count(7)
    expect(page.locator(".bracket-match[data-next]")).to_have_count(1)
    check_screen(page)
    page.reload()
    expect(heading).to_contain_text("Theo")
    page.get_by_role("button", name="Theo leaves").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Leave").click()
    expect(heading).to_have_text(re.compile("wins the tournament"))
    go(page, "#/credits", "My credits")
    expect(page.get_by_text("5,900 credits", exact=True)).to_be_visible()
    go(page, "#/tournaments", "Tournaments")
    page.get_by_role("link", name=re.compile("Tournament of")).click()
    expect(heading).to_have_text(re.compile("wins the tournament"))
