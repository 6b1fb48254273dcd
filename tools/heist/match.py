"""Let players of Lexiheist meet: `python3 -m tools.heist.match HARD NORMAL`.

Two-seat games in pairs from one seed, in which the players change seats, so that both
have the same tiles and the same first turn once. A won game counts one, a tie half.
Numbers of the table of skill can be tried: `hard:swing=50`.
"""

import argparse
import sys
from dataclasses import replace
from math import sqrt
from typing import Any

from lexigrid.games.heist import Heist
from lexigrid.games.tile_players import Player
from tools.crossword.selfplay import seed
from tools.heist.selfplay import Chooser, chooser, finished, greedy, standard_game

EVERY = 20  # games between two lines of news


def named(game: Heist, name: str) -> Chooser:
    """Return a player by name: easy, normal, hard or greedy, with numbers to try."""
    kind, _, numbers = name.lower().partition(":")
    if kind == "greedy":
        return greedy
    pairs = (pair.split("=") for pair in numbers.split(",") if pair)
    tried: dict[str, Any] = {number: int(value) for number, value in pairs}
    return chooser(game, Player[kind.upper()], replace(game.skill, **tried))


def meet(one: str, other: str, games: int) -> tuple[float, float, float, float]:
    """Return the share of games that the first wins, both mean scores, mean turns."""
    game = standard_game()
    players = named(game, one), named(game, other)
    won, totals, turns = 0.0, [0, 0], 0
    for number in range(games):
        swapped = number % 2
        seats = players[::-1] if swapped else players
        last = finished(game, seed(f"match {number // 2}"), seats)
        points = [place.score for place in last.places]
        own, others = points[swapped], points[1 - swapped]
        won += 0.5 if own == others else own > others
        totals = [totals[0] + own, totals[1] + others]
        turns += len(last.turns)
        if (number + 1) % EVERY == 0:
            share = won / (number + 1)
            print(f"{number + 1}: {share:.3f}", file=sys.stderr, flush=True)
    return won / games, totals[0] / games, totals[1] / games, turns / games


def main() -> None:
    """Play a match and print how it ended."""
    parser = argparse.ArgumentParser("match")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    share, own, others, turns = meet(asked.one, asked.other, asked.games)
    error = sqrt(share * (1 - share) / asked.games)
    print(
        f"{asked.one} wins {share:.1%} (± {error:.1%}) of {asked.games} games against"
        f" {asked.other}; mean scores {own:.0f} and {others:.0f}, {turns:.0f} turns"
    )


if __name__ == "__main__":
    main()
