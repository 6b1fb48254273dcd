"""Boards of tiles: lines, the words that tiles form, and the names of squares.

A board is a text of size x size characters, row by row from the top left: `.` is an
empty square, a capital letter a tile, a small letter a blank that stands for it.
Squares are numbered from 0 in the same order. A word runs along a step: 1 across, the
board's size down.
"""

import re
from collections.abc import Collection, Iterable
from math import isqrt

EMPTY = "."
ACROSS = 1
Squares = range  # of one line, rightward or downward

_PLACE = re.compile("([1-9][0-9]?)([A-Z])|([A-Z])([1-9][0-9]?)", re.ASCII)


def size_of(board: str) -> int:
    """Return the number of rows of a board."""
    return isqrt(len(board))


def crossing(size: int, step: int) -> int:
    """Return the step of the lines that cross those of `step`."""
    return size if step == ACROSS else ACROSS


def line(size: int, square: int, step: int) -> Squares:
    """Return the row or column of a square."""
    if step == ACROSS:
        first = square - square % size
        return range(first, first + size)
    return range(square % size, size * size, size)


def run(board: str, square: int, step: int) -> Squares:
    """Return the unbroken run of tiles through a square that has one."""
    whole = line(size_of(board), square, step)
    first = last = whole.index(square)
    while first > 0 and board[whole[first - 1]] != EMPTY:
        first -= 1
    while last + 1 < len(whole) and board[whole[last + 1]] != EMPTY:
        last += 1
    return whole[first : last + 1]


def formed(board: str, laid: Iterable[int], step: int) -> list[Squares]:
    """Return the squares of all words of two letters and more through laid tiles.

    That along `step` comes first, then those across it in the order of `laid`; the laid
    tiles lie on the board already, in one line.
    """
    laid = list(laid)
    across = crossing(size_of(board), step)
    runs = [run(board, laid[0], step)]
    runs += [run(board, square, across) for square in laid]
    return [squares for squares in runs if len(squares) > 1]


def step_of(board: str, laid: Collection[int]) -> int | None:
    """Return the step along which laid tiles make their word; None: not in one line.

    A single tile makes its word across when it has a neighbour left or right.
    """
    size, first = size_of(board), min(laid)
    if len(laid) == 1:
        return ACROSS if len(run(board, first, ACROSS)) > 1 else size
    for step in (ACROSS, size):
        if set(laid) <= set(line(size, first, step)):
            return step
    return None


def with_tiles(board: str, laid: Iterable[tuple[int, str]]) -> str:
    """Return the board with a tile on each of some squares."""
    squares = list(board)
    for square, tile in laid:
        squares[square] = tile
    return "".join(squares)


def place_name(size: int, square: int, step: int) -> str:
    """Write where a word begins: row first when it runs across.

    >>> place_name(15, 108, ACROSS), place_name(15, 108, 15)
    ('8D', 'D8')
    """
    row, column = str(square // size + 1), chr(ord("A") + square % size)
    return row + column if step == ACROSS else column + row


def parse_place(size: int, text: str) -> tuple[int, int] | None:
    """Read what `place_name` writes: square and step, None for any other text."""
    match = _PLACE.fullmatch(text)
    if match is None:
        return None
    across = match[1] is not None
    row = int(match[1] or match[4]) - 1
    column = ord(match[2] or match[3]) - ord("A")
    if row >= size or column >= size:
        return None
    return row * size + column, ACROSS if across else size
