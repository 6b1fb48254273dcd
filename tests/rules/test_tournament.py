"""Tournaments: eight places, a knockout, lots between computer players (T22)."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexigrid.bundle import table
from lexigrid.chance import Chance
from lexigrid.tournament import FINAL, PLACES, Bracket, Game, Match, Terms, bracket

FIXED = table("credits")["tournament"]
TERMS = Terms(FIXED["computers"], FIXED["lots"])
CHANCE = Chance(bytes(range(32)))


def stands(
    people: int,
    games: Sequence[Game] = (),
    left: Sequence[int] = (),
    chance: Chance = CHANCE,
) -> Bracket:
    """Return how a tournament stands."""
    return bracket(people, chance, TERMS, games, left)


def next_of(standing: Bracket, place: int = 1) -> Match | None:
    """Return the match that a place plays next."""
    return next(
        (
            standing.matches[number - 1]
            for number in standing.open
            if place in standing.matches[number - 1].places
        ),
        None,
    )


def test_t22_eight_places_of_which_computer_players_take_the_free_ones() -> None:
    standing = stands(3)
    assert standing.players == (0, 0, 0, 2, 1, 3, 2, 1)
    first = [place for match in standing.matches[:4] for place in match.places]
    assert sorted(filter(None, first)) == list(range(1, PLACES + 1))
    assert stands(8).players == (0,) * PLACES
    assert len(stands(8).open) == 4


def test_t22_one_person_plays_three_games_to_win() -> None:
    games: list[Game] = []
    for _ in range(3):
        match = next_of(stands(1, games))
        assert match
        games.append(Game(match.number, 1))
    standing = stands(1, games)
    assert standing.open == ()
    assert standing.final.winner == 1
    assert games[-1].match == FINAL
    assert standing.final.loser in range(2, PLACES + 1)


def test_t22_who_loses_is_out_and_the_rest_draw_lots() -> None:
    match = next_of(stands(1))
    assert match
    other = next(place for place in match.places if place != 1)
    standing = stands(1, [Game(match.number, other)])
    assert standing.open == ()
    assert standing.final.winner not in {1, None}
    assert {match.how for match in standing.matches} == {"played", "lot"}


def test_t22_no_lot_is_drawn_before_the_first_round_is_over() -> None:
    standing = stands(1)
    assert [match.winner for match in standing.matches[4:]] == [None] * 3
    assert len(standing.open) == 1
    match = next_of(standing)
    assert match
    with pytest.raises(ValueError, match="not to be played"):
        stands(1, [Game(6 if match.number <= 2 else 5, 1)])


def test_t22_a_tie_is_played_again() -> None:
    match = next_of(stands(1))
    assert match
    games = [Game(match.number, None)] * 2
    again = next_of(stands(1, games))
    assert again
    assert (again.number, again.games) == (match.number, 2)
    assert (
        stands(1, [*games, Game(match.number, 1)]).matches[match.number - 1].winner == 1
    )


def test_t22_leaving_forfeits_what_is_to_be_played_and_nothing_before() -> None:
    match = next_of(stands(1))
    assert match
    won = [Game(match.number, 1)]
    standing = stands(1, won, [1])
    assert standing.matches[match.number - 1].winner == 1
    lost = [one for one in standing.matches if one.how == "left"]
    assert [one.loser for one in lost] == [1]
    assert standing.final.winner not in {1, None}


def test_t22_a_game_after_the_other_has_left_is_of_the_next_round() -> None:
    standing = stands(8)
    one, other = standing.matches[0].places
    assert one
    assert other
    three = standing.matches[1].places[0]
    assert three
    games = [Game(2, three)]
    after = stands(8, games, [other])
    assert after.matches[4].places == (one, three)
    assert stands(8, [*games, Game(5, three)], [other]).matches[4].winner == three


def test_t22_of_two_who_leave_the_first_has_lost() -> None:
    one, other = stands(8).matches[0].places
    assert one
    assert other
    assert stands(8, (), [one, other]).matches[0].winner == other
    assert stands(8, (), [other, one]).matches[0].winner == one


def test_t22_lots_fall_as_often_as_their_number_says() -> None:
    # 600 brackets, seeds fixed: Normal has four lots of five against Easy.
    won = met = 0
    for number in range(600):
        standing = stands(1, chance=Chance(number.to_bytes(32, "big")))
        for match in standing.matches[:4]:
            levels = {
                place: standing.players[place - 1] for place in match.places if place
            }
            if match.winner and sorted(levels.values()) == [1, 2]:
                met += 1
                won += levels[match.winner] == 2
    assert met > 200
    assert 74 * met < 100 * won < 86 * met


@pytest.mark.parametrize(
    ("games", "why"),
    [
        ([Game(5, 1)], "game 1 is of match 5, which was not to be played"),
        ([Game(8, 1)], "game 1 is of match 8"),
        ([Game(0, 1)], "game 1 is of match 0"),
    ],
)
def test_t22_a_game_that_was_not_to_be_played_is_refused(
    games: list[Game], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        stands(2, games)


def test_t22_a_winner_has_played() -> None:
    match = next_of(stands(1))
    assert match
    stranger = next(place for place in range(1, 9) if place not in match.places)
    with pytest.raises(ValueError, match=f"won by place {stranger}"):
        stands(1, [Game(match.number, stranger)])
    with pytest.raises(ValueError, match="game 2 is of match"):
        stands(1, [Game(match.number, 1)] * 2)


def test_t22_a_lot_is_not_played() -> None:
    lot = next(match for match in stands(1).matches if match.how == "lot")
    with pytest.raises(ValueError, match="not to be played"):
        stands(1, [Game(lot.number, lot.winner)])


@pytest.mark.parametrize("people", [0, 9])
def test_t22_one_to_eight_people_enter(people: int) -> None:
    with pytest.raises(ValueError, match="1 to 8 people"):
        stands(people)


@pytest.mark.parametrize("left", [[3], [1, 1], [0]])
def test_t22_only_people_leave_each_once(left: list[int]) -> None:
    with pytest.raises(ValueError, match="places 1 to 2 may leave"):
        stands(2, (), left)


@given(st.integers(1, 8), st.lists(st.integers(0, 11), max_size=20))
def test_t22_every_tournament_comes_to_an_end(people: int, choices: list[int]) -> None:
    games: list[Game] = []
    for choice in choices:
        standing = stands(people, games)
        if not standing.open:
            break
        match = standing.matches[standing.open[choice % len(standing.open)] - 1]
        # Some of the games are ties, and the bracket waits for another.
        games.append(Game(match.number, (*match.places, None)[choice % 3]))
    standing = stands(people, games)
    winners = [match.winner for match in standing.matches if match.winner]
    assert len(winners) == FINAL or standing.open
    losers = [match.loser for match in standing.matches if match.loser]
    assert len(set(losers)) == len(losers)
    done = stands(people, games, range(1, people + 1))
    assert done.open == ()
    assert done.final.winner
