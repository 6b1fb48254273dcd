"""Measure what kept tiles are worth (X19): `python3 -m tools.crossword.leaves`.

Greedy players play. On boards that come up, racks are drawn at random from all tiles
that do not lie there, and of each is noted what it scores at most with each set of
tiles kept. So a rack is searched once, and can be valued by any table of worths: the
most that points and the worth of what is kept come to, less the mean of its board.

From no worths to begin with, tables follow from one another: a tile is worth by how
much racks that hold it do better. What two tiles together are worth beyond that, and
then three, is measured in what is left to explain, and drawn toward nothing where they
seldom came up.

Prints the table of games/tables/crossword_players.toml.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

from lexigrid.games.crossword import Crossword
from lexigrid.games.crossword_plays import Search
from lexigrid.games.crossword_state import CrosswordState
from lexigrid.games.tile_leaves import LARGEST, POINT, Leaves
from lexigrid.games.tile_players import Player, vocabulary_of
from lexigrid.tiles import full_set, tile_of, without
from tools.crossword.selfplay import greedy, standard_game
from tools.selfplay import seed, states

RACKS = 24  # of a board
EVERY = 3  # boards of a game that are used: one in so many
GENERATIONS = 8
WIDTH = 95  # characters of a printed line
# Racks that weigh as much as the doubt whether so many tiles are worth more than their
# parts.
DOUBT = {2: 150, 3: 200}


class Sample(NamedTuple):
    """A rack of a board: points by kept tiles, of the plays that score most."""

    rack: str
    options: Sequence[tuple[str, int]]


def boards(game: Crossword) -> Iterator[CrosswordState]:
    """Yield positions of games without end, while tiles may be traded."""
    number = 0
    while True:
        number += 1
        for state in states(game, seed(f"leaves {number}"), (greedy, greedy)):
            if len(state.bag) < game.table.trade:
                break
            if len(state.turns) % EVERY == number % EVERY:
                yield state


def samples(game: Crossword, state: CrosswordState) -> list[Sample]:
    """Return racks drawn from all tiles that do not lie on the board."""
    shown = [tile_of(tile) for tile in state.board if tile != "."]
    unseen = without(full_set(game.table.counts), shown) or ""
    drawn = []
    for number in range(RACKS):
        mixed = state.chance.shuffle(unseen, "rack", len(state.turns), number)
        rack = "".join(sorted(mixed[: game.table.rack]))
        drawn.append(Sample(rack, options(game, state.board, rack)))
    return drawn


def options(game: Crossword, board: str, rack: str) -> list[tuple[str, int]]:
    """Return what may be kept, and what that scores: by plays, 0 by trading."""
    kept_of = {
        laid: sys.intern(without(rack, laid) or "")
        for size in range(1, len(rack) + 1)
        for laid in set(combinations(rack, size))
    }
    most = dict.fromkeys(kept_of.values(), 0)
    words = vocabulary_of(game.lexicon, Player.HARD)
    for found in Search(game.table, board, rack, words).best_placed():
        kept = kept_of[tuple(sorted(found.laid))]
        most[kept] = max(most[kept], found.score)
    return list(most.items())


def gains(leaves: Leaves, drawn: Sequence[Sample]) -> list[int]:
    """Return what each rack comes to at most, less the mean of its board."""
    worths = [
        max(score * POINT + leaves.worth(kept) for kept, score in sample.options)
        for sample in drawn
    ]
    mean = sum(worths) // len(worths)
    return [worth - mean for worth in worths]


def table_of(racks: Sequence[str], gained: Sequence[int]) -> dict[str, int]:
    """Return the worth of each set of up to three tiles."""
    table = {tile: gain // count for tile, (count, gain) in sums(racks, gained, 1)}
    drawn = "".join(racks)
    mean = sum(map(table.__getitem__, drawn)) // len(drawn)
    # What luck with its other tiles brought a rack is taken from it.
    luck = {tile: worth - mean for tile, worth in table.items()}
    left = [
        gain - sum(map(luck.__getitem__, rack))
        for rack, gain in zip(racks, gained, strict=True)
    ]
    for size in range(2, LARGEST + 1):
        leaves = Leaves(table)
        for tiles, (count, gain) in sums(racks, left, size):
            parts = leaves.worth(tiles)
            more = gain // count + sum(map(luck.__getitem__, tiles)) - parts
            table[tiles] = parts + more * count // (count + DOUBT[size])
    return table


def sums(
    racks: Sequence[str], gained: Sequence[int], size: int
) -> Iterator[tuple[str, tuple[int, int]]]:
    """Yield the sets of so many tiles; how many racks hold each, and what they gain."""
    counts: dict[str, int] = defaultdict(int)
    totals: dict[str, int] = defaultdict(int)
    for rack, gain in zip(racks, gained, strict=True):
        for one in set(combinations(rack, size)):
            tiles = "".join(one)
            counts[tiles] += 1
            totals[tiles] += gain
    for tiles in sorted(counts):
        yield tiles, (counts[tiles], totals[tiles])


def gathered(game: Crossword, count: int) -> list[list[Sample]]:
    """Return racks by board, `count` boards."""
    found: list[list[Sample]] = []
    for state in boards(game):
        found.append(samples(game, state))
        if len(found) % 100 == 0:
            print(f"{len(found)} boards", file=sys.stderr, flush=True)
        if len(found) == count:
            break
    return found


def written(table: dict[str, int]) -> Iterator[str]:
    """Yield the lines of a table."""
    line = ""
    for tiles, worth in table.items():
        word = f"{tiles} {worth}"
        if len(line) + len(word) + 2 > WIDTH:
            yield line
            line = ""
        line = f"{line}  {word}" if line else word
    yield line


def main() -> None:
    """Print the table of the last generation."""
    parser = argparse.ArgumentParser("leaves")
    parser.add_argument("--boards", type=int, default=1250)
    found = gathered(standard_game(), parser.parse_args().boards)
    racks = [sample.rack for drawn in found for sample in drawn]
    table: dict[str, int] = {}
    for number in range(1, GENERATIONS + 1):
        leaves = Leaves(table)
        table = table_of(
            racks, [gain for drawn in found for gain in gains(leaves, drawn)]
        )
        news = ", ".join(f"{tile} {table[tile]}" for tile in ("?", "S", "E", "Q", "UU"))
        print(f"generation {number}: {news}", file=sys.stderr, flush=True)
    print("\n".join(written(table)))


if __name__ == "__main__":
    main()
