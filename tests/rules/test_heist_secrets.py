"""What holds in every state of Lexiheist: nothing leaks, no tile is lost (T12, T14)."""

from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from lexigrid import session
from lexigrid.chance import Chance
from lexigrid.game import Seat
from lexigrid.games.heist_state import HeistState
from lexigrid.lexicon import Lexicon
from lexigrid.session import Session
from lexigrid.tiles import full_set
from tests.heists import all_tiles
from tests.walks import SEED, walk

few = settings(max_examples=8)
long_walks = st.lists(st.integers(0, 99_999), max_size=12)


def reached(lexicon: Lexicon, choices: list[int]) -> Session:
    """Return a game of three seats after a walk."""
    return walk(session.new("heist", {}, 3, SEED, lexicon), choices)


@few
@given(choices=long_walks)
def test_tiles_are_conserved_and_scores_never_negative(
    lexicon: Lexicon, choices: list[int]
) -> None:
    played = reached(lexicon, choices)
    state: HeistState = played.state
    counts = played.game.table.counts  # type: ignore[attr-defined] # Lexiheist
    assert all_tiles(state) == full_set(counts)
    assert all(len(place.rack) <= 8 for place in state.places)
    assert all(place.score >= 0 for place in state.places)
    covered = [own is not None for own in state.placed]
    assert covered == [tile != "." for tile in state.board]


def otherwise(state: HeistState, seat: Seat | None, seed: bytes) -> HeistState:
    """Return a state that differs in all that a seat cannot see."""
    chance = Chance(seed)
    hidden = [one for one in range(1, len(state.places) + 1) if one != seat]
    racks = [state.place(one).rack for one in hidden]
    mixed = chance.shuffle("".join([state.bag, *racks]), "test")
    bag, rest = mixed[: len(state.bag)], mixed[len(state.bag) :]
    other = replace(state, chance=chance, bag="".join(bag))
    for one, rack in zip(hidden, racks, strict=True):
        own, rest = rest[: len(rack)], rest[len(rack) :]
        place = replace(state.place(one), rack="".join(sorted(own)))
        other = other.with_place(one, place)
    turns = tuple(
        turn if turn.seat == seat else replace(turn, rack="Q" * len(turn.rack))
        for turn in state.turns
    )
    return replace(other, turns=turns)


@few
@given(choices=long_walks, seed=st.binary(min_size=32, max_size=32))
def test_what_a_seat_cannot_see_does_not_show(
    lexicon: Lexicon, choices: list[int], seed: bytes
) -> None:
    played = reached(lexicon, choices)
    if played.result() is not None:
        return  # all racks lie open
    for seat in (None, 1, 2, 3):
        other = otherwise(played.state, seat, seed)
        assert played.game.view(other, seat) == played.view(seat)
    game: Any = played.game
    other = otherwise(played.state, 1, bytes(32))
    for laid in ([(144, "A")], [(144, "Q"), (145, "a")]):
        shown = game.preview(played.state, 1, laid)
        assert shown == game.preview(other, 1, laid)
