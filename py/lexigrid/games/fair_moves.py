"""The lines of a round between friends, and their notation (docs/notation.md).

Some carry what their seat has signed. Whether a signature fits is not asked here: that
takes a key's arithmetic, and not the rules.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from lexigrid.compat import override
from lexigrid.game import NotUnderstood
from lexigrid.games import hunt_moves
from lexigrid.games.hunt_moves import Claim, Write


@dataclass(frozen=True)
class Room:
    """Which round it is: room, round and attempt, and the digest of what was dealt."""

    room: str
    round: int
    attempt: int
    deal: str

    @property
    def turn(self) -> str:
        """Round and attempt as entries name them: `3.1`."""
        return f"{self.round}.{self.attempt}"

    @override
    def __str__(self) -> str:
        """Write the line."""
        return f"room {self.room} {self.turn} {self.deal}"


MOST_OF_DEAL = 180  # characters in one line


@dataclass(frozen=True)
class Deal:
    """A piece of the text of what was dealt; the pieces stand one after the other."""

    piece: str

    @property
    def is_short(self) -> bool:
        """Tell whether it can only be the last: every other is as long as may be."""
        return len(self.piece) < MOST_OF_DEAL

    @override
    def __str__(self) -> str:
        """Write the line."""
        return f"deal {self.piece}"


@dataclass(frozen=True)
class Key:
    """The public key of a seat: 65 bytes, an uncompressed point, in base64url."""

    key: str

    @override
    def __str__(self) -> str:
        """Write the line."""
        return f"key {self.key}"


@dataclass(frozen=True)
class Signed:
    """What a seat has signed as entry `n` of its feed; `kind` is its first word."""

    data: str
    n: int
    signature: str

    kind: ClassVar[str]
    signed_as: ClassVar[str]  # the word that was signed

    @override
    def __str__(self) -> str:
        """Write the line."""
        return f"{self.kind} {self.data} {self.n} {self.signature}"


@dataclass(frozen=True)
class Promise(Signed):
    """The hash of a nonce, before anybody tells theirs."""

    kind = signed_as = "promise"


@dataclass(frozen=True)
class Nonce(Signed):
    """The nonce; the seed is made of all of them."""

    kind = signed_as = "nonce"


@dataclass(frozen=True)
class Seal(Signed):
    """The hash of a list, when the sand is out."""

    kind = signed_as = "seal"


@dataclass(frozen=True)
class Late(Signed):
    """The hash of a list that came when the table had been closed."""

    kind = "late"
    signed_as = "seal"


@dataclass(frozen=True)
class Open(Signed):
    """The salt of a list, whose claims are the lines before."""

    kind = signed_as = "open"


@dataclass(frozen=True)
class Close:
    """The table is closed: no seal counts that comes now."""

    @override
    def __str__(self) -> str:
        """Write the line."""
        return "close"


@dataclass(frozen=True)
class End:
    """All is said; what it comes to is counted."""

    @override
    def __str__(self) -> str:
        """Write the line."""
        return "end"


FairMove = (
    Room
    | Deal
    | Key
    | Promise
    | Nonce
    | Seal
    | Close
    | Late
    | Claim
    | Write
    | Open
    | End
)

_SIGNED: tuple[tuple[type[Promise | Nonce | Seal | Late | Open], int], ...] = (
    (Promise, 64),
    (Nonce, 64),
    (Seal, 64),
    (Late, 64),
    (Open, 32),
)
_BARE: dict[str, FairMove] = {str(move): move for move in (Close(), End())}
_ROOM = re.compile(
    r"room ([0-9a-f]{32}) ([1-9][0-9]{0,5})\.([1-9][0-9]{0,5}) ([0-9a-f]{64})",
    re.ASCII,
)
_DEAL = re.compile(rf"deal ([ -~]{{1,{MOST_OF_DEAL}}})", re.ASCII)
# Bytes can be written in one way only: the last digit has no bits to spare.
_KEY = re.compile(r"key (B[A-P][A-Za-z0-9_-]{84}[AEIMQUYcgkosw048])", re.ASCII)
_ENTRY = r"([1-9][0-9]{0,3}) ([A-Za-z0-9_-]{85}[AQgw])"


def _room(found: re.Match[str]) -> FairMove:
    return Room(found[1], int(found[2]), int(found[3]), found[4])


def _signed(
    make: Callable[[str, int, str], FairMove],
) -> Callable[[re.Match[str]], FairMove]:
    return lambda found: make(found[1], int(found[2]), found[3])


_FORMS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], FairMove]], ...] = (
    (_ROOM, _room),
    (_DEAL, lambda found: Deal(found[1])),
    (_KEY, lambda found: Key(found[1])),
    *(
        (re.compile(rf"{make.kind} ([0-9a-f]{{{digits}}}) {_ENTRY}"), _signed(make))
        for make, digits in _SIGNED
    ),
)


def parse(text: str) -> FairMove:
    """Read what a line writes; NotUnderstood for anything else."""
    if text in _BARE:
        return _BARE[text]
    for form, made in _FORMS:
        found = form.fullmatch(text)
        if found:
            return made(found)
    listed = hunt_moves.parse(text)
    if isinstance(listed, Claim | Write):
        return listed
    msg = f"{text[:40]!r} is not a line of a round between friends"
    raise NotUnderstood(msg)
