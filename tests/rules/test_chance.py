"""Chance: repeatable, labelled, and fair (rule H3 rests on it)."""

from collections import Counter
from hashlib import sha256
from itertools import permutations
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lexigrid.chance import Chance

SEED = bytes(range(32))
CHANCE = Chance(SEED)


def words(seed: bytes, label: str, count: int) -> list[int]:
    """Return the first numbers of a label's stream, by the published recipe."""
    key = sha256(seed + label.encode()).digest()
    blocks = (sha256(key + bytes(7) + bytes([n])).digest() for n in range(count // 8))
    stream = b"".join(blocks)
    return [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 4 * count, 4)]


def test_draws_are_the_stream_of_seed_and_label_brought_below_the_bound() -> None:
    expected = [word % 6 for word in words(SEED, "('faces', 1)", 16)]
    assert list(CHANCE.draws(6, 16, "faces", 1)) == expected
    assert expected == [0, 0, 4, 2, 4, 5, 3, 4, 2, 1, 1, 1, 1, 0, 1, 4]


def test_a_shuffle_is_durstenfelds_from_the_end() -> None:
    stream = iter(words(SEED, "('cubes', 1)", 8))
    left = list("abcdef")
    for last in range(5, 0, -1):
        other = next(stream) % (last + 1)
        left[last], left[other] = left[other], left[last]
    assert "".join(CHANCE.shuffle("abcdef", "cubes", 1)) == "".join(left) == "cbdfea"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (("a", "b"), ("a, b",)),
        ((1,), ("1",)),
        (("a", 1), ("a", 2)),
        ((), ("",)),
    ],
)
def test_unlike_labels_give_unlike_draws(
    one: tuple[str | int, ...], other: tuple[str | int, ...]
) -> None:
    assert CHANCE.draws(1000, 8, *one) != CHANCE.draws(1000, 8, *other)


def test_unlike_seeds_give_unlike_draws() -> None:
    assert CHANCE.draws(1000, 8, "a") != Chance(bytes(32)).draws(1000, 8, "a")


def test_the_first_draws_do_not_depend_on_how_many_are_drawn() -> None:
    assert CHANCE.draws(6, 100, "a")[:7] == CHANCE.draws(6, 7, "a")


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_has_32_bytes(seed: bytes) -> None:
    with pytest.raises(ValueError, match="a seed has 32 bytes"):
        Chance(seed)


@pytest.mark.parametrize(
    "text", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "0x" + "0" * 62, "\u0660" * 64]
)
def test_a_seed_is_written_with_64_small_digits(text: str) -> None:
    with pytest.raises(ValueError, match="a seed is 64 digits"):
        Chance.from_hex(text)


@given(st.binary(min_size=32, max_size=32))
def test_a_seed_is_read_as_it_is_written(seed: bytes) -> None:
    assert Chance.from_hex(seed.hex()) == Chance(seed)


@pytest.mark.parametrize("bound", [0, -1, 2**32 + 1])
def test_a_bound_outside_the_stream_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="a bound lies between"):
        CHANCE.draws(bound, 1, "a")


@given(st.integers(1, 2**32))
def test_draws_stay_below_the_bound(bound: int) -> None:
    assert all(0 <= drawn < bound for drawn in CHANCE.draws(bound, 20, "bound"))


def within_four_sigma(seen: int, tries: int, share: float) -> bool:
    """Tell whether a count is likely for independent tries."""
    return abs(seen - tries * share) <= 4 * sqrt(tries * share * (1 - share))


def test_draws_are_fair() -> None:
    seen = Counter(CHANCE.draws(6, 100_000, "fair"))
    assert all(within_four_sigma(seen[face], 100_000, 1 / 6) for face in range(6))


def test_rejection_keeps_large_bounds_fair() -> None:
    # Without rejection every number below 2^30 would come twice as often here.
    drawn = CHANCE.draws(3 * 2**30, 20_000, "large")
    low = sum(number < 2**30 for number in drawn)
    assert within_four_sigma(low, 20_000, 1 / 3)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    seen = Counter(CHANCE.shuffle("abcd", "order", n) for n in range(24_000))
    orders = list(permutations("abcd"))
    assert all(within_four_sigma(seen[order], 24_000, 1 / 24) for order in orders)


def test_h3_every_cube_lies_on_every_cell_equally_often() -> None:
    rolls = 4000
    seen = Counter(
        place
        for n in range(rolls)
        for place in enumerate(CHANCE.shuffle(range(16), "cubes", n))
    )
    assert len(seen) == 16 * 16
    assert all(within_four_sigma(count, rolls, 1 / 16) for count in seen.values())


@given(st.lists(st.integers()))
def test_a_shuffle_keeps_what_it_is_given(items: list[int]) -> None:
    assert sorted(CHANCE.shuffle(items, "keep")) == sorted(items)
