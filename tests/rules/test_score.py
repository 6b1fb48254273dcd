"""Rules H14 to H17: points, cancelling, winners."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexigrid.game import Result
from lexigrid.games.hunt_score import score
from lexigrid.solver import POINTS, points
from tests.rounds import ON_GRID, Round, whole

WORDS = ("cat", "dog", "quit", "planet", "garden", "lavender", "quiet", "stones")
lists_of_words = st.lists(
    st.lists(st.sampled_from(WORDS), unique=True), min_size=1, max_size=4
)


@pytest.mark.parametrize(
    ("word", "worth"),
    [
        *(("cat", 1), ("care", 1), ("cares", 2), ("planet", 3), ("planets", 5)),
        *(("lavender", 11), ("lavenders", 11), ("x" * 25, 11), ("it", 0)),
    ],
)
def test_h14_points_by_letters(word: str, worth: int) -> None:
    assert points(word) == worth


@pytest.mark.parametrize(
    ("word", "worth"), [("qua", 1), ("quit", 1), ("quiet", 2), ("quietly", 5)]
)
def test_h10_h14_qu_scores_as_two_letters(word: str, worth: int) -> None:
    assert points(word) == worth


def test_h14_the_view_tells_the_points_by_number_of_letters() -> None:
    assert Round().view(1)["worth"] == list(POINTS) == [0, 0, 0, 1, 1, 2, 3, 5, 11]


def test_h15_a_shared_word_scores_zero_for_all() -> None:
    scored = score([["planet", "cat"], ["planet", "stones"], ["planet"]])
    assert scored.points == (1, 3, 0)
    assert scored.cancelled == {"planet"}


def test_h15_two_of_three_seats_cancel_and_the_third_is_not_touched() -> None:
    assert score([["cat"], ["cat", "dog"], ["quit"]]).points == (0, 1, 1)


def test_h15_singular_and_plural_do_not_cancel() -> None:
    assert score([["dog"], ["dogs"]]).cancelled == frozenset()


def test_h16_most_points_win() -> None:
    result = score([["planet"], ["cat", "dog"]]).result
    assert result == Result((3, 2), frozenset({1}))


def test_h16_a_tie_goes_to_the_longer_unique_word() -> None:
    assert score([["planet"], ["cat", "dog", "pig"]]).result.winners == {1}


def test_h16_cancelled_words_do_not_break_a_tie() -> None:
    lists = [["lavender", "cat"], ["lavender", "quit"]]
    assert score(lists).result.winners == {2}


def test_h16_still_tied_is_a_draw() -> None:
    assert score([["planet"], ["garden"]]).result.winners == {1, 2}


def test_h10_h16_qu_counts_two_letters_in_the_tie_break() -> None:
    assert score([["quaint"], ["garden"]]).result.winners == {1, 2}


def test_h16_only_the_seats_tied_for_the_lead_are_compared() -> None:
    # Seat 3 has the longest word of all, and too few points.
    lists = [["planet", "cat"], ["dog", "pig", "cow", "hen"], ["quiet"]]
    result = score(lists).result
    assert result == Result((4, 4, 2), frozenset({1}))


def test_h16_two_of_three_share_the_draw() -> None:
    assert score([["planet"], ["garden"], ["cat"]]).result.winners == {1, 2}


@pytest.mark.parametrize(
    "lists", [[[], [], []], [["cat"], ["cat"], []], [["cat"], ["cat"], ["cat"]]]
)
def test_h16_all_at_zero_share_the_draw(lists: list[list[str]]) -> None:
    result = score(lists).result
    assert result == Result((0, 0, 0), frozenset({1, 2, 3}))


@pytest.mark.parametrize("claims", ["", "car", "care quit dog"])
def test_h17_solo_every_word_counts_and_the_player_wins(claims: str) -> None:
    hunt = whole(claims)
    result = hunt.game.result(hunt.state)
    assert result is not None
    assert result.points == (len(claims.split()),)
    assert result.winners == {1}
    assert hunt.reveal()["draw"] is False


def test_h16_the_round_ends_with_its_result() -> None:
    hunt = whole("care quiet", "care dogs")
    result = hunt.game.result(hunt.state)
    assert result == Result((2, 1), frozenset({1}))


@given(lists_of_words)
def test_scoring_does_not_depend_on_the_order_of_seats(lists: list[list[str]]) -> None:
    plain = score(lists)
    for order in permutations(range(len(lists))):
        turned = score([lists[seat] for seat in order])
        assert turned.points == tuple(plain.points[seat] for seat in order)
        winners = {order.index(seat - 1) + 1 for seat in plain.result.winners}
        assert turned.result.winners == winners


@given(lists_of_words)
def test_scoring_does_not_depend_on_the_order_of_claims(lists: list[list[str]]) -> None:
    assert score([words[::-1] for words in lists]) == score(lists)


claims_on_the_grid = st.lists(st.sampled_from(ON_GRID), unique=True)


@given(st.lists(claims_on_the_grid, min_size=1, max_size=3))
def test_h18_no_more_is_found_than_there_is(lists: list[list[str]]) -> None:
    hunt = whole(*map(" ".join, lists))
    shown = hunt.reveal()
    assert shown["found_points"] <= shown["points"]
    assert shown["found_words"] <= shown["words"]
    assert sum(one["points"] for one in shown["lists"]) <= shown["found_points"]
    missed = sum(word["points"] for word in shown["missed"])
    assert missed + shown["found_points"] == shown["points"]
    assert len(shown["missed"]) + shown["found_words"] == shown["words"]
