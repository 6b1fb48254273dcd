"""The end of a game of two seats: the bag is empty, so all tiles are known (X14, X19).

A search of both seats' plays, one deeper after the other, as far as a budget of
positions lasts. A seat passes only when it has no play.
"""

from collections.abc import Generator, Iterator
from typing import NamedTuple

from lexigrid.board import with_tiles
from lexigrid.games.crossword_plays import Found, Search
from lexigrid.games.crossword_table import CrosswordTable
from lexigrid.patterns import Vocabulary
from lexigrid.tiles import BLANK, without

DEEPEST = 10  # plays in a row; two full racks are seldom laid in more
WIDEST = 16  # plays of a position that are looked at
BLANK_COSTS = 2  # a blank makes looking at a position take so much longer
_WORST = -(10**6)


class Node(NamedTuple):
    """A position: the rack of the seat that is to play, and the other's."""

    board: str
    rack: str
    other: str


class _Choice(NamedTuple):
    score: int
    found: Found
    after: Node


class Endgame:
    """A search that may be left after any step."""

    def __init__(
        self, table: CrosswordTable, words: Vocabulary, start: Node, budget: int
    ) -> None:
        """Begin at a position; `budget` is how many of them may be looked at."""
        self._table, self._words, self._start = table, words, start
        self._left = budget
        self._known: dict[Node, list[_Choice]] = {}

    def steps(self) -> Iterator[Found | None]:
        """Yield the best play known after each position looked at; None: there is none.

        The value of a play is what its seat will have won more than the other when the
        game is over, as far as was looked ahead. The best one so far is looked at
        first, so a search that is broken off has only bettered it.
        """
        list(self._look(self._start))
        choices = self._choices(self._start)
        best = choices[0].found if choices else None
        yield best
        for depth in range(DEEPEST):
            low, valued = _WORST, []
            for choice in choices:
                window = (_WORST, choice.score - low)
                search = self._value(choice.after, depth, window)
                while self._left > 0:
                    try:
                        next(search)
                    except StopIteration as done:
                        value = choice.score - done.value
                        break
                    yield best
                else:
                    return
                valued.append((value, choice))
                if value > low:
                    best, low = choice.found, value
            valued.sort(key=lambda pair: -pair[0])
            choices = [choice for _, choice in valued]
        yield best

    def _value(
        self, node: Node, depth: int, window: tuple[int, int], *, passed: bool = False
    ) -> Generator[None, None, int]:
        """Return what the seat to play will win more than the other, pausing.

        Beyond the depth both seats take the play that is first in order.
        """
        owed = self._table.worth(node.rack)
        if not node.other:
            return -2 * owed  # it loses its tiles' points and the other gains them
        yield from self._look(node)
        choices = self._choices(node)[: None if depth else 1]
        if not choices and passed:
            return self._table.worth(node.other) - owed
        low, high = window
        if not choices:
            swapped = Node(node.board, node.other, node.rack)
            value = yield from self._value(swapped, depth, (-high, -low), passed=True)
            return -value
        best = _WORST
        for score, _, after in choices:
            inner = (score - high, score - max(low, best))
            search = self._value(after, max(0, depth - 1), inner)
            best = max(best, score - (yield from search))
            if best >= high:
                break
        return best

    def _look(self, node: Node) -> Iterator[None]:
        if node not in self._known:
            self._left -= 1 + BLANK_COSTS * node.rack.count(BLANK)
            self._known[node] = self._made(node)
            yield

    def _choices(self, node: Node) -> list[_Choice]:
        return self._known[node]

    def _made(self, node: Node) -> list[_Choice]:
        """Return a position's plays, those that rid it of most for most first."""
        worth = self._table.worth
        search = Search(self._table, node.board, node.rack, self._words)
        found = sorted(
            search.best_placed(),
            key=lambda one: (
                -one.score
                - worth(one.laid)
                - 2 * worth(node.other) * self._out(one, node),
                one.slot.square,
                one.slot.step,
                one.word,
            ),
        )
        return [self._choice(node, one) for one in found[:WIDEST]]

    def _out(self, found: Found, node: Node) -> bool:
        return len(found.slot.spots) == len(node.rack)

    def _choice(self, node: Node, found: Found) -> _Choice:
        slot, word = found.slot, found.word.decode()
        laid = [
            (spot.square, word[at] if at in found.blanks else word[at].upper())
            for at, spot in slot.spots
        ]
        kept = without(node.rack, found.laid) or ""
        after = Node(with_tiles(node.board, laid), node.other, kept)
        return _Choice(found.score, found, after)
