"""All plays of a rack on a board, over letters there, too (T8 to T11, T13).

A slot's words are an intersection of sets of bits: those that the rack and the letters
lying there spell together, with letters in each place that may be kept there or laid.
The few words that need a letter twice that is there once are found out one by one.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from typing import NamedTuple

from lexigrid.board import ACROSS
from lexigrid.games.heist_moves import Lay
from lexigrid.games.heist_slots import Slot, slots
from lexigrid.games.heist_table import HeistTable
from lexigrid.games.heist_tally import (
    GUARDS,
    LACKING,
    LAID,
    LOW,
    POINTS,
    Tally,
    missing,
)
from lexigrid.patterns import A, RackWords, Vocabulary
from lexigrid.tiles import BLANK

_added = list.__getitem__


class Found(NamedTuple):
    """A play: a word, in small letters, in a slot.

    `blanks` are the places where a wildcard is laid. `points` are those of the words,
    before any doubling or deduction.
    """

    points: int
    slot: Slot
    word: bytes
    blanks: tuple[int, ...] = ()

    @property
    def changed(self) -> list[int]:
        """The places where a tile is laid."""
        pairs = zip(self.word, self.slot.lying, strict=True)
        return [at for at, (own, there) in enumerate(pairs) if own != there]

    def move(self) -> Lay:
        """Return the play as a move."""
        word, spots = self.word.decode(), self.slot.spots
        return Lay(
            tuple(
                (spots[at].square, word[at] if at in self.blanks else word[at].upper())
                for at in self.changed
            )
        )

    @property
    def laid(self) -> str:
        """The tiles that leave the rack, in the order of their squares."""
        word = self.word.decode().upper()
        return "".join(BLANK if at in self.blanks else word[at] for at in self.changed)

    @property
    def replaced(self) -> list[int]:
        """The squares where a letter is replaced."""
        spots = (self.slot.spots[at] for at in self.changed)
        return [spot.square for spot in spots if spot.there]


_found = partial(tuple.__new__, Found)  # in half the time that Found takes


class Search:
    """The plays of one rack on one board, of the words of a vocabulary."""

    def __init__(
        self, table: HeistTable, board: str, rack: str, vocabulary: Vocabulary
    ) -> None:
        """Look at a position; `rack` is a text of tiles."""
        self._columns = vocabulary.columns
        self._own = RackWords(vocabulary, rack.upper(), rack.count(BLANK))
        self._slots = slots(table, board, vocabulary, self._own, len(rack))
        self._tally = Tally(table, self._own.have)

    def best_placed(self) -> Iterator[Found]:
        """Yield every word in every place, its wildcards where they cost least."""
        blanks, points = self._own.blanks, self._tally.points
        for slot, words in self._slots:
            base, rows, weights = self._tally.form(slot)
            for word in self._columns[len(rows)].words(words):
                total = sum(map(_added, rows, word), base)
                low = total & LOW
                if low & LAID <= 1 and not _has_home(slot, word, low):
                    continue
                kept = total & GUARDS
                if kept == GUARDS:
                    yield _found((low // POINTS, slot, word, ()))
                elif blanks:
                    letter = LACKING.get(kept ^ GUARDS)
                    if letter and word.count(letter) == 1:
                        at = word.index(letter)
                    elif letter and missing(total, letter) == 1:
                        at = _lightest(slot, word, letter, weights)
                    else:
                        yield from self._wild(slot, word, low, weights)
                        continue
                    score = low // POINTS - points[letter] * weights[at]
                    yield _found((score, slot, word, (at,)))

    def _wild(
        self, slot: Slot, word: bytes, low: int, weights: Sequence[int]
    ) -> Sequence[Found]:
        """Return a word with wildcards where they cost least, if there are enough.

        One is not enough. Letters that the rack has go where they count most.
        """
        if self._own.blanks == 1:
            return ()
        found = Found(low // POINTS, slot, word)
        left, blanks = self._own.have.copy(), []
        for at in sorted(found.changed, key=lambda at: -weights[at]):
            left[word[at] - A] -= 1
            if left[word[at] - A] < 0:
                blanks.append(at)
        if len(blanks) > self._own.blanks:
            return ()
        return (self._with(found, weights, tuple(sorted(blanks))),)

    def _with(
        self, found: Found, weights: Sequence[int], blanks: tuple[int, ...]
    ) -> Found:
        """Return a play with wildcards in some places."""
        points, word = self._tally.points, found.word
        lost = sum(points[word[at]] * weights[at] for at in blanks)
        return found._replace(points=found.points - lost, blanks=blanks)

    def every(self) -> Iterator[Found]:
        """Yield every play, with wildcards in every way they could be laid."""
        for slot, words in self._slots:
            base, rows, weights = self._tally.form(slot)
            for word in self._columns[len(rows)].words(words):
                low = sum(map(_added, rows, word), base) & LOW
                if low & LAID > 1 or _has_home(slot, word, low):
                    found = Found(low // POINTS, slot, word)
                    for blanks in self._placings(found):
                        yield self._with(found, weights, blanks)

    def _placings(self, found: Found) -> Iterator[tuple[int, ...]]:
        word, changed = found.word, found.changed
        for count in range(min(self._own.blanks, len(changed)) + 1):
            for blanks in combinations(changed, count):
                left = self._own.have.copy()
                for at in changed:
                    if at not in blanks:
                        left[word[at] - A] -= 1
                if min(left) >= 0:
                    yield blanks


def _lightest(slot: Slot, word: bytes, letter: int, weights: Sequence[int]) -> int:
    """Return the place where laying a letter, a byte, counts least."""
    lying = slot.lying
    places = [at for at, own in enumerate(word) if own == letter != lying[at]]
    return min(reversed(places), key=weights.__getitem__)


def _has_home(slot: Slot, word: bytes, low: int) -> bool:
    """Tell whether a word of fewer than two laid tiles is a play found in this slot.

    Each play has one home: one tile that makes words both ways has it across.
    """
    if not low & LAID:
        return False
    if slot.step == ACROSS:
        return True
    pairs = zip(slot.spots, word, slot.lying, strict=True)
    return any(spot.across is None for spot, own, there in pairs if own != there)
