"""Rules H6 to H11: paths, claims, refusals and the deadline."""

from string import ascii_lowercase

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexigrid.game import NotUnderstood
from lexigrid.games.hunt_moves import (
    Abandon,
    Claim,
    HuntMove,
    Lift,
    Out,
    Turn,
    Write,
)
from lexigrid.grid import LONGEST_WORD, find_path, is_path, parse_path, path_text, spell
from tests.oracle import touching
from tests.rounds import GRID, LEXICON, ON_GRID, SAND, Round, claim

cell_lists = st.lists(st.integers(-1, 25), max_size=8)


@given(cell_lists, st.sampled_from([4, 5]))
def test_h6_a_path_steps_to_neighbours_and_uses_no_cell_twice(
    cells: list[int], size: int
) -> None:
    expected = (
        bool(cells)
        and all(0 <= cell < size * size for cell in cells)
        and len(set(cells)) == len(cells)
        and all(touching(size, *cells[at : at + 2]) for at in range(len(cells) - 1))
    )
    assert is_path(size, tuple(cells)) is expected


@pytest.mark.parametrize(
    "path",
    [
        "0-2",  # skips a cube
        "0-1-0",  # takes a cube twice
        "3-4",  # from the end of a row to the start of the next
        "0-1-16",  # beyond the grid
        "0-0",
    ],
)
def test_h6_what_is_no_path_is_refused_as_such(path: str) -> None:
    assert Round().turned().refusal(1, 1, f"claim {path}") == "not_a_path"


def test_h8_an_accepted_claim_is_on_the_own_list() -> None:
    view = Round().turned().play(1, 1234, "claim 0-1-2").view(1)
    assert view["claims"] == [
        {"word": "car", "path": [0, 1, 2], "points": 1, "at": 1234}
    ]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("claim 0-2", "not_a_path"),
        ("claim 0-1", "too_short"),
        ("claim 0-1-2", "already_claimed"),
        ("claim 0-1-4", "not_in_list"),
        ("out", "sand_still_running"),
        ("turn", "already_turned"),
    ],
)
def test_h8_each_refusal_has_its_own_code(move: str, code: str) -> None:
    hunt = Round().turned().play(1, 5, "claim 0-1-2")
    assert hunt.refusal(1, 6, move) == code


@pytest.mark.parametrize("move", ["claim 0-1-2", "claim 0-2", "out", "abandon"])
def test_h8_before_the_glass_is_turned_nothing_runs(move: str) -> None:
    assert Round().refusal(1, 0, move) == "not_running"


@pytest.mark.parametrize("move", ["claim 0-1-2", "out"])
def test_h2_after_a_round_is_abandoned_nothing_runs(move: str) -> None:
    hunt = Round().turned().play(1, 9, "abandon")
    assert hunt.refusal(1, SAND, move) == "not_running"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("claim 0-1-2", "time_is_up"),
        ("out", "not_running"),
        ("abandon", "not_running"),
        ("turn", "already_turned"),
    ],
)
def test_h8_after_the_sand_is_out(move: str, code: str) -> None:
    assert Round().turned().ended().refusal(1, SAND, move) == code


def test_h8_a_word_of_the_crossword_list_alone_is_not_in_the_list() -> None:
    assert "tet" in LEXICON
    assert Round().turned().refusal(1, 1, claim("tet")) == "not_in_list"


@pytest.mark.parametrize(
    ("at", "move", "code"),
    [
        (SAND, "claim 0-2", "time_is_up"),  # rather than not_a_path
        (1, "claim 0-0", "not_a_path"),  # rather than too_short
        (1, "claim 8-9", "not_in_list"),  # qui is long enough
        (1, "claim 4-0", "too_short"),  # rather than not_in_list
        (0, "claim 0-2", "clock_went_back"),  # before all others
    ],
)
def test_h8_the_first_reason_is_told(at: int, move: str, code: str) -> None:
    hunt = Round().turned().play(1, 1, claim("dog"))
    assert hunt.refusal(1, at, move) == code


def test_h8_the_minimum_of_the_table_holds() -> None:
    hunt = Round(minimum=4).turned()
    assert hunt.refusal(1, 1, claim("car")) == "too_short"
    assert hunt.refusal(1, 1, claim("care")) is None


def test_h8_moments_of_a_seat_never_go_back() -> None:
    hunt = Round(2).turned().play(1, 5000, claim("car"))
    assert hunt.refusal(1, 4999, claim("dog")) == "clock_went_back"
    assert hunt.refusal(1, 5000, claim("dog")) is None
    assert hunt.refusal(2, 1, claim("dog")) is None  # each seat has its own glass


def test_h9_same_word_by_another_path() -> None:
    hunt = Round().turned().play(1, 1, "claim 0-1-2-3")
    assert spell(GRID, (0, 1, 2, 6)) == "care"
    assert hunt.refusal(1, 2, "claim 0-1-2-6") == "already_claimed"


def test_h9_a_word_within_a_word_is_another_word() -> None:
    hunt = Round().turned().claimed("cares care car")
    assert [claimed["word"] for claimed in hunt.view(1)["claims"]] == [
        "cares",
        "care",
        "car",
    ]


def test_h9_another_seat_may_claim_the_same_word() -> None:
    hunt = Round(2).turned().play(1, 1, claim("car"))
    assert hunt.refusal(2, 1, claim("car")) is None


def test_h10_qu_is_one_cube_and_two_letters() -> None:
    assert spell(GRID, (8, 9, 10)) == "quit"
    assert find_path(GRID, "quit") == (8, 9, 5)
    view = Round().turned().play(1, 1, "claim 8-9-10").view(1)
    assert view["claims"][0]["word"] == "quit"
    assert view["claims"][0]["points"] == 1
    assert view["cells"][8] == "Qu"


def test_h10_qu_counts_two_letters_toward_the_minimum() -> None:
    hunt = Round(minimum=4).turned()
    assert hunt.refusal(1, 1, "claim 8-9-10") is None  # three cubes, QUIT
    assert hunt.refusal(1, 1, "claim 0-1-2") == "too_short"  # three cubes, CAR


def test_h10_a_q_without_u_cannot_be_spelled() -> None:
    assert find_path(GRID, "qi") is None
    assert "qi" not in Round().state.solution.words


@pytest.mark.parametrize("seconds", [90, 180])
def test_h11_the_deadline_is_exact(seconds: int) -> None:
    hunt = Round(seconds=seconds).turned()
    last = seconds * 1000 - 1
    assert hunt.refusal(1, last, claim("car")) is None
    assert hunt.refusal(1, last + 1, claim("car")) == "time_is_up"
    assert hunt.refusal(1, last, "out") == "sand_still_running"
    assert hunt.refusal(1, last + 1, "out") is None


def test_h11_the_glass_runs_from_its_turn_on() -> None:
    hunt = Round().play(1, 70_000, "turn")
    assert hunt.refusal(1, 1, claim("car")) is None
    assert hunt.refusal(1, SAND - 1, "out") == "sand_still_running"


def test_h11_a_tab_that_slept_past_the_deadline_ends_late_and_claims_nothing() -> None:
    hunt = Round().turned()
    assert hunt.refusal(1, SAND * 10, claim("car")) == "time_is_up"
    assert hunt.play(1, SAND * 10, "out").view(1)["phase"] == "over"


paths = st.lists(st.integers(0, 24), min_size=1, max_size=25).map(tuple)
moves: st.SearchStrategy[HuntMove] = st.one_of(
    st.sampled_from([Lift(), Turn(), Out(), Abandon()]),
    paths.map(Claim),
    st.text(ascii_lowercase, min_size=1, max_size=LONGEST_WORD).map(Write),
)


@given(paths)
def test_a_path_is_read_as_it_is_written(path: tuple[int, ...]) -> None:
    assert parse_path(path_text(path)) == path


@given(moves)
def test_a_move_is_read_as_it_is_written(move: HuntMove) -> None:
    assert Round().game.parse(str(move)) == move


@given(st.one_of(st.text(max_size=30), st.text("claimwrte 012-", max_size=30)))
def test_what_is_read_is_written_the_same(text: str) -> None:
    try:
        move = Round().game.parse(text)
    except NotUnderstood:
        return
    assert str(move) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "Turn", "turn ", " turn", "turn\n", "done", "claim", "claim "),
        *("claim 01-2", "claim -1", "claim 1-", "claim 1--2", "claim 1 2"),
        *("claim +1-2", "claim 1.0", "claim \u0661-\u0662", "claim ²", "claim  0-1"),
        *("claim 0-1-2\n", "claims 0-1", "claim " + "1-" * 60 + "1", "abandon 1"),
        *(
            "write",
            "write ",
            "write Cat",
            "write cat dog",
            "write caf\u00e9",
            "write  cat",
        ),
        *("write cat\n", "write " + "a" * 27, "write 0-1", "lift 1", "write cat-"),
    ],
)
def test_other_texts_are_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        Round().game.parse(text)


def test_every_listed_move_is_allowed_at_some_moment() -> None:
    hunt = Round().turned()
    for move in hunt.game.moves(hunt.state, 1):
        at = SAND if isinstance(move, Out) else 1
        assert hunt.refusal(1, at, str(move)) is None


def test_the_listed_moves_are_all_words_left_and_the_ways_to_end() -> None:
    hunt = Round().turned().play(1, 1, claim("car"))
    moves = [str(move) for move in hunt.game.moves(hunt.state, 1)]
    left = [claim(word) for word in ON_GRID if word != "car"]
    assert moves == [*left, "out", "abandon"]
    two = Round(2)
    assert list(map(str, two.game.moves(two.state, 1))) == ["turn"]
    two.turned().ended()
    assert list(two.game.moves(two.state, 1)) == []
