"""Let players meet: `python3 -m tools.crossword.match HARD GREEDY --games 1000`.

Two-seat games in mirrored pairs (tools/selfplay.py).
"""

from lexigrid.games.tile_players import Player
from tools.crossword.players import chooser
from tools.crossword.selfplay import Chooser, greedy, standard_game
from tools.selfplay import match


def main() -> None:
    """Play a match."""
    game = standard_game()

    def named(name: str) -> Chooser:
        if name.lower() == "greedy":
            return greedy
        return chooser(game, Player[name.upper()])

    match(game, named)


if __name__ == "__main__":
    main()
