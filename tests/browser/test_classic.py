"""Classic from its box to the reveal (C1 to C10)."""

import re

from playwright.sync_api import Page, expect

from lexigrid.solver import points
from tests.browser.classic import (
    LETTERS,
    Dome,
    deal,
    dear,
    open_classic,
    rich_seed,
    sit,
    take_seat,
    to_dome,
    turn_glass,
)
from tests.browser.conftest import DESKTOP, PHONE, SEED, Visits
from tests.browser.hands import Finger, drag
from tests.browser.kept import until_stored
from tests.browser.look import check_screen
from tests.browser.seats import PAINTED, Cover, claim, run_out
from tests.browser.table import TIMES, Table

_FACES = {"q": "Qu"}


def check_letters(page: Page, quarters: int, *, upright: bool = False) -> None:
    """Expect the last picture of the tray to show all cubes as they lie (C3)."""
    letters, turns = deal(SEED)
    page.wait_for_function("letters.length >= 50")
    painted = page.evaluate("letters.slice(-50)")  # each with its engraved edge
    for cell, (letter, turn) in enumerate(zip(letters, turns, strict=True)):
        text, angle = painted[2 * cell]
        assert text == _FACES.get(letter, letter.upper())
        wanted = 0 if upright else (turn + quarters) % 4 * 90
        assert abs((angle - wanted + 180) % 360 - 180) <= 2.01


def test_alone_by_touch_to_the_reveal_C1_C2_C3_C4(visit: Visits) -> None:
    page = visit(PHONE, LETTERS, PAINTED).page
    finger = Finger(page)
    dome = to_dome(open_classic(page))
    expect(dome.title).to_have_text("Shake the cubes")
    dome.lift()
    assert page.evaluate("letters") == []
    table = turn_glass(page, "Turn the glass")
    assert table.grid.letters == deal(SEED)[0]
    check_letters(page, 0)
    assert set(page.evaluate("letters.map(([text]) => text)")) >= {"Qu"}

    word = table.grid.words(5)[0]
    path = table.grid.path(word)
    drag(finger, table.way(path))
    table.shows(path)
    table.submit.tap()
    table.lists(word)
    page.evaluate("letters.length = 0")
    page.get_by_role("button", name="Turn the grid").tap()
    check_letters(page, 1)

    page.get_by_role("button", name="More").tap()
    page.evaluate("letters.length = 0")
    page.get_by_role("switch", name="Show all cubes upright").check()
    check_letters(page, 1, upright=True)
    page.keyboard.press("Escape")
    until_stored(page, "upright", value=True)
    page.reload()
    table = Table(page, 4)
    table.lists(word)
    table.empty_glass()
    expect(page.locator(".reveal h1")).to_have_text("2 points, 1 word")
    expect(page.locator(".bar-name")).to_contain_text("Classic hunt")
    page.evaluate("location.hash = '#/rounds'")
    row = page.locator(".rounds-row")
    expect(row).to_contain_text(f"Classic, 5{TIMES}5, four letters and up, 3:00")


def test_a_shaken_dome_deals_anew_and_a_lifted_one_no_more_C2(visit: Visits) -> None:
    page = visit(DESKTOP).page
    dome = to_dome(open_classic(page))
    check_screen(page)
    dome.shake.click()
    expect(dome.off).to_be_focused(timeout=90_000)
    page.get_by_role("button", name="Shake again").click()
    expect(dome.off).to_be_focused()
    check_screen(page)
    dome.off.click()
    expect(dome.shake).to_have_count(0)
    expect(page.get_by_role("button", name="Turn the glass")).to_be_focused()
    check_screen(page)
    page.get_by_role("button", name="Home").click()
    expect(page.locator(".home-running .running-row")).to_have_count(0)


def test_handicap_gives_each_seat_its_own_shortest_word_C1(visit: Visits) -> None:
    page = visit(DESKTOP).page
    card = open_classic(page)
    sit(card, ["Wren", "Theo"])
    card.get_by_role("switch", name="Handicap").check()
    card.get_by_role("group", name="Shortest word of Wren").get_by_label("3").check()
    card.get_by_role("group", name="Shortest word of Theo").get_by_label("5").check()
    check_screen(page)
    dome = to_dome(card)
    expect(dome.title).to_have_text("Wren shakes")
    dome.lift()
    table = take_seat(page, "Wren", "Theo", 3)
    claim(table, table.grid.words(3)[0])
    run_out(table)
    table = take_seat(page, "Theo", "Wren", 3)
    table.type(table.grid.words(4)[0])
    page.keyboard.press("Enter")
    table.refuses("Too short: five and up")
    page.keyboard.press("Escape")
    claim(table, table.grid.words(5)[0])
    run_out(table)
    page.wait_for_url("**/aloud")
    page.get_by_role("link", name="Skip to the totals").click()
    expect(page.locator(".reveal h1")).to_have_text("Theo takes the hunt")
    expect(page.locator(".bar-caption")).to_contain_text(f"5{TIMES}5, handicap")


def test_write_anything_is_judged_at_the_reveal_C10(visit: Visits) -> None:
    page = visit(DESKTOP).page
    card = open_classic(page)
    card.get_by_role("switch", name="Write anything").check()
    to_dome(card).lift()
    table = turn_glass(page, "Turn the glass")
    word = table.grid.words(5)[0]
    nonsense = table.grid.spell(table.grid.nonsense(5))
    short = table.grid.letters[0]
    listed: list[str] = []
    for text in (word, "zyzzyva", nonsense, short):
        table.type(text)
        expect(table.word).to_have_text(text)
        page.keyboard.press("Enter")
        listed.insert(0, text)
        table.lists(*listed)
    expect(table.total).to_have_text("4 words, not judged yet")
    table.type("zyzzyva")
    page.keyboard.press("Enter")
    table.refuses("Already yours")
    table.type("zyzz")
    page.keyboard.press("Backspace")
    expect(table.word).to_have_text("zyz")
    page.keyboard.press("Escape")
    expect(table.word).to_have_count(0)
    table.empty_glass()
    expect(page.locator(".reveal h1")).to_have_text("2 points, 1 word")
    rows = page.locator("#sheet-seat-1").get_by_role("option")
    for text, why in (
        (short, "too short"),
        ("zyzzyva", "not on the grid"),
        (nonsense, "not in the list"),
    ):
        row = rows.filter(has=page.get_by_text(text, exact=True))
        expect(row.locator("s")).to_have_text(text)
        expect(row).to_contain_text(why)
    check_screen(page)


def play(page: Page, name: str, turner: str, words: list[str]) -> None:
    """Hunt as this player: type these words, and let the sand fall."""
    table = take_seat(page, name, turner)
    claim(table, *words)
    run_out(table)


def read_aloud(page: Page, shared: str) -> None:
    """Go through the lists by keys (C5)."""
    page.wait_for_url("**/aloud")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    check_screen(page)
    struck = page.locator(".aloud-row s")
    slot = page.locator(".aloud-slot")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".aloud-reader")).to_contain_text("Theo reads")
    read = slot.text_content()
    until_stored(page, "reading.read", 1)
    page.reload()
    page.evaluate("location.hash = '#/'")
    row = page.locator(".running-row")
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Reading aloud 1 word read so far")
    page.evaluate("location.hash = '#/rounds'")
    past = page.locator(".rounds-open")
    expect(past.locator("strong")).to_have_text("Reading aloud")
    past.click()
    expect(slot).to_have_text(read or "")
    while slot.text_content() != shared:
        expect(struck).to_have_count(0)
        page.keyboard.press("ArrowRight")
    expect(struck).to_have_text([shared, shared])
    expect(page.locator(".aloud-fate")).to_have_text("Crossed off: Wren and Theo.")
    expect(page.locator("#polite")).to_contain_text(f"Theo reads: {shared}.")
    check_screen(page)
    page.keyboard.press("ArrowLeft")
    expect(struck).to_have_count(0)
    last = page.get_by_role("link", name="To the totals")
    while last.count() == 0:
        page.keyboard.press("ArrowRight")
    last.click()


def sit_in_teams(page: Page) -> Dome:
    """Have two teams of one sit down for a match to 50; return the dome."""
    card = open_classic(page)
    sit(card, ["Wren", "Theo"])
    card.get_by_role("radio", name="First to 50").check()
    card.get_by_role("switch", name="In teams").check()
    of_theo = card.get_by_role("group", name="Team of Theo")
    of_theo.get_by_label("Owls").check()
    expect(card).to_contain_text("Nobody is with the Swifts yet.")
    of_theo.get_by_label("Swifts").check()
    return to_dome(card)


def go_on_from_home(page: Page, owls: int) -> Dome:
    """Find the match at home, as it stands, and put it away; its rounds go on."""
    page.evaluate("location.hash = '#/'")
    row = page.locator(".home-running")
    expect(row).to_contain_text("First to 50, round 2 is next")
    expect(row).to_contain_text(f"Owls: {owls}")
    row.get_by_role("link", name="Go on").click()
    page.wait_for_url("**/#/match/*")
    match = page.url
    page.evaluate("location.hash = '#/'")
    row.get_by_role("button", name="Put this match away").click()
    expect(row).not_to_contain_text("First to 50")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.goto(match)
    page.get_by_role("link", name="Next round").click()
    return Dome(page)


def standings(page: Page, title: str) -> None:
    """Go from the reveal to the standings, which say this."""
    page.get_by_role("link", name="Standings").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    check_screen(page)


def test_a_match_of_teams_to_50_C5_C8_C9(visit: Visits) -> None:
    page = visit(DESKTOP, seed=rich_seed(5, 12)).page
    sit_in_teams(page).lift()
    table = take_seat(page, "Wren", "Theo")
    shared, *rest = dear(table.grid)
    wren, theo = rest[:5], rest[5:7]
    claim(table, shared, *wren)
    run_out(table)
    play(page, "Theo", "Wren", [*theo, shared])
    read_aloud(page, shared)
    first = sum(map(points, wren))
    expect(page.locator(".reveal h1")).to_have_text("The Owls take this round")
    expect(page.locator(".reveal-story")).to_contain_text(f"Owls {first} (Wren)")
    expect(page.locator(".pad-note").first).to_contain_text("Owls")
    standings(page, "The Owls lead")
    expect(page.get_by_text("Theo shakes next.")).to_be_visible()

    dome = go_on_from_home(page, first)
    expect(dome.title).to_have_text("Theo shakes")
    dome.lift()
    more: list[str] = []
    for word in [shared, *wren]:
        if first + sum(map(points, more)) < 50:
            more.append(word)
    play(page, "Wren", "Theo", more)
    play(page, "Theo", "Wren", theo)
    page.wait_for_url("**/aloud")
    page.get_by_role("link", name="Skip to the totals").click()
    standings(page, "The Owls win the match")
    total = first + sum(map(points, more))
    assert total >= 50
    winner = page.get_by_role("row", name=re.compile("^Owls"))
    expect(winner).to_contain_text(str(total))
    expect(page.get_by_role("link", name="Next round")).to_have_count(0)
    page.evaluate("location.hash = '#/'")
    expect(page.locator(".home-running .running-row")).to_have_count(0)
    expect(page.locator(".box-classic .box-table")).to_contain_text("first to 50")


# A voice that notes what it is to say.
VOICE = """
window.spoken = [];
const voice = { cancel() {}, speak: ({ text }) => spoken.push(text) };
Object.defineProperty(window, "speechSynthesis", { value: voice });
"""


def test_lists_are_read_on_by_themselves_with_a_voice_C5(visit: Visits) -> None:
    page = visit(DESKTOP, VOICE).page
    card = open_classic(page)
    sit(card, ["Wren", "Theo"])
    to_dome(card).lift()
    table = take_seat(page, "Wren", "Theo")
    one, two, three = table.grid.words(4)[:3]
    claim(table, one)
    run_out(table)
    play(page, "Theo", "Wren", [two, three])
    page.wait_for_url("**/aloud")
    page.get_by_role("switch", name="Speak the words").check()
    page.get_by_role("switch", name="Read on by itself").check()
    page.clock.run_for(6000)
    expect(page.get_by_role("link", name="To the totals")).to_be_visible()
    assert page.evaluate("spoken") == [two, three, one]
    page.get_by_role("link", name="To the totals").click()
    expect(page.locator(".reveal h1")).to_have_text("Theo takes the hunt")
    page.get_by_role("link", name="Read aloud").click()
    expect(page.locator(".aloud-reader")).to_contain_text("Theo reads")


def test_a_shared_round_is_gone_on_with_before_the_glass_C2_H12(
    visit: Visits,
) -> None:
    page = visit(DESKTOP, PAINTED).page
    card = open_classic(page)
    sit(card, ["Wren", "Theo"])
    to_dome(card).lift()
    page.wait_for_url("**/#/round/*")
    page.reload()
    cover = Cover(page, "Wren")
    cover.key.click()
    page.get_by_role("button", name="Press again to lift").click()
    key = page.get_by_role("button", name="Theo turns the glass")
    expect(key).to_be_focused(timeout=90_000)
    assert page.evaluate("painted") == []
    page.reload()
    table = take_seat(page, "Wren", "Theo")
    claim(table, table.grid.words(4)[0])
    page.reload()
    Table(page, 4).lists(table.grid.words(4)[0])


def test_by_keys_alone_with_little_motion_C2(visit: Visits) -> None:
    page = visit({**DESKTOP, "reduced_motion": "reduce"}).page
    page.get_by_role("button", name="Classic hunt").focus()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog", name="Classic hunt")
    card.get_by_role("button", name="To the dome").focus()
    page.keyboard.press("Enter")
    dome = Dome(page)
    expect(dome.shake).to_be_focused()
    page.keyboard.press("Enter")
    expect(dome.off).to_be_focused(timeout=90_000)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Turn the glass")).to_be_focused()
    page.keyboard.press("Enter")
    table = Table(page, 4)
    claim(table, table.grid.words(4)[0])


def test_a_shaken_device_shakes_the_dome_and_no_running_grid_C2(
    visit: Visits,
) -> None:
    # Where the browser asks nobody before it tells how the device moves.
    page = visit(DESKTOP, _ASKS_NOBODY).page
    dome = to_dome(open_classic(page))
    page.evaluate(_JOLT)
    expect(dome.off).to_be_focused(timeout=90_000)
    dome.off.click()
    table = turn_glass(page, "Turn the glass")
    page.evaluate(_JOLT)
    claim(table, table.grid.words(4)[0])
    assert table.labels()[0].startswith(table.grid.letters[0].upper())


_JOLT = """() => dispatchEvent(
  new DeviceMotionEvent("devicemotion", { acceleration: { x: 30, y: 0, z: 0 } }))"""

_ASKS_NOBODY = "delete globalThis.DeviceMotionEvent?.requestPermission;"
