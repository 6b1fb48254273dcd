"""The crossword, rule by rule: the table and turns (X1 to X11)."""

from collections import Counter
from dataclasses import replace

import pytest

from lexigrid.board import ACROSS, line
from lexigrid.bundle import table
from lexigrid.catalogue import OptionError, crossword_table, options_for
from lexigrid.chance import Chance
from lexigrid.game import NotUnderstood, Refusal
from lexigrid.games.tile_words import is_word
from lexigrid.layout import parse_layout
from lexigrid.lexicon import Lexicon
from lexigrid.tiles import full_set
from tests.crossings import CHANCE, Table, all_tiles, game, rows


def test_the_first_seat_is_drawn_and_play_goes_round_X1() -> None:
    firsts = Counter(
        game(4).start(4, Chance(bytes(31) + bytes([number]))).turn
        for number in range(200)
    )
    assert sorted(firsts) == [1, 2, 3, 4]
    assert min(firsts.values()) > 25
    table = Table("CAT", "EAT", "JO", bag="")
    turns = [table.play("pass").state.turn for _ in range(5)]
    assert turns == [2, 3, 1, 2, 3]


@pytest.mark.parametrize("seats", [1, 5])
def test_there_are_two_to_four_seats_X1(seats: int) -> None:
    if seats == 1:
        with pytest.raises(OptionError, match="at least 2 seats"):
            game(seats)
    else:
        assert game(4).most_seats == 4


def turned(codes: str, size: int) -> list[str]:
    """Return a layout as the square's quarter turn and its mirror image show it."""
    rows = [codes[at : at + size] for at in range(0, size * size, size)]
    quarter = ["".join(column) for column in zip(*rows[::-1], strict=True)]
    return ["".join(quarter), "".join(row[::-1] for row in rows)]


def test_the_layout_is_as_the_rules_ask_X2() -> None:
    layout = game().table.layout
    codes, size = layout.codes, layout.size
    assert (size, codes[112]) == (15, "D")
    assert turned(codes, size) == [codes, codes]
    rim = {square for square in range(225) if {square // 15, square % 15} & {0, 14}}
    threes = {square for square, code in enumerate(codes) if code == "T"}
    assert len(threes) == 8
    assert threes <= rim
    assert 57 <= sum(code != "." for code in codes) <= 65
    reach = {
        square
        for step in (ACROSS, size)
        for square in line(size, 112, step)
        if abs(square - 112) // step <= 6
    }
    assert threes.isdisjoint(reach)


def test_the_bag_has_98_letters_and_2_blanks_X3() -> None:
    table = game().table
    told = {
        1: "A9 E12 I8 L4 N6 O7 R6 S5 T6 U4",
        2: "D4 G3",
        3: "B2 C2 M2 P2",
        4: "F2 H3 V2 W2 Y2",
        5: "K1",
        8: "J1 X1",
        10: "Q1 Z1",
        0: "?2",
    }
    for points, tiles in told.items():
        for told_tile in tiles.split():
            tile, count = told_tile[0], int(told_tile[1:])
            assert (table.points[tile], table.counts[tile]) == (points, count)
    assert sum(table.counts.values()) == 100
    assert len(table.counts) == len(table.points) == 27


@pytest.mark.parametrize("tiles", [100, 50])
def test_fifty_tiles_are_drawn_from_the_full_set_X4(tiles: int) -> None:
    rules = game(tiles=tiles)
    state = rules.start(2, CHANCE)
    assert len(state.bag) == tiles - 14
    assert len(state.aside) == 100 - tiles
    assert all_tiles(state) == full_set(rules.table.counts)
    shown = rules.view(state, None)
    unseen = shown["unseen"]
    assert isinstance(unseen, dict)
    assert sum(unseen.values()) == 100  # nobody knows which take part
    assert shown["bag"] == tiles - 14


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"tiles": 75}, "tiles is 100 or 50, not '75'"),
        ({"timer": 0}, "turns without a timer are for one person alone"),
        ({"players": [3, 3]}, "somebody at the table is a person"),
        ({"players": [0, 4]}, "players of seat 2 is 0 or 1 or 2 or 3, not '4'"),
    ],
)
def test_a_table_offers_what_the_rules_do_X4(
    options: dict[str, object], why: str
) -> None:
    with pytest.raises(OptionError, match=why):
        crossword_table(options_for("crossword", options, 2))
    alone = options_for("crossword", {"timer": 0, "players": [0, 2]}, 2)
    assert crossword_table(alone).timer == 0
    assert table("crossword")["options"]["timer"] == [120, 240, 60, 0]


def test_racks_of_seven_are_dealt_X5() -> None:
    state = game(3).start(3, CHANCE)
    assert [len(place.rack) for place in state.places] == [7, 7, 7]
    other = game(3).start(3, Chance(bytes(32)))
    assert other.places != state.places


def test_a_blank_keeps_its_letter_and_scores_nothing_X5() -> None:
    table = Table("?ATE", "AESX", bag="")
    table.play("play 8G cAT")
    assert table.scores == [2 * 2, 0]  # the middle is 2W
    assert table.code("play 8G ...S") is None
    table.play("play 8G ...S")
    assert table.scores[1] == 1 + 1 + 1
    assert table.state.board[7 * 15 + 6] == "c"


def test_only_the_seat_whose_turn_it_is_moves_X6() -> None:
    table = Table("CAT", "CAT", bag="")
    assert table.code("play 8G CAT", seat=2) == "not_your_turn"
    assert table.code("pass", seat=2) == "not_your_turn"
    assert table.code("pass", seat=1) is None


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("play 8N CAT", "off_the_board"),
        ("play N8 CATS", None),
        ("play 1A CAT", "start_not_covered"),
        ("play 8H A", "too_short"),
        ("play 8G CAT", None),
        ("play H6 CAT", None),
        ("play 8G CATS", None),
        ("play 8G SAT", None),
        ("play 8G C.T", "gap"),
        ("play 8G CAX", "not_your_tiles"),
    ],
)
def test_the_first_play_X7(move: str, code: str | None) -> None:
    table = Table("CATSA", "EAT")
    wanted = "start_not_covered" if move.startswith("play N8") else code
    assert table.code(move) == wanted


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("play 8G ...S", None),
        ("play 8H ..S", "not_whole"),
        ("play 8J S", "not_whole"),
        ("play 8G CATS", "square_taken"),
        ("play 10G EAT", "not_touching"),
        ("play J8 SAT", None),
        ("play H7 T.A", "not_in_list"),
        ("play 9H TE", "not_in_list"),
        ("play I8 .EA", None),
        ("play I8 .E", "not_in_list"),
        ("play 9G A", "not_whole"),
        ("play G8 .A.", "gap"),
    ],
)
def test_later_plays_use_or_touch_a_tile_X7(move: str, code: str | None) -> None:
    table = Table("EASTAE", "EAT", board=rows("......CAT"))
    assert table.code(move) == code


def test_a_refusal_names_every_bad_word_and_nothing_is_lost_X8() -> None:
    table = Table("EATS", "EAT", board=rows("......CAT"))
    before = table.state
    refused = table.refusal("play 9G SAE")
    assert refused == Refusal("not_in_list", ("sae", "cs", "te"))
    again = table.refusal("play 9G EAT")
    assert again == Refusal("not_in_list", ("ce", "tt"))
    assert table.state is before
    assert table.code("play 9H AT") == "not_in_list"


def test_trades_draw_first_and_mix_afterwards_X9() -> None:
    table = Table("QQ".replace("QQ", "JQXZ"), "EAT", bag="AAABBCC")
    table.play("trade XJ")
    assert table.place(1).rack == "CCQZ"
    assert sorted(table.state.bag) == sorted("AAABBJX")
    assert table.state.bag != "AAABBJX"
    assert table.scores == [0, 0]
    assert len(table.state.bag) == 7


def test_what_was_traded_may_come_to_the_next_X9() -> None:
    """The returned tiles are mixed in, not put under the others."""
    firsts = set()
    for number in range(40):
        table = Table("JQXZ", "EAT", bag="AAABBCC")
        table.state = replace(table.state, chance=Chance(bytes([number] * 32)))
        firsts.add(table.play("trade JQXZ").state.bag[-1])
    assert {"J", "Q", "X", "Z"} <= firsts


@pytest.mark.parametrize(
    ("bag", "move", "code"),
    [
        ("AAABBC", "trade Q", "bag_too_low"),
        ("AAABBCC", "trade Q", None),
        ("AAABBCC", "trade QQ", "not_your_tiles"),
        ("AAABBCC", "trade JQXZ", None),
        ("", "trade Q", "bag_too_low"),
    ],
)
def test_trades_need_seven_tiles_in_the_bag_X9(
    bag: str, move: str, code: str | None
) -> None:
    """Report scrabble 32."""
    assert Table("JQXZ", "EAT", bag=bag).code(move) == code


def test_a_pass_does_nothing_X10() -> None:
    table = Table("CAT", "EAT")
    before = table.state
    after = table.play("pass").state
    assert (after.board, after.bag, after.places) == (
        before.board,
        before.bag,
        before.places,
    )


def test_racks_are_filled_while_the_bag_lasts_X11() -> None:
    table = Table("CATEEEE", "EATSAAA", bag="IOU")
    table.play("play 8G CAT")
    assert table.place(1).rack == "EEEEIOU"
    assert table.state.bag == ""
    table.play("play 8G ...S")
    assert table.place(2).rack == "AAAAET"


@pytest.mark.parametrize(
    "text",
    [
        *("play", "play 8G", "play 8G C-T", "play 8G ...", "play 16A CAT", "play P1 A"),
        *("play 08G CAT", "play G CAT", "trade", "trade a", "trade .", "Pass", "out "),
        *("play 8G CAT ", "play 8G " + "A" * 27, "leave 1", "", "turn"),
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(NotUnderstood):
        game().parse(text)


@pytest.mark.parametrize(
    "text", ["play 8G CAT", "play O15 .a", "trade ?AZ", "pass", "out", "leave"]
)
def test_moves_are_written_as_they_are_read(text: str) -> None:
    assert str(game().parse(text)) == text
    assert str(game().parse("trade ZA?")) == "trade ?AZ"


def test_a_layout_is_a_square_of_known_codes() -> None:
    assert parse_layout([".d", "T."]).word == (1, 1, 3, 1)
    for bad in (["..", "."], [], ["x"], ["." * 27] * 27):
        with pytest.raises(ValueError, match=r"layout|square"):
            parse_layout(bad)


# Turned by thirteen letters, so that reading this file does not tell them.
HIDDEN = ("yrkvtevq", "mbecyr")


def test_two_secret_words_count_X18(lexicon: Lexicon) -> None:
    letters = "abcdefghijklmnopqrstuvwxyz"
    turn = str.maketrans(letters, letters[13:] + letters[:13])
    for word in (hidden.translate(turn) for hidden in HIDDEN):
        assert is_word(lexicon, word)
        assert word not in lexicon
        assert not is_word(lexicon, word + "s")
