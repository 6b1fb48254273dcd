"""Questions of Lexiheist that need no turn: the plays of a position."""

from dataclasses import replace

from lexigrid.catalogue import heist_table, options_for
from lexigrid.games.heist_moves import written
from lexigrid.games.heist_plays import Search
from lexigrid.layout import parse_layout
from lexigrid.lexicon import Lexicon
from lexigrid.patterns import vocabulary
from lexigrid.positions import Position, board_of, rack_of


def heist_plays(asked: Position, lexicon: Lexicon) -> list[str]:
    """Return all plays, `TILES POINTS` each, best first, then by line.

    Points are those of the words, before any doubling or deduction. ValueError says
    what is wrong with the position.
    """
    table = heist_table(options_for("heist", {}, 2))
    if asked.bonus is not None:
        msg = "Lexiheist has no bonus for a whole rack"
        raise ValueError(msg)
    if asked.layout is not None:
        layout = parse_layout(asked.layout)
        table = replace(table, layout=layout, start=len(layout.codes) // 2)
    board = board_of(asked, table.layout.size)
    found = Search(table, board, rack_of(asked), vocabulary(lexicon)).every()
    lines = [
        (-one.points, f"{written(one.move().tiles)} {one.points}") for one in found
    ]
    return [line for _, line in sorted(lines)]
