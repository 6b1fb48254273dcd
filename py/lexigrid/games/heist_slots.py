"""Where on a board a word could go that changes something: lines cut into slots."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import prod
from typing import NamedTuple

from lexigrid.board import ACROSS, EMPTY
from lexigrid.games.heist_table import HeistTable
from lexigrid.layout import Layout
from lexigrid.patterns import ALL_LETTERS, A, Kept, Vocabulary

LINES, SPOTS = 500, 2000  # that are kept


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


class Count(NamedTuple):
    """What tiles and letters of a line come to in words (heist_tally.py).

    `rows` has by place what a byte adds, `weights` how often a letter laid there counts
    in all words together, `across` what words across add in the places before.
    """

    rows: list[list[int]]
    weights: Sequence[int]
    across: Sequence[int]


class Line(NamedTuple):
    """A row or column, along `step`, whatever is on a rack.

    `lying` has the letter in each place, as a small one, 0 where none lies. `anchors`
    are letters and places where a tile laid would touch one, or the start; `empty`
    places without a letter, `ends` those where a word may have ended, `bonuses` those
    that multiply it. `counts` are kept with the line, by what multiplies the word.
    """

    step: int
    spots: Sequence[Spot]
    lying: bytes
    anchors: Sequence[int]
    empty: Sequence[int]
    ends: Sequence[int]
    bonuses: Sequence[tuple[int, int]]
    counts: dict[int, Count]


class Wanted(NamedTuple):
    """What a rack can do in a line.

    `several` has the places that not every letter of the rack may be in, with those
    that may, the one that is there among them; the places with the fewest come first.
    Where it is one letter only, place and letter, 0 for a, are in `single` instead.
    """

    single: Sequence[tuple[int, int]]
    several: Sequence[tuple[int, int]]


class Slot(NamedTuple):
    """A stretch of a line, from place `first` up to `end`, that one whole word fills.

    `times` multiplies the word.
    """

    line: Line
    wanted: Wanted
    first: int
    end: int
    times: int

    @property
    def step(self) -> int:
        """The step from square to square."""
        return self.line.step

    @property
    def spots(self) -> Sequence[Spot]:
        """The spots by place in the word."""
        return self.line.spots[self.first : self.end]

    @property
    def lying(self) -> bytes:
        """The letters that lie there, by place in the word, as in the line."""
        return self.line.lying[self.first : self.end]


def slots(
    table: HeistTable, board: str, vocabulary: Vocabulary, rack: tuple[int, int]
) -> Iterator[Slot]:
    """Yield the slots that some word could fill from a rack, changing something.

    `rack` is the letters on it, bit 0 for a, and its number of tiles.
    """
    start = table.start if EMPTY * len(board) == board else -1
    for line in _lines(table, board, vocabulary, start):
        if line.anchors:
            yield from _slots(line, rack)


def _lines(
    table: HeistTable, board: str, vocabulary: Vocabulary, start: int
) -> Iterator[Line]:
    size = table.layout.size
    known = _known(table.layout, tuple(table.points.items()), vocabulary)
    rows = [board[at : at + size] for at in range(0, size * size, size)]
    columns = [board[at::size] for at in range(size)]
    for step, along, across in ((ACROSS, rows, columns), (size, columns, rows)):
        beside = zip(*map(_beside, across), strict=True)
        for number, (tiles, words) in enumerate(zip(along, beside, strict=True)):
            first = number * (size if step == ACROSS else 1)
            yield known[step, first, start, tiles, words]


@lru_cache(maxsize=256)
def _beside(line: str) -> Sequence[tuple[str, str]]:
    """Return by place of a line the letters that touch it, before it and after it.

    >>> _beside(".CA.")
    [('', 'CA'), ('', 'A'), ('C', ''), ('CA', '')]
    """
    runs = line.split(EMPTY)
    beside = []
    for run, after in zip(runs, [*runs[1:], ""], strict=True):
        beside += [(run[:at], run[at + 1 :]) for at in range(len(run))]
        beside.append((run, after))
    return beside[:-1]


@lru_cache(maxsize=4)
def _known(
    layout: Layout, points: tuple[tuple[str, int], ...], vocabulary: Vocabulary
) -> Kept[tuple[int, int, int, str, tuple[tuple[str, str], ...]], Line]:
    """Return lines by step, first square, start, letters and what touches them.

    They recur from turn to turn.
    """
    worth = dict(points)

    def spot(square: int, tile: str, beside: tuple[str, str]) -> Spot:
        letters, across = ALL_LETTERS, None
        if any(beside):
            before, after = (word.lower().encode() for word in beside)
            letters = vocabulary.between(before, after)
            across = sum(worth.get(letter, 0) for letter in "".join(beside))
        if tile == EMPTY:
            bonuses = layout.letter[square], layout.word[square]
            return Spot(square, None, 0, letters, *bonuses, across)
        there = ord(tile.lower()) - A
        others = letters & ~(1 << there)
        return Spot(square, there, worth.get(tile, 0), others, 1, 1, across)

    spots: Kept[tuple[int, str, tuple[str, str]], Spot] = Kept(spot, SPOTS)

    def line(
        step: int, first: int, start: int, tiles: str, beside: Sequence[tuple[str, str]]
    ) -> Line:
        squares = range(first, first + len(tiles) * step, step)
        here = zip(squares, tiles, beside, strict=True)
        return _line(step, [spots[one] for one in here], start)

    return Kept(line, LINES)


def _line(step: int, spots: Sequence[Spot], start: int) -> Line:
    empty = [at for at, spot in enumerate(spots) if spot.there is None]
    return Line(
        step,
        spots,
        bytes([0 if spot.there is None else spot.there + A for spot in spots]),
        [
            at
            for at, spot in enumerate(spots)
            if spot.there is not None or spot.across is not None or spot.square == start
        ],
        empty,
        [*(at for at in empty if at), len(spots)],
        [(at, spots[at].word) for at in empty if spots[at].word > 1],
        {},
    )


def _slots(line: Line, rack: tuple[int, int]) -> Iterator[Slot]:
    """Yield the slots of a line that have one of its anchors, and a place to change."""
    letters, most = rack
    _, spots, _, anchors, empty, ends, bonuses, _ = line
    fits = [spot.letters & letters for spot in spots]
    changes = [at for at, fit in enumerate(fits) if fit]
    barred = [at for at in empty if not fits[at]]
    wanted = _wanted(spots, fits, letters)
    for start, stop in pairwise([-1, *barred, len(spots)]):
        # Between two circles that nothing can be laid on.
        anchor, change = _last(anchors, stop), _last(changes, stop)
        for first in range(start + 1, min(anchor, change, stop - 2) + 1):
            if first and spots[first - 1].there is not None:
                continue
            least = max(_next(anchors, first), _next(changes, first), first + 1) + 1
            full = bisect_left(empty, first) + most
            latest = min(stop, empty[full]) if full < len(empty) else stop
            for end in ends[bisect_left(ends, least) : bisect_right(ends, latest)]:
                times = 1
                if bonuses:
                    times = prod([word for at, word in bonuses if first <= at < end])
                yield Slot(line, wanted, first, end, times)


def _wanted(spots: Sequence[Spot], fits: Sequence[int], letters: int) -> Wanted:
    """Return what a rack can do; no slot has the places where it can do nothing."""
    single, several = [], []
    for at, (spot, fit) in enumerate(zip(spots, fits, strict=True)):
        may = fit if spot.there is None else fit | 1 << spot.there
        if not may & (may - 1):
            single.append((at, may.bit_length() - 1))
        elif may != letters:
            several.append((at, may))
    several.sort(key=_number_of_letters)
    return Wanted(single, several)


def _number_of_letters(wanted: tuple[int, int]) -> int:
    return wanted[1].bit_count()


def _last(places: Sequence[int], stop: int) -> int:
    """Return the last of some places before one, -1 if there is none."""
    at = bisect_left(places, stop)
    return places[at - 1] if at else -1


def _next(places: Sequence[int], first: int) -> int:
    """Return the first of some places from one on; there must be one."""
    return places[bisect_left(places, first)]
