"""What a crossword table has agreed on, and the numbers that go with it."""

from collections.abc import Mapping
from dataclasses import dataclass

from lexigrid.games.tile_players import Player
from lexigrid.games.tile_table import TileTable
from lexigrid.layout import Layout

FEWEST_SEATS, MOST_SEATS = 2, 4


@dataclass(frozen=True)
class CrosswordTable(TileTable):
    """A board, a set of tiles, and what was agreed on (X2 to X5).

    `points` and `counts` are by tile; `tiles` of the set take part, or all of it.
    `start` is the square that the first play covers. `bonus` is for laying `rack` tiles
    at once, `trade` the fewest tiles in the bag when some are traded. `timer` is the
    seconds of a turn, 0: none. `players` are by seat order, empty: all are people.
    """

    layout: Layout
    points: Mapping[str, int]
    counts: Mapping[str, int]
    start: int
    rack: int
    bonus: int
    trade: int
    tiles: int
    timer: int = 0
    players: tuple[Player, ...] = ()


def table_fault(timer: int, players: tuple[int, ...], seats: int) -> str | None:
    """Tell what is wrong with what was agreed on, None when nothing is (X1, X4)."""
    if seats < FEWEST_SEATS:
        return f"a crossword has at least {FEWEST_SEATS} seats"
    people = players.count(Player.PERSON) if players else seats
    if people == 0:
        return "somebody at the table is a person"
    if timer == 0 and people > 1:
        return "turns without a timer are for one person alone"
    return None
