"""The challenge draw: who goes first, and who next (T5)."""

from collections.abc import Iterator
from itertools import groupby

from lexigrid.chance import Chance
from lexigrid.game import Seat
from lexigrid.games.heist_table import HeistTable
from lexigrid.tiles import BLANK, draw, full_set

Draw = tuple[tuple[Seat, str], ...]  # by seat order what each of them drew


def challenge(
    table: HeistTable, seats: int, chance: Chance
) -> tuple[tuple[Draw, ...], tuple[Seat, ...]]:
    """Return the rounds of the draw, and all seats in the order of their turns.

    Seats that drew the same value draw again, all ties in the same round. Drawn tiles
    stay out until all seats are in order. A full bag can be too small for that, in
    theory: then ties go by seat.
    """
    bag = "".join(chance.shuffle(full_set(table.counts), "challenge"))
    groups = [list(range(1, seats + 1))]
    rounds: list[Draw] = []
    while True:
        drawing = sorted(seat for group in groups if len(group) > 1 for seat in group)
        if not drawing or len(bag) < len(drawing):
            order = tuple(seat for group in groups for seat in group)
            return tuple(rounds), order
        drawn, bag = draw(bag, len(drawing))
        tiles = dict(zip(drawing, drawn, strict=True))
        rounds.append(tuple(tiles.items()))
        ranks = {seat: _rank(table, tile) for seat, tile in tiles.items()}
        groups = [part for group in groups for part in _parted(group, ranks)]


def _rank(table: HeistTable, tile: str) -> int:
    """Return what a tile counts in the draw: a wildcard less than every letter."""
    return -1 if tile == BLANK else table.points[tile]


def _parted(group: list[Seat], ranks: dict[Seat, int]) -> Iterator[list[Seat]]:
    """Yield a group's seats by what they drew, the highest first."""
    if len(group) == 1:
        yield group
        return
    ordered = sorted(group, key=lambda seat: (-ranks[seat], seat))
    for _, part in groupby(ordered, key=lambda seat: ranks[seat]):
        yield list(part)
