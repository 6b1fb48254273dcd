"""The types of what crosses the worker's border, as JSON text both ways.

js/protocol.d.ts is made from this module by `python3 tools/protocol_types.py`. Each
request has an `id` and a `verb`; its one reply has the same id and either `ok`,
`refused` (a code: the player's doing) or `error` (a sentence: ours or a bad request).
"""

from typing import Literal, TypedDict

from lexigrid.protocol_credits import (
    Bracket,
    Earned,
    EarnedRequest,
    Ledger,
    LedgerRequest,
    TournamentRequest,
)
from lexigrid.protocol_crossword import (
    CrosswordView,
    Exported,
    LaidTile,
    Preview,
    Replayed,
    Reviewed,
    Thought,
)
from lexigrid.protocol_fair import SignedRequest, SignedTexts
from lexigrid.protocol_heist import HeistPreview, HeistView
from lexigrid.protocol_hunt import GridWord, HuntView, Outcome


class BootRequest(TypedDict):
    """Ask what this build is."""

    id: int
    verb: Literal["boot"]


class NewRequest(TypedDict):
    """Start a game; `seed` is 64 hexadecimal digits, `options` as the table offers.

    An option of each seat is a list by seat order.
    """

    id: int
    verb: Literal["new"]
    game: str
    options: dict[str, int | list[int]]
    seats: int
    seed: str


class LoadRequest(TypedDict):
    """Replay a log and go on with it."""

    id: int
    verb: Literal["load"]
    log: str


class PlayRequest(TypedDict):
    """Play a move; `at` in whole milliseconds on the game's clock."""

    id: int
    verb: Literal["play"]
    session: int
    seat: int
    at: int
    move: str


class SessionRequest(TypedDict):
    """Take back, play again, write the log, or let the session go."""

    id: int
    verb: Literal["undo", "redo", "save", "close"]
    session: int


class ViewRequest(TypedDict):
    """Ask what a seat may see; None: a spectator."""

    id: int
    verb: Literal["view"]
    session: int
    seat: int | None


class PreviewRequest(TypedDict):
    """Ask what tiles would make if the seat played them (X23)."""

    id: int
    verb: Literal["preview"]
    session: int
    seat: int
    tiles: list[LaidTile]


class ThinkRequest(TypedDict):
    """Let the computer player of the seat to move think one step more (X19)."""

    id: int
    verb: Literal["think"]
    session: int
    seat: int


class ReviewRequest(TypedDict):
    """Let Hard think one step more about a turn of a finished crossword.

    `turn` is its number in the view's `turns`, from 0.
    """

    id: int
    verb: Literal["review"]
    session: int
    turn: int


class ExportRequest(TypedDict):
    """Write a finished crossword as a GCG record; `names` one word each, by seat."""

    id: int
    verb: Literal["export"]
    session: int
    names: list[str]


class ReplayRequest(TypedDict):
    """Replay a GCG record."""

    id: int
    verb: Literal["replay"]
    gcg: str


class CheckRequest(TypedDict):
    """Replay a log and verify it, keeping nothing."""

    id: int
    verb: Literal["check"]
    log: str


class MatchRequest(TypedDict):
    """Ask how a match stands (C9): `rounds` are the points by place, `target` 20-500.

    A place is a seat, or a team.
    """

    id: int
    verb: Literal["match"]
    target: int
    rounds: list[list[int]]


class PaperRequest(TypedDict):
    """Judge lists written on paper (C10), by seat order; `grid` None: not typed in."""

    id: int
    verb: Literal["paper"]
    game: str
    options: dict[str, int | list[int]]
    lists: list[list[str]]
    grid: str | None


class SolveRequest(TypedDict):
    """Ask for all words of `min` letters and more on a grid written row by row."""

    id: int
    verb: Literal["solve"]
    grid: str
    min: int


class DailyRequest(TypedDict):
    """Ask for the seed that all have on a `date`, YYYY-MM-DD."""

    id: int
    verb: Literal["daily"]
    date: str
    game: str
    options: dict[str, int]


Request = (
    BootRequest
    | NewRequest
    | LoadRequest
    | PlayRequest
    | SessionRequest
    | ViewRequest
    | PreviewRequest
    | ThinkRequest
    | ReviewRequest
    | ExportRequest
    | ReplayRequest
    | CheckRequest
    | SignedRequest
    | MatchRequest
    | PaperRequest
    | SolveRequest
    | DailyRequest
    | EarnedRequest
    | LedgerRequest
    | TournamentRequest
)


class TableOffer(TypedDict):
    """A game in the catalogue: what each option offers, the default first.

    `per_seat` are the options with one value for each seat; left out, they are off.
    """

    game: str
    rules: str
    options: dict[str, list[int]]
    per_seat: dict[str, list[int]]


class Boot(TypedDict):
    """The build: digest of the word lists, and the games with theirs of the rules."""

    version: str
    words: str
    tables: list[TableOffer]


class NullView(TypedDict):
    """What a seat may see of the null game."""

    game: Literal["null"]
    waiting: list[int]
    luck: int | None


View = HuntView | CrosswordView | HeistView | NullView


class Played(TypedDict):
    """A session after a change: its whole log and the view of the seat that moved."""

    session: int
    log: str
    view: View


class Checked(TypedDict):
    """A verified log: its lines, last digest, and what a spectator sees of its end."""

    lines: int
    digest: str
    view: View


class Seen(TypedDict):
    """A view alone."""

    view: View


class Saved(TypedDict):
    """A log alone."""

    log: str


class Closed(TypedDict):
    """The session is gone."""

    session: int


class Match(TypedDict):
    """How a match stands: `winner` is a place from 1, None: another round."""

    totals: list[int]
    over: bool
    winner: int | None


class Solved(TypedDict):
    """All words of a grid; `letters` with q for Qu, `dead` the cells in no word."""

    letters: str
    size: int
    min: int
    words: list[GridWord]
    count: int
    points: int
    longest: list[str]
    dead: list[int]


class Daily(TypedDict):
    """The seed of a day."""

    date: str
    seed: str


class Done(TypedDict):
    """The reply to a request that was carried out."""

    id: int
    ok: (
        Boot
        | Played
        | Seen
        | Saved
        | Checked
        | Preview
        | HeistPreview
        | Thought
        | Reviewed
        | Exported
        | Replayed
        | SignedTexts
        | Closed
        | Match
        | Outcome
        | Solved
        | Daily
        | Earned
        | Ledger
        | Bracket
    )


class Refused(TypedDict):
    """The reply to what the rules do not allow; nothing changed.

    `words` are those that it is about (X8), mostly none.
    """

    id: int
    refused: str
    words: list[str]


class Failed(TypedDict):
    """The reply to what could not be understood or done; nothing changed."""

    id: int
    error: str


Reply = Done | Refused | Failed
