"""What a Lexiheist table has agreed on, and the numbers that go with it."""

from collections.abc import Mapping
from dataclasses import dataclass

from lexigrid.games.tile_players import Player
from lexigrid.games.tile_table import TileTable
from lexigrid.layout import Layout

FEWEST_SEATS, MOST_SEATS = 2, 6


@dataclass(frozen=True)
class HeistTable(TileTable):
    """A board of circles, a set of tiles, and what was agreed on (T1 to T6).

    `points` and `counts` are by tile. `start` is the square of the circle that the
    first word covers. After `idle` rounds without a tile laid, or `stalled` without an
    empty circle covered, the game ends (T17). `timer` is the seconds of a turn.
    `players` are by seat order, empty: all are people.
    """

    layout: Layout
    points: Mapping[str, int]
    counts: Mapping[str, int]
    start: int
    rack: int
    idle: int
    stalled: int
    timer: int = 0
    players: tuple[Player, ...] = ()


def table_fault(players: tuple[int, ...], seats: int) -> str | None:
    """Tell what is wrong with who is to play, None when nothing is (T1)."""
    if seats < FEWEST_SEATS:
        return f"Lexiheist has at least {FEWEST_SEATS} seats"
    if players and Player.PERSON not in players:
        return "somebody at the table is a person"
    return None
