"""The types of credits, the store and tournaments, a part of protocol.py."""

from typing import Literal, TypedDict

StandingName = Literal["won", "second"]
PrizeName = Literal["winner", "finalist"]
CreditReason = Literal[
    "word", "all_tiles", "won", "second", "bought", "entered", "winner", "finalist"
]


class PlayedEntry(TypedDict):
    """A finished play of a profile's: `play` is the digest of its beginning.

    `words` are those of five letters or more, `all_tiles` how often a whole rack was
    laid.
    """

    kind: Literal["played"]
    play: str
    words: list[str]
    all_tiles: int
    standing: StandingName | None


class BoughtEntry(TypedDict):
    """Something of the store."""

    kind: Literal["bought"]
    item: str


class EnteredEntry(TypedDict):
    """A place in a tournament, paid for."""

    kind: Literal["entered"]
    tournament: str


class AwardedEntry(TypedDict):
    """A prize of a tournament."""

    kind: Literal["awarded"]
    tournament: str
    prize: PrizeName


CreditEntry = PlayedEntry | BoughtEntry | EnteredEntry | AwardedEntry


class EarnedRequest(TypedDict):
    """Ask what the seats of a finished game of Lexiheist earned (T20)."""

    id: int
    verb: Literal["earned"]
    log: str


class LedgerRequest(TypedDict):
    """Ask what a profile's entries, the oldest first, come to."""

    id: int
    verb: Literal["ledger"]
    entries: list[CreditEntry]


class FinishedGame(TypedDict):
    """A finished game of a match: the place that won, None when it was a tie."""

    match: int
    winner: int | None


class TournamentRequest(TypedDict):
    """Ask how a tournament stands (T22).

    `people` sit at places 1, 2 …, computer players at the rest of eight. `left` are
    places in the order in which their people left.
    """

    id: int
    verb: Literal["tournament"]
    seed: str
    people: int
    games: list[FinishedGame]
    left: list[int]


class SeatEarned(TypedDict):
    """What a person at a seat did that is paid for."""

    words: list[str]
    all_tiles: int
    standing: StandingName | None


class Earned(TypedDict):
    """What a finished game earned, by seat order; `play` is what it is known by."""

    play: str
    winners: list[int]
    seats: list[SeatEarned]


class CreditLine(TypedDict):
    """A change of the credits: of which entry, from 0, why, and the total after it.

    `what` is the word, the item or the tournament that it is about, "" otherwise.
    """

    entry: int
    reason: CreditReason
    what: str
    credits: int
    total: int


class StoreItem(TypedDict):
    """Something of the store: `item` is written `KIND-NAME`."""

    item: str
    price: int
    owned: bool


class WordPay(TypedDict):
    """What a word of so many letters pays, in credits."""

    letters: int
    credits: int


class Pay(TypedDict):
    """What a game pays, in credits: the last of `words` stands for all longer words."""

    words: list[WordPay]
    all_tiles: int
    won: int
    second: int


class Prizes(TypedDict):
    """The prizes of a tournament, in credits."""

    winner: int
    finalist: int


class Ledger(TypedDict):
    """A profile's lines, the oldest first, and what its total may buy.

    `pay` is what a game pays, `entry` the price of a tournament.
    """

    lines: list[CreditLine]
    total: int
    store: list[StoreItem]
    pay: Pay
    entry: int
    prizes: Prizes


class BracketMatch(TypedDict):
    """Two places that meet: 1 to 4 in the first round, then 5 and 6, then the final 7.

    A place is None while not known. `games` is how many were played: ties are played
    again.
    """

    number: int
    places: list[int | None]
    winner: int | None
    how: Literal["played", "left", "lot"] | None
    games: int


class Bracket(TypedDict):
    """How a tournament stands: by place 0 a person, 1 to 3 Easy, Normal, Hard.

    `open` are the matches that are to be played now, `timer` the seconds of a turn.
    """

    players: list[int]
    matches: list[BracketMatch]
    open: list[int]
    champion: int | None
    finalist: int | None
    timer: int
