"""Sessions of every game: submit, undo, redo, save, load."""

from dataclasses import replace
from time import perf_counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexigrid import log as logs
from lexigrid import session
from lexigrid.chance import Chance
from lexigrid.game import Entry, Refusal, Result
from lexigrid.lexicon import Lexicon
from lexigrid.log import Line, Log, LogError
from lexigrid.session import Session
from tests.walks import GAMES, LATE, SEED, started, walk, walks

every_game = pytest.mark.parametrize("game", GAMES)
few = settings(max_examples=25)
MOVES = ("turn", "out", "abandon", "done", "claim 0-1-2", "claim 0")


def told(played: Session) -> tuple[Any, str, str]:
    """Return all that a session is."""
    return played.state, played.save(), played.log.digest


@every_game
@few
@given(choices=walks)
def test_the_state_is_the_fold_of_the_log(
    lexicon: Lexicon, game: str, choices: list[int]
) -> None:
    played = walk(started(game, lexicon), choices)
    state = played.game.start(2, Chance.from_hex(SEED))
    for line in played.log.lines:
        move = played.game.parse(line.move)
        state = played.game.play(state, Entry(line.seat, line.at, move))
    assert state == played.state
    assert played.game.position(state) == played.game.position(played.state)


@every_game
@few
@given(choices=walks)
def test_what_is_saved_is_loaded(
    lexicon: Lexicon, game: str, choices: list[int]
) -> None:
    played = walk(started(game, lexicon), choices)
    loaded = session.load(played.save(), lexicon)
    assert told(loaded) == told(played)
    assert loaded.result() == played.result()
    assert [loaded.view(seat) for seat in (None, 1, 2)] == [
        played.view(seat) for seat in (None, 1, 2)
    ]


@every_game
@few
@given(choices=walks)
def test_undo_and_redo_restore(lexicon: Lexicon, game: str, choices: list[int]) -> None:
    played = walk(started(game, lexicon), choices)
    stages = [told(played)]
    while played.undo() is None:
        stages.append(told(played))
    assert stages[-1] == told(started(game, lexicon))
    for stage in reversed(stages[:-1]):
        assert played.redo() is None
        assert told(played) == stage
        assert session.load(played.save(), lexicon).state == played.state
    assert played.redo() == Refusal("nothing_to_redo")


@every_game
@few
@given(
    choices=walks,
    entry=st.tuples(
        st.integers(-1, 4),
        st.one_of(st.integers(-5, 20), st.just(LATE), st.just(10**10)),
        st.one_of(st.sampled_from(MOVES), st.text(max_size=12)),
    ),
)
def test_a_refused_entry_changes_nothing(
    lexicon: Lexicon, game: str, choices: list[int], entry: tuple[int, int, str]
) -> None:
    played = walk(started(game, lexicon), choices)
    before = told(played)
    lines = len(played.log.lines)
    if played.submit(*entry) is None:
        assert played.log.lines[lines:] == (Line(*entry),)
        assert session.load(played.save(), lexicon).state == played.state
    else:
        assert told(played) == before


@every_game
def test_nothing_to_undo_or_redo_at_first(lexicon: Lexicon, game: str) -> None:
    played = started(game, lexicon)
    assert played.undo() == Refusal("nothing_to_undo")
    assert played.redo() == Refusal("nothing_to_redo")


@every_game
def test_a_new_move_ends_what_could_be_redone(lexicon: Lexicon, game: str) -> None:
    played = walk(started(game, lexicon), [0, 1])
    played.undo()
    seat = max(played.game.to_act(played.state))
    move = next(played.game.moves(played.state, seat))
    assert played.submit(seat, 0, str(move)) is None
    assert played.redo() == Refusal("nothing_to_redo")


@every_game
def test_a_refused_move_leaves_what_can_be_redone(lexicon: Lexicon, game: str) -> None:
    played = walk(started(game, lexicon), [0])
    played.undo()
    assert played.submit(1, 0, "nonsense") == Refusal("not_understood")
    assert played.redo() is None


@every_game
@pytest.mark.parametrize("seat", [-1, 0, 3, 99])
def test_only_seats_at_the_table_may_move(
    lexicon: Lexicon, game: str, seat: int
) -> None:
    assert started(game, lexicon).submit(seat, 0, "turn") == Refusal("no_such_seat")


@every_game
@pytest.mark.parametrize(
    ("at", "code"), [(-1, "clock_went_back"), (logs.LATEST + 1, "not_understood")]
)
def test_a_moment_that_no_log_can_hold_is_refused(
    lexicon: Lexicon, game: str, at: int, code: str
) -> None:
    played = started(game, lexicon)
    seat = min(played.game.to_act(played.state))
    *_, move = played.game.moves(played.state, seat)
    assert played.submit(seat, at, str(move)) == Refusal(code)
    assert played.submit(seat, logs.LATEST, str(move)) is None


@every_game
def test_every_seat_that_may_act_has_a_move_and_no_other(
    lexicon: Lexicon, game: str
) -> None:
    played = walk(started(game, lexicon, seats=3), [0, 500])
    acting = played.game.to_act(played.state)
    for seat in (1, 2, 3):
        moves = list(played.game.moves(played.state, seat))
        assert bool(moves) == (seat in acting)


@every_game
def test_a_finished_game_has_a_result_and_nobody_to_act(
    lexicon: Lexicon, game: str
) -> None:
    played = started(game, lexicon)
    assert played.result() is None
    while acting := sorted(played.game.to_act(played.state)):
        *_, last = played.game.moves(played.state, acting[0])
        assert played.submit(acting[0], LATE, str(last)) is None
    # At the crossword's table, who is late twice has lost (X17).
    winners = {1} if game == "crossword" else {1, 2}
    assert played.result() == Result((0, 0), frozenset(winners))


def resigned(log: Log, line: int, changed: Line) -> str:
    """Write a log in which a line is another, with digests that fit."""
    lines = list(log.lines)
    lines[line] = changed
    return str(Log(log.header, tuple(lines)))


@pytest.mark.parametrize("ends", ["\n", "\r\n"])
@pytest.mark.parametrize(
    ("index", "changed", "why"),
    [
        (1, Line(1, 0, "turn"), "the move 'turn' is refused: already_turned"),
        (2, Line(3, 0, "turn"), "the move 'turn' is refused: no_such_seat"),
        (2, Line(1, 5, "jump"), "the move 'jump' is refused: not_understood"),
        (2, Line(1, 5, "out"), "the move 'out' is refused: sand_still_running"),
        (2, Line(1, 5, "claim 0-2"), "the move 'claim 0-2' is refused: not_a_path"),
    ],
)
def test_a_log_that_breaks_the_rules_is_refused_by_its_line(
    lexicon: Lexicon, ends: str, index: int, changed: Line, why: str
) -> None:
    played = walk(started("hunt", lexicon), [0, 1, 2, 3])
    text = resigned(played.log, index, changed).replace("\n", ends)
    with pytest.raises(LogError) as caught:
        session.load(text, lexicon)
    assert (caught.value.line, caught.value.why) == (10 + index, why)


@pytest.mark.parametrize(
    ("changes", "line", "why"),
    [
        ({"game": "chess"}, 2, "there is no game 'chess'"),
        ({"options": (("size", "6"),)}, 3, "size is 4 or 5, not '6'"),
        ({"options": (("width", "4"),)}, 3, "hunt has no option 'width'"),
        ({"seats": 9}, 4, "hunt has at most 8 seats"),
        ({"rules": "0" * 16}, 6, "made under other rules (0000000000000000, here "),
        ({"words": "0" * 16}, 7, "made with another word list (0000000000000000, "),
    ],
)
def test_a_header_that_cannot_be_played_here_is_refused_by_its_line(
    lexicon: Lexicon, changes: dict[str, Any], line: int, why: str
) -> None:
    header = started("hunt", lexicon).log.header
    foreign = replace(header, **changes)
    with pytest.raises(LogError) as caught:
        session.load(str(Log(foreign)), lexicon)
    assert caught.value.line == line
    assert why in caught.value.why


@every_game
def test_the_same_seed_gives_the_same_game(lexicon: Lexicon, game: str) -> None:
    assert told(started(game, lexicon)) == told(started(game, lexicon))
    other = session.new(game, {}, 2, "1" * 64, lexicon)
    assert other.state != started(game, lexicon).state


def test_a_log_tells_the_options_that_were_left_out(lexicon: Lexicon) -> None:
    played = session.new("hunt", {"size": 5}, 1, SEED, lexicon)
    assert played.log.header.options == (
        ("min", "3"),
        ("seconds", "180"),
        ("size", "5"),
    )


def test_in_the_null_game_a_seat_says_it_once(lexicon: Lexicon) -> None:
    played = started("null", lexicon)
    assert played.submit(2, 0, "done") is None
    assert played.submit(2, 0, "done") == Refusal("not_your_turn")
    assert played.submit(1, 0, "done") is None


@given(other=st.integers(0, 9))
def test_the_null_game_shows_a_seat_its_own_luck_only(
    lexicon: Lexicon, other: int
) -> None:
    one = started("null", lexicon)
    luck = one.state.luck
    assert one.view(1) == {"game": "null", "waiting": [1, 2], "luck": luck[0]}
    assert one.view(None)["luck"] is None
    state = replace(one.state, luck=(luck[0], other))
    assert one.game.view(state, 1) == one.view(1)


def test_long_lists_are_played_and_read_while_one_waits(lexicon: Lexicon) -> None:
    """Eight seats write a thousand words each: far more than any round has."""
    options: dict[str, object] = {"anything": 1}
    played = session.new("classic", options, 8, SEED, lexicon)
    words = lexicon.words()[:: len(lexicon) // 8000][:8000]
    start = perf_counter()
    assert played.submit(1, 0, "lift") is None
    for seat in range(1, 9):
        assert played.submit(seat, 0, "turn") is None
        for word in words[seat - 1 :: 8]:
            assert played.submit(seat, 1, f"write {word}") is None
        assert played.submit(seat, LATE, "out") is None
    text = played.save()
    loaded = session.load(text, lexicon)
    assert loaded.save() == text
    assert loaded.view(None) == played.view(None)
    assert perf_counter() - start < 20
