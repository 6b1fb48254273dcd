"""Repeatable randomness: every draw is a function of a seed and a label.

The stream of a label is SHA-256 in counter mode, cut into 32-bit numbers; numbers are
brought below a bound by rejection, so that every value is equally likely. Nothing here
depends on the interpreter or its version, as `random.shuffle` would.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
Label = str | int

SEED_BYTES = 32
_WORD_BYTES = 4
_WORDS = 1 << (8 * _WORD_BYTES)


@dataclass(frozen=True)
class Chance:
    """Draws from `seed` (32 bytes). Equal seeds and labels give equal draws.

    >>> chance = Chance(bytes(32))
    >>> chance.shuffle("abcdef", "demo", 1) == chance.shuffle("abcdef", "demo", 1)
    True
    """

    seed: bytes

    def __post_init__(self) -> None:
        """Refuse a seed of the wrong length with ValueError."""
        if len(self.seed) != SEED_BYTES:
            msg = f"a seed has {SEED_BYTES} bytes, not {len(self.seed)}"
            raise ValueError(msg)

    @classmethod
    def from_hex(cls, text: str) -> "Chance":
        """Read a seed of 64 hexadecimal digits; ValueError when it is not one."""
        digits = set("0123456789abcdef")
        if len(text) != 2 * SEED_BYTES or not digits.issuperset(text):
            msg = f"a seed is {2 * SEED_BYTES} digits of 0-9 and a-f, not {text[:80]!r}"
            raise ValueError(msg)
        return cls(bytes.fromhex(text))

    def draws(self, bound: int, count: int, *label: Label) -> tuple[int, ...]:
        """Return `count` numbers from 0 to `bound` - 1, each equally likely."""
        words = self._words(label)
        return tuple(_below(bound, words) for _ in range(count))

    def shuffle(self, items: Sequence[T], *label: Label) -> tuple[T, ...]:
        """Return `items` in an order in which all orders are equally likely.

        Fisher and Yates' shuffle in Durstenfeld's form, from the end downward.
        """
        words = self._words(label)
        shuffled = list(items)
        for last in range(len(shuffled) - 1, 0, -1):
            other = _below(last + 1, words)
            shuffled[last], shuffled[other] = shuffled[other], shuffled[last]
        return tuple(shuffled)

    def _words(self, label: tuple[Label, ...]) -> Iterator[int]:
        # repr keeps ("a", "b") apart from ("a, b",) and 1 apart from "1".
        key = sha256(self.seed + repr(label).encode()).digest()
        counter = 0
        while True:
            block = sha256(key + counter.to_bytes(8, "big")).digest()
            for start in range(0, len(block), _WORD_BYTES):
                yield int.from_bytes(block[start : start + _WORD_BYTES], "big")
            counter += 1


def _below(bound: int, words: Iterator[int]) -> int:
    if not 0 < bound <= _WORDS:
        msg = f"a bound lies between 1 and {_WORDS}, not {bound}"
        raise ValueError(msg)
    fair = _WORDS - _WORDS % bound
    return next(word for word in words if word < fair) % bound
