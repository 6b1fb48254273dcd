"""Where on a board a word could go that changes something: lines cut into slots."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from lexigrid.board import ACROSS, EMPTY
from lexigrid.games.heist_table import HeistTable
from lexigrid.layout import Layout
from lexigrid.patterns import ALL_LETTERS, A, Vocabulary


class Spot(NamedTuple):
    """A square, and what a tile laid there would do along one line.

    `there` is the letter that lies there, 0 for a, None: the square is empty; `worth`
    are its points. `letters` are those that the word across allows, bit 0 for a, but
    the one that is there (T9). `letter` and `word` multiply by the bonus of the circle,
    if it is unused (T13); the others in the word across are worth `across` points,
    None: there is no such word.
    """

    square: int
    there: int | None
    worth: int
    letters: int
    letter: int
    word: int
    across: int | None


class Slot(NamedTuple):
    """A stretch of a line that one whole word fills, along `step`.

    `lying` has the letter in each place, as a small one, 0 where none lies. `times`
    multiplies the word.
    """

    step: int
    spots: Sequence[Spot]
    lying: bytes
    times: int


def slots(
    table: HeistTable, board: str, vocabulary: Vocabulary, rack: tuple[int, int]
) -> Iterator[Slot]:
    """Yield the slots that some word could fill from a rack, changing something.

    `rack` is the letters on it, bit 0 for a, and its number of tiles.
    """
    start = table.start if EMPTY * len(board) == board else -1
    for step, spots in _lines(table, board, vocabulary):
        is_anchor = [
            spot.there is not None or spot.across is not None or spot.square == start
            for spot in spots
        ]
        if any(is_anchor):
            yield from _slots(step, spots, is_anchor, rack)


def _lines(
    table: HeistTable, board: str, vocabulary: Vocabulary
) -> Iterator[tuple[int, Sequence[Spot]]]:
    size, plain = table.layout.size, _plain_spots(table.layout)
    rows = [board[at : at + size] for at in range(0, size * size, size)]
    columns = [board[at::size] for at in range(size)]
    for step, along, across in ((ACROSS, rows, columns), (size, columns, rows)):
        for number, tiles in enumerate(along):
            first = number * (size if step == ACROSS else 1)
            squares = range(first, first + size * step, step)
            yield (
                step,
                [
                    plain[square]
                    if tile == EMPTY and _is_free(other, number)
                    else _spot(table, vocabulary, (square, tile), other, number)
                    for tile, square, other in zip(tiles, squares, across, strict=True)
                ],
            )


@lru_cache(maxsize=8)
def _plain_spots(layout: Layout) -> tuple[Spot, ...]:
    """Return the squares of an empty board."""
    colours = zip(layout.letter, layout.word, strict=True)
    return tuple(
        Spot(square, None, 0, ALL_LETTERS, letter, word, None)
        for square, (letter, word) in enumerate(colours)
    )


def _is_free(across: str, at: int) -> bool:
    """Tell whether no letter lies beside a place of a line."""
    beside = across[at - 1 : at] if at else ""
    return beside in {"", EMPTY} and across[at + 1 : at + 2] in {"", EMPTY}


def _spot(
    table: HeistTable,
    vocabulary: Vocabulary,
    here: tuple[int, str],
    across: str,
    at: int,
) -> Spot:
    """Return a spot with the word across it, in whose line it is at a place."""
    square, tile = here
    letters, worth_across = ALL_LETTERS, None
    if not _is_free(across, at):
        before = across[:at].rpartition(EMPTY)[2]
        after = across[at + 1 :].partition(EMPTY)[0]
        letters = vocabulary.between(before.lower().encode(), after.lower().encode())
        worth_across = table.worth(before + after)
    if tile == EMPTY:
        colours = table.layout.letter[square], table.layout.word[square]
        return Spot(square, None, 0, letters, *colours, worth_across)
    there = ord(tile.lower()) - A
    others = letters & ~(1 << there)
    return Spot(square, there, table.points.get(tile, 0), others, 1, 1, worth_across)


def _slots(
    step: int, spots: Sequence[Spot], is_anchor: Sequence[bool], rack: tuple[int, int]
) -> Iterator[Slot]:
    """Yield the slots of a line that have one of its anchors.

    Those are letters and squares where a tile laid would touch one, or the start.
    """
    letters, most = rack
    size = len(spots)
    lying = bytes([0 if spot.there is None else spot.there + A for spot in spots])
    last = size - is_anchor[::-1].index(True)
    for first in range(min(last, size - 1)):
        if first and spots[first - 1].there is not None:
            continue
        times, left, is_anchored, can_change = 1, most, False, False
        for at in range(first, size):
            spot = spots[at]
            is_fitting = bool(spot.letters & letters)
            if spot.there is None:
                if not left or not is_fitting:
                    break
                left -= 1
                times *= spot.word
            can_change = can_change or is_fitting
            is_anchored = is_anchored or is_anchor[at]
            ends = at + 1 == size or spots[at + 1].there is None
            if ends and is_anchored and can_change and at > first:
                yield Slot(step, spots[first : at + 1], lying[first : at + 1], times)
