"""Three friends at a table, always the same, and what came of their rounds."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from lexigrid.lexicon import Lexicon
from lexigrid.session import Session
from tests.friends import Friends, Hand, paths, play

HUNT: dict[str, object] = {}


def friends(seats: int = 3) -> Friends:
    """Sit friends down, always the same."""
    return Friends("fair", seats)


def laid(lexicon: Lexicon, seats: int = 3) -> Session:
    """Lay the cubes of those friends."""
    return friends(seats).table("fair-hunt", HUNT, lexicon)


def lists(lexicon: Lexicon) -> list[tuple[str, ...]]:
    """Return three lists; words 4 to 7 are on two of them each."""
    table = laid(lexicon)
    words = table.state.hunt.solution.words
    return [paths(table, words[first : first + 6]) for first in (0, 4, 6)]


def honest(lexicon: Lexicon) -> list[Hand]:
    """Return the hands of an honest round of three."""
    return [Hand(listed) for listed in lists(lexicon)]


def with_second(lexicon: Lexicon, **changes: Any) -> list[Hand]:  # noqa: ANN401
    """Return an honest round's hands but for the second seat."""
    first, second, third = honest(lexicon)
    return [first, replace(second, **changes), third]


def finished(lexicon: Lexicon, hands: Sequence[Hand]) -> Session:
    """Play a whole round."""
    return play(laid(lexicon, len(hands)), friends(len(hands)).lines(hands))


def outcomes(played: Session) -> list[str | None]:
    """Return what is told of each seat when all is said."""
    view: Any = json.loads(json.dumps(played.view(None)))
    told: list[str | None] = view["fair"]["outcomes"]
    return told
