"""Positions of games with tiles, as text that somebody asks about."""

from collections.abc import Sequence
from dataclasses import dataclass
from string import ascii_letters

from lexigrid.board import EMPTY
from lexigrid.tiles import TILES

MOST_TILES = 15  # of a rack that is asked about
_SQUARES = frozenset(EMPTY + ascii_letters)


@dataclass(frozen=True)
class Position:
    """A position as text: board and layout are rows, None: empty, and our own."""

    rack: str
    board: Sequence[str] | None = None
    layout: Sequence[str] | None = None
    bonus: int | None = None


def rack_of(asked: Position) -> str:
    """Return the rack in capital letters; ValueError when it is none."""
    rack = asked.rack.upper()
    if not set(rack) <= TILES or not 1 <= len(rack) <= MOST_TILES:
        msg = f"a rack has 1 to {MOST_TILES} letters, ? for a blank, not {rack[:40]!r}"
        raise ValueError(msg)
    return rack


def board_of(asked: Position, size: int) -> str:
    """Return the board of so many rows; ValueError names what is wrong with it."""
    rows = asked.board
    if rows is None:
        return EMPTY * size * size
    for number, row in enumerate(rows, start=1):
        if len(row) != size or not _SQUARES.issuperset(row):
            msg = f"row {number} of the board is {row[:40]!r}, not {size} of A-Z a-z ."
            raise ValueError(msg)
    if len(rows) != size:
        msg = f"a board has {size} rows, not {len(rows)}"
        raise ValueError(msg)
    return "".join(rows)
