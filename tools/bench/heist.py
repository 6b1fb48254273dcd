"""Measure Lexiheist's move generator, here and in Pyodide under node.

    PYTHONPATH=py python3 -m tools.bench.heist --positions 1000

As plays.py does: each position of games that play themselves is searched for all plays
with their scores, wildcards placed where they cost least.
"""

import argparse
import json
from collections.abc import Iterator
from typing import Any

from lexigrid.games.heist_plays import Search
from lexigrid.patterns import vocabulary
from tools.bench.plays import POSITIONS, in_pyodide, positions, timings
from tools.heist.selfplay import greedy, standard_game


def measure(count: int) -> dict[str, Any]:
    """Return figures by number of wildcards."""
    game = standard_game()
    words = vocabulary(game.lexicon)

    def search(board: str, rack: str) -> Iterator[object]:
        return Search(game.table, board, rack, words).best_placed()

    told, _ = timings(positions(game, greedy), search, count)
    return dict(told)


def ask(count: int) -> dict[str, float]:
    """Return the figures of the bench (figures.py)."""
    there = in_pyodide(count, "heist")
    searched = [own for name, own in there.items() if name.endswith("blanks")]
    return {
        "heist_mean": there["0 blanks"]["mean"],
        "heist_blank": there["1 blanks"]["mean"],
        "heist_worst": max(own["worst"] for own in searched),
    }


def main() -> None:
    """Measure in both and print."""
    parser = argparse.ArgumentParser("heist")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    count = parser.parse_args().positions
    print("CPython", json.dumps(measure(count)), flush=True)
    print("Pyodide", json.dumps(in_pyodide(count, "heist")))


if __name__ == "__main__":
    main()
