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
from lexigrid.tiles import full_set, tile_of, without

LONGEST = 100_000  # characters of a record
_LINE_END = re.compile("\r\n|\r|\n")  # no other mark parts the lines of a remark
_PLAYER = re.compile(r"#player([1-9]) (\S{1,40})(?: .*)?", re.ASCII)
_EVENT = re.compile(
    r">(\S{1,40}): ?([A-Z?]{0,26}) (.{1,80}?) ([+-]\d{1,4}) (-?\d{1,5})", re.ASCII
)
_LAID = re.compile(r"([0-9A-Z]{2,3}) ([A-Za-z.]{1,26})", re.ASCII)
_TRADED = re.compile(r"-(?:([A-Z?]{1,26})|([1-9]\d?))", re.ASCII)
_LEFT_OVER = re.compile(r"\(([A-Z?]*)\)")
_AS_TOLD = frozenset({"(time)", "(challenge)"})
_UNNAMED = "."  # a traded tile that a record counts and does not name


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

    `turns` are the turns that stand: a play that was taken off the board is none. The
    tiles of a trade that names none are dots.
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
    lines = _LINE_END.split(text.removeprefix("\ufeff"))
    for number, line in enumerate(lines, start=1):
        if line.strip():
            replaying.read(number, line.strip())
    if not replaying.turns:
        raise GcgError(max(1, number), "the record has no turn")
    return replaying.record()


def _trade(number: int, rack: str, what: str) -> Trade:
    """Read the tiles that are traded, or how many they are."""
    traded = _TRADED.fullmatch(what)
    if traded is None:
        raise GcgError(number, f"{what[:40]!r} is no play, trade or pass")
    named = traded[1]
    if named is None:
        count = int(traded[2])
        if count > len(rack):
            raise GcgError(number, f"{count} tiles are not on the rack {rack}")
        return Trade(_UNNAMED * count)
    if without(rack, named) is None:
        raise GcgError(number, f"{named!r} is not on the rack {rack}")
    return Trade("".join(sorted(named)))


class _Replay:
    """A record as far as it has been read."""

    def __init__(self, table: CrosswordTable) -> None:
        self._table = table
        self._set = full_set(table.counts)
        self._names: dict[int, str] = {}  # by seat
        self._scores: dict[str, int] = {}  # by seat order, from the first event on
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
            if named:
                self._name(number, int(named[1]), named[2])
        else:
            self._event(number, line)

    def _event(self, number: int, line: str) -> None:
        event = _EVENT.fullmatch(line)
        if event is None:
            raise GcgError(number, "neither a remark nor an event: >NAME: RACK ...")
        name, rack, what, told, total = event.groups()
        if not self._scores:
            self._sit_down(number)
        if name not in self._scores:
            raise GcgError(number, f"there is no player {name!r}")
        made = self._set_down(number, what, int(told))
        score = self._made(number, name, rack, what) if made is None else made
        if score != int(told):
            raise GcgError(number, f"the turn scores {score}, not {int(told)}")
        self._scores[name] += score
        if self._scores[name] != int(total):
            why = f"the total is {self._scores[name]}, not {int(total)}"
            raise GcgError(number, why)
        if made is None and what != "--":
            self.turns[-1] = replace(self.turns[-1], total=int(total))

    def _name(self, number: int, seat: int, name: str) -> None:
        if self._scores:
            raise GcgError(number, "players are named before the first turn")
        if name.split() != [name]:  # spaces and ends of lines that are not ASCII
            raise GcgError(number, f"{name!r} is not one word")
        if seat in self._names or name in self._names.values():
            raise GcgError(number, f"player {seat} or the name {name!r} is there twice")
        self._names[seat] = name

    def _sit_down(self, number: int) -> None:
        """Give each player the seat that their number tells, in whatever order."""
        seats = sorted(self._names)
        if seats != list(range(1, len(seats) + 1)) or len(seats) > MOST_SEATS:
            raise GcgError(
                number, f"players are numbered from 1 to {MOST_SEATS} at most"
            )
        self._scores = {self._names[seat]: 0 for seat in seats}

    def _set_down(self, number: int, what: str, told: int) -> int | None:
        """Return the points of what is no turn, None for a turn.

        For tiles left over a seat loses their worth, or gains it once or, where the
        others lose nothing, twice.
        """
        if what in _AS_TOLD:
            return told
        left_over = _LEFT_OVER.fullmatch(what)
        if left_over is None:
            return None
        self._check_tiles(number, left_over[1])
        worth = self._table.worth(left_over[1])
        return told if told in (-worth, worth, 2 * worth) else worth

    def _check_tiles(self, number: int, tiles: str) -> None:
        """Refuse tiles that cannot all be beside those on the board."""
        shown = [tile_of(tile) for tile in self._boards[-1] if tile != EMPTY]
        left = without(self._set, shown) or ""
        for tile in tiles:
            if tiles.count(tile) > left.count(tile):
                why = f"only {left.count(tile)} of {tile} are left for {tiles[:40]}"
                raise GcgError(number, why)

    def _made(self, number: int, name: str, rack: str, what: str) -> int:
        """Carry a turn out; return its points."""
        seat = list(self._scores).index(name) + 1
        if what == "--":
            return self._taken_back(number, seat)
        self._check_tiles(number, rack)
        rack = "".join(sorted(rack))
        played = _LAID.fullmatch(what)
        if played:
            return self._played(number, seat, rack, Play(played[1], played[2]))
        move = Pass() if what == "-" else _trade(number, rack, what)
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
