"""The lines of a round between friends: their order, their forms, what they show."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexigrid import session
from lexigrid.lexicon import Lexicon
from lexigrid.session import Session
from tests.fair_table import HUNT, friends, honest, laid, lists, outcomes, with_second
from tests.friends import LIMIT, Hand, play

few = settings(max_examples=20)

# What may stand where


def kinds(hands: Sequence[Hand]) -> list[str]:
    """Return the first words of a round's lines."""
    return [line.move.split(" ")[0] for line in friends(len(hands)).lines(hands)]


def test_the_order_of_the_lines(lexicon: Lexicon) -> None:
    hands = [Hand(lists(lexicon)[0][:1]), Hand(late=True), Hand(seals=2)]
    assert kinds(hands) == [
        *("room", "deal", "deal"),
        *("key",) * 3,
        *("promise",) * 3,
        *("nonce",) * 3,
        *("seal", "seal", "seal", "close", "late"),
        *("claim", "open", "open", "open", "end"),
    ]


def test_no_two_lines_may_change_places(lexicon: Lexicon) -> None:
    hands = with_second(lexicon, seals=2)
    lines = friends().lines([*hands[:2], replace(hands[2], late=True)])
    for at in range(len(lines) - 1):
        one, other = lines[at : at + 2]
        swapped = [*lines[:at], other, one, *lines[at + 2 :]]
        if one.move.startswith("claim") and other.move.startswith("claim"):
            code = outcomes(play(laid(lexicon), swapped))[one.seat - 1]
            assert code in {"altered_list", "two_lists", "late_seal"}
        else:
            with pytest.raises(ValueError, match="refused"):
                play(laid(lexicon), swapped)


@few
@given(data=st.data())
def test_no_other_order_of_the_lines_is_that_round(
    lexicon: Lexicon, data: st.DataObject
) -> None:
    lines = friends().lines(honest(lexicon))
    shuffled = data.draw(st.permutations(lines))
    try:
        played = play(laid(lexicon), shuffled)
    except ValueError:
        return
    assert shuffled == lines or any(outcomes(played))


def test_no_line_may_be_left_out_or_said_again(lexicon: Lexicon) -> None:
    lines = friends().lines(honest(lexicon))
    for at, line in enumerate(lines):
        without = [*lines[:at], *lines[at + 1 :]]
        again = [*lines[:at], line, *lines[at:]]
        for changed in (without, again):
            try:
                played = play(laid(lexicon), changed)
            except ValueError:
                continue
            assert played.result() is None or outcomes(played)[line.seat - 1]


def test_every_line_has_its_moment_but_claims(lexicon: Lexicon) -> None:
    lines = friends().lines(honest(lexicon))
    for at, line in enumerate(lines):
        if line.move.startswith("claim"):
            continue
        played = play(laid(lexicon), lines[:at])
        for moment in (line.at + 1, LIMIT - line.at):
            refused = played.submit(line.seat, moment, line.move)
            assert refused
            assert refused.code == "wrong_moment"


def code_of(played: Session, seat: int, at: int, move: str) -> str | None:
    """Return why a line cannot stand there."""
    refused = played.submit(seat, at, move)
    return refused.code if refused else None


def test_same_key_when_two_seats_have_one(lexicon: Lexicon) -> None:
    room, *deal, key = list(friends().beginning())[:4]
    played = play(laid(lexicon), [room, *deal, key])
    assert code_of(played, 2, 0, key.move) == "same_key"


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_nonce_does_not_fit_when_another_was_promised(
    lexicon: Lexicon, seat: int
) -> None:
    lines = list(friends().beginning())
    at = len(lines) - 4 + seat
    played = play(laid(lexicon), lines[:at])
    other = lines[at].move.replace(friends().friends[seat - 1].nonce, "0" * 64)
    assert code_of(played, seat, 0, other) == "nonce_does_not_fit"


@pytest.mark.parametrize("spoilt", ["room", "turn", "deal"])
def test_a_promise_is_for_one_deal_of_one_round_in_one_room(
    lexicon: Lexicon, spoilt: str
) -> None:
    table, other = friends(), friends()
    setattr(other, spoilt, {"turn": "3.2", "room": "0" * 32}.get(spoilt, "0" * 64))
    lines = list(other.beginning())
    lines[0] = next(table.beginning())
    with pytest.raises(ValueError, match="nonce_does_not_fit"):
        play(laid(lexicon), lines)


def test_seed_does_not_fit_when_the_nonces_give_another(lexicon: Lexicon) -> None:
    played = session.new("fair-hunt", HUNT, 3, "5a" * 32, lexicon)
    *lines, last = friends().beginning()
    play(played, lines)
    assert code_of(played, 3, 0, last.move) == "seed_does_not_fit"


def test_a_second_seal_is_another_and_stands_in_order(lexicon: Lexicon) -> None:
    table = friends()
    begun = [*table.beginning()]
    first = table.said(1, "seal", "5" * 64)
    for data, n, code in [
        ("5" * 64, None, "same_again"),
        ("6" * 64, first_number(first.move) - 1, "out_of_order"),
        ("4" * 64, first_number(first.move), "out_of_order"),
        ("6" * 64, first_number(first.move), None),
        ("4" * 64, first_number(first.move) + 1, None),
    ]:
        played = play(laid(lexicon), [*begun, first])
        second = table.said(1, "seal", data, n=n)
        assert code_of(played, 1, LIMIT, second.move) == code
    third = table.said(1, "seal", "7" * 64)
    assert code_of(played, 1, LIMIT, third.move) == "out_of_order"


def first_number(move: str) -> int:
    """Return the number of a signed line's entry."""
    return int(move.split(" ")[2])


def test_a_second_list_is_another_and_stands_in_order(lexicon: Lexicon) -> None:
    table = friends()
    played = play(laid(lexicon), table.beginning())
    assert played.submit(1, LIMIT, "close") is None
    salt = "5" * 32
    play(played, table.opened(1, ["5:1-2"], salt))
    again = list(table.opened(1, ["5:1-2"], salt))
    assert played.submit(1, 5, again[0].move) is None
    assert code_of(played, 1, LIMIT, again[1].move) == "same_again"
    lower = table.said(1, "open", "4" * 32, n=3)
    assert code_of(played, 1, LIMIT, lower.move) == "out_of_order"
    play(played, table.opened(1, (), "4" * 32))
    assert code_of(played, 1, 5, "claim 1-2") == "out_of_order"


def test_already_sealed_when_a_late_seal_comes_as_well(lexicon: Lexicon) -> None:
    table = friends()
    begun = [*table.beginning(), table.said(1, "seal", "5" * 64)]
    played = play(laid(lexicon), begun)
    assert played.submit(1, LIMIT, "close") is None
    late = table.said(1, "late", "6" * 64)
    assert code_of(played, 1, LIMIT, late.move) == "already_sealed"
    late = table.said(2, "late", "6" * 64)
    assert code_of(played, 2, LIMIT, late.move) is None


def test_round_is_over_when_all_is_said(lexicon: Lexicon) -> None:
    lines = friends().lines(honest(lexicon))
    played = play(laid(lexicon), lines)
    for line in lines:
        assert code_of(played, line.seat, line.at, line.move) == "round_is_over"
    assert played.game.to_act(played.state) == frozenset()


SIGNATURE = "A" * 86


@pytest.mark.parametrize(
    "text",
    [
        *("turn", "out", "lift", "abandon", "close ", "end 1", "claim 0-", "write Ab"),
        *("room", f"room {'0' * 32} 1.1", f"room {'0' * 31}g 1.1 {'0' * 64}"),
        *(f"room {'0' * 32} 0.1 {'0' * 64}", f"room {'0' * 32} 1.01 {'0' * 64}"),
        *("deal", "deal ", f"deal {'A' * 181}", "deal \u00e9", "deal \t"),
        *(f"key {'A' * 87}", f"key B{'A' * 85}B", f"key B{'A' * 85}", "key"),
        *(f"seal {'0' * 63} 1 {SIGNATURE}", f"seal {'0' * 64} 0 {SIGNATURE}"),
        *(f"seal {'0' * 64} 01 {SIGNATURE}", f"seal {'A' * 64} 1 {SIGNATURE}"),
        *(f"seal {'0' * 64} 1 {'A' * 85}B", f"seal {'0' * 64} 1 {'A' * 87}"),
        *(f"seal {'0' * 64} 10000 {SIGNATURE}", f"open {'0' * 64} 1 {SIGNATURE}"),
        *(f"excuse {'0' * 64} 1 {SIGNATURE}", f"seal  {'0' * 64} 1 {SIGNATURE}"),
        f"seal {'0' * 64} 1 {SIGNATURE}\n",
    ],
)
def test_other_texts_are_not_understood(lexicon: Lexicon, text: str) -> None:
    assert code_of(laid(lexicon), 1, 0, text) == "not_understood"


# What is seen before


def test_nobody_sees_a_word_before_all_is_said(lexicon: Lexicon) -> None:
    lines = friends().lines(honest(lexicon))
    played, empty = laid(lexicon), laid(lexicon)
    begun = len(list(friends().beginning()))
    for number, line in enumerate(lines):
        for seat in (None, 1, 2, 3):
            shown = played.view(seat)
            assert (shown["fair"], shown["reveal"], shown["claims"]) == (None, None, [])
            assert shown == empty.view(seat)
            sees = number >= begun and seat is not None
            assert (shown["cells"] is not None) == sees
        assert played.result() is None
        play(played, [line])
        if number < begun:
            play(empty, [line])
    assert outcomes(played) == [None, None, None]


def test_the_glass_runs_from_the_last_nonce_on(lexicon: Lexicon) -> None:
    lines = friends().lines(honest(lexicon))
    begun = len(list(friends().beginning()))
    phases = [
        play(laid(lexicon), lines[:upto]).view(None)["phase"]
        for upto in (0, begun - 1, begun, len(lines) - 1, len(lines))
    ]
    assert phases == ["waiting", "waiting", "hunting", "hunting", "over"]


# What holds for every game


def test_on_the_way_all_that_holds_for_every_game_holds(lexicon: Lexicon) -> None:
    table = friends()
    lines = table.lines(with_second(lexicon, seals=2, opens=2))
    played = laid(lexicon)
    stages = [(played.state, played.save())]
    positions = {played.game.position(played.state)}
    for line in lines:
        assert line.seat in played.game.to_act(played.state)
        moves = list(played.game.moves(played.state, line.seat))
        assert (str(moves[0]) == line.move) if line.move in {"close", "end"} else True
        play(played, [line])
        stages.append((played.state, played.save()))
        positions.add(played.game.position(played.state))
    assert len(positions) == len(stages)
    assert not any("\n" in position for position in positions)
    for stage in reversed(stages[:-1]):
        assert played.undo() is None
        assert (played.state, played.save()) == stage
    for stage in stages[1:]:
        assert played.redo() is None
        assert (played.state, played.save()) == stage
    loaded = session.load(played.save(), lexicon)
    assert (loaded.state, loaded.save()) == stages[-1]


def test_moves_are_what_needs_no_key(lexicon: Lexicon) -> None:
    played = laid(lexicon, 1)
    table = friends(1)
    assert list(played.game.moves(played.state, 1)) == []
    play(played, table.beginning())
    for expected in ("close", "end"):
        (move,) = played.game.moves(played.state, 1)
        assert str(move) == expected
        assert played.submit(1, LIMIT, expected) is None
    assert outcomes(played) == ["no_seal"]
