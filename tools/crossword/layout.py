"""Search for the board's own layout (X2): `python3 -m tools.crossword.layout`.

Layouts are drawn at random among those that look the same however the board is turned
or mirrored, with the numbers of colours below, no two coloured squares side by side,
and 3W on the rim only. In each of them greedy players play games from the same seeds.
Taken is the one in which single turns decide least: where the points of a turn spread
least, in parts of their mean.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from statistics import fmean, pstdev

from lexigrid.layout import parse_layout
from tools.crossword.selfplay import greedy, standard_game
from tools.selfplay import finished, seed

SIZE, MIDDLE = 15, 7
# Colours by the number of squares that turning and mirroring make of one.
WANTED = (
    *(("T", 8), ("D", 8), ("D", 4), ("t", 8), ("t", 4), ("t", 4)),
    *(("d", 8), ("d", 8), ("d", 4), ("d", 4)),
)
CANDIDATES, GAMES = 24, 30

Square = tuple[int, int]


def orbit(row: int, column: int) -> frozenset[Square]:
    """Return the squares that turning and mirroring make of one."""
    last = SIZE - 1
    rows, columns = (row, last - row), (column, last - column)
    upright = {(one, other) for one in rows for other in columns}
    return frozenset(upright | {(other, one) for one, other in upright})


ORBITS = [orbit(row, column) for row in range(MIDDLE) for column in range(row, 8)]


def layouts() -> Iterator[tuple[str, ...]]:
    """Yield layouts without end."""
    number = 0
    while True:
        number += 1
        painted = paint(number)
        if painted:
            yield painted


def paint(number: int) -> tuple[str, ...] | None:
    """Paint a layout; None when the colours do not fit the squares left."""
    colours: dict[Square, str] = {(MIDDLE, MIDDLE): "D"}
    left = list(seed(f"layout {number}").shuffle(ORBITS, "orbits"))
    for colour, count in WANTED:
        fits = (one for one in left if len(one) == count and fit(one, colour, colours))
        chosen = next(fits, None)
        if chosen is None:
            return None
        left.remove(chosen)
        colours |= dict.fromkeys(chosen, colour)
    squares = range(SIZE)
    return tuple(
        "".join(colours.get((row, column), ".") for column in squares)
        for row in squares
    )


def fit(squares: frozenset[Square], colour: str, colours: dict[Square, str]) -> bool:
    """Tell whether squares may have a colour beside those that have one."""
    rim = {0, SIZE - 1}
    if colour == "T" and any(rim.isdisjoint(square) for square in squares):
        return False
    taken = colours.keys() | squares
    return not any(
        (row + 1, column) in taken
        or (row - 1, column) in taken
        or (row, column + 1) in taken
        or (row, column - 1) in taken
        for row, column in squares
    )


def measure(rows: tuple[str, ...], games: int) -> dict[str, float]:
    """Return what greedy players make of a layout."""
    game = standard_game()
    game = replace(game, table=replace(game.table, layout=parse_layout(rows)))
    turns, totals, firsts = [], [], 0.0
    for number in range(games):
        last = finished(game, seed(f"layout game {number}"), (greedy, greedy))
        turns += [turn.score for turn in last.turns]
        points = [place.score for place in last.places]
        totals += points
        first = last.turns[0].seat - 1
        firsts += 0.5 + ((points[first] > points[1 - first]) - 0.5) * (
            points[0] != points[1]
        )
    mean = fmean(turns)
    return {
        "turn": mean,
        "spread": pstdev(turns) / mean,
        "total": fmean(totals),
        "first": firsts / games,
    }


def main() -> None:
    """Print all candidates as they are measured, then the best one."""
    best: tuple[float, tuple[str, ...]] = (float("inf"), ("",))
    for rows in islice(layouts(), CANDIDATES):
        found = measure(rows, GAMES)
        print(found, rows[0], flush=True)
        best = min(best, (found["spread"], rows))
    print("\n".join(best[1]))
    print(measure(best[1], 5 * GAMES))


if __name__ == "__main__":
    main()
