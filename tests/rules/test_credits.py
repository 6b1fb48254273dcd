"""Credits: what finished games earn, and what a profile's entries come to (T20)."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from lexigrid.credit_questions import rates
from lexigrid.games.heist_credits import Earned, earned
from lexigrid.games.heist_state import Ending, HeistState
from lexigrid.games.tile_players import Player
from lexigrid.ledger import Awarded, Bought, Entered, Entry, Played, ledger
from lexigrid.lexicon import Lexicon
from tests.heists import Table

LONG = Lexicon.of(["catnap", "catnaps", "sprinkle"])
RATES = rates()


def seated(*racks: str, **options: object) -> Table:
    """Set a table whose list has long words."""
    table = Table(*racks, **options)  # type: ignore[arg-type]
    table.game = replace(table.game, lexicon=LONG)
    return table


def told(table: Table, *moves: str) -> list[Earned]:
    """Play moves, end the game as it stands, and return what it earned."""
    states: list[HeistState] = [table.state]
    states += [table.play(move).state for move in moves]
    states[-1] = replace(states[-1], ending=Ending.STUCK)
    result = table.game.result(states[-1])
    assert result
    return earned(states, result, table.game.table.rack)


def totals(*entries: Entry) -> list[int]:
    """Return the running totals."""
    return [line.total for line in ledger(entries, RATES)]


@pytest.mark.parametrize(
    ("letters", "credits"),
    [(4, 0), (5, 10), (6, 25), (7, 50), (8, 75), (9, 150), (10, 200), (17, 200)],
)
def test_t20_words_by_their_letters(letters: int, credits: int) -> None:
    assert RATES.word(letters) == credits


def test_t20_words_whole_racks_and_the_winner() -> None:
    table = seated("SPRINKLE", "ACNPTAEE")
    first = "lay 141S,142P,143R,144I,145N,146K,147L,148E"
    mine, other = told(table, first, "pass", "pass")
    assert mine == Earned(("sprinkle",), 1, "won")
    assert other == Earned()
    assert totals(Played("a", *vars(mine).values())) == [75, 200, 400]


def test_t20_a_word_made_longer_is_paid_to_who_made_it() -> None:
    table = seated("ACNPTAEE", "TYSCIIII")
    one, two = told(
        table, "lay 145C,146A,147T,148N,149A,150P", "lay 151S", "pass", "pass"
    )
    assert one.words == ("catnap",)
    assert two.words == ("catnaps",)


def test_t20_computer_players_earn_nothing_not_even_in_a_seat_taken_over() -> None:
    table = seated("SPRINKLE", "ACNPTAEE", "AAAAAAAA", players=[0, 0, 3])
    first = "lay 141S,142P,143R,144I,145N,146K,147L,148E"
    states = [table.state, table.play("leave", seat=1).state, table.play(first).state]
    states[-1] = replace(states[-1], ending=Ending.STUCK)
    result = table.game.result(states[-1])
    assert result
    assert earned(states, result, 8)[0] == Earned()


@pytest.mark.parametrize(
    ("scores", "standings"),
    [
        ((9, 5, 5, 1), ["won", "second", "second", None]),
        ((9, 9, 5, 1), ["won", "won", None, None]),
        ((1, 2, 9, 5), [None, None, "won", "second"]),
    ],
)
def test_t20_second_of_four(scores: Sequence[int], standings: list[str | None]) -> None:
    table = seated("A", "A", "A", "A").score(*scores)
    assert [one.standing for one in told(table)] == standings


def test_t20_of_three_nobody_is_second() -> None:
    table = seated("A", "A", "A").score(9, 5, 1)
    assert [one.standing for one in told(table)] == ["won", None, None]


def test_t20_a_computer_player_that_wins_or_is_second_earns_nothing() -> None:
    table = seated("A", "A", "A", "A", players=[3, 0, 0, 3]).score(9, 5, 1, 7)
    assert table.place(1).player is Player.HARD
    assert [one.standing for one in told(table)] == [None] * 4


def test_t20_t21_lines_have_reasons_and_a_total_derived_from_them() -> None:
    entries: list[Entry] = [
        Played("a", ("shortened", "sprinkle"), 1, "won"),
        Bought("tiles-walnut"),
        Entered("t"),
        Awarded("t", "winner"),
    ]
    lines = ledger(entries[:1], RATES)
    assert [(line.reason, line.what, line.credits, line.total) for line in lines] == [
        ("word", "shortened", 150, 150),
        ("word", "sprinkle", 75, 225),
        ("all_tiles", "", 125, 350),
        ("won", "", 200, 550),
    ]
    lines = ledger(entries, RATES)
    assert [line.entry for line in lines] == [0, 0, 0, 0, 1, 2, 3]
    assert lines[-1].credits == 6000


def test_t20_a_play_pays_once() -> None:
    with pytest.raises(ValueError, match="entry 2 is there already, as entry 1"):
        ledger([Played("a", ("shortened",)), Played("a", ("sprinkle",))], RATES)


def test_t20_credits_are_never_negative() -> None:
    lines = ledger(
        [Played("a", (), 1), Bought("tiles-walnut"), Played("b", (), 1)], RATES
    )
    assert [(line.credits, line.total) for line in lines] == [
        (125, 125),
        (-125, 0),
        (125, 125),
    ]


@pytest.mark.parametrize(
    ("entries", "why"),
    [
        ([Bought("tiles-gold")], "the store has no 'tiles-gold'"),
        ([Bought("tiles-sea"), Bought("tiles-sea")], "is there already"),
        ([Awarded("t", "winner")], "that was not entered"),
        ([Entered("t"), Awarded("u", "winner")], "that was not entered"),
    ],
)
def test_t21_t22_entries_that_cannot_be_are_refused(
    entries: list[Entry], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        ledger(entries, RATES)
