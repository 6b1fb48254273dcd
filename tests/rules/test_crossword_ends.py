"""The crossword, rule by rule: scores, ends, time and leaving (X12 to X17)."""

from dataclasses import replace

import pytest

from lexigrid.games.crossword_state import Ending
from lexigrid.games.tile_players import Player
from lexigrid.layout import parse_layout
from tests.crossings import Table, people, rows


def bare(table: Table, **coloured: str) -> Table:
    """Take all colours off a board but those given by the names of squares."""
    codes = ["."] * 225
    for name, code in coloured.items():
        codes[(int(name[1:]) - 1) * 15 + ord(name[0]) - ord("A")] = code
    layout = parse_layout(["".join(codes[at : at + 15]) for at in range(0, 225, 15)])
    table.game = replace(table.game, table=replace(table.game.table, layout=layout))
    return table


@pytest.mark.parametrize(
    ("coloured", "score"),
    [
        ({}, 5),
        ({"G8": "d"}, 8),
        ({"G8": "t"}, 11),
        ({"G8": "D"}, 10),
        ({"G8": "T", "H8": "D"}, 30),
        ({"G8": "t", "I8": "T"}, 33),
    ],
)
def test_colours_multiply_X12(coloured: dict[str, str], score: int) -> None:
    table = bare(Table("CATS", "EAT"), **coloured)
    assert table.play("play 8G CAT").scores == [score, 0]


def test_a_colour_counts_once_but_for_every_word_through_it_X12() -> None:
    table = bare(Table("CATA", "SEAT", bag=""), J8="D", G8="T")
    table.play("play 8G CAT")
    assert table.scores == [15, 0]
    # CATS and SAT through the 2W at J8; the 3W at G8 is used.
    table.play("play J8 SAT")
    assert table.scores == [15, (5 + 1) * 2 + 3 * 2]
    words = [(word.word, word.points) for word in table.state.turns[-1].words]
    assert words == [("sat", 6), ("cats", 12)]


def test_all_seven_tiles_score_forty_more_X13() -> None:
    table = Table("GEARSAA", "EAT")
    table.game = replace(table.game, table=replace(table.game.table, rack=5))
    table = bare(table)
    assert table.play("play 8F GEARS").scores == [6 + 40, 0]
    assert table.state.turns[-1].bonus == 40


def test_a_trade_of_seven_scores_nothing_X13() -> None:
    assert Table("AEIOUST", "EAT").play("trade AEIOUST").scores == [0, 0]


def test_who_uses_the_last_tile_gains_the_other_racks_X14() -> None:
    """Report Xanado 24; macondo 119: no move follows."""
    table = bare(Table("CAT", "ZX", "K", bag=""))
    table.play("play 8G CAT")
    assert table.state.ending is Ending.USED_UP
    assert table.state.changes == (23, -18, -5)
    assert table.scores == [5 + 23, -18, -5]
    assert table.winners == [1]
    assert table.code("pass") == "game_over"
    assert table.code("leave") == "game_over"
    assert table.game.to_act(table.state) == frozenset()


def test_an_empty_rack_ends_nothing_while_the_bag_has_tiles_X14() -> None:
    table = Table("CAT", "EAT", bag="EEE")
    table.play("play 8G CAT")
    assert table.state.ending is None
    assert table.place(1).rack == "EEE"


def test_two_rounds_without_a_play_end_the_game_X15() -> None:
    table = Table("QAA", "EAT", "ZJ", bag="AAABBCC")
    table.play("pass", "trade E", "pass", "out", "pass")
    assert table.state.ending is None
    table.play("trade J")
    assert table.state.ending is Ending.STUCK
    racks = [table.game.table.worth(place.rack) for place in table.state.places]
    assert table.scores == [-worth for worth in racks]
    assert list(table.state.changes) == table.scores


def test_a_play_begins_the_count_anew_X15() -> None:
    table = Table("CATA", "EAT", bag="")
    table.play("pass", "pass", "pass")
    assert table.state.idle == 3
    table.state = replace(table.state, turn=1)
    table.play("play 8G CAT", "pass", "pass", "pass")
    assert table.state.ending is None
    assert table.play("pass").state.ending is Ending.STUCK


def test_ties_stand_and_totals_may_be_negative_X16() -> None:
    """Report Xanado 135."""
    table = Table("AE", "EA", bag="").play("pass", "pass", "pass", "pass")
    assert (table.scores, table.winners) == ([-2, -2], [1, 2])
    result = table.game.result(table.state)
    assert result is not None
    assert result.is_draw


def test_a_turn_out_of_time_is_passed_X17() -> None:
    table = Table("CAT", "EAT", bag="", timer=60)
    assert table.code("out", at=59_999) == "time_still_running"
    assert table.code("play 8G CAT", at=59_999) is None
    assert table.code("play 8G CAT", at=60_000) == "time_is_up"
    assert table.code("pass", at=60_000) == "time_is_up"
    table.play("out")
    assert table.state.turn == 2
    assert table.place(1).late


def test_without_a_timer_nobody_is_late_X4() -> None:
    table = Table("CAT", "EAT", timer=0, players=[0, 1])
    assert table.code("out", at=10**9) == "time_still_running"
    assert table.code("play 8G CAT", at=10**9) is None


def test_two_turns_out_of_time_in_a_row_are_the_end_of_a_seat_X17() -> None:
    table = Table("CAT", "EAT", bag="").play("out", "pass", "out")
    assert table.state.ending is Ending.LEFT
    assert table.winners == [2]
    assert table.scores == [0, 0]


def test_a_turn_between_forgives_X17() -> None:
    table = Table("CAT", "EAT", bag="AAAAAAAA")
    table.play("out", "pass", "play 8G CAT", "pass", "out")
    assert table.state.ending is None


def test_a_computer_player_is_never_out_of_the_game_X17() -> None:
    table = Table("CAT", "EAT", bag="AAAAAAAA", players=[0, 2])
    table.play("pass", "out", "play 8G CAT", "out", "pass")
    assert table.state.ending is None


def test_of_two_seats_who_leaves_forfeits_X17() -> None:
    table = Table("CAT", "EAT").play("play 8G CAT", "leave")
    assert table.scores[0] > 0
    assert (table.state.ending, table.winners) == (Ending.LEFT, [1])
    winning = Table("CAT", "EAT").play("play 8G CAT").play("leave", seat=1)
    assert winning.winners == [2]


def test_of_three_seats_a_computer_player_takes_over_X17() -> None:
    table = Table("CAT", "EAT", "JO").play("leave", seat=2)
    assert table.state.ending is None
    assert table.state.turn == 1
    assert people(table.state) == [True, False, True]
    assert table.place(2).player is Player.NORMAL
    assert table.place(2).rack == "AET"
    assert table.code("leave", seat=2) == "not_a_person"
    table.play("pass", "pass", "pass")
    assert table.state.turn == 1


def test_who_left_is_placed_last_X17() -> None:
    table = Table("CAT", "AS", "JO", bag="").play("pass").play("leave", seat=2)
    table.state = replace(table.state, turn=1)
    table.play("pass", "pass", "pass", "pass", "pass")
    assert table.winners == [1]
    lowest = Table("CAT", "A", "JO", bag="").play("leave", seat=2)
    lowest.play("pass", "pass", "pass", "pass", "pass", "pass")
    assert lowest.scores == [-5, -1, -9]
    assert lowest.winners == [1]


def test_a_seat_late_twice_is_taken_over_when_there_are_three_X17() -> None:
    table = Table("CAT", "EAT", "JO", bag="AAAAAAAA")
    table.play("out", "pass", "pass", "out")
    assert table.place(1).left
    assert table.place(1).player is Player.NORMAL
    assert table.state.turn == 2
    assert table.state.ending is None


def test_without_a_person_the_game_is_over_X17() -> None:
    table = Table("CAT", "EAT", "JO", players=[0, 3, 1]).play("leave")
    assert table.state.ending is Ending.LEFT
    assert table.winners == [2, 3]
    gone = Table("CAT", "EAT", "JO").play("leave", seat=1).play("leave", seat=2)
    assert gone.state.ending is None
    assert gone.play("leave", seat=3).winners == []


@pytest.mark.parametrize(
    ("laid", "told"),
    [
        ([(112, "C"), (113, "A"), (114, "T")], ("play 8H CAT", None, 10)),
        ([(114, "T"), (112, "c"), (113, "A")], ("play 8H cAT", "not_your_tiles", 4)),
        ([(112, "C"), (114, "T")], (None, "gap", 0)),
        ([(112, "C"), (128, "A")], (None, "not_in_line", 0)),
        ([(0, "C"), (1, "A")], (None, "start_not_covered", 0)),
        ([(112, "A")], (None, "too_short", 0)),
        ([], (None, "not_in_line", 0)),
        ([(112, "C"), (112, "A")], (None, "not_in_line", 0)),
        ([(225, "C")], (None, "off_the_board", 0)),
        ([(-1, "C")], (None, "off_the_board", 0)),
        ([(112, "T"), (113, "A")], ("play 8H TA", "not_in_list", 4)),
    ],
)
def test_a_preview_tells_what_a_play_would_score_X23(
    laid: list[tuple[int, str]], told: tuple[str | None, str | None, int]
) -> None:
    table = bare(Table("CATS", "EAT"), H8="D")
    shown = table.game.preview(table.state, 1, laid)
    assert (shown["move"], shown["refused"], shown["score"]) == told


def test_a_preview_is_the_score_that_is_played_X23() -> None:
    table = bare(Table("SAT", "EAT", board=rows("......CAT")))
    laid = [(7 * 15 + 9, "S"), (8 * 15 + 9, "A"), (9 * 15 + 9, "T")]
    shown = table.game.preview(table.state, 1, laid)
    assert shown["words"] == [
        {"word": "sat", "points": 3},
        {"word": "cats", "points": 6},
    ]
    table.play(str(shown["move"]))
    assert table.scores[0] == shown["score"]


def test_a_preview_names_all_bad_words_X8() -> None:
    table = Table("EAT", "EAT", board=rows("......CAT"))
    laid = [(8 * 15 + 6, "E"), (8 * 15 + 7, "A"), (8 * 15 + 8, "T")]
    shown = table.game.preview(table.state, 1, laid)
    assert shown["refused"] == "not_in_list"
    assert shown["bad"] == ["ce", "tt"]
    assert shown["move"] == "play 9G EAT"
