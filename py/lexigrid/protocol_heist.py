"""The types of what Lexiheist shows, a part of protocol.py."""

from typing import Literal, TypedDict

from lexigrid.protocol_crossword import MadeWord

HeistTurnKind = Literal["lay", "trade", "pass", "out"]
HeistEndingName = Literal["used_up", "stuck", "stalled", "left"]


class ChallengeTile(TypedDict):
    """What a seat drew in a round of the challenge draw (T5)."""

    seat: int
    tile: str


class PlacedLetter(TypedDict):
    """A letter on the board: the seat that placed it, and its stored points (T14)."""

    square: int
    seat: int
    points: int


class LaidOver(TypedDict):
    """A tile on a square, numbered from 0; a small letter is a wildcard.

    `replaced` is the letter that it lies over, None where the circle was empty.
    """

    square: int
    tile: str
    replaced: str | None


class DeductionView(TypedDict):
    """What a seat loses by replaced letters: stored points, and what it has (T14)."""

    seat: int
    stored: int
    taken: int


class HeistPreview(TypedDict):
    """What laid tiles would make, and whom they would hit (T18).

    `move`, `refused` and `bad` are as in the preview of the crossword. `points` are
    those of the words, `score` what they would add (T15), `credits` what they would
    earn a person when the game is over (T20).
    """

    move: str | None
    refused: str | None
    bad: list[str]
    laid: list[LaidOver]
    words: list[MadeWord]
    points: int
    score: int
    deductions: list[DeductionView]
    credits: int


class HeistTurnView(TypedDict):
    """A turn that was taken; `traded` is how many tiles."""

    seat: int
    kind: HeistTurnKind
    laid: list[LaidOver]
    traded: int
    words: list[MadeWord]
    points: int
    score: int
    deductions: list[DeductionView]
    total: int


class HeistSeatView(TypedDict):
    """A seat: `player` 0 is a person, 1 to 3 Easy, Normal, Hard.

    `tiles` is how many are on its rack; `left` tells that its person is out of the
    game.
    """

    seat: int
    player: int
    score: int
    tiles: int
    left: bool


class HeistEndingView(TypedDict):
    """How a game ended: by seat order the racks left over."""

    why: HeistEndingName
    winners: list[int]
    draw: bool
    racks: list[list[str]]


class HeistView(TypedDict):
    """What a seat may see of a game of Lexiheist.

    `layout` and `board` are rows of text: `.` plain or empty, the codes d 4 6 D T for
    2L 4L 6L 2W 3W, a capital letter a tile, a small one a wildcard. `draws` are the
    rounds of the challenge draw, `order` the seats as they take turns, `doubled` the
    seat whose first scoring turn is still to come, None afterwards. `turn` is whose it
    is, `number` how many were taken, `idle` how many since tiles were laid, `stalled`
    how many since an empty circle was covered; at `idle_end` and `stalled_end` the game
    ends. `rack` is the seat's own, sorted; `unseen` the tiles in the bag and on other
    racks, `bag` how many are to be drawn.
    """

    game: Literal["heist"]
    layout: list[str]
    start: int
    worth: dict[str, int]
    rack_size: int
    timer: int
    draws: list[list[ChallengeTile]]
    order: list[int]
    doubled: int | None
    seat: int | None
    turn: int | None
    number: int
    idle: int
    idle_end: int
    stalled: int
    stalled_end: int
    board: list[str]
    placed: list[PlacedLetter]
    bag: int
    rack: list[str] | None
    unseen: dict[str, int]
    seats: list[HeistSeatView]
    turns: list[HeistTurnView]
    ending: HeistEndingView | None
