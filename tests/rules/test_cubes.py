"""Rules H3 to H5: cube sets, the roller, and which rolls are accepted."""

import re
from collections import Counter
from collections.abc import Callable
from math import sqrt
from string import ascii_lowercase

import pytest

from lexigrid.bundle import table
from lexigrid.catalogue import make, options_for
from lexigrid.chance import Chance
from lexigrid.cubes import parse_cubes, roll
from lexigrid.games.hunt import Hunt
from lexigrid.lexicon import Lexicon
from lexigrid.solver import solve

SIZES = (4, 5)
TABLES = [(4, 3), (4, 4), (5, 3), (5, 4)]
FLOORS = {(4, 3): 50, (4, 4): 30, (5, 3): 120, (5, 4): 80}  # H5

# Faces of each letter; a change of the sets must be meant.
TOTALS = {
    4: (
        "a9 b1 c2 d4 e12 f1 g2 h2 i7 j1 k1 l6 m2 n5 o7 p3 q1 r7 s7 t7 u4 v1 w1 x1 y1 z1"
    ),
    5: (
        "a17 b2 c4 d6 e19 f1 g2 h4 i7 j1 k1 l7 m3 "
        "n6 o15 p5 q1 r8 s16 t15 u4 v1 w1 x1 y2 z1"
    ),
}


def cubes_of(size: int) -> tuple[str, ...]:
    """Return the cube set of a size as it lies in the table."""
    return parse_cubes(table("hunt")["cubes"][str(size)].split())


def chance(number: int) -> Chance:
    """Return the chance of a numbered seed."""
    return Chance(number.to_bytes(32, "big"))


def hunt_of(size: int, minimum: int, lexicon: Lexicon) -> Hunt:
    """Return the hunt of a table."""
    game = make("hunt", options_for("hunt", {"size": size, "min": minimum}, 1), lexicon)
    assert isinstance(game, Hunt)
    return game


@pytest.mark.parametrize("size", SIZES)
def test_h4_letter_totals(size: int) -> None:
    letters = Counter("".join(cubes_of(size)))
    told = " ".join(f"{letter}{letters[letter]}" for letter in sorted(letters))
    assert told == TOTALS[size]


@pytest.mark.parametrize("size", SIZES)
def test_h4_every_cube_has_six_faces_and_a_vowel(size: int) -> None:
    cubes = cubes_of(size)
    assert len(cubes) == size * size
    assert all(len(cube) == 6 and set("aeiou") & set(cube) for cube in cubes)


@pytest.mark.parametrize("size", SIZES)
def test_h4_one_face_is_qu_and_every_letter_is_on_some_face(size: int) -> None:
    letters = Counter("".join(cubes_of(size)))
    assert letters["q"] == 1
    assert set(letters) == set(ascii_lowercase)


@pytest.mark.parametrize("size", SIZES)
def test_h4_no_letter_is_too_common(size: int) -> None:
    letters = Counter("".join(cubes_of(size)))
    faces = letters.total()
    assert max(letters.values()) * 100 <= 13 * faces
    assert sum(letters[vowel] for vowel in "aeiou") * 100 <= 42 * faces


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda cubes: cubes[:-1], "a set has 16 or 25 cubes, not 15"),
        (lambda cubes: ["BCDFGH", *cubes[1:]], "cube 1, BCDFGH, has no vowel"),
        (lambda _: ["AEIOUY"] * 16, "one face of a set is Qu, not 0"),
        (lambda _: ["AEIOUQ"] * 16, "one face of a set is Qu, not 16"),
        (lambda cubes: [*cubes[:1], "AEIOU", *cubes[2:]], "cube 2 is 'AEIOU', not 6"),
        (lambda cubes: ["aeiouy", *cubes[1:]], "cube 1 is 'aeiouy', not 6"),
        (lambda cubes: ["ÀEIOUY", *cubes[1:]], "cube 1 is 'ÀEIOUY', not 6"),
    ],
)
def test_h4_a_bad_set_is_refused_by_its_cube(
    change: Callable[[list[str]], list[str]], told: str
) -> None:
    cubes = table("hunt")["cubes"]["4"].split()
    with pytest.raises(ValueError, match=re.escape(told)):
        parse_cubes(change(cubes))


@pytest.mark.parametrize(("size", "rolls"), [(4, 6250), (5, 4000)])
def test_h3_letters_of_a_hundred_thousand_cubes_are_within_four_sigma(
    size: int, rolls: int
) -> None:
    cubes = cubes_of(size)
    assert rolls * len(cubes) == 100_000
    seen: Counter[str] = Counter()
    for attempt in range(rolls):
        seen.update(roll(cubes, chance(1), attempt))
    for letter in ascii_lowercase:
        shares = [cube.count(letter) / 6 for cube in cubes]
        sigma = sqrt(rolls * sum(share * (1 - share) for share in shares))
        assert abs(seen[letter] - rolls * sum(shares)) <= 4 * sigma, letter


@pytest.mark.parametrize("size", SIZES)
def test_h3_every_cube_lies_once_with_a_face_up(size: int) -> None:
    cubes = cubes_of(size)
    lying = chance(2).shuffle(cubes, "cubes", 1)
    faces = chance(2).draws(6, len(cubes), "faces", 1)
    assert sorted(lying) == sorted(cubes)
    shown = "".join(cube[face] for cube, face in zip(lying, faces, strict=True))
    assert roll(cubes, chance(2), 1) == shown


def shakes(hunt: Hunt, seed: int) -> int:
    """Return the number of the attempt that gave a seed's grid."""
    grid = hunt.start(1, chance(seed)).solution.grid
    numbers = range(1, 501)
    cubes = hunt.table.cubes
    return next(at for at in numbers if roll(cubes, chance(seed), at) == grid)


@pytest.mark.parametrize(("size", "minimum"), TABLES)
def test_h5_the_first_roll_that_is_good_enough_is_taken(
    lexicon: Lexicon, size: int, minimum: int
) -> None:
    hunt = hunt_of(size, minimum, lexicon)
    assert hunt.table.floor == FLOORS[size, minimum]
    for seed in range(20):
        taken = shakes(hunt, seed)
        for attempt in range(1, taken + 1):
            grid = roll(hunt.table.cubes, chance(seed), attempt)
            found = solve(grid, lexicon.hunt, minimum)
            is_good = len(found.words) >= FLOORS[size, minimum] and not found.dead
            assert is_good == (attempt == taken)


@pytest.mark.parametrize(("size", "minimum"), TABLES)
def test_h5_a_roll_is_accepted_within_four_in_the_mean(
    lexicon: Lexicon, size: int, minimum: int
) -> None:
    hunt = hunt_of(size, minimum, lexicon)
    assert sum(shakes(hunt, seed) for seed in range(300)) <= 4 * 300


def test_h5_a_list_of_few_words_fills_no_grid() -> None:
    with pytest.raises(ValueError, match="no grid in 500"):
        hunt_of(4, 3, Lexicon.of(["cat"])).start(1, chance(0))


@pytest.mark.parametrize(
    ("size", "minimum", "words", "dead"), [(4, 3, 75, 0.40), (5, 4, 115, 0.50)]
)
def test_h4_honest_rolls_are_rich(
    lexicon: Lexicon, size: int, minimum: int, words: int, dead: float
) -> None:
    """The goals hold over 20,000 rolls; fewer may fall short by two sigma."""
    rolls = 1500
    cubes = cubes_of(size)
    grids = [roll(cubes, chance(number), 1) for number in range(rolls)]
    found = [solve(grid, lexicon.hunt, minimum) for grid in grids]
    counts = [len(solution.words) for solution in found]
    mean = sum(counts) / rolls
    sigma = sqrt(sum((count - mean) ** 2 for count in counts) / rolls)
    assert mean >= words - 2 * sigma / sqrt(rolls)
    share = sum(bool(solution.dead) for solution in found) / rolls
    assert share <= dead + 2 * sqrt(dead * (1 - dead) / rolls)
