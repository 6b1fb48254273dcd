"""Let players meet: `python3 -m tools.crossword.match HARD GREEDY --games 1000`.

Two-seat games in mirrored pairs (tools/selfplay.py).
"""

from functools import partial

from tools.crossword.players import chooser
from tools.crossword.selfplay import greedy, standard_game
from tools.selfplay import match


def main() -> None:
    """Play a match."""
    game = standard_game()
    match(game, game.skill, greedy, partial(chooser, game))


if __name__ == "__main__":
    main()
