"""Scoring a hunt round: cancelling, points and winners (H14 to H17)."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from lexigrid.game import Result
from lexigrid.solver import points


@dataclass(frozen=True)
class Score:
    """What each seat keeps, by seat order, and what two seats both had."""

    unique: tuple[frozenset[str], ...]
    cancelled: frozenset[str]

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat's unique words."""
        return tuple(sum(map(points, words)) for words in self.unique)

    @property
    def result(self) -> Result:
        """Points and winners (H16; solo: H17)."""
        return Result(self.points, _winners(self.unique))


def score(lists: Sequence[Sequence[str]]) -> Score:
    """Cancel what several seats claimed (H15). `lists`: accepted words by seat order.

    >>> score([["planet", "cat"], ["planet", "stones"]]).points
    (1, 3)
    """
    claims = Counter(word for words in lists for word in set(words))
    cancelled = frozenset(word for word, seats in claims.items() if seats > 1)
    unique = tuple(frozenset(words) - cancelled for words in lists)
    return Score(unique, cancelled)


def _winners(unique: Sequence[frozenset[str]]) -> frozenset[int]:
    # H16: most points; among the seats tied for the lead, the longest unique word.
    standings = [
        (sum(map(points, words)), max(map(len, words), default=0)) for words in unique
    ]
    best = max(standings)
    return frozenset(
        seat for seat, standing in enumerate(standings, start=1) if standing == best
    )
