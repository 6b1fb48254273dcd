"""Through the door: a crossword's views, previews and refusals (X8, X23)."""

import json
from string import ascii_lowercase

import pytest

from lexigrid import protocol, protocol_crossword
from lexigrid.bridge import Bridge
from lexigrid.lexicon import Lexicon
from tests.door import Door, is_as_declared
from tests.walks import LATE, SEED

CROSSWORD = {"game": "crossword", "options": {}, "seats": 2, "seed": SEED}


@pytest.fixture
def door(lexicon: Lexicon) -> Door:
    """Open the door with a crossword (session 1) and a null game (session 2)."""
    opened = Door(Bridge(lexicon))
    opened.ok("new", **CROSSWORD)
    opened.ok("new", game="null", options={}, seats=1, seed=SEED)
    return opened


def test_replies_are_as_the_protocol_declares(door: Door) -> None:
    turn = door.ok("view", session=1, seat=None)["view"]["turn"]
    rack = door.ok("view", session=1, seat=turn)["view"]["rack"]
    moves = [f"trade {rack[0]}", "pass", "out", "pass"]
    for move in moves:
        at = LATE if move == "out" else 0
        played = door.say("play", session=1, seat=turn, at=at, move=move)
        assert is_as_declared(played, protocol.Reply)
        view = played["ok"]["view"]
        assert is_as_declared(view, protocol_crossword.CrosswordView)
        turn = view["turn"]
    assert view["ending"]["why"] == "stuck"


def test_a_score_does_not_depend_on_what_a_blank_stands_for_X5(door: Door) -> None:
    """Reports liwords 1771 and 635."""
    scores = set()
    for letter in ascii_lowercase:
        tiles = [{"square": 112, "tile": letter}, {"square": 113, "tile": "A"}]
        scores.add(door.ok("preview", session=1, seat=1, tiles=tiles)["score"])
    assert scores == {2}


def test_no_answer_carries_the_rack_of_another_seat(door: Door) -> None:
    """Reports liwords 1899, PR 1559."""
    turn = door.ok("view", session=1, seat=None)["view"]["turn"]
    racks = {
        seat: door.ok("view", session=1, seat=seat)["view"]["rack"] for seat in (1, 2)
    }
    for seat in (turn, 3 - turn):
        view = door.ok("play", session=1, seat=seat, at=0, move="pass")["view"]
        assert view["rack"] == racks[seat]
        assert json.dumps(view).count(json.dumps(racks[3 - seat])) == 0


def test_what_is_taken_back_is_as_it_was(door: Door) -> None:
    """Report liwords PR 1670: the log is played once more."""
    turn = door.ok("view", session=1, seat=None)["view"]["turn"]
    before = door.ok("view", session=1, seat=turn)["view"]
    door.ok("play", session=1, seat=turn, at=0, move=f"trade {before['rack'][0]}")
    door.ok("undo", session=1)
    assert door.ok("view", session=1, seat=turn)["view"] == before


def test_a_refusal_carries_the_words(door: Door) -> None:
    view = door.ok("view", session=1, seat=None)["view"]
    own = door.ok("view", session=1, seat=view["turn"])["view"]
    letters = [tile for tile in own["rack"] if tile not in "AEIOUY?"][:2]
    word = "".join(letters)
    reply = door.say("play", session=1, seat=view["turn"], at=0, move=f"play 8H {word}")
    assert is_as_declared(reply, protocol.Refused)
    assert (reply["refused"], reply["words"]) == ("not_in_list", [word.lower()])
    tiles = [{"square": 112 + at, "tile": tile} for at, tile in enumerate(letters)]
    shown = door.ok("preview", session=1, seat=view["turn"], tiles=tiles)
    assert is_as_declared(shown, protocol_crossword.Preview)
    assert (shown["refused"], shown["bad"]) == ("not_in_list", [word.lower()])
    assert shown["move"] == f"play 8H {word}"


@pytest.mark.parametrize(
    ("tiles", "why"),
    [
        ([{"square": 1}], "the 'tile' of tile 1 is not text"),
        ([{"square": "1", "tile": "A"}], "the 'square' of tile 1 is not a whole"),
        ([{"square": 1, "tile": "?"}], "tile 1 is '?', not one letter"),
        ([{"square": 1, "tile": "AB"}], "tile 1 is 'AB', not one letter"),
        ([7], "tile 1 is not an object"),
        ([{"square": 1, "tile": "A"}] * 31, "at most 30 tiles are laid, not 31"),
    ],
)
def test_tiles_that_are_none_are_a_bad_request(
    door: Door, tiles: list[object], why: str
) -> None:
    assert why in door.error("preview", session=1, seat=1, tiles=tiles)


def test_a_preview_is_asked_of_a_seat_at_a_table_with_tiles(door: Door) -> None:
    told = door.error("preview", session=1, seat=3, tiles=[])
    assert told == "there is no seat 3"
    told = door.error("preview", session=2, seat=1, tiles=[])
    assert told == "no tiles are laid in null"
