"""What a computer player sees: the view of its seat, read back (X19)."""

from dataclasses import dataclass
from typing import Any

from lexigrid.game import View
from lexigrid.games.tile_players import Player


@dataclass(frozen=True)
class Seen:
    """A position as one seat sees it.

    `unseen` are all tiles that lie neither on the board nor on the own rack, sorted;
    `bag` of them are in the bag, `others` are the numbers of tiles on the other racks,
    the next seat's first, `aside` how many take no part. `best` is the best score of
    the others, `number` how many turns were taken.
    """

    board: str
    rack: str
    bag: int
    unseen: str
    others: tuple[int, ...]
    aside: int
    best: int
    number: int

    @property
    def is_duel_in_the_open(self) -> bool:
        """Tell whether there is one other seat, and its rack is known."""
        return self.bag == 0 and len(self.others) == 1 and self.aside == 0


def player_of(view: View) -> Player:
    """Return who plays the seat that a view is of."""
    shown: Any = view
    return Player(shown["seats"][shown["seat"] - 1]["player"])


def read(view: View) -> Seen:
    """Read the view of a seat whose turn it is."""
    shown: Any = view
    seat = shown["seat"]
    seats = shown["seats"]
    others = [*seats[seat:], *seats[: seat - 1]]
    unseen = "".join(tile * count for tile, count in shown["unseen"].items())
    hidden = shown["bag"] + sum(other["tiles"] for other in others)
    return Seen(
        board="".join(shown["board"]),
        rack="".join(shown["rack"]),
        bag=shown["bag"],
        unseen=unseen,
        others=tuple(other["tiles"] for other in others),
        aside=len(unseen) - hidden,
        best=max(other["score"] for other in others),
        number=shown["number"],
    )
