"""Rules H1 and H2: what a table offers, and who may leave."""

from typing import Any

import pytest

from lexigrid import session
from lexigrid.catalogue import OptionError, options_for
from lexigrid.lexicon import Lexicon
from tests.rounds import Round

SEED = "00" * 32


def test_h1_defaults() -> None:
    options = options_for("hunt", {}, 1)
    assert options.numbers == {"size": 4, "min": 3, "seconds": 180}
    assert options.per_seat == {}


@pytest.mark.parametrize("size", [4, 5])
@pytest.mark.parametrize("minimum", [3, 4])
@pytest.mark.parametrize("seconds", [90, 180])
def test_h1_every_choice_makes_its_table(
    lexicon: Lexicon, size: int, minimum: int, seconds: int
) -> None:
    chosen = {"size": size, "min": minimum, "seconds": seconds}
    view: Any = session.new("hunt", dict(chosen), 1, SEED, lexicon).view(1)
    assert {name: view[name] for name in chosen} == chosen


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"size": 3}, "size is 4 or 5, not '3'"),
        ({"size": 6}, "size is 4 or 5, not '6'"),
        ({"min": 5}, "min is 3 or 4, not '5'"),
        ({"seconds": 0}, "seconds is 180 or 90, not '0'"),
        ({"size": True}, "size is 4 or 5, not 'True'"),
        ({"size": 4.0}, "size is 4 or 5, not '4.0'"),
        ({"minimum": 3}, "hunt has no option 'minimum'"),
    ],
)
def test_h1_other_choices_are_refused_by_name(
    options: dict[str, object], told: str
) -> None:
    with pytest.raises(OptionError, match=f"^{told}$"):
        options_for("hunt", options, 1)


def test_h1_an_unknown_game_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="there is no game 'chess'"):
        options_for("chess", {}, 1)


@pytest.mark.parametrize("seats", [0, -1, 9, 100])
def test_h2_one_to_eight_seats(lexicon: Lexicon, seats: int) -> None:
    with pytest.raises(ValueError, match="seat"):
        session.new("hunt", {}, seats, SEED, lexicon)


@pytest.mark.parametrize("seats", [1, 2, 8])
def test_h2_all_seats_see_the_same_grid(lexicon: Lexicon, seats: int) -> None:
    hunt = session.new("hunt", {}, seats, SEED, lexicon)
    numbers = range(1, seats + 1)
    for seat in numbers:
        assert hunt.submit(seat, 0, "turn") is None
    grids = [hunt.view(seat)["cells"] for seat in numbers]
    assert grids == [grids[0]] * seats


def test_h2_the_grid_is_hidden_until_the_own_glass_is_turned() -> None:
    hunt = Round(2).play(1, 0, "turn")
    assert hunt.view(1)["cells"] is not None
    assert hunt.view(2)["cells"] is None
    assert hunt.view(None)["cells"] is None


def test_h2_nobody_ends_a_round_early() -> None:
    hunt = Round(2).turned()
    assert hunt.refusal(1, 100, "abandon") == "not_alone"
    assert hunt.refusal(1, 100, "out") == "sand_still_running"


def test_h2_an_abandoned_solo_round_records_nothing() -> None:
    hunt = Round().turned().claimed("care").play(1, 2000, "abandon")
    result = hunt.game.result(hunt.state)
    assert result is not None
    assert (result.points, result.winners) == ((0,), frozenset())
    view = hunt.view(1)
    assert (view["phase"], view["reveal"]) == ("abandoned", None)
    assert hunt.game.to_act(hunt.state) == frozenset()


def test_h2_the_round_goes_on_until_every_glass_is_empty() -> None:
    hunt = Round(3).play(2, 0, "turn")
    assert [hunt.game.to_act(hunt.state), hunt.view(2)["phases"]] == [
        {1, 2, 3},
        ["waiting", "hunting", "waiting"],
    ]
    hunt.play(2, 180_000, "out")
    assert hunt.game.to_act(hunt.state) == {1, 3}
    assert hunt.game.result(hunt.state) is None
    assert hunt.view(2)["phase"] == "hunting"
