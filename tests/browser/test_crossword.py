"""Whole crosswords against Easy: by touch, by mouse, by keys alone (X1 to X25)."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from lexigrid.bundle import lexicon
from lexigrid.crossword_questions import replayed
from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.crossword import (
    Board,
    ByFinger,
    ByKeys,
    ByMouse,
    Laid,
    await_next,
    play_out,
    sit_down,
)
from tests.browser.hands import Finger, Mouse, drag, middle
from tests.browser.table import WAKING

MINUS = "\N{MINUS SIGN}"
CENTRE = 112

# It is offered for four seconds: the page presses it as soon as it is there.
_UNDO = """() => {
  const key = document.querySelector(".cw-undo");
  key?.click();
  return key !== null;
}"""


# Without a graphics card, nine pixels for each are most of what a game takes.
COARSE_PHONE = {**PHONE, "device_scale_factor": 1}


def final_scores(page: Page) -> dict[str, int]:
    """Expect a score sheet that adds up; return the totals by name (X14 to X16)."""
    expect(page.locator(".cw-over h1")).to_have_text(re.compile("win|tie|Nobody"))
    sums: dict[str, int] = {}
    for row in page.locator(".cw-turns tbody tr").all():
        name = row.locator("td .unseen").inner_text()
        sums[name] = sums.get(name, 0) + int(row.locator("td").nth(2).inner_text())
    totals: dict[str, int] = {}
    for row in page.locator(".cw-final tbody tr").all():
        name = re.sub(r"^\w\s+", "", row.locator("th").inner_text().strip())
        change, total = row.locator("td").all_inner_texts()[1:]
        assert sums[name] + int(change.replace(MINUS, "-")) == int(total)
        totals[name] = int(total)
    return totals


def pinch(board: Board) -> None:
    """Spread two fingers for larger squares, and close them for the whole board."""
    finger = Finger(board.page)
    x, y = middle(board.squares.nth(CENTRE))
    for near, far, zoomed in ((20, 90, "true"), (90, 20, "false")):
        finger.press((x - near, y))
        finger.rest_another((x + 20, y))
        finger.move((x - far, y))
        finger.lift()
        expect(board.page.locator(".cw")).to_have_attribute("data-zoomed", zoomed)
    # No square was pressed by it.
    expect(board.page.locator("[data-square][aria-label*=typing]")).to_have_count(0)


def against_easy(visit: Visits, profile: dict[str, Any]) -> Board:
    """Sit down against one computer player, and wait for the first turn."""
    page = visit(profile).page
    sit_down(page, "Person", "Easy")
    board = Board(page)
    board.await_turn()
    return board


def test_a_game_by_touch_on_a_phone(visit: Visits) -> None:
    board = against_easy(visit, COARSE_PHONE)
    pinch(board)
    assert play_out(board, ByFinger(board)) > 3
    final_scores(board.page)


def refuse_nonsense(board: Board) -> None:
    """Play what is no word: it is named and shown, and nothing is lost (X8)."""
    page, mouse = board.page, Mouse(board.page)
    rack = board.rack()
    letters = [tile for tile in rack if tile != "?"][:3]
    for at, tile in enumerate(letters):
        slot = board.slots.nth(board.place_of(tile))
        square = board.squares.nth(CENTRE + at)
        drag(mouse, [middle(slot), middle(square)])
        board.shows(Laid(CENTRE + at, tile))
    expect(board.play.locator("b")).to_be_visible()
    board.play.click()
    word = "".join(letters)
    expect(board.status).to_have_text(f"{word} is not in the list")
    wrong = page.locator("[data-square][aria-label*='not in the list']")
    expect(wrong).to_have_count(3)
    assert board.rack() == rack
    assert sum(board.scores()) == 0
    # The other button takes a tile back, and one dropped on another changes places.
    board.squares.nth(CENTRE + 2).click(button="right")
    expect(wrong).to_have_count(0)
    expect(board.status).not_to_contain_text("not in the list")
    drag(mouse, [middle(board.squares.nth(CENTRE + at)) for at in (0, 1)])
    board.shows(Laid(CENTRE, letters[1]))
    board.shows(Laid(CENTRE + 1, letters[0]))
    # A trade that is not made leaves them laid, though they are in its card (X9).
    open_trade(board)
    expect(page.locator(".cw-piece")).to_have_count(7)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    board.shows(Laid(CENTRE, letters[1]), Laid(CENTRE + 1, letters[0]))
    page.get_by_role("button", name="Recall").click()
    expect(page.locator("[data-square][aria-label*='laid by you']")).to_have_count(0)
    # Along the rack a tile changes its place (X22).
    places = board.places()
    drag(mouse, [middle(board.slots.nth(at)) for at in (0, 6)])
    assert board.moved(places) == [*rack[1:], rack[0]]


def look_back(board: Board) -> None:
    """Choose a move: the board is as it was then (X25)."""
    rows = board.rows()
    moves = board.page.locator(".cw-moves .pad-row")
    moves.first.click()
    back = board.page.get_by_role("button", name="Back to the board as it is")
    expect(back).to_be_visible()
    assert sum(map(len, board.rows())) - "".join(board.rows()).count(".") < len(
        "".join(rows).replace(".", "")
    )
    back.click()
    expect(back).to_be_hidden()
    assert board.rows() == rows
    # Whoever acts sees the board as it is.
    moves.first.click()
    expect(board.passing).to_have_attribute("aria-disabled", "true")
    board.page.keyboard.press("Escape")
    expect(board.passing).to_have_attribute("aria-disabled", "false")
    assert board.rows() == rows


def take_back_a_pass(board: Board) -> None:
    """Pass, and take it back before the computer player has answered."""
    board.pass_turn()
    board.page.wait_for_function(_UNDO)
    expect(board.status).to_have_text("Taken back. It is your turn again")
    board.await_turn()
    assert board.turns() == 0


def test_a_game_by_mouse(visit: Visits, tmp_path: Path) -> None:
    board = against_easy(visit, DESKTOP)
    page, hand = board.page, ByMouse(board)
    # A double click is one press: nobody passes by it (X10).
    board.passing.dblclick()
    expect(page.locator("#polite")).to_have_text("Press again to pass")
    assert board.turns() == 0
    take_back_a_pass(board)
    refuse_nonsense(board)
    chosen = board.choose()
    assert chosen
    hand.make(chosen)
    await_next(board, 0)
    look_back(board)
    play_out(board, hand)
    totals = final_scores(page)
    page.get_by_role("switch", name="Hard's choices").check()
    expect(page.locator(".cw-best").first).to_be_visible(timeout=WAKING)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save as GCG").click()
    file = tmp_path / "game.gcg"
    saving.value.save_as(file)
    record = replayed(file.read_text("utf-8"), lexicon())
    assert record["scores"] == list(totals.values())
    # Stepping back to the first turn and on again.
    page.get_by_role("button", name="Previous turn").click()
    page.get_by_role("button", name="Next turn").click()
    page.evaluate("location.hash = '#/statistics'")
    expect(page.locator(".tile-figures")).to_contain_text("Points a turn")
    page.evaluate("location.hash = '#/rounds'")
    page.locator(".rounds-open").click()
    expect(page.locator(".cw-over h1")).to_be_visible()


def order_and_trade(board: Board) -> None:
    """Move a tile along the rack, and trade one."""
    page = board.page
    told, rack = board.turns(), board.rack()
    board.slots.first.focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(board.slots.nth(1)).to_be_focused()
    assert board.rack()[:2] == [rack[1], rack[0]]
    # A trade by keys alone (Xanado 93).
    open_trade(board)
    card = page.get_by_role("dialog", name="Trade tiles")
    card.get_by_role("button").nth(1).press("Space")
    card.get_by_role("button", name="Trade 1 tile").press("Enter")
    await_next(board, told)
    moves = page.locator(".cw-moves .pad-row")
    expect(moves.filter(has_text="traded 1")).to_have_count(1)


def press_pass(board: Board) -> None:
    """Press Pass once."""
    board.passing.press("Enter")


def open_trade(board: Board) -> None:
    """Open the card of a trade."""
    board.page.locator(".cw-trade").press("Enter")
    expect(board.page.get_by_role("dialog", name="Trade tiles")).to_be_visible()


def look_at_an_older_board(board: Board) -> None:
    """Choose the first move."""
    board.page.locator(".cw-moves .pad-row").first.press("Enter")
    back = board.page.get_by_role("button", name="Back to the board as it is")
    expect(back).to_be_visible()


def set_the_rack_in_order(board: Board) -> None:
    """Shuffle."""
    board.page.locator(".cw-shuffle").press("Enter")


# What a reload may fall into, by turns; another reload falls into the answer to each.
MOMENTS: tuple[Callable[[Board], object], ...] = (
    lambda board: ByKeys(board).lay_first(),
    press_pass,
    open_trade,
    look_at_an_older_board,
    set_the_rack_in_order,
)


def reload_at(moment: Callable[[Board], object], board: Board) -> None:
    """Load the page anew in the midst of a turn, and again after the move."""
    before = (board.rows(), board.scores(), sorted(board.rack()))
    told = board.turns()
    done = moment(board)
    board.page.reload()
    board.await_turn()
    # No tile was lost or won, and the tile that was laid is laid again.
    assert (board.rows(), board.scores(), sorted(board.rack())) == before
    if isinstance(done, Laid):
        board.shows(done)
        board.page.keyboard.press("Escape")
    chosen = board.choose()
    assert chosen
    ByKeys(board).make(chosen)
    # What is told is kept: the computer player is thinking, or has played.
    board.await_move(told)
    board.page.reload()
    board.await_turn()
    assert board.turns() > told


def test_a_game_by_keys_alone_and_ten_reloads(visit: Visits) -> None:
    board = against_easy(visit, DESKTOP)
    order_and_trade(board)
    # A trade needs seven tiles in the bag: it comes first with this number.
    for moment in Random(7).sample(MOMENTS, len(MOMENTS)):
        reload_at(moment, board)
    assert play_out(board, ByKeys(board)) > 0
    final_scores(board.page)
