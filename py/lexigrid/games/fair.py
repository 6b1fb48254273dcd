"""A round between friends: a hunt whose lists were sealed before they were shown.

Each seat hunted on its own device, and the log has what all have signed: promises and
nonces, with which nobody could choose the seed, then seals and lists. The lines have
one order only, so that equal rounds have equal logs. Once all is said, the seats whose
lists hold get their claims in the hunt inside, which counts as ever (docs/notation.md).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lexigrid.chance import Chance
from lexigrid.game import Entry, Refusal, Result, Seat, View
from lexigrid.games import fair_moves
from lexigrid.games.fair_faults import content_fault
from lexigrid.games.fair_moves import (
    Close,
    Deal,
    End,
    FairMove,
    Key,
    Late,
    Nonce,
    Open,
    Promise,
    Room,
    Seal,
)
from lexigrid.games.fair_order import allowed, next_stage, order_fault
from lexigrid.games.fair_outcomes import outcomes
from lexigrid.games.fair_state import FairState, Item, Opened, Outcome, Part, Stage
from lexigrid.games.fair_view import position, view
from lexigrid.games.hunt import Hunt
from lexigrid.games.hunt_moves import Claim, HuntMove, Lift, Out, Turn, Write
from lexigrid.games.hunt_state import HuntState

_KINDS: tuple[type[FairMove], ...] = (
    *(Room, Deal, Key, Promise, Nonce, Seal, Close, Late, Claim, Open, End),
)


@dataclass(frozen=True)
class Fair:
    """The rules of a round between friends over those of a hunt."""

    hunt: Hunt

    @property
    def name(self) -> str:
        """The game's name in the catalogue."""
        return f"fair-{self.hunt.name}"

    @property
    def most_seats(self) -> int:
        """How many seats may play at most."""
        return self.hunt.most_seats

    @property
    def limit(self) -> int:
        """What the hourglass holds, in milliseconds."""
        return self.hunt.table.seconds * 1000

    def start(self, seats: int, chance: Chance) -> FairState:
        """Lay the cubes; that the seed is everybody's is shown by the nonces."""
        return FairState(self.hunt.start(seats, chance), chance.seed.hex(), seats)

    def parse(self, text: str) -> FairMove:
        """Read a line (fair_moves.py)."""
        return fair_moves.parse(text)

    def refusal(self, state: FairState, entry: Entry[FairMove]) -> Refusal | None:
        """Tell why a line cannot stand here."""
        code = order_fault(state, entry, self.limit)
        code = code or content_fault(state, entry, self.hunt)
        return Refusal(code) if code else None

    def play(self, state: FairState, entry: Entry[FairMove]) -> FairState:
        """Return the state after an entry that `refusal` allows."""
        said = self._said(state, entry)
        stage = next_stage(said, entry.move)
        if stage is said.stage:
            return said
        if stage is Stage.SEALS:
            said = replace(said, hunt=self._begun(said.hunt))
        if stage is Stage.OVER:
            said = self._counted(said)
        # Lists go on with the seat that speaks; every other stage begins anew.
        last = said.last if stage is Stage.LISTS else 0
        return replace(said, stage=stage, last=last)

    def _said(self, state: FairState, entry: Entry[FairMove]) -> FairState:
        seat, move = entry.seat, entry.move
        match move:
            case Room() | Deal():
                return _dealt(state, move)
            case Key():
                return state.with_part(seat, Part(move.key))
            case Claim() | Write():
                items = (*state.items, Item(entry.at, move))
                return replace(state, items=items, last=seat)
            case Open():
                part = state.parts[seat - 1]
                opened = (*part.opened, Opened(state.items, move))
                told = state.with_part(seat, replace(part, opened=opened))
                return replace(told, items=())
            case Promise() | Nonce() | Seal() | Late():
                return state.with_part(seat, _with(state.parts[seat - 1], move))
            case Close() | End():
                return state

    def _begun(self, hunt: HuntState) -> HuntState:
        """Lift the dome, if there is one, and turn every glass."""
        if self.hunt.table.dome:
            hunt = self._moved(hunt, self.hunt.table.dome.shaker, 0, Lift())
        for seat in range(1, len(hunt.sheets) + 1):
            hunt = self._moved(hunt, seat, 0, Turn())
        return hunt

    def _moved(self, hunt: HuntState, seat: Seat, at: int, move: HuntMove) -> HuntState:
        return self.hunt.play(hunt, Entry(seat, at, move))

    def _counted(self, state: FairState) -> FairState:
        """Give each seat whose list holds its claims; let the sand run out."""
        if state.room is None:
            return state  # never: `end` is not allowed before `room`
        hunt, codes = state.hunt, []
        told = outcomes(state.room, state.parts, self.limit)
        for seat, code in enumerate(told, start=1):
            codes.append(code)
            if code is None:
                claimed = self._claimed(hunt, seat, state.parts[seat - 1])
                codes[-1] = None if claimed else Outcome.IMPOSSIBLE_WORD
                hunt = claimed or hunt
        for seat in range(1, state.seats + 1):
            hunt = self._moved(hunt, seat, self.limit, Out())
        return replace(state, hunt=hunt, outcomes=tuple(codes))

    def _claimed(self, hunt: HuntState, seat: Seat, part: Part) -> HuntState | None:
        """Enter a list into the hunt; None when the hunt refuses any of it."""
        for item in part.opened[0].items:
            entry: Entry[HuntMove] = Entry(seat, item.at, item.move)
            if self.hunt.refusal(hunt, entry):
                return None
            hunt = self.hunt.play(hunt, entry)
        return hunt

    def to_act(self, state: FairState) -> frozenset[Seat]:
        """Return the seats one of whose lines may come next."""
        seats = range(1, state.seats + 1)
        return frozenset(
            seat for seat in seats if any(allowed(state, seat, kind) for kind in _KINDS)
        )

    def result(self, state: FairState) -> Result | None:
        """Return how the hunt ended, None until all is said."""
        return self.hunt.result(state.hunt)

    def view(self, state: FairState, seat: Seat | None) -> View:
        """Show what the hunt shows, and when all is said, what holds."""
        return {**self.hunt.view(state.hunt, seat), "fair": view(state)}

    def moves(self, state: FairState, seat: Seat) -> Iterator[FairMove]:
        """Yield what is said without a key: `close` and `end`, where they may come."""
        for move in (Close(), End()):
            if allowed(state, seat, type(move)):
                yield move

    def position(self, state: FairState) -> str:
        """Write the hunt's position, then all that was said."""
        return f"{self.hunt.position(state.hunt)} {position(state)}"


def _dealt(state: FairState, line: Room | Deal) -> FairState:
    if isinstance(line, Room):
        return replace(state, room=line)
    return replace(state, deal=state.deal + line.piece)


def _with(part: Part, line: Promise | Nonce | Seal | Late) -> Part:
    match line:
        case Promise():
            return replace(part, promise=line)
        case Nonce():
            return replace(part, nonce=line)
        case Seal():
            return replace(part, seals=(*part.seals, line))
        case Late():
            return replace(part, lates=(*part.lates, line))
