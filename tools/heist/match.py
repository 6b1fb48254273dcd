"""Let players of Lexiheist meet: `python3 -m tools.heist.match HARD NORMAL`.

Two-seat games in mirrored pairs (tools/selfplay.py).
"""

from functools import partial

from tools.heist.selfplay import chooser, greedy, standard_game
from tools.selfplay import match


def main() -> None:
    """Play a match."""
    game = standard_game()
    match(game, game.skill, greedy, partial(chooser, game))


if __name__ == "__main__":
    main()
