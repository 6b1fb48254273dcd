"""The slow and obvious twin of Lexiheist's move generator.

It knows no words by columns and no slots: on every stretch of every line it tries every
assignment of rack tiles, to some of its circles, and asks the rule checker alone.
"""

from collections.abc import Collection, Iterator
from itertools import product

from lexigrid.board import EMPTY
from lexigrid.games.heist_moves import written
from lexigrid.games.heist_score import Laying, placed
from lexigrid.games.heist_table import HeistTable
from lexigrid.tiles import tile_of, without


def all_plays(
    table: HeistTable, board: str, rack: str, words: Collection[str]
) -> set[tuple[str, int]]:
    """Return every play, its tiles as they are written, with its points."""
    found = set()
    for squares in _choices(table.layout.size, board, len(rack)):
        for tiles in _assignments(rack, len(squares), words):
            laid = tuple(zip(squares, tiles, strict=True))
            made = placed(table, board, laid)
            if isinstance(made, Laying) and all(
                one.word in words for one in made.words
            ):
                found.add((written(made.laid), made.points))
    return found


def _choices(size: int, board: str, most: int) -> Iterator[tuple[int, ...]]:
    """Yield every set of squares in one line that leaves no gap, each once."""
    chosen: set[tuple[int, ...]] = set()
    for step in (1, size):
        for first in range(size * size):
            left = size - first % size if step == 1 else size - first // size
            lines: list[tuple[int, ...]] = [(first,)]
            for at in range(left):
                square = first + at * step
                if at:
                    lines = [
                        one
                        for line in lines
                        for one in (
                            ((*line, square), line)
                            if board[square] != EMPTY
                            else ((*line, square),)
                        )
                        if len(one) <= most
                    ]
                chosen.update(line for line in lines if line[-1] == square)
    yield from sorted(chosen)


def _assignments(
    rack: str, count: int, words: Collection[str]
) -> Iterator[tuple[str, ...]]:
    """Yield every way to lay so many tiles of a rack, wildcards as any letter used."""
    letters = sorted({letter for word in words for letter in word})
    shown = sorted(set(rack) - {"?"}) + (letters if "?" in rack else [])
    for tiles in product(shown, repeat=count):
        if without(rack, map(tile_of, tiles)) is not None:
            yield tiles
