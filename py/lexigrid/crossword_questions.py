"""Questions of the crossword that need no turn: plays of a position, game records."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from string import ascii_letters

from lexigrid.board import EMPTY
from lexigrid.catalogue import crossword_table, options_for
from lexigrid.games.crossword import Crossword
from lexigrid.games.crossword_gcg import replay, write
from lexigrid.games.crossword_plays import Search
from lexigrid.games.crossword_table import CrosswordTable
from lexigrid.games.crossword_view import turn_view
from lexigrid.layout import parse_layout
from lexigrid.lexicon import Lexicon
from lexigrid.patterns import vocabulary
from lexigrid.requests import BadRequest, Ok, Request, of_kind, take
from lexigrid.session import Session
from lexigrid.tiles import TILES

LONGEST_NAME = 40
_SQUARES = frozenset(EMPTY + ascii_letters)
MOST_TILES = 15  # of a rack that is asked about


@dataclass(frozen=True)
class Position:
    """A position as text: board and layout are rows, None: empty, and our own."""

    rack: str
    board: Sequence[str] | None = None
    layout: Sequence[str] | None = None
    bonus: int | None = None


def plays(asked: Position, lexicon: Lexicon) -> list[str]:
    """Return all plays, `POSITION TILES SCORE` each, best first, then by line.

    ValueError says what is wrong with the position.
    """
    table = _table(asked)
    rack = asked.rack.upper()
    if not set(rack) <= TILES or not 1 <= len(rack) <= MOST_TILES:
        msg = f"a rack has 1 to {MOST_TILES} letters, ? for a blank, not {rack[:40]!r}"
        raise ValueError(msg)
    board = _board(asked.board, table.layout.size)
    found = Search(table, board, rack, vocabulary(lexicon)).every()
    lines = [(one.score, str(one.move(table)).partition(" ")[2]) for one in found]
    lines.sort(key=lambda pair: (-pair[0], f"{pair[1]} {pair[0]}"))
    return [f"{line} {score}" for score, line in lines]


def _table(asked: Position) -> CrosswordTable:
    table = crossword_table(options_for("crossword", {}, 2))
    if asked.layout is not None:
        layout = parse_layout(asked.layout)
        table = replace(table, layout=layout, start=len(layout.codes) // 2)
    return table if asked.bonus is None else replace(table, bonus=asked.bonus)


def _board(rows: Sequence[str] | None, size: int) -> str:
    if rows is None:
        return EMPTY * size * size
    for number, row in enumerate(rows, start=1):
        if len(row) != size or not _SQUARES.issuperset(row):
            msg = f"row {number} of the board is {row[:40]!r}, not {size} of A-Z a-z ."
            raise ValueError(msg)
    if len(rows) != size:
        msg = f"a board has {size} rows, not {len(rows)}"
        raise ValueError(msg)
    return "".join(rows)


def export(session: Session, names: Sequence[str] = ()) -> str:
    """Write a finished crossword as a GCG record; ValueError when it cannot be."""
    if not isinstance(session.game, Crossword):
        msg = f"{session.log.header.game} is not written as GCG"
        raise BadRequest(msg)
    seats = range(1, session.log.header.seats + 1)
    return write(session.state, names or [f"seat{seat}" for seat in seats])


def ask_export(request: Request, session: Session) -> Ok:
    """Write a finished game as a record; `names` are the players' by seat order."""
    names = [
        of_kind(name, f"name {number}", str)
        for number, name in enumerate(take(request, "names", list), start=1)
    ]
    seats = session.log.header.seats
    if len(names) != seats or len(set(names)) < seats:
        msg = f"a record has {seats} different names"
        raise BadRequest(msg)
    for name in names:
        if not 1 <= len(name) <= LONGEST_NAME or len(name.split()) != 1:
            longest = f"one word of at most {LONGEST_NAME} characters"
            msg = f"a name is {longest}, not {name[:LONGEST_NAME]!r}"
            raise BadRequest(msg)
    return {"gcg": export(session, names)}


def replayed(text: str, lexicon: Lexicon, asked: Position | None = None) -> Ok:
    """Replay a GCG record; ValueError names its first bad line.

    `unlisted` are its words that are in no list of ours, in the order of the game.
    """
    table = _table(asked or Position("?"))
    record = replay(text, table)
    size = table.layout.size
    words = dict.fromkeys(word.word for turn in record.turns for word in turn.words)
    rows = range(0, size * size, size)
    return {
        "players": list(record.players),
        "scores": list(record.scores),
        "board": [record.board[at : at + size] for at in rows],
        "turns": [turn_view(turn) for turn in record.turns],
        "unlisted": [word for word in words if word not in lexicon],
    }


def ask_replay(request: Request, lexicon: Lexicon) -> Ok:
    """Replay a record on our own layout."""
    return replayed(take(request, "gcg", str), lexicon)
