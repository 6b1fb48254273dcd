"""The computer players (X19): they see what their seat may see, and never chance.

A player thinks in steps, and after each of them has a move to play: whoever waits takes
the last one when time is short. The same view gives the same move: what looks like
chance is drawn from the view itself.
"""

from collections.abc import Iterator
from hashlib import sha256

from lexigrid.chance import Chance
from lexigrid.games.crossword_endgame import Endgame, Node
from lexigrid.games.crossword_moves import TurnMove
from lexigrid.games.crossword_plays import Search
from lexigrid.games.crossword_seen import Seen
from lexigrid.games.crossword_skill import Skill
from lexigrid.games.crossword_table import CrosswordTable
from lexigrid.games.crossword_worth import best_plays, best_trade, place
from lexigrid.games.tile_moves import Pass
from lexigrid.games.tile_players import Player, by_chance, rise, vocabulary_of
from lexigrid.lexicon import Lexicon

POSITIONS = 60  # of an endgame search: within two seconds in a browser
CHOICE = 12  # plays that Normal chooses from


class Thinker:
    """A computer player at a table."""

    def __init__(
        self, table: CrosswordTable, lexicon: Lexicon, player: Player, skill: Skill
    ) -> None:
        """Sit down."""
        self._table, self._skill, self._player = table, skill, player
        self._lexicon = lexicon
        self._words = vocabulary_of(lexicon, player)

    def think(self, seen: Seen) -> Iterator[TurnMove]:
        """Yield the best move known after each step; there is at least one."""
        if self._player is not Player.HARD:
            is_easy = self._player is Player.EASY
            yield self._easily(seen) if is_easy else self._normally(seen)
            return
        yield self._worthiest(seen)
        if seen.is_duel_in_the_open:
            node = Node(seen.board, seen.rack, seen.unseen)
            search = Endgame(self._table, self._words, node, POSITIONS)
            for best in search.steps():
                if best:
                    yield best.move(self._table)

    def _worthiest(self, seen: Seen) -> TurnMove:
        """Take what is worth most; pass only when there is nothing else."""
        words = vocabulary_of(self._lexicon, Player.HARD)
        plays = best_plays(self._table, self._skill, words, seen, 1)
        trade = best_trade(self._table, self._skill, seen)
        if trade and (not plays or trade[0] > plays[0][0]):
            return trade[1]
        return plays[0][1].move(self._table) if plays else Pass()

    def _easily(self, seen: Seen) -> TurnMove:
        """Take a play of average score among those that are noticed."""
        search = Search(self._table, seen.board, seen.rack, self._words)
        ordered = sorted(
            search.best_placed(), key=lambda one: (-one.score, *place(one))
        )
        if not ordered:
            return self._without_a_play(seen)
        noticed = ordered[: max(1, len(ordered) * self._skill.easy // 100)]
        total, count = sum(one.score for one in noticed), len(noticed)
        average = min(noticed, key=lambda one: abs(one.score * count - total))
        return average.move(self._table)

    def _normally(self, seen: Seen) -> TurnMove:
        """Go through the plays that are worth most, and take each by chance.

        The better the best of the others plays, the more often play as Hard does.
        """
        chance = Chance(sha256(repr(seen).encode()).digest())
        turns = seen.number // (1 + len(seen.others))
        often = rise(seen.best, turns, self._skill.par, self._skill.spur)
        if chance.draws(100, 1, "rise")[0] < often:
            return self._worthiest(seen)
        plays = best_plays(self._table, self._skill, self._words, seen, CHOICE)
        if not plays:
            return self._without_a_play(seen)
        _, play = by_chance(chance, plays, self._skill.normal)
        return play.move(self._table)

    def _without_a_play(self, seen: Seen) -> TurnMove:
        """Trade what is worth least to keep the rest, or pass when that is barred."""
        trade = best_trade(self._table, self._skill, seen)
        return trade[1] if trade else Pass()
