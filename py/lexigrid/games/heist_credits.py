"""What a finished game of Lexiheist is paid for, by seat (T20)."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from lexigrid.game import Result, Seat
from lexigrid.games.heist_moves import Lay
from lexigrid.games.heist_state import HeistState
from lexigrid.games.tile_players import Player

FEWEST_FOR_SECOND = 4  # seats
SHORTEST_PAID = 5  # letters
Standing = Literal["won", "second"]


@dataclass(frozen=True)
class Earned:
    """What a person at a seat did: long words by turn, whole racks laid, the end.

    `words` are those of five letters or more, each as often as it was made.
    """

    words: tuple[str, ...] = ()
    all_tiles: int = 0
    standing: Standing | None = None


def earned(states: Sequence[HeistState], result: Result, rack: int) -> list[Earned]:
    """Return what each seat is paid for; `states` are those after each line.

    Nothing is earned for what a computer player did, also where it took a seat over.
    """
    seats = range(1, len(result.points) + 1)
    return [_of_seat(states, result, rack, seat) for seat in seats]


def _of_seat(
    states: Sequence[HeistState], result: Result, rack: int, seat: Seat
) -> Earned:
    words: list[str] = []
    whole = 0
    for before, after in pairwise(states):
        is_turn = len(after.turns) > len(before.turns) and before.turn == seat
        if not is_turn or before.place(seat).player is not Player.PERSON:
            continue
        turn = after.turns[-1]
        made = [word.word for word in turn.words]
        words += [word for word in made if len(word) >= SHORTEST_PAID]
        whole += isinstance(turn.move, Lay) and len(turn.move.tiles) == rack
    return Earned(tuple(words), whole, _standing(states[-1], result, seat))


def _standing(state: HeistState, result: Result, seat: Seat) -> Standing | None:
    """Tell who won or came second: of several winners nobody comes second."""
    place = state.place(seat)
    if place.left or place.player is not Player.PERSON:
        return None
    if seat in result.winners:
        return "won"
    if len(result.winners) > 1 or len(state.places) < FEWEST_FOR_SECOND:
        return None
    behind = [
        other.score
        for number, other in enumerate(state.places, start=1)
        if number not in result.winners and not other.left
    ]
    return "second" if place.score == max(behind) else None
