"""Credits, the ledger and tournaments at the door (T20 to T22)."""

from pathlib import Path
from typing import Any

import pytest

from lexigrid import protocol_credits
from lexigrid.bridge import Bridge
from lexigrid.credit_questions import MOST_ENTRIES
from lexigrid.lexicon import Lexicon
from tests.door import Door, is_as_declared
from tests.walks import SEED

FOUR = (Path(__file__).parents[1] / "vectors" / "heist_four.log").read_text("utf-8")
ASKED: dict[str, Any] = {"seed": SEED, "people": 1, "games": [], "left": []}


@pytest.fixture
def door(lexicon: Lexicon) -> Door:
    """Open the door."""
    return Door(Bridge(lexicon))


def test_t20_a_finished_log_tells_what_each_seat_earned(door: Door) -> None:
    assert door.error("earned", log=FOUR) == (
        "credits come from finished games of Lexiheist"
    )
    number = door.ok("load", log=FOUR)["session"]
    for seat in (1, 2, 4):
        log = door.ok("play", session=number, seat=seat, at=0, move="leave")["log"]
    told = door.ok("earned", log=log)
    assert is_as_declared(told, protocol_credits.Earned)
    # A play is known by how it began, whatever came of it.
    assert f"digest {told['play']}\n\n" in FOUR
    assert told["winners"] == []
    assert [seat["standing"] for seat in told["seats"]] == [None] * 4
    assert told["seats"][2]["words"][:2] == ["virls", "gentled"]
    # The same log, however often, is the same play.
    assert door.ok("earned", log=log) == told


def test_t20_other_games_earn_nothing(door: Door) -> None:
    log = door.ok("new", game="null", options={}, seats=1, seed=SEED)["log"]
    assert "finished games of Lexiheist" in door.error("earned", log=log)


def test_t21_a_ledger_tells_lines_total_and_store(door: Door) -> None:
    played = {"kind": "played", "play": "a", "words": ["shortened"] * 10}
    entries = [
        {**played, "all_tiles": 0, "standing": "won", "at": "whenever"},
        {"kind": "bought", "item": "tiles-walnut"},
        {"kind": "entered", "tournament": "t"},
        {"kind": "awarded", "tournament": "t", "prize": "finalist"},
    ]
    told = door.ok("ledger", entries=entries)
    assert is_as_declared(told, protocol_credits.Ledger)
    # Joined entries may cost more than there is.
    assert told["total"] == 1700 - 600 - 1100 + 2500
    assert [line["reason"] for line in told["lines"][-3:]] == [
        "bought",
        "entered",
        "finalist",
    ]
    assert [one["item"] for one in told["store"] if one["owned"]] == ["tiles-walnut"]
    # What the page tells of T20, from five letters to ten or more.
    words = [(one["letters"], one["credits"]) for one in told["pay"].pop("words")]
    assert words == [(5, 10), (6, 25), (7, 50), (8, 75), (9, 150), (10, 200)]
    assert told["pay"] == {"all_tiles": 125, "won": 200, "second": 100}
    assert (told["entry"], told["prizes"]) == (2000, {"winner": 6000, "finalist": 2500})


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (7, "entry 1 is not an object"),
        ({"kind": "stolen"}, "entry 1 is no 'stolen'"),
        ({"kind": "bought"}, "the request's 'item' is not text"),
        ({"kind": "bought", "item": "x" * 41}, "item has at most 40 characters"),
        ({"kind": "awarded", "prize": "third"}, "there is no prize for a 'third'"),
        (
            {"kind": "played", "words": [], "all_tiles": -1},
            "all tiles are laid 0 to 400 times",
        ),
        (
            {"kind": "played", "words": [], "standing": "third"},
            "a standing is won or second, or there is none",
        ),
        (
            {"kind": "played", "words": [], "standing": []},
            "a standing is won or second, or there is none",
        ),
        ({"kind": "played", "words": ["a"] * 401}, "at most 400 long words"),
    ],
)
def test_t20_a_bad_entry_is_told(door: Door, entry: object, why: str) -> None:
    assert why in door.error("ledger", entries=[entry])


def test_t20_a_ledger_has_an_end(door: Door) -> None:
    many: list[object] = [{}] * (MOST_ENTRIES + 1)
    assert "at most 4,000 entries" in door.error("ledger", entries=many)


def test_t22_a_bracket_is_told_and_goes_on(door: Door) -> None:
    told = door.ok("tournament", **ASKED)
    assert is_as_declared(told, protocol_credits.Bracket)
    assert (told["timer"], told["champion"]) == (60, None)
    games: list[dict[str, int]] = []
    for _ in range(3):
        (number,) = told["open"]
        games.append({"match": number, "winner": 1})
        told = door.ok("tournament", **{**ASKED, "games": games})
    assert told["champion"] == 1
    assert is_as_declared(told, protocol_credits.Bracket)


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"people": 0}, "1 to 8 people enter a tournament, not 0"),
        ({"seed": "x"}, "a seed is 64 digits"),
        ({"games": [7]}, "game 1 is not an object"),
        ({"games": [{}] * 101}, "at most 100 games"),
        ({"games": [{"match": 7, "winner": None}]}, "was not to be played"),
        ({"left": ["one"]}, "who left is not a whole number"),
    ],
)
def test_t22_a_bad_tournament_is_told(
    door: Door, more: dict[str, Any], why: str
) -> None:
    assert why in door.error("tournament", **{**ASKED, **more})
