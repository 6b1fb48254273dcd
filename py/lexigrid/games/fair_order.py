"""The one order in which the lines of a round between friends stand."""

from lexigrid.game import Entry, Seat
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
from lexigrid.games.fair_state import FairState, Part, Stage
from lexigrid.games.fair_texts import is_whole_deal
from lexigrid.games.hunt_moves import Claim, Write

# What every seat says, one after the other.
_BY_ALL: dict[Stage, tuple[type[FairMove], Stage]] = {
    Stage.KEYS: (Key, Stage.PROMISES),
    Stage.PROMISES: (Promise, Stage.NONCES),
    Stage.NONCES: (Nonce, Stage.SEALS),
}
# What the first seat's lines say, for all.
_BY_FIRST: dict[type[FairMove], tuple[Stage, ...]] = {
    Room: (Stage.ROOM,),
    Deal: (Stage.DEAL,),
    Close: (Stage.SEALS,),
    End: (Stage.LATES, Stage.LISTS),
}
_AT_FIRST = (Room, Deal, Key, Promise, Nonce)
_TELLS_LIST = (Claim, Write, Open)


def order_fault(state: FairState, entry: Entry[FairMove], limit: int) -> str | None:
    """Tell why a line does not belong here, or not to this moment."""
    if state.stage is Stage.OVER:
        return "round_is_over"
    if not allowed(state, entry.seat, type(entry.move)):
        return "out_of_order"
    if isinstance(entry.move, Claim | Write):
        return None  # what its moment is worth is told at the end
    due = 0 if isinstance(entry.move, _AT_FIRST) else limit
    return None if entry.at == due else "wrong_moment"


def allowed(state: FairState, seat: Seat, kind: type[FairMove]) -> bool:
    """Tell whether a seat's line of a kind may come next."""
    stage = state.stage
    if stage in _BY_ALL:
        return kind is _BY_ALL[stage][0] and seat == state.last + 1
    if kind in _BY_FIRST:
        return seat == 1 and stage in _BY_FIRST[kind] and not state.items
    if kind is Seal:
        return stage is Stage.SEALS and _may_go_on(state, seat, "seals")
    if kind is Late:
        return stage is Stage.LATES and _may_go_on(state, seat, "lates")
    is_listing = stage in {Stage.LATES, Stage.LISTS}
    return is_listing and kind in _TELLS_LIST and _may_list(state, seat)


def _may_list(state: FairState, seat: Seat) -> bool:
    if state.stage is Stage.LATES:
        return True
    if state.items:
        return seat == state.last
    return _may_go_on(state, seat, "opened")


def _may_go_on(state: FairState, seat: Seat, what: str) -> bool:
    """Seats go upward; one that says what is said once a second time, at once."""
    if seat != state.last:
        return seat > state.last
    return len(_said(state.parts[seat - 1])[what]) == 1


def _said(part: Part) -> dict[str, tuple[object, ...]]:
    return {"seals": part.seals, "lates": part.lates, "opened": part.opened}


def next_stage(state: FairState, move: FairMove) -> Stage:
    """Return which lines are due after a move; `state` has it in its parts already."""
    match move:
        case Room() | Deal():
            room, deal = state.room, state.deal
            is_whole = room and deal and is_whole_deal(room, deal)
            return Stage.KEYS if is_whole else Stage.DEAL
        case Key() | Promise() | Nonce():
            is_last = state.last == state.seats
            return _BY_ALL[state.stage][1] if is_last else state.stage
        case Close():
            return Stage.LATES
        case Claim() | Write() | Open():
            return Stage.LISTS
        case End():
            return Stage.OVER
        case Seal() | Late():
            return state.stage
