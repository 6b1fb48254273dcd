"""The bridge: one door, one JSON reply to whatever is said there."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexigrid import protocol
from lexigrid.bridge import LONGEST_REQUEST, MOST_SESSIONS, Bridge
from lexigrid.lexicon import Lexicon
from tests.door import Door, is_as_declared, with_header
from tests.walks import LATE, SEED, started, walk

HUNT = {"game": "hunt", "options": {}, "seats": 2, "seed": SEED}
NULL = {"game": "null", "options": {}, "seats": 1, "seed": SEED}

plain = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=12),
    st.just(10**40),
    st.just(-(10**4000)),
    st.just("\ud800"),
)
anything = st.recursive(
    plain,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner)
    ),
    max_leaves=6,
)
VERBS = ("new", "load", "play", "undo", "redo", "view", "save", "check", "close")
TILES = ("preview", "think", "review")
QUESTIONS = ("signed", "match", "paper", "solve", "daily")
ASKED = {
    **HUNT,
    **{"session": 1, "seat": 1, "turn": 0, "at": 5, "move": "claim 0-1-2", "log": ""},
    **{"rounds": [[1, 2]], "target": 50, "date": "2026-11-29"},
    **{"lists": [["cat"]], "grid": "a" * 16, "min": 3},
    "tiles": [{"square": 112, "tile": "A"}],
}


@pytest.fixture
def door(lexicon: Lexicon) -> Door:
    """Open the door with one hunt (session 1) and one null game (session 2)."""
    opened = Door(Bridge(lexicon))
    assert opened.ok("new", **HUNT)["session"] == 1
    assert opened.ok("new", **NULL)["session"] == 2
    return opened


@pytest.fixture(scope="module")
def fuzzed(lexicon: Lexicon) -> Door:
    """Open a door that hears nonsense, with a hunt that has begun."""
    opened = Door(Bridge(lexicon))
    opened.ok("new", **HUNT)
    opened.ok("play", session=1, seat=1, at=0, move="turn")
    return opened


def check_one_reply(door: Door, text: str) -> None:
    """Check that a text gets one reply, which changes nothing unless it is ok."""
    before = door.logs()
    reply = json.loads(door.bridge.handle(text))
    (answer,) = set(reply) - {"id", "words"}
    assert type(reply["id"]) is int
    assert answer in {"ok", "refused", "error"}
    if answer == "error":
        assert not reply["error"].startswith("the engine failed"), text
    if answer != "ok":
        assert door.logs() == before


@settings(max_examples=200)
@given(st.one_of(st.text(), anything.map(json.dumps), st.text('[]{}:,"0truenl')))
def test_any_text_has_one_reply(fuzzed: Door, text: str) -> None:
    before = fuzzed.logs()
    check_one_reply(fuzzed, text)
    assert fuzzed.logs() == before


@settings(max_examples=300)
@given(
    verb=st.sampled_from(VERBS + QUESTIONS + TILES),
    changed=st.sampled_from([*ASKED, "id", "verb"]),
    value=anything,
)
def test_a_request_with_a_part_of_any_kind_has_one_reply(
    lexicon: Lexicon, verb: str, changed: str, value: object
) -> None:
    door = Door(Bridge(lexicon))
    log = door.ok("new", **NULL)["log"]
    request = {**ASKED, "log": log, "id": 7, "verb": verb, changed: value}
    check_one_reply(door, json.dumps(request))


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "null", "[]", "1", '"boot"', "{", "{}", '{"id":1}{"id":2}'),
        *('{"id":NaN}', '{"id":Infinity}', '{"verb":"boot"}', "\ud800", "\0"),
        pytest.param("[" * 100_000, id="too deep"),
        pytest.param('{"id":' + "9" * 5000 + "}", id="too large a number"),
        pytest.param(" " * (LONGEST_REQUEST + 1), id="too long"),
    ],
)
def test_what_is_no_request_is_an_error_with_id_0(door: Door, text: str) -> None:
    reply = json.loads(door.bridge.handle(text))
    assert reply["id"] == 0
    assert reply["error"]
    assert not reply["error"].startswith("the engine failed")


@pytest.mark.parametrize("number", [0, 1, -7, 2**53, 10**30])
def test_the_id_comes_back(door: Door, number: int) -> None:
    for verb in ("boot", "dance"):
        asked = json.dumps({"id": number, "verb": verb})
        assert json.loads(door.bridge.handle(asked))["id"] == number


@pytest.mark.parametrize("number", [None, True, "7", 7.0, [7]])
def test_an_id_is_a_whole_number(door: Door, number: object) -> None:
    asked = json.dumps({"id": number, "verb": "boot"})
    assert json.loads(door.bridge.handle(asked)) == {
        "id": 0,
        "error": "the request's 'id' is not a whole number",
    }


@pytest.mark.parametrize("verb", ["", "Boot", "boot ", "handle", "_boot", "__init__"])
def test_an_unknown_verb_is_an_error(door: Door, verb: str) -> None:
    assert door.error(verb) == f"there is no verb {verb!r}"


@pytest.mark.parametrize(
    ("verb", "field", "kind"),
    [
        ("play", "session", "a whole number"),
        ("play", "seat", "a whole number"),
        ("play", "at", "a whole number"),
        ("play", "move", "text"),
        ("new", "game", "text"),
        ("new", "options", "an object"),
        ("new", "seats", "a whole number"),
        ("new", "seed", "text"),
        ("load", "log", "text"),
        ("check", "log", "text"),
        ("undo", "session", "a whole number"),
        ("view", "session", "a whole number"),
        ("close", "session", "a whole number"),
    ],
)
@pytest.mark.parametrize("value", [None, True, 1.0, [1]])
def test_a_part_of_another_kind_is_named(
    door: Door, verb: str, field: str, kind: str, value: object
) -> None:
    asked = {"session": 1, "seat": 1, "at": 0, "move": "turn", **HUNT, field: value}
    assert door.error(verb, **asked) == f"the request's {field!r} is not {kind}"


@pytest.mark.parametrize("session", [0, 3, -1, 10**30])
@pytest.mark.parametrize("verb", ["play", "undo", "redo", "view", "save", "close"])
def test_an_unknown_session_is_an_error(door: Door, verb: str, session: int) -> None:
    told = door.error(verb, session=session, seat=1, at=0, move="turn")
    assert told == f"there is no session {session}"


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "../games/tables/hunt"}, "there is no game '../games/tables/hunt'"),
        ({"options": {"size": 6}}, "size is 4 or 5, not '6'"),
        ({"options": {"size": True}}, "size is 4 or 5, not 'True'"),
        ({"options": {"width": 4}}, "hunt has no option 'width'"),
        ({"seats": 0}, "a game has at least one seat"),
        ({"seats": 9}, "hunt has at most 8 seats"),
        ({"seats": 10**30}, "hunt has at most 8 seats"),
        ({"seed": "5EED" * 16}, "a seed is 64 digits of 0-9 and a-f"),
        ({"seed": ""}, "a seed is 64 digits of 0-9 and a-f"),
    ],
)
def test_what_is_not_on_offer_cannot_be_started(
    door: Door, changes: dict[str, object], told: str
) -> None:
    assert told in door.error("new", **{**HUNT, **changes})


def test_boot_tells_the_build(door: Door, lexicon: Lexicon) -> None:
    boot = door.ok("boot")
    assert boot["words"] == lexicon.digest[:16]
    assert [table["game"] for table in boot["tables"]] == [
        *("hunt", "classic", "fair-hunt", "fair-classic", "crossword", "heist", "null")
    ]
    for plain, fair in zip(boot["tables"][:2], boot["tables"][2:4], strict=True):
        assert (plain["options"], plain["per_seat"]) == (
            *(fair["options"], fair["per_seat"]),
        )
        assert plain["rules"] != fair["rules"]
    assert boot["tables"][0]["options"] == {
        "size": [4, 5],
        "min": [3, 4],
        "seconds": [180, 90],
    }
    assert boot["tables"][0]["per_seat"] == {}
    assert boot["tables"][1]["per_seat"] == {
        "minimums": [3, 4, 5],
        "teams": [1, 2, 3, 4],
    }


def test_a_refused_move_is_told_by_its_code_and_changes_nothing(door: Door) -> None:
    before = door.logs()
    for at, move, code in [
        (0, "claim 0-1-2", "not_running"),
        (0, "dance", "not_understood"),
        (10**30, "turn", "not_understood"),
        (-1, "turn", "clock_went_back"),
    ]:
        assert door.refused("play", session=1, seat=1, at=at, move=move) == code
    assert door.refused("play", session=1, seat=3, at=0, move="turn") == "no_such_seat"
    assert door.refused("undo", session=1) == "nothing_to_undo"
    assert door.refused("redo", session=1) == "nothing_to_redo"
    assert door.logs() == before


def test_play_undo_redo(door: Door) -> None:
    turned = door.ok("play", session=1, seat=2, at=0, move="turn")
    assert turned["view"]["seat"] == 2
    assert turned["view"]["phase"] == "hunting"
    assert door.ok("save", session=1)["log"] == turned["log"]
    assert door.ok("undo", session=1)["view"]["phase"] == "waiting"
    assert door.ok("redo", session=1)["log"] == turned["log"]


def test_each_seat_asks_for_its_own_view(door: Door) -> None:
    door.ok("play", session=1, seat=2, at=0, move="turn")
    assert door.ok("view", session=1, seat=1)["view"]["cells"] is None
    assert len(door.ok("view", session=1, seat=2)["view"]["cells"]) == 16
    assert door.ok("view", session=1, seat=None)["view"]["seat"] is None
    assert door.ok("view", session=1)["view"]["seat"] is None
    for seat in (0, 3, -1):
        told = door.error("view", session=1, seat=seat)
        assert told == f"there is no seat {seat}"


def test_a_loaded_log_goes_on(door: Door) -> None:
    saved = door.ok("play", session=1, seat=1, at=0, move="turn")["log"]
    loaded = door.ok("load", log=saved)
    assert loaded["log"] == saved
    other = loaded["session"]
    assert other == 3
    door.ok("play", session=other, seat=2, at=0, move="turn")
    assert door.ok("save", session=1)["log"] == saved


def test_a_check_verifies_a_log_and_keeps_nothing(door: Door, lexicon: Lexicon) -> None:
    played = walk(started("hunt", lexicon), [0, 1, 2, 500, 501])
    checked = door.ok("check", log=played.save())
    assert checked["lines"] == len(played.log.lines)
    assert checked["digest"] == played.log.digest
    assert checked["view"] == json.loads(json.dumps(played.view(None)))
    assert door.ok("new", **NULL)["session"] == 3


@pytest.mark.parametrize("verb", ["load", "check"])
def test_a_log_of_another_build_is_refused(door: Door, verb: str) -> None:
    for name, told in [("rules", "other rules"), ("words", "another word list")]:
        text = with_header(door.logs()[0], **{name: "0123456789abcdef"})
        assert told in door.error(verb, log=text)


@pytest.mark.parametrize("verb", ["load", "check"])
@pytest.mark.parametrize("game", ["chess", "../games/tables/hunt", "\ud800"])
def test_a_log_of_a_game_that_is_not_here_is_refused(
    door: Door, verb: str, game: str
) -> None:
    text = door.logs()[0].replace("game hunt", f"game {game}")
    assert "line " in door.error(verb, log=text)


def test_a_changed_log_is_refused_by_its_line(door: Door) -> None:
    saved = door.ok("play", session=1, seat=1, at=0, move="turn")["log"]
    changed = saved.replace("turn", "turm")
    assert door.error("check", log=changed).startswith("line 10: the digest")


def test_so_many_games_may_be_open_and_no_more(door: Door) -> None:
    for number in range(3, MOST_SESSIONS + 1):
        assert door.ok("new", **NULL)["session"] == number
    told = f"{MOST_SESSIONS} games are open; close one first"
    assert door.error("new", **NULL) == told
    assert door.error("load", log=door.logs()[0]) == told
    assert door.ok("close", session=2) == {"session": 2}
    assert door.ok("new", **NULL)["session"] == MOST_SESSIONS + 1


def test_replies_are_as_the_protocol_declares(door: Door) -> None:
    entries = [
        *((1, 1, 0, "turn"), (1, 2, 0, "turn"), (1, 1, LATE, "out")),
        *((1, 2, LATE, "out"), (2, 1, 0, "done")),
    ]
    for session, seat, at, move in entries:
        played = door.say("play", session=session, seat=seat, at=at, move=move)
        assert is_as_declared(played, protocol.Reply)
        assert is_as_declared(played["ok"], protocol.Played)
        seen = door.ok("view", session=session, seat=None)
        assert is_as_declared(seen, protocol.Seen)
        assert is_as_declared(door.ok("save", session=session), protocol.Saved)
        checked = door.ok("check", log=played["ok"]["log"])
        assert is_as_declared(checked, protocol.Checked)
    assert door.ok("view", session=1, seat=1)["view"]["reveal"] is not None
    assert is_as_declared(door.ok("boot"), protocol.Boot)
    assert is_as_declared(door.say("undo", session=9), protocol.Failed)
    assert is_as_declared(door.say("redo", session=1), protocol.Refused)
    assert is_as_declared(door.ok("close", session=2), protocol.Closed)
