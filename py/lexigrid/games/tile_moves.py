"""The moves without tiles laid, of all games with racks (docs/notation.md)."""

import re
from dataclasses import dataclass

from lexigrid.chance import Chance
from lexigrid.compat import override
from lexigrid.tiles import draw, without

_TRADE = re.compile(r"trade ([?A-Z]{1,26})", re.ASCII)


@dataclass(frozen=True)
class Trade:
    """Trade tiles of the rack for as many from the bag (X9, T7); sorted."""

    tiles: str

    @override
    def __str__(self) -> str:
        """Write the move: `trade ?IU`."""
        return f"trade {self.tiles}"


@dataclass(frozen=True)
class Pass:
    """Do nothing (X10, T7)."""

    @override
    def __str__(self) -> str:
        """Write the move."""
        return "pass"


@dataclass(frozen=True)
class Out:
    """The time of the turn is out (X17, T6)."""

    @override
    def __str__(self) -> str:
        """Write the move."""
        return "out"


@dataclass(frozen=True)
class Leave:
    """A person leaves, or was gone for too long (X17)."""

    @override
    def __str__(self) -> str:
        """Write the move."""
        return "leave"


def traded(
    rack: str, bag: str, tiles: str, turn: int, chance: Chance
) -> tuple[str, str]:
    """Draw first, then mix the returned tiles in (X9, T7).

    Return rack, sorted, and bag after a trade in turn `turn`, from 0.
    """
    drawn, rest = draw(bag, len(tiles))
    kept = without(rack, tiles) or ""
    mixed = chance.shuffle(rest + tiles, "trade", turn)
    return "".join(sorted(kept + drawn)), "".join(mixed)


PlainMove = Trade | Pass | Out | Leave
_BARE = {str(move): move for move in (Pass(), Out(), Leave())}


def parse_plain(text: str) -> PlainMove | None:
    """Read what such a move writes, None for all else; traded tiles in any order."""
    traded = _TRADE.fullmatch(text)
    return Trade("".join(sorted(traded[1]))) if traded else _BARE.get(text)
