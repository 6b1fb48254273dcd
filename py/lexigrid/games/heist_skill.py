"""What computer players of Lexiheist differ in."""

from collections.abc import Mapping
from dataclasses import dataclass

from lexigrid.games.tile_leaves import Leaves


@dataclass(frozen=True)
class Skill:
    """What players differ in: numbers of games/tables/heist_players.toml.

    Easy notices so many hundredths of its plays, those that change the scores most in
    its favour, and takes an average one of them. Normal goes through the `choice` plays
    that are worth most, the best first, and takes each with a chance of `normal` in a
    hundred; for each point that the best of the others has above `par` a turn it plays
    in `spur` of a hundred turns as Hard does. `swing` is what a point taken from the
    best of the others is worth, `keep` how much of their worth in the crossword kept
    tiles have, of which Easy does not think, and `risk` what a stored point costs that
    others may take, all in hundredths.
    """

    easy: int
    normal: int
    par: int
    spur: int
    choice: int
    swing: int
    keep: int
    risk: int
    leaves: Leaves


def skill_of(data: Mapping[str, int], leaves: Leaves) -> Skill:
    """Read the numbers of a table."""
    return Skill(
        easy=data["easy"],
        normal=data["normal"],
        par=data["par"],
        spur=data["spur"],
        choice=data["choice"],
        swing=data["swing"],
        keep=data["keep"],
        risk=data["risk"],
        leaves=leaves,
    )
