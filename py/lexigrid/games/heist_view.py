"""What a seat may see of a game of Lexiheist: its own rack, and what lies open."""

from lexigrid.game import Refusal, Result, Seat
from lexigrid.games.heist_moves import Lay
from lexigrid.games.heist_score import Laying
from lexigrid.games.heist_state import Deduction, HeistState, Turn
from lexigrid.games.heist_table import HeistTable
from lexigrid.games.tile_moves import Trade
from lexigrid.games.tile_view import ending_view, rows, unseen, word_view


def view(
    state: HeistState, table: HeistTable, result: Result | None, seat: Seat | None
) -> dict[str, object]:
    """Show table, board and turns, a seat its rack, and all racks at the end."""
    rack = None if seat is None else state.place(seat).rack
    return {
        "layout": table.layout.rows,
        "start": table.start,
        "worth": dict(table.points),
        "rack_size": table.rack,
        "timer": table.timer,
        "draws": [
            [{"seat": drawn, "tile": tile} for drawn, tile in one]
            for one in state.draws
        ],
        "order": list(state.order),
        "doubled": state.doubled,
        "seat": seat,
        "turn": None if state.ending else state.turn,
        "number": len(state.turns),
        "idle": state.idle,
        "idle_end": table.idle * len(state.places),
        "stalled": state.stalled,
        "stalled_end": table.stalled * len(state.places),
        "board": rows(state.board),
        "placed": [
            {"square": square, "seat": one.seat, "points": one.points}
            for square, one in enumerate(state.placed)
            if one
        ],
        "bag": len(state.bag),
        "rack": None if rack is None else list(rack),
        "unseen": unseen(state.board, rack or "", table.counts),
        "seats": _seats(state),
        "turns": [_turn(turn) for turn in state.turns],
        "ending": _ending(state, result) if result else None,
    }


def _seats(state: HeistState) -> list[dict[str, object]]:
    return [
        {
            "seat": seat,
            "player": int(place.player),
            "score": place.score,
            "tiles": len(place.rack),
            "left": place.left,
        }
        for seat, place in enumerate(state.places, start=1)
    ]


def _turn(turn: Turn) -> dict[str, object]:
    """Show a turn to all: which tiles were traded is nobody else's business."""
    move = turn.move
    laid = move.tiles if isinstance(move, Lay) else ()
    return {
        "seat": turn.seat,
        "kind": str(move).partition(" ")[0],
        "laid": _laid(laid, turn.replaced),
        "traded": len(move.tiles) if isinstance(move, Trade) else 0,
        "words": [word_view(word) for word in turn.words],
        "points": turn.points,
        "score": turn.score,
        "deductions": _deductions(turn.deductions),
        "total": turn.total,
    }


def _laid(
    laid: tuple[tuple[int, str], ...], replaced: tuple[str, ...]
) -> list[dict[str, object]]:
    return [
        {"square": square, "tile": tile, "replaced": old or None}
        for (square, tile), old in zip(laid, replaced, strict=True)
    ]


def _deductions(lost: tuple[Deduction, ...]) -> list[dict[str, object]]:
    return [
        {"seat": one.seat, "stored": one.stored, "taken": one.taken} for one in lost
    ]


def _ending(state: HeistState, result: Result) -> dict[str, object]:
    why = state.ending.value if state.ending else None
    return ending_view(why, result, (place.rack for place in state.places))


def preview_view(
    made: Laying | str,
    refused: Refusal | None,
    score: int,
    lost: tuple[Deduction, ...],
) -> dict[str, object]:
    """Show what laid tiles would make and whom they hit (T18).

    No move and no words when they lie wrongly.
    """
    shape = made if isinstance(made, Laying) else None
    return {
        "move": str(Lay(shape.laid)) if shape else None,
        "refused": refused.code if refused else None,
        "bad": list(refused.words) if refused else [],
        "laid": _laid(shape.laid, shape.replaced) if shape else [],
        "words": [word_view(word) for word in shape.words] if shape else [],
        "points": shape.points if shape else 0,
        "score": score,
        "deductions": _deductions(lost),
    }
