"""Through the door: Lexiheist's views, previews, refusals and players (T10, T18)."""

import pytest

from lexigrid import protocol, protocol_heist
from lexigrid.bridge import Bridge
from lexigrid.lexicon import Lexicon
from tests.door import Door, is_as_declared
from tests.walks import LATE, SEED

HEIST = {"game": "heist", "options": {"players": [0, 3]}, "seats": 2, "seed": SEED}


@pytest.fixture
def door(lexicon: Lexicon) -> Door:
    """Open the door with a game of a person and Hard (session 1)."""
    opened = Door(Bridge(lexicon))
    opened.ok("new", **HEIST)
    return opened


def test_replies_are_as_the_protocol_declares(door: Door) -> None:
    view = door.ok("view", session=1, seat=None)["view"]
    while view["ending"] is None:
        turn = view["turn"]
        at, move = (LATE, "out") if turn == 1 else (0, "pass")
        played = door.say("play", session=1, seat=turn, at=at, move=move)
        assert is_as_declared(played, protocol.Reply)
        view = played["ok"]["view"]
        assert is_as_declared(view, protocol_heist.HeistView)
    assert view["ending"]["why"] == "stuck"


def test_hard_lays_tiles_and_a_preview_tells_what_they_would_make(door: Door) -> None:
    view = door.ok("view", session=1, seat=None)["view"]
    if view["turn"] == 1:
        assert door.error("think", session=1, seat=1) == "a person plays this seat"
        door.ok("play", session=1, seat=1, at=0, move="pass")
    thought = door.ok("think", session=1, seat=2)
    while not thought["done"]:
        thought = door.ok("think", session=1, seat=2)
    view = door.ok("play", session=1, seat=2, at=0, move=thought["move"])["view"]
    laid = view["turns"][-1]["laid"]
    assert is_as_declared(view, protocol_heist.HeistView)
    assert laid
    own = door.ok("view", session=1, seat=1)["view"]
    other = next(
        tile for tile in own["rack"] if tile not in {"?", laid[0]["tile"].upper()}
    )
    tiles = [{"square": laid[0]["square"], "tile": other}]
    shown = door.ok("preview", session=1, seat=1, tiles=tiles)
    assert is_as_declared(shown, protocol_heist.HeistPreview)
    assert shown["laid"][0]["replaced"] == laid[0]["tile"]
    assert [one["seat"] for one in shown["deductions"]] == [2]
    # A word of five letters or more, or all eight tiles (T20).
    long = any(len(one["word"]) >= 5 for one in shown["words"])
    assert (shown["credits"] > 0) == long
    reply = door.say("play", session=1, seat=1, at=0, move=shown["move"])
    assert shown["refused"] == reply.get("refused")
    assert shown["bad"] == reply.get("words", [])
