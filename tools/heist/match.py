"""Let players of Lexiheist meet: `python3 -m tools.heist.match HARD NORMAL`.

Two-seat games in mirrored pairs (tools/selfplay.py). Numbers of the table of skill can
be tried: `hard:swing=50`.
"""

from dataclasses import replace
from typing import Any

from lexigrid.games.heist import Heist
from lexigrid.games.tile_players import Player
from tools.heist.selfplay import Chooser, chooser, greedy, standard_game
from tools.selfplay import match


def named(game: Heist, name: str) -> Chooser:
    """Return a player by name: easy, normal, hard or greedy, with numbers to try."""
    kind, _, numbers = name.lower().partition(":")
    if kind == "greedy":
        return greedy
    pairs = (pair.split("=") for pair in numbers.split(",") if pair)
    tried: dict[str, Any] = {number: int(value) for number, value in pairs}
    return chooser(game, Player[kind.upper()], replace(game.skill, **tried))


def main() -> None:
    """Play a match."""
    game = standard_game()
    match(game, lambda name: named(game, name))


if __name__ == "__main__":
    main()
