"""The state of a hunt round, as frozen values."""

from dataclasses import dataclass, replace
from enum import StrEnum

from lexigrid.game import Seat
from lexigrid.grid import Path
from lexigrid.solver import Solution, points


class Phase(StrEnum):
    """Where a seat's hunt, or the whole round, stands."""

    WAITING = "waiting"
    HUNTING = "hunting"
    OVER = "over"
    ABANDONED = "abandoned"


@dataclass(frozen=True)
class Claimed:
    """An accepted claim; a word that was written down has no `path` (C10)."""

    word: str
    path: Path
    at: int

    @property
    def points(self) -> int:
        """What the word is worth before striking and cancelling (H14)."""
        return points(self.word)


@dataclass(frozen=True)
class Sheet:
    """One seat's hunt; `last` is the moment of its last move in milliseconds.

    `words` are those of the claims, so that a long list is not searched at each claim.
    """

    phase: Phase = Phase.WAITING
    claims: tuple[Claimed, ...] = ()
    words: frozenset[str] = frozenset()
    last: int = 0

    def with_claim(self, claim: Claimed) -> "Sheet":
        """Return the sheet with one claim more."""
        return replace(
            self,
            claims=(*self.claims, claim),
            words=self.words | {claim.word},
            last=claim.at,
        )


@dataclass(frozen=True)
class HuntState:
    """A round: the solved grid and a sheet a seat, by seat order.

    `turns` has for each cell the quarter turns in which its cube lies, clockwise (C3);
    it is empty where cubes lie upright. `lifted` tells whether the grid lies open (C2).
    """

    solution: Solution
    sheets: tuple[Sheet, ...]
    turns: tuple[int, ...] = ()
    lifted: bool = True

    @property
    def phase(self) -> Phase:
        """Waiting until a seat turns its glass, over when all sand is out."""
        phases = {sheet.phase for sheet in self.sheets}
        if len(phases) == 1:
            return phases.pop()
        return Phase.HUNTING

    def with_sheet(self, seat: Seat, sheet: Sheet) -> "HuntState":
        """Return the state with another sheet for a seat."""
        sheets = (*self.sheets[: seat - 1], sheet, *self.sheets[seat:])
        return replace(self, sheets=sheets)
