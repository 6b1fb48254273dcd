"""Scoring a hunt round: cancelling, points and winners (H14 to H17, C4, C8)."""

from collections.abc import Sequence
from dataclasses import dataclass

from lexigrid.game import Result, Seat
from lexigrid.solver import points

Moments = Sequence[Sequence[int]]  # of each claim in milliseconds, by seat and claim


@dataclass(frozen=True)
class Score:
    """What each seat keeps, by seat order, and what it lost.

    `cancelled` are the words that two sides had; a side is a seat, or a team if there
    are `teams`, by seat order. `credited` are the words that several members of one
    team had, with the seat for which each counts once (C8).
    """

    unique: tuple[frozenset[str], ...]
    cancelled: frozenset[str]
    credited: dict[str, Seat]
    teams: tuple[int, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat's unique words."""
        return tuple(sum(map(points, words)) for words in self.unique)

    @property
    def team_points(self) -> tuple[int, ...]:
        """The points of each team, by its number; empty without teams."""
        numbers = sorted(set(self.teams))
        return tuple(
            sum(map(points, _words_of(team, self.teams, self.unique)))
            for team in numbers
        )

    @property
    def result(self) -> Result:
        """Points and winners (H16; solo: H17; teams: C8)."""
        sides = self.teams or tuple(range(1, len(self.unique) + 1))
        best = _best(sides, self.unique)
        winners = (seat for seat, side in enumerate(sides, start=1) if side in best)
        return Result(self.points, frozenset(winners), self.teams)


def score(
    lists: Sequence[Sequence[str]], teams: Sequence[int] = (), moments: Moments = ()
) -> Score:
    """Cancel what several sides claimed (H15, C8).

    `lists` are the words that were not struck, by seat order; `teams` is the team of
    each seat, empty when each plays alone; without `moments` all claims were made at
    the same time, and the lower seat is credited.

    >>> score([["planet", "cat"], ["planet", "stones"]]).points
    (1, 3)
    >>> score([["cat"], ["cat", "dog"], ["quit"]], teams=[1, 1, 2]).team_points
    (2, 1)
    """
    sides = tuple(teams) or tuple(range(1, len(lists) + 1))
    unique: list[set[str]] = [set() for _ in lists]
    cancelled = set()
    credited = {}
    for word, claims in _claims(lists, moments).items():
        _, first = min(claims)
        if len({sides[seat - 1] for _, seat in claims}) > 1:
            cancelled.add(word)
            continue
        unique[first - 1].add(word)
        if len({seat for _, seat in claims}) > 1:
            credited[word] = first
    kept = tuple(map(frozenset, unique))
    return Score(kept, frozenset(cancelled), credited, tuple(teams))


def _claims(
    lists: Sequence[Sequence[str]], moments: Moments
) -> dict[str, list[tuple[int, Seat]]]:
    """Return by word who claimed it, and when."""
    moments = moments or [[0] * len(words) for words in lists]
    claims: dict[str, list[tuple[int, Seat]]] = {}
    for seat, (words, times) in enumerate(zip(lists, moments, strict=True), start=1):
        for word, at in zip(words, times, strict=True):
            claims.setdefault(word, []).append((at, seat))
    return claims


def _best(sides: Sequence[int], unique: Sequence[frozenset[str]]) -> frozenset[int]:
    # H16: most points; among the sides tied for the lead, the longest unique word.
    standings = {}
    for side in sides:
        words = _words_of(side, sides, unique)
        longest = max(map(len, words), default=0)
        standings[side] = (sum(map(points, words)), longest)
    best = max(standings.values())
    return frozenset(side for side, standing in standings.items() if standing == best)


def _words_of(
    side: int, sides: Sequence[int], unique: Sequence[frozenset[str]]
) -> list[str]:
    """Return the words that count for a side."""
    return [
        word
        for own, words in zip(sides, unique, strict=True)
        if own == side
        for word in words
    ]
