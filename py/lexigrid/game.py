"""The interface that every game implements, and the values it speaks of.

A game is a set of pure methods over a frozen state: state = fold(play, entries,
start(seats, chance)). Time, seeds and text come in as data; nothing else does. Adding a
game: docs/adding-a-game.md.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, runtime_checkable

from lexigrid.chance import Chance

Seat = int  # seats are numbered from 1
View = Mapping[str, object]  # what a seat may see, ready for JSON (protocol.py)

S = TypeVar("S")
M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)


class NotUnderstood(ValueError):  # noqa: N818 - an outcome of parsing, read aloud
    """A text is not a move of this game."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: a code; the front end has its sentence.

    `words` are those that it is about, in small letters (X8).
    """

    code: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True)
class Entry(Generic[M_co]):
    """A move with its seat and moment.

    `at` is in whole milliseconds on the clock that the game names (the hunts: since the
    seat's hourglass was turned).
    """

    seat: Seat
    at: int
    move: M_co


@dataclass(frozen=True)
class Result:
    """How a finished game ended: points by seat order, and the seats that won.

    No winner means that nothing is recorded. `teams` are the teams of the seats, empty
    when each plays alone.
    """

    points: tuple[int, ...]
    winners: frozenset[Seat]
    teams: tuple[int, ...] = ()

    @property
    def is_draw(self) -> bool:
        """Tell whether several seats, or several teams, share the lead."""
        sides = {self.teams[seat - 1] if self.teams else seat for seat in self.winners}
        return len(sides) > 1


class Game(Protocol[S, M]):
    """The rules of one table. Every method is pure; every state is frozen."""

    @property
    def name(self) -> str:
        """The game's name in the catalogue."""

    @property
    def most_seats(self) -> int:
        """How many seats may play at most."""

    def start(self, seats: int, chance: Chance) -> S:
        """Return the state before the first move."""

    def parse(self, text: str) -> M:
        """Read a move; `str(move)` writes it back. NotUnderstood for other text."""

    def refusal(self, state: S, entry: Entry[M]) -> Refusal | None:
        """Tell why an entry is not allowed now, None when it is."""

    def play(self, state: S, entry: Entry[M]) -> S:
        """Return the state after an entry that `refusal` allows."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """Return the seats that may move now; empty when the game is over."""

    def result(self, state: S) -> Result | None:
        """Return how the game ended, None while it goes on."""

    def view(self, state: S, seat: Seat | None) -> View:
        """Return all that a seat may see, None: a spectator."""

    def moves(self, state: S, seat: Seat) -> Iterator[M]:
        """Yield the moves that a seat may make now, in a fixed order."""

    def position(self, state: S) -> str:
        """Write the position on one line, equal for equal states only."""


@runtime_checkable
class LaysTiles(Protocol):
    """A game in which tiles are laid, and may be tried before they are played."""

    def preview(
        self,
        state: Any,  # noqa: ANN401 - each game has its own
        seat: Seat,
        laid: Sequence[tuple[int, str]],
    ) -> View:
        """Tell what tiles, squares with letters, would make if the seat played them."""


@runtime_checkable
class HasPlayers(Protocol):
    """A game that computer players play, too."""

    def to_act(self, state: Any) -> frozenset[Seat]:  # noqa: ANN401 - each its own
        """Return the seats that may move now; empty when the game is over."""

    def think(self, view: View) -> Iterator[Any]:
        """Yield the best move known of the seat that a view is of, step by step.

        There is one at least. ValueError when a person plays the seat.
        """
