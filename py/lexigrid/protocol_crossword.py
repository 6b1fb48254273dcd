"""The types of what the crossword asks and shows, a part of protocol.py."""

from typing import Literal, TypedDict

TurnKind = Literal["play", "trade", "pass", "out"]
EndingName = Literal["used_up", "stuck", "left"]


class LaidTile(TypedDict):
    """A tile on a square, numbered from 0; a small letter is a blank."""

    square: int
    tile: str


class MadeWord(TypedDict):
    """A word made in a turn, in small letters."""

    word: str
    points: int


class Preview(TypedDict):
    """What laid tiles would make.

    `move` is the play to submit, None for a shape that is no play; `refused` is the
    code that it would be refused with, were it the seat's turn, and `bad` the words
    that are in no list.
    """

    move: str | None
    refused: str | None
    bad: list[str]
    words: list[MadeWord]
    bonus: int
    score: int


class Thought(TypedDict):
    """The best move of a computer player so far.

    It is `done` when one more step would not better it; play it then, or sooner.
    """

    move: str
    done: bool


class Reviewed(TypedDict):
    """What Hard would have played in a turn, so far; `done` as of a thought.

    `rack` is what the seat had then; `words`, `bonus` and `score` are those of the
    move, which may be a trade or a pass.
    """

    rack: list[str]
    move: str
    words: list[MadeWord]
    bonus: int
    score: int
    done: bool


class TurnView(TypedDict):
    """A turn that was taken: `place` and `tiles` as in a play, `traded` how many."""

    seat: int
    kind: TurnKind
    place: str | None
    tiles: str | None
    traded: int
    words: list[MadeWord]
    bonus: int
    score: int
    total: int


class Exported(TypedDict):
    """A game as a GCG record."""

    gcg: str


class Replayed(TypedDict):
    """A GCG record replayed: by player order the points, and the turns that stand.

    `unlisted` are its words that are in no list of ours.
    """

    players: list[str]
    scores: list[int]
    board: list[str]
    turns: list[TurnView]
    unlisted: list[str]


class SeatView(TypedDict):
    """A seat: `player` 0 is a person, 1 to 3 Easy, Normal, Hard.

    `tiles` is how many are on its rack; `left` tells that its person is out of the
    game, `late` that time was out on its last turn.
    """

    seat: int
    player: int
    score: int
    tiles: int
    left: bool
    late: bool


class EndingView(TypedDict):
    """How a game ended: by seat order the racks left over, and what they changed."""

    why: EndingName
    winners: list[int]
    draw: bool
    racks: list[list[str]]
    changes: list[int]


class CrosswordView(TypedDict):
    """What a seat may see of a crossword.

    `layout` and `board` are rows of text: `.` plain or empty, the codes d t D T for 2L
    3L 2W 3W, a capital letter a tile, a small one a blank. `worth` are the points of
    each tile, `?` the blank. `turn` is whose it is, `number` how many were taken,
    `idle` how many since the last play. `rack` is the seat's own, sorted; `unseen` the
    tiles in the bag, on other racks and set aside, `bag` how many are to be drawn.
    """

    game: Literal["crossword"]
    layout: list[str]
    start: int
    worth: dict[str, int]
    rack_size: int
    bonus: int
    trade: int
    tiles: int
    timer: int
    seat: int | None
    turn: int | None
    number: int
    idle: int
    board: list[str]
    bag: int
    rack: list[str] | None
    unseen: dict[str, int]
    seats: list[SeatView]
    turns: list[TurnView]
    ending: EndingView | None
