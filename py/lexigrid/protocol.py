"""The types of what crosses the worker's border, as JSON text both ways.

js/protocol.d.ts is made from this module by `python3 tools/protocol_types.py`. Each
request has an `id` and a `verb`; its one reply has the same id and either `ok`,
`refused` (a code: the player's doing) or `error` (a sentence: ours or a bad request).
"""

from typing import Literal, NotRequired, TypedDict

from lexigrid.protocol_fair import FairView, SignedRequest, SignedTexts

PhaseName = Literal["waiting", "hunting", "over", "abandoned"]


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
    | CheckRequest
    | SignedRequest
    | MatchRequest
    | PaperRequest
    | SolveRequest
    | DailyRequest
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


class ClaimView(TypedDict):
    """An accepted claim; `at` in milliseconds since the glass was turned.

    `path` is empty for a word that was written down (C10).
    """

    word: str
    path: list[int]
    points: int
    at: int


StruckName = Literal["too_short", "not_on_the_grid", "not_in_list"]


class ListedWord(ClaimView):
    """A claim in the reveal: no points when it is lost.

    Lost: `struck` says why it does not count (C10), or `others` are seats, of other
    teams, that had it too (H15, C8), or `credited` is the team-mate it counts for;
    `credited` is None unless several of a team had it.
    """

    others: list[int]
    credited: int | None
    struck: StruckName | None


class ListView(TypedDict):
    """A seat's list in the reveal."""

    seat: int
    points: int
    words: list[ListedWord]


class TeamView(TypedDict):
    """A team in the reveal (C8)."""

    team: int
    seats: list[int]
    points: int


class Outcome(TypedDict):
    """The judged lists; `teams` and `winning_teams` are empty when each plays alone."""

    winners: list[int]
    draw: bool
    teams: list[TeamView]
    winning_teams: list[int]
    cancelled: list[str]
    lists: list[ListView]


class ReadWord(TypedDict):
    """A word as it is read aloud, and off which seats' lists it goes then (C5)."""

    seat: int
    word: str
    crossed: list[int]


class GridWord(TypedDict):
    """A word on the grid, with one of its paths."""

    word: str
    path: list[int]
    points: int
    everyday: bool


class MissedWord(GridWord):
    """A word on the grid that nobody claimed."""


class Reveal(Outcome):
    """What all see when the sand is out (H18); totals count the grid's words.

    `reading` is in reading order, empty at the Lexigrid table; `longest` is the best
    known of the grid's longest words, empty when each of them is one that the computer
    never shows.
    """

    reading: list[ReadWord]
    missed: list[MissedWord]
    words: int
    points: int
    found_words: int
    found_points: int
    longest: str


class HuntView(TypedDict):
    """What a seat may see of a hunt.

    `min` is the lowest of the `minimums`, which are by seat order, as are `teams` and
    `glass`: the seat that turns each seat's glass. `shaker` lifts the dome, None: there
    is none. `cells` are the faces row by row and `turns` the quarter turns clockwise in
    which they lie, None until the seat has turned its glass (and where cubes lie
    upright); `underlined` are the faces with a line under them. `worth` are the points
    by number of letters, the last for all longer words; `claims` are the seat's own.
    `fair` is there in a round between friends, None until all is said.
    """

    game: Literal["hunt", "classic"]
    size: int
    min: int
    seconds: int
    minimums: list[int]
    teams: list[int] | None
    anything: bool
    shaker: int | None
    lifted: bool
    glass: list[int]
    phases: list[PhaseName]
    phase: PhaseName
    underlined: list[str]
    worth: list[int]
    seat: int | None
    cells: list[str] | None
    turns: list[int] | None
    claims: list[ClaimView]
    reveal: Reveal | None
    fair: NotRequired[FairView | None]


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
        | SignedTexts
        | Closed
        | Match
        | Outcome
        | Solved
        | Daily
    )


class Refused(TypedDict):
    """The reply to what the rules do not allow; nothing changed."""

    id: int
    refused: str


class Failed(TypedDict):
    """The reply to what could not be understood or done; nothing changed."""

    id: int
    error: str


Reply = Done | Refused | Failed
