"""What laid tiles form and score, or why they may not lie so (X7, X12, X13)."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod

from lexigrid.board import (
    EMPTY,
    Squares,
    formed,
    line,
    parse_place,
    place_name,
    run,
    step_of,
    with_tiles,
)
from lexigrid.games.crossword_moves import Play
from lexigrid.games.crossword_table import CrosswordTable
from lexigrid.games.tile_words import Formed

Laid = Sequence[tuple[int, str]]  # squares with their tiles, small letters blanks


@dataclass(frozen=True)
class Laying:
    """Tiles that may lie as they do: the move, the board after it, and its score.

    `words` has the main word first, then those across it from the first laid tile to
    the last; whether the list has them is another question.
    """

    move: Play
    laid: tuple[tuple[int, str], ...]
    board: str
    words: tuple[Formed, ...]
    bonus: int

    @property
    def tiles(self) -> str:
        """The laid tiles in the order of their squares."""
        return "".join(tile for _, tile in self.laid)

    @property
    def score(self) -> int:
        """The points of the turn."""
        return self.bonus + sum(word.points for word in self.words)


def laying(table: CrosswordTable, board: str, move: Play) -> Laying | str:
    """Judge a play as it is written; a code says what is wrong with its shape."""
    size = table.layout.size
    place = parse_place(size, move.place)
    if place is None:
        return "off_the_board"
    square, step = place
    whole = line(size, square, step)
    squares = whole[whole.index(square) :][: len(move.tiles)]
    if len(squares) < len(move.tiles):
        return "off_the_board"
    for at, tile in zip(squares, move.tiles, strict=True):
        if (tile == EMPTY) == (board[at] == EMPTY):
            return "gap" if tile == EMPTY else "square_taken"
    pairs = zip(squares, move.tiles, strict=True)
    laid = [(at, tile) for at, tile in pairs if tile != EMPTY]
    judged = _judged(table, board, laid, step)
    if isinstance(judged, Laying) and judged.move != move:
        return "not_whole"
    return judged


def as_recorded(table: CrosswordTable, board: str, move: Play) -> Laying | str:
    """Judge a play as records write it, else return a code.

    One tile may also be written along the line in which it makes no word.
    """
    made = laying(table, board, move)
    place = parse_place(table.layout.size, move.place)
    if made != "not_whole" or place is None or len(move.tiles) > 1:
        return made
    return placed(table, board, [(place[0], move.tiles)])


def placed(table: CrosswordTable, board: str, laid: Laid) -> Laying | str:
    """Judge tiles laid on squares of the board, in any order; else a code."""
    squares = [square for square, _ in laid]
    if not laid or len(set(squares)) < len(squares):
        return "not_in_line"
    if any(not 0 <= square < len(board) for square in squares):
        return "off_the_board"
    if any(board[square] != EMPTY for square in squares):
        return "square_taken"
    step = step_of(with_tiles(board, laid), squares)
    if step is None:
        return "not_in_line"
    return _judged(table, board, sorted(laid), step)


def _judged(table: CrosswordTable, before: str, laid: Laid, step: int) -> Laying | str:
    squares = [square for square, _ in laid]
    board = with_tiles(before, laid)
    main = run(board, squares[0], step)
    if squares[-1] not in main:
        return "gap"
    words = formed(board, squares, step)
    wrong = _misplaced(table, before, squares, (main, words))
    if wrong:
        return wrong
    shown = dict(laid)
    tiles = "".join(shown.get(square, EMPTY) for square in main)
    return Laying(
        Play(place_name(table.layout.size, main[0], step), tiles),
        tuple(laid),
        board,
        tuple(_scored(table, board, word, frozenset(squares)) for word in words),
        table.bonus if len(laid) == table.rack else 0,
    )


def _misplaced(
    table: CrosswordTable,
    before: str,
    laid: Sequence[int],
    made: tuple[Squares, Sequence[Squares]],
) -> str | None:
    main, words = made
    if EMPTY * len(before) == before:
        if table.start not in laid:
            return "start_not_covered"
        return "too_short" if len(main) == 1 else None
    is_crossing = any(word != main for word in words)
    if len(main) == len(laid) and not is_crossing:
        return "not_touching"
    return "not_whole" if len(main) == 1 else None


def _scored(
    table: CrosswordTable, board: str, word: Squares, laid: frozenset[int]
) -> Formed:
    layout = table.layout
    points = sum(
        table.worth(board[square]) * (layout.letter[square] if square in laid else 1)
        for square in word
    )
    times = prod(layout.word[square] for square in word if square in laid)
    return Formed("".join(board[square] for square in word).lower(), points * times)
