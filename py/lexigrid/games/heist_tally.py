"""Points and tiles of a word in a slot, counted in one sum of packed integers.

Each letter in each place has an integer: how many tiles it takes, what it scores there,
and, taken away from what the rack has, the tile itself. What a word comes to is the sum
of its letters' integers.
"""

from collections.abc import Sequence
from functools import lru_cache

from lexigrid.games.heist_slots import Count, Slot
from lexigrid.games.heist_table import HeistTable
from lexigrid.patterns import LETTERS, A, Kept

_LAID = 5  # bits: more than a word has letters
_LOW = 30  # bits of laid tiles and points together
_FIELD = 6  # bits of a letter: 32, and what of it is left on the rack
_FULL = 1 << (_FIELD - 1)

LAID = (1 << _LAID) - 1
POINTS = 1 << _LAID
LOW = (1 << _LOW) - 1
GUARDS = sum(_FULL << _LOW + _FIELD * at for at in range(len(LETTERS)))
LACKING = {_FULL << _LOW + _FIELD * at: byte for at, byte in enumerate(LETTERS)}

# What a slot's words come to: a base, and by place what a byte adds to it. Of the sum,
# `& LAID` is the number of tiles laid, `& LOW` over POINTS the points, and GUARDS that
# it has not are letters of which the rack has too few: LACKING tells which. Last, by
# place, how often a letter laid there counts in all words together.
Form = tuple[int, Sequence[list[int]], Sequence[int]]


class Tally:
    """Counts words for one rack on one board."""

    def __init__(self, table: HeistTable, have: Sequence[int]) -> None:
        """Take the number of each letter on the rack, a first."""
        own = (table.points[chr(byte).upper()] for byte in LETTERS)
        self.points = (*[0] * A, *own)
        self._units = _units(self.points)
        self._limit = sum(
            _FULL + count << _LOW + _FIELD * at for at, count in enumerate(have)
        )

    def form(self, slot: Slot) -> Form:
        """Return how to count a slot's words."""
        if slot.count is None:
            slot.count = self._count(slot)
        across, rows, weights = slot.count
        return self._limit + across * POINTS, rows, weights

    def _count(self, slot: Slot) -> Count:
        """Count a slot as if a tile were laid in each place.

        A letter that is kept takes away what the word across would add.
        """
        rows, weights, sums = [], [], 0
        for _, there, worth, _, letter, word, across in slot.spots:
            more = 0 if across is None else across * word
            weight = letter * (slot.times if across is None else slot.times + word)
            row = self._units[weight]
            if there:
                row = row.copy()
                row[there] = (worth * slot.times - more) * POINTS
            rows.append(row)
            weights.append(weight)
            sums += more
        return Count(sums, rows, weights)


@lru_cache(maxsize=4)
def _units(points: tuple[int, ...]) -> Kept[int, list[int]]:
    """Return by weight what each byte adds, its points counted so often."""

    def unit(weight: int) -> list[int]:
        return [0] * A + [
            1 + own * weight * POINTS - (1 << _LOW + _FIELD * at)
            for at, own in enumerate(points[A:])
        ]

    return Kept(unit)


def missing(total: int, letter: int) -> int:
    """Return how many of a letter, a byte, the rack has too few, of those it lacks."""
    return _FULL - (total >> _LOW + _FIELD * (letter - A) & 2 * _FULL - 1)
