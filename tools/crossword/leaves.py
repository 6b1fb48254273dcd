"""Measure what kept tiles are worth (X19): `python3 -m tools.crossword.leaves`.

Hard plays itself by the values so far, none to begin with. On each board that comes
up, racks are drawn at random from all tiles that do not lie there, and the best play of
each is valued: its points and the worth of what it keeps. What a set of tiles is worth
is by how much racks that hold it do better than the mean of their board. Sets of two
and three tiles that seldom came up are drawn toward the sum of their parts.

Prints the table of games/tables/crossword_players.toml.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations

from lexigrid.chance import Chance
from lexigrid.games.crossword import Crossword
from lexigrid.games.crossword_leaves import LARGEST, Leaves
from lexigrid.games.crossword_players import Thinker
from lexigrid.games.crossword_seen import Seen
from lexigrid.games.crossword_state import CrosswordState
from lexigrid.games.crossword_table import Player
from lexigrid.tiles import full_set, tile_of, without
from tools.crossword.players import chooser
from tools.crossword.selfplay import seed, standard_game, states

GENERATIONS = (5_000, 15_000)  # racks
RACKS = 8  # of a board
WIDTH = 95  # characters of a printed line
# Racks that weigh as much as the doubt whether so many tiles are worth more than their
# parts.
DOUBT = {1: 0, 2: 250, 3: 250}

Sums = dict[str, list[int]]  # by tiles: racks that hold them, and what they won


def boards(game: Crossword, leaves: Leaves, number: int) -> Iterator[CrosswordState]:
    """Yield the positions of one game while tiles may be traded."""
    play = chooser(game, Player.HARD, replace(game.skill, leaves=leaves))
    chance = seed(f"leaves {number}")
    for state in states(game, chance, (play, play)):
        if len(state.bag) < game.table.trade:
            return
        yield state


def racks(game: Crossword, state: CrosswordState, chance: Chance) -> Iterator[str]:
    """Draw racks from all tiles that do not lie on the board."""
    shown = [tile_of(tile) for tile in state.board if tile != "."]
    unseen = without(full_set(game.table.counts), shown) or ""
    for number in range(RACKS):
        drawn = chance.shuffle(unseen, "rack", len(state.turns), number)
        yield "".join(sorted(drawn[: game.table.rack]))


def gather(thinking: Thinker, state: CrosswordState, drawn: list[str]) -> list[int]:
    """Return the worth of the best play of each rack, less their mean."""
    seen = Seen(state.board, "", len(state.bag), "", (7,), 0, 0, len(state.turns))
    worths = [thinking.best_worth(replace(seen, rack=rack)) for rack in drawn]
    mean = sum(worths) // len(worths)
    return [worth - mean for worth in worths]


def measured(game: Crossword, leaves: Leaves, count: int) -> Sums:
    """Return the sums of so many racks."""
    skill = replace(game.skill, leaves=leaves)
    thinking = Thinker(game.table, game.lexicon, Player.HARD, skill)
    sums: Sums = defaultdict(lambda: [0, 0])
    done = number = 0
    while done < count:
        number += 1
        for state in boards(game, leaves, number):
            drawn = list(racks(game, state, seed(f"racks {number}")))
            for rack, won in zip(drawn, gather(thinking, state, drawn), strict=True):
                for size in range(1, LARGEST + 1):
                    for part in {"".join(one) for one in combinations(rack, size)}:
                        sums[part][0] += 1
                        sums[part][1] += won
            done += len(drawn)
    return sums


def table_of(sums: Mapping[str, list[int]]) -> dict[str, int]:
    """Return the worth of each set, what it adds to its parts shrunk by doubt."""
    table: dict[str, int] = {}
    for tiles in sorted(sums, key=lambda tiles: (len(tiles), tiles)):
        count, won = sums[tiles]
        mean = won // count
        parts = Leaves(table).worth(tiles)
        table[tiles] = parts + (mean - parts) * count // (count + DOUBT[len(tiles)])
    return table


def main() -> None:
    """Print the table of the last generation."""
    game = standard_game()
    table: dict[str, int] = {}
    for count in GENERATIONS:
        table = table_of(measured(game, Leaves(table), count))
        news = ", ".join(f"{tile} {table[tile]}" for tile in ("?", "S", "E", "Q"))
        print(f"{count} racks: {news}", file=sys.stderr, flush=True)
    line = ""
    for tiles, worth in table.items():
        word = f"{tiles} {worth}"
        if len(line) + len(word) > WIDTH:
            print(line)
            line = ""
        line = f"{line}  {word}" if line else word
    print(line)


if __name__ == "__main__":
    main()
