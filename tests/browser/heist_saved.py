"""Games of Lexiheist at a moment of which a test is about, as a saved file has them."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from lexigrid.bridge import Bridge
from lexigrid.bundle import lexicon
from lexigrid.heist_questions import heist_plays
from lexigrid.positions import Position
from tests.browser.saved import AT
from tests.door import Door

MOST_GAMES = 50


@dataclass(frozen=True)
class Moment:
    """A game before a move: what its seat sees, and the move that it will make."""

    log: str
    seat: int
    view: dict[str, Any]
    move: str
    ending: dict[str, Any] | None  # when the move has been made

    @property
    def rows(self) -> list[str]:
        """The board."""
        return list(self.view["board"])

    @property
    def rack(self) -> str:
        """The tiles of the seat."""
        return "".join(self.view["rack"])


def first_moment(
    options: dict[str, Any], fits: Callable[[Moment], bool]
) -> dict[str, Any]:
    """Return the record of a running game, at the first moment that fits.

    The person plays for points, the others as badly as can be.
    """
    door = Door(Bridge(lexicon()))
    log = next(
        moment.log
        for number in range(MOST_GAMES)
        for moment in _moments(door, options, f"{number + 1:064x}")
        if fits(moment)
    )
    session = door.ok("load", log=log)["session"]
    names = ["Theo" if player == 0 else "Raven" for player in options["players"]]
    return {
        **{"id": "00000000-0000-4000-8000-0000000000f7", "game": "heist"},
        **{"state": "running", "log": log, "options": options, "started": AT},
        **{"begun": False, "clock": {"elapsed": 0, "wall": 0}},
        "view": door.ok("view", session=session, seat=None)["view"],
        "players": [{"name": name, "token": at} for at, name in enumerate(names)],
    }


def _moments(door: Door, options: dict[str, Any], seed: str) -> Iterator[Moment]:
    seats = len(options["players"])
    new = door.ok("new", game="heist", options=options, seats=seats, seed=seed)
    session, log, ending = new["session"], new["log"], None
    while not ending:
        seat = door.ok("view", session=session, seat=None)["view"]["turn"]
        view = door.ok("view", session=session, seat=seat)["view"]
        move = _move(view, 0 if options["players"][seat - 1] == 0 else -1)
        played = door.ok("play", session=session, seat=seat, at=0, move=move)
        ending = played["view"]["ending"]
        yield Moment(log, seat, view, move, ending)
        log = played["log"]
    door.ok("close", session=session)


def _move(view: dict[str, Any], rank: int) -> str:
    """Return a move of the seat: for most points without a wildcard, or with one early.

    With a wildcard and a whole rack there are a hundred thousand moves.
    """
    rack = "".join(view["rack"])
    letters = rack.replace("?", "")
    few = "?" * ("?" in rack) + letters[:3]
    for tiles in (letters, few, rack) if rank == 0 else (few, rack):
        found = plays_at(tiles, view["board"])
        if found:
            return f"lay {found[rank].split()[0]}"
    return "pass"


def plays_at(rack: str, rows: list[str]) -> list[str]:
    """Return all plays of a rack, `TILES POINTS` each, the best first."""
    is_empty = set("".join(rows)) == {"."}
    position = Position(rack, None if is_empty else rows)
    return heist_plays(position, lexicon()) if rack else []
