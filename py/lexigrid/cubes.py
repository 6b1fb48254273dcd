"""Letter cubes and how they come to lie on a grid (H3, H4)."""

from collections.abc import Sequence

from lexigrid.chance import Chance

FACES = 6
QUARTERS = 4  # turns in which a cube may lie (C3)
VOWELS = frozenset("aeiou")


def parse_cubes(lines: Sequence[str]) -> tuple[str, ...]:
    """Read a cube set, six capital letters a cube with Q for the Qu face (H4).

    Returns small letters, the faces of a cube in order. ValueError for a set that is
    not square, a cube of other than six letters or without a vowel, or a set in which
    Qu is not on exactly one face.
    """
    for number, line in enumerate(lines, start=1):
        if len(line) != FACES or not (line.isascii() and line.isupper()):
            msg = f"cube {number} is {line!r}, not {FACES} capital letters"
            raise ValueError(msg)
        if VOWELS.isdisjoint(line.lower()):
            msg = f"cube {number}, {line}, has no vowel"
            raise ValueError(msg)
    if len(lines) not in {16, 25}:
        msg = f"a set has 16 or 25 cubes, not {len(lines)}"
        raise ValueError(msg)
    qu_faces = "".join(lines).count("Q")
    if qu_faces != 1:
        msg = f"one face of a set is Qu, not {qu_faces}"
        raise ValueError(msg)
    return tuple(line.lower() for line in lines)


def roll(cubes: Sequence[str], chance: Chance, attempt: int) -> str:
    """Shuffle the cubes onto the cells, then roll each: two separate draws (H3).

    Returns the grid of this attempt (H5 numbers attempts from 1).
    """
    lying = chance.shuffle(cubes, "cubes", attempt)
    faces = chance.draws(FACES, len(cubes), "faces", attempt)
    return "".join(cube[face] for cube, face in zip(lying, faces, strict=True))
