"""What is on a grid, by the rules: what a player may try, and what must come of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import count

from lexigrid import bundle
from lexigrid.catalogue import listed, options_for
from lexigrid.chance import Chance
from lexigrid.games.hunt import Hunt
from lexigrid.grid import Path, neighbours, size_of, spell
from lexigrid.solver import Solution, solve
from tests import oracle


@dataclass(frozen=True)
class Grid:
    """The cubes as they lie, and the fewest letters that a word may have."""

    letters: str
    minimum: int = 3

    @property
    def size(self) -> int:
        """The number of rows."""
        return size_of(self.letters)

    @cached_property
    def solution(self) -> Solution:
        """All words."""
        return solve(self.letters, bundle.lexicon().hunt, self.minimum)

    def words(self, letters: int | None = None) -> list[str]:
        """Return the words, of so many letters if told."""
        words = self.solution.words
        return [word for word in words if letters is None or len(word) == letters]

    def longest(self) -> set[str]:
        """Return the longest words, but for those that are not shown unasked."""
        known = filter(None, map(bundle.lexicon().word, self.solution.longest))
        return {word.text for word in known if not word.never_played}

    def path(self, word: str) -> Path:
        """Return one way of a word."""
        return self.solution.path(word)

    def paths(self, word: str) -> list[Path]:
        """Return all ways of a word."""
        return list(oracle.paths(self.letters, word))

    def spell(self, path: Path) -> str:
        """Return the word of a path."""
        return spell(self.letters, path)

    def rings(self, path: Path) -> set[int]:
        """Return the cells that may be next (H6, H7)."""
        near = neighbours(self.size)[path[-1]] if path else ()
        return set(near) - set(path)

    def nonsense(self, cubes: int = 4) -> Path:
        """Return a legal path whose letters are no word."""
        words = set(self.words())
        return next(p for p in self._walks((), cubes) if self.spell(p) not in words)

    def _walks(self, path: Path, cubes: int) -> Iterator[Path]:
        if len(path) == cubes:
            yield path
            return
        onward = sorted(self.rings(path)) if path else range(len(self.letters))
        for cell in onward:
            yield from self._walks((*path, cell), cubes)


def seed_of(fits: Callable[[Grid], bool], *, minimum: int = 3) -> str:
    """Return the first of a fixed row of seeds whose 4x4 grid fits."""
    options = options_for("hunt", {"min": minimum}, 1)
    game = listed("hunt").make(options, bundle.lexicon())
    assert isinstance(game, Hunt)
    for number in count():
        seed = sha256(b"browser %d" % number).hexdigest()
        state = game.start(1, Chance.from_hex(seed))
        if fits(Grid(state.solution.grid, minimum)):
            return seed
    raise AssertionError
