"""Questions of the crossword that need no turn: plays of a position, game records."""

from collections.abc import Sequence
from dataclasses import replace

from lexigrid.catalogue import crossword_table, options_for
from lexigrid.games.crossword import Crossword
from lexigrid.games.crossword_gcg import replay, write
from lexigrid.games.crossword_plays import Search
from lexigrid.games.crossword_table import CrosswordTable
from lexigrid.games.crossword_view import turn_view
from lexigrid.layout import parse_layout
from lexigrid.lexicon import Lexicon
from lexigrid.patterns import vocabulary
from lexigrid.positions import Position, board_of, rack_of
from lexigrid.requests import BadRequest, Ok, Request, of_kind, take
from lexigrid.session import Session

LONGEST_NAME = 40


def plays(asked: Position, lexicon: Lexicon) -> list[str]:
    """Return all plays, `POSITION TILES SCORE` each, best first, then by line.

    ValueError says what is wrong with the position.
    """
    table = _table(asked)
    rack, board = rack_of(asked), board_of(asked, table.layout.size)
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
