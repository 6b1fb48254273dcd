"""Whole games by rule: what a chooser plays, the rules carry out."""

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256

from lexigrid.bundle import lexicon
from lexigrid.catalogue import crossword_skill, crossword_table, options_for
from lexigrid.chance import Chance
from lexigrid.game import Entry
from lexigrid.games.crossword import Crossword
from lexigrid.games.crossword_moves import CrosswordMove
from lexigrid.games.crossword_plays import Search
from lexigrid.games.crossword_state import CrosswordState
from lexigrid.games.tile_moves import Pass, Trade
from lexigrid.patterns import vocabulary

# What a seat plays, which sees (by agreement) no more than it may.
Chooser = Callable[[Crossword, CrosswordState], CrosswordMove]


def standard_game(seats: int = 2) -> Crossword:
    """Return the game of a table with the default options."""
    table = crossword_table(options_for("crossword", {}, seats))
    return Crossword(table, lexicon(), crossword_skill())


def seed(text: str) -> Chance:
    """Return the chance of a text."""
    return Chance(sha256(text.encode()).digest())


def states(
    game: Crossword, chance: Chance, choosers: Sequence[Chooser]
) -> Iterator[CrosswordState]:
    """Play a game to its end, a chooser a seat; yield the state after each turn."""
    state = game.start(len(choosers), chance)
    while state.ending is None:
        seat = state.turn
        entry = Entry(seat, 0, choosers[seat - 1](game, state))
        refused = game.refusal(state, entry)
        if refused:
            msg = f"{entry.move} is refused: {refused}; {game.position(state)}"
            raise AssertionError(msg)
        state = game.play(state, entry)
        yield state


def finished(
    game: Crossword, chance: Chance, choosers: Sequence[Chooser]
) -> CrosswordState:
    """Play a game to its end; return the last state."""
    *_, last = states(game, chance, choosers)
    return last


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
