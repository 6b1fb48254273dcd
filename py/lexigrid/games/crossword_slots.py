"""Where on a board a word could go: lines cut into slots, and what they score."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from lexigrid.board import ACROSS, EMPTY
from lexigrid.games.crossword_table import CrosswordTable
from lexigrid.layout import Layout
from lexigrid.patterns import ALL_LETTERS, A, Vocabulary


class Spot(NamedTuple):
    """An empty square, and the word across it that a tile laid there would be part of.

    `letters` are those that the word across allows, bit 0 for a. `letter` and `word`
    multiply by the square's colour; the others in the word across are worth `across`
    points, None: there is no such word.
    """

    square: int
    letters: int
    letter: int
    word: int
    across: int | None


class Slot(NamedTuple):
    """A stretch of a line that one whole word fills, from `square` along `step`.

    `fixed` has places in the word with the letters that lie there, 0 for a; `spots`
    places to be filled. `base` is what the letters that lie there score, `times` the
    multiplier of the word.
    """

    square: int
    step: int
    length: int
    fixed: tuple[tuple[int, int], ...]
    spots: tuple[tuple[int, Spot], ...]
    base: int
    times: int

    def score_form(self) -> tuple[int, list[tuple[int, int]]]:
        """Return what the slot scores: a sum, and by place the weight of its letter.

        A letter laid at a place adds its points times the weight.
        """
        total = self.base * self.times
        weights = []
        for place, spot in self.spots:
            times = self.times
            if spot.across is not None:
                total += spot.across * spot.word
                times += spot.word
            weights.append((place, times * spot.letter))
        return total, weights


class Line(NamedTuple):
    """One row or column: squares, what lies on them, and spots where nothing does."""

    step: int
    squares: range
    tiles: str
    spots: Sequence[Spot | None]


def slots(
    table: CrosswordTable, board: str, vocabulary: Vocabulary, rack: tuple[int, int]
) -> Iterator[Slot]:
    """Yield the slots that some word could fill from a rack.

    `rack` is the letters on it, bit 0 for a, and its number of tiles. A tile that makes
    words both ways has its slot across only.
    """
    start = table.start if EMPTY * len(board) == board else -1
    for one in _lines(table, board, vocabulary):
        anchors = [
            spot is None or spot.across is not None or spot.square == start
            for spot in one.spots
        ]
        if any(anchors):
            for slot in _slots(table, one, anchors, rack):
                is_single = len(slot.spots) == 1 and slot.step != ACROSS
                if not is_single or slot.spots[0][1].across is None:
                    yield slot


def _lines(table: CrosswordTable, board: str, vocabulary: Vocabulary) -> Iterator[Line]:
    size, plain = table.layout.size, _plain_spots(table.layout)
    rows = [board[at : at + size] for at in range(0, size * size, size)]
    columns = [board[at::size] for at in range(size)]
    for step, along, across in ((ACROSS, rows, columns), (size, columns, rows)):
        for number, tiles in enumerate(along):
            first = number * (size if step == ACROSS else 1)
            squares = range(first, first + size * step, step)
            spots = [
                None
                if tile != EMPTY
                else _spot(table, vocabulary, plain[square], other, number)
                for tile, square, other in zip(tiles, squares, across, strict=True)
            ]
            yield Line(step, squares, tiles, spots)


@lru_cache(maxsize=8)
def _plain_spots(layout: Layout) -> tuple[Spot, ...]:
    """Return the squares of a board with no word across any of them."""
    colours = zip(layout.letter, layout.word, strict=True)
    return tuple(
        Spot(square, ALL_LETTERS, letter, word, None)
        for square, (letter, word) in enumerate(colours)
    )


def _spot(
    table: CrosswordTable, vocabulary: Vocabulary, plain: Spot, across: str, at: int
) -> Spot:
    """Return a spot with the word across it, in whose line it is at a place."""
    if not (across[max(0, at - 1) : at] + across[at + 1 : at + 2]).strip(EMPTY):
        return plain
    before = across[:at].rpartition(EMPTY)[2]
    after = across[at + 1 :].partition(EMPTY)[0]
    allowed = vocabulary.between(before.lower().encode(), after.lower().encode())
    worth = table.worth(before + after)
    return Spot(plain.square, allowed, plain.letter, plain.word, worth)


def _slots(
    table: CrosswordTable, one: Line, anchors: Sequence[bool], rack: tuple[int, int]
) -> Iterator[Slot]:
    """Yield the slots of a line that have one of its anchors.

    Those are tiles and squares where a tile laid would touch one, or the start.
    """
    letters, most = rack
    step, squares, tiles = one.step, one.squares, one.tiles
    size = len(squares)
    last = size - anchors[::-1].index(True)
    may_end = [after == EMPTY for after in tiles[1:] + EMPTY]
    for first in range(min(last, size - 1)):
        if first and tiles[first - 1] != EMPTY:
            continue
        fixed: list[tuple[int, int]] = []
        spots: list[tuple[int, Spot]] = []
        base, times, left, is_anchored = 0, 1, most, False
        for at in range(first, size):
            spot = one.spots[at]
            if spot is None:
                fixed.append((at - first, ord(tiles[at].lower()) - A))
                base += table.points.get(tiles[at], 0)
            else:
                if not left or not spot.letters & letters:
                    break
                left -= 1
                spots.append((at - first, spot))
                times *= spot.word
            if anchors[at]:
                is_anchored = True
            if is_anchored and may_end[at] and spots and at > first:
                yield Slot(
                    squares[first],
                    step,
                    at - first + 1,
                    tuple(fixed),
                    tuple(spots),
                    base,
                    times,
                )
