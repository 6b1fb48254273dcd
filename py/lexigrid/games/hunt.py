"""The hunt: words on a shared grid of cubes against one hourglass (rules H).

Each seat turns its own hourglass and hunts until the sand is out; `at` counts
milliseconds from that turn. What a seat has claimed stays its own until every seat's
sand is out.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lexigrid import grid as grids
from lexigrid.chance import Chance
from lexigrid.compat import override
from lexigrid.cubes import roll
from lexigrid.game import Entry, NotUnderstood, Refusal, Result, Seat, View
from lexigrid.games.hunt_state import Claimed, HuntState, Phase, Sheet
from lexigrid.games.hunt_view import claim_view, reveal
from lexigrid.grid import Path
from lexigrid.lexicon import Lexicon
from lexigrid.solver import POINTS, Solution, solve

MOST_SEATS = 8
MOST_SHAKES = 500  # about 4 are needed; only a list of few words comes near this


@dataclass(frozen=True)
class Turn:
    """Turn the hourglass: this seat's hunt begins."""

    @override
    def __str__(self) -> str:
        """Write the move."""
        return "turn"


@dataclass(frozen=True)
class Claim:
    """Claim the word that a path spells (H8)."""

    path: Path

    @override
    def __str__(self) -> str:
        """Write the move: `claim 0-1-5`."""
        return f"claim {grids.path_text(self.path)}"


@dataclass(frozen=True)
class Out:
    """The sand is out (H11)."""

    @override
    def __str__(self) -> str:
        """Write the move."""
        return "out"


@dataclass(frozen=True)
class Abandon:
    """Leave a round played alone; it records nothing (H2)."""

    @override
    def __str__(self) -> str:
        """Write the move."""
        return "abandon"


HuntMove = Turn | Claim | Out | Abandon
_BARE = {str(move): move for move in (Turn(), Out(), Abandon())}


@dataclass(frozen=True)
class HuntTable:
    """What a table has agreed on (H1), and the numbers that go with it (H4, H5).

    `floor` is the fewest words of `minimum` letters that an accepted grid holds.
    """

    size: int
    minimum: int
    seconds: int
    cubes: tuple[str, ...]
    floor: int


@dataclass(frozen=True)
class Hunt:
    """The rules of one hunt table with its word list."""

    table: HuntTable
    lexicon: Lexicon
    name: str = "hunt"
    most_seats: int = MOST_SEATS

    def start(self, seats: int, chance: Chance) -> HuntState:
        """Shake until a grid is accepted (H5): no dead cube, words enough.

        ValueError when the word list is too small to fill a grid.
        """
        for attempt in range(1, MOST_SHAKES + 1):
            solution = self._shake(chance, attempt)
            if self._accepts(solution):
                return HuntState(solution, (Sheet(),) * seats)
        msg = f"no grid in {MOST_SHAKES} has the words this table asks for"
        raise ValueError(msg)

    def _shake(self, chance: Chance, attempt: int) -> Solution:
        rolled = roll(self.table.cubes, chance, attempt)
        return solve(rolled, self.lexicon.hunt, self.table.minimum)

    def _accepts(self, solution: Solution) -> bool:
        return len(solution.words) >= self.table.floor and not solution.dead

    def parse(self, text: str) -> HuntMove:
        """Read `turn`, `claim 0-1-5`, `out` or `abandon`."""
        if text in _BARE:
            return _BARE[text]
        verb, _, rest = text.partition(" ")
        if verb != "claim":
            msg = f"{text[:40]!r} is not a move of the hunt"
            raise NotUnderstood(msg)
        try:
            return Claim(grids.parse_path(rest))
        except ValueError as error:
            raise NotUnderstood(str(error)) from error

    def refusal(self, state: HuntState, entry: Entry[HuntMove]) -> Refusal | None:
        """Tell why not: too_short, not_in_list, already_claimed and so on (H8)."""
        code = self._fault(state, entry)
        return Refusal(code) if code else None

    def _fault(self, state: HuntState, entry: Entry[HuntMove]) -> str | None:
        sheet = state.sheets[entry.seat - 1]
        if entry.at < sheet.last:
            return "clock_went_back"
        match entry.move:
            case Turn():
                return None if sheet.phase is Phase.WAITING else "already_turned"
            case Claim(path):
                early_or_late = self._not_hunting(sheet, entry.at)
                return early_or_late or self._unfit(state, sheet, path)
            case Out() | Abandon() if sheet.phase is not Phase.HUNTING:
                return "not_running"
            case Out():
                return None if self._is_out(entry.at) else "sand_still_running"
            case Abandon():
                return None if len(state.sheets) == 1 else "not_alone"

    def _is_out(self, at: int) -> bool:
        return at >= self.table.seconds * 1000

    def _not_hunting(self, sheet: Sheet, at: int) -> str | None:
        if sheet.phase in {Phase.WAITING, Phase.ABANDONED}:
            return "not_running"
        return "time_is_up" if sheet.phase is Phase.OVER or self._is_out(at) else None

    def _unfit(self, state: HuntState, sheet: Sheet, path: Path) -> str | None:
        grid = state.solution.grid
        if not grids.is_path(self.table.size, path):
            return "not_a_path"
        word = grids.spell(grid, path)
        if len(word) < self.table.minimum:
            return "too_short"
        if sheet.has(word):
            return "already_claimed"
        known = self.lexicon.word(word)
        return None if known and known.in_hunt else "not_in_list"

    def play(self, state: HuntState, entry: Entry[HuntMove]) -> HuntState:
        """Return the state after an entry that `refusal` allows."""
        sheet = state.sheets[entry.seat - 1]
        match entry.move:
            case Turn():
                # The glass starts now: moments count from here.
                sheet = replace(sheet, phase=Phase.HUNTING, last=0)
            case Claim(path):
                word = grids.spell(state.solution.grid, path)
                claims = (*sheet.claims, Claimed(word, path, entry.at))
                sheet = replace(sheet, claims=claims, last=entry.at)
            case Out():
                sheet = replace(sheet, phase=Phase.OVER, last=entry.at)
            case Abandon():
                sheet = replace(sheet, phase=Phase.ABANDONED, last=entry.at)
        seat = entry.seat - 1
        sheets = (*state.sheets[:seat], sheet, *state.sheets[seat + 1 :])
        return replace(state, sheets=sheets)

    def to_act(self, state: HuntState) -> frozenset[Seat]:
        """Return the seats whose sand is not out."""
        acting = {Phase.WAITING, Phase.HUNTING}
        return frozenset(
            seat
            for seat, sheet in enumerate(state.sheets, start=1)
            if sheet.phase in acting
        )

    def result(self, state: HuntState) -> Result | None:
        """Score the round when all sand is out; an abandoned round has no winner."""
        if self.to_act(state):
            return None
        if state.phase is Phase.ABANDONED:
            return Result((0,), frozenset())
        return state.score.result

    def view(self, state: HuntState, seat: Seat | None) -> View:
        """Show a seat its grid and claims, and all of it when the round is over."""
        over = state.phase is Phase.OVER
        sheet = Sheet() if seat is None else state.sheets[seat - 1]
        sees_grid = over or sheet.phase is not Phase.WAITING
        letters = state.solution.grid
        return {
            "game": self.name,
            "size": self.table.size,
            "min": self.table.minimum,
            "seconds": self.table.seconds,
            "seat": seat,
            "phases": [sheet.phase.value for sheet in state.sheets],
            "phase": state.phase.value,
            "cells": [_face(letter) for letter in letters] if sees_grid else None,
            "worth": list(POINTS),
            "claims": [claim_view(claim) for claim in sheet.claims],
            "reveal": reveal(state, self.lexicon) if over else None,
        }

    def moves(self, state: HuntState, seat: Seat) -> Iterator[HuntMove]:
        """Yield every move that some moment allows; one path a word is enough."""
        sheet = state.sheets[seat - 1]
        if sheet.phase is Phase.WAITING:
            yield Turn()
        if sheet.phase is not Phase.HUNTING:
            return
        for word in state.solution.words:
            if not sheet.has(word):
                yield Claim(state.solution.path(word))
        yield Out()
        if len(state.sheets) == 1:
            yield Abandon()

    def position(self, state: HuntState) -> str:
        """Write the grid, then each seat's phase, last moment and claims."""
        sheets = (
            ":".join(
                [
                    sheet.phase.value,
                    str(sheet.last),
                    *(f"{claim.at}/{claim.word}" for claim in sheet.claims),
                ]
            )
            for sheet in state.sheets
        )
        return " ".join([state.solution.grid, *sheets])


def _face(letter: str) -> str:
    return "Qu" if letter == "q" else letter.upper()
