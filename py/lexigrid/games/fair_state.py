"""The state of a round between friends, as frozen values."""

from dataclasses import dataclass, replace
from enum import Enum, StrEnum

from lexigrid.compat import override
from lexigrid.game import Seat
from lexigrid.games.fair_moves import Late, Nonce, Open, Promise, Room, Seal, Signed
from lexigrid.games.hunt_moves import Claim, Write
from lexigrid.games.hunt_state import HuntState
from lexigrid.grid import path_text


class Stage(Enum):
    """Which lines are due."""

    ROOM = "room"
    DEAL = "deal"
    KEYS = "keys"
    PROMISES = "promises"
    NONCES = "nonces"
    SEALS = "seals"
    LATES = "lates"  # or lists at once
    LISTS = "lists"
    OVER = "over"


class Outcome(StrEnum):
    """Why a seat scores nothing and cancels nobody; the first that applies is told."""

    TWO_LISTS = "two_lists"
    NO_SEAL = "no_seal"
    LATE_SEAL = "late_seal"
    UNSEALED_OPEN = "unsealed_open"
    NO_OPEN = "no_open"
    ALTERED_LIST = "altered_list"
    REUSED_SALT = "reused_salt"
    CLOCK_NONSENSE = "clock_nonsense"
    IMPOSSIBLE_WORD = "impossible_word"


@dataclass(frozen=True)
class Item:
    """A claim of a list, with its moment in milliseconds."""

    at: int
    move: Claim | Write

    @override
    def __str__(self) -> str:
        """Write it as the sealed list does: `4210:10-11-6`, `5000=stone`."""
        if isinstance(self.move, Write):
            return f"{self.at}={self.move.word}"
        return f"{self.at}:{path_text(self.move.path)}"


@dataclass(frozen=True)
class Opened:
    """A list with the line that opened it."""

    items: tuple[Item, ...]
    line: Open

    @property
    def text(self) -> str:
        """The list as it was sealed: its items in order, a blank between two."""
        return " ".join(map(str, self.items))


@dataclass(frozen=True)
class Part:
    """All that a seat has said; more than one of what is said once is a lie."""

    key: str
    promise: Promise | None = None
    nonce: Nonce | None = None
    seals: tuple[Seal, ...] = ()
    lates: tuple[Late, ...] = ()
    opened: tuple[Opened, ...] = ()

    @property
    def signed(self) -> tuple[Signed, ...]:
        """All lines that the seat has signed."""
        lines = (self.promise, self.nonce, *self.seals, *self.lates)
        opens = (one.line for one in self.opened)
        return (*(line for line in lines if line), *opens)


@dataclass(frozen=True)
class FairState:
    """What was said so far, and the hunt inside.

    `deal` is the text of what was dealt, as far as it stands. `last` is the seat that
    spoke last in the stage, `items` the list that it is at, and `outcomes` are by seat
    order, empty until all is said.
    """

    hunt: HuntState
    seed: str
    seats: int
    stage: Stage = Stage.ROOM
    last: Seat = 0
    room: Room | None = None
    deal: str = ""
    parts: tuple[Part, ...] = ()
    items: tuple[Item, ...] = ()
    outcomes: tuple[Outcome | None, ...] = ()

    def with_part(self, seat: Seat, part: Part) -> "FairState":
        """Return the state with another part for a seat, which spoke last."""
        parts = (*self.parts[: seat - 1], part, *self.parts[seat:])
        return replace(self, parts=parts, last=seat)
