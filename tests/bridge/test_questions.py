"""Questions at the door that need no session: match, paper, solve, daily."""

from hashlib import sha256
from time import perf_counter
from typing import Any

import pytest

from lexigrid import protocol, protocol_hunt
from lexigrid.bridge import Bridge
from lexigrid.lexicon import Lexicon
from tests.door import Door, is_as_declared

GRID = "tdia netn eras svel"


@pytest.fixture
def door(lexicon: Lexicon) -> Door:
    """Open the door."""
    return Door(Bridge(lexicon))


def paper(**more: object) -> dict[str, Any]:
    """Return the parts of a question about paper."""
    lists = [["lantern", "aid"], ["lantern", "zzz"]]
    return {"game": "hunt", "options": {}, "lists": lists, "grid": GRID, **more}


def test_c9_a_match(door: Door) -> None:
    told = door.ok("match", target=50, rounds=[[30, 20], [25, 30]])
    assert told == {"totals": [55, 50], "over": True, "winner": 1}
    assert is_as_declared(told, protocol.Match)
    assert door.ok("match", target=50, rounds=[]) == {
        "totals": [],
        "over": False,
        "winner": None,
    }


@pytest.mark.parametrize(
    ("rounds", "told"),
    [
        (7, "the request's 'rounds' is not a list"),
        ([[1, 2], 3], "round 2 is not a list"),
        ([[1, 2], [3, "4"]], "round 2, place 2 is not a whole number"),
        ([[1, True]], "round 1, place 2 is not a whole number"),
        ([[]], "round 1 has 1 to 8 places, not 0"),
        ([[1] * 9], "round 1 has 1 to 8 places, not 9"),
        ([[-1, 2]], "round 1, place 1 has 0 to 1,000,000 points"),
        ([[1, 2], [3]], "round 2 has points for 1 places, not 2"),
        ([[0]] * 1001, "a match has at most 1,000 rounds, not 1,001"),
    ],
)
def test_c9_a_bad_match_is_told(door: Door, rounds: object, told: str) -> None:
    assert door.error("match", target=50, rounds=rounds) == told


def test_c10_h15_lists_on_paper_are_judged(door: Door) -> None:
    told = door.ok("paper", **paper())
    assert is_as_declared(told, protocol_hunt.Outcome)
    assert told["cancelled"] == ["lantern"]
    assert [seat["points"] for seat in told["lists"]] == [1, 0]
    aid, zzz = (seat["words"][1] for seat in told["lists"])
    assert (aid["path"], aid["struck"], aid["at"]) == ([3, 2, 1], None, 0)
    assert (zzz["path"], zzz["struck"]) == ([], "not_on_the_grid")
    assert told["winners"] == [1]


def test_c10_without_a_grid_nothing_is_off_the_grid(door: Door) -> None:
    lists = [["zebra", "Stone ", "it"], ["qzx", "stone"]]
    told = door.ok("paper", **paper(lists=lists, grid=None))
    struck = [[one["struck"] for one in seat["words"]] for seat in told["lists"]]
    assert struck == [[None, None, "too_short"], ["not_in_list", None]]
    assert (told["winners"], told["cancelled"]) == ([1], ["stone"])
    assert told["lists"][0]["words"][1]["word"] == "stone"


def test_c8_c1_teams_and_handicap_on_paper(door: Door) -> None:
    lists = [["stone", "care"], ["care", "stone"], ["garden"]]
    options = {"minimums": [5, 4, 3], "teams": [1, 1, 2]}
    told = door.ok(
        "paper", **paper(game="classic", options=options, lists=lists, grid=None)
    )
    assert [seat["points"] for seat in told["lists"]] == [2, 1, 3]
    assert told["lists"][1]["words"][1]["credited"] == 1  # no moments: the lower seat
    assert told["teams"][0] == {"team": 1, "seats": [1, 2], "points": 3}
    # 3 points each: the longer word wins (H16)
    assert (told["winning_teams"], told["winners"]) == ([2], [3])


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"lists": []}, "there are 1 to 8 lists, not 0"),
        ({"lists": [[]] * 9}, "there are 1 to 8 lists, not 9"),
        ({"lists": ["cat"]}, "list 1 is not a list"),
        ({"lists": [["cat"], ["dog", 7]]}, "list 2, word 2 is not text"),
        (
            {"lists": [["cat"], ["dog", "co-op"]]},
            "list 2, word 2: 'co-op' is not a word of letters a-z",
        ),
        ({"lists": [["cat", " "]]}, "list 1, word 2: ' ' is not a word of letters a-z"),
        ({"lists": [["caf\u00e9"]]}, "list 1, word 1: 'caf\u00e9' is not a word"),
        (
            {"lists": [["a" * 27]]},
            "list 1, word 1: a word has at most 26 letters, not 27",
        ),
        (
            {"lists": [["cat", "dog", "CAT"]]},
            "list 1, word 3: 'cat' stands there already, as word 1",
        ),
        ({"game": "null"}, "'null' is not a hunt"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"min": 5}}, "min is 3 or 4, not '5'"),
        ({"grid": "abc"}, "a grid has 16 or 25 letters"),
        ({"grid": 7}, "the request's 'grid' is not text"),
    ],
)
def test_bad_paper_is_told_by_list_and_word(
    door: Door, changes: dict[str, object], told: str
) -> None:
    assert door.error("paper", **paper(**changes)).startswith(told)


def test_paper_of_twenty_thousand_words_is_judged_while_one_waits(
    door: Door, lexicon: Lexicon
) -> None:
    words = lexicon.words()
    lists = [words[seat : seat + 60_000 : 24] for seat in range(8)]
    start = perf_counter()
    told = door.ok("paper", **paper(lists=lists))
    assert perf_counter() - start < 10
    assert sum(len(seat["words"]) for seat in told["lists"]) == 20_000
    lists[0].append("zebra")
    assert door.error("paper", **paper(lists=lists)) == (
        "all lists together have at most 20,000 words, not 20,001"
    )


def test_solve_a_grid(door: Door, lexicon: Lexicon) -> None:
    told = door.ok("solve", grid=GRID, min=4)
    assert is_as_declared(told, protocol.Solved)
    assert told["letters"] == "tdianetnerassvel"
    assert (told["size"], told["min"]) == (4, 4)
    assert told["count"] == len(told["words"])
    assert told["points"] == sum(one["points"] for one in told["words"])
    for one in told["words"]:
        assert "".join(told["letters"][cell] for cell in one["path"]) == one["word"]
        assert one["everyday"] == lexicon.is_everyday(one["word"])


@pytest.mark.parametrize(
    "grid", ["qite dogs care xtes", "Quite dogs\ncare xtes", "QUITEDOGSCAREXTES"]
)
def test_h10_q_and_qu_are_the_same_cube(door: Door, grid: str) -> None:
    assert door.ok("solve", grid=grid, min=3)["letters"] == "qitedogscarextes"


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"grid": "abc"}, "a grid has 16 or 25 letters (Qu is one), not 3"),
        (
            {"grid": "tdia net1 eras svel"},
            "letter 8 of the grid is '1', not one of a to z (row 2, column 4)",
        ),
        ({"min": 0}, "a minimum length lies between 1 and 32, not 0"),
        ({"min": "4"}, "the request's 'min' is not a whole number"),
    ],
)
def test_a_bad_grid_is_told(door: Door, changes: dict[str, object], told: str) -> None:
    assert door.error("solve", **{"grid": GRID, "min": 3, **changes}) == told


def test_daily_tells_the_seed_of_a_day(door: Door, lexicon: Lexicon) -> None:
    told = door.ok("daily", date="2026-11-29", game="hunt", options={"size": 5})
    text = "lexigrid daily 1\n2026-11-29\nhunt\nmin=3 seconds=180 size=5\n"
    seed = sha256((text + lexicon.digest[:16]).encode()).hexdigest()
    assert told == {"date": "2026-11-29", "seed": seed}
    assert is_as_declared(told, protocol.Daily)
    opened = door.ok("new", game="hunt", options={"size": 5}, seats=1, seed=seed)
    assert f"seed {seed}" in opened["log"]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"date": "2026-02-30"}, "a date is a day of the calendar"),
        ({"date": 20261129}, "the request's 'date' is not text"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"options": {"size": 6}}, "size is 4 or 5"),
    ],
)
def test_a_bad_day_is_told(door: Door, changes: dict[str, object], told: str) -> None:
    asked = {"date": "2026-11-29", "game": "hunt", "options": {}, **changes}
    assert door.error("daily", **asked).startswith(told)
