"""Pattern search: which words have which letters where, at the speed of big integers.

A set of words of one length is an int. Word number k of the sorted list has bit
n - 1 - k of n, so that the column of a length, read as binary digits, is such a set,
and the highest bit is the first word.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from string import ascii_lowercase

from lexigrid.lexicon import Block, Lexicon

LETTERS = ascii_lowercase.encode()
MOST = 64  # of one letter at hand, on a rack and on a line together
A = LETTERS[0]
ALL_LETTERS = (1 << len(LETTERS)) - 1  # as a set, bit 0 for a
_ONLY = tuple(bytes(48 + (byte == own) for byte in range(256)) for own in LETTERS)


class Columns:
    """The words of one length, `block`, as sets of bits."""

    def __init__(self, block: Block) -> None:
        """Take the words of one length."""
        self.block = block
        self.length = block.length
        self.count = len(block)
        self.every = (1 << self.count) - 1

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

    def spelt(self, have: Sequence[int], blanks: int) -> int:
        """Return the words that some letters spell, `blanks` of any letter among them.

        `have` has the number of each letter, a first.
        """
        if not blanks:
            lacking = 0
            for own, sets in zip(have, self.more, strict=True):
                lacking |= sets[own]
            return self.every ^ lacking
        # short[n]: words that lack more than n letters.
        short = [0] * (blanks + 1)
        for own, sets in zip(have, self.more, strict=True):
            for more in sets[own : own + blanks + 1]:
                carry = more
                for number, words in enumerate(short):
                    if not carry:
                        break
                    short[number] = words | carry
                    carry &= words
        return self.every ^ short[blanks]

    def chosen(self, admits: Callable[[int], bool]) -> int:
        """Return the words whose mark is admitted."""
        table = bytes(48 + admits(mark) for mark in range(256))
        return int(self.block.marks.translate(table), 2)

    def words(self, chosen: int) -> Iterator[bytes]:
        """Yield the words of a set in alphabetical order."""
        length, blob = self.length, self.block.blob
        end = self.count * length
        while chosen:
            bit = chosen.bit_length()
            chosen ^= 1 << (bit - 1)
            start = end - bit * length
            yield blob[start : start + length]


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
    stand for any; `letters` are those that can be laid, bit 0 for a. Answers are kept.
    """

    def __init__(self, vocabulary: Vocabulary, letters: str, blanks: int) -> None:
        """Take a rack as its capital letters and its number of blanks."""
        self._vocabulary, self.blanks = vocabulary, blanks
        self.have = [letters.count(chr(byte).upper()) for byte in LETTERS]
        own = sum(1 << at for at, count in enumerate(self.have) if count)
        self.letters = ALL_LETTERS if blanks else own
        self._spelt: dict[tuple[int, tuple[int, ...]], int] = {}
        self._either: dict[tuple[int, int, int], int] = {}

    def is_spelt(self, length: int, lying: tuple[int, ...]) -> bool:
        """Tell whether `spelt` has its answer already."""
        return (length, lying) in self._spelt

    def spelt(self, length: int, lying: tuple[int, ...]) -> int:
        """Return the words of rack and lying letters (sorted, 0 for a) together."""
        key = (length, lying)
        if key not in self._spelt:
            have = self.have.copy()
            for letter in lying:
                have[letter] += 1
            columns = self._vocabulary.columns[length]
            self._spelt[key] = columns.spelt(have, self.blanks)
        return self._spelt[key]

    def either(self, length: int, place: int, letters: int) -> int:
        """Return the words that have one of some letters at a place."""
        key = (length, place, letters)
        if key not in self._either:
            either, at = 0, self._vocabulary.columns[length].at[place]
            while letters:
                lowest = letters & -letters
                letters ^= lowest
                either |= at[lowest.bit_length() - 1]
            self._either[key] = either
        return self._either[key]


@lru_cache(maxsize=4)
def vocabulary(lexicon: Lexicon) -> Vocabulary:
    """Return the vocabulary of all words of a lexicon; made once."""
    return Vocabulary(lexicon, lambda _: True)
