"""Judging the lists of a round: what is struck, what cancels, who keeps what.

One way for claims with a path, words written down (C10) and lists on paper.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from lexigrid.game import Seat
from lexigrid.games.hunt_score import Score, score
from lexigrid.games.hunt_state import Claimed
from lexigrid.games.hunt_table import HuntTable
from lexigrid.grid import find_path
from lexigrid.lexicon import Lexicon

Lists = Sequence[Sequence[Claimed]]


@dataclass(frozen=True)
class Judgement:
    """The lists of a round, judged; all by seat order.

    `lists` are all claims, with a path where there is one; `struck` has the reason why
    a word of a seat does not count (C10); `holders` are, by word, the seats on whose
    lists it was not struck.
    """

    lists: tuple[tuple[Claimed, ...], ...]
    struck: tuple[Mapping[str, str], ...]
    holders: Mapping[str, tuple[Seat, ...]]
    score: Score

    def keeps(self, seat: Seat, word: str) -> bool:
        """Tell whether a word counts for a seat."""
        return word in self.score.unique[seat - 1]


def judge(
    lists: Lists, table: HuntTable, lexicon: Lexicon, grid: str | None
) -> Judgement:
    """Strike what does not count for its seat, then cancel (C10, C8, H15).

    `grid` is None for real cubes that nobody has typed in: then every word is taken to
    be on them.
    """
    found = tuple(tuple(_with_path(claim, grid) for claim in own) for own in lists)
    struck = tuple(
        _struck(own, table.least(seat), lexicon, has_grid=grid is not None)
        for seat, own in enumerate(found, start=1)
    )
    kept = [
        [claim for claim in own if claim.word not in bad]
        for own, bad in zip(found, struck, strict=True)
    ]
    holders: dict[str, tuple[Seat, ...]] = {}
    for seat, own in enumerate(kept, start=1):
        for claim in own:
            holders[claim.word] = (*holders.get(claim.word, ()), seat)
    words = [[claim.word for claim in own] for own in kept]
    moments = [[claim.at for claim in own] for own in kept]
    return Judgement(found, struck, holders, score(words, table.teams, moments))


def _with_path(claim: Claimed, grid: str | None) -> Claimed:
    if claim.path or grid is None:
        return claim
    return replace(claim, path=find_path(grid, claim.word) or ())


def _struck(
    own: Sequence[Claimed], least: int, lexicon: Lexicon, *, has_grid: bool
) -> dict[str, str]:
    struck = {}
    for claim in own:
        known = lexicon.word(claim.word)
        # C10: the first reason is told.
        if len(claim.word) < least:
            struck[claim.word] = "too_short"
        elif has_grid and not claim.path:
            struck[claim.word] = "not_on_the_grid"
        elif not (known and known.in_hunt):
            struck[claim.word] = "not_in_list"
    return struck
