"""What a line of a round between friends must not say, where it stands rightly."""

from collections.abc import Sequence

from lexigrid.game import Entry, Seat
from lexigrid.games.fair_deal import LONGEST_DEAL, fits_table, members
from lexigrid.games.fair_moves import Deal, FairMove, Key, Late, Nonce, Open, Seal
from lexigrid.games.fair_state import FairState, Opened
from lexigrid.games.fair_texts import is_whole_deal, member, promise_of, seed_of
from lexigrid.games.hunt import Hunt


def content_fault(state: FairState, entry: Entry[FairMove], hunt: Hunt) -> str | None:
    """Tell why a line cannot be true, or says what was said; None when it may stand."""
    seat, move = entry.seat, entry.move
    if isinstance(move, Deal):
        return None if _deal_fits(state, move, hunt) else "deal_does_not_fit"
    if isinstance(move, Key):
        return _key_fault(state, seat, move)
    if isinstance(move, Nonce):
        return _nonce_fault(state, seat, move)
    if isinstance(move, Seal):
        return _again(state.parts[seat - 1].seals, move)
    if isinstance(move, Late):
        part = state.parts[seat - 1]
        return "already_sealed" if part.seals else _again(part.lates, move)
    return _open_fault(state, seat, move) if isinstance(move, Open) else None


def _deal_fits(state: FairState, line: Deal, hunt: Hunt) -> bool:
    """Tell whether the text may go on so, and if that is all, fits the header."""
    text = state.deal + line.piece
    if state.room is None or len(text) > LONGEST_DEAL:
        return False
    if is_whole_deal(state.room, text):
        return fits_table(text, hunt, state.seats)
    return not line.is_short


def _key_fault(state: FairState, seat: Seat, line: Key) -> str | None:
    if any(part.key == line.key for part in state.parts):
        return "same_key"
    is_dealt = member(line.key) == members(state.deal)[seat - 1]
    return None if is_dealt else "deal_does_not_fit"


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
