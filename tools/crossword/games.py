"""Play complete games of mixed seats: `python3 -m tools.crossword.games --games 2000`.

Two to four seats of all levels and greedy ones, 100 tiles or 50. Each game must end by
the rules, no tile may be lost or won in any state, and a scorer that shares no code
with the engine must come to the same points.
"""

import argparse
from dataclasses import replace

from lexigrid.board import EMPTY
from lexigrid.games.crossword import Crossword
from lexigrid.games.crossword_moves import Play
from lexigrid.games.crossword_state import CrosswordState, Ending
from lexigrid.games.crossword_table import CrosswordTable
from lexigrid.games.tile_players import Player
from lexigrid.tiles import full_set
from tools.crossword.players import chooser
from tools.crossword.selfplay import greedy, standard_game
from tools.selfplay import seed, states

MOST_TURNS = 200  # no game comes near this
Grid = dict[tuple[int, int], str]  # tiles by row and column


def game_of(number: int) -> Crossword:
    """Return the table of a game."""
    game = standard_game(2 + number % 3)
    tiles = 100 if number % 4 else 50
    return replace(game, table=replace(game.table, tiles=tiles))


def complete(number: int) -> CrosswordState:
    """Play a game and check it; AssertionError says what was wrong."""
    game, chance = game_of(number), seed(f"complete {number}")
    kinds = [greedy, *(chooser(game, player) for player in list(Player)[1:])]
    chosen = chance.draws(len(kinds), 2 + number % 3, "players")
    state = game.start(len(chosen), chance)
    for state in states(game, chance, [kinds[at] for at in chosen]):
        check(tiles_of(state) == full_set(game.table.counts), number, "tiles")
        check(len(state.turns) <= MOST_TURNS, number, "no end")
    check(state.ending in {Ending.USED_UP, Ending.STUCK}, number, "how it ended")
    points = [place.score for place in state.places]
    check(scores(game.table, state) == points, number, "points")
    return state


def check(is_so: bool, number: int, what: str) -> None:
    """Raise AssertionError, which names the game, unless something is so."""
    if not is_so:
        msg = f"game {number}: {what}"
        raise AssertionError(msg)


def tiles_of(state: CrosswordState) -> str:
    """Return all tiles of a state, sorted."""
    shown = ["?" if tile.islower() else tile for tile in state.board if tile != EMPTY]
    racks = "".join(place.rack for place in state.places)
    return "".join(sorted("".join(shown) + racks + state.bag + state.aside))


def scores(table: CrosswordTable, state: CrosswordState) -> list[int]:
    """Return the points of all seats, counted anew from moves and last racks."""
    grid: Grid = {}
    points = [0] * len(state.places)
    for turn in state.turns:
        if isinstance(turn.move, Play):
            points[turn.seat - 1] += laid_points(table, grid, turn.move)
    left = [sum(table.points[tile] for tile in place.rack) for place in state.places]
    out = [not place.rack for place in state.places]
    for seat, own in enumerate(left):
        points[seat] += sum(left) if out[seat] and state.ending == "used_up" else -own
    return points


def laid_points(table: CrosswordTable, grid: Grid, move: Play) -> int:
    """Lay a play's tiles on the grid; return what it scores."""
    across = move.place[0].isdigit()
    row, column = (
        (move.place[:-1], move.place[-1]) if across else (move.place[1:], move.place[0])
    )
    at = int(row) - 1, "ABCDEFGHIJKLMNO".index(column)
    fresh = []
    for step, tile in enumerate(move.tiles):
        square = (at[0], at[1] + step) if across else (at[0] + step, at[1])
        if tile != EMPTY:
            grid[square] = tile
            fresh.append(square)
    total = table.bonus if len(fresh) == table.rack else 0
    total += word_points(table, grid, fresh, (fresh[0], across))
    return total + sum(
        word_points(table, grid, fresh, (square, not across)) for square in fresh
    )


def word_points(
    table: CrosswordTable,
    grid: Grid,
    fresh: list[tuple[int, int]],
    through: tuple[tuple[int, int], bool],
) -> int:
    """Return the points of the word through a square, 0 for a single letter."""
    (row, column), across = through
    down, right = (0, 1) if across else (1, 0)
    while (row - down, column - right) in grid:
        row, column = row - down, column - right
    total, times, letters = 0, 1, 0
    while (row, column) in grid:
        colour = table.layout.rows[row][column] if (row, column) in fresh else "."
        tile = grid[row, column]
        own = 0 if tile.islower() else table.points[tile]
        total += own * {"d": 2, "t": 3}.get(colour, 1)
        times *= {"D": 2, "T": 3}.get(colour, 1)
        letters, row, column = letters + 1, row + down, column + right
    return total * times if letters > 1 else 0


def main() -> None:
    """Play games and print how they ended."""
    parser = argparse.ArgumentParser("games")
    parser.add_argument("--games", type=int, default=2000)
    count = parser.parse_args().games
    endings: dict[str, int] = {}
    for number in range(1, count + 1):
        state = complete(number)
        ending = str(state.ending)
        endings[ending] = endings.get(ending, 0) + 1
        if number % 100 == 0:
            print(number, endings, flush=True)
    print(f"{count} games ended lawfully: {endings}")


if __name__ == "__main__":
    main()
