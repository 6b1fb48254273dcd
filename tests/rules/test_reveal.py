"""Rules H12 and H18: what is hidden before the sand is out, and shown after."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexigrid.solver import Solution
from tests.rounds import GRID, ON_GRID, SAND, Round, claim, whole

word_lists = st.lists(st.sampled_from(ON_GRID), unique=True)


@given(own=word_lists, one=word_lists, other=word_lists)
def test_h12_what_others_claim_changes_nothing_that_a_seat_sees(
    own: list[str], one: list[str], other: list[str]
) -> None:
    first = Round(2).turned().claimed(" ".join(own), " ".join(one))
    second = Round(2).turned().claimed(" ".join(own), " ".join(other))
    assert first.view(1) == second.view(1)
    assert first.view(None) == second.view(None)
    # Still so when the own sand, or the other's, is out.
    assert first.play(1, SAND, "out").view(1) == second.play(1, SAND, "out").view(1)


@given(word_lists)
def test_h12_the_words_of_the_grid_change_nothing_that_a_seat_sees(
    own: list[str],
) -> None:
    hunt = Round().turned().claimed(" ".join(own))
    before = hunt.view(1)
    hunt.state = replace(hunt.state, solution=Solution(GRID, ("zebra",), 0))
    assert hunt.view(1) == before


def test_h12_a_waiting_seat_sees_nothing_of_the_grid() -> None:
    hunt = Round(2).play(1, 0, "turn")
    before = [hunt.view(2), hunt.view(None)]
    hunt.state = replace(hunt.state, solution=Solution("z" * 16, (), 0))
    assert [hunt.view(2), hunt.view(None)] == before


def test_h12_a_view_before_the_end_names_no_word_but_the_own() -> None:
    hunt = Round(2).turned().claimed("care dog", "quit cares")
    text = json.dumps(hunt.view(1))
    assert [word for word in ON_GRID if f'"{word}"' in text] == ["care", "dog"]
    assert hunt.view(1)["reveal"] is None


def test_h12_all_is_hidden_until_the_last_glass_is_empty() -> None:
    hunt = Round(2).turned().claimed("care", "dog").play(1, SAND, "out")
    assert hunt.view(1)["reveal"] is None
    assert hunt.view(2)["reveal"] is None
    hunt.play(2, SAND, "out")
    shown = hunt.view(1)["reveal"]
    assert shown is not None
    assert hunt.view(2)["reveal"] == hunt.view(None)["reveal"] == shown


def test_h15_h18_lists_with_points_and_who_else_had_the_word() -> None:
    shown = whole("care quiet", "dog care", "care dog cat").reveal()
    told = [
        [(one["word"], one["points"], one["others"]) for one in seat["words"]]
        for seat in shown["lists"]
    ]
    assert told == [
        [("care", 0, [2, 3]), ("quiet", 2, [])],
        [("dog", 0, [3]), ("care", 0, [1, 3])],
        [("care", 0, [1, 2]), ("dog", 0, [2]), ("cat", 1, [])],
    ]
    assert [(seat["seat"], seat["points"]) for seat in shown["lists"]] == [
        (1, 2),
        (2, 0),
        (3, 1),
    ]
    assert (shown["winners"], shown["draw"]) == ([1], False)


def test_h16_h18_a_draw_is_told() -> None:
    shown = whole("care", "care").reveal()
    assert (shown["winners"], shown["draw"]) == ([1, 2], True)


def test_h18_missed_words_come_everyday_words_first_then_by_points() -> None:
    missed = whole("dog").reveal()["missed"]
    assert [(one["everyday"], one["word"]) for one in missed] == [
        (True, "cares"),
        (True, "quiet"),
        (True, "car"),
        (True, "care"),
        (True, "cat"),
        (True, "quit"),
        (False, "gites"),  # never held up as an everyday word
        (False, "quite"),
        (False, "dogs"),
    ]


def test_h18_totals_and_the_share_found() -> None:
    shown = whole("care quiet", "care dog").reveal()
    assert (shown["words"], shown["points"]) == (10, 14)
    assert (shown["found_words"], shown["found_points"]) == (3, 4)


def test_h18_a_missed_word_shows_a_path_that_spells_it() -> None:
    hunt = whole("")
    for one in hunt.reveal()["missed"]:
        spelled = "".join(hunt.view(1)["cells"][cell] for cell in one["path"])
        assert spelled.lower() == one["word"]


def test_h18_the_path_of_a_claim_is_the_one_that_was_claimed() -> None:
    hunt = Round().turned().play(1, 7, "claim 0-1-2-6").ended()
    assert hunt.reveal()["lists"][0]["words"] == [
        {
            **{"word": "care", "path": [0, 1, 2, 6], "points": 1, "at": 7},
            **{"others": [], "credited": None, "struck": None},
        }
    ]


def test_h18_the_longest_word_is_one_that_may_be_shown() -> None:
    # cares, gites, quiet and quite are equally long; gites is never shown as best, and
    # quite is less known.
    assert whole("").reveal()["longest"] == "cares"


def test_h18_no_word_is_called_the_longest_in_place_of_one_that_is_not_shown() -> None:
    hunt = Round().turned().ended()
    hunt.state = replace(hunt.state, solution=Solution(GRID, ("dog", "gites"), 0))
    assert hunt.reveal()["longest"] == ""


@pytest.mark.parametrize("minimum", [3, 4])
def test_h18_words_below_the_minimum_are_not_missed(minimum: int) -> None:
    hunt = Round(minimum=minimum).turned().ended()
    missed = [one["word"] for one in hunt.reveal()["missed"]]
    assert sorted(missed) == [word for word in ON_GRID if len(word) >= minimum]


def test_equal_positions_are_equal_states_only() -> None:
    one = Round(2).turned().claimed("care", "dog")
    same = Round(2).turned().claimed("care", "dog")
    other = Round(2).turned().claimed("dog", "care")
    assert one.game.position(one.state) == same.game.position(same.state)
    assert one.game.position(one.state) != other.game.position(other.state)
    assert claim("care") == "claim 0-1-2-3"
