"""What a computer player of Lexiheist sees: the view of its seat, read back."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from lexigrid.game import Seat, View
from lexigrid.games.tile_players import Player


@dataclass(frozen=True)
class Seen:
    """A position as one seat sees it.

    `lying` has by square the seat that placed the letter there, and its stored points.
    `scores` are by seat order. `is_doubled` tells that what the seat scores counts
    twice (T15). `bag` is how many tiles are in it, `number` how many turns were taken.
    """

    seat: Seat
    board: str
    rack: str
    bag: int
    lying: Mapping[int, tuple[Seat, int]]
    scores: Sequence[int]
    is_doubled: bool
    number: int

    @property
    def rival(self) -> Seat:
        """The seat of the others that has most points, the first of them."""
        others = [
            (-score, seat)
            for seat, score in enumerate(self.scores, start=1)
            if seat != self.seat
        ]
        return min(others)[1]


def player_of(view: View) -> Player:
    """Return who plays the seat that a view is of."""
    shown: Any = view
    return Player(shown["seats"][shown["seat"] - 1]["player"])


def read(view: View) -> Seen:
    """Read the view of a seat whose turn it is."""
    shown: Any = view
    return Seen(
        seat=shown["seat"],
        board="".join(shown["board"]),
        rack="".join(shown["rack"]),
        bag=shown["bag"],
        lying={one["square"]: (one["seat"], one["points"]) for one in shown["placed"]},
        scores=[one["score"] for one in shown["seats"]],
        is_doubled=shown["doubled"] == shown["seat"],
        number=shown["number"],
    )
