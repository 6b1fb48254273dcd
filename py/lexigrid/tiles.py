"""Letter tiles: sets of them, racks and bags.

A tile is a capital letter, or `?` for a blank. Racks and bags are texts of tiles; a
rack is sorted, and tiles are drawn from the end of a bag.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from string import ascii_uppercase

BLANK = "?"
TILES = frozenset(BLANK + ascii_uppercase)


def tile_of(shown: str) -> str:
    """Return the tile that shows a letter on the board: small letters are blanks."""
    return BLANK if shown.islower() else shown


def full_set(counts: Mapping[str, int]) -> str:
    """Write out all tiles of a set, sorted; ValueError for what is not a tile."""
    for tile, count in counts.items():
        if tile not in TILES or count < 0:
            msg = f"{count} tiles of {tile!r} cannot be"
            raise ValueError(msg)
    return "".join(tile * counts[tile] for tile in sorted(counts))


def without(tiles: str, taken: Iterable[str]) -> str | None:
    """Return what is left when some tiles are taken, sorted; None: they are not there.

    >>> without("?AEE", "E?"), without("AE", "EE")
    ('AE', None)
    """
    left = Counter(tiles)
    left.subtract(taken)
    if min(left.values(), default=0) < 0:
        return None
    return "".join(sorted(left.elements()))


def draw(bag: str, count: int) -> tuple[str, str]:
    """Return the tiles drawn, as many as there are up to `count`, and the bag left."""
    keep = max(0, len(bag) - count)
    return bag[keep:], bag[:keep]


def counted(tiles: str) -> dict[str, int]:
    """Return how many there are of each tile, in alphabetical order."""
    return dict(sorted(Counter(tiles).items()))
