"""Credits: what a profile's entries come to, line by line (T20 to T22).

An entry says what happened; what it is worth is told here and stored nowhere.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

Standing = Literal["won", "second"]
Prize = Literal["winner", "finalist"]
Reason = Literal[
    "word", "all_tiles", "won", "second", "bought", "entered", "winner", "finalist"
]


@dataclass(frozen=True)
class Played:
    """A finished play: `play` is the digest of its beginning, for it pays once."""

    play: str
    words: tuple[str, ...] = ()
    all_tiles: int = 0
    standing: Standing | None = None


@dataclass(frozen=True)
class Bought:
    """Something of the store, for good."""

    item: str


@dataclass(frozen=True)
class Entered:
    """A place in a tournament."""

    tournament: str


@dataclass(frozen=True)
class Awarded:
    """A prize of a tournament."""

    tournament: str
    prize: Prize


Entry = Played | Bought | Entered | Awarded


@dataclass(frozen=True)
class Rates:
    """What is paid for, and what it costs, in credits.

    `words` are by letters, the most letters standing for all longer words; `items` are
    by name, `prizes` by place.
    """

    words: Mapping[int, int]
    all_tiles: int
    standings: Mapping[Standing, int]
    items: Mapping[str, int]
    entry: int
    prizes: Mapping[Prize, int]

    def word(self, letters: int) -> int:
        """Return what a word of so many letters earns."""
        return self.words.get(min(letters, max(self.words)), 0)


@dataclass(frozen=True)
class Line:
    """A change of the credits: which entry, from 0, it is of, and the total after it.

    `what` is the word, the item or the tournament that it is about, "" otherwise.
    """

    entry: int
    reason: Reason
    what: str
    credits: int
    total: int


def ledger(entries: Sequence[Entry], rates: Rates) -> list[Line]:
    """Return what entries come to, in their order.

    ValueError names an entry that was there before, an unknown item, and a prize
    without an entry. Credits are never negative: where the entries of two devices were
    joined and cost more than there is, what there is is taken.
    """
    _refuse(entries, rates)
    lines: list[Line] = []
    total = 0
    for number, entry in enumerate(entries):
        for reason, what, change in _changes(entry, rates):
            after = max(0, total + change)
            lines.append(Line(number, reason, what, after - total, after))
            total = after
    return lines


def _refuse(entries: Sequence[Entry], rates: Rates) -> None:
    known: dict[tuple[str, str], int] = {}
    for number, entry in enumerate(entries, start=1):
        key = key_of(entry)
        if key in known:
            msg = f"entry {number} is there already, as entry {known[key]}"
            raise ValueError(msg)
        if isinstance(entry, Bought) and entry.item not in rates.items:
            msg = f"entry {number}: the store has no {entry.item[:40]!r}"
            raise ValueError(msg)
        if isinstance(entry, Awarded) and ("entered", entry.tournament) not in known:
            msg = f"entry {number} is a prize of a tournament that was not entered"
            raise ValueError(msg)
        known[key] = number


def key_of(entry: Entry) -> tuple[str, str]:
    """Return what no two entries of a profile have in common."""
    if isinstance(entry, Played):
        return "played", entry.play
    if isinstance(entry, Bought):
        return "bought", entry.item
    kind = "entered" if isinstance(entry, Entered) else "awarded"
    return kind, entry.tournament


def _changes(entry: Entry, rates: Rates) -> Iterator[tuple[Reason, str, int]]:
    if isinstance(entry, Played):
        for word in entry.words:
            yield "word", word, rates.word(len(word))
        for _ in range(entry.all_tiles):
            yield "all_tiles", "", rates.all_tiles
        if entry.standing:
            yield entry.standing, "", rates.standings[entry.standing]
    elif isinstance(entry, Bought):
        yield "bought", entry.item, -rates.items[entry.item]
    elif isinstance(entry, Entered):
        yield "entered", entry.tournament, -rates.entry
    else:
        yield entry.prize, entry.tournament, rates.prizes[entry.prize]
