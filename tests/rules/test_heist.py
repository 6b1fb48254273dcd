"""Lexiheist, rule by rule (T1 to T18)."""

from collections import Counter
from dataclasses import replace

import pytest

from lexigrid.bundle import table as data_of
from lexigrid.catalogue import OptionError, heist_table, options_for
from lexigrid.chance import Chance
from lexigrid.game import NotUnderstood, Refusal
from lexigrid.games.heist_state import Deduction, Ending
from lexigrid.layout import parse_layout
from lexigrid.tiles import full_set
from tests.heists import CAT, CHANCE, SIZE, Table, all_tiles, game, rows

LISTED = {1: "T", 33: "T", 256: "T", 289: "T", 45: "D", 121: "D", 170: "D", 245: "D"}


@pytest.mark.parametrize(
    ("seats", "options", "why"),
    [
        (1, {}, "at least 2 seats"),
        (2, {"players": [3, 3]}, "somebody at the table is a person"),
        (2, {"timer": 120}, "timer is 90 or 60, not '120'"),
    ],
)
def test_a_table_offers_what_the_rules_do_T1_T6(
    seats: int, options: dict[str, object], why: str
) -> None:
    with pytest.raises(OptionError, match=why):
        heist_table(options_for("heist", options, seats))
    assert game(6).most_seats == 6
    assert data_of("heist")["options"]["timer"][0] == 90


def test_racks_of_eight_are_dealt_T1() -> None:
    state = game(6).start(6, CHANCE)
    assert [len(place.rack) for place in state.places] == [8] * 6
    assert all_tiles(state) == full_set(game().table.counts)


def test_the_board_is_as_the_rules_number_it_T2_T3() -> None:
    table = game().table
    layout = table.layout
    assert (layout.size, table.start) == (17, 145 - 1)
    words = {at + 1: code for at, code in enumerate(layout.codes) if code in "DT"}
    assert words == LISTED
    assert Counter(layout.codes) == Counter(
        {"T": 4, "D": 4, "6": 8, "4": 16, "d": 28, ".": 289 - 60}
    )
    letters = "".join("." if code in "DT" else code for code in layout.codes)
    whole = [letters[at : at + 17] for at in range(0, 289, 17)]
    assert ["".join(column) for column in zip(*whole[::-1], strict=True)] == whole
    assert [row[::-1] for row in whole] == whole
    multiples = {"d": 2, "4": 4, "6": 6}
    assert layout.letter == tuple(multiples.get(code, 1) for code in layout.codes)
    assert layout.codes[144] == "."


def test_the_bag_has_147_letters_and_3_wildcards_T4() -> None:
    table, tiles = game().table, data_of("crossword")["tiles"]
    assert sum(table.counts.values()) == 150
    assert (table.counts["?"], table.points["?"]) == (3, 0)
    for tile, (count, points) in tiles.items():
        assert table.points[tile] == points
        assert abs(2 * table.counts[tile] - 3 * count) <= 1


def test_the_highest_letter_goes_first_T5() -> None:
    rules, redrawn, wild = game(4), 0, 0
    for number in range(300):
        state = rules.start(4, Chance(bytes(30) + number.to_bytes(2, "big")))
        ranks: dict[int, list[int]] = {seat: [] for seat in range(1, 5)}
        for one in state.draws:
            assert sorted(dict(one)) == [seat for seat, _ in one]
            for seat, tile in one:
                ranks[seat].append(-1 if tile == "?" else rules.table.points[tile])
                wild += tile == "?"
        assert list(state.order) == sorted(ranks, key=ranks.__getitem__, reverse=True)
        for after, one in enumerate(state.draws[1:], start=1):
            redrawn += 1
            drawing = [seat for seat in ranks if len(ranks[seat]) > after]
            assert [seat for seat, _ in one] == drawing
            heads = Counter(tuple(ranks[seat][:after]) for seat in ranks)
            assert all(heads[tuple(ranks[seat][:after])] > 1 for seat in drawing)
        assert (state.turn, state.doubled) == (state.order[0], state.order[0])
    assert redrawn > 100
    assert wild > 10


def test_seats_take_turns_in_the_order_drawn_T5() -> None:
    table = Table("CAT", "EAT", "JO")
    table.state = replace(table.state, order=(3, 1, 2), turn=3)
    turns = [table.play("pass").state.turn for _ in range(4)]
    assert turns == [1, 2, 3, 1]


def test_a_turn_out_of_time_is_passed_T6() -> None:
    table = Table("CAT", "EAT", timer=60)
    assert table.code("out", at=59_999) == "time_still_running"
    assert table.code("lay 145C,146A,147T", at=60_000) == "time_is_up"
    before = table.state
    table.play("out", "pass", "out", "pass")
    assert (table.state.board, table.state.ending) == (before.board, None)
    assert [place.rack for place in table.state.places] == ["ACT", "AET"]


@pytest.mark.parametrize(
    ("bag", "move", "code"),
    [
        ("AB", "trade CAT", "bag_too_low"),
        ("AB", "trade CA", None),
        ("AB", "trade XX", "not_your_tiles"),
        ("", "trade C", "bag_too_low"),
        ("", "pass", None),
    ],
)
def test_trades_need_as_many_in_the_bag_T7(
    bag: str, move: str, code: str | None
) -> None:
    assert Table("CAT", "EAT", bag=bag).code(move) == code


def test_a_trade_scores_nothing_T7() -> None:
    table = Table("CAT", "EAT", bag="EO").play("trade CT")
    assert (table.place(1).rack, sorted(table.state.bag)) == ("AEO", ["C", "T"])
    assert table.scores == [0, 0]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("lay 145B", None),
        ("lay 148S", None),
        ("lay 145E,148S", None),
        ("lay 145B,148S", "not_in_list"),
        ("lay 145B,146O,147B", "not_in_list"),
        ("lay 145b", None),
        ("lay 145C", "same_letter"),
        ("lay 145c", "same_letter"),
        ("lay 145B,146A", "same_letter"),
        ("lay 145B,163S", "not_in_line"),
        ("lay 145B,149S", "gap"),
        ("lay 145B,290S", "off_the_board"),
        ("lay 1B,2O", "not_touching"),
        ("lay 145A", "not_in_list"),
        ("lay 145X", "not_your_tiles"),
        ("lay 290X", "not_your_tiles"),
    ],
)
def test_tiles_lie_on_circles_and_letters_in_one_line_T8_T9_T10(
    move: str, code: str | None
) -> None:
    assert Table("BCOSEBA?", "EAT", board=CAT).code(move) == code


def test_a_wildcard_may_be_replaced_by_another_letter_only_T9() -> None:
    table = Table("CB??", "EAT", board=rows("........cAT"))
    codes = [table.code(f"lay 145{tile}") for tile in "CcBb"]
    assert codes == ["same_letter", "same_letter", None, None]


def test_a_refusal_names_every_bad_word_in_board_order_T10() -> None:
    table = Table("ESTA", "EAT", board=CAT)
    before = table.state
    refused = table.refusal("lay 162S,163A,164E")
    assert refused == Refusal("not_in_list", ("cs", "te", "sae"))
    assert table.refusal("lay 162S,163A,164A") is not None
    # The word that was laid is told first (T18).
    shown = table.game.preview(table.state, 1, [(161, "S"), (162, "A"), (163, "E")])
    words = shown["words"]
    assert isinstance(words, list)
    assert [made["word"] for made in words] == ["sae", "cs", "aa", "te"]
    assert table.state is before
    assert table.code("lay 145A", seat=2) == "not_your_turn"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("lay 145C,146A,147T", None),
        ("lay 128C,145A,162T", None),
        ("lay 146C,147A,148T", "start_not_covered"),
        ("lay 145A", "too_short"),
        ("lay 145A,146S", "not_in_list"),
    ],
)
def test_the_first_word_covers_145_T11(move: str, code: str | None) -> None:
    assert Table("CATS", "EAT").code(move) == code


def test_replaced_letters_go_back_as_what_they_were_T12() -> None:
    table = Table("B", "EAT", board=rows("........cAT"), bag="")
    table.play("lay 145B")
    assert table.place(1).rack == "?"
    table = Table("BO", "EAT", board=CAT, bag="EEEEEEEEEE")
    before = all_tiles(table.state)
    table.play("lay 146O")
    assert all_tiles(table.state) == before
    assert len(table.place(1).rack) == 8
    assert "A" in table.state.bag + table.place(1).rack


def test_what_was_replaced_may_be_drawn_at_once_T12() -> None:
    """It is mixed in before the rack is filled."""
    drawn = set()
    for number in range(40):
        table = Table("B", "EAT", board=CAT, bag="EEE")
        table.state = replace(table.state, chance=Chance(bytes([number] * 32)))
        table.state = replace(
            table.state,
            places=(
                replace(table.place(1), rack="BAAAAAAA"),
                *table.state.places[1:],
            ),
        )
        drawn.add("C" in table.play("lay 145B").place(1).rack)
    assert drawn == {True, False}


def layout_with(table: Table, **codes: str) -> Table:
    """Lay bonuses on some circles only, named by c and their number."""
    plain = ["."] * SIZE * SIZE
    for circle, code in codes.items():
        plain[int(circle[1:]) - 1] = code
    starts = range(0, SIZE * SIZE, SIZE)
    layout = parse_layout(["".join(plain[at : at + SIZE]) for at in starts])
    table.game = replace(table.game, table=replace(table.game.table, layout=layout))
    return table


@pytest.mark.parametrize(
    ("codes", "points"),
    [
        ({}, 5),
        ({"c145": "6"}, 20),
        ({"c145": "4"}, 14),
        ({"c145": "d"}, 8),
        ({"c145": "D", "c146": "T"}, 30),
        ({"c145": "6", "c147": "D"}, 40),
    ],
)
def test_bonuses_multiply_T13(codes: dict[str, str], points: int) -> None:
    table = layout_with(Table("CATS", "EAT"), **codes)
    assert table.play("lay 145C,146A,147T").scores == [points, 0]


def test_a_bonus_is_used_for_good_T13() -> None:
    table = layout_with(Table("CATS", "BAT", bag=""), c145="6", c146="T")
    table.play("lay 145C,146A,147T")
    assert table.scores == [(18 + 1 + 1) * 3, 0]
    table.play("lay 145B")
    assert table.scores == [60 - 18, 3 + 1 + 1]


def test_stored_points_have_the_letter_bonus_alone_T14() -> None:
    table = layout_with(Table("CATS", "BAT", bag=""), c145="6", c146="T")
    table.state = replace(table.state, doubled=1)
    table.play("lay 145C,146A,147T")
    assert table.scores == [120, 0]
    stored = [own.points for own in table.state.placed if own]
    assert stored == [18, 1, 1]
    turn = table.play("lay 145B").state.turns[-1]
    assert turn.deductions == (Deduction(1, 18, 18),)
    assert table.state.placed[144] is not None
    assert table.state.placed[144].points == 3


def test_a_score_never_drops_below_zero_T14() -> None:
    table = Table("BATS", "BAT", board=CAT, bag="").score(5, 2)
    table.play("lay 145B")
    assert table.state.turns[-1].deductions == (Deduction(2, 3, 2),)
    assert table.scores == [5 + 5, 0]


def test_own_letters_are_deducted_first_T14_T16() -> None:
    table = Table("BATS", "BAT", board=CAT, owner=1, bag="").score(1, 9)
    table.play("lay 145B")
    assert table.state.turns[-1].deductions == (Deduction(1, 3, 1),)
    assert table.scores == [0 + 5, 9]


def test_the_first_seat_scores_double_once_T15() -> None:
    table = Table("CATS", "EAT")
    table.state = replace(table.state, doubled=1)
    table.play("pass", "pass", "trade S", "pass")
    assert table.state.doubled == 1
    assert table.code("lay 145C,146T") == "not_in_list"
    layout_with(table).play("out", "pass")
    assert table.state.ending is Ending.STUCK
    table = layout_with(Table("CATS", "EAT"))
    table.state = replace(table.state, doubled=1)
    table.play("pass", "pass", "lay 145C,146A,147T", "pass", "lay 148S")
    assert (table.scores[0], table.state.doubled) == (10 + 6, None)


def test_a_move_that_scores_nothing_keeps_the_double_waiting_T15() -> None:
    table = Table("??CAT", "EAT")
    table.state = replace(table.state, doubled=1)
    table.play("lay 145a,146t")
    assert (table.scores, table.state.doubled) == ([0, 0], 1)


def test_others_never_score_double_T15() -> None:
    table = layout_with(Table("Q", "CATS"))
    table.state = replace(table.state, doubled=1)
    table.play("pass", "lay 145C,146A,147T")
    assert (table.scores, table.state.doubled) == ([0, 5], 1)


def test_a_preview_tells_score_and_whom_it_hits_T18() -> None:
    table = Table("BATS", "EAT", board=CAT).score(0, 2)
    table.state = replace(table.state, doubled=1)
    shown = table.game.preview(table.state, 1, [(147, "S"), (144, "B")])
    assert shown["move"] == "lay 145B,148S"
    assert (shown["refused"], shown["bad"]) == ("not_in_list", ["bats"])
    assert (shown["points"], shown["score"]) == (6, 12)
    assert shown["deductions"] == [{"seat": 2, "stored": 3, "taken": 2}]
    assert shown["laid"] == [
        {"square": 144, "tile": "B", "replaced": "C"},
        {"square": 147, "tile": "S", "replaced": None},
    ]
    wrong = table.game.preview(table.state, 1, [(144, "B"), (144, "A")])
    assert (wrong["move"], wrong["refused"]) == (None, "not_in_line")
    assert table.game.preview(table.state, 1, [])["refused"] == "not_in_line"


@pytest.mark.parametrize(
    "text",
    [
        *("lay", "lay ", "lay 145", "lay 145?", "lay 0A", "lay 1000A", "lay 145C,145A"),
        *("lay 145C, 146A", "lay 145C,", "play 8H CAT", "Lay 145C", "", "lay 0145C"),
        *("lay " + ",".join(f"{at}A" for at in range(1, 28)),),
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(NotUnderstood):
        game().parse(text)


@pytest.mark.parametrize(
    "text", ["lay 145C,146A,147t", "lay 999A", "trade ?AZ", "pass", "out", "leave"]
)
def test_moves_are_written_as_they_are_read(text: str) -> None:
    assert str(game().parse(text)) == text
    assert str(game().parse("lay 147t,145C")) == "lay 145C,147t"
