"""All words of a grid (H6, H9, H10, H14)."""

from collections.abc import Sequence
from dataclasses import dataclass

from lexigrid.grid import Path, find_path, neighbours, size_of, written
from lexigrid.lexicon import Lexicon, Trie

# Points by number of letters, from no letter to eight and more (H14, C4).
POINTS = (0, 0, 0, 1, 1, 2, 3, 5, 11)


def points(word: str) -> int:
    """Return the points of a word by its letters; Qu counts two (H10, H14).

    >>> [points(word) for word in ("cat", "quit", "quiet", "lavender", "entertain")]
    [1, 1, 2, 11, 11]
    """
    return POINTS[min(len(word), len(POINTS) - 1)]


@dataclass(frozen=True)
class Solution:
    """What a grid holds: words in alphabetical order, and the cells they use.

    `used` has bit k set when some path of some word passes cell k (H5).
    """

    grid: str
    words: tuple[str, ...]
    used: int

    @property
    def dead(self) -> tuple[int, ...]:
        """The cells that no path of any word passes, upward."""
        return tuple(
            cell for cell in range(len(self.grid)) if not self.used >> cell & 1
        )

    @property
    def points(self) -> int:
        """The points of all words together."""
        return sum(map(points, self.words))

    @property
    def longest(self) -> tuple[str, ...]:
        """All words of the greatest length, in alphabetical order."""
        length = max(map(len, self.words), default=0)
        return tuple(word for word in self.words if len(word) == length)

    def path(self, word: str) -> Path:
        """Return one path of a word of this grid; ValueError for another word."""
        found = find_path(self.grid, word)
        if found is None:
            msg = f"{word} is not on the grid"
            raise ValueError(msg)
        return found


def check_minimum(grid: str, minimum: int) -> None:
    """Refuse a minimum length that no word of a grid could have, with ValueError."""
    if not 1 <= minimum <= 2 * len(grid):
        msg = f"a minimum length lies between 1 and {2 * len(grid)}, not {minimum}"
        raise ValueError(msg)


def grid_words(
    solution: Solution, lexicon: Lexicon, words: Sequence[str]
) -> list[dict[str, object]]:
    """Show words of a grid, each with a path, its points and whether all know it."""
    return [
        {
            "word": word,
            "path": list(solution.path(word)),
            "points": points(word),
            "everyday": lexicon.is_everyday(word),
        }
        for word in words
    ]


def solve(grid: str, trie: Trie, minimum: int) -> Solution:
    """Find every word of `minimum` letters and more that some path spells."""
    masks = _walk_all(grid, trie)
    used = 0
    words = []
    for index in sorted(masks):
        word = written(trie.cubes(index))
        if len(word) >= minimum:
            words.append(word)
            used |= masks[index]
    return Solution(grid, tuple(words), used)


def _walk_all(  # noqa: C901 - the hot loop of the hunts: one closure, no calls apart
    grid: str, trie: Trie
) -> dict[int, int]:
    """Return, by number in the trie, every word found and the cells of its paths."""
    columns = trie.columns
    letters = grid.encode()
    near = neighbours(size_of(grid))
    masks: dict[int, int] = {}

    def walk(cell: int, low: int, high: int, depth: int, taken: int) -> None:
        # Words low to high begin with the `depth` letters of the cells taken so far.
        column = columns[depth]
        if not column[low]:
            masks[low] = masks.get(low, 0) | taken
            low += 1
            if low == high:
                return
        for onward in near[cell]:
            if taken >> onward & 1:
                continue
            first = column.find(letters[onward], low, high)
            if first >= 0:
                last = column.rfind(letters[onward], first, high)
                walk(onward, first, last + 1, depth + 1, taken | 1 << onward)

    for cell, letter in enumerate(letters):
        low = columns[0].find(letter)
        if low >= 0:
            walk(cell, low, columns[0].rfind(letter) + 1, 1, 1 << cell)
    return masks
