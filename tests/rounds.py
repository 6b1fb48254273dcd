"""A hunt round on a small known grid, for tests that speak of single rules.

C  A R E   0  1  2  3
X  T E S   4  5  6  7
Qu I T E   8  9 10 11
D  O G S  12 13 14 15
"""

import json
from dataclasses import replace
from typing import Any, Self

from lexigrid.compat import override
from lexigrid.game import Entry
from lexigrid.games.hunt import Hunt
from lexigrid.games.hunt_state import HuntState, Sheet
from lexigrid.games.hunt_table import Dome, HuntTable
from lexigrid.grid import find_path, path_text
from lexigrid.lexicon import Level, Lexicon, marked
from lexigrid.solver import solve

GRID = "carextesqitedogs"
SAND = 180_000  # milliseconds in the glass


def _mark(level: Level, *, hunt: bool = True, never_play: bool = False) -> int:
    everyday = level <= Level.NORMAL and not never_play
    return marked(level, hunt=hunt, never_play=never_play, everyday=everyday)


LEXICON = Lexicon(
    sorted(
        {
            "cat": _mark(Level.EASY),
            "dog": _mark(Level.EASY),
            "quit": _mark(Level.EASY),
            "car": _mark(Level.NORMAL),
            "care": _mark(Level.NORMAL),
            "cares": _mark(Level.NORMAL),
            "quiet": _mark(Level.NORMAL),
            "dogs": _mark(Level.REST),
            "quite": _mark(Level.REST),
            "gites": _mark(Level.NORMAL, never_play=True),
            "tet": _mark(Level.ALL, hunt=False),
            "qi": _mark(Level.ALL),
            "zebra": _mark(Level.EASY),
        }.items()
    )
)
ON_GRID = (
    *("car", "care", "cares", "cat", "dog", "dogs"),
    *("gites", "quiet", "quit", "quite"),
)


def claim(word: str) -> str:
    """Write the move that claims a word of the grid."""
    path = find_path(GRID, word)
    assert path is not None, word
    return f"claim {path_text(path)}"


class Round:
    """A round in progress: plays entries given as text."""

    def __init__(self, seats: int = 1, minimum: int = 3, seconds: int = 180) -> None:
        """Lay the grid; nobody has turned a glass yet."""
        self._lay(seats, HuntTable(4, minimum, seconds, (), 0))

    def _lay(self, seats: int, table: HuntTable) -> None:
        self.game = Hunt(table, LEXICON)
        solution = solve(GRID, LEXICON.hunt, table.minimum)
        turns = tuple(cell % 4 for cell in range(len(GRID))) if table.dome else ()
        is_open = table.dome is None
        self.state = HuntState(solution, (Sheet(),) * seats, turns, is_open)

    @property
    def seats(self) -> range:
        """The numbers of the seats."""
        return range(1, len(self.state.sheets) + 1)

    def refusal(self, seat: int, at: int, move: str) -> str | None:
        """Return the code of the refusal, None when the move is allowed."""
        refused = self.game.refusal(self.state, Entry(seat, at, self.game.parse(move)))
        return refused.code if refused else None

    def play(self, seat: int, at: int, *moves: str) -> Self:
        """Play moves that must be allowed."""
        for move in moves:
            assert self.refusal(seat, at, move) is None, move
            entry = Entry(seat, at, self.game.parse(move))
            self.state = self.game.play(self.state, entry)
        return self

    def turned(self) -> Self:
        """Let every seat turn its glass."""
        for seat in self.seats:
            self.play(seat, 0, "turn")
        return self

    def claimed(self, *lists: str) -> Self:
        """Let the seats claim their words, one text of words a seat."""
        for seat, words in enumerate(lists, start=1):
            self.play(seat, 1000, *map(claim, words.split()))
        return self

    def ended(self) -> Self:
        """Let the sand of every seat run out."""
        for seat in self.seats:
            self.play(seat, SAND, "out")
        return self

    def view(self, seat: int | None) -> dict[str, Any]:
        """Return what a seat sees, as it arrives on the page."""
        seen = json.loads(json.dumps(self.game.view(self.state, seat)))
        assert isinstance(seen, dict)
        return seen

    def reveal(self) -> dict[str, Any]:
        """Return the reveal that everybody sees."""
        shown = self.view(1)["reveal"]
        assert isinstance(shown, dict)
        return shown


class Classic(Round):
    """A round of Classic on the small grid, the dome still on."""

    def __init__(
        self,
        seats: int = 1,
        *,
        shaker: int = 1,
        minimums: tuple[int, ...] = (),
        teams: tuple[int, ...] = (),
        anything: bool = False,
    ) -> None:
        """Cover the grid; the minimum is 4, or the lowest of the `minimums`."""
        minimum = min(minimums, default=4)
        table = HuntTable(4, minimum, 180, (), 0, Dome(shaker, "MNWZ"))
        self._lay(
            seats,
            replace(table, minimums=minimums, teams=teams, anything=anything),
        )

    @override
    def turned(self) -> Self:
        """Lift the dome, then let every seat turn its glass."""
        assert self.game.table.dome is not None
        self.play(self.game.table.dome.shaker, 0, "lift")
        return super().turned()

    def wrote(self, *lists: str) -> Self:
        """Let the seats write their words, at a pace of one a millisecond."""
        for seat, words in enumerate(lists, start=1):
            for at, word in enumerate(words.split(), start=1):
                self.play(seat, at, f"write {word}")
        return self


def whole(*lists: str) -> Round:
    """Play a whole round in which each seat claims its words."""
    return Round(len(lists)).turned().claimed(*lists).ended()
