"""The moves of the hunts, and their notation (docs/notation.md)."""

import re
from dataclasses import dataclass

from lexigrid import grid as grids
from lexigrid.compat import override
from lexigrid.game import NotUnderstood
from lexigrid.grid import Path

_WRITE = re.compile(rf"write ([a-z]{{1,{grids.LONGEST_WORD}}})", re.ASCII)


@dataclass(frozen=True)
class Lift:
    """Lift the dome: the cubes lie (C2)."""

    @override
    def __str__(self) -> str:
        """Write the move."""
        return "lift"


@dataclass(frozen=True)
class Turn:
    """Turn the hourglass: this seat's hunt begins."""

    @override
    def __str__(self) -> str:
        """Write the move."""
        return "turn"


@dataclass(frozen=True)
class Claim:
    """Claim the word that a path spells (H8)."""

    path: Path

    @override
    def __str__(self) -> str:
        """Write the move: `claim 0-1-5`."""
        return f"claim {grids.path_text(self.path)}"


@dataclass(frozen=True)
class Write:
    """Write a word down, whether or not it is on the grid (C10)."""

    word: str

    @override
    def __str__(self) -> str:
        """Write the move: `write stone`."""
        return f"write {self.word}"


@dataclass(frozen=True)
class Out:
    """The sand is out (H11)."""

    @override
    def __str__(self) -> str:
        """Write the move."""
        return "out"


@dataclass(frozen=True)
class Abandon:
    """Leave a round played alone; it records nothing (H2)."""

    @override
    def __str__(self) -> str:
        """Write the move."""
        return "abandon"


HuntMove = Lift | Turn | Claim | Write | Out | Abandon
_BARE = {str(move): move for move in (Lift(), Turn(), Out(), Abandon())}


def parse(text: str) -> HuntMove:
    """Read what a move writes; NotUnderstood for anything else.

    A written word has small letters a-z, at most LONGEST_WORD (grid.py).
    """
    if text in _BARE:
        return _BARE[text]
    written = _WRITE.fullmatch(text)
    if written:
        return Write(written[1])
    verb, _, rest = text.partition(" ")
    if verb != "claim":
        msg = f"{text[:40]!r} is not a move of the hunt"
        raise NotUnderstood(msg)
    try:
        return Claim(grids.parse_path(rest))
    except ValueError as error:
        raise NotUnderstood(str(error)) from error
