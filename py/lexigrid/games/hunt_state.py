"""The state of a hunt round, as frozen values."""

from dataclasses import dataclass
from enum import StrEnum

from lexigrid.games.hunt_score import Score, score
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
    """An accepted claim."""

    word: str
    path: Path
    at: int

    @property
    def points(self) -> int:
        """What the word is worth before cancelling (H14)."""
        return points(self.word)


@dataclass(frozen=True)
class Sheet:
    """One seat's hunt; `last` is the moment of its last move in milliseconds."""

    phase: Phase = Phase.WAITING
    claims: tuple[Claimed, ...] = ()
    last: int = 0

    def has(self, word: str) -> bool:
        """Tell whether the seat has claimed a word, by whatever path (H9)."""
        return any(claim.word == word for claim in self.claims)


@dataclass(frozen=True)
class HuntState:
    """A round: the solved grid and a sheet a seat, by seat order."""

    solution: Solution
    sheets: tuple[Sheet, ...]

    @property
    def phase(self) -> Phase:
        """Waiting until a seat turns its glass, over when all sand is out."""
        phases = {sheet.phase for sheet in self.sheets}
        if len(phases) == 1:
            return phases.pop()
        return Phase.HUNTING

    @property
    def score(self) -> Score:
        """What the claims so far are worth."""
        return score([[claim.word for claim in sheet.claims] for sheet in self.sheets])
