"""Where on a board a word could go: lines cut into slots, and what they score."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from lexigrid.board import ACROSS, EMPTY
from lexigrid.games.crossword_table import CrosswordTable
from lexigrid.patterns import LETTERS, A, Vocabulary

ALL_LETTERS = (1 << len(LETTERS)) - 1


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
    is_first = EMPTY * len(board) == board
    start = table.start if is_first else -1
    for one in _lines(table, board, vocabulary):
        if start in one.squares or not is_first:
            for slot in _slots(table, one, start, rack):
                spot = slot.spots[0][1]
                is_twin = len(slot.spots) == 1 and spot.across is not None
                if slot.step == ACROSS or not is_twin:
                    yield slot


def _lines(table: CrosswordTable, board: str, vocabulary: Vocabulary) -> Iterator[Line]:
    size = table.layout.size
    rows = [board[at : at + size] for at in range(0, size * size, size)]
    columns = [board[at::size] for at in range(size)]
    for step, along, across in ((ACROSS, rows, columns), (size, columns, rows)):
        for number, tiles in enumerate(along):
            first = number * (size if step == ACROSS else 1)
            squares = range(first, first + size * step, step)
            spots = [
                None
                if tile != EMPTY
                else _spot(table, vocabulary, square, (other[:number], other[number:]))
                for tile, square, other in zip(tiles, squares, across, strict=True)
            ]
            yield Line(step, squares, tiles, spots)


def _spot(
    table: CrosswordTable, vocabulary: Vocabulary, square: int, other: tuple[str, str]
) -> Spot:
    letter, word = table.layout.letter[square], table.layout.word[square]
    before = other[0].rpartition(EMPTY)[2]
    after = other[1][1:].partition(EMPTY)[0]
    if not before and not after:
        return Spot(square, ALL_LETTERS, letter, word, None)
    beside = before + after
    allowed = vocabulary.between(before.lower().encode(), after.lower().encode())
    return Spot(square, allowed, letter, word, table.worth(beside))


def _slots(
    table: CrosswordTable, one: Line, start: int, rack: tuple[int, int]
) -> Iterator[Slot]:
    letters, most = rack
    size = len(one.squares)
    for first in range(size - 1):
        if first and one.tiles[first - 1] != EMPTY:
            continue
        fixed: list[tuple[int, int]] = []
        spots: list[tuple[int, Spot]] = []
        base, times, is_anchored = 0, 1, False
        for at in range(first, size):
            spot, place = one.spots[at], at - first
            if spot is None:
                tile = one.tiles[at]
                fixed.append((place, ord(tile.lower()) - A))
                base += table.points.get(tile, 0)
                is_anchored = True
            else:
                if len(spots) == most or not spot.letters & letters:
                    break
                spots.append((place, spot))
                times *= spot.word
                is_anchored |= spot.across is not None or spot.square == start
            if not (is_anchored and spots and place):
                continue
            if at + 1 == size or one.tiles[at + 1] == EMPTY:
                square = one.squares[first]
                yield Slot(
                    square, one.step, place + 1, tuple(fixed), tuple(spots), base, times
                )
