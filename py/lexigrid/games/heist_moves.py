"""The moves of Lexiheist, and their notation (docs/notation.md).

Circles are numbered from 1 as the rules do (T2), squares in the engine from 0.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from lexigrid.compat import override
from lexigrid.game import NotUnderstood
from lexigrid.games.tile_moves import Out, Pass, PlainMove, Trade, parse_plain

MOST_LAID = 26
_TILE = re.compile(r"([1-9][0-9]{0,2})([A-Za-z])", re.ASCII)


@dataclass(frozen=True)
class Lay:
    """Lay tiles on circles, or on the letters there (T8): squares with tiles, sorted.

    A small letter is a wildcard.
    """

    tiles: tuple[tuple[int, str], ...]

    @override
    def __str__(self) -> str:
        """Write the move: `lay 145C,146A,147t`."""
        return f"lay {written(self.tiles)}"


HeistTurn = Lay | Trade | Pass | Out
HeistMove = Lay | PlainMove


def written(tiles: Iterable[tuple[int, str]]) -> str:
    """Write tiles on squares with the circles' numbers.

    >>> written([(144, "C"), (145, "a")])
    '145C,146a'
    """
    return ",".join(f"{square + 1}{tile}" for square, tile in tiles)


def parse(text: str) -> HeistMove:
    """Read what a move writes, tiles in any order; NotUnderstood for all else."""
    plain = parse_plain(text)
    if plain:
        return plain
    verb, _, tiles = text.partition(" ")
    laid = [_TILE.fullmatch(tile) for tile in tiles.split(",")]
    read = sorted((int(one[1]) - 1, one[2]) for one in laid if one)
    is_whole = len({square for square, _ in read}) == len(laid) <= MOST_LAID
    if verb == "lay" and is_whole:
        return Lay(tuple(read))
    msg = f"{text[:40]!r} is not a move of Lexiheist"
    raise NotUnderstood(msg)
