"""Whole crosswords against Easy: by touch, by mouse, by keys alone (X1 to X25)."""

import re
from pathlib import Path

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
from tests.browser.hands import Mouse, drag, middle
from tests.browser.table import WAKING

MINUS = "\N{MINUS SIGN}"
CENTRE = 112


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


def test_a_game_by_touch_on_a_phone(visit: Visits) -> None:
    page = visit(PHONE).page
    sit_down(page, "Person", "Easy")
    board = Board(page)
    assert play_out(board, ByFinger(board)) > 3
    final_scores(page)


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
    drag(mouse, [middle(board.squares.nth(CENTRE + at)) for at in (0, 1)])
    board.shows(Laid(CENTRE, letters[1]))
    board.shows(Laid(CENTRE + 1, letters[0]))
    page.get_by_role("button", name="Recall").click()
    expect(page.locator("[data-square][aria-label*='laid by you']")).to_have_count(0)
    # Along the rack a tile changes its place (X22).
    drag(mouse, [middle(board.slots.nth(at)) for at in (0, 6)])
    assert board.rack() == [*rack[1:], rack[0]]


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
    assert board.rows() == rows
    # Whoever acts sees the board as it is.
    moves.first.click()
    board.passing.click()
    expect(board.passing).to_contain_text("Press again")
    expect(back).to_be_hidden()
    assert board.rows() == rows


def test_a_game_by_mouse(visit: Visits, tmp_path: Path) -> None:
    page = visit(DESKTOP).page
    sit_down(page, "Person", "Easy")
    board, hand = Board(page), None
    board.await_turn()
    # A double click is one press: nobody passes by it (X10).
    board.passing.dblclick()
    expect(board.passing).to_contain_text("Press again")
    refuse_nonsense(board)
    hand = ByMouse(board)
    chosen = board.choose()
    assert chosen
    hand.make(chosen)
    await_next(board)
    look_back(board)
    play_out(board, hand)
    totals = final_scores(page)
    page.get_by_role("switch", name="Best plays missed").check()
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
    expect(page.locator(".crossword-figures")).to_contain_text("Points a turn")
    page.evaluate("location.hash = '#/rounds'")
    page.locator(".rounds-open").click()
    expect(page.locator(".cw-over h1")).to_be_visible()


def test_a_game_by_keys_alone(visit: Visits) -> None:
    page = visit(DESKTOP).page
    sit_down(page, "Person", "Easy")
    board = Board(page)
    board.await_turn()
    rack = board.rack()
    board.slots.first.focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(board.slots.nth(1)).to_be_focused()
    assert board.rack()[:2] == [rack[1], rack[0]]
    # A trade by keys alone (Xanado 93).
    page.locator(".cw-trade").focus()
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog", name="Trade tiles")
    card.get_by_role("button").nth(1).focus()
    page.keyboard.press("Space")
    card.get_by_role("button", name="Trade 1 tile").focus()
    page.keyboard.press("Enter")
    await_next(board)
    moves = page.locator(".cw-moves .pad-row")
    expect(moves.filter(has_text="traded 1")).to_have_count(1)
    assert play_out(board, ByKeys(board)) > 3
    final_scores(page)
