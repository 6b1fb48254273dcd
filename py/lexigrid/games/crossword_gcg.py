"""Game records in the form GCG: writing a finished game, and replaying any record.

A record tells each turn's rack, so its tiles come from the record, not from a seed. It
is replayed on a table by the rules of squares and scores; words are not looked up, as
records come from many lists. Forms: docs/notation.md.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from lexigrid.board import EMPTY
from lexigrid.games.crossword_moves import Play
from lexigrid.games.crossword_score import Laying, as_recorded
from lexigrid.games.crossword_state import CrosswordState, Turn
from lexigrid.games.crossword_table import MOST_SEATS, CrosswordTable
from lexigrid.games.tile_moves import Pass, Trade
from lexigrid.tiles import tile_of, without

LONGEST = 100_000  # characters of a record
_PLAYER = re.compile(r"#player([1-9]) (\S{1,40})(?: .*)?")
_EVENT = re.compile(r">(\S{1,40}): ?([A-Z?]*) (.+?) ([+-]\d{1,4}) (-?\d{1,5})")
_LAID = re.compile(r"([0-9A-Z]{2,3}) ([A-Za-z.]{1,26})", re.ASCII)
_SET = re.compile(r"\([A-Z?]*\)|\(time\)|\(challenge\)")


class GcgError(ValueError):
    """A record cannot be replayed; names the first bad line, from 1."""

    def __init__(self, line: int, why: str) -> None:
        """Name the line and say why it is bad."""
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


@dataclass(frozen=True)
class Record:
    """A record replayed: who played, the last board, and each seat's points.

    `turns` are the turns that stand: a play that was taken off the board is none.
    """

    players: tuple[str, ...]
    board: str
    scores: tuple[int, ...]
    turns: tuple[Turn, ...]


def write(state: CrosswordState, names: Sequence[str]) -> str:
    """Write a finished game; ValueError when it goes on."""
    if state.ending is None:
        msg = "a game is written when it is over"
        raise ValueError(msg)
    lines = ["#character-encoding UTF-8"]
    lines += [f"#player{seat} {name} {name}" for seat, name in enumerate(names, 1)]
    for turn in state.turns:
        name = names[turn.seat - 1]
        shown = f"{turn.score:+d} {turn.total}"
        lines.append(f">{name}: {turn.rack} {_written(turn)} {shown}")
    for seat, (place, change) in enumerate(
        zip(state.places, state.changes, strict=True), 1
    ):
        if change:
            rack = place.rack
            others = "".join(other.rack for other in state.places if other != place)
            what = f"{rack} ({rack})" if rack else f"({others})"
            shown = f"{change:+d} {place.score}"
            lines.append(f">{names[seat - 1]}: {what} {shown}")
    return "\n".join(lines) + "\n"


def _written(turn: Turn) -> str:
    match turn.move:
        case Play(place, tiles):
            return f"{place} {tiles}"
        case Trade(tiles):
            return f"-{tiles}"
        case _:
            return "-"


def replay(text: str, table: CrosswordTable) -> Record:
    """Replay a record on a table; GcgError names its first bad line."""
    if len(text) > LONGEST:
        raise GcgError(1, f"a record has at most {LONGEST:,} characters")
    replaying = _Replay(table)
    number = 0
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if line.strip():
            replaying.read(number, line.strip())
    if not replaying.turns:
        raise GcgError(max(1, number), "the record has no turn")
    return replaying.record()


class _Replay:
    """A record as far as it has been read."""

    def __init__(self, table: CrosswordTable) -> None:
        self._table = table
        self._scores: dict[str, int] = {}
        self._boards = [EMPTY * len(table.layout.codes)]
        self.turns: list[Turn] = []

    def record(self) -> Record:
        return Record(
            tuple(self._scores),
            self._boards[-1],
            tuple(self._scores.values()),
            tuple(self.turns),
        )

    def read(self, number: int, line: str) -> None:
        if line.startswith("#"):
            named = _PLAYER.fullmatch(line)
            if named and len(self._scores) < MOST_SEATS:
                self._scores.setdefault(named[2], 0)
            return
        event = _EVENT.fullmatch(line)
        if event is None:
            raise GcgError(number, "neither a remark nor an event: >NAME: RACK ...")
        name, rack, what, told, total = event.groups()
        if name not in self._scores:
            raise GcgError(number, f"there is no player {name!r}")
        made = self._made(number, name, rack, what)
        score = int(told) if made is None else made
        if score != int(told):
            raise GcgError(number, f"the turn scores {score}, not {int(told)}")
        self._scores[name] += score
        if self._scores[name] != int(total):
            why = f"the total is {self._scores[name]}, not {int(total)}"
            raise GcgError(number, why)
        if made is not None and what != "--":
            self.turns[-1] = replace(self.turns[-1], total=int(total))

    def _made(self, number: int, name: str, rack: str, what: str) -> int | None:
        """Carry an event out; return its points, None where the record tells them."""
        if _SET.fullmatch(what):
            return None  # tiles left over, time, a challenge: points alone
        seat = list(self._scores).index(name) + 1
        if what == "--":
            return self._taken_back(number, seat)
        rack = "".join(sorted(rack))
        played = _LAID.fullmatch(what)
        if played:
            return self._played(number, seat, rack, Play(played[1], played[2]))
        if not what.startswith("-"):
            raise GcgError(number, f"{what[:40]!r} is no play, trade or pass")
        traded = what[1:]
        if traded and not traded.isdigit() and without(rack, traded) is None:
            raise GcgError(number, f"{traded[:40]!r} is not on the rack {rack}")
        move = Trade("".join(sorted(traded))) if traded else Pass()
        self._turn(Turn(seat, rack, move, (), 0, 0, 0))
        return 0

    def _played(self, number: int, seat: int, rack: str, move: Play) -> int:
        made = as_recorded(self._table, self._boards[-1], move)
        if isinstance(made, str):
            raise GcgError(number, f"{move.place} {move.tiles}: {made}")
        if without(rack, map(tile_of, made.tiles)) is None:
            raise GcgError(number, f"{made.tiles} is not on the rack {rack}")
        turn = Turn(seat, rack, move, made.words, made.bonus, made.score, 0)
        self._turn(turn, made)
        return made.score

    def _turn(self, turn: Turn, made: Laying | None = None) -> None:
        self._boards.append(made.board if made else self._boards[-1])
        self.turns.append(turn)

    def _taken_back(self, number: int, seat: int) -> int:
        if not self.turns or self.turns[-1].seat != seat:
            raise GcgError(number, "there is no play of this player to take off")
        self._boards.pop()
        return -self.turns.pop().score
