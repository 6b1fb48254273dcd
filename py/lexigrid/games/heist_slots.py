"""Where on a board a word could go: lines cut into slots, with the words that may.

Lines recur from turn to turn, and with them what their slots may hold of all words,
whatever is on a rack.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from lexigrid.board import ACROSS, EMPTY
from lexigrid.games.heist_table import HeistTable
from lexigrid.layout import Layout
from lexigrid.patterns import ALL_LETTERS, A, Kept, RackWords, Vocabulary

LINES, SPOTS = 500, 2000  # that are kept
# A line by step, first square, start, letters and what touches it in each place.
Key = tuple[int, int, int, str, tuple[tuple[str, str], ...]]
# A part of a line that one whole word fills: from which place, up to which, the places
# as bits of the line, those of them without a letter, and how many these are.
Stretch = tuple[int, int, int, int, int]


class Spot(NamedTuple):
    """A square, and what a tile laid there would do along one line.

    `there` is the letter that lies there, a small one, 0: the square is empty; `worth`
    are its points. `letters` are those that may be there, bit 0 for a: the one that is,
    and what the word across allows (T9). `letter` and `word` multiply by the bonus of
    the circle, if it is unused (T13); the others in the word across are worth `across`
    points, None: there is no such word.
    """

    square: int
    there: int
    worth: int
    letters: int
    letter: int
    word: int
    across: int | None


class Count(NamedTuple):
    """What tiles and letters of a slot come to in words (heist_tally.py).

    `across` is what words across add if a tile is laid in each place; `rows` has by
    place what a byte adds, `weights` how often a letter laid there counts in all words
    together.
    """

    across: int
    rows: Sequence[list[int]]
    weights: Sequence[int]


@dataclass(eq=False, slots=True)
class Slot:
    """A stretch of a line that one whole word fills, along `step`.

    `spots` are by place in the word, and so is `lying`, the letter there as a small
    one, 0 where none lies; `letters` has them alone. `times` multiplies the word.
    `words` are those that may lie there (patterns.py), what lies there now among them.
    `count` is kept once it was asked for.
    """

    step: int
    spots: Sequence[Spot]
    lying: bytes
    letters: bytes
    times: int
    words: int
    count: Count | None = None


class Line(NamedTuple):
    """A row or column, along `step`, whatever is on a rack.

    `lying` has the letter in each place, as a small one, 0 where none lies. `single`
    has places that one letter only may be in, with it, 0 for a; `several` the others
    that not every letter may be in, with those that may, first the places with fewest.
    `bonuses` are places that multiply the word. The slots of `stretches`, by their
    places, are kept with the line once they were asked for, None: no word may be there.
    """

    step: int
    spots: Sequence[Spot]
    lying: bytes
    single: Sequence[tuple[int, int]]
    several: Sequence[tuple[int, int]]
    bonuses: Sequence[tuple[int, int]]
    stretches: Sequence[Stretch]
    slots: dict[int, Slot | None]

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


def slots(
    table: HeistTable, board: str, vocabulary: Vocabulary, rack: RackWords, tiles: int
) -> Iterator[tuple[Slot, int]]:
    """Yield the slots with the words that some tiles of a rack may be able to lay."""
    size, points = table.layout.size, tuple(table.points.items())
    kept = _kept(table.layout, points, max(table.rack, tiles), vocabulary)
    start = table.start if EMPTY * len(board) == board else -1
    spelt = rack.spelt
    for key in _lines(board, size, start):
        line = kept[key]
        if not line.stretches:
            continue
        barred, own = line.barred(rack.letters), line.slots
        for first, end, places, empty, count in line.stretches:
            if empty & barred or count > tiles:
                continue
            if places not in own:
                own[places] = _slot(line, first, end, vocabulary)
            slot = own[places]
            if slot:
                words = spelt(slot.words, end - first, slot.letters)
                if words:
                    yield slot, words


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
            return Spot(square, 0, 0, letters, *bonuses, across)
        there = ord(tile.lower())
        letters |= 1 << there - A
        return Spot(square, there, worth.get(tile, 0), letters, 1, 1, across)

    spots: Kept[tuple[int, str, tuple[str, str]], Spot] = Kept(spot, SPOTS)

    def line(
        step: int, first: int, start: int, tiles: str, beside: Sequence[tuple[str, str]]
    ) -> Line:
        squares = range(first, first + len(tiles) * step, step)
        here = zip(squares, tiles, beside, strict=True)
        made = _line(step, [spots[one] for one in here], start, most)
        before = last.get((step, first))
        if before:
            made.slots.update(_unchanged(before, made))
        last[step, first] = made
        return made

    last: dict[tuple[int, int], Line] = {}
    return Kept(line, LINES)


def _line(step: int, spots: Sequence[Spot], start: int, most: int) -> Line:
    lying = bytes([spot.there for spot in spots])
    single, several, bonuses, anchors, empty = [], [], [], [], 0
    for at, (square, there, _, letters, _, word, across) in enumerate(spots):
        if there or across is not None or square == start:
            anchors.append(at)
        if not there:
            empty |= 1 << at
        if letters != ALL_LETTERS:
            if letters.bit_count() == 1:
                single.append((at, letters.bit_length() - 1))
            else:
                several.append((at, letters))
        if word > 1:
            bonuses.append((at, word))
    several.sort(key=_number_of_letters)
    stretches = _stretches(len(spots), empty, tuple(anchors), most)
    return Line(step, spots, lying, single, several, bonuses, stretches, {})


def _unchanged(before: Line, now: Line) -> dict[int, Slot | None]:
    """Return the slots of the stretches that are as they were in a line."""
    changed = 0
    for at, (one, other) in enumerate(zip(before.spots, now.spots, strict=True)):
        if one is not other:
            changed |= 1 << at
    own = before.slots.items()
    return {places: slot for places, slot in own if not places & changed}


def _number_of_letters(wanted: tuple[int, int]) -> int:
    return wanted[1].bit_count()


@lru_cache(maxsize=1000)
def _stretches(
    size: int, empty: int, anchors: Sequence[int], most: int
) -> Sequence[Stretch]:
    """Return the stretches of a line that have one of its anchors.

    `empty` are its places without a letter, as bits.
    """
    stretches = []
    ends = [end for end in range(2, size + 1) if end == size or empty >> end & 1]
    for first in range(anchors[-1] + 1 if anchors else 0):
        if first and not empty >> first - 1 & 1:
            continue
        least = max(next(at for at in anchors if at >= first), first + 1)
        for end in ends:
            if end > least:
                places = (1 << end) - (1 << first)
                free = places & empty
                tiles = free.bit_count()
                if tiles > most:
                    break
                stretches.append((first, end, places, free, tiles))
    return stretches


def _slot(line: Line, first: int, end: int, vocabulary: Vocabulary) -> Slot | None:
    words = _words(line, first, end, vocabulary)
    if not words:
        return None
    times = 1
    for at, factor in line.bonuses:
        if first <= at < end:
            times *= factor
    lying = line.lying[first:end]
    letters = lying.replace(b"\0", b"")
    return Slot(line.step, line.spots[first:end], lying, letters, times, words)


def _words(line: Line, first: int, end: int, vocabulary: Vocabulary) -> int:
    words = vocabulary.known.get(end - first, 0)
    if words:
        columns = vocabulary.columns[end - first]
        for at, letter in line.single:
            if first <= at < end:
                words &= columns.at[at - first][letter]
        for at, letters in line.several:
            if words and first <= at < end:
                words &= columns.either[at - first, letters]
    return words
