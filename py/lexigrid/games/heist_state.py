"""The state of a game of Lexiheist, as frozen values."""

from dataclasses import dataclass, replace
from enum import StrEnum

from lexigrid.chance import Chance
from lexigrid.game import Seat
from lexigrid.games.heist_moves import HeistTurn
from lexigrid.games.tile_players import Player
from lexigrid.games.tile_words import Formed


class Ending(StrEnum):
    """Why a game is over."""

    USED_UP = "used_up"  # the bag is empty and a rack too (T17)
    STUCK = "stuck"  # in some rounds nobody laid a tile (T17)
    STALLED = "stalled"  # in some rounds nobody covered an empty circle (T17)
    LEFT = "left"  # of two seats one left, or the last person did (T22)


@dataclass(frozen=True)
class Placed:
    """A letter on the board: the seat that placed it, its stored points (T14)."""

    seat: Seat
    points: int


@dataclass(frozen=True)
class Deduction:
    """What a seat lost by replaced letters: stored points, and what it had (T14)."""

    seat: Seat
    stored: int
    taken: int


@dataclass(frozen=True)
class Place:
    """One seat: its sorted rack, its points, who plays it, and whether it left."""

    rack: str
    player: Player
    score: int = 0
    left: bool = False


@dataclass(frozen=True)
class Turn:
    """A turn that was taken: the rack before it, what it made, the total after it.

    `replaced` are the letters that went back, by the order of `move`, empty where a
    circle was empty. `points` are those of the words, `score` what was added (T15).
    """

    seat: Seat
    rack: str
    move: HeistTurn
    replaced: tuple[str, ...]
    words: tuple[Formed, ...]
    points: int
    score: int
    deductions: tuple[Deduction, ...]
    total: int


@dataclass(frozen=True)
class HeistState:
    """A game: `bag` is drawn from its end, `places` are by seat order.

    `draws` are the rounds of the challenge draw, `order` the seats as they take turns,
    `doubled` the seat whose first scoring turn is still to come (T15), None afterwards.
    `placed` is by square, None where no letter lies. `idle` counts the turns since
    tiles were laid, `stalled` those since an empty circle was covered. `chance` is what
    the rest of the draws come from.
    """

    chance: Chance
    board: str
    placed: tuple[Placed | None, ...]
    bag: str
    places: tuple[Place, ...]
    draws: tuple[tuple[tuple[Seat, str], ...], ...]
    order: tuple[Seat, ...]
    turn: Seat
    doubled: Seat | None
    idle: int = 0
    stalled: int = 0
    turns: tuple[Turn, ...] = ()
    ending: Ending | None = None

    def place(self, seat: Seat) -> Place:
        """Return a seat's place."""
        return self.places[seat - 1]

    def with_place(self, seat: Seat, place: Place) -> "HeistState":
        """Return the state with another place for a seat."""
        places = (*self.places[: seat - 1], place, *self.places[seat:])
        return replace(self, places=places)
