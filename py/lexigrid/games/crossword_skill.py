"""What computer players differ in (X19)."""

from collections.abc import Mapping
from dataclasses import dataclass

from lexigrid.games.tile_leaves import Leaves


@dataclass(frozen=True)
class Skill:
    """What players differ in: numbers of games/tables/crossword_players.toml.

    Easy notices so many hundredths of its plays, those that score most, and takes one
    of average score among them. Normal goes through the plays that are worth most, the
    best first, and takes each with a chance of `normal` in a hundred; for each point
    that the best of the others has above `par` a turn it plays in `spur` of a hundred
    turns as Hard does.
    `vowel` is what a vowel costs that is laid beside a coloured letter square at the
    opening, `last` what it costs to leave the bag empty to the next seat, both in
    thousandths of a point.
    """

    easy: int
    normal: int
    par: int
    spur: int
    vowel: int
    last: int
    leaves: Leaves


def skill_of(data: Mapping[str, int], leaves: Leaves) -> Skill:
    """Read the numbers of a table."""
    return Skill(
        easy=data["easy"],
        normal=data["normal"],
        par=data["par"],
        spur=data["spur"],
        vowel=data["vowel"],
        last=data["last"],
        leaves=leaves,
    )
