"""The computer players (X19): they see what their seat may see, and never chance.

A player thinks in steps, and after each of them has a move to play: whoever waits takes
the last one when time is short. The same view gives the same move: what looks like
chance is drawn from the view itself.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from itertools import combinations

from lexigrid.board import EMPTY
from lexigrid.chance import Chance
from lexigrid.games.crossword_endgame import Endgame, Node
from lexigrid.games.crossword_leaves import POINT, Leaves
from lexigrid.games.crossword_moves import Pass, Trade, TurnMove
from lexigrid.games.crossword_plays import Found, Search
from lexigrid.games.crossword_seen import Seen
from lexigrid.games.crossword_table import CrosswordTable, Player
from lexigrid.lexicon import NEVER_PLAY, Level, Lexicon, Word
from lexigrid.patterns import Vocabulary
from lexigrid.tiles import without

POSITIONS = 80  # of an endgame search: within two seconds in a browser
_VOWELS = frozenset("AEIOU")


@dataclass(frozen=True)
class Skill:
    """What players differ in: numbers of games/tables/crossword_players.toml.

    Easy notices so many hundredths of its plays, those that score most, and takes one
    of average score among them. Normal goes through the scores it could make from the
    best downward and takes each with a chance of `normal` in a hundred.
    `vowel` is what a vowel costs that is laid beside a coloured letter square at the
    opening, `last` what it costs to leave the bag empty to the next seat, both in
    thousandths of a point.
    """

    easy: int
    normal: int
    vowel: int
    last: int
    leaves: Leaves


@lru_cache(maxsize=8)
def vocabulary_of(lexicon: Lexicon, player: Player) -> Vocabulary:
    """Return the words that a player knows: none of them is a never-play word."""
    highest = {Player.EASY: Level.EASY, Player.NORMAL: Level.NORMAL}
    level = highest.get(player, Level.ALL)

    def knows(mark: int) -> bool:
        return not mark & NEVER_PLAY and Word("", mark).level <= level

    return Vocabulary(lexicon, knows)


class Thinker:
    """A computer player at a table."""

    def __init__(
        self, table: CrosswordTable, lexicon: Lexicon, player: Player, skill: Skill
    ) -> None:
        """Sit down."""
        self._table, self._skill, self._player = table, skill, player
        self._words = vocabulary_of(lexicon, player)

    def think(self, seen: Seen) -> Iterator[TurnMove]:
        """Yield the best move known after each step; there is at least one."""
        found = list(
            Search(self._table, seen.board, seen.rack, self._words).best_placed()
        )
        if self._player is not Player.HARD:
            yield self._human(seen, found)
            return
        ranked = self._ranked(seen, found)
        yield self._best(seen, ranked)
        if ranked and seen.is_duel_in_the_open:
            node = Node(seen.board, seen.rack, seen.unseen)
            search = Endgame(self._table, self._words, node, POSITIONS)
            for best in search.steps():
                if best:
                    yield best.move(self._table)

    def best_worth(self, seen: Seen) -> int:
        """Return what the best play is worth to Hard, in thousandths of a point."""
        found = Search(self._table, seen.board, seen.rack, self._words).best_placed()
        trade = self._best_trade(seen)
        return max(map(self._equity(seen), found), default=trade[0] if trade else 0)

    def _human(self, seen: Seen, found: Sequence[Found]) -> TurnMove:
        if not found:
            return self._without_a_play(seen)
        ordered = sorted(found, key=lambda one: (-one.score, *_place(one)))
        chance = Chance(sha256(repr(seen).encode()).digest())
        if self._player is Player.EASY:
            return self._average(ordered).move(self._table)
        scores = sorted({one.score for one in ordered}, reverse=True)
        drawn = chance.draws(100, len(scores), "normal")
        taken = (
            score
            for score, number in zip(scores, drawn, strict=True)
            if number < self._skill.normal
        )
        score = next(taken, scores[0])
        return next(one for one in ordered if one.score == score).move(self._table)

    def _average(self, ordered: Sequence[Found]) -> Found:
        noticed = ordered[: max(1, len(ordered) * self._skill.easy // 100)]
        total, count = sum(one.score for one in noticed), len(noticed)
        return min(noticed, key=lambda one: abs(one.score * count - total))

    def _without_a_play(self, seen: Seen) -> TurnMove:
        """Trade what is worth least to keep the rest, or pass when that is barred."""
        trade = self._best_trade(seen)
        return trade[1] if trade else Pass()

    def _best_trade(self, seen: Seen) -> tuple[int, Trade] | None:
        if seen.bag < self._table.trade:
            return None
        leaves = self._skill.leaves
        best = None
        for size in range(len(seen.rack)):
            for kept in sorted(set(combinations(seen.rack, size))):
                worth = leaves.worth("".join(kept))
                if best is None or worth > best[0]:
                    best = worth, kept
        if best is None:
            return None
        return best[0], Trade(without(seen.rack, best[1]) or "")

    def _ranked(self, seen: Seen, found: Sequence[Found]) -> list[tuple[int, Found]]:
        equity = self._equity(seen)
        ranked = [(equity(one), one) for one in found]
        ranked.sort(key=lambda pair: (-pair[0], *_place(pair[1])))
        return ranked

    def _best(self, seen: Seen, ranked: Sequence[tuple[int, Found]]) -> TurnMove:
        trade = self._best_trade(seen)
        if not ranked:
            return trade[1] if trade else Pass()
        equity, found = ranked[0]
        if trade and trade[0] > equity:
            return trade[1]
        return found.move(self._table)

    def _equity(self, seen: Seen) -> Callable[[Found], int]:
        """Return what a play is worth in thousandths: its score and what it keeps."""
        if seen.bag == 0:
            return lambda found: self._last_equity(seen, found)
        leaves, skill = self._skill.leaves, self._skill
        is_opening = EMPTY * len(seen.board) == seen.board
        kept: dict[str, int] = {}

        def equity(found: Found) -> int:
            laid = "".join(sorted(found.laid))
            if laid not in kept:
                kept[laid] = leaves.worth(without(seen.rack, laid) or "")
            worth = found.score * POINT + kept[laid]
            if is_opening:
                worth -= skill.vowel * self._open_vowels(found)
            if len(laid) >= seen.bag:
                worth -= skill.last
            return worth

        return equity

    def _last_equity(self, seen: Seen, found: Found) -> int:
        """Return the score with what the tiles left over will cost or bring (X14)."""
        rest = without(seen.rack, found.laid) or ""
        if rest:
            return (found.score - 2 * self._table.worth(rest)) * POINT
        hidden = self._table.worth(seen.unseen) * sum(seen.others)
        return found.score * POINT + 2 * POINT * hidden // max(1, len(seen.unseen))

    def _open_vowels(self, found: Found) -> int:
        """Count vowels laid beside a coloured letter square of the lines next to it."""
        slot, letters = found.slot, found.word.decode().upper()
        aside = self._table.layout.size if slot.step == 1 else 1
        colours = self._table.layout.letter
        return sum(
            letters[place] in _VOWELS
            and max(colours[spot.square - aside], colours[spot.square + aside]) > 1
            for place, spot in slot.spots
        )


def _place(found: Found) -> tuple[int, int, bytes, tuple[int, ...]]:
    """Order plays of the same worth."""
    return found.slot.square, found.slot.step, found.word, found.blanks


def skill_of(data: Mapping[str, int], leaves: Leaves) -> Skill:
    """Read the numbers of a table."""
    return Skill(
        easy=data["easy"],
        normal=data["normal"],
        vowel=data["vowel"],
        last=data["last"],
        leaves=leaves,
    )
