"""What the lines of a round between friends say against a seat."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from lexigrid.game import Seat
from lexigrid.games.fair_moves import Room
from lexigrid.games.fair_state import Item, Outcome, Part
from lexigrid.games.fair_texts import seal_of


def outcomes(room: Room, parts: Sequence[Part], limit: int) -> Iterator[Outcome | None]:
    """Yield what speaks against each seat, before its words are looked at.

    A salt is reused when a lower seat has opened with it what it had sealed in time;
    so nobody is shamed by one who took the salt after having seen it. `limit` is what
    the hourglass holds, in milliseconds.
    """
    salts: set[str] = set()
    for seat, part in enumerate(parts, start=1):
        broken = _broken(room, seat, part)
        if broken:
            yield broken
            continue
        (opened,) = part.opened
        salt = opened.line.data
        if salt in salts:
            yield Outcome.REUSED_SALT
        else:
            yield Outcome.CLOCK_NONSENSE if _nonsense(opened.items, limit) else None
        salts.add(salt)


def _broken(room: Room, seat: Seat, part: Part) -> Outcome | None:
    """Tell why a seat has not opened, once, the one list it had sealed in time."""
    if _is_two_faced(part):
        return Outcome.TWO_LISTS
    if part.lates:
        return Outcome.LATE_SEAL
    if not part.seals:
        return Outcome.UNSEALED_OPEN if part.opened else Outcome.NO_SEAL
    if not part.opened:
        return Outcome.NO_OPEN
    (sealed,), (opened,) = part.seals, part.opened
    is_same = seal_of(room, seat, opened.line.data, opened.text) == sealed.data
    return None if is_same else Outcome.ALTERED_LIST


def _is_two_faced(part: Part) -> bool:
    """Tell whether a seat said twice what is said once, or two things in one entry."""
    numbers = [line.n for line in part.signed]
    twice = any(len(said) > 1 for said in (part.seals, part.lates, part.opened))
    return twice or len(numbers) > len(set(numbers))


def _nonsense(items: Sequence[Item], limit: int) -> bool:
    moments = [item.at for item in items]
    falls = any(after < before for before, after in pairwise(moments))
    return falls or any(at >= limit for at in moments)
