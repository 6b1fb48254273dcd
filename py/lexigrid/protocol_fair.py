"""What crosses the border of a round between friends (see protocol.py)."""

from typing import Literal, TypedDict

FairOutcomeName = Literal[
    "two_lists",
    "no_seal",
    "late_seal",
    "unsealed_open",
    "no_open",
    "altered_list",
    "reused_salt",
    "clock_nonsense",
    "impossible_word",
]


class FairView(TypedDict):
    """A round between friends: its room, and by seat order keys and outcomes.

    A seat with an outcome scores nothing and cancels nobody; None: its list holds.
    """

    room: str
    round: int
    attempt: int
    keys: list[str]
    outcomes: list[FairOutcomeName | None]


class SignedRequest(TypedDict):
    """Ask what was signed for the lines of a round between friends, finished or not."""

    id: int
    verb: Literal["signed"]
    log: str


class StatementView(TypedDict):
    """What a seat has signed: text, key and signature; bytes in base64url."""

    seat: int
    key: str
    text: str
    signature: str


class SignedTexts(TypedDict):
    """All that was signed for a log, by line; whether it fits is for a key to tell."""

    statements: list[StatementView]
