"""A round between friends: each outcome by its name, and what cannot be forged."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lexigrid import session
from lexigrid.lexicon import Lexicon
from lexigrid.session import Session
from tests.fair_table import (
    HUNT,
    finished,
    friends,
    honest,
    laid,
    lists,
    outcomes,
    with_second,
)
from tests.friends import LIMIT, Friends, Hand, paths, play

CLASSIC: dict[str, object] = {
    "teams": [1, 2, 1],
    "minimums": [4, 5, 3],
    "anything": 1,
    "shaker": 2,
}
few = settings(max_examples=20)


def on_one_device(
    game: str,
    options: dict[str, object],
    seed: str,
    hands: Sequence[Hand],
    lexicon: Lexicon,
) -> Session:
    """Play the same lists as a hunt on one device."""
    played = session.new(game, options, len(hands), seed, lexicon)
    view: Any = played.view(None)
    if view["shaker"]:
        assert played.submit(view["shaker"], 0, "lift") is None
    table = Friends("any", len(hands))
    for seat, hand in enumerate(hands, start=1):
        *claims, _ = table.opened(seat, hand.listed, "0" * 32)
        assert played.submit(seat, 0, "turn") is None
        play(played, claims)
    for seat in range(1, len(hands) + 1):
        assert played.submit(seat, LIMIT, "out") is None
    return played


def check_counted_as(played: Session, other: Session) -> None:
    """Check that two rounds show and come to the same."""
    assert played.result() == other.result()
    for seat in (None, 1, 2):
        shown = {**played.view(seat)}
        assert shown.pop("fair")
        assert shown == other.view(seat)


def test_an_honest_round_counts_as_one_on_one_device(lexicon: Lexicon) -> None:
    hands = honest(lexicon)
    played = finished(lexicon, hands)
    assert outcomes(played) == [None, None, None]
    view: Any = played.view(1)
    assert (view["game"], len(view["reveal"]["cancelled"])) == ("hunt", 6)
    check_counted_as(
        played, on_one_device("hunt", HUNT, friends().seed, hands, lexicon)
    )


def test_classic_with_teams_handicap_and_anything_counts_so_too(
    lexicon: Lexicon,
) -> None:
    table = friends()
    played = table.table("fair-classic", CLASSIC, lexicon)
    words = [word for word in played.state.hunt.solution.words if len(word) > 4]
    hands = [
        Hand((*paths(played, words[:5]), "6000=zzzz", "6000=of")),
        Hand((*paths(played, words[3:9]), "7000=zzzz", "179999=lexigrid")),
        Hand(paths(played, words[:3])),
    ]
    play(played, table.lines(hands))
    assert outcomes(played) == [None, None, None]
    other = on_one_device("classic", CLASSIC, table.seed, hands, lexicon)
    check_counted_as(played, other)
    view: Any = played.view(2)
    assert (view["game"], view["shaker"], view["lifted"]) == ("classic", 2, True)
    assert view["reveal"]["teams"][0]["seats"] == [1, 3]
    told = [word["struck"] for word in view["reveal"]["lists"][0]["words"]]
    assert {"too_short", "not_on_the_grid"} <= set(told)


def test_the_view_names_room_round_keys(lexicon: Lexicon) -> None:
    table = Friends("fair", 2, turn="12.345")
    played = table.table("fair-hunt", {"size": 5, "min": 4, "seconds": 90}, lexicon)
    table.limit = 90_000
    play(played, table.lines([Hand(), Hand()]))
    assert played.view(None)["fair"] == {
        "room": table.room,
        "round": 12,
        "attempt": 345,
        "keys": [friend.key for friend in table.friends],
        "outcomes": [None, None],
    }


# Each outcome by its name


def test_two_lists_when_a_seat_has_sealed_twice(lexicon: Lexicon) -> None:
    played = finished(lexicon, with_second(lexicon, seals=2))
    assert outcomes(played) == [None, "two_lists", None]


def test_two_lists_when_a_seat_has_sealed_twice_late(lexicon: Lexicon) -> None:
    played = finished(lexicon, with_second(lexicon, seals=2, late=True))
    assert outcomes(played) == [None, "two_lists", None]


def test_two_lists_when_a_seat_has_opened_two(lexicon: Lexicon) -> None:
    played = finished(lexicon, with_second(lexicon, opens=2))
    assert outcomes(played) == [None, "two_lists", None]


def test_two_lists_when_two_things_are_one_entry(lexicon: Lexicon) -> None:
    table, hands = friends(), honest(lexicon)
    lines = table.lines(hands)
    at = next(n for n, line in enumerate(lines) if line.move.startswith("seal"))
    sealed = table.seal(2, table.friends[1].salt, hands[1].listed)
    lines[at + 1] = table.said(2, "seal", sealed, n=1)  # its promise is entry 1
    assert outcomes(play(laid(lexicon), lines)) == [None, "two_lists", None]


def test_no_seal_when_a_seat_has_sent_nothing(lexicon: Lexicon) -> None:
    played = finished(lexicon, with_second(lexicon, seals=0, opens=0))
    assert outcomes(played) == [None, "no_seal", None]


@pytest.mark.parametrize("opens", [0, 1])
def test_late_seal_when_the_table_was_closed(lexicon: Lexicon, opens: int) -> None:
    played = finished(lexicon, with_second(lexicon, late=True, opens=opens))
    assert outcomes(played) == [None, "late_seal", None]


def test_unsealed_open_when_nothing_was_sealed(lexicon: Lexicon) -> None:
    played = finished(lexicon, with_second(lexicon, seals=0))
    assert outcomes(played) == [None, "unsealed_open", None]


def test_no_open_when_a_sealed_list_stays_shut(lexicon: Lexicon) -> None:
    played = finished(lexicon, with_second(lexicon, opens=0))
    assert outcomes(played) == [None, "no_open", None]


def test_altered_list_when_another_was_sealed(lexicon: Lexicon) -> None:
    listed = lists(lexicon)[1]
    for sealed in (listed[:-1], (), (*listed, "170000:0"), listed[::-1]):
        played = finished(lexicon, with_second(lexicon, sealed=sealed))
        assert outcomes(played) == [None, "altered_list", None]


def test_altered_list_when_it_is_another_seats_seal(lexicon: Lexicon) -> None:
    table, hands = friends(), honest(lexicon)
    hands[1] = replace(hands[0], salt=table.friends[0].salt)
    lines = table.lines(hands)
    stolen = table.seal(1, table.friends[0].salt, hands[0].listed)
    at = next(n for n, line in enumerate(lines) if line.move[:4] == "seal") + 1
    lines[at] = table.said(2, "seal", stolen, n=3)
    assert outcomes(play(laid(lexicon), lines)) == [None, "altered_list", None]


def test_reused_salt_when_a_lower_seat_has_it(lexicon: Lexicon) -> None:
    salt = friends().friends[0].salt
    played = finished(lexicon, with_second(lexicon, salt=salt))
    assert outcomes(played) == [None, "reused_salt", None]


@pytest.mark.parametrize(
    "taken", [{"late": True}, {"seals": 0}, {"seals": 2}, {"sealed": ("1:0",)}]
)
def test_a_salt_taken_after_it_was_shown_shames_only_the_taker(
    lexicon: Lexicon, taken: dict[str, Any]
) -> None:
    salt = friends().friends[2].salt
    played = finished(lexicon, with_second(lexicon, salt=salt, **taken))
    first, second, third = outcomes(played)
    assert (first, third) == (None, None)
    assert second in {"late_seal", "unsealed_open", "two_lists", "altered_list"}


@pytest.mark.parametrize(
    "moments", [(5000, 4999), (LIMIT,), (LIMIT + 1,), (9_999_999_999,)]
)
def test_clock_nonsense_when_time_falls_or_is_up(
    lexicon: Lexicon, moments: tuple[int, ...]
) -> None:
    paths_alone = [item.split(":")[1] for item in lists(lexicon)[1]]
    listed = [f"{at}:{path}" for at, path in zip(moments, paths_alone, strict=False)]
    played = finished(lexicon, with_second(lexicon, listed=listed))
    assert outcomes(played) == [None, "clock_nonsense", None]


def test_the_last_millisecond_and_equal_moments_are_sound(lexicon: Lexicon) -> None:
    one, other, *_ = [item.split(":")[1] for item in lists(lexicon)[1]]
    listed = [f"{LIMIT - 1}:{one}", f"{LIMIT - 1}:{other}"]
    played = finished(lexicon, with_second(lexicon, listed=listed))
    assert outcomes(played) == [None, None, None]


@pytest.mark.parametrize(
    "item",
    [
        pytest.param("9000:0-2", id="not_a_path"),
        pytest.param("9000:99-100", id="off the grid"),
        pytest.param("9000:0-1", id="too_short"),
        pytest.param("9000=stone", id="write_is_off"),
        pytest.param("9000:again", id="already_claimed"),
    ],
)
def test_impossible_word_when_the_hunt_refuses_it(lexicon: Lexicon, item: str) -> None:
    listed = lists(lexicon)[1]
    item = item.replace("again", listed[0].split(":")[1])
    played = finished(lexicon, with_second(lexicon, listed=(*listed, item)))
    assert outcomes(played) == [None, "impossible_word", None]


def test_impossible_word_when_no_list_has_it(lexicon: Lexicon) -> None:
    played = laid(lexicon)
    words = set(played.state.hunt.solution.words)
    grid = played.state.hunt.solution.grid
    rows = [(cell, cell + 1, cell + 2) for cell in (0, 1, 4, 5, 8, 9, 12, 13)]
    path = next(row for row in rows if "".join(grid[c] for c in row) not in words)
    item = "9000:" + "-".join(map(str, path))
    hands = with_second(lexicon, listed=(item,))
    assert outcomes(finished(lexicon, hands)) == [None, "impossible_word", None]


def test_the_first_outcome_that_applies_is_told(lexicon: Lexicon) -> None:
    salt = friends().friends[0].salt
    bad = ("5:0-2", "4:0-2", f"{LIMIT}:0-2")
    layers: list[tuple[dict[str, Any], str]] = [
        ({"listed": bad[:1]}, "impossible_word"),
        ({"listed": bad}, "clock_nonsense"),
        ({"listed": bad, "salt": salt}, "reused_salt"),
        ({"listed": bad, "salt": salt, "sealed": ()}, "altered_list"),
        ({"listed": bad, "salt": salt, "late": True}, "late_seal"),
        ({"listed": bad, "salt": salt, "late": True, "seals": 2}, "two_lists"),
        ({"listed": bad, "salt": salt, "seals": 0}, "unsealed_open"),
        ({"listed": bad, "salt": salt, "seals": 0, "opens": 2}, "two_lists"),
    ]
    for changes, code in layers:
        played = finished(lexicon, with_second(lexicon, **changes))
        assert outcomes(played) == [None, code, None]


# What a seat with an outcome is worth

tricks: st.SearchStrategy[dict[str, Any]] = st.sampled_from(
    [
        {},
        {"seals": 2},
        {"seals": 0, "opens": 0},
        {"late": True},
        {"seals": 0},
        {"opens": 0},
        {"sealed": ()},
        {"salt": "ab" * 16},
        {"listed": ("5:0-2",)},
        {"listed": ("500000:0-1-2",)},
    ]
)


@few
@given(st.lists(tricks, min_size=3, max_size=3))
def test_a_seat_with_an_outcome_scores_nothing_and_cancels_nobody(
    lexicon: Lexicon, played_tricks: list[dict[str, Any]]
) -> None:
    hands = [
        replace(hand, **trick)
        for hand, trick in zip(honest(lexicon), played_tricks, strict=True)
    ]
    played = finished(lexicon, hands)
    codes = outcomes(played)
    counted = [
        Hand() if code else hand for hand, code in zip(hands, codes, strict=True)
    ]
    other = on_one_device("hunt", HUNT, friends().seed, counted, lexicon)
    check_counted_as(played, other)
    result = played.result()
    assert result
    assert not any(
        points for points, code in zip(result.points, codes, strict=True) if code
    )
