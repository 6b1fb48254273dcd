"""What a seat may see of a crossword game: its own rack, and what lies open."""

from lexigrid.game import Refusal, Result, Seat
from lexigrid.games.crossword_moves import Play
from lexigrid.games.crossword_score import Laying
from lexigrid.games.crossword_state import CrosswordState, Turn
from lexigrid.games.crossword_table import CrosswordTable
from lexigrid.games.tile_moves import Trade
from lexigrid.games.tile_view import ending_view, rows, unseen, word_view


def view(
    state: CrosswordState,
    table: CrosswordTable,
    result: Result | None,
    seat: Seat | None,
) -> dict[str, object]:
    """Show table, board and turns, a seat its rack, and all racks at the end."""
    rack = None if seat is None else state.place(seat).rack
    return {
        "layout": table.layout.rows,
        "start": table.start,
        "worth": dict(table.points),
        "rack_size": table.rack,
        "bonus": table.bonus,
        "trade": table.trade,
        "tiles": table.tiles,
        "timer": table.timer,
        "seat": seat,
        "turn": None if state.ending else state.turn,
        "number": len(state.turns),
        "idle": state.idle,
        "board": rows(state.board),
        "bag": len(state.bag),
        "rack": None if rack is None else list(rack),
        "unseen": unseen(state.board, rack or "", table.counts),
        "seats": _seats(state),
        "turns": [turn_view(turn) for turn in state.turns],
        "ending": _ending(state, result) if result else None,
    }


def _seats(state: CrosswordState) -> list[dict[str, object]]:
    return [
        {
            "seat": seat,
            "player": int(place.player),
            "score": place.score,
            "tiles": len(place.rack),
            "left": place.left,
            "late": place.late,
        }
        for seat, place in enumerate(state.places, start=1)
    ]


def turn_view(turn: Turn) -> dict[str, object]:
    """Show a turn to all: which tiles were traded is nobody else's business."""
    move = turn.move
    return {
        "seat": turn.seat,
        "kind": str(move).partition(" ")[0],
        "place": move.place if isinstance(move, Play) else None,
        "tiles": move.tiles if isinstance(move, Play) else None,
        "traded": len(move.tiles) if isinstance(move, Trade) else 0,
        "words": [word_view(word) for word in turn.words],
        "bonus": turn.bonus,
        "score": turn.score,
        "total": turn.total,
    }


def _ending(state: CrosswordState, result: Result) -> dict[str, object]:
    why = state.ending.value if state.ending else None
    racks = (place.rack for place in state.places)
    return {**ending_view(why, result, racks), "changes": list(state.changes)}


def preview_view(made: Laying | str, refused: Refusal | None) -> dict[str, object]:
    """Show what laid tiles would make: no move and no words when they lie wrongly."""
    shape = made if isinstance(made, Laying) else None
    return {
        "move": str(shape.move) if shape else None,
        "refused": refused.code if refused else None,
        "bad": list(refused.words) if refused else [],
        "words": [word_view(word) for word in shape.words] if shape else [],
        "bonus": shape.bonus if shape else 0,
        "score": shape.score if shape else 0,
    }
