"""What turns do to the state: tiles change hands, points are counted, games end."""

from dataclasses import replace

from lexigrid.game import Seat
from lexigrid.games.crossword_moves import Play, TurnMove
from lexigrid.games.crossword_score import Laying, laying
from lexigrid.games.crossword_state import CrosswordState, Ending, Turn
from lexigrid.games.crossword_table import FEWEST_SEATS, CrosswordTable
from lexigrid.games.tile_moves import Out, Trade, traded
from lexigrid.games.tile_players import Player
from lexigrid.tiles import draw, tile_of, without

IDLE_ROUNDS = 2  # turns in a row in which every seat passed or traded (X15)


def take(
    table: CrosswordTable, state: CrosswordState, move: TurnMove
) -> CrosswordState:
    """Return the state after a lawful move of the seat whose turn it is."""
    seat, place = state.turn, state.place(state.turn)
    made = laying(table, state.board, move) if isinstance(move, Play) else None
    if isinstance(made, Laying):
        after, turn = _played(table, state, made)
    else:
        after = _traded(state, move) if isinstance(move, Trade) else state
        after = replace(after, idle=state.idle + 1)
        turn = Turn(seat, place.rack, move, (), 0, 0, place.score)
    is_late = isinstance(move, Out)
    own = replace(after.place(seat), late=is_late)
    after = replace(
        after.with_place(seat, own),
        turns=(*state.turns, turn),
        turn=seat % len(state.places) + 1,
    )
    if is_late and place.late and place.player is Player.PERSON:
        return settled(table, leave(after, seat))
    return settled(table, after)


def _played(
    table: CrosswordTable, state: CrosswordState, made: Laying
) -> tuple[CrosswordState, Turn]:
    seat, place = state.turn, state.place(state.turn)
    kept = without(place.rack, map(tile_of, made.tiles)) or ""
    drawn, bag = draw(state.bag, table.rack - len(kept))
    total = place.score + made.score
    own = replace(place, rack="".join(sorted(kept + drawn)), score=total)
    after = replace(state.with_place(seat, own), board=made.board, bag=bag, idle=0)
    turn = Turn(seat, place.rack, made.move, made.words, made.bonus, made.score, total)
    return after, turn


def _traded(state: CrosswordState, move: Trade) -> CrosswordState:
    place, number = state.place(state.turn), len(state.turns)
    rack, bag = traded(place.rack, state.bag, move.tiles, number, state.chance)
    return replace(state.with_place(state.turn, replace(place, rack=rack)), bag=bag)


def settled(table: CrosswordTable, state: CrosswordState) -> CrosswordState:
    """End the game when a seat has used its last tile, or nobody moves on."""
    if state.ending:
        return state
    worths = [table.worth(place.rack) for place in state.places]
    if not state.bag and not all(place.rack for place in state.places):
        gains = [
            -worth if place.rack else sum(worths)
            for place, worth in zip(state.places, worths, strict=True)
        ]
        return _ended(state, Ending.USED_UP, gains)
    if state.idle >= IDLE_ROUNDS * len(state.places):
        return _ended(state, Ending.STUCK, [-worth for worth in worths])
    return state


def _ended(state: CrosswordState, ending: Ending, changes: list[int]) -> CrosswordState:
    places = tuple(
        replace(place, score=place.score + change)
        for place, change in zip(state.places, changes, strict=True)
    )
    return replace(state, places=places, ending=ending, changes=tuple(changes))


def leave(state: CrosswordState, seat: Seat) -> CrosswordState:
    """Let a person go (X17): of two seats the other wins, else Normal takes over.

    When no person is left there is nobody to play for: the game ends as it stands.
    """
    gone = state.with_place(seat, replace(state.place(seat), left=True))
    people = [
        place
        for place in gone.places
        if place.player is Player.PERSON and not place.left
    ]
    if len(gone.places) == FEWEST_SEATS or not people:
        return _ended(gone, Ending.LEFT, [0] * len(gone.places))
    taken_over = replace(gone.place(seat), player=Player.NORMAL, late=False)
    return gone.with_place(seat, taken_over)
