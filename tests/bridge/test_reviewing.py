"""Through the door: a finished crossword looked at again, turn by turn (X19)."""

from pathlib import Path

import pytest

from lexigrid import protocol_crossword
from lexigrid.bridge import Bridge
from lexigrid.lexicon import Lexicon
from tests.door import Door, is_as_declared
from tests.walks import SEED

GOLDEN = Path(__file__).parents[1] / "vectors" / "crossword_two.log"


@pytest.fixture
def door(lexicon: Lexicon) -> Door:
    """Open the door with a finished crossword (session 1) and a new one (2)."""
    opened = Door(Bridge(lexicon))
    opened.ok("load", log=GOLDEN.read_text("ascii"))
    opened.ok("new", game="crossword", options={}, seats=2, seed=SEED)
    return opened


def reviewed(door: Door, turn: int) -> list[dict[str, object]]:
    """Ask about a turn until the answer is done; return all answers."""
    told = [door.ok("review", session=1, turn=turn)]
    while not told[-1]["done"]:
        told.append(door.ok("review", session=1, turn=turn))
    return told


def test_hard_tells_what_it_would_have_played_with_that_rack(door: Door) -> None:
    turns = door.ok("view", session=1, seat=1)["view"]["turns"]
    for turn in (0, 1, len(turns) - 1):
        *_, best = reviewed(door, turn)
        assert is_as_declared(best, protocol_crossword.Reviewed)
        assert best["move"]
        played = turns[turn]
        if played["kind"] == "play":
            laid = {"?" if t.islower() else t for t in played["tiles"] if t != "."}
            assert laid <= set(str(best["rack"]))


def test_a_review_is_the_same_however_it_is_asked_for(door: Door) -> None:
    """Turns may be asked about in any order, and left halfway."""
    whole = reviewed(door, 3)[-1]
    door.ok("review", session=1, turn=5)
    assert reviewed(door, 3)[-1] == whole


def test_another_end_of_the_game_is_reviewed_anew(door: Door) -> None:
    view = door.ok("view", session=1, seat=None)["view"]
    last = len(view["turns"]) - 1
    reviewed(door, last)
    door.ok("undo", session=1)
    told = door.error("review", session=1, turn=last)
    assert told == "only a finished crossword is looked at again"


@pytest.mark.parametrize(
    ("session", "turn", "why"),
    [
        (1, -1, "there is no turn -1"),
        (1, 999, "there is no turn 999"),
        (2, 0, "only a finished crossword is looked at again"),
        (9, 0, "there is no session 9"),
    ],
)
def test_only_turns_of_a_finished_game_are_reviewed(
    door: Door, session: int, turn: int, why: str
) -> None:
    """While a game goes on Hard's view would be help, or show a hidden rack (X19)."""
    assert door.error("review", session=session, turn=turn) == why
