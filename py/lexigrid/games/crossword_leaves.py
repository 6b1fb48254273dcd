"""What tiles are worth that are kept on a rack, in thousandths of a point (X19).

The table has one to three tiles; what more of them are worth together follows from it:
the worth of each set of up to three, less that of its parts, added up.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations

LARGEST = 3  # tiles in the table
POINT = 1000


class Leaves:
    """The worth of any kept tiles."""

    def __init__(self, table: Mapping[str, int]) -> None:
        """Take the worth of sets of sorted tiles; missing ones add nothing."""
        self._own: dict[str, int] = {"": 0}
        for tiles in sorted(table, key=len):
            parts = sum(self._own.get(part, 0) for part in _parts(tiles))
            self._own[tiles] = table[tiles] - parts
        self._worth: dict[str, int] = {}

    def worth(self, tiles: str) -> int:
        """Return the worth of sorted tiles; answers are kept, since they recur."""
        if tiles not in self._worth:
            self._worth[tiles] = sum(
                self._own.get(part, 0) for part in _up_to(tiles, LARGEST)
            )
        return self._worth[tiles]


def _up_to(tiles: str, most: int) -> Iterator[str]:
    """Yield the different sets of one to `most` of some tiles."""
    for size in range(1, min(most, len(tiles)) + 1):
        for part in sorted(set(combinations(tiles, size))):
            yield "".join(part)


def _parts(tiles: str) -> Iterator[str]:
    return _up_to(tiles, len(tiles) - 1)


def parse_leaves(text: str) -> Leaves:
    """Read a table of words: tiles, thousandths of a point, and so on."""
    words = text.split()
    pairs = zip(words[::2], words[1::2], strict=True)
    return Leaves({tiles: int(worth) for tiles, worth in pairs})
