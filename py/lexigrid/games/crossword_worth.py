"""What plays and trades are worth: their points, and what they keep or leave (X19).

Worths are in thousandths of a point.
"""

from collections.abc import Callable
from itertools import combinations

from lexigrid.board import EMPTY
from lexigrid.games.crossword_plays import Found, Search
from lexigrid.games.crossword_seen import Seen
from lexigrid.games.crossword_skill import Skill
from lexigrid.games.crossword_table import CrosswordTable
from lexigrid.games.tile_leaves import POINT
from lexigrid.games.tile_moves import Trade
from lexigrid.patterns import Vocabulary
from lexigrid.tiles import without

_VOWELS = frozenset("AEIOU")


def best_plays(
    table: CrosswordTable, skill: Skill, words: Vocabulary, seen: Seen, count: int
) -> list[tuple[int, Found]]:
    """Return the plays that are worth most, best first, with their worths.

    Slots that promise most are looked at first, until none can be among the best.
    """
    search = Search(table, seen.board, seen.rack, words)
    kept = _kept(table, skill, seen)
    is_opening = EMPTY * len(seen.board) == seen.board
    most_kept = [
        max(kept("".join(rest)) for rest in combinations(seen.rack, size))
        for size in range(len(seen.rack), -1, -1)
    ]
    slots = [
        (score * POINT + most_kept[len(slot.spots)], slot)
        for score, slot in search.promises()
    ]
    slots.sort(key=lambda pair: -pair[0])
    rests: dict[str, int] = {}
    best: list[tuple[int, Found]] = []
    for most, slot in slots:
        if len(best) == count and most < best[-1][0]:
            break
        for found in search.placed_in(slot):
            laid = found.laid
            if laid not in rests:
                rests[laid] = kept(without(seen.rack, laid) or "")
            worth = found.score * POINT + rests[laid]
            if is_opening:
                worth -= skill.vowel * _open_vowels(table, found)
            best.append((worth, found))
        best.sort(key=_order)
        del best[count:]
    return best


def best_trade(
    table: CrosswordTable, skill: Skill, seen: Seen
) -> tuple[int, Trade] | None:
    """Return the trade that keeps what is worth most; None when it is barred (X9)."""
    if seen.bag < table.trade:
        return None
    keeps = [
        "".join(kept)
        for size in range(len(seen.rack))
        for kept in combinations(seen.rack, size)
    ]
    best = max(keeps, key=skill.leaves.worth)
    return skill.leaves.worth(best), Trade(without(seen.rack, best) or "")


def place(found: Found) -> tuple[int, int, bytes, tuple[int, ...]]:
    """Order plays of the same worth."""
    return found.slot.square, found.slot.step, found.word, found.blanks


def _order(pair: tuple[int, Found]) -> tuple[object, ...]:
    return -pair[0], *place(pair[1])


def _kept(table: CrosswordTable, skill: Skill, seen: Seen) -> Callable[[str], int]:
    """Return what tiles are worth that a play keeps, sorted."""
    if seen.bag:
        empties = len(seen.rack) - seen.bag
        return lambda rest: (
            skill.leaves.worth(rest) - (skill.last if len(rest) <= empties else 0)
        )
    # Tiles left over cost their points or bring others' (X14).
    hidden = table.worth(seen.unseen) * sum(seen.others) // max(1, len(seen.unseen))
    return lambda rest: -2 * POINT * table.worth(rest) if rest else 2 * POINT * hidden


def _open_vowels(table: CrosswordTable, found: Found) -> int:
    """Count vowels laid beside a coloured letter square of the lines next to it."""
    slot, letters = found.slot, found.word.decode().upper()
    aside = table.layout.size if slot.step == 1 else 1
    colours = table.layout.letter
    return sum(
        letters[at] in _VOWELS
        and max(colours[spot.square - aside], colours[spot.square + aside]) > 1
        for at, spot in slot.spots
    )
