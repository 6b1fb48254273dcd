"""The computer players as choosers of games that play themselves."""

from lexigrid.games.crossword import Crossword
from lexigrid.games.crossword_moves import CrosswordMove
from lexigrid.games.crossword_players import Thinker
from lexigrid.games.crossword_seen import read
from lexigrid.games.crossword_skill import Skill
from lexigrid.games.crossword_state import CrosswordState
from lexigrid.games.tile_players import Player
from tools.crossword.selfplay import Chooser


def chooser(game: Crossword, player: Player, skill: Skill | None = None) -> Chooser:
    """Return a player that is given no more than the view of its seat.

    Its skill is the game's own unless it is given.
    """
    thinking = Thinker(game.table, game.lexicon, player, skill or game.skill)

    def choose(game: Crossword, state: CrosswordState) -> CrosswordMove:
        *_, best = thinking.think(read(game.view(state, state.turn)))
        return best

    return choose
