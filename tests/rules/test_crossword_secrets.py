"""What holds in every state of a crossword: nothing leaks, no tile is lost."""

import json
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from lexigrid import session
from lexigrid.chance import Chance
from lexigrid.game import Seat
from lexigrid.games.crossword_state import CrosswordState
from lexigrid.lexicon import Lexicon
from lexigrid.session import Session
from lexigrid.tiles import full_set
from tests.crossings import all_tiles
from tests.walks import SEED, walk

few = settings(max_examples=15)
long_walks = st.lists(st.integers(0, 99_999), max_size=24)


def reached(lexicon: Lexicon, choices: list[int], tiles: int = 100) -> Session:
    """Return a game of three seats after a walk."""
    played = session.new("crossword", {"tiles": tiles}, 3, SEED, lexicon)
    return walk(played, choices)


@few
@given(choices=long_walks, tiles=st.sampled_from([100, 50]))
def test_tiles_are_conserved(lexicon: Lexicon, choices: list[int], tiles: int) -> None:
    played = reached(lexicon, choices, tiles)
    counts = played.game.table.counts  # type: ignore[attr-defined] # a crossword
    assert all_tiles(played.state) == full_set(counts)
    assert len(played.state.aside) == 100 - tiles
    assert all(len(place.rack) <= 7 for place in played.state.places)


def otherwise(state: CrosswordState, seat: Seat | None, seed: bytes) -> CrosswordState:
    """Return a state that differs in all that a seat cannot see."""
    chance = Chance(seed)
    hidden = [one for one in range(1, len(state.places) + 1) if one != seat]
    racks = [state.place(one).rack for one in hidden]
    mixed = chance.shuffle("".join([state.bag, state.aside, *racks]), "test")
    bag, rest = mixed[: len(state.bag)], mixed[len(state.bag) :]
    aside, rest = rest[: len(state.aside)], rest[len(state.aside) :]
    other = replace(state, chance=chance, bag="".join(bag), aside="".join(aside))
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


@few
@given(choices=long_walks)
def test_a_preview_shows_nothing_of_others_and_changes_nothing(
    lexicon: Lexicon, choices: list[int]
) -> None:
    played = reached(lexicon, choices)
    game: Any = played.game
    before = played.game.position(played.state)
    other = otherwise(played.state, 1, bytes(32))
    for laid in ([(112, "A")], [(112, "Q"), (113, "a")], [(0, "E"), (15, "A")]):
        shown = game.preview(played.state, 1, laid)
        assert shown == game.preview(other, 1, laid)
    assert played.game.position(played.state) == before


def test_what_was_traded_is_nobody_elses_business(lexicon: Lexicon) -> None:
    played = session.new("crossword", {}, 2, SEED, lexicon)
    seat = played.state.turn
    rack = played.state.place(seat).rack
    assert played.submit(seat, 0, f"trade {rack[0]}") is None
    turns: Any = played.view(3 - seat)["turns"]
    assert (turns[0]["kind"], turns[0]["traded"]) == ("trade", 1)
    assert turns[0]["tiles"] is None


def test_unseen_tiles_are_those_in_the_bag_and_on_other_racks_X25(
    lexicon: Lexicon,
) -> None:
    played = session.new("crossword", {}, 2, SEED, lexicon)
    unseen: Any = played.view(1)["unseen"]
    hidden = played.state.bag + played.state.place(2).rack
    assert unseen == {tile: hidden.count(tile) for tile in sorted(set(hidden))}
    assert json.dumps(played.view(None)).count("rack_size") == 1
    assert played.view(None)["rack"] is None
