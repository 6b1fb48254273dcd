"""All plays of a rack on a board, over letters there, too (T8 to T11, T13).

A slot's words are an intersection of sets of bits: those that the rack and the letters
lying there spell together, with letters in each place that may be kept there or laid.
The few words that need a letter twice that is there once are found out one by one.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from lexigrid.board import ACROSS
from lexigrid.games.heist_moves import Lay
from lexigrid.games.heist_slots import Slot, slots
from lexigrid.games.heist_table import HeistTable
from lexigrid.patterns import LETTERS, A, RackWords, Vocabulary
from lexigrid.tiles import BLANK

FEW = 20  # so many words are sooner tried one by one than a set of them is made


class Found(NamedTuple):
    """A play: a word, in small letters, in a slot.

    `changed` are the places where a tile is laid, `blanks` those of them where it is a
    wildcard. `points` are those of the words, before any doubling or deduction.
    """

    points: int
    slot: Slot
    word: bytes
    changed: tuple[int, ...]
    blanks: tuple[int, ...] = ()

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
        return [spot.square for spot in spots if spot.there is not None]


class Search:
    """The plays of one rack on one board, of the words of a vocabulary."""

    def __init__(
        self, table: HeistTable, board: str, rack: str, vocabulary: Vocabulary
    ) -> None:
        """Look at a position; `rack` is a text of tiles."""
        self._vocabulary = vocabulary
        self._own = RackWords(vocabulary, rack.upper(), rack.count(BLANK))
        self._slots = slots(table, board, vocabulary, (self._own.letters, len(rack)))
        self._points = [table.points[chr(byte).upper()] for byte in LETTERS]

    def best_placed(self) -> Iterator[Found]:
        """Yield every word in every place, its wildcards where they cost least."""
        for slot in self._slots:
            for word in self._words_in(slot):
                changed = self._changed(slot, word)
                if changed:
                    blanks = self._cheapest(slot, word, changed)
                    if blanks is not None:
                        yield self._found(slot, word, changed, blanks)

    def every(self) -> Iterator[Found]:
        """Yield every play, with wildcards in every way they could be laid."""
        for slot in self._slots:
            for word in self._words_in(slot):
                changed = self._changed(slot, word)
                for blanks in self._placings(word, changed):
                    yield self._found(slot, word, changed, blanks)

    def _changed(self, slot: Slot, word: bytes) -> tuple[int, ...]:
        """Return the places where a word has another letter than lies there.

        None for a word that is found along the other line, so that each play has one
        home: one tile that makes words both ways has it across.
        """
        lying = slot.lying
        changed = tuple([at for at, own in enumerate(word) if own != lying[at]])
        is_single = len(changed) == 1 and slot.step != ACROSS
        if is_single and slot.spots[changed[0]].across is not None:
            return ()
        return changed

    def _cheapest(
        self, slot: Slot, word: bytes, changed: tuple[int, ...]
    ) -> tuple[int, ...] | None:
        """Return where wildcards cost least; None: the rack has not enough tiles."""
        left, missing = self._own.have.copy(), 0
        for at in changed:
            left[word[at] - A] -= 1
            missing += left[word[at] - A] < 0
        if missing > self._own.blanks:
            return None
        if not missing:
            return ()
        # Letters that the rack has go where they count most.
        left, blanks = self._own.have.copy(), []
        for at in sorted(changed, key=lambda at: -_weight(slot, at)):
            left[word[at] - A] -= 1
            if left[word[at] - A] < 0:
                blanks.append(at)
        return tuple(sorted(blanks))

    def _placings(
        self, word: bytes, changed: tuple[int, ...]
    ) -> Iterator[tuple[int, ...]]:
        if not changed:
            return
        for count in range(min(self._own.blanks, len(changed)) + 1):
            for blanks in combinations(changed, count):
                left = self._own.have.copy()
                for at in changed:
                    if at not in blanks:
                        left[word[at] - A] -= 1
                if min(left) >= 0:
                    yield blanks

    def _found(
        self,
        slot: Slot,
        word: bytes,
        changed: tuple[int, ...],
        blanks: tuple[int, ...],
    ) -> Found:
        main, rest = 0, 0
        for at, spot in enumerate(slot.spots):
            if at not in changed:
                main += spot.worth
                continue
            own = 0 if at in blanks else self._points[word[at] - A] * spot.letter
            main += own
            if spot.across is not None:
                rest += (spot.across + own) * spot.word
        return Found(main * slot.times + rest, slot, word, changed, blanks)

    def _words_in(self, slot: Slot) -> Sequence[bytes]:
        length = len(slot.spots)
        fit = self._fitting(slot, length)
        if not fit:
            return ()
        columns = self._vocabulary.columns[length]
        lying = tuple(sorted([letter - A for letter in slot.lying if letter]))
        if fit.bit_count() > FEW or self._own.is_spelt(length, lying):
            fit &= self._own.spelt(length, lying)
        return list(columns.words(fit))

    def _fitting(self, slot: Slot, length: int) -> int:
        """Return the words whose letters may be kept, or laid, in each place."""
        fit = self._vocabulary.known.get(length, 0)
        if not fit:
            return 0
        own, at = self._own.letters, self._vocabulary.columns[length].at
        wide = []
        for place, spot in enumerate(slot.spots):
            letters = spot.letters & own
            if spot.there is not None and not letters:
                fit &= at[place][spot.there]
            elif spot.there is not None:
                wide.append((place, letters | 1 << spot.there))
            elif letters != own:
                wide.append((place, letters))
        for place, letters in wide:
            if not fit:
                break
            fit &= self._either(length, place, letters)
        return fit

    def _either(self, length: int, place: int, letters: int) -> int:
        """Return the words with some letters in a place.

        Those of the whole rack and one that lies there are put together, since answers
        for the rack alone are kept.
        """
        own = self._own
        more = letters & ~own.letters
        if more and letters ^ more == own.letters:
            there = self._vocabulary.columns[length].at[place][more.bit_length() - 1]
            return own.either(length, place, own.letters) | there
        return own.either(length, place, letters)


def _weight(slot: Slot, at: int) -> int:
    """Return by what a letter laid at a place counts in all words together."""
    spot = slot.spots[at]
    times = slot.times + (0 if spot.across is None else spot.word)
    return times * spot.letter
