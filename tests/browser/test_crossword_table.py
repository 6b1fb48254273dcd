"""Seats, lids, clocks, reloads and screens of the crossword."""

import re
from hashlib import sha256

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visits
from tests.browser.crossword import Board, ByKeys, await_next, sit_down
from tests.browser.look import check_screen, resize
from tests.browser.table import WAKING

SCREENS = (
    *((320, 568), (390, 844), (820, 1180), (1280, 800), (1440, 900)),
    # Phones that are turned.
    *((568, 320), (667, 331), (740, 304), (844, 390)),
)

# The first of four has a blank then.
BLANK = sha256(b"blank 37").hexdigest()

ENDS = ((320, 568), (1440, 900))

# What is not whole in the window; a board below 200 px is none.
_OUTSIDE = """() => {
  const parts = ".cw-window, .cw-rack, .cw-keys button, .cw-play, .cw-seats li";
  const isOutside = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (element.matches(".cw-window") && Math.min(right - left, bottom - top) < 200)
      return true;
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !isIn || !hit || !(element.contains(hit) || hit.contains(element));
  };
  return [...document.querySelectorAll(parts)]
    .filter(isOutside)
    .map((element) => element.className + element.innerText);
}"""


# What was said aloud: toasts are gone soon, and each sentence takes another's place.
_LISTEN = """() => {
  const voice = document.querySelector("#assertive");
  const keep = () => said.push(voice.textContent);
  window.said = [];
  const all = { childList: true, characterData: true, subtree: true };
  new MutationObserver(keep).observe(voice, all);
}"""
_SAID = "told => said.some((one) => one.includes(told))"


def check_card(page: Page) -> None:
    """Look at a card, which is of bone in both lights."""
    check_screen(page, sizes=((320, 568),), lights=("light",))


def check_fit(page: Page, *more: tuple[int, int]) -> None:
    """Expect all of the table in the window, at every size."""
    faults = {}
    for screen in (*SCREENS, *more):
        resize(page, *screen)
        faults[str(screen)] = page.evaluate(_OUTSIDE)
    assert {where: what for where, what in faults.items() if what} == {}


def lift(page: Page, name: str) -> None:
    """Take the lid off for a person; until then nothing of a rack is on the page."""
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(f"Hand it to {name}", timeout=WAKING)
    expect(page.locator("[data-slot], [data-square]")).to_have_count(0)
    page.clock.fast_forward(2000)
    page.locator(".cover-key").click()
    page.get_by_role("button", name="Press again to lift").click()


def test_three_seats_with_a_lid_between_people(visit: Visits) -> None:
    page = visit(DESKTOP).page
    page.get_by_role("button", name=re.compile("^Crossword")).click()
    card = page.get_by_role("dialog", name="Crossword", exact=True)
    card.get_by_role("radio", name="3", exact=True).check()
    for seat, player in enumerate(("Person", "Person", "Easy"), start=1):
        card.get_by_role("combobox", name=f"Seat {seat}").select_option(label=player)
    for seat, name in ((1, "Wren"), (2, "Ida")):
        card.get_by_label(f"Name at seat {seat}").fill(name)
    check_card(page)
    # The rules can be read before any clock runs, and the card comes back.
    card.get_by_role("button", name="How to play").press("Enter")
    expect(page.get_by_role("dialog", name="How to play")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.keyboard.press("Escape")
    card.get_by_role("button", name="Deal the tiles").click()
    racks: dict[str, list[str]] = {}
    for _ in range(4):
        title = page.get_by_role("heading", level=1)
        told = re.compile(r"Hand it to (\w+)")
        expect(title).to_have_text(told, timeout=WAKING)
        found = told.search(title.inner_text())
        assert found
        name = found[1]
        if not racks:
            check_card(page)
        lift(page, name)
        board = Board(page)
        board.await_turn()
        rack = board.rack()
        if name in racks:
            # The order of the rack has stayed while others played (liwords 1284).
            assert rack == racks[name]
            chosen = board.choose()
            assert chosen
            ByKeys(board).make(chosen)
        else:
            places = board.places()
            page.locator(".cw-shuffle").click()
            expect(page.locator("#polite")).to_have_text("Shuffled")
            racks[name] = board.moved(places)
            board.pass_turn()
        expect(page.locator(".cw-pass[aria-disabled=false]")).to_have_count(0)
        page.clock.fast_forward(5000)
    assert set(racks) == {"Wren", "Ida"}
    leave_to_a_computer(page, racks)


def leave_to_a_computer(page: Page, racks: dict[str, list[str]]) -> None:
    """Leave a table of three: a computer player takes the seat, the rest play (X17)."""
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(re.compile("^Hand it to"), timeout=WAKING)
    leaver = title.inner_text().removeprefix("Hand it to ")
    (other,) = set(racks) - {leaver}
    lift(page, leaver)
    Board(page).await_turn()
    page.locator("[title=More]").click()
    page.get_by_role("button", name="Leave this game").click()
    page.get_by_role("button", name="Leave the game").click()
    taken = page.locator("[data-left=true] .cw-note")
    expect(taken).to_have_text(re.compile("thinking|Normal"))
    expect(title).to_have_text(f"Hand it to {other}", timeout=WAKING)
    story = page.locator("#cover-story")
    expect(story).to_contain_text(f"{leaver} left; Normal plays on")
    expect(page.get_by_text("computer, Normal")).to_be_visible()


def lose_by_time(page: Page) -> None:
    """Be out of time twice in a row (X17)."""
    sit_down(page, "Person", "Easy", timer="Quick")
    board = Board(page)
    board.await_turn()
    page.evaluate(_LISTEN)
    told = board.turns()
    laid = ByKeys(board).lay_first()
    page.locator(".cw-trade").click()
    card = page.get_by_role("dialog", name="Trade tiles")
    expect(card).to_be_visible()
    page.clock.fast_forward(61_000)
    page.wait_for_function(_SAID, arg="loses this turn")
    await_next(board, told)
    # What was chosen on a card was for the turn that is gone.
    expect(card).to_be_hidden()
    # What was laid has come through the time-out as a plan (X24).
    board.shows(laid)
    expect(page.locator(".cw-moves")).to_contain_text("out of time")
    page.wait_for_function(_SAID, arg="One more time-out")
    expect(page.locator(".cw-status")).to_contain_text("One more time-out")
    page.clock.fast_forward(61_000)
    expect(page.locator(".cw-over h1")).to_have_text(re.compile("^Primer wins"))
    expect(page.get_by_text("ran out of time twice in a row")).to_be_visible()


def run_under_the_lid(page: Page) -> None:
    """Load the page anew in the midst of a turn of one of two people."""
    sit_down(page, "Person", "Person", timer="Quick")
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(re.compile("^Hand it to"), timeout=WAKING)
    first = title.inner_text().removeprefix("Hand it to ")
    # Nobody leaves whose turn has not begun.
    page.locator("[title=More]").click()
    expect(page.get_by_role("dialog", name="Crossword", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Leave this game")).to_have_count(0)
    page.keyboard.press("Escape")
    lift(page, first)
    Board(page).await_turn()
    page.reload()
    expect(title).to_have_text(f"Hand it to {first}", timeout=WAKING)
    expect(page.locator("#cover-how")).to_contain_text("Your time runs")
    page.clock.fast_forward(61_000)
    expect(title).not_to_have_text(f"Hand it to {first}")
    expect(page.locator("#cover-story")).to_contain_text("ran out of time")
    lift(page, title.inner_text().removeprefix("Hand it to "))
    Board(page).await_turn()
    # The tiles of a card are not for the next at the table.
    page.locator(".cw-trade").click()
    expect(page.get_by_role("dialog", name="Trade tiles")).to_be_visible()
    page.clock.fast_forward(61_000)
    expect(title).to_have_text(f"Hand it to {first}")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#assertive")).to_be_empty()


def test_time_runs_out(visit: Visits) -> None:
    page = visit(DESKTOP).page
    lose_by_time(page)
    page.evaluate("location.hash = '#/'")
    run_under_the_lid(page)


def test_every_screen_is_whole_and_has_no_fault_that_axe_knows(visit: Visits) -> None:
    page = visit(DESKTOP, seed=BLANK, clock=False).page
    sit_down(page, "Person", "Easy", "Normal", "Hard")
    board = Board(page)
    board.await_turn()
    board.slots.nth(board.place_of("?")).click()
    board.squares.first.click()
    expect(page.get_by_role("dialog", name="The blank stands for")).to_be_visible()
    check_card(page)
    page.keyboard.press("Escape")
    resize(page, 1440, 900)
    expect(board.slots.nth(board.place_of("?"))).to_be_visible()
    ByKeys(board).lay_first()
    check_fit(page)
    check_screen(page, sizes=ENDS)
    for key, card in ((".cw-trade", "Trade tiles"), ("[title=More]", "Crossword")):
        page.locator(key).click()
        expect(page.get_by_role("dialog", name=card, exact=True)).to_be_visible()
        check_card(page)
        page.keyboard.press("Escape")
    resize(page, 390, 844)
    for title in ("Moves", "Unseen tiles"):
        page.get_by_title(title).click()
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        check_card(page)
        page.keyboard.press("Escape")
        resize(page, 390, 844)
    page.locator("[title=More]").click()
    page.get_by_role("button", name="Leave this game").click()
    check_card(page)
    page.get_by_role("button", name="Leave the game").click()
    expect(page.locator(".cw-over h1")).to_have_text(re.compile("wins"))
    check_screen(page, sizes=ENDS)
    page.evaluate("location.hash = '#/crossword/0'")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is not here")
    check_card(page)
    resize(page, 1440, 900)
    page.evaluate("location.hash = '#/'")
    page.get_by_role("link", name="Play with bots").click()
    board = Board(page)
    board.await_turn()
    expect(board.seats).to_have_count(2)
    expect(board.seats.last).to_contain_text("Normal")
