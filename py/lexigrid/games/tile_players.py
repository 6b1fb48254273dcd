"""Who plays a seat of a game with tiles, and the words that a player knows."""

from collections.abc import Sequence
from enum import IntEnum
from functools import lru_cache
from typing import TypeVar

from lexigrid.chance import Chance
from lexigrid.lexicon import NEVER_PLAY, Level, Lexicon, Word
from lexigrid.patterns import Vocabulary

Play = TypeVar("Play")


class Player(IntEnum):
    """Who plays a seat (X4, T1)."""

    PERSON = 0
    EASY = 1
    NORMAL = 2
    HARD = 3


def rise(best: int, turns: int, par: int, spur: int) -> int:
    """Return in how many of a hundred turns Normal plays as Hard does (X19).

    Each point that the best of the others has above `par` a turn, after so many turns
    of a seat, adds `spur`.
    """
    return max(0, best - par * turns) * spur


def by_chance(chance: Chance, plays: Sequence[Play], often: int) -> Play:
    """Go through plays, the best first: take each in so many of a hundred cases.

    Where none is taken, it is the best; there must be one.
    """
    drawn = chance.draws(100, len(plays), "normal")
    taken = (play for play, number in zip(plays, drawn, strict=True) if number < often)
    return next(taken, plays[0])


@lru_cache(maxsize=8)
def vocabulary_of(lexicon: Lexicon, player: Player) -> Vocabulary:
    """Return the words that a player knows: none of them is a never-play word."""
    highest = {Player.EASY: Level.EASY, Player.NORMAL: Level.NORMAL}
    level = highest.get(player, Level.ALL)

    def knows(mark: int) -> bool:
        return not mark & NEVER_PLAY and Word("", mark).level <= level

    return Vocabulary(lexicon, knows)
