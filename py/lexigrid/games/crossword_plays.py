"""All plays of a rack on a board (X5, X7, X8, X12, X13).

A slot's words are an intersection of sets of bits: those that the rack and the letters
lying there spell, with those letters in their places and with letters that the words
across allow. A blank makes the first set larger and needs no search of its own.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from lexigrid.board import EMPTY, place_name
from lexigrid.games.crossword_moves import Play
from lexigrid.games.crossword_slots import Slot, slots
from lexigrid.games.crossword_table import CrosswordTable
from lexigrid.patterns import LETTERS, A, RackWords, Vocabulary
from lexigrid.tiles import BLANK

FEW = 10  # so many words are sooner tried one by one than a set of them is made


class Found(NamedTuple):
    """A play: a word, in small letters, in a slot, with blanks at some places of it."""

    score: int
    slot: Slot
    word: bytes
    blanks: tuple[int, ...] = ()

    def move(self, table: CrosswordTable) -> Play:
        """Return the play as a move."""
        slot, word = self.slot, self.word.decode()
        shown = [EMPTY] * slot.length
        for place, _ in slot.spots:
            letter = word[place]
            shown[place] = letter if place in self.blanks else letter.upper()
        begins = place_name(table.layout.size, slot.square, slot.step)
        return Play(begins, "".join(shown))

    @property
    def laid(self) -> str:
        """The tiles that leave the rack, in the order of their squares."""
        word = self.word.decode().upper()
        return "".join(
            BLANK if place in self.blanks else word[place]
            for place, _ in self.slot.spots
        )


class Search:
    """The plays of one rack on one board, of the words of a vocabulary."""

    def __init__(
        self, table: CrosswordTable, board: str, rack: str, vocabulary: Vocabulary
    ) -> None:
        """Look at a position; `rack` is a text of tiles."""
        self._table, self._vocabulary, self._rack = table, vocabulary, rack
        blanks = rack.count(BLANK)
        self._own = RackWords(vocabulary, rack.upper(), blanks)
        self._blanks, self._have = blanks, self._own.have
        self._slots = slots(table, board, vocabulary, (self._own.letters, len(rack)))
        self._points = [table.points[chr(byte).upper()] for byte in LETTERS]
        self._points = [0] * A + self._points

    def best_placed(self) -> Iterator[Found]:
        """Yield every word in every place, its blanks where they cost least."""
        for slot in self._slots:
            words = self._words_in(slot)
            if words:
                yield from self._placed(slot, words)

    def placed_in(self, slot: Slot) -> Iterator[Found]:
        """Yield every word that fits a slot, its blanks where they cost least."""
        return self._placed(slot, self._words_in(slot))

    def _placed(self, slot: Slot, words: Sequence[bytes]) -> Iterator[Found]:
        points, have = self._points, self._have
        total, weights = self._form(slot)
        if not self._blanks:
            for word in words:
                score = total
                for place, weight in weights:
                    score += points[word[place]] * weight
                yield Found(score, slot, word)
            return
        # Letters that the rack has go where they count most.
        weights.sort(key=lambda pair: -pair[1])
        for word in words:
            left, score, blanks = have.copy(), total, []
            for place, weight in weights:
                letter = word[place]
                if left[letter - A]:
                    left[letter - A] -= 1
                    score += points[letter] * weight
                else:
                    blanks.append(place)
            yield Found(score, slot, word, tuple(blanks))

    def promises(self) -> Iterator[tuple[int, Slot]]:
        """Yield all slots, and with each what no play in it can outscore."""
        highest = sorted(map(self._table.worth, self._rack), reverse=True)
        for slot in self._slots:
            total, weights = self._form(slot)
            times = sorted([weight for _, weight in weights], reverse=True)
            yield (
                total + sum([a * b for a, b in zip(times, highest, strict=False)]),
                slot,
            )

    def every(self) -> Iterator[Found]:
        """Yield every play, with blanks in every way they could be laid."""
        for slot in self._slots:
            total, weights = self._form(slot)
            for word in self._words_in(slot):
                for blanks in self._placings(slot, word):
                    score = total + sum(
                        self._points[word[place]] * weight
                        for place, weight in weights
                        if place not in blanks
                    )
                    yield Found(score, slot, word, blanks)

    def _placings(self, slot: Slot, word: bytes) -> Iterator[tuple[int, ...]]:
        places = [place for place, _ in slot.spots]
        for count in range(min(self._blanks, len(places)) + 1):
            for blanks in combinations(places, count):
                left = self._have.copy()
                for place in places:
                    if place not in blanks:
                        left[word[place] - A] -= 1
                if min(left) >= 0:
                    yield blanks

    def _form(self, slot: Slot) -> tuple[int, list[tuple[int, int]]]:
        total, weights = slot.score_form()
        is_full = len(slot.spots) == self._table.rack
        return total + (self._table.bonus if is_full else 0), weights

    def _words_in(self, slot: Slot) -> Sequence[bytes]:
        fit = self._fitting(slot)
        if not fit:
            return ()
        columns = self._vocabulary.columns[slot.length]
        if fit.bit_count() > FEW:
            lying = bytes(sorted([letter + A for _, letter in slot.fixed]))
            return columns.words(self._own.spelt(fit, slot.length, lying))
        return [word for word in columns.words(fit) if self._has(slot, word)]

    def _fitting(self, slot: Slot) -> int:
        """Return the words that agree with what lies there and with words across."""
        fit = self._vocabulary.known.get(slot.length, 0)
        if not fit:
            return 0
        columns = self._vocabulary.columns[slot.length]
        for place, letter in slot.fixed:
            fit &= columns.at[place][letter]
        for place, spot in slot.spots:
            if spot.across is not None and fit:
                letters = spot.letters & self._own.letters
                if letters != self._own.letters:
                    fit &= columns.either[place, letters]
        return fit

    def _has(self, slot: Slot, word: bytes) -> bool:
        """Tell whether the rack has the letters of a word that do not lie there."""
        left, blanks = self._have.copy(), self._blanks
        for place, _ in slot.spots:
            letter = word[place] - A
            if left[letter]:
                left[letter] -= 1
            elif blanks:
                blanks -= 1
            else:
                return False
        return True
