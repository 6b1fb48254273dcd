"""Search for the cube sets of the hunts (H4): `python3 tools/design_cubes.py 4`.

Starts from the letter frequencies below, dealt onto cubes that have a vowel each (the
best of some deals), and climbs: exchange two faces or turn one face into another, keep
what brings the mean number of words up to its goal and the share of rolls with a dead
cube down to its own, measured on the same rolls. It stops at the goals, a little beyond
the bars, so that grids are rich without always holding the same words. Everything is
drawn from one seed: the same lists give the same cubes.

Needs PYTHONPATH=py and the packed word list (`python3 build.py build`).
"""

import sys
from collections import Counter
from dataclasses import dataclass
from itertools import islice

from lexigrid.bundle import lexicon
from lexigrid.chance import Chance
from lexigrid.cubes import FACES, VOWELS, roll
from lexigrid.lexicon import Trie
from lexigrid.solver import solve

SEED = "4c65786967726964206375626573202d2073656172636820736565642030303031"[:64]
VOWEL_SHARE = 0.42
LETTER_SHARE = 0.13
MARGIN = 1.03  # a goal lies this much beyond its bar
SAMPLES = (range(1, 801), range(1, 3_201), range(1, 12_801))
DEALS = 12
SLACK = 0.01  # how much worse a set may look on fewer rolls

# Faces of each letter to start from. Rare letters get the one face they must have; the
# 5x5 set, where a dead cube is the harder bar, has more of those letters that measured
# rolls show dead least often (s, t, e, o, a) and fewer of those they do (r, n, i, l).
START = {
    4: Counter(
        a=9, e=12, i=7, o=7, u=4, s=7, t=7, r=7, n=5, l=6, d=4, c=2, m=2, p=3, h=2, g=2,
        b=1, y=1, f=1, w=1, k=1, v=1, x=1, z=1, j=1, q=1,
    ),
    5: Counter(
        a=17, e=19, i=7, o=15, u=4, s=16, t=15, r=8, n=6, l=7, d=6, p=5, c=4, h=4, m=3,
        g=2, y=2, b=2, w=1, f=1, k=1, v=1, x=1, z=1, j=1, q=1,
    ),
}  # fmt: skip
LETTERS = sorted(START[4])


@dataclass(frozen=True)
class Goal:
    """What a set is measured by: at `minimum` letters, in honest rolls."""

    size: int
    minimum: int
    words: float
    dead: float


GOALS = {4: Goal(4, 3, 75, 0.40), 5: Goal(5, 4, 115, 0.50)}


def measure(
    cubes: list[str], goal: Goal, trie: Trie, rolls: range
) -> tuple[float, float]:
    """Return mean words and the share of rolls with a dead cube."""
    chance = Chance.from_hex(SEED)
    words = dead = 0
    for number in rolls:
        solution = solve(roll(cubes, chance, number), trie, goal.minimum)
        words += len(solution.words)
        dead += bool(solution.dead)
    return words / len(rolls), dead / len(rolls)


def shortfall(words: float, dead: float, goal: Goal) -> float:
    """Return how far a measure is from the goal, 0 when both bars are passed."""
    lacking = max(0.0, 1 - words / (goal.words * MARGIN))
    return lacking + max(0.0, dead * MARGIN / goal.dead - 1)


def is_lawful(cubes: list[str]) -> bool:
    """Tell whether a set keeps H4 and the bounds on letters and vowels."""
    letters = Counter("".join(cubes))
    faces = len(cubes) * FACES
    vowels = sum(letters[vowel] for vowel in VOWELS)
    return (
        len(letters) == len(LETTERS)
        and letters["q"] == 1
        and vowels <= VOWEL_SHARE * faces
        and max(letters.values()) <= LETTER_SHARE * faces
        and all(VOWELS & set(cube) for cube in cubes)
    )


def deal(size: int, chance: Chance, attempt: int) -> list[str]:
    """Deal the starting letters: five vowels on some cubes, one on each other.

    So the number of vowels in a roll varies less than with alike cubes, and fewer
    cubes lie dead (measured: 49 % against 51 % of 5x5 rolls).
    """
    letters = sorted(START[size].elements())
    vowels = [letter for letter in letters if letter in VOWELS]
    others = [letter for letter in letters if letter not in VOWELS]
    upper = iter(chance.shuffle(vowels, "vowels", attempt))
    lower = iter(chance.shuffle(others, "others", attempt))
    cubes = size * size
    spare = len(vowels) - cubes
    own = [1 + max(0, min(FACES - 2, spare - 4 * at)) for at in range(cubes)]
    return [
        "".join([*islice(upper, count), *islice(lower, FACES - count)]) for count in own
    ]


def changed(cubes: list[str], chance: Chance, step: int) -> list[str]:
    """Exchange two faces, or turn one into another letter."""
    one, two = chance.draws(len(cubes) * FACES, 2, "faces", step)
    kind, letter = chance.draws(len(LETTERS), 2, "kind", step)
    faces = list("".join(cubes))
    if kind < len(LETTERS) // 2:
        faces[one], faces[two] = faces[two], faces[one]
    else:
        faces[one] = LETTERS[letter]
    joined = "".join(faces)
    return [joined[at : at + FACES] for at in range(0, len(joined), FACES)]


def climb(goal: Goal, trie: Trie) -> list[str]:
    """Climb until the goal holds on all rolls; prints each gain."""
    chance = Chance.from_hex(SEED)
    dealt = [deal(goal.size, chance, attempt) for attempt in range(DEALS)]
    short = [
        shortfall(*measure(cubes, goal, trie, SAMPLES[1]), goal) for cubes in dealt
    ]
    best = dealt[short.index(min(short))]
    lacking = [shortfall(*measure(best, goal, trie, rolls), goal) for rolls in SAMPLES]
    step = 0
    while lacking[-1] > 0:
        step += 1
        tried = changed(best, chance, step)
        found = _better(tried, goal, trie, lacking) if is_lawful(tried) else None
        if found:
            best, lacking = tried, found
            print(f"step {step}: short by {lacking[-1]:.4f}", flush=True)
    return best


def _better(
    cubes: list[str], goal: Goal, trie: Trie, lacking: list[float]
) -> list[float] | None:
    """Return the shortfalls of a set if the last is less than that in `lacking`.

    A set that does clearly worse on fewer rolls is not measured on more.
    """
    found: list[float] = []
    for rolls, bar in zip(SAMPLES, lacking, strict=True):
        found.append(shortfall(*measure(cubes, goal, trie, rolls), goal))
        if found[-1] > bar + SLACK:
            return None
    return found if found[-1] < lacking[-1] else None


def main() -> None:
    """Search the set of one size and print it with its figures."""
    goal = GOALS[int(sys.argv[1])]
    trie = lexicon().hunt
    cubes = climb(goal, trie)
    for cube in sorted("".join(sorted(cube)).upper() for cube in cubes):
        print(cube)
    words, dead = measure(cubes, goal, trie, range(100_001, 120_001))
    print(f"20,000 other rolls: {words:.1f} words, {dead:.1%} with a dead cube")


if __name__ == "__main__":
    main()
