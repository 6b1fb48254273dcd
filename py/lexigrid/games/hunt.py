"""The hunts: words on a shared grid of cubes against one hourglass (rules H and C).

Each seat turns its own hourglass and hunts until the sand is out; `at` counts
milliseconds from that turn. What a seat has claimed stays its own until every seat's
sand is out. Classic is a hunt whose table has agreed on more (hunt_table.py).
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lexigrid import grid as grids
from lexigrid.chance import Chance
from lexigrid.cubes import QUARTERS, roll
from lexigrid.game import Entry, Refusal, Result, Seat, View
from lexigrid.games import hunt_moves
from lexigrid.games.hunt_moves import (
    Abandon,
    Claim,
    HuntMove,
    Lift,
    Out,
    Turn,
    Write,
)
from lexigrid.games.hunt_reveal import judged, reveal
from lexigrid.games.hunt_state import Claimed, HuntState, Phase, Sheet
from lexigrid.games.hunt_table import HuntTable
from lexigrid.games.hunt_view import view
from lexigrid.lexicon import Lexicon
from lexigrid.solver import Solution, solve

MOST_SEATS = 8
MOST_SHAKES = 500  # about 4 are needed; only a list of few words comes near this


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
                return self._covered(solution, chance, (Sheet(),) * seats)
        msg = f"no grid in {MOST_SHAKES} has the words this table asks for"
        raise ValueError(msg)

    def _covered(
        self, solution: Solution, chance: Chance, sheets: tuple[Sheet, ...]
    ) -> HuntState:
        if self.table.dome is None:
            return HuntState(solution, sheets)
        turns = chance.draws(QUARTERS, len(solution.grid), "turns")
        return HuntState(solution, sheets, turns, lifted=False)

    def _shake(self, chance: Chance, attempt: int) -> Solution:
        rolled = roll(self.table.cubes, chance, attempt)
        return solve(rolled, self.lexicon.hunt, self.table.minimum)

    def _accepts(self, solution: Solution) -> bool:
        return len(solution.words) >= self.table.floor and not solution.dead

    def parse(self, text: str) -> HuntMove:
        """Read `turn`, `claim 0-1-5`, `out` and the other moves (hunt_moves.py)."""
        return hunt_moves.parse(text)

    def refusal(self, state: HuntState, entry: Entry[HuntMove]) -> Refusal | None:
        """Tell why not: too_short, not_in_list, already_claimed and so on (H8)."""
        code = self._fault(state, entry)
        return Refusal(code) if code else None

    def _fault(self, state: HuntState, entry: Entry[HuntMove]) -> str | None:
        sheet = state.sheets[entry.seat - 1]
        if entry.at < sheet.last:
            return "clock_went_back"
        match entry.move:
            case Lift():
                return self._not_to_lift(state, entry.seat)
            case Turn():
                return self._not_to_turn(state, sheet)
            case Claim() | Write() as claim:
                early_or_late = self._not_hunting(sheet, entry.at)
                return early_or_late or self._unfit(state, entry.seat, claim)
            case Out() | Abandon() as end:
                return self._not_to_end(state, sheet, end, entry.at)

    def _not_to_turn(self, state: HuntState, sheet: Sheet) -> str | None:
        if not state.lifted:
            return "dome_is_on"
        return None if sheet.phase is Phase.WAITING else "already_turned"

    def _not_to_end(
        self, state: HuntState, sheet: Sheet, end: Out | Abandon, at: int
    ) -> str | None:
        if sheet.phase is not Phase.HUNTING:
            return "not_running"
        if isinstance(end, Abandon):
            return None if len(state.sheets) == 1 else "not_alone"
        return None if self._is_out(at) else "sand_still_running"

    def _not_to_lift(self, state: HuntState, seat: Seat) -> str | None:
        if self.table.dome is None:
            return "no_dome"
        if state.lifted:
            return "already_lifted"
        return None if seat == self.table.dome.shaker else "not_the_shaker"

    def _is_out(self, at: int) -> bool:
        return at >= self.table.seconds * 1000

    def _not_hunting(self, sheet: Sheet, at: int) -> str | None:
        if sheet.phase in {Phase.WAITING, Phase.ABANDONED}:
            return "not_running"
        return "time_is_up" if sheet.phase is Phase.OVER or self._is_out(at) else None

    def _unfit(self, state: HuntState, seat: Seat, claim: Claim | Write) -> str | None:
        if isinstance(claim, Write):
            if not self.table.anything:
                return "write_is_off"
        elif not grids.is_path(self.table.size, claim.path):
            return "not_a_path"
        word = _word(state, claim)
        if not self.table.anything and len(word) < self.table.least(seat):
            return "too_short"
        if word in state.sheets[seat - 1].words:
            return "already_claimed"
        if self.table.anything:
            return None  # the rest is checked at the reveal (C10)
        known = self.lexicon.word(word)
        return None if known and known.in_hunt else "not_in_list"

    def play(self, state: HuntState, entry: Entry[HuntMove]) -> HuntState:
        """Return the state after an entry that `refusal` allows."""
        sheet = state.sheets[entry.seat - 1]
        match entry.move:
            case Lift():
                return replace(state, lifted=True)
            case Turn():
                # The glass starts now: moments count from here.
                sheet = replace(sheet, phase=Phase.HUNTING, last=0)
            case Claim() | Write() as claim:
                path = claim.path if isinstance(claim, Claim) else ()
                sheet = sheet.with_claim(Claimed(_word(state, claim), path, entry.at))
            case Out():
                sheet = replace(sheet, phase=Phase.OVER, last=entry.at)
            case Abandon():
                sheet = replace(sheet, phase=Phase.ABANDONED, last=entry.at)
        return state.with_sheet(entry.seat, sheet)

    def to_act(self, state: HuntState) -> frozenset[Seat]:
        """Return the shaker while the dome is on, then all whose sand is not out."""
        if self.table.dome and not state.lifted:
            return frozenset({self.table.dome.shaker})
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
        return judged(state, self.table, self.lexicon).score.result

    def view(self, state: HuntState, seat: Seat | None) -> View:
        """Show a seat its grid and claims, and all of it when the round is over."""
        over = state.phase is Phase.OVER
        return {
            "game": self.name,
            **view(state, self.table, seat),
            "reveal": reveal(state, self.table, self.lexicon) if over else None,
        }

    def moves(self, state: HuntState, seat: Seat) -> Iterator[HuntMove]:
        """Yield every move that some moment allows and that may be worth points.

        One path a word is enough.
        """
        sheet = state.sheets[seat - 1]
        if not state.lifted:
            if seat in self.to_act(state):
                yield Lift()
            return
        if sheet.phase is Phase.WAITING:
            yield Turn()
        if sheet.phase is not Phase.HUNTING:
            return
        least = self.table.least(seat)
        for word in state.solution.words:
            if len(word) >= least and word not in sheet.words:
                yield Claim(state.solution.path(word))
        yield Out()
        if len(state.sheets) == 1:
            yield Abandon()

    def position(self, state: HuntState) -> str:
        """Write grid, dome and turns, then each seat's phase, last moment, claims."""
        cubes = [state.solution.grid]
        if self.table.dome:
            cubes += ["open" if state.lifted else "covered"]
            cubes += ["".join(map(str, state.turns))]
        sheets = (
            ":".join(
                [
                    sheet.phase.value,
                    str(sheet.last),
                    *(
                        f"{claim.at}/{claim.word}/{grids.path_text(claim.path)}"
                        for claim in sheet.claims
                    ),
                ]
            )
            for sheet in state.sheets
        )
        return " ".join([*cubes, *sheets])


def _word(state: HuntState, claim: Claim | Write) -> str:
    if isinstance(claim, Write):
        return claim.word
    return grids.spell(state.solution.grid, claim.path)
