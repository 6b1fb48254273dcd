"""Rules C1 to C3 and H5: what a Classic table offers, the dome, how the cubes lie."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexigrid import session
from lexigrid.catalogue import OptionError, make, options_for, rules_digest
from lexigrid.chance import Chance
from lexigrid.games.hunt import Hunt
from lexigrid.lexicon import Lexicon
from tests.rounds import SAND, Classic, Round, claim

SEED = "5a" * 32


def hunt_of(lexicon: Lexicon, seats: int, **chosen: object) -> Hunt:
    """Make a Classic table."""
    game = make("classic", options_for("classic", chosen, seats), lexicon)
    assert isinstance(game, Hunt)
    return game


def test_c1_defaults(lexicon: Lexicon) -> None:
    options = options_for("classic", {}, 2)
    assert options.numbers == {
        "size": 5, "min": 4, "seconds": 180, "anything": 0, "shaker": 1,
    }  # fmt: skip
    assert options.per_seat == {}
    view: Any = session.new("classic", {}, 2, SEED, lexicon).view(1)
    assert (view["size"], view["min"], view["seconds"]) == (5, 4, 180)
    assert view["minimums"] == [4, 4]
    assert (view["teams"], view["anything"], view["shaker"]) == (None, False, 1)


def test_the_rules_of_the_hunt_are_what_they_were_before_classic() -> None:
    assert rules_digest("hunt") == "910a6854305031b1"
    assert rules_digest("classic") != rules_digest("hunt")


@pytest.mark.parametrize("form", [[3, 4, 5], (3, 4, 5), "3-4-5", ["3", "4", "5"]])
def test_c1_handicap_gives_each_seat_its_minimum(form: object) -> None:
    options = options_for("classic", {"minimums": form}, 3)
    assert options.per_seat == {"minimums": (3, 4, 5)}
    assert ("minimums", "3-4-5") in options.texts


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"min": 3}, "min is 4 or 5, not '3'"),
        ({"size": 4}, "size is 5, not '4'"),
        ({"seconds": 90}, "seconds is 180, not '90'"),
        ({"anything": 2}, "anything is 0 or 1, not '2'"),
        ({"anything": True}, "anything is 0 or 1, not 'True'"),
        ({"shaker": 4}, "shaker is a seat, 1 to 3, not 4"),
        ({"shaker": 9}, "shaker is 1 or 2 or 3 or 4 or 5 or 6 or 7 or 8, not '9'"),
        ({"minimums": [3, 4]}, "minimums has 2 numbers for 3 seats"),
        ({"minimums": []}, "minimums has 0 numbers for 3 seats"),
        ({"minimums": 4}, "minimums has 1 numbers for 3 seats"),
        ({"minimums": [3, 4, 6]}, "minimums of seat 3 is 3 or 4 or 5, not '6'"),
        ({"minimums": [3, None, 4]}, "minimums of seat 2 is 3 or 4 or 5, not 'None'"),
        ({"minimums": "3-4-"}, "minimums of seat 3 is 3 or 4 or 5, not ''"),
        ({"teams": [1, 2]}, "teams has 2 numbers for 3 seats"),
        ({"teams": [1, 1, 1]}, "there are 2 to 4 teams, not 1"),
        ({"teams": [1, 3, 3]}, "team 2 has no seat"),
        ({"teams": [2, 2, 2]}, "team 1 has no seat"),
        ({"teams": [1, 2, 5]}, "teams of seat 3 is 1 or 2 or 3 or 4, not '5'"),
        ({"dome": 1}, "classic has no option 'dome'"),
    ],
)
def test_c1_c8_what_is_not_on_offer_is_refused_by_name(
    lexicon: Lexicon, options: dict[str, object], told: str
) -> None:
    with pytest.raises(OptionError, match=f"^{told}$"):
        hunt_of(lexicon, 3, **options)


def test_the_options_of_each_seat_come_back_from_the_log(lexicon: Lexicon) -> None:
    chosen: dict[str, object] = {"minimums": [5, 3, 4], "teams": [2, 1, 2]}
    game = session.new("classic", chosen, 3, SEED, lexicon)
    assert "minimums=5-3-4" in game.save()
    loaded: Any = session.load(game.save(), lexicon).view(None)
    assert (loaded["minimums"], loaded["teams"]) == ([5, 3, 4], [2, 1, 2])
    assert loaded["min"] == 3


def test_c1_a_claim_is_held_to_the_own_minimum() -> None:
    hunt = Classic(3, minimums=(3, 4, 5)).turned()
    assert [hunt.refusal(seat, 1, claim("car")) for seat in hunt.seats] == [
        None,
        "too_short",
        "too_short",
    ]
    assert [hunt.refusal(seat, 1, claim("care")) for seat in hunt.seats] == [
        None,
        None,
        "too_short",
    ]


@pytest.mark.parametrize(
    ("chosen", "floor"),
    [
        ({}, 80),
        ({"min": 5}, 40),
        ({"minimums": [5, 3]}, 120),
        ({"minimums": [5, 5]}, 40),
        ({"min": 5, "minimums": [4, 5]}, 80),
    ],
)
def test_h5_the_floor_goes_by_the_lowest_minimum(
    lexicon: Lexicon, chosen: dict[str, object], floor: int
) -> None:
    assert hunt_of(lexicon, 2, **chosen).table.floor == floor


def test_h5_an_advanced_grid_comes_within_four_shakes_in_the_mean(
    lexicon: Lexicon,
) -> None:
    hunt = hunt_of(lexicon, 1, min=5)
    shakes = 0
    for number in range(300):
        chance = Chance(number.to_bytes(32, "big"))
        taken = hunt.start(1, chance).solution
        assert len(taken.words) >= 40
        assert not taken.dead
        attempts = (hunt._shake(chance, at).grid for at in range(1, 501))
        shakes += 1 + next(at for at, grid in enumerate(attempts) if grid == taken.grid)
    assert shakes <= 4 * 300


def test_c2_nobody_turns_a_glass_before_the_dome_is_off() -> None:
    hunt = Classic(3, shaker=2)
    assert hunt.game.to_act(hunt.state) == {2}
    assert hunt.view(1)["lifted"] is False
    assert [hunt.refusal(seat, 0, "turn") for seat in hunt.seats] == ["dome_is_on"] * 3
    assert hunt.refusal(1, 0, claim("care")) == "not_running"
    assert hunt.refusal(1, 0, "lift") == "not_the_shaker"
    hunt.play(2, 0, "lift")
    assert hunt.view(1)["lifted"] is True
    assert hunt.game.to_act(hunt.state) == {1, 2, 3}
    assert [hunt.refusal(seat, 0, "turn") for seat in hunt.seats] == [None] * 3


@pytest.mark.parametrize("seat", [1, 2])
def test_c2_the_dome_is_lifted_once(seat: int) -> None:
    hunt = Classic(2).turned()
    assert hunt.refusal(seat, 5, "lift") == "already_lifted"


def test_c2_the_lexigrid_table_has_no_dome() -> None:
    hunt = Round(2)
    assert hunt.refusal(1, 0, "lift") == "no_dome"
    view = hunt.view(1)
    assert (view["shaker"], view["lifted"], view["glass"]) == (None, True, [1, 2])


@pytest.mark.parametrize(("seats", "glass"), [(1, [1]), (2, [2, 1]), (3, [2, 3, 1])])
def test_c2_the_next_seat_turns_the_glass(seats: int, glass: list[int]) -> None:
    assert Classic(seats).view(1)["glass"] == glass


def test_c2_seats_hunt_one_after_the_other_or_at_once() -> None:
    hunt = Classic(2).play(1, 0, "lift").play(2, 0, "turn")
    hunt.play(2, SAND, "out").play(1, 0, "turn").play(1, 9, claim("care"))
    assert hunt.view(1)["phases"] == ["hunting", "over"]
    assert hunt.play(1, SAND, "out").view(1)["phase"] == "over"


@given(lifted=st.booleans(), seat=st.sampled_from([None, 2]))
def test_c2_a_seat_sees_nothing_of_the_cubes_before_its_glass_is_turned(
    *, lifted: bool, seat: int | None
) -> None:
    hunt = Classic(2, anything=True)
    if lifted:
        hunt.play(1, 0, "lift").play(1, 0, "turn").wrote("care")
    view = hunt.view(seat)
    assert (view["cells"], view["turns"], view["claims"]) == (None, None, [])


def test_c3_cubes_lie_in_quarter_turns_of_their_own_draw(lexicon: Lexicon) -> None:
    hunt = hunt_of(lexicon, 1)
    seen: set[int] = set()
    for number in range(20):
        chance = Chance(number.to_bytes(32, "big"))
        turns = hunt.start(1, chance).turns
        assert turns == chance.draws(4, 25, "turns")
        seen.update(turns)
    assert seen == {0, 1, 2, 3}


def test_c3_the_grid_of_a_seed_is_the_hunts(lexicon: Lexicon) -> None:
    chance = Chance.from_hex(SEED)
    options = options_for("hunt", {"size": 5, "min": 4}, 1)
    plain = make("hunt", options, lexicon).start(1, chance)
    assert hunt_of(lexicon, 1).start(1, chance).solution == plain.solution
    assert plain.turns == ()


def test_c3_turns_are_seen_with_the_cubes() -> None:
    view = Classic().turned().view(1)
    assert view["turns"] == [0, 1, 2, 3] * 4
    assert view["underlined"] == ["M", "N", "W", "Z"]
    upright = Round().turned().view(1)
    assert (upright["turns"], upright["underlined"]) == (None, [])


def test_equal_positions_are_equal_states_only() -> None:
    covered, lifted = Classic(2), Classic(2).play(1, 0, "lift")
    states = [hunt.game.position(hunt.state) for hunt in (covered, lifted)]
    assert states[0] != states[1]
    by_path = Classic(anything=True).turned().play(1, 1, claim("care"))
    by_hand = Classic(anything=True).turned().play(1, 1, "write care")
    other_path = Classic(anything=True).turned().play(1, 1, "claim 0-1-2-6")
    rounds = (by_path, by_hand, other_path)
    assert len({hunt.game.position(hunt.state) for hunt in rounds}) == 3
