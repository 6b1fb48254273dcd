"""The packed word lists: one small file for the site, and back.

Form: `MAGIC`, then one zlib stream over a count (4 bytes, big-endian), one byte a word
for the letters it shares with the word before, one mark byte a word (`lexicon`), and
the remaining letters, each word's ended by LF; words in alphabetical order.
"""

import re
import zlib
from collections.abc import Iterator

from lexigrid.lexicon import Lexicon

MAGIC = b"lexigrid words 1\n"
_COUNT_BYTES = 4


def pack(lexicon: Lexicon) -> bytes:
    """Write a lexicon as one file; equal lexicons give equal bytes on one zlib."""
    words = lexicon.words()
    shared = bytes(map(_shared, ["", *words], words))
    marks = bytes(_mark(lexicon, word) for word in words)
    rests = "".join(
        word[keep:] + "\n" for keep, word in zip(shared, words, strict=True)
    )
    count = len(words).to_bytes(_COUNT_BYTES, "big")
    return MAGIC + zlib.compress(count + shared + marks + rests.encode(), 9)


def _shared(before: str, word: str) -> int:
    pairs = zip(before, word, strict=False)
    differing = (at for at, (one, two) in enumerate(pairs) if one != two)
    return next(differing, min(len(before), len(word)))


def _mark(lexicon: Lexicon, text: str) -> int:
    word = lexicon.word(text)
    if word is None:
        raise KeyError(text)
    return word.mark


def unpack(packed: bytes) -> Lexicon:
    """Read what `pack` wrote; ValueError says that the file is not whole."""
    if not packed.startswith(MAGIC):
        msg = "the word file is not one that this version reads"
        raise ValueError(msg)
    try:
        plain = zlib.decompress(packed[len(MAGIC) :])
    except zlib.error as error:
        msg = f"the word file is damaged: {error}"
        raise ValueError(msg) from error
    count = int.from_bytes(plain[:_COUNT_BYTES], "big")
    start = _COUNT_BYTES + count
    words = plain.count(b"\n", start + count)
    if words != count or (count > 0 and not plain.endswith(b"\n")):
        msg = f"the word file is damaged: {words} words where {count} should be"
        raise ValueError(msg)
    return Lexicon(_words(plain, start, count))


def _words(plain: bytes, start: int, count: int) -> Iterator[tuple[str, int]]:
    # One after the other: all words as text at once would take ten times the memory.
    shared = plain[_COUNT_BYTES:start]
    marks = plain[start : start + count]
    rests = re.compile(rb"([^\n]*)\n").finditer(plain, start + count)
    word = ""
    for keep, mark, rest in zip(shared, marks, rests, strict=True):
        word = word[:keep] + rest[1].decode("ascii")
        yield word, mark
