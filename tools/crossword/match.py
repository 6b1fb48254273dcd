"""Let players meet: `python3 -m tools.crossword.match HARD GREEDY --games 1000`.

Games come in pairs from one seed, in which the players change seats, so that both have
the same tiles and the same first turn once. A won game counts one, a tie half.
"""

import argparse
import sys
from math import sqrt

from lexigrid.games.crossword import Crossword
from lexigrid.games.tile_players import Player
from tools.crossword.players import chooser
from tools.crossword.selfplay import Chooser, finished, greedy, seed, standard_game

EVERY = 50  # games between two lines of news


def named(game: Crossword, name: str) -> Chooser:
    """Return a player by name: easy, normal, hard or greedy."""
    if name.lower() == "greedy":
        return greedy
    return chooser(game, Player[name.upper()])


def meet(one: str, other: str, games: int) -> tuple[float, float, float]:
    """Return the share of games that the first wins, and both mean scores."""
    game = standard_game()
    players = named(game, one), named(game, other)
    won, totals = 0.0, [0, 0]
    for number in range(games):
        swapped = number % 2
        seats = players[::-1] if swapped else players
        last = finished(game, seed(f"match {number // 2}"), seats)
        points = [place.score for place in last.places]
        own, others = points[swapped], points[1 - swapped]
        won += 0.5 if own == others else own > others
        totals = [totals[0] + own, totals[1] + others]
        if (number + 1) % EVERY == 0:
            print(
                f"{number + 1}: {won / (number + 1):.3f}", file=sys.stderr, flush=True
            )
    return won / games, totals[0] / games, totals[1] / games


def main() -> None:
    """Play a match and print how it ended."""
    parser = argparse.ArgumentParser("match")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=1000)
    asked = parser.parse_args()
    share, own, others = meet(asked.one, asked.other, asked.games)
    error = sqrt(share * (1 - share) / asked.games)
    print(
        f"{asked.one} wins {share:.1%} (± {error:.1%}) of {asked.games} games against"
        f" {asked.other}; mean scores {own:.0f} and {others:.0f}"
    )


if __name__ == "__main__":
    main()
