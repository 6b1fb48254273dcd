"""Lexiheist for whole games by rule (tools/selfplay.py)."""

from lexigrid.bundle import lexicon
from lexigrid.catalogue import heist_skill, heist_table, options_for
from lexigrid.games.heist import Heist
from lexigrid.games.heist_moves import HeistMove
from lexigrid.games.heist_players import Thinker
from lexigrid.games.heist_seen import read
from lexigrid.games.heist_skill import Skill
from lexigrid.games.heist_state import HeistState
from lexigrid.games.heist_worth import plays
from lexigrid.games.tile_moves import Pass, Trade
from lexigrid.games.tile_players import Player
from lexigrid.patterns import vocabulary
from tools.selfplay import Choice

Chooser = Choice[HeistState, HeistMove]


def standard_game(seats: int = 2) -> Heist:
    """Return the game of a table with the default options."""
    table = heist_table(options_for("heist", {}, seats))
    return Heist(table, lexicon(), heist_skill())


def chooser(game: Heist, player: Player, skill: Skill | None = None) -> Chooser:
    """Return a computer player that is given no more than the view of its seat.

    Its skill is the game's own unless it is given.
    """
    thinking = Thinker(game.table, game.lexicon, player, skill or game.skill)

    def choose(game: Heist, state: HeistState) -> HeistMove:
        *_, best = thinking.think(read(game.view(state, state.turn)))
        return best

    return choose


def greedy(game: Heist, state: HeistState) -> HeistMove:
    """Play for most points now; trade when there is no play."""
    seen = read(game.view(state, state.turn))
    best = max(
        plays(game.table, vocabulary(game.lexicon), seen),
        key=lambda found: (found.points, str(found.move())),
        default=None,
    )
    if best:
        return best.move()
    tiles = seen.rack[: seen.bag]
    return Trade(tiles) if tiles else Pass()
