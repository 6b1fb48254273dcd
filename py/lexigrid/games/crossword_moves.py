"""The moves of the crossword, and their notation (docs/notation.md)."""

import re
from dataclasses import dataclass

from lexigrid.board import parse_place
from lexigrid.compat import override
from lexigrid.game import NotUnderstood
from lexigrid.games.tile_moves import Out, Pass, PlainMove, Trade, parse_plain

_PLAY = re.compile(r"play ([0-9A-Z]{2,3}) ([A-Za-z.]{1,26})", re.ASCII)


@dataclass(frozen=True)
class Play:
    """Lay tiles (X7): `place` is where the main word begins, as board.py names it.

    `tiles` has a character a square of that word: `.` where a tile lies, a capital
    letter for a tile to lay, a small one for a blank.
    """

    place: str
    tiles: str

    @override
    def __str__(self) -> str:
        """Write the move: `play 8D .A.t`."""
        return f"play {self.place} {self.tiles}"


TurnMove = Play | Trade | Pass | Out
CrosswordMove = Play | PlainMove


def parse(text: str, size: int) -> CrosswordMove:
    """Read what a move writes; NotUnderstood for all else, and off a board of `size`.

    Traded tiles may stand in any order.
    """
    plain = parse_plain(text)
    if plain:
        return plain
    played = _PLAY.fullmatch(text)
    if played and parse_place(size, played[1]) and set(played[2]) != {"."}:
        return Play(played[1], played[2])
    msg = f"{text[:40]!r} is not a move of the crossword"
    raise NotUnderstood(msg)
