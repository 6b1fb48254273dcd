"""How a game of Lexiheist ends, and who leaves it (T12, T14, T17, T22)."""

from lexigrid.games.heist_state import Ending
from lexigrid.games.tile_players import Player
from tests.heists import CAT, Table


def test_the_last_tile_ends_the_game_T17() -> None:
    table = Table("CAT", "EAT", bag="").play("lay 145C,146A,147T")
    assert (table.state.ending, table.winners) == (Ending.USED_UP, [1])
    assert table.scores == [5 + 1, 0]  # T lies on a 2L
    assert table.code("pass") == "game_over"
    assert table.game.to_act(table.state) == frozenset()


def test_a_replaced_letter_is_drawn_and_ends_nothing_T12_T17() -> None:
    table = Table("B", "EAT", board=CAT, bag="").play("lay 145B")
    assert (table.state.ending, table.place(1).rack) == (None, "C")


def test_three_rounds_without_a_letter_end_the_game_T17() -> None:
    table = Table("CAT", "EAT", bag="AAAA").score(4, 4)
    table.play("pass", "trade E", "out", "pass", "pass")
    assert table.code("pass") is None
    table.play("out")
    assert (table.state.ending, table.winners) == (Ending.STUCK, [1, 2])
    result = table.game.result(table.state)
    assert result is not None
    assert result.is_draw


def test_rounds_without_a_circle_covered_end_the_game_T12_T17() -> None:
    """What is replaced is drawn again: letters could change places for ever."""
    table = Table("B", "S", board=CAT, bag="")
    rounds = ["lay 145B", "lay 145S", "lay 145C", "lay 145B", "lay 145S", "lay 145C"]
    turns = table.game.table.stalled * 2
    table.play(*(rounds * turns)[: turns - 1])
    told = table.game.view(table.state, None)
    assert (told["stalled"], told["stalled_end"]) == (turns - 1, turns)
    assert (told["idle"], table.state.ending) == (0, None)
    table.play("pass")  # covers nothing either
    assert (table.state.ending, table.code("pass")) == (Ending.STALLED, "game_over")
    assert table.game.view(table.state, None)["turn"] is None


def test_a_circle_covered_lets_the_game_go_on_T17() -> None:
    table = Table("BS", "E", board=CAT, bag="")
    table.play("lay 145B", "pass", "lay 145C,148S")
    assert (table.state.stalled, table.state.idle) == (0, 0)
    assert table.game.view(table.state, 1)["stalled"] == 0


def test_of_two_seats_who_leaves_forfeits_T22() -> None:
    table = Table("CAT", "EAT").score(9, 0).play("leave", seat=1)
    assert (table.state.ending, table.winners) == (Ending.LEFT, [2])


def test_a_computer_player_takes_over_with_score_and_letters_T14() -> None:
    table = Table("BAT", "EAT", "JO", board=CAT).score(1, 7, 2)
    table.play("leave", seat=2)
    place = table.place(2)
    assert (place.player, place.score, place.rack) == (Player.NORMAL, 7, "AET")
    assert table.code("leave", seat=2) == "not_a_person"
    table.play("lay 145B")
    assert table.scores == [1 + 5, 7 - 3, 2]
    alone = Table("CAT", "EAT", "JO", players=[0, 3, 1]).play("leave")
    assert alone.state.ending is Ending.LEFT
