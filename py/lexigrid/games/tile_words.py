"""The words that count on a board, and those that were made (X8, X18, T10)."""

from dataclasses import dataclass
from hashlib import sha256

from lexigrid.lexicon import Lexicon

# Two words in no dictionary, for players to discover: only their digests stand here,
# so that reading the source does not show them.
_SECRET = frozenset(
    {
        "8f3f643f9122a0e5f23c51d6f8b5fe3bd7527479dd64222c1f93e38dea3d6175",
        "5bcbc80f56d63f2d40446319796b731827db1fafc75c89d326d49a42582e398e",
    }
)


@dataclass(frozen=True)
class Formed:
    """A word made in a turn, in small letters, and its points."""

    word: str
    points: int


def is_word(lexicon: Lexicon, text: str) -> bool:
    """Tell whether a word in small letters counts, the secret words among them."""
    return text in lexicon or sha256(f"lexigrid {text}".encode()).hexdigest() in _SECRET
