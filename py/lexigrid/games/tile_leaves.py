"""What tiles are worth that are kept on a rack, in thousandths of a point (X19).

The table has one to three tiles; what more of them are worth together follows from it:
the worth of each set of up to three, less that of its parts, added up.
"""

from collections.abc import Mapping
from itertools import combinations

LARGEST = 3  # tiles in the table
POINT = 1000


class Leaves:
    """The worth of any kept tiles."""

    def __init__(self, table: Mapping[str, int]) -> None:
        """Take the worth of sets of sorted tiles; missing ones add nothing."""
        self._own: dict[tuple[str, ...], int] = {}
        for tiles in sorted(table, key=len):
            parts = _parts(tiles) - {tuple(tiles)}
            self._own[tuple(tiles)] = table[tiles] - self._sum(parts)
        self._worth: dict[str, int] = {}

    def worth(self, tiles: str) -> int:
        """Return the worth of sorted tiles; answers are kept, since they recur."""
        if tiles not in self._worth:
            self._worth[tiles] = self._sum(_parts(tiles))
        return self._worth[tiles]

    def _sum(self, parts: set[tuple[str, ...]]) -> int:
        return sum([self._own.get(part, 0) for part in parts])


def _parts(tiles: str) -> set[tuple[str, ...]]:
    """Return the different sets of so many tiles as the table has, of some tiles."""
    sizes = range(1, LARGEST + 1)
    return {part for size in sizes for part in combinations(tiles, size)}


def parse_leaves(text: str) -> Leaves:
    """Read a table of words: tiles, thousandths of a point, and so on."""
    words = text.split()
    pairs = zip(words[::2], words[1::2], strict=True)
    return Leaves({tiles: int(worth) for tiles, worth in pairs})
