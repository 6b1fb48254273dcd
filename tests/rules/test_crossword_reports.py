"""What went wrong in other programs does not here: each test names the report."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from lexigrid.game import NotUnderstood, Refusal
from lexigrid.games.crossword_gcg import write
from lexigrid.games.crossword_moves import Play
from lexigrid.games.crossword_plays import Search
from lexigrid.games.crossword_state import Ending
from lexigrid.games.tile_players import Player
from lexigrid.layout import parse_layout
from lexigrid.lexicon import Level, Lexicon, marked
from lexigrid.patterns import vocabulary
from tests.crossings import Table, all_tiles, rows
from tools.crossword.players import chooser

CAT = rows("......CAT")


def with_words(table: Table, *words: str) -> Table:
    """Give a table other words, and a board without colours."""
    layout = parse_layout(["." * 15] * 15)
    plain = replace(table.game.table, layout=layout)
    table.game = replace(table.game, lexicon=Lexicon.of(sorted(words)), table=plain)
    return table


def listed(table: Table) -> Sequence[str]:
    """Return all plays of the seat to move, as the generator lists them."""
    game, state = table.game, table.state
    rack = state.place(state.turn).rack
    search = Search(game.table, state.board, rack, vocabulary(game.lexicon))
    return [str(found.move(game.table)) for found in search.every()]


def test_a_blank_is_tried_for_each_of_two_equal_letters() -> None:
    """Report scrabble 3."""
    plays = listed(with_words(Table("?AG", "EAT"), "gag"))
    assert {"play 8H gAG", "play 8H GAg"} <= set(plays)


def test_seven_tiles_with_a_blank_are_found_its_letter_being_on_the_rack_too() -> None:
    """Reports scrabble 8 and 10."""
    table = with_words(Table("SEAGAT?", "EAT"), "seagate")
    plays = listed(table)
    assert {"play 8H SEAGATe", "play 8H SeAGATE"} <= set(plays)
    assert table.play("play 8H SEAGATe").state.turns[-1].bonus == 40


def test_a_blank_on_the_board_is_crossed_and_stays_worth_nothing_X5() -> None:
    """Report Scrabble 3."""
    table = with_words(Table("AE", "EAT", board=rows("......cAT")), "cat", "ace")
    assert "play G7 A.E" in listed(table)
    assert table.play("play G7 A.E").scores == [1 + 0 + 1, 0]


def test_letters_that_lie_there_are_no_play_X7() -> None:
    """lite-rust 295: at least one square is new."""
    table = Table("CAT", "EAT", board=CAT)
    assert table.code("play 8G CAT") == "square_taken"
    with pytest.raises(NotUnderstood):
        table.game.parse("play 8G ...")
    shown = table.game.preview(table.state, 1, [(7 * 15 + 7, "A")])
    assert (shown["refused"], shown["score"]) == ("square_taken", 0)


def test_a_play_has_the_whole_line_of_letters_X7() -> None:
    """Report macondo 123: (FOR)E is 7, and one letter is no word."""
    table = Table("EA", "EAT", board=rows("......FOR"))
    table = with_words(table, "for", "fore", "e")
    assert table.code("play 8J E") == "not_whole"
    assert table.code("play J8 E") == "not_whole"
    assert listed(table) == ["play 8G ...E"]
    assert table.play("play 8G ...E").scores == [7, 0]


def test_a_gap_is_refused_though_each_tile_touches_X7() -> None:
    """Report pont 1."""
    table = Table("EE", "EAT", board=rows("......CATCAT"))
    shown = table.game.preview(table.state, 1, [(8 * 15 + 6, "E"), (8 * 15 + 9, "E")])
    assert shown["refused"] == "gap"
    assert table.code("play 9G E..E") == "gap"


def test_the_first_play_covers_the_start_and_is_told_so_X7() -> None:
    """lite-rust 845, Scrabble PR 5, liwords 886."""
    table = Table("CAT", "EAT")
    assert table.refusal("play 1A CAT") == Refusal("start_not_covered")
    assert all(_covers(play) for play in listed(table))


def _covers(play: str) -> bool:
    place, tiles = play.split()[1:]
    if place[0].isdigit():
        return place[:-1] == "8" and 0 <= 7 - (ord(place[-1]) - ord("A")) < len(tiles)
    return place[0] == "H" and 0 <= 8 - int(place[1:]) < len(tiles)


def test_a_word_of_blanks_alone_is_a_word_X8_X12() -> None:
    """Macondo PR 91: it counts nothing, and still has to be in the list."""
    laid = "play 7H sAD"
    table = Table("?AD", "EAT", board=rows("......CaT"))
    wrong = with_words(table, "cat", "sad", "at")
    assert wrong.refusal(laid) == Refusal("not_in_list", ("sa",))
    right = with_words(table, "cat", "sad", "at", "sa").play(laid)
    words = [(word.word, word.points) for word in right.state.turns[-1].words]
    assert sorted(words) == [("at", 2), ("sa", 0), ("sad", 3)]


def test_one_tile_that_makes_two_words_is_one_play_X12() -> None:
    """Report scrabble-solver 274; 112: a letter counts by its square."""
    board = "." * 97 + "A" + "." * 13 + "A" + "." * 113
    table = with_words(Table("T", "EAT", board=board), "at")
    plays = [play for play in listed(table) if play[-1] == "T"]
    at_both = [play for play in plays if "8G" in play or "H7" in play]
    assert len(at_both) == 1
    codes = "." * 112 + "t" + "." * 112
    layout = parse_layout([codes[at : at + 15] for at in range(0, 225, 15)])
    coloured = replace(table.game.table, layout=layout)
    table.game = replace(table.game, table=coloured)
    assert table.play(at_both[0]).scores == [2 * (1 + 3), 0]


def test_across_and_down_score_the_same_X12() -> None:
    """Report Scrabble 4: our layout has the square's symmetries (X2)."""
    scores = [
        Table("CATA", "SEAT", bag="").play(f"play {first}", f"play {second}").scores
        for first, second in (("8G CAT", "J8 SAT"), ("H7 CAT", "10H SAT"))
    ]
    assert scores[0] == scores[1]


def test_a_trade_of_seven_is_no_play_of_seven_X13() -> None:
    """Macondo 114."""
    turn = Table("AEIOUST", "EAT").play("trade AEIOUST").state.turns[-1]
    assert (turn.score, turn.bonus, turn.words) == (0, 0, ())


def test_what_is_left_over_is_told_of_each_seat_X14_X15() -> None:
    """Xanado 24, quackle 53, MAGPIE PR 671: and no tile is lost by it."""
    table = Table("QA", "EAT", "ZJ", bag="")
    before = all_tiles(table.state)
    table.play(*["pass"] * 6)
    assert table.state.ending is Ending.STUCK
    assert table.state.changes == (-11, -3, -18)
    assert all_tiles(table.state) == before
    text = write(table.state, ["a", "b", "c"])
    assert text.splitlines()[-3:] == [
        ">a: AQ (AQ) -11 -11",
        ">b: AET (AET) -3 -3",
        ">c: JZ (JZ) -18 -18",
    ]


@pytest.mark.parametrize("player", [Player.EASY, Player.NORMAL, Player.HARD])
def test_zeros_before_are_no_reason_to_pass_X15(player: Player) -> None:
    """Macondo 288: with a play in hand a computer player plays on."""
    easy = marked(Level.EASY, hunt=True, never_play=False)
    table = Table("EAT", "CATEEEE", bag="")
    table.game = replace(table.game, lexicon=Lexicon([("cat", easy)]))
    table.play("pass", "pass", "pass")
    assert isinstance(chooser(table.game, player)(table.game, table.state), Play)


@pytest.mark.parametrize("player", [Player.EASY, Player.NORMAL, Player.HARD])
def test_without_plays_the_game_ends_all_the_same_X15(player: Player) -> None:
    """Reports scrabble 19, lite-rust 1274, macondo 119: then nobody moves on."""
    table = Table("VV", "WW", bag="")
    choose = chooser(table.game, player)
    for _ in range(4):
        table.play(str(choose(table.game, table.state)))
    assert table.state.ending is Ending.STUCK
    assert list(table.game.moves(table.state, table.state.turn)) == []
