"""What a line of a round between friends must not say, where it stands rightly."""

from collections.abc import Sequence

from lexigrid.game import Entry, Seat
from lexigrid.games.fair_moves import FairMove, Key, Late, Nonce, Open, Seal
from lexigrid.games.fair_state import FairState, Opened
from lexigrid.games.fair_texts import promise_of, seed_of


def content_fault(state: FairState, entry: Entry[FairMove]) -> str | None:
    """Tell why a line cannot be true, or says what was said; None when it may stand."""
    seat, move = entry.seat, entry.move
    if isinstance(move, Key):
        is_known = any(part.key == move.key for part in state.parts)
        return "same_key" if is_known else None
    if isinstance(move, Nonce):
        return _nonce_fault(state, seat, move)
    if isinstance(move, Seal):
        return _again(state.parts[seat - 1].seals, move)
    if isinstance(move, Late):
        part = state.parts[seat - 1]
        return "already_sealed" if part.seals else _again(part.lates, move)
    return _open_fault(state, seat, move) if isinstance(move, Open) else None


def _nonce_fault(state: FairState, seat: Seat, line: Nonce) -> str | None:
    room, part = state.room, state.parts[seat - 1]
    promised = part.promise.data if part.promise else None
    if room is None or promise_of(room, part.key, line.data) != promised:
        return "nonce_does_not_fit"
    if seat < state.seats:
        return None
    before = [each.nonce.data for each in state.parts if each.nonce]
    fits = seed_of(room, [*before, line.data]) == state.seed
    return None if fits else "seed_does_not_fit"


# What a seat says a second time must be another thing than the first; of the two, the
# one with the lower number in its feed stands first, else the lower text.


def _again(before: Sequence[Seal | Late], line: Seal | Late) -> str | None:
    if not before:
        return None
    (first,) = before
    if first.data == line.data:
        return "same_again"
    return None if (first.n, first.data) < (line.n, line.data) else "out_of_order"


def _open_fault(state: FairState, seat: Seat, line: Open) -> str | None:
    before = state.parts[seat - 1].opened
    if not before:
        return None
    (first,), now = before, Opened(state.items, line)
    if (first.line.data, first.text) == (line.data, now.text):
        return "same_again"
    return None if _place(first) < _place(now) else "out_of_order"


def _place(opened: Opened) -> tuple[int, str, str]:
    return opened.line.n, opened.line.data, opened.text
