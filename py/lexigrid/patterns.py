"""Pattern search: which words have which letters where, at the speed of big integers.

A set of words of one length is an int. Word number k of the sorted list has bit
n - 1 - k of n, so that the column of a length, read as binary digits, is such a set,
and the highest bit is the first word.
"""

from collections.abc import Callable, Sequence
from functools import cache, cached_property, lru_cache
from string import ascii_lowercase
from typing import TypeVar

from lexigrid.lexicon import Block, Lexicon

Key = TypeVar("Key")
Answer = TypeVar("Answer")
LETTERS = ascii_lowercase.encode()
MOST = 64  # of one letter at hand, on a rack and on a line together
A = LETTERS[0]
ALL_LETTERS = (1 << len(LETTERS)) - 1  # as a set, bit 0 for a
_COUNT = 6  # bits of how many there are of a letter
_NUMBER = 3  # bits of the number of a group
# Groups of letters, first those that words have most.
_GROUPS = ("etao", "insr", "ldcu", "mgph", "bfyw", "kvxzjq")
_ONE = {  # by letter its group and the integer of one
    ord(letter): (number, 1 << at * _COUNT + _NUMBER)
    for number, group in enumerate(_GROUPS)
    for at, letter in enumerate(group)
}
_KEPT, _EITHER = 2000, 600  # sets of words of one length
_ONLY = tuple(bytes(48 + (byte == own) for byte in range(256)) for own in LETTERS)


class Kept(dict[Key, Answer]):
    """Answers by what they answer, made when they are asked for first."""

    def __init__(self, make: Callable[..., Answer], most: int | None = None) -> None:
        """Take what makes an answer from a key, or its parts; keep so many at most."""
        super().__init__()
        self._make, self._most = make, most

    def __missing__(self, key: Key) -> Answer:
        """Make an answer, and keep it."""
        if self._most == len(self):
            self.clear()
        parts = key if isinstance(key, tuple) else (key,)
        answer = self[key] = self._make(*parts)
        return answer


class Columns:
    """The words of one length, `block`, as sets of bits."""

    def __init__(self, block: Block) -> None:
        """Take the words of one length."""
        self.block = block
        self.length = block.length
        self.count = len(block)
        self.every = (1 << self.count) - 1
        self.have: Kept[int, int] = Kept(self._have, _KEPT)
        self.either: Kept[tuple[int, int], int] = Kept(self._either, _EITHER)
        self._short: Kept[tuple[int, int], Sequence[int]] = Kept(
            self._fall_short, _KEPT
        )

    @cached_property
    def at(self) -> Sequence[Sequence[int]]:
        """By place and letter (0 for a): the words that have it there."""
        columns = (
            self.block.blob[place :: self.length] for place in range(self.length)
        )
        return tuple(
            tuple(int(column.translate(only), 2) for only in _ONLY)
            for column in columns
        )

    @cached_property
    def more(self) -> Sequence[Sequence[int]]:
        """By letter and number: the words that have more of it than that."""
        return tuple(map(self._more, range(len(LETTERS))))

    def _more(self, letter: int) -> Sequence[int]:
        sets = [0] * MOST
        for column in self.at:
            carry = column[letter]
            for number, own in enumerate(sets):
                sets[number] = own | carry
                carry &= own
                if not carry:
                    break
        return tuple(sets)

    def spelt(self, groups: Sequence[int], blanks: int) -> int:
        """Return the words that some letters spell, `blanks` of any letter among them.

        `groups` has the number of each letter (`grouped`). What words lack of a group
        recurs, and is kept.
        """
        short: Sequence[int] = [0] * (blanks + 1)
        for group in groups:
            short = _together(short, self._short[group, blanks])
        return self.every ^ short[blanks]

    def _have(self, group: int) -> int:
        """Return the words that have no more of a group of letters than so many."""
        return self.every ^ self._fall_short(group, 0)[0]

    def _either(self, place: int, letters: int) -> int:
        """Return the words that have one of some letters, bit 0 for a, in a place."""
        either = 0
        for letter in _letters_of(letters):
            either |= self.at[place][letter]
        return either

    def _fall_short(self, group: int, blanks: int) -> Sequence[int]:
        """Return by n, up to `blanks`, the words that lack more than n of a group."""
        short: Sequence[int] = [0] * (blanks + 1)
        own = group >> _NUMBER
        for letter in _GROUPS[group & (1 << _NUMBER) - 1]:
            count = own & (1 << _COUNT) - 1
            sets = self.more[ord(letter) - A]
            short = _together(short, sets[count : count + blanks + 1])
            own >>= _COUNT
        return short

    def chosen(self, admits: Callable[[int], bool]) -> int:
        """Return the words whose mark is admitted."""
        table = bytes(48 + admits(mark) for mark in range(256))
        return int(self.block.marks.translate(table), 2)

    def words(self, chosen: int) -> list[bytes]:
        """Return the words of a set in alphabetical order."""
        length, blob = self.length, self.block.blob
        end, words = self.count * length, []
        while chosen:
            bit = chosen.bit_length()
            chosen ^= 1 << (bit - 1)
            start = end - bit * length
            words.append(blob[start : start + length])
        return words


def grouped(letters: bytes, more: Sequence[int] = range(len(_GROUPS))) -> list[int]:
    """Return how many there are of each letter, an integer a group, beside `more`.

    The number of the group is in the lowest bits.

    >>> grouped(b"beet")
    [528, 1, 2, 3, 12, 5]
    """
    groups = list(more)
    for letter in letters:
        number, one = _ONE[letter]
        groups[number] += one
    return groups


def _together(one: Sequence[int], other: Sequence[int]) -> Sequence[int]:
    """Return by n the words that lack more than n of two groups, from those of each."""
    both = [a | b for a, b in zip(one, other, strict=True)]
    for most in range(1, len(both)):
        for own in range(most):
            both[most] |= one[own] & other[most - 1 - own]
    return both


@lru_cache(maxsize=4)
def columns(lexicon: Lexicon) -> dict[int, Columns]:
    """Return the columns of a lexicon by length; made once, each at its first use."""
    return {length: Columns(block) for length, block in lexicon.blocks.items()}


class Vocabulary:
    """The words that somebody knows, of those that a lexicon has."""

    def __init__(self, lexicon: Lexicon, admits: Callable[[int], bool]) -> None:
        """Know the words whose mark (lexicon.py) is admitted."""
        self.columns = columns(lexicon)
        self.known = {
            length: own.chosen(admits) for length, own in self.columns.items()
        }
        self._between: dict[tuple[bytes, bytes], int] = {}

    def between(self, before: bytes, after: bytes) -> int:
        """Return the letters that make a word with those before and after them.

        Bit 0 stands for a. Neighbours repeat from turn to turn, so answers are kept.
        """
        asked = (before, after)
        if asked not in self._between:
            self._between[asked] = self._letters(before, after)
        return self._between[asked]

    def _letters(self, before: bytes, after: bytes) -> int:
        gap, length = len(before), len(before) + 1 + len(after)
        fit = self.known.get(length, 0)
        if not fit:
            return 0
        at = self.columns[length].at
        for place, letter in enumerate(before + b"?" + after):
            if place != gap:
                fit &= at[place][letter - A]
        return sum(1 << letter for letter, own in enumerate(at[gap]) if own & fit)


class RackWords:
    """The words of a vocabulary that a rack can make with letters that lie there.

    `have` is the number of each letter on the rack, a first, `blanks` how many tiles
    stand for any; `letters` are those that can be laid, bit 0 for a.
    """

    def __init__(self, vocabulary: Vocabulary, letters: str, blanks: int) -> None:
        """Take a rack as its capital letters and its number of blanks."""
        self._columns, self.blanks = vocabulary.columns, blanks
        self._rack = letters.lower().replace("?", "").encode()
        self.have = [self._rack.count(byte) for byte in LETTERS]
        own = sum(1 << at for at, count in enumerate(self.have) if count)
        self.letters = ALL_LETTERS if blanks else own
        self._alone = grouped(self._rack)
        self._groups: Kept[bytes, list[int]] = Kept(self._with)
        self._spelt: Kept[tuple[int, bytes], int] = Kept(self._spell)

    def spelt(self, words: int, length: int, lying: bytes) -> int:
        """Return which of some words rack and lying letters (small) make together."""
        if self.blanks:
            return words & self._spelt[length, lying]
        have = self._columns[length].have
        for group in self._groups[lying]:
            words &= have[group]
            if not words:
                break
        return words

    def _spell(self, length: int, lying: bytes) -> int:
        return self._columns[length].spelt(self._groups[lying], self.blanks)

    def _with(self, lying: bytes) -> list[int]:
        return grouped(lying, self._alone)


@cache
def _letters_of(letters: int) -> Sequence[int]:
    """Return a set of letters as their numbers."""
    return [at for at in range(len(LETTERS)) if letters >> at & 1]


@lru_cache(maxsize=4)
def vocabulary(lexicon: Lexicon) -> Vocabulary:
    """Return the vocabulary of all words of a lexicon; made once."""
    return Vocabulary(lexicon, lambda _: True)
