"""The computer players of Lexiheist: they see what their seat may see, and no chance.

The same view gives the same move: what looks like chance is drawn from the view itself.
"""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256

from lexigrid.chance import Chance
from lexigrid.games.heist_moves import HeistTurn
from lexigrid.games.heist_seen import Seen
from lexigrid.games.heist_skill import Skill
from lexigrid.games.heist_table import HeistTable
from lexigrid.games.heist_worth import best_plays, best_trade, ranked_plays
from lexigrid.games.tile_moves import Pass
from lexigrid.games.tile_players import Player, by_chance, rise, vocabulary_of
from lexigrid.lexicon import Lexicon


class Thinker:
    """A computer player at a table."""

    def __init__(
        self, table: HeistTable, lexicon: Lexicon, player: Player, skill: Skill
    ) -> None:
        """Sit down."""
        self._table, self._skill, self._player = table, skill, player
        self._lexicon = lexicon
        self._words = vocabulary_of(lexicon, player)

    def think(self, seen: Seen) -> Iterator[HeistTurn]:
        """Yield the move; one step is enough for all levels."""
        if self._player is Player.HARD:
            yield self._worthiest(seen)
        else:
            is_easy = self._player is Player.EASY
            yield self._easily(seen) if is_easy else self._normally(seen)

    def _worthiest(self, seen: Seen) -> HeistTurn:
        """Take what is worth most; pass only when there is nothing else."""
        words = vocabulary_of(self._lexicon, Player.HARD)
        best = best_plays(self._table, self._skill, words, seen, 1)
        trade = best_trade(self._skill, seen)
        if trade and (not best or trade[0] > best[0][0]):
            return trade[1]
        return best[0][1].move() if best else Pass()

    def _easily(self, seen: Seen) -> HeistTurn:
        """Take an average play among those that are noticed."""
        skill = replace(self._skill, keep=0)
        ranked = ranked_plays(self._table, skill, self._words, seen)
        if not ranked:
            return self._without_a_play(seen)
        noticed = ranked[: max(1, len(ranked) * self._skill.easy // 100)]
        total, count = sum(worth for worth, _ in noticed), len(noticed)
        _, average = min(noticed, key=lambda pair: abs(pair[0] * count - total))
        return average.move()

    def _normally(self, seen: Seen) -> HeistTurn:
        """Go through the plays that are worth most, and take each by chance.

        The better the best of the others plays, the more often play as Hard does.
        """
        told = (seen.board, seen.rack, seen.bag, seen.scores, seen.number)
        chance = Chance(sha256(repr(told).encode()).digest())
        best, turns = seen.scores[seen.rival - 1], seen.number // len(seen.scores)
        often = rise(best, turns, self._skill.par, self._skill.spur)
        if chance.draws(100, 1, "rise")[0] < often:
            return self._worthiest(seen)
        count = self._skill.choice
        plays = best_plays(self._table, self._skill, self._words, seen, count)
        if not plays:
            return self._without_a_play(seen)
        _, play = by_chance(chance, plays, self._skill.normal)
        return play.move()

    def _without_a_play(self, seen: Seen) -> HeistTurn:
        """Trade what is worth least to keep the rest, or pass when that is barred."""
        trade = best_trade(self._skill, seen)
        return trade[1] if trade else Pass()
