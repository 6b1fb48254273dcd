"""Seats, lids, clocks, reloads and screens of the crossword."""

import re
from collections.abc import Callable
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visits
from tests.browser.crossword import Board, ByKeys, Laid, await_next, sit_down
from tests.browser.look import check_screen, resize
from tests.browser.table import WAKING

SCREENS = ((320, 568), (390, 844), (844, 390), (820, 1180), (1280, 800), (1440, 900))

_OUTSIDE = """() => {
  const parts = ".cw-window, .cw-rack, .cw-keys button, .cw-play, .cw-seats li";
  const isOutside = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !isIn || !hit || !(element.contains(hit) || hit.contains(element));
  };
  return [...document.querySelectorAll(parts)]
    .filter(isOutside)
    .map((element) => element.className + element.innerText);
}"""


def check_card(page: Page) -> None:
    """Look at a card, which is of bone in both lights."""
    check_screen(page, sizes=((320, 568),), lights=("light",))


def lift(page: Page, name: str) -> None:
    """Take the lid off for a person; until then nothing of a rack is on the page."""
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(f"Hand it to {name}", timeout=WAKING)
    expect(page.locator("[data-slot], [data-square]")).to_have_count(0)
    page.clock.fast_forward(2000)
    page.locator(".cover-key").click()
    page.get_by_role("button", name="Press again to lift").click()


def lay_first(board: Board) -> tuple[Laid, str]:
    """Lay the first tile of some play by keys; return it, and the play's main place."""
    chosen = board.choose()
    assert chosen
    laid = chosen.laid()[0]
    board.page.locator(f"[data-square='{laid.square}']").focus()
    board.page.keyboard.press("Space")
    tile = laid.tile
    board.page.keyboard.press(f"Shift+{tile}" if tile.islower() else tile)
    board.shows(laid)
    return laid, chosen.place


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
            check_screen(page)
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
            page.locator(".cw-shuffle").click()
            expect(page.locator("#polite")).to_have_text("Shuffled")
            racks[name] = board.rack()
            board.pass_turn()
        expect(page.locator(".cw-pass[aria-disabled=false]")).to_have_count(0)
        page.clock.fast_forward(5000)
    assert set(racks) == {"Wren", "Ida"}


def test_time_out_twice_is_the_end(visit: Visits) -> None:
    page = visit(DESKTOP).page
    sit_down(page, "Person", "Easy", timer="Quick")
    board = Board(page)
    board.await_turn()
    lay_first(board)
    page.clock.fast_forward(61_000)
    expect(page.locator("#toasts")).to_contain_text("loses this turn")
    await_next(board)
    # What was laid has come through the time-out as a plan (X24).
    expect(page.locator(".cw-moves")).to_contain_text("out of time")
    expect(page.locator("#toasts")).to_contain_text("One more in a row")
    page.clock.fast_forward(61_000)
    expect(page.locator(".cw-over h1")).to_have_text(re.compile("^Primer wins"))


def test_a_turn_that_has_begun_runs_on_under_the_lid(visit: Visits) -> None:
    page = visit(DESKTOP).page
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


def press_pass(board: Board) -> None:
    """Press Pass once."""
    board.passing.click()
    expect(board.passing).to_contain_text("Press again")


def open_trade(board: Board) -> None:
    """Open the card of a trade."""
    board.page.locator(".cw-trade").click()
    expect(board.page.get_by_role("dialog", name="Trade tiles")).to_be_visible()


def look_at_an_older_board(board: Board) -> None:
    """Choose the first move, if there is one."""
    moves = board.page.locator(".cw-moves .pad-row")
    if moves.count() > 1:
        moves.first.click()
        expect(
            board.page.get_by_role("button", name="Back to the board")
        ).to_be_visible()


def set_the_rack_in_order(board: Board) -> None:
    """Shuffle."""
    board.page.locator(".cw-shuffle").click()


# What a reload may fall into, by turns; another reload falls into the answer to each.
MOMENTS: tuple[Callable[[Board], object], ...] = (
    lay_first,
    press_pass,
    open_trade,
    look_at_an_older_board,
    set_the_rack_in_order,
)


def test_a_reload_at_any_moment_goes_on(visit: Visits) -> None:
    page = visit(DESKTOP).page
    sit_down(page, "Person", "Easy")
    board = Board(page)
    board.await_turn()
    for moment in Random(6).sample(MOMENTS, len(MOMENTS)):
        before = (board.rows(), board.scores(), sorted(board.rack()))
        done = moment(board)
        page.reload()
        board.await_turn()
        # No tile was lost or won, and the tile that was laid is laid again.
        assert (board.rows(), board.scores(), sorted(board.rack())) == before
        if isinstance(done, tuple):
            board.shows(done[0])
            page.get_by_role("button", name="Recall").click()
        chosen = board.choose()
        assert chosen
        ByKeys(board).make(chosen)
        expect(page.locator(".cw-pass[aria-disabled=true], .cw-over")).to_be_visible()
        # The computer player is thinking, or has played.
        page.reload()
        board.await_turn()
        rows = "".join(board.rows())
        assert len(rows.replace(".", "")) > len("".join(before[0]).replace(".", ""))


def test_every_screen_is_whole_and_has_no_fault_that_axe_knows(visit: Visits) -> None:
    page = visit(DESKTOP, clock=False).page
    page.get_by_role("link", name="Play with bots").click()
    board = Board(page)
    board.await_turn()
    lay_first(board)
    faults = {}
    for screen in SCREENS:
        resize(page, *screen)
        faults[str(screen)] = page.evaluate(_OUTSIDE)
    assert {where: what for where, what in faults.items() if what} == {}
    check_screen(page)
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
    check_screen(page)
    page.evaluate("location.hash = '#/crossword/0'")
    expect(page.get_by_role("heading", level=1)).to_have_text("This game is not here")
    check_card(page)
