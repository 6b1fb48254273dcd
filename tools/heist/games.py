"""Play complete games of Lexiheist: `python3 -m tools.heist.games --games 2000`.

Two to six seats of all levels and greedy ones. Each game must end by the rules. In
every state no tile may be lost or won and no score lie below zero; and a scorer that
shares no code with the engine, which remembers by itself which bonuses are used and who
placed what, must come to the same points.
"""

import argparse
from collections import Counter
from dataclasses import dataclass, field

from lexigrid.board import EMPTY
from lexigrid.games.heist_moves import Lay
from lexigrid.games.heist_state import Ending, HeistState, Turn
from lexigrid.games.heist_table import HeistTable
from lexigrid.games.tile_players import Player
from lexigrid.tiles import full_set
from tools.heist.selfplay import chooser, greedy, standard_game
from tools.selfplay import seed, states

MOST_TURNS = 200  # of each seat; no game comes near this
EVERY = 50  # games between two lines of news
BONUSES = {"d": 2, "4": 4, "6": 6}


@dataclass
class Scorer:
    """The points of a game, counted anew from its moves.

    By row and column: letters, who placed them and what is stored, and used circles.
    """

    table: HeistTable
    scores: list[int]
    first: int
    grid: dict[tuple[int, int], str] = field(default_factory=dict)
    owner: dict[tuple[int, int], tuple[int, int]] = field(default_factory=dict)
    used: set[tuple[int, int]] = field(default_factory=set)
    waits: bool = True

    def take(self, turn: Turn) -> None:
        """Count one turn."""
        if not isinstance(turn.move, Lay):
            return
        size = self.table.layout.size
        laid = {divmod(square, size): tile for square, tile in turn.move.tiles}
        lost: dict[int, int] = {}
        for at in laid:
            if at in self.owner:
                seat, stored = self.owner[at]
                lost[seat] = lost.get(seat, 0) + stored
        for seat, stored in lost.items():
            self.scores[seat - 1] = max(0, self.scores[seat - 1] - stored)
        self.grid.update(laid)
        words = {word for at in laid for word in self.words(at)}
        points = sum(map(self.points, words))
        for at, tile in laid.items():
            self.owner[at] = (turn.seat, self.value(at, tile))
        self.used.update(laid)
        if points and self.waits and turn.seat == self.first:
            self.waits, points = False, 2 * points
        self.scores[turn.seat - 1] += points

    def words(self, at: tuple[int, int]) -> list[tuple[tuple[int, int], ...]]:
        """Return the circles of the words through one."""
        made = []
        for down, right in ((0, 1), (1, 0)):
            row, column = at
            while (row - down, column - right) in self.grid:
                row, column = row - down, column - right
            word = []
            while (row, column) in self.grid:
                word.append((row, column))
                row, column = row + down, column + right
            if len(word) > 1:
                made.append(tuple(word))
        return made

    def value(self, at: tuple[int, int], tile: str) -> int:
        """Return the points of a tile with the bonus of its circle, if unused."""
        own = 0 if tile.islower() else self.table.points[tile]
        code = self.table.layout.rows[at[0]][at[1]]
        return own * (1 if at in self.used else BONUSES.get(code, 1))

    def points(self, word: tuple[tuple[int, int], ...]) -> int:
        """Return the points of a word."""
        total, times = 0, 1
        for at in word:
            total += self.value(at, self.grid[at])
            code = "." if at in self.used else self.table.layout.rows[at[0]][at[1]]
            times *= {"D": 2, "T": 3}.get(code, 1)
        return total * times


def complete(number: int) -> HeistState:
    """Play a game and check it; AssertionError says what was wrong."""
    seats = 2 + number % 5
    game, chance = standard_game(seats), seed(f"heist {number}")
    kinds = [greedy, *(chooser(game, player) for player in list(Player)[1:])]
    chosen = chance.draws(len(kinds), seats, "players")
    state = game.start(seats, chance)
    scorer = Scorer(game.table, [0] * seats, state.turn)
    for state in states(game, chance, [kinds[at] for at in chosen]):
        scorer.take(state.turns[-1])
        points = [place.score for place in state.places]
        check(tiles_of(state) == full_set(game.table.counts), number, "tiles")
        check(min(points) >= 0, number, "a score below zero")
        check(scorer.scores == points, number, f"points at {state.turns[-1].move}")
        check(len(state.turns) <= MOST_TURNS * seats, number, "no end")
    check(state.ending not in {None, Ending.LEFT}, number, "how it ended")
    return state


def check(is_so: bool, number: int, what: str) -> None:
    """Raise AssertionError, which names the game, unless something is so."""
    if not is_so:
        msg = f"game {number}: {what}"
        raise AssertionError(msg)


def tiles_of(state: HeistState) -> str:
    """Return all tiles of a state, sorted."""
    shown = ["?" if tile.islower() else tile for tile in state.board if tile != EMPTY]
    racks = "".join(place.rack for place in state.places)
    return "".join(sorted("".join(shown) + racks + state.bag))


def main() -> None:
    """Play games and print how they ended; early: with a bag that fills a rack."""
    parser = argparse.ArgumentParser("games")
    parser.add_argument("--games", type=int, default=2000)
    count = parser.parse_args().games
    endings: Counter[str] = Counter()
    for number in range(1, count + 1):
        state = complete(number)
        is_early = len(state.bag) >= len(state.places[0].rack)
        endings[f"{state.ending}{', early' * is_early}"] += 1
        if number % EVERY == 0:
            print(number, dict(endings), flush=True)
    print(f"{count} games ended lawfully: {dict(endings)}")


if __name__ == "__main__":
    main()
