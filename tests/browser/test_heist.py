"""Lexiheist on the screen: by touch, by keys, at every size (T1 to T18)."""

import re
from hashlib import sha256
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.crossword import ByFinger, ByKeys, Laid, await_next, play_out
from tests.browser.heist import (
    Change,
    HeistBoard,
    HeistKeys,
    sit_down,
    type_move,
)
from tests.browser.heist_saved import Moment, first_moment, plays_at
from tests.browser.look import check_screen
from tests.browser.saved import take_in
from tests.browser.table import WAKING
from tests.browser.test_crossword_table import check_fit, lift

MINUS = "\N{MINUS SIGN}"
CENTRE = 144

BELOW = """() => {
  const last = [...document.querySelectorAll(".cw-over :is(a, button)")].at(-1);
  const { bottom } = last.getBoundingClientRect();
  return document.scrollingElement.scrollHeight - scrollY - bottom;
}"""
LAST_GAP = 100  # pixels between the last key and the page's end

# With three seats: O, L and a wildcard are drawn, then Q and U; seat 1 goes first.
TIE = sha256(b"heist 1").hexdigest()


def to_the_board(page: Page) -> None:
    """Put the draw away."""
    page.get_by_role("button", name="To the board").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def final_scores(page: Page) -> None:
    """Expect a sheet whose turns and deductions make the totals (T14, T17)."""
    expect(page.locator(".cw-over h1")).to_have_text(re.compile("win|tie|Nobody"))
    sums: dict[str, int] = {}
    for row in page.locator(".cw-turns tbody tr").all():
        name = row.locator("td .unseen").inner_text()
        sums[name] = sums.get(name, 0) + int(row.locator("td").nth(2).inner_text())
        for told in row.locator(".cw-best").all_inner_texts():
            for who, lost in re.findall(rf"([^,]+?)\s{MINUS}(\d+)", told):
                sums[who.strip()] -= int(lost)
    totals = {
        re.sub(r"^\w\s+", "", row.locator("th").inner_text().strip()): int(
            row.locator("td").last.inner_text()
        )
        for row in page.locator(".cw-final tbody tr").all()
    }
    assert totals == sums
    # What is not seen in the sheet makes the page no longer.
    assert page.evaluate(BELOW) < LAST_GAP


def test_a_whole_game_by_touch_against_two_computer_players(visit: Visits) -> None:
    page = visit(PHONE).page
    board = sit_down(page, "Person", "Easy", "Easy")
    to_the_board(page)
    assert play_out(board, ByFinger(board)) > 3
    final_scores(page)
    page.get_by_role("button", name="Previous turn").click()
    page.evaluate("location.hash = '#/rounds'")
    expect(page.locator(".rounds-open")).to_contain_text("Lexiheist, 90 seconds a turn")


def test_a_whole_game_by_keys_of_which_a_turn_runs_out(visit: Visits) -> None:
    page = visit(DESKTOP).page
    board = sit_down(page, "Person", "Easy", "Easy", "Easy", timer="60 seconds")
    page.keyboard.press("Escape")
    board.await_turn()
    told, hand = board.turns(), HeistKeys(board)
    hand.lay_first()
    page.clock.fast_forward(61_000)
    await_next(board, told)
    expect(page.locator(".cw-moves")).to_contain_text("out of time")
    # What was laid is cancelled (T6).
    expect(page.locator("[data-square][aria-label*='laid by you']")).to_have_count(0)
    assert play_out(board, hand) > 3
    final_scores(page)


def test_t6_time_runs_out_while_a_wildcard_waits_for_its_letter(
    visit: Visits, tmp_path: Path
) -> None:
    page = visit(DESKTOP).page
    options = {"timer": 60, "players": [0, 1]}
    moment = first_moment(options, lambda one: one.seat == 1 and "?" in one.rack)
    take_in(page, tmp_path, rounds=[moment])
    page.evaluate("location.hash = '#/'")
    page.get_by_role("link", name="Resume").click()
    board = HeistBoard(page)
    board.await_turn()
    rack, told = board.rack(), board.turns()
    letter = next(at for at, tile in enumerate(rack) if tile != "?")
    empty = [at for at, tile in enumerate("".join(board.rows())) if tile == "."]
    for at, square in zip((letter, rack.index("?")), empty, strict=False):
        board.slots.nth(at).press("Space")
        board.squares.nth(square).press("Space")
    card = page.get_by_role("dialog", name=board.blank_card)
    expect(card).to_be_visible()
    page.clock.fast_forward(61_000)
    expect(card).to_have_count(0)
    await_next(board, told)
    expect(page.locator("[data-square][aria-label*='laid by you']")).to_have_count(0)


def wildcard_to_replace(moment: Moment) -> bool:
    """Tell whether a rack has a letter for another's wildcard, and the one it shows."""
    board = "".join(moment.rows)
    wild = {at: tile for at, tile in enumerate(board) if tile.islower()}
    return (
        moment.seat == 1
        and any(tile.upper() in moment.rack for tile in wild.values())
        and bool(replacing(moment.rack, moment.rows))
    )


def replacing(rack: str, rows: list[str]) -> list[Change]:
    """Return the moves that lay one letter, in a wildcard's place."""
    board = "".join(rows)
    found = [line.split() for line in plays_at(rack.replace("?", ""), rows)]
    moves = [Change("", tiles, int(points)) for tiles, points in found]
    return [
        move
        for move in moves
        if len(move.laid()) == 1 and board[move.laid()[0].square].islower()
    ]


def test_t9_a_wildcard_is_replaced_by_another_letter_only(
    visit: Visits, tmp_path: Path
) -> None:
    page = visit(PHONE).page
    options = {"timer": 90, "players": [0, 1]}
    take_in(page, tmp_path, rounds=[first_moment(options, wildcard_to_replace)])
    page.evaluate("location.hash = '#/'")
    page.get_by_role("link", name="Resume").click()
    board = HeistBoard(page)
    board.await_turn()
    hand, rows = ByFinger(board), board.rows()
    wild = {at: tile for at, tile in enumerate("".join(rows)) if tile.islower()}
    same, shown = next(
        (at, tile.upper()) for at, tile in wild.items() if tile.upper() in board.rack()
    )
    square = board.squares.nth(same)
    expect(square).to_have_attribute("aria-label", re.compile("a wildcard, "))
    hand.lay(Laid(same, shown))
    board.play.click()
    expect(board.status).to_have_text(
        "That letter is there already: lay another, or none"
    )
    page.get_by_role("button", name="Recall").click()
    (move, *_) = replacing("".join(board.rack()), rows)
    (laid,) = move.laid()
    told = board.turns()
    hand.lay(laid)
    expect(board.squares.nth(laid.square)).to_have_attribute(
        "aria-label",
        re.compile("laid by you, replaces [A-Z], a wildcard, placed by seat"),
    )
    board.give(move)
    board.await_move(told)
    assert "".join(board.rows())[laid.square] == laid.tile


def refuse_nonsense(board: HeistBoard) -> None:
    """Submit what is no word: it is named and shown, and nothing is lost (T10)."""
    page, rack = board.page, board.rack()
    # The arrow waits in the middle of an empty board, and goes back with tiles (T18).
    page.keyboard.type("DLN")
    page.locator(".cw-undoLast").click()
    page.keyboard.type("N")
    page.locator(".cw-recall").click()
    page.keyboard.type("DLN")
    board.shows(*(Laid(CENTRE + at, tile) for at, tile in enumerate("DLN")))
    expect(board.play.locator("b")).to_be_visible()
    # Enter submits, though Recall was pressed before (X21).
    page.keyboard.press("Enter")
    expect(board.status).to_have_text("DLN is not in the list")
    wrong = page.locator("[data-square][aria-label*='not in the list']")
    expect(wrong).to_have_count(3)
    assert (board.rack(), board.scores()) == (rack, [0, 0, 0])
    page.locator(".cw-undoLast").press("Enter")
    expect(wrong).to_have_count(0)
    expect(page.locator("[data-square][aria-label*='laid by you']")).to_have_count(2)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("[data-square][aria-label*='laid by you']")).to_have_count(0)


def replace_a_letter(board: HeistBoard, hand: ByKeys) -> None:
    """Take a letter from another seat; its loss is told before (T14, T18)."""
    page, before = board.page, board.scores()
    moves = [one for one in board.moves() if board.is_replacing(one)]
    labels = board.labels()
    move = next(
        one
        for one in moves
        if any("placed by seat 2" in labels[laid.square] for laid in one.laid())
        and "placed by seat 3" not in str([labels[it.square] for it in one.laid()])
    )
    type_move(hand, move)
    expect(
        page.locator("[aria-label*='placed by seat 2, Primer']").first
    ).to_be_visible()
    expect(
        page.locator("[data-square][aria-label*='laid by you, replaces']").first
    ).to_be_visible()
    loss = page.locator(".cw-seats li").nth(1).locator(".cw-loss [aria-hidden]")
    expect(loss).to_have_text(re.compile(rf"^({MINUS}\d+|0)$"))
    lost = int(loss.inner_text().replace(MINUS, ""))
    page.keyboard.press("Enter")
    board.await_move(board.turns())
    if lost:
        expect(page.locator(".cw-moves")).to_contain_text(f"Primer lost {lost}")
    assert before[1] - lost <= board.scores()[1]


def test_a_tie_a_rejected_move_and_a_theft_by_keys(visit: Visits) -> None:
    page = visit(DESKTOP, seed=TIE).page
    board = sit_down(page, "Person", "Easy", "Easy")
    draw = page.get_by_role("dialog", name="Who goes first")
    expect(draw).to_contain_text("drew a wildcard, behind every letter")
    expect(draw.locator(".cw-drawn")).to_have_count(2)
    expect(draw).to_contain_text("Seats that were tied draw again")
    expect(draw.locator(".cw-order li").first).to_contain_text("Player 1")
    page.keyboard.press("Escape")
    board.await_turn()
    expect(board.seats.first).to_contain_text("0")
    refuse_nonsense(board)
    told, first = board.turns(), board.choose()
    assert first
    type_move(ByKeys(board), first)
    # Whoever goes first gets double (T15).
    expect(board.play.locator("b")).to_have_text(str(2 * first.score))
    # What is laid outlives a reload; so does whose turn it is.
    page.reload()
    board = HeistBoard(page)
    board.await_turn()
    board.shows(*first.laid())
    page.keyboard.press("Enter")
    await_next(board, told)
    replace_a_letter(board, ByKeys(board))


def test_every_screen_is_whole_and_has_no_fault_that_axe_knows(visit: Visits) -> None:
    page = visit(DESKTOP).page
    players = ("Person", "Person", "Easy", "Normal", "Hard", "Easy")
    board = sit_down(page, *players)
    check_screen(page, sizes=((320, 568),), lights=("light",))
    to_the_board(page)
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(re.compile("^Hand it to"), timeout=WAKING)
    check_screen(page, sizes=((320, 568),))
    lift(page, title.inner_text().removeprefix("Hand it to "))
    board = HeistBoard(page)
    board.await_turn()
    check_fit(page)
    # What a move makes pushes nothing out of sight (T18).
    first = board.choose()
    assert first
    type_move(HeistKeys(board), first)
    check_fit(page, (1366, 768), (1024, 768))
    check_screen(page, sizes=((320, 568), (1440, 900)))
    for key, card in ((".cw-trade", "Exchange tiles"), ("[title=More]", "Lexiheist")):
        page.locator(key).click()
        expect(page.get_by_role("dialog", name=card, exact=True)).to_be_visible()
        check_screen(page, sizes=((320, 568),), lights=("light",))
        page.keyboard.press("Escape")
