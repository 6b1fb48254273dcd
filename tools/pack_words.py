"""Derive the game's word lists from the inputs in wordlist/ and pack them.

Which list is made of what is written in wordlist/README.md.
"""

from collections.abc import Iterator
from pathlib import Path

from lexigrid.lexicon import Level, Lexicon, marked
from lexigrid.packed import pack

HUNT_SIZE = 60  # the SCOWL size up to which a word is common English (H13)
NORMAL_SIZE = 50
EVERYDAY_SIZE = 35
HUNT_SHORTEST = 3
_SIZES = frozenset({10, 20, 35, 40, 50, 55, 60, 70})
_CLASSES = {"slurs.tsv": {"A", "B"}, "never_play.tsv": {"swear", "sensitive"}}


class InputError(ValueError):
    """A line of an input file is not what it should be; names file and line."""


def lines(file: Path) -> Iterator[tuple[int, list[str]]]:
    """Yield line number and tab-separated fields of every line that is no comment."""
    for number, line in enumerate(file.read_bytes().split(b"\n"), start=1):
        try:
            text = line.decode("ascii").rstrip("\r")
        except UnicodeDecodeError:
            raise _fault(file, number, "a letter outside a-z") from None
        if text and not text.startswith("#"):
            yield number, text.split("\t")


def words(file: Path, fields: int = 1) -> dict[str, list[str]]:
    """Read a file of words with `fields` fields a line; InputError names a bad line.

    Returns the further fields by word, in the order of the file.
    """
    read: dict[str, list[str]] = {}
    for number, (word, *more) in lines(file):
        if not (word.isalpha() and word.islower()):
            raise _fault(file, number, f"{word!r} is not a word of letters a-z")
        if word in read:
            raise _fault(file, number, f"{word} stands here twice")
        if len(more) < fields - 1:
            raise _fault(file, number, f"{word} lacks its field {len(more) + 2}")
        read[word] = more
    return read


def _fault(file: Path, number: int, what: str) -> InputError:
    return InputError(f"{file.parent.name}/{file.name}, line {number}: {what}")


def sizes(file: Path) -> dict[str, int]:
    """Read words with their SCOWL sizes."""
    read = {}
    for number, (word, size, *_) in _with_fields(file):
        if not size.isdigit() or int(size) not in _SIZES:
            raise _fault(file, number, f"{size!r} is not a SCOWL size")
        read[word] = int(size)
    return read


def _with_fields(file: Path) -> Iterator[tuple[int, list[str]]]:
    words(file, fields=2)  # refuses bad lines
    yield from lines(file)


def classed(file: Path) -> set[str]:
    """Read words with a class each; InputError for a class that is not known."""
    for number, (word, name, *_) in _with_fields(file):
        if name not in _CLASSES[file.name]:
            raise _fault(file, number, f"{word} has the unknown class {name!r}")
    return set(words(file, fields=2))


def derive(folder: Path) -> Lexicon:
    """Build the lexicon from the inputs in `folder`.

    Raises InputError for a bad line and OSError for a missing file.
    """
    scowl = sizes(folder / "scowl70.tsv")
    common = {
        word
        for word, size in scowl.items()
        if size <= HUNT_SIZE and len(word) >= HUNT_SHORTEST
    }
    own = set(words(folder / "additions.txt"))
    hunt_own = set(words(folder / "hunt_additions.txt"))
    slurs = classed(folder / "slurs.tsv")
    hunt = common | {word for word in own if len(word) >= HUNT_SHORTEST} | hunt_own
    hunt -= set(words(folder / "hunt_deny.txt")) | slurs
    crossword = set(words(folder / "enable1.txt")) | common | own | hunt_own
    never_play = classed(folder / "never_play.tsv")
    easy = set(words(folder / "easy.txt"))

    def level(word: str) -> Level:
        size = scowl.get(word, HUNT_SIZE + 1)
        if word in easy:
            return Level.EASY
        if size <= NORMAL_SIZE and word not in never_play:
            return Level.NORMAL
        return Level.REST if size <= HUNT_SIZE or word in hunt else Level.ALL

    def mark(word: str) -> int:
        known = word in easy or scowl.get(word, HUNT_SIZE) <= EVERYDAY_SIZE
        never = word in never_play
        return marked(
            level(word),
            hunt=word in hunt,
            never_play=never,
            everyday=known and word in hunt and not never,
        )

    return Lexicon((word, mark(word)) for word in sorted(crossword - slurs))


def pack_words(folder: Path) -> bytes:
    """Return the packed form of the lists derived from `folder`."""
    return pack(derive(folder))
