"""The log of a game: a header, then one line a move, chained by digests.

The log is the save file, the replay, the undo stack, what peers send each other and the
bug report; docs/notation.md has an example. Every line begins with a digest of all
before it and of itself, so that a changed, lost or added line is found and named.
"""

import re
from dataclasses import dataclass, replace
from hashlib import sha256

from lexigrid.compat import override
from lexigrid.game import Seat

FIRST_LINE = "lexigrid log 1"
DIGEST_DIGITS = 16
LONGEST_LOG = 1_000_000  # characters; more is not one of ours
LATEST = 9_999_999_999  # milliseconds; a line has no room for a later moment

_FIELDS = ("game", "options", "seats", "seed", "rules", "words")
_OPTION = re.compile(r"[a-z_]{1,20}=[a-z0-9_-]{1,40}", re.ASCII)
_LINE = re.compile(
    r"([0-9a-f]{16}) ([1-9][0-9]?) (0|[1-9][0-9]{0,9}) ([ -~]{1,200})", re.ASCII
)
_MOST_SEATS = 99
_DIGITS = {"seed": "64", "rules": "16", "words": "16"}


class LogError(ValueError):
    """A log is not whole; `line` is the number of the first bad line, from 1."""

    def __init__(self, line: int, why: str) -> None:
        """Name the line and say why it is bad."""
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


@dataclass(frozen=True)
class Header:
    """What a game starts from.

    `options` are the table's, small words by name; `seed` and the digests of the rules
    and the word lists are hexadecimal.
    """

    game: str
    options: tuple[tuple[str, str], ...]
    seats: int
    seed: str
    rules: str
    words: str

    @override
    def __str__(self) -> str:
        """Write the header, without the empty line that ends it."""
        options = " ".join(f"{name}={value}" for name, value in self.options)
        values = (self.game, options, self.seats, self.seed, self.rules, self.words)
        lines = [f"{k} {v}".rstrip() for k, v in zip(_FIELDS, values, strict=True)]
        return "\n".join([FIRST_LINE, *lines])


@dataclass(frozen=True)
class Line:
    """A move as text, with its seat and moment in milliseconds."""

    seat: Seat
    at: int
    move: str

    @override
    def __str__(self) -> str:
        """Write the line without its digest."""
        return f"{self.seat} {self.at} {self.move}"


@dataclass(frozen=True)
class Log:
    """A header and the lines so far."""

    header: Header
    lines: tuple[Line, ...] = ()

    def appended(self, line: Line) -> "Log":
        """Return the log with one line more."""
        return replace(self, lines=(*self.lines, line))

    @property
    def digests(self) -> tuple[str, ...]:
        """Return the digest after the header, then after each line."""
        digests = [_digest("", str(self.header))]
        for line in self.lines:
            digests.append(_digest(digests[-1], str(line)))
        return tuple(digests)

    @property
    def digest(self) -> str:
        """Return the digest of the whole log."""
        return self.digests[-1]

    @override
    def __str__(self) -> str:
        """Write the log; `parse` reads it back."""
        first, *rest = self.digests
        lines = [f"{d} {line}" for d, line in zip(rest, self.lines, strict=True)]
        return "\n".join([str(self.header), f"digest {first}", "", *lines]) + "\n"


def _digest(before: str, text: str) -> str:
    return sha256(f"{before}\n{text}".encode()).hexdigest()[:DIGEST_DIGITS]


def parse(text: str) -> Log:
    """Read a log and verify its digests; LogError names the first bad line."""
    if len(text) > LONGEST_LOG:
        raise LogError(1, f"the log is longer than {LONGEST_LOG:,} characters")
    rows = text.split("\n")
    if rows[-1] != "":
        raise LogError(len(rows), "the log breaks off within a line")
    rows = [row.removesuffix("\r") for row in rows[:-1]]
    log = Log(_header(rows))
    digest = _digest("", str(log.header))
    start = len(_FIELDS) + 1
    if rows[start : start + 2] != [f"digest {digest}", ""]:
        raise LogError(start + 1, "the digest does not fit the header")
    lines = []
    for number, row in enumerate(rows[start + 2 :], start=start + 3):
        line, own = _line(number, row)
        digest = _digest(digest, str(line))
        if own != digest:
            raise LogError(number, "the digest does not fit the line and those before")
        lines.append(line)
    return replace(log, lines=tuple(lines))


def _header(rows: list[str]) -> Header:
    if rows[:1] != [FIRST_LINE]:
        raise LogError(1, f"a log begins with {FIRST_LINE!r}")
    values = {}
    for number, name in enumerate(_FIELDS, start=2):
        row = rows[number - 1] if number <= len(rows) else ""
        if row.split(" ")[0] != name:
            raise LogError(number, f"here stands the log's {name!r}")
        values[name] = row[len(name) + 1 :]
        if row != f"{name} {values[name]}".rstrip() or not row.isprintable():
            raise LogError(number, f"the {name} cannot be read")
    return _checked(values)


def _checked(values: dict[str, str]) -> Header:
    words = values["options"].split(" ") if values["options"] else []
    if not all(map(_OPTION.fullmatch, words)) or len(words) > len(set(words)):
        raise LogError(3, "options are written name=value")
    options = tuple((name, value) for name, value in (w.split("=") for w in words))
    if list(options) != sorted(dict(options).items()):
        raise LogError(3, "options stand in alphabetical order, each once")
    seats = values["seats"]
    if not re.fullmatch("[1-9][0-9]?", seats, re.ASCII):
        raise LogError(4, f"seats are a number from 1 to {_MOST_SEATS}")
    for number, name in enumerate(_FIELDS, start=2):
        digits = _DIGITS.get(name)
        if digits and not re.fullmatch(f"[0-9a-f]{{{digits}}}", values[name]):
            raise LogError(number, f"{name}: {digits} digits of 0-9 and a-f stand here")
    return Header(
        game=values["game"],
        options=options,
        seats=int(seats),
        seed=values["seed"],
        rules=values["rules"],
        words=values["words"],
    )


def _line(number: int, row: str) -> tuple[Line, str]:
    match = _LINE.fullmatch(row)
    if match is None:
        raise LogError(number, "a line is: digest, seat, milliseconds, move")
    digest, seat, at, move = match.groups()
    return Line(int(seat), int(at), move), digest
