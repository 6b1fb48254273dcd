"""What laid tiles form and score, or why they may not lie so (T8 to T14)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod

from lexigrid.board import EMPTY, Squares, formed, run, step_of, with_tiles
from lexigrid.game import Seat
from lexigrid.games.heist_state import Deduction, HeistState, Placed
from lexigrid.games.heist_table import HeistTable
from lexigrid.games.tile_words import Formed

Laid = Sequence[tuple[int, str]]  # squares with their tiles, small letters wildcards


@dataclass(frozen=True)
class Laying:
    """Tiles that may lie as they do: the board after it, the words and their points.

    `laid` is sorted by square, `replaced` are the letters that lay there, empty where
    none did, and `stored` the points of each laid tile (T14). `words` are that along
    the line of the laid tiles and then those across it, `squares` where they stand.
    Whether the list has them is another question.
    """

    laid: tuple[tuple[int, str], ...]
    replaced: tuple[str, ...]
    stored: tuple[int, ...]
    board: str
    words: tuple[Formed, ...]
    squares: tuple[Squares, ...]

    @property
    def in_board_order(self) -> list[Formed]:
        """The words by their first square, across before down (T10)."""
        placed = zip(self.squares, self.words, strict=True)
        return [word for _, word in sorted(placed, key=_board_order)]

    @property
    def tiles(self) -> str:
        """The laid tiles in the order of their squares."""
        return "".join(tile for _, tile in self.laid)

    @property
    def points(self) -> int:
        """The points of the words, before any doubling."""
        return sum(word.points for word in self.words)


def placed(table: HeistTable, board: str, laid: Laid) -> Laying | str:
    """Judge tiles laid on squares of the board, in any order; else a code (T10).

    Of several faults it is the first in the order of the rule.
    """
    laid = sorted(laid)
    squares = [square for square, _ in laid]
    if any(not 0 <= square < len(board) for square in squares):
        return "off_the_board"
    after = with_tiles(board, laid)
    is_twice = len(set(squares)) < len(squares)
    step = step_of(after, squares) if laid and not is_twice else None
    if step is None:
        return "not_in_line"
    if squares[-1] not in run(after, squares[0], step):
        return "gap"
    words = formed(after, squares, step)
    wrong = _misplaced(table, board, laid, words)
    if wrong:
        return wrong
    fresh = frozenset(square for square in squares if board[square] == EMPTY)
    return Laying(
        tuple(laid),
        tuple(board[square].strip(EMPTY) for square in squares),
        tuple(_stored(table, tile, square, fresh) for square, tile in laid),
        after,
        tuple(_scored(table, after, word, fresh) for word in words),
        tuple(words),
    )


def _board_order(placed: tuple[Squares, Formed]) -> tuple[int, int]:
    squares, _ = placed
    return squares[0], squares.step


def _misplaced(
    table: HeistTable, board: str, laid: Laid, words: Sequence[Squares]
) -> str | None:
    if any(board[square].lower() == tile.lower() for square, tile in laid):
        return "same_letter"
    if EMPTY * len(board) == board:
        if all(square != table.start for square, _ in laid):
            return "start_not_covered"
        return None if words else "too_short"
    is_touching = any(board[square] != EMPTY for word in words for square in word)
    return None if is_touching else "not_touching"


def _stored(table: HeistTable, tile: str, square: int, fresh: frozenset[int]) -> int:
    return table.worth(tile) * (table.layout.letter[square] if square in fresh else 1)


def _scored(
    table: HeistTable, board: str, word: Squares, fresh: frozenset[int]
) -> Formed:
    """Score a word; the bonus of a circle counts when it is first covered (T13)."""
    points = sum(_stored(table, board[square], square, fresh) for square in word)
    times = prod(table.layout.word[square] for square in word if square in fresh)
    return Formed("".join(board[square] for square in word).lower(), points * times)


def deductions(
    placed: Sequence[Placed | None], squares: Iterable[int], scores: Sequence[int]
) -> tuple[Deduction, ...]:
    """Return what seats lose by letters replaced on squares, by seat (T14).

    `scores` are the points of all seats before the move.
    """
    stored: dict[Seat, int] = {}
    for square in squares:
        own = placed[square]
        if own:
            stored[own.seat] = stored.get(own.seat, 0) + own.points
    return tuple(
        Deduction(seat, stored[seat], min(stored[seat], scores[seat - 1]))
        for seat in sorted(stored)
    )


def added(state: HeistState, seat: Seat, points: int) -> int:
    """Return what the points of a move add to a score, doubled or not (T15)."""
    return 2 * points if state.doubled == seat else points
