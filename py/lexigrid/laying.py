"""Questions about a game in which tiles are laid: what laid tiles would make (X23)."""

from lexigrid.game import LaysTiles, Seat
from lexigrid.requests import BadRequest, Ok, Request, of_kind, take
from lexigrid.session import Session

MOST_LAID = 30  # no rack holds more


def take_seat(request: Request, session: Session) -> Seat:
    """Return the seat that a request names; BadRequest when nobody sits there."""
    seat = take(request, "seat", int)
    if not 1 <= seat <= session.log.header.seats:
        msg = f"there is no seat {seat}"
        raise BadRequest(msg)
    return seat


def ask_preview(request: Request, session: Session) -> Ok:
    """Tell what tiles laid on squares would make; changes nothing."""
    if not isinstance(session.game, LaysTiles):
        msg = f"no tiles are laid in {session.log.header.game}"
        raise BadRequest(msg)
    asked = take(request, "tiles", list)
    if len(asked) > MOST_LAID:
        msg = f"at most {MOST_LAID} tiles are laid, not {len(asked)}"
        raise BadRequest(msg)
    laid = [_laid(one, number) for number, one in enumerate(asked, start=1)]
    seat = take_seat(request, session)
    return dict(session.game.preview(session.state, seat, laid))


def _laid(one: object, number: int) -> tuple[int, str]:
    what = f"tile {number}"
    part = of_kind(one, what, dict)
    square = of_kind(part.get("square"), f"the 'square' of {what}", int)
    tile = of_kind(part.get("tile"), f"the 'tile' of {what}", str)
    if len(tile) != 1 or not (tile.isascii() and tile.isalpha()):
        msg = f"{what} is {tile[:40]!r}, not one letter"
        raise BadRequest(msg)
    return square, tile
