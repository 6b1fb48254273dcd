"""What plays and trades are worth: points, the swing, and what they keep.

Worths are in thousandths of a point.
"""

from itertools import combinations

from lexigrid.games.heist_plays import Found, Search
from lexigrid.games.heist_seen import Seen
from lexigrid.games.heist_skill import Skill
from lexigrid.games.heist_table import HeistTable
from lexigrid.games.tile_leaves import POINT
from lexigrid.games.tile_moves import Trade
from lexigrid.patterns import Vocabulary
from lexigrid.tiles import without

_HUNDRED = 100


def plays(table: HeistTable, words: Vocabulary, seen: Seen) -> list[Found]:
    """Return the plays that a computer player takes into account."""
    return list(Search(table, seen.board, seen.rack, words).best_placed())


def best_plays(
    table: HeistTable, skill: Skill, words: Vocabulary, seen: Seen, count: int
) -> list[tuple[int, Found]]:
    """Return the plays that are worth most, best first, with their worths."""
    worth = Worth(table, skill, seen)
    found = [(worth.of(one), one) for one in plays(table, words, seen)]
    found.sort(key=lambda pair: (-pair[0], *place(pair[1])))
    return found[:count]


def place(found: Found) -> tuple[int, int, bytes, tuple[int, ...]]:
    """Order plays of the same worth."""
    return found.slot.spots[0].square, found.slot.step, found.word, found.blanks


class Worth:
    """What plays of one seat in one position are worth."""

    def __init__(self, table: HeistTable, skill: Skill, seen: Seen) -> None:
        """Look at a position."""
        self._table, self._skill, self._seen = table, skill, seen
        self._rival = seen.rival
        self._kept: dict[str, int] = {}

    def of(self, found: Found) -> int:
        """Return points and swing of a play, and the worth of what it keeps.

        The swing is what the rival loses, weighed, less what the seat loses itself
        (T14). What may be taken from it later is weighed, too.
        """
        points = found.points * (2 if self._seen.is_doubled else 1)
        worth = points * POINT + self._keeps(found.laid)
        if found.replaced:
            own, rival = self._lost(found.replaced)
            worth += (rival * self._skill.swing - own * _HUNDRED) * POINT // _HUNDRED
        if self._skill.risk:
            worth -= self._stored(found) * self._skill.risk * POINT // _HUNDRED
        return worth

    def _lost(self, squares: list[int]) -> tuple[int, int]:
        """Return what the seat and its rival lose by letters replaced on squares."""
        lost = {self._seen.seat: 0, self._rival: 0}
        for square in squares:
            seat, points = self._seen.lying[square]
            if seat in lost:
                lost[seat] += points
        own, rival = (
            min(stored, self._seen.scores[seat - 1]) for seat, stored in lost.items()
        )
        return own, rival

    def _stored(self, found: Found) -> int:
        letters, spots = found.word.decode().upper(), found.slot.spots
        return sum(
            self._table.points[letters[at]] * spots[at].letter
            for at in found.changed
            if at not in found.blanks
        )

    def _keeps(self, laid: str) -> int:
        """Return what the tiles are worth that are kept; nothing with an empty bag."""
        if not self._seen.bag:
            return 0
        if laid not in self._kept:
            kept = without(self._seen.rack, laid) or ""
            worth = self._skill.leaves.worth(kept)
            self._kept[laid] = worth * self._skill.keep // _HUNDRED
        return self._kept[laid]


def best_trade(skill: Skill, seen: Seen) -> tuple[int, Trade] | None:
    """Return the trade that keeps what is worth most; None when it is barred (T7)."""
    fewest = max(0, len(seen.rack) - seen.bag)
    keeps = [
        "".join(kept)
        for size in range(fewest, len(seen.rack))
        for kept in combinations(seen.rack, size)
    ]
    if not keeps:
        return None
    best = max(keeps, key=skill.leaves.worth)
    worth = skill.leaves.worth(best) * skill.keep // _HUNDRED
    return worth, Trade(without(seen.rack, best) or "")
