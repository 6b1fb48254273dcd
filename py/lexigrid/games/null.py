"""The smallest legal game: each seat says `done` once, and nobody wins more.

It is here for the middle layer's sake: what holds for null and the real games alike is
a property of log, session and bridge.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lexigrid.chance import Chance
from lexigrid.compat import override
from lexigrid.game import Entry, NotUnderstood, Refusal, Result, Seat, View


@dataclass(frozen=True)
class Done:
    """The only move."""

    @override
    def __str__(self) -> str:
        """Write the move."""
        return "done"


@dataclass(frozen=True)
class NullState:
    """Which seats are still to say it, and the luck each has until then unseen."""

    waiting: tuple[Seat, ...]
    luck: tuple[int, ...]


@dataclass(frozen=True)
class Null:
    """The null game."""

    name: str = "null"
    most_seats: int = 8

    def start(self, seats: int, chance: Chance) -> NullState:
        """Deal each seat a number from 0 to 9."""
        return NullState(tuple(range(1, seats + 1)), chance.draws(10, seats, "luck"))

    def parse(self, text: str) -> Done:
        """Read `done`."""
        if text != "done":
            msg = f"{text[:40]!r} is not done"
            raise NotUnderstood(msg)
        return Done()

    def refusal(self, state: NullState, entry: Entry[Done]) -> Refusal | None:
        """Refuse a seat that has said it."""
        return None if entry.seat in state.waiting else Refusal("not_your_turn")

    def play(self, state: NullState, entry: Entry[Done]) -> NullState:
        """Let a seat say it."""
        left = tuple(seat for seat in state.waiting if seat != entry.seat)
        return replace(state, waiting=left)

    def to_act(self, state: NullState) -> frozenset[Seat]:
        """Return the seats that have not said it."""
        return frozenset(state.waiting)

    def result(self, state: NullState) -> Result | None:
        """Give everybody the same."""
        if state.waiting:
            return None
        seats = len(state.luck)
        return Result((0,) * seats, frozenset(range(1, seats + 1)))

    def view(self, state: NullState, seat: Seat | None) -> View:
        """Show who is waited for, and a seat its own luck."""
        luck = None if seat is None else state.luck[seat - 1]
        return {"game": self.name, "waiting": list(state.waiting), "luck": luck}

    def moves(self, state: NullState, seat: Seat) -> Iterator[Done]:
        """Yield `done` while it is to be said."""
        if seat in state.waiting:
            yield Done()

    def position(self, state: NullState) -> str:
        """Write who is waited for and the luck."""
        return f"{','.join(map(str, state.waiting))} {','.join(map(str, state.luck))}"
