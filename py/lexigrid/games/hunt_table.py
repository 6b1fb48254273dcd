"""What a hunt table has agreed on, and the numbers that go with it."""

from collections.abc import Sequence
from dataclasses import dataclass

from lexigrid.game import Seat

MOST_TEAMS = 4


@dataclass(frozen=True)
class Dome:
    """The dome that lies over cubes which fell as they fell (C2, C3).

    `shaker` shakes and lifts it. `underlined` are the capital letters that carry a line
    under them, since turning makes them alike.
    """

    shaker: Seat
    underlined: str


@dataclass(frozen=True)
class HuntTable:
    """What a table has agreed on (H1, C1), and the numbers that go with it (H4, H5).

    `minimum` is the lowest of all seats' minimum lengths, and `floor` the fewest words
    of that length that an accepted grid holds. `dome` is None where cubes lie upright
    and open (H). By seat order, or empty: `minimums` under Handicap, and `teams` (C8).
    With `anything`, claims are checked at the reveal only (C10).
    """

    size: int
    minimum: int
    seconds: int
    cubes: tuple[str, ...]
    floor: int
    dome: Dome | None = None
    minimums: tuple[int, ...] = ()
    teams: tuple[int, ...] = ()
    anything: bool = False

    def least(self, seat: Seat) -> int:
        """Return the fewest letters of a word that counts for a seat (C1)."""
        return self.minimums[seat - 1] if self.minimums else self.minimum

    def glass_turner(self, seat: Seat, seats: int) -> Seat:
        """Return who turns a seat's glass: the next with a dome (C2), else itself."""
        return seat % seats + 1 if self.dome else seat

    def reading_order(self, seats: int) -> Sequence[Seat]:
        """Return the seats from the shaker's left on (C5); none without a dome."""
        if self.dome is None:
            return ()
        shaker = self.dome.shaker
        return (*range(shaker + 1, seats + 1), *range(1, shaker + 1))


def team_fault(teams: Sequence[int]) -> str | None:
    """Tell what is wrong with the teams of the seats, None when nothing is (C8)."""
    highest = max(teams)
    if highest == 1:
        return f"there are 2 to {MOST_TEAMS} teams, not 1"
    empty = sorted(set(range(1, highest + 1)) - set(teams))
    return f"team {empty[0]} has no seat" if empty else None
