"""The types of what crosses the worker's border, as JSON text both ways.

js/protocol.d.ts is made from this module by `python3 tools/protocol_types.py`. Each
request has an `id` and a `verb`; its one reply has the same id and either `ok`,
`refused` (a code: the player's doing) or `error` (a sentence: ours or a bad request).
"""

from typing import Literal, TypedDict

PhaseName = Literal["waiting", "hunting", "over", "abandoned"]


class BootRequest(TypedDict):
    """Ask what this build is."""

    id: int
    verb: Literal["boot"]


class NewRequest(TypedDict):
    """Start a game; `seed` is 64 hexadecimal digits, `options` as the table offers."""

    id: int
    verb: Literal["new"]
    game: str
    options: dict[str, int]
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


class CheckRequest(TypedDict):
    """Replay a log and verify it, keeping nothing."""

    id: int
    verb: Literal["check"]
    log: str


Request = (
    BootRequest
    | NewRequest
    | LoadRequest
    | PlayRequest
    | SessionRequest
    | ViewRequest
    | CheckRequest
)


class TableOffer(TypedDict):
    """A game in the catalogue: what each option offers, the default first."""

    game: str
    rules: str
    options: dict[str, list[int]]


class Boot(TypedDict):
    """The build: digest of the word lists, and the games with theirs of the rules."""

    version: str
    words: str
    tables: list[TableOffer]


class ClaimView(TypedDict):
    """An accepted claim; `at` in milliseconds since the glass was turned."""

    word: str
    path: list[int]
    points: int
    at: int


class ListedWord(ClaimView):
    """A claim in the reveal: no points when `others`, seats, claimed it too (H15)."""

    others: list[int]


class ListView(TypedDict):
    """A seat's list in the reveal."""

    seat: int
    points: int
    words: list[ListedWord]


class MissedWord(TypedDict):
    """A word on the grid that nobody claimed."""

    word: str
    path: list[int]
    points: int
    everyday: bool


class Reveal(TypedDict):
    """What all see when the sand is out (H18); totals count the grid's words.

    `longest` is the best known of the grid's longest words, empty when each of them is
    one that the computer never shows.
    """

    winners: list[int]
    draw: bool
    lists: list[ListView]
    missed: list[MissedWord]
    words: int
    points: int
    found_words: int
    found_points: int
    longest: str


class HuntView(TypedDict):
    """What a seat may see of a hunt.

    `cells` are the faces row by row, None until the seat has turned its glass; `worth`
    are the points by number of letters, the last for all longer words; `claims` are the
    seat's own.
    """

    game: Literal["hunt"]
    size: int
    min: int
    seconds: int
    seat: int | None
    phases: list[PhaseName]
    phase: PhaseName
    cells: list[str] | None
    worth: list[int]
    claims: list[ClaimView]
    reveal: Reveal | None


class NullView(TypedDict):
    """What a seat may see of the null game."""

    game: Literal["null"]
    waiting: list[int]
    luck: int | None


View = HuntView | NullView


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


class Done(TypedDict):
    """The reply to a request that was carried out."""

    id: int
    ok: Boot | Played | Seen | Saved | Checked | Closed


class Refused(TypedDict):
    """The reply to what the rules do not allow; nothing changed."""

    id: int
    refused: str


class Failed(TypedDict):
    """The reply to what could not be understood or done; nothing changed."""

    id: int
    error: str


Reply = Done | Refused | Failed
