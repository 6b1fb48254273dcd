"""Matches over several rounds (C9)."""

from collections.abc import Sequence
from dataclasses import dataclass

LOWEST_TARGET = 20
HIGHEST_TARGET = 500


@dataclass(frozen=True)
class Match:
    """How a match stands: totals by place, and the place that has won, from 1.

    A place is a seat, or a team where there are teams (C8).
    """

    totals: tuple[int, ...]
    winner: int | None

    @property
    def is_over(self) -> bool:
        """Tell whether no further round is played."""
        return self.winner is not None


def match(rounds: Sequence[Sequence[int]], target: int) -> Match:
    """Add up the points of the rounds, each by place (C9).

    The highest total wins once it has reached the target; when several share it,
    another round is played. ValueError for a target that is not on offer, rounds of
    unlike numbers of places, or a round after the match was won.

    >>> match([[30, 20], [20, 35]], 50)
    Match(totals=(50, 55), winner=2)
    """
    if not LOWEST_TARGET <= target <= HIGHEST_TARGET:
        msg = f"a match goes to {LOWEST_TARGET} to {HIGHEST_TARGET} points"
        raise ValueError(f"{msg}, not {target}")
    places = len(rounds[0]) if rounds else 0
    standing = Match((0,) * places, None)
    for number, points in enumerate(rounds, start=1):
        if standing.is_over:
            msg = f"round {number} is played after place {standing.winner} had won"
            raise ValueError(msg)
        if len(points) != places:
            msg = f"round {number} has points for {len(points)} places, not {places}"
            raise ValueError(msg)
        standing = _after(standing, points, target)
    return standing


def _after(standing: Match, points: Sequence[int], target: int) -> Match:
    totals = tuple(
        total + more for total, more in zip(standing.totals, points, strict=True)
    )
    best = max(totals)
    has_won = best >= target and totals.count(best) == 1
    return Match(totals, totals.index(best) + 1 if has_won else None)
