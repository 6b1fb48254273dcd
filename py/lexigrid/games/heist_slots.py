"""Where on a board a word could go: lines cut into slots, with the words that may.

Lines recur from turn to turn, and with them what their slots may hold of all words,
whatever is on a rack.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from lexigrid.board import ACROSS, EMPTY
from lexigrid.games.heist_table import HeistTable
from lexigrid.layout import Layout
from lexigrid.patterns import ALL_LETTERS, A, Kept, RackWords, Vocabulary

LINES, SPOTS = 500, 2000  # that are kept
# What is in a stretch, whatever is on a rack: the words that may lie there
# (patterns.py), what lies there now among them, its letters, small ones, and what
# multiplies the word.
Content = tuple[int, bytes, int]
# A line by step, first square, start, letters and what touches it in each place.
Key = tuple[int, int, int, str, tuple[tuple[str, str], ...]]


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


class Stretch(NamedTuple):
    """A part of a line that one whole word fills, from place `first` up to `end`.

    `places` are those as bits of the line, `empty` the ones without a letter, `tiles`
    how many they are.
    """

    first: int
    end: int
    places: int
    empty: int
    tiles: int


class Line(NamedTuple):
    """A row or column, along `step`, whatever is on a rack.

    `lying` has the letter in each place, as a small one, 0 where none lies. `single`
    has places that one letter only may be in, with it, 0 for a; `several` the others
    that not every letter may be in, with those that may, first the places with fewest.
    The letter that lies in a place may be in it. `bonuses` are places that multiply the
    word. `contents` of `stretches`, by their places, are kept with the line once they
    were asked for; so are `counts`, by what multiplies the word.
    """

    step: int
    spots: Sequence[Spot]
    lying: bytes
    single: Sequence[tuple[int, int]]
    several: Sequence[tuple[int, int]]
    bonuses: Sequence[tuple[int, int]]
    stretches: Sequence[Stretch]
    contents: dict[int, Content]
    counts: dict[int, Count]

    def barred(self, letters: int) -> int:
        """Return the places, as bits, that none of some letters may be in."""
        barred = 0
        for at, letter in self.single:
            if not letters >> letter & 1:
                barred |= 1 << at
        for at, may in self.several:
            if not letters & may:
                barred |= 1 << at
        return barred


class Slot(NamedTuple):
    """A stretch of a line, with its words that a rack may be able to lay.

    `times` multiplies the word.
    """

    line: Line
    first: int
    end: int
    times: int
    words: int

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
    table: HeistTable, board: str, vocabulary: Vocabulary, rack: RackWords, tiles: int
) -> Iterator[Slot]:
    """Yield the slots with words that a rack of so many tiles may be able to lay."""
    size, points = table.layout.size, tuple(table.points.items())
    kept = _kept(table.layout, points, max(table.rack, tiles), vocabulary)
    start = table.start if EMPTY * len(board) == board else -1
    spelt = rack.spelt
    for key in _lines(board, size, start):
        line = kept[key]
        if not line.stretches:
            continue
        barred, contents = line.barred(rack.letters), line.contents
        for first, end, places, empty, count in line.stretches:
            if empty & barred or count > tiles:
                continue
            if places not in contents:
                contents[places] = _content(line, first, end, vocabulary)
            words, lying, times = contents[places]
            if words:
                words = spelt(words, end - first, lying)
                if words:
                    yield Slot(line, first, end, times, words)


def _lines(board: str, size: int, start: int) -> Iterator[Key]:
    rows = [board[at : at + size] for at in range(0, size * size, size)]
    columns = [board[at::size] for at in range(size)]
    for step, along, across in ((ACROSS, rows, columns), (size, columns, rows)):
        beside = zip(*map(_beside, across), strict=True)
        for number, (tiles, words) in enumerate(zip(along, beside, strict=True)):
            first = number * (size if step == ACROSS else 1)
            yield step, first, start, tiles, words


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
def _kept(
    layout: Layout,
    points: tuple[tuple[str, int], ...],
    most: int,
    vocabulary: Vocabulary,
) -> Kept[Key, Line]:
    """Return lines, in whose stretches up to `most` places are empty.

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
        made = _line(step, [spots[one] for one in here], start, most)
        before = last.get((step, first))
        if before:
            made.contents.update(_unchanged(before, made))
        last[step, first] = made
        return made

    last: dict[tuple[int, int], Line] = {}
    return Kept(line, LINES)


def _line(step: int, spots: Sequence[Spot], start: int, most: int) -> Line:
    lying = bytes([0 if spot.there is None else spot.there + A for spot in spots])
    anchors = [
        at
        for at, spot in enumerate(spots)
        if spot.there is not None or spot.across is not None or spot.square == start
    ]
    single, several = [], []
    for at, spot in enumerate(spots):
        may = spot.letters if spot.there is None else spot.letters | 1 << spot.there
        if may.bit_count() == 1:
            single.append((at, may.bit_length() - 1))
        elif may != ALL_LETTERS:
            several.append((at, may))
    several.sort(key=_number_of_letters)
    bonuses = [(at, spot.word) for at, spot in enumerate(spots) if spot.word > 1]
    stretches = _stretches(tuple(map(bool, lying)), tuple(anchors), most)
    return Line(step, spots, lying, single, several, bonuses, stretches, {}, {})


def _unchanged(before: Line, now: Line) -> dict[int, Content]:
    """Return the contents of the stretches that are as they were in a line."""
    changed = 0
    for at, (one, other) in enumerate(zip(before.spots, now.spots, strict=True)):
        if one is not other:
            changed |= 1 << at
    contents = before.contents.items()
    return {places: own for places, own in contents if not places & changed}


def _number_of_letters(wanted: tuple[int, int]) -> int:
    return wanted[1].bit_count()


@lru_cache(maxsize=1000)
def _stretches(
    lying: Sequence[bool], anchors: Sequence[int], most: int
) -> Sequence[Stretch]:
    """Return the stretches of a line that have one of its anchors.

    `lying` tells by place whether a letter lies there.
    """
    stretches, size = [], len(lying)
    for first in range(anchors[-1] + 1 if anchors else 0):
        if first and lying[first - 1]:
            continue
        least = max(next(at for at in anchors if at >= first), first + 1)
        places = empty = tiles = 0
        for at in range(first, size):
            places |= 1 << at
            if not lying[at]:
                if tiles == most:
                    break
                empty |= 1 << at
                tiles += 1
            end = at + 1
            if at >= least and (end == size or not lying[end]):
                stretches.append(Stretch(first, end, places, empty, tiles))
    return stretches


def _content(line: Line, first: int, end: int, vocabulary: Vocabulary) -> Content:
    words, times = vocabulary.known.get(end - first, 0), 1
    if words:
        columns = vocabulary.columns[end - first]
        for at, letter in line.single:
            if first <= at < end:
                words &= columns.at[at - first][letter]
        for at, letters in line.several:
            if words and first <= at < end:
                words &= columns.either[at - first, letters]
    for at, word in line.bonuses:
        if first <= at < end:
            times *= word
    return words, line.lying[first:end].replace(b"\0", b""), times
