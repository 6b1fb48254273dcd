"""A slow and obvious twin of the solver: every word, every path, one after another."""

from collections.abc import Iterable, Iterator

Cells = tuple[int, ...]


def faces(grid: str) -> list[str]:
    """Write what stands on each cube; q is the Qu cube."""
    return ["qu" if letter == "q" else letter for letter in grid]


def touching(size: int, one: int, other: int) -> bool:
    """Tell whether two cells touch, at a corner at least."""
    rows = abs(one // size - other // size)
    cols = abs(one % size - other % size)
    return max(rows, cols) == 1


def paths(grid: str, word: str) -> Iterator[Cells]:
    """Yield every path that spells `word`."""
    size = 4 if len(grid) == 16 else 5
    shown = faces(grid)

    def onward(path: Cells, rest: str) -> Iterator[Cells]:
        if not rest:
            yield path
        for cell, face in enumerate(shown):
            is_next = not path or touching(size, path[-1], cell)
            if rest.startswith(face) and is_next and cell not in path:
                yield from onward((*path, cell), rest.removeprefix(face))

    yield from onward((), word)


def solved(
    grid: str, words: Iterable[str], minimum: int
) -> tuple[list[str], list[int]]:
    """Return the words on the grid and the cells that no path of them passes."""
    found = []
    passed: set[int] = set()
    for word in sorted(words):
        ways = list(paths(grid, word)) if len(word) >= minimum else []
        if ways:
            found.append(word)
            passed.update(*ways)
    return found, [cell for cell in range(len(grid)) if cell not in passed]
