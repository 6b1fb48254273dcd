"""Profiles, credits, store and bracket, by keyboard, on the smallest phone too."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.crossword import ByFinger
from tests.browser.heist import HeistBoard
from tests.browser.kept import until_stored
from tests.browser.look import SIZES, check_screen
from tests.browser.saved import AT, RICH, take_in, theo
from tests.browser.table import WAKING
from tests.browser.tournament import CUP, THEO, cup, last_move_of_a_tournament


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
    harbour = {"kind": "bought", "at": AT, "item": "board-harbour"}
    go(page, "#/tournaments", "Tournaments")
    told = page.get_by_text("Nobody here has 2,000 credits yet: play Lexiheist")
    expect(told).to_be_visible()
    expect(page.get_by_role("button", name="Draw the bracket")).to_have_count(0)
    take_in(page, tmp_path, profiles=[theo(harbour)])
    go(page, "#/profiles", "Profiles")
    choice = page.get_by_role("radio", name="Theo")
    choice.press("Space")
    expect(choice).to_be_checked()
    check_screen(page, SIZES[:1])
    go(page, "#/credits", "My credits")
    expect(page.get_by_text("5,700 credits", exact=True)).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(42)
    expect(page.get_by_role("row").nth(1)).to_contain_text("Bought: Harbour blue")
    check_screen(page, SIZES[:1])
    visit_the_store(page)
    name_a_seat(page)
    enter_a_tournament(page)
    leave_a_bracket(page, tmp_path)


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
    expect(card).to_contain_text("It costs 600 credits; 5,100 stay with you.")
    card.get_by_role("button", name="Buy").click()
    expect(page.get_by_text("You have 5,100 credits.")).to_be_visible()
    walnut = page.get_by_role("radio", name="Walnut")
    expect(walnut).to_be_checked()
    sample = page.locator(".choice", has=walnut).locator("canvas")
    expect(sample).to_have_attribute("data-item", "tiles-walnut")
    until_stored(page, "tiles", "walnut")
    go(page, "#/credits", "My credits")
    first = page.get_by_role("row").nth(1)
    expect(first).to_contain_text("Bought: Walnut tiles")
    expect(first).to_contain_text("\N{MINUS SIGN}600")
    # Whoever has not bought them plays with other tiles.
    go(page, "#/profiles", "Profiles")
    page.get_by_role("radio", name="Ida B").check()
    until_stored(page, "tiles", "bone")
    until_stored(page, "players.0.name", "Ida B")
    page.get_by_role("radio", name="Theo").check()
    # Name and credits go together (T19).
    until_stored(page, "players.0.name", "Theo")
    until_stored(page, "heist.profiles.0", RICH)


def name_a_seat(page: Page) -> None:
    """Type names, letter by letter: the credits go where the name belongs."""
    go(page, "#/", "Lexigrid")
    page.get_by_role("button", name=re.compile("^Lexiheist")).click()
    card = page.get_by_role("dialog", name="Lexiheist", exact=True)
    earner = card.get_by_role("group", name="Credits go to").get_by_role("combobox")
    name = card.get_by_role("textbox").first
    expect(name).to_have_value("Theo")
    for typed, row, profile in (
        ("ida b", "Ida B", "Ida B"),
        ("Ida B too", "Ida B too", "Nobody"),
        ("Theo", "Theo", "Theo"),
    ):
        name.press("ControlOrMeta+a")
        name.press_sequentially(typed)
        expect(name).to_have_value(typed)
        expect(earner).to_have_accessible_name(row)
        expect(earner.locator("option:checked")).to_have_text(profile)
        name.press("Tab")
        expect(name).to_have_value(row)
    until_stored(page, "heist.profiles.0", RICH)
    card.get_by_role("button", name="Close").click()


def enter_a_tournament(page: Page) -> None:
    """Draw a bracket, come back to it after a reload, and leave it."""
    go(page, "#/tournaments", "Tournaments")
    expect(page.get_by_text("lacks 2,000 credits")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Theo")).to_be_checked()
    expect(page.locator(".toast")).to_have_count(0)
    check_screen(page, SIZES[:1])
    page.get_by_role("button", name="Draw the bracket").press("Enter")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text("Theo")
    expect(heading).to_contain_text("against")
    expect(page.locator(".bracket-match")).to_have_count(7)
    expect(page.locator(".bracket-match[data-next]")).to_have_count(1)
    expect(page.locator(".bar-caption")).to_contain_text("Tournament of")
    due = "seat costs 2,000 credits; 3,100 are left. It is taken when the game starts."
    expect(page.locator(".bracket > p").first).to_contain_text(due)
    expect(page.locator("#polite")).to_contain_text(due)
    check_screen(page)
    page.reload()
    expect(heading).to_contain_text("Theo")
    play_and_leave(page)
    expect(heading).to_have_text(re.compile("wins the tournament"))
    # A game that is left at its table is played, and lost.
    expect(page.locator(".bracket-match", has_text="Theo")).to_have_count(1)
    expect(page.locator(".bracket-place[data-won]", has_text="Theo")).to_have_count(0)
    go(page, "#/credits", "My credits")
    expect(page.get_by_text("3,100 credits", exact=True)).to_be_visible()
    first = page.get_by_role("row").nth(1)
    expect(first).to_contain_text("A seat in a tournament")
    go(page, "#/tournaments", "Tournaments")
    page.get_by_role("link", name=re.compile("Tournament of")).click()
    expect(heading).to_have_text(re.compile("wins the tournament"))


def play_and_leave(page: Page) -> None:
    """Start the game, come back to it from the bracket, and forfeit it."""
    leaves = page.get_by_role("button", name="Theo leaves")
    leaves.click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("The entry has not been taken, and will not be.")
    card.get_by_role("button", name="Stay").click()
    page.get_by_role("link", name=re.compile("^Play .*Theo")).click()
    page.get_by_role("button", name="To the board").click(timeout=WAKING)
    expect(page.locator(".bar-caption")).to_contain_text("60 seconds a turn")
    HeistBoard(page).await_turn()
    page.go_back()
    # A game is left at its table.
    again = page.get_by_role("link", name=re.compile("^Go on: .*Theo"))
    expect(again).to_be_visible()
    expect(leaves).to_have_count(0)
    expect(page.locator(".bracket-match[data-next]")).to_contain_text("under way")
    expect(page.get_by_text("It is taken when")).to_have_count(0)
    go(page, "#/", "Lexigrid")
    row = page.locator(".running-row", has_text="Lexiheist")
    expect(row).to_contain_text("In a tournament: ")
    expect(row.get_by_role("link")).to_have_count(1)
    expect(row.get_by_role("button")).to_have_count(0)
    row.get_by_role("link").click()
    page.get_by_role("button", name="More").click(timeout=WAKING)
    page.get_by_role("button", name="Leave this game").click()
    expect(page.get_by_role("dialog")).to_contain_text("The entry is not given back.")
    page.get_by_role("button", name="Leave the game").click()
    expect(page.locator(".cw-over h1")).to_contain_text("win")
    expect(page.locator(".cw-earned")).to_contain_text("kept for Theo")
    check_screen(page, SIZES[:1])
    page.get_by_role("link", name="To the bracket").click()


def leave_a_bracket(page: Page, folder: Path) -> None:
    """Leave where another stays, whose key is not the next to be pressed (T22)."""
    wide, other = ({**THEO, "name": letter * 16} for letter in "MW")
    twin = {**other, "profile": RICH.replace("1", "2")}
    take_in(page, folder, tournaments=[cup(wide, twin, games=[])])
    go(page, f"#/tournament/{CUP}", re.compile("against"))
    check_screen(page, SIZES[:1])
    first = page.get_by_role("button", name=f"{wide['name']} leaves")
    first.press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Leave").press("Enter")
    expect(first).to_have_count(0)
    last = page.get_by_role("button", name=f"{other['name']} leaves")
    expect(last).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    told = f"{wide['name']} left"
    expect(page.locator("#assertive")).to_have_text(told)
    expect(page.locator(".bracket-match", has_text=told)).to_have_count(1)


def test_t20_t22_a_tournament_to_its_end_and_its_credits(
    visit: Visits, tmp_path: Path
) -> None:
    page = visit(PHONE).page
    entered = {"kind": "entered", "at": AT, "tournament": CUP}
    take_in(page, tmp_path, profiles=[theo(entered)], **last_move_of_a_tournament())
    go(page, "#/profiles", "Profiles")
    page.get_by_role("radio", name="Theo").check()
    go(page, f"#/tournament/{CUP}", re.compile("^Theo against|against Theo$"))
    page.get_by_role("link", name=re.compile("^Go on")).click()
    board = HeistBoard(page)
    board.await_turn()
    last = board.moves()[0]
    hand = ByFinger(board)
    hand.make(last)
    expect(page.locator(".cw-over h1")).to_have_text(re.compile("^You win by"))
    earned = page.locator(".cw-earned > ul > li")
    expect(earned).to_have_count(1)
    won = int(earned.locator("b").inner_text().replace(",", ""))
    assert won >= 200
    expect(earned.locator(".cw-reasons")).to_contain_text("A game won +200")
    page.get_by_role("link", name="To the bracket").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Theo wins the tournament")
    expect(page.locator("#polite")).to_have_text("Theo gets 6,000 credits.")
    # Told again, it pays nothing more (T20).
    page.reload()
    expect(heading).to_have_text("Theo wins the tournament")
    go(page, "#/credits", "My credits")
    total = f"{6500 - 2000 + won + 6000:,} credits"
    expect(page.get_by_text(total, exact=True)).to_be_visible()
    expect(page.get_by_role("row").nth(1)).to_contain_text("A tournament won")
    check_screen(page, SIZES[:1])
