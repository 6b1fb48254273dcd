"""Rule C9: matches."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexigrid.games.hunt_match import Match, match


@pytest.mark.parametrize(
    ("rounds", "target", "totals", "winner"),
    [
        ([], 50, (), None),
        ([[49, 10]], 50, (49, 10), None),
        ([[49, 10], [1, 3]], 50, (50, 13), 1),  # reaching it exactly is enough
        ([[45, 44], [6, 8]], 50, (51, 52), 2),  # both pass: the highest total
        ([[45, 44], [6, 7]], 50, (51, 51), None),  # equal: another round
        ([[45, 44], [6, 7], [0, 1]], 50, (51, 52), 2),
        ([[60, 60, 0], [0, 0, 70]], 50, (60, 60, 70), 3),
        ([[20]], 20, (20,), 1),
    ],
)
def test_c9(
    rounds: list[list[int]], target: int, totals: tuple[int, ...], winner: int | None
) -> None:
    assert match(rounds, target) == Match(totals, winner)
    assert match(rounds, target).is_over == (winner is not None)


@pytest.mark.parametrize("target", [-1, 0, 19, 501])
def test_c9_a_target_lies_between_20_and_500(target: int) -> None:
    with pytest.raises(ValueError, match=f"goes to 20 to 500 points, not {target}"):
        match([[1, 2]], target)


def test_c9_rounds_are_of_the_same_places_and_end_with_the_match() -> None:
    with pytest.raises(ValueError, match="round 2 has points for 1 places, not 2"):
        match([[1, 2], [3]], 50)
    with pytest.raises(ValueError, match="round 2 is played after place 1 had won"):
        match([[50, 2], [3, 3]], 50)


points = st.lists(st.integers(0, 40), min_size=3, max_size=3)


@given(st.lists(points, max_size=6), st.integers(20, 500))
def test_c9_the_winner_alone_is_highest_and_has_reached_the_target(
    rounds: list[list[int]], target: int
) -> None:
    for count in range(len(rounds) + 1):
        standing = match(rounds[:count], target)
        sums = [sum(column) for column in zip(*rounds[:count], strict=True)]
        assert list(standing.totals) == (sums or [])
        best = max(sums, default=0)
        has_won = best >= target and sums.count(best) == 1
        assert standing.winner == (sums.index(best) + 1 if has_won else None)
        if has_won:
            break
