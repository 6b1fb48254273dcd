"""The state of a crossword game, as frozen values."""

from dataclasses import dataclass, replace
from enum import StrEnum

from lexigrid.chance import Chance
from lexigrid.game import Seat
from lexigrid.games.crossword_moves import TurnMove
from lexigrid.games.tile_players import Player
from lexigrid.games.tile_words import Formed


class Ending(StrEnum):
    """Why a game is over."""

    USED_UP = "used_up"  # the bag is empty and a rack too (X14)
    STUCK = "stuck"  # every seat passed or traded twice in a row (X15)
    LEFT = "left"  # of two seats one left, or the last person did (X17)


@dataclass(frozen=True)
class Place:
    """One seat: its sorted rack, its points, and who plays it.

    `left` tells that its person is out of the game, `late` that time was out on its
    last turn (X17).
    """

    rack: str
    player: Player
    score: int = 0
    left: bool = False
    late: bool = False


@dataclass(frozen=True)
class Turn:
    """A turn that was taken: the rack before it, what it made, the total after it."""

    seat: Seat
    rack: str
    move: TurnMove
    words: tuple[Formed, ...]
    bonus: int
    score: int
    total: int


@dataclass(frozen=True)
class CrosswordState:
    """A game: `bag` is drawn from its end, `aside` are tiles that take no part (X4).

    `places` are by seat order; `idle` counts the turns since the last play; `changes`
    are what each seat won or lost by the tiles left over, empty until the end (X14,
    X15). `chance` is what the rest of the draws come from.
    """

    chance: Chance
    board: str
    bag: str
    aside: str
    places: tuple[Place, ...]
    turn: Seat
    idle: int = 0
    turns: tuple[Turn, ...] = ()
    ending: Ending | None = None
    changes: tuple[int, ...] = ()

    def place(self, seat: Seat) -> Place:
        """Return a seat's place."""
        return self.places[seat - 1]

    def with_place(self, seat: Seat, place: Place) -> "CrosswordState":
        """Return the state with another place for a seat."""
        places = (*self.places[: seat - 1], place, *self.places[seat:])
        return replace(self, places=places)
