"""Layouts of boards: the coloured squares, as pictures of text.

`.` is a plain square; `d`, `t`, `4` and `6` multiply a letter by two, three, four and
six, `D` and `T` a whole word by two and three.
"""

from collections.abc import Sequence
from dataclasses import dataclass

_LETTER = {"d": 2, "t": 3, "4": 4, "6": 6}
_WORD = {"D": 2, "T": 3}
_CODES = frozenset(".") | _LETTER.keys() | _WORD.keys()
_LARGEST = 26  # columns are named A to Z


@dataclass(frozen=True)
class Layout:
    """By square: the code, and by how much it multiplies its letter and its word."""

    size: int
    codes: str
    letter: tuple[int, ...]
    word: tuple[int, ...]

    @property
    def rows(self) -> list[str]:
        """The picture, row by row."""
        starts = range(0, len(self.codes), self.size)
        return [self.codes[start : start + self.size] for start in starts]


def parse_layout(rows: Sequence[str]) -> Layout:
    """Read a picture; ValueError when it is not square or has another code."""
    codes = "".join(rows)
    if not 1 <= len(rows) <= _LARGEST or {len(row) for row in rows} != {len(rows)}:
        msg = f"a layout has as many columns as rows, at most {_LARGEST}"
        raise ValueError(msg)
    unknown = set(codes) - _CODES
    if unknown:
        msg = f"{min(unknown)!r} is not the code of a square"
        raise ValueError(msg)
    letter = tuple(_LETTER.get(code, 1) for code in codes)
    word = tuple(_WORD.get(code, 1) for code in codes)
    return Layout(len(rows), codes, letter, word)
