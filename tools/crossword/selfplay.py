"""The crossword for whole games by rule (tools/selfplay.py)."""

from lexigrid.bundle import lexicon
from lexigrid.catalogue import crossword_skill, crossword_table, options_for
from lexigrid.games.crossword import Crossword
from lexigrid.games.crossword_moves import CrosswordMove
from lexigrid.games.crossword_plays import Search
from lexigrid.games.crossword_state import CrosswordState
from lexigrid.games.tile_moves import Pass, Trade
from lexigrid.patterns import vocabulary
from tools.selfplay import Choice

Chooser = Choice[CrosswordState, CrosswordMove]


def standard_game(seats: int = 2) -> Crossword:
    """Return the game of a table with the default options."""
    table = crossword_table(options_for("crossword", {}, seats))
    return Crossword(table, lexicon(), crossword_skill())


def greedy(game: Crossword, state: CrosswordState) -> CrosswordMove:
    """Play for most points now; trade all when there is no play."""
    rack = state.place(state.turn).rack
    search = Search(game.table, state.board, rack, vocabulary(game.lexicon))
    best = max(
        search.best_placed(),
        key=lambda found: (found.score, found.slot.square, found.word),
        default=None,
    )
    if best:
        return best.move(game.table)
    return Trade(rack) if len(state.bag) >= game.table.trade else Pass()
