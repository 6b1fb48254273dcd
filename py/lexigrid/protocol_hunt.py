"""The types of what a hunt shows, a part of protocol.py."""

from typing import Literal, NotRequired, TypedDict

from lexigrid.protocol_fair import FairView

PhaseName = Literal["waiting", "hunting", "over", "abandoned"]


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
