"""What turns do to the state: letters change hands, points are counted, games end."""

from dataclasses import replace

from lexigrid.board import EMPTY
from lexigrid.game import Seat
from lexigrid.games.heist_moves import HeistTurn, Lay
from lexigrid.games.heist_score import Laying, added, deductions, placed
from lexigrid.games.heist_state import (
    Deduction,
    Ending,
    HeistState,
    Place,
    Placed,
    Turn,
)
from lexigrid.games.heist_table import FEWEST_SEATS, HeistTable
from lexigrid.games.tile_moves import Trade, traded
from lexigrid.games.tile_players import Player
from lexigrid.tiles import draw, tile_of, without


def take(table: HeistTable, state: HeistState, move: HeistTurn) -> HeistState:
    """Return the state after a lawful move of the seat whose turn it is."""
    seat, place = state.turn, state.place(state.turn)
    made = placed(table, state.board, move.tiles) if isinstance(move, Lay) else None
    if isinstance(made, Laying) and isinstance(move, Lay):
        after, turn = _laid(table, state, move, made)
    else:
        after = _traded(state, move) if isinstance(move, Trade) else state
        after = replace(after, idle=state.idle + 1, stalled=state.stalled + 1)
        turn = Turn(seat, place.rack, move, (), (), 0, 0, (), place.score)
    at = state.order.index(seat) + 1
    after = replace(
        after,
        turns=(*state.turns, turn),
        turn=state.order[at % len(state.order)],
    )
    return _settled(table, after)


def _laid(
    table: HeistTable, state: HeistState, move: Lay, made: Laying
) -> tuple[HeistState, Turn]:
    """Deduct, add, give the letters back, mix and draw, in this order (T12, T16)."""
    seat, place = state.turn, state.place(state.turn)
    squares = [square for square, _ in made.laid if state.board[square] != EMPTY]
    scores = [one.score for one in state.places]
    lost = deductions(state.placed, squares, scores)
    after = _deducted(state, lost)
    own, score = after.place(seat), added(state, seat, made.points)
    total = own.score + score
    kept = without(place.rack, map(tile_of, made.tiles)) or ""
    returned = "".join(map(tile_of, "".join(made.replaced)))
    mixed = state.chance.shuffle(state.bag + returned, "lay", len(state.turns))
    drawn, bag = draw("".join(mixed), table.rack - len(kept))
    own = replace(own, rack="".join(sorted(kept + drawn)), score=total)
    lying = list(state.placed)
    for (square, _), points in zip(made.laid, made.stored, strict=True):
        lying[square] = Placed(seat, points)
    after = replace(
        after.with_place(seat, own),
        board=made.board,
        placed=tuple(lying),
        bag=bag,
        idle=0,
        stalled=0 if "" in made.replaced else state.stalled + 1,
        doubled=None if made.points and state.doubled == seat else state.doubled,
    )
    turn = Turn(
        seat,
        place.rack,
        move,
        made.replaced,
        made.words,
        made.points,
        score,
        lost,
        total,
    )
    return after, turn


def _deducted(state: HeistState, lost: tuple[Deduction, ...]) -> HeistState:
    for one in lost:
        own = state.place(one.seat)
        state = state.with_place(one.seat, replace(own, score=own.score - one.taken))
    return state


def _traded(state: HeistState, move: Trade) -> HeistState:
    place, number = state.place(state.turn), len(state.turns)
    rack, bag = traded(place.rack, state.bag, move.tiles, number, state.chance)
    return replace(state.with_place(state.turn, replace(place, rack=rack)), bag=bag)


def _settled(table: HeistTable, state: HeistState) -> HeistState:
    """End the game when a seat has used its last tile, or nobody moves on (T17)."""
    seats = len(state.places)
    if not state.bag and not all(place.rack for place in state.places):
        return replace(state, ending=Ending.USED_UP)
    if state.idle >= table.idle * seats:
        return replace(state, ending=Ending.STUCK)
    if state.stalled >= table.stalled * seats:
        return replace(state, ending=Ending.STALLED)
    return state


def leave(state: HeistState, seat: Seat) -> HeistState:
    """Let a person go (T14, T22): of two seats the other wins, else Normal takes over.

    When no person is left there is nobody to play for: the game ends as it stands.
    """
    gone = state.with_place(seat, replace(state.place(seat), left=True))
    if len(gone.places) == FEWEST_SEATS or not any(map(_is_here, gone.places)):
        return replace(gone, ending=Ending.LEFT)
    taken_over = replace(gone.place(seat), player=Player.NORMAL)
    return gone.with_place(seat, taken_over)


def _is_here(place: Place) -> bool:
    return place.player is Player.PERSON and not place.left
