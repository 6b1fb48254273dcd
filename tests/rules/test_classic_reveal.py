"""Rules C5 to C8 and C10: writing anything, reading aloud, teams."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexigrid.games.hunt_judge import Judgement, judge
from lexigrid.games.hunt_state import Claimed
from lexigrid.games.hunt_table import HuntTable
from tests.rounds import GRID, LEXICON, SAND, Classic, claim

GOOD = ("care", "cares", "quit", "quiet", "quite", "dogs", "gites", "car", "dog")
BAD = ("zebra", "tet", "qi", "xxxx", "cart")


def test_c10_what_is_written_is_checked_at_the_reveal_only() -> None:
    hunt = Classic(anything=True).turned().wrote("zebra cart tet ca care")
    assert [one["word"] for one in hunt.view(1)["claims"]] == [
        *("zebra", "cart", "tet", "ca", "care")
    ]
    words = hunt.ended().reveal()["lists"][0]["words"]
    assert [(one["word"], one["struck"], one["points"]) for one in words] == [
        ("zebra", "not_on_the_grid", 0),
        ("cart", "not_in_list", 0),
        ("tet", "too_short", 0),
        ("ca", "too_short", 0),
        ("care", None, 1),
    ]
    assert words[-1]["path"] == [0, 1, 2, 3]


def test_c10_the_first_reason_is_told() -> None:
    hunt = Classic(minimums=(3,), anything=True).turned()
    hunt.wrote("xq zzz tet qui").play(1, 9, claim("cat"), "claim 0-1-4").ended()
    words = hunt.reveal()["lists"][0]["words"]
    assert [(one["word"], one["struck"]) for one in words] == [
        ("xq", "too_short"),  # rather than not on the grid
        ("zzz", "not_on_the_grid"),  # rather than not in the list
        ("tet", "not_in_list"),
        ("qui", "not_in_list"),
        ("cat", None),
        ("cax", "not_in_list"),
    ]


def test_c10_the_same_word_twice_is_refused_at_once() -> None:
    hunt = Classic(2, anything=True).turned().play(1, 1, claim("care"), "write zebra")
    for move in ("write care", "claim 0-1-2-6", "write zebra"):
        assert hunt.refusal(1, 2, move) == "already_claimed"
        assert move == "claim 0-1-2-6" or hunt.refusal(2, 2, move) is None


@pytest.mark.parametrize(
    ("at", "move", "code"),
    [
        (1, "claim 0-2", "not_a_path"),
        (SAND, "write care", "time_is_up"),
        (1, "claim 0-1", None),
        (1, "write a", None),
    ],
)
def test_c10_what_is_refused_even_so(at: int, move: str, code: str | None) -> None:
    assert Classic(anything=True).turned().refusal(1, at, move) == code


def test_c10_without_write_anything_a_word_needs_its_path() -> None:
    assert Classic().turned().refusal(1, 1, "write care") == "write_is_off"
    assert Classic().refusal(1, 1, "write care") == "not_running"


def test_c10_the_same_bad_word_is_struck_on_both_lists_and_not_cancelled() -> None:
    shown = Classic(2, anything=True).turned().wrote("zebra", "zebra").ended().reveal()
    for seat in shown["lists"]:
        (word,) = seat["words"]
        assert (word["struck"], word["others"]) == ("not_on_the_grid", [])
    assert shown["cancelled"] == []


def test_c10_a_word_too_short_for_one_crosses_off_nobodys() -> None:
    hunt = Classic(2, minimums=(5, 3), anything=True).turned()
    shown = hunt.wrote("care quiet", "care").ended().reveal()
    assert [seat["points"] for seat in shown["lists"]] == [2, 1]
    assert shown["cancelled"] == []


def test_c10_what_is_struck_was_not_found() -> None:
    hunt = Classic(2, minimums=(5, 4), anything=True).turned()
    shown = hunt.wrote("care zebra", "dogs").ended().reveal()
    assert shown["found_words"] == 1
    assert "care" in [one["word"] for one in shown["missed"]]


def test_c5_reading_starts_left_of_the_shaker() -> None:
    hunt = Classic(3, shaker=2, anything=True).turned()
    hunt.wrote("care dogs", "quiet care", "dogs zebra quit").ended()
    assert hunt.reveal()["reading"] == [
        {"seat": 3, "word": "dogs", "crossed": [1, 3]},
        {"seat": 3, "word": "zebra", "crossed": [3]},
        {"seat": 3, "word": "quit", "crossed": []},
        {"seat": 1, "word": "care", "crossed": [1, 2]},
        # dogs was crossed off seat 1's list, and care off seat 2's
        {"seat": 2, "word": "quiet", "crossed": []},
    ]


def test_c6_singular_and_plural_are_two_words() -> None:
    hunt = Classic(2, minimums=(3, 3)).turned().claimed("dog", "dogs").ended()
    assert [seat["points"] for seat in hunt.reveal()["lists"]] == [1, 1]


def test_c7_qu_counts_two_letters_toward_the_minimum() -> None:
    hunt = Classic().turned()
    assert hunt.refusal(1, 1, claim("quit")) is None


def teams_of(*moments: str) -> Classic:
    """Play seats 1 and 2 against 3; each text is words with moments, `care@5`."""
    hunt = Classic(3, teams=(1, 1, 2), minimums=(3, 3, 3)).turned()
    for seat, words in enumerate(moments, start=1):
        for part in words.split():
            word, _, at = part.partition("@")
            hunt.play(seat, int(at), claim(word))
    return hunt.ended()


def test_c8_a_teams_word_counts_once_for_the_member_who_claimed_it_first() -> None:
    shown = teams_of("care@9 quit@20", "care@5", "dogs@1").reveal()
    first, second, _ = shown["lists"]
    assert (first["points"], second["points"]) == (1, 1)
    told = {key: first["words"][0][key] for key in ("points", "credited", "others")}
    assert told == {"points": 0, "credited": 2, "others": []}
    assert second["words"][0]["credited"] == 2
    assert shown["teams"] == [
        {"team": 1, "seats": [1, 2], "points": 2},
        {"team": 2, "seats": [3], "points": 1},
    ]
    assert (shown["winning_teams"], shown["winners"]) == ([1], [1, 2])
    assert shown["draw"] is False
    assert {"seat": 2, "word": "care", "crossed": [1]} in shown["reading"]


def test_c8_at_the_same_moment_the_lower_seat_is_credited() -> None:
    shown = teams_of("care@5", "care@5", "").reveal()
    assert [seat["points"] for seat in shown["lists"]] == [1, 0, 0]


def test_c8_a_word_of_two_teams_is_crossed_off_for_all() -> None:
    shown = teams_of("care@1", "care@2", "care@3").reveal()
    assert shown["cancelled"] == ["care"]
    words = [seat["words"][0] for seat in shown["lists"]]
    assert [one["others"] for one in words] == [[2, 3], [1, 3], [1, 2]]
    assert [one["credited"] for one in words] == [None] * 3


def test_c8_h16_a_tie_of_teams_goes_to_the_longer_word() -> None:
    shown = teams_of("car@1", "cat@2", "quiet@3").reveal()
    assert [team["points"] for team in shown["teams"]] == [2, 2]
    assert (shown["winning_teams"], shown["winners"]) == ([2], [3])


def test_c8_h16_equal_teams_share_the_draw() -> None:
    shown = teams_of("care@1", "", "quit@3").reveal()
    assert (shown["winning_teams"], shown["winners"]) == ([1, 2], [1, 2, 3])
    assert shown["draw"] is True


words_of = st.lists(st.sampled_from([*GOOD, *BAD]), unique=True, max_size=8)
seats_of = st.lists(
    st.tuples(words_of, st.sampled_from([3, 4, 5]), st.integers(0, 3)),
    min_size=2,
    max_size=5,
)


def judged(seats: list[tuple[list[str], int, int]], *, teams: bool) -> Judgement:
    """Judge seats of words, minimum and team, each word claimed at its place."""
    numbers = sorted({team for _, _, team in seats})
    minimums = tuple(minimum for _, minimum, _ in seats)
    sides = tuple(numbers.index(team) + 1 for _, _, team in seats)
    table = HuntTable(4, min(minimums), 180, (), 0, minimums=minimums)
    if teams and len(numbers) > 1:
        table = HuntTable(4, min(minimums), 180, (), 0, None, minimums, sides)
    lists = [
        # Moments differ between seats, so that no order of seats decides.
        [Claimed(word, (), 1000 * at + hash_of(words)) for at, word in enumerate(words)]
        for words, _, _ in seats
    ]
    return judge(lists, table, LEXICON, GRID)


def hash_of(words: list[str]) -> int:
    """Return a small number that goes with a list, not with its seat."""
    return sum(map(ord, "".join(words))) % 1000


@given(seats_of)
def test_h15_points_do_not_depend_on_the_order_of_seats(
    seats: list[tuple[list[str], int, int]],
) -> None:
    there = judged(seats, teams=False).score
    back = judged(seats[::-1], teams=False).score
    assert there.points == back.points[::-1]
    assert there.cancelled == back.cancelled


@given(seats_of)
def test_c8_team_points_do_not_depend_on_the_order_of_seats(
    seats: list[tuple[list[str], int, int]],
) -> None:
    there = judged(seats, teams=True).score
    back = judged(seats[::-1], teams=True).score
    assert there.team_points == back.team_points
    assert there.cancelled == back.cancelled


@given(seats_of, st.booleans())
def test_c8_c10_every_word_is_struck_cancelled_credited_or_kept(
    seats: list[tuple[list[str], int, int]], teams: bool
) -> None:
    judgement = judged(seats, teams=teams)
    kept = [word for words in judgement.score.unique for word in words]
    assert len(kept) == len(set(kept))  # a word counts once, whoever had it
    for seat, (words, minimum, _) in enumerate(seats, start=1):
        for word in words:
            bad = word in BAD or len(word) < minimum
            assert (word in judgement.struck[seat - 1]) == bad
            if not bad:
                assert (word in kept) != (word in judgement.score.cancelled)


@given(seats_of)
def test_c8_what_a_word_short_for_one_seat_does_to_others_is_nothing(
    seats: list[tuple[list[str], int, int]],
) -> None:
    # Handicap filters before crossing off: without the words struck, all is the same.
    judgement = judged(seats, teams=True)
    clean = [
        ([word for word in words if word not in bad], minimum, team)
        for (words, minimum, team), bad in zip(seats, judgement.struck, strict=True)
    ]
    table = HuntTable(
        4, 3, 180, (), 0, None, tuple(s[1] for s in seats), judgement.score.teams
    )
    kept = [
        [claim for claim in own if claim.word in words]
        for own, (words, _, _) in zip(judgement.lists, clean, strict=True)
    ]
    assert judge(kept, table, LEXICON, GRID).score == judgement.score


@given(own=words_of, one=words_of, other=words_of)
def test_h12_c10_what_others_write_changes_nothing_that_a_seat_sees(
    own: list[str], one: list[str], other: list[str]
) -> None:
    seen = []
    for theirs in (one, other):
        hunt = Classic(2, anything=True, teams=(1, 2)).turned()
        hunt.wrote(" ".join(own), " ".join(theirs))
        seen.append([hunt.view(1), hunt.view(None)])
        hunt.play(1, SAND, "out")
        seen[-1] += [hunt.view(1), hunt.view(None)]
    assert seen[0] == seen[1]
