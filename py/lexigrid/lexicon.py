"""Word lists: membership, levels, and the trie of the hunt list.

Words lie by length: `blob` of length 5 is all five-letter words, sorted and joined
without a gap, and `marks` has one byte a word. So a word is found by bisection, column
p of a length is the slice `blob[p::length]`, and a set of words of one length can be
one int with a bit for each word (the tile games' pattern search builds on that).
"""

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from hashlib import sha256

HUNT = 1  # mark: the word is in the hunt list
NEVER_PLAY = 2  # mark: for people only, no computer player or hint shows it
EVERYDAY = 16  # mark: known to everybody, whatever its length
_LEVEL_SHIFT = 2
_LEVEL_BITS = 3
_WIDTH = 26  # of a trie's rows: 25 cells of the larger grid, and a zero to end the word


class Level(IntEnum):
    """How well known a word is, the best known first (wordlist/README.md)."""

    EASY = 0
    NORMAL = 1
    REST = 2
    ALL = 3


def marked(
    level: Level, *, hunt: bool, never_play: bool, everyday: bool = False
) -> int:
    """Return the mark byte of a word."""
    lists = HUNT * hunt | NEVER_PLAY * never_play | EVERYDAY * everyday
    return level << _LEVEL_SHIFT | lists


@dataclass(frozen=True)
class Word:
    """What the lists say of one word."""

    text: str
    mark: int

    @property
    def in_hunt(self) -> bool:
        """Tell whether the hunt list has the word (H13)."""
        return bool(self.mark & HUNT)

    @property
    def never_played(self) -> bool:
        """Tell whether computer players and hints leave the word out."""
        return bool(self.mark & NEVER_PLAY)

    @property
    def level(self) -> Level:
        """Return how well known the word is."""
        return Level(self.mark >> _LEVEL_SHIFT & _LEVEL_BITS)

    @property
    def is_everyday(self) -> bool:
        """Tell whether everybody knows the word (H18: such missed words come first)."""
        return bool(self.mark & EVERYDAY)


@dataclass(frozen=True)
class Block:
    """All words of one length: `blob` of length x count bytes, `marks` of count."""

    length: int
    blob: bytes
    marks: bytes

    def __getitem__(self, index: int) -> bytes:
        """Return word number `index`; IndexError past the last."""
        if not 0 <= index < len(self.marks):
            raise IndexError(index)
        return self.blob[index * self.length : (index + 1) * self.length]

    def __len__(self) -> int:
        """Return the number of words."""
        return len(self.marks)

    def index(self, word: bytes) -> int | None:
        """Return the number of `word`, None when it is not here."""
        place = bisect_left(self, word)
        return place if place < len(self) and self[place] == word else None


class Lexicon:
    """A list of words with a mark each."""

    def __init__(self, words: Iterable[tuple[str, int]]) -> None:
        """Take words of small letters a-z with their mark bytes, sorted, each once."""
        blobs: dict[int, bytearray] = {}
        marks: dict[int, bytearray] = {}
        hunt = bytearray()
        for text, mark in words:
            blobs.setdefault(len(text), bytearray()).extend(text.encode())
            marks.setdefault(len(text), bytearray()).append(mark)
            if mark & HUNT:
                hunt += trie_row(text)
        self.blocks = {
            length: Block(length, bytes(blobs[length]), bytes(marks[length]))
            for length in sorted(blobs)
        }
        self.hunt = Trie(hunt)

    @classmethod
    def of(cls, words: Iterable[str]) -> "Lexicon":
        """Make a lexicon of a plain list: every word in every list, level ALL."""
        mark = marked(Level.ALL, hunt=True, never_play=False)
        return cls((word, mark) for word in sorted(set(words)))

    def word(self, text: str) -> Word | None:
        """Return what the lists say of a word in small letters, None if nothing."""
        block = self.blocks.get(len(text))
        index = block.index(text.encode()) if block else None
        if block is None or index is None:
            return None
        return Word(text, block.marks[index])

    def is_everyday(self, text: str) -> bool:
        """Tell whether `text` is a word that everybody knows (H18)."""
        word = self.word(text)
        return word is not None and word.is_everyday

    def __contains__(self, text: str) -> bool:
        """Tell whether the crossword list, which is all words here, has `text`."""
        return self.word(text) is not None

    def __len__(self) -> int:
        """Return the number of words."""
        return sum(map(len, self.blocks.values()))

    def words(self, mark: int = 0) -> list[str]:
        """Return the words whose mark has all bits of `mark`, sorted."""
        return sorted(
            block[index].decode()
            for block in self.blocks.values()
            for index, own in enumerate(block.marks)
            if own & mark == mark
        )

    @cached_property
    def digest(self) -> str:
        """SHA-256 over words and marks, 64 hexadecimal digits: unlike lists differ."""
        hashed = sha256()
        for length, block in self.blocks.items():
            hashed.update(b"%d %d " % (length, len(block)))
            hashed.update(block.blob)
            hashed.update(block.marks)
        return hashed.hexdigest()


def trie_row(word: str) -> bytes:
    """Return a word as a row of a trie: letters of cubes, then zero bytes to its end.

    Nothing for a word that no path of 25 cells can spell: a longer one, or one with a
    q without u (H10).
    """
    cubes = word.replace("qu", "q")
    if len(cubes) >= _WIDTH or cubes.replace("q", "qu") != word:
        return b""
    return cubes.encode().ljust(_WIDTH, b"\0")


class Trie:
    """A sorted word list read as a tree of prefixes, without building one.

    The words that share a prefix are a run of the sorted list, and letter number
    `depth` within that run is sorted as well: the run of a longer prefix begins at the
    first and ends at the last place of its letter, which `bytes.find` and `rfind` on
    the column of that depth tell at the speed of C. Qu is one letter, q, as on the
    cubes.
    """

    def __init__(self, rows: bytes | bytearray) -> None:
        """Take the `trie_row` of each word of a sorted list, joined."""
        self.columns = tuple(bytes(rows[depth::_WIDTH]) for depth in range(_WIDTH))

    @classmethod
    def of(cls, words: Iterable[str]) -> "Trie":
        """Make the trie of a sorted list of words of small letters."""
        return cls(b"".join(map(trie_row, words)))

    def __len__(self) -> int:
        """Return the number of words."""
        return len(self.columns[0])

    def cubes(self, index: int) -> str:
        """Return word number `index` as letters of cubes (q for Qu)."""
        letters = []
        for column in self.columns:
            if not column[index]:
                break
            letters.append(column[index])
        return bytes(letters).decode()
