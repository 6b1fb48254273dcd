"""Measure the crossword's move generator, here and in Pyodide under node.

    PYTHONPATH=py python3 -m tools.bench.plays --positions 1000

Each position of games that play themselves is searched for all plays with their scores,
blanks placed where they cost least. Figures are milliseconds by number of blanks on the
rack; beside them stands how long this computer takes to start a bare Pyodide. Positions
before the measurement warm up what is made at first use.
"""

import argparse
import itertools
import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

from lexigrid.game import Game
from lexigrid.games.crossword_players import Thinker
from lexigrid.games.crossword_plays import Search
from lexigrid.games.crossword_seen import read
from lexigrid.games.tile_players import Player
from lexigrid.patterns import vocabulary
from tools.crossword.players import chooser
from tools.crossword.selfplay import greedy, standard_game
from tools.selfplay import Choice, seed, states

POSITIONS = 1000
WARM = 30  # positions
GAMES = 4  # in which the turns of Hard are timed


def positions(
    game: Game[Any, Any], player: Choice[Any, Any]
) -> Iterator[tuple[str, str]]:
    """Yield boards with racks from games of two such players, without end."""
    for number in itertools.count(1):
        for state in states(game, seed(f"bench {number}"), (player, player)):
            if state.ending is None:
                yield state.board, state.place(state.turn).rack


def timings(
    found: Iterator[tuple[str, str]],
    search: Callable[[str, str], Iterator[object]],
    count: int,
) -> tuple[dict[str, dict[str, float]], float]:
    """Return figures by number of blanks, and the milliseconds of the first search."""
    took: dict[int, list[float]] = {}
    first = 0.0
    for number, (board, rack) in enumerate(itertools.islice(found, count + WARM)):
        start = perf_counter()
        plays = list(search(board, rack))
        spent = 1000 * (perf_counter() - start)
        del plays
        if number >= WARM:
            took.setdefault(rack.count("?"), []).append(spent)
        elif number == 0:
            first = spent
    told = {f"{blanks} blanks": figures(took[blanks]) for blanks in sorted(took)}
    return told, first


def measure(count: int) -> dict[str, Any]:
    """Return figures by number of blanks, and of the first search of all."""
    game = standard_game()
    words = vocabulary(game.lexicon)

    def search(board: str, rack: str) -> Iterator[object]:
        return Search(game.table, board, rack, words).best_placed()

    told, first = timings(positions(game, greedy), search, count)
    return {**told, "first": {"worst": round(first, 1)}, **thinking(GAMES)}


def thinking(games: int) -> dict[str, dict[str, float]]:
    """Return figures of Hard's whole turns, and of the longest step of each."""
    game = standard_game()
    hard = Thinker(game.table, game.lexicon, Player.HARD, game.skill)
    turns, longest = [], []
    for number in range(games):
        choosers = (chooser(game, Player.HARD),) * 2
        for state in states(game, seed(f"bench {number}"), choosers):
            if state.ending is None:
                steps = list(timed(hard.think(read(game.view(state, state.turn)))))
                turns.append(sum(steps))
                longest.append(max(steps))
    return {"Hard, a turn": figures(turns), "its longest step": figures(longest)}


def timed(steps: Iterator[object]) -> Iterator[float]:
    """Yield the milliseconds of each step."""
    start = perf_counter()
    for _ in steps:
        now = perf_counter()
        yield 1000 * (now - start)
        start = now


def figures(values: list[float]) -> dict[str, float]:
    """Return count, mean, 95th percentile and worst."""
    ordered = sorted(values)
    return {
        "positions": len(ordered),
        "mean": round(sum(ordered) / len(ordered), 1),
        "p95": round(ordered[len(ordered) * 95 // 100], 1),
        "worst": round(ordered[-1], 1),
    }


def in_pyodide(count: int, module: str = "plays") -> dict[str, Any]:
    """Return what a module here measures in Pyodide, and `bare`, ms that it starts."""
    script = Path(__file__).with_name("plays.mjs")
    command = ["node", str(script), str(count), module]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout.strip().splitlines()[-1])
    assert isinstance(told, dict)
    return told


def ask(count: int) -> dict[str, float]:
    """Return the figures of the bench (figures.py)."""
    here, there = measure(count), in_pyodide(count)
    plain, blank = there["0 blanks"], there["1 blanks"]
    searched = [own for name, own in there.items() if name.endswith("blanks")]
    return {
        "plays_mean": plain["mean"],
        "plays_blank": blank["mean"],
        "plays_worst": max(own["worst"] for own in searched),
        "plays_ratio": plain["mean"] / here["0 blanks"]["mean"],
        "hard_mean": there["Hard, a turn"]["mean"],
        "hard_worst": there["Hard, a turn"]["worst"],
        "hard_step": there["its longest step"]["worst"],
    }


def main() -> None:
    """Measure in both and print."""
    parser = argparse.ArgumentParser("plays")
    parser.add_argument("--positions", type=int, default=POSITIONS)
    count = parser.parse_args().positions
    print("CPython", json.dumps(measure(count)), flush=True)
    print("Pyodide", json.dumps(in_pyodide(count)))


if __name__ == "__main__":
    main()
