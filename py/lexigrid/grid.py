"""Square grids of letter cubes: cells, neighbours and paths.

A grid is a text of size x size small letters, row by row from the top left; `q` stands
for the Qu cube (H10). Cells are numbered from 0 in the same order. A path is a tuple of
cells.

>>> spell("qit" + "x" * 13, (0, 1, 2))
'quit'
>>> path_text((0, 1, 5)), parse_path("0-1-5")
('0-1-5', (0, 1, 5))
"""

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import isqrt
from string import ascii_lowercase

Path = tuple[int, ...]

SIZES = (4, 5)
LONGEST_WORD = 26  # letters: 25 cubes, one of which is Qu
_CELLS = frozenset(size * size for size in SIZES)
_LETTERS = frozenset(ascii_lowercase)
_LONGEST_PATH_TEXT = 80


def parse_letters(text: str) -> str:
    """Read a grid; ValueError names what is wrong with it, and in which cell.

    Blanks and line ends may stand anywhere. The Qu cube is written q or qu: where the
    number of letters makes no grid, each `qu` that is not parted is one cube.

    >>> parse_letters("TDIA NETN ERAS SVEL")
    'tdianetnerassvel'
    >>> parse_letters("QuITE DOGS CARE XTES")
    'qitedogscarextes'
    """
    letters = "".join(text.split()).lower()
    if len(letters) not in _CELLS:
        letters = "".join(text.lower().replace("qu", "q").split())
    size = isqrt(len(letters)) if len(letters) in _CELLS else None
    for number, letter in enumerate(letters):
        if letter not in _LETTERS:
            where = (
                f"row {number // size + 1}, column {number % size + 1}" if size else ""
            )
            msg = f"letter {number + 1} of the grid is {letter!r}, not one of a to z"
            raise ValueError(f"{msg} ({where})" if where else msg)
    if size is None:
        msg = f"a grid has 16 or 25 letters (Qu is one), not {len(letters)}"
        raise ValueError(msg)
    return letters


def size_of(grid: str) -> int:
    """Return the number of rows of a grid."""
    return isqrt(len(grid))


@cache
def neighbours(size: int) -> tuple[tuple[int, ...], ...]:
    """Return for every cell of a grid its neighbours, upward (H6: up to eight)."""
    return tuple(tuple(sorted(_around(size, cell))) for cell in range(size * size))


def _around(size: int, cell: int) -> Iterator[int]:
    row, col = divmod(cell, size)
    for near_row in range(max(0, row - 1), min(size, row + 2)):
        for near_col in range(max(0, col - 1), min(size, col + 2)):
            if (near_row, near_col) != (row, col):
                yield near_row * size + near_col


def is_path(size: int, path: Path) -> bool:
    """Tell whether `path` steps from neighbour to neighbour, no cell twice (H6)."""
    cells = size * size
    if not path or len(set(path)) != len(path):
        return False
    if not all(0 <= cell < cells for cell in path):
        return False
    near = neighbours(size)
    return all(after in near[before] for before, after in pairwise(path))


def spell(grid: str, path: Path) -> str:
    """Return the word that a path spells; the Qu cube gives two letters (H10)."""
    return written("".join(grid[cell] for cell in path))


def written(cubes: str) -> str:
    """Turn letters of cubes into letters of a word: q becomes qu (H10)."""
    return cubes.replace("q", "qu")


def find_path(grid: str, word: str) -> Path | None:
    """Return the first path, by cell numbers, that spells `word`; None if none does."""
    cubes = word.replace("qu", "q")
    if written(cubes) != word or _lacks(grid, cubes):
        return None  # a q without u cannot be spelled with a Qu cube
    near = neighbours(size_of(grid))
    # Where it did not go on: a written word of like letters would take years without.
    ends: set[tuple[int, int]] = set()

    def onward(path: Path, taken: int) -> Path | None:
        if len(path) == len(cubes):
            return path
        here = (path[-1], taken)
        if here in ends:
            return None
        for cell in near[path[-1]]:
            if grid[cell] == cubes[len(path)] and not taken >> cell & 1:
                found = onward((*path, cell), taken | 1 << cell)
                if found:
                    return found
        ends.add(here)
        return None

    starts = (cell for cell in range(len(grid)) if cubes[:1] == grid[cell])
    return next(filter(None, (onward((cell,), 1 << cell) for cell in starts)), None)


def _lacks(grid: str, cubes: str) -> bool:
    """Tell whether a grid has not all the cubes of a word."""
    return any(cubes.count(cube) > grid.count(cube) for cube in set(cubes))


def path_text(path: Path) -> str:
    """Write a path: cells joined by hyphens."""
    return "-".join(map(str, path))


def parse_path(text: str) -> Path:
    """Read what `path_text` writes; ValueError for anything else."""
    parts = text.split("-")
    canonical = all(
        part.isascii() and part.isdigit() and (part == "0" or part[0] != "0")
        for part in parts
    )
    if len(text) > _LONGEST_PATH_TEXT or not canonical:
        msg = f"a path is cells joined by hyphens, not {text[:80]!r}"
        raise ValueError(msg)
    return tuple(map(int, parts))
