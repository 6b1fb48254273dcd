"""The slow and obvious twin of the crossword's move generator.

It knows no columns and no slots: it tries every word of the list in every place, looks
at the tiles that would be laid, and asks for each word across whether it is listed.
"""

from collections.abc import Collection, Iterator
from itertools import combinations

from lexigrid.games.crossword_table import CrosswordTable

Grid = list[list[str]]


def all_plays(
    table: CrosswordTable, board: str, rack: str, words: Collection[str]
) -> set[tuple[str, int]]:
    """Return every play as `POSITION TILES` with its score."""
    size = table.layout.size
    grid = [list(board[at : at + size]) for at in range(0, size * size, size)]
    turned = [list(column) for column in zip(*grid, strict=True)]
    found = set()
    for is_down, one in ((False, grid), (True, turned)):
        for row in range(size):
            for tiles, start in _in_row(one, row, rack, words):
                spots = [start + at for at, tile in enumerate(tiles) if tile != "."]
                across = [_across(one, row, column) for column in spots]
                if is_down and len(spots) == 1 and across[0] is not None:
                    continue  # the same play, written across
                if not _is_joined(table, one, (row, spots), tiles, across):
                    continue
                made = [
                    pair[0] + tiles[column - start] + pair[1]
                    for column, pair in zip(spots, across, strict=True)
                    if pair is not None
                ]
                if all(word.lower() in words for word in made):
                    score = _score(table, one, (row, start, is_down), tiles)
                    across_name = f"{row + 1}{chr(65 + start)}"
                    down_name = f"{chr(65 + row)}{start + 1}"
                    name = down_name if is_down else across_name
                    found.add((f"{name} {tiles}", score))
    return found


def _in_row(
    grid: Grid, row: int, rack: str, words: Collection[str]
) -> Iterator[tuple[str, int]]:
    near = grid[max(0, row - 1) : row + 2]
    if row != len(grid) // 2 and all(tile == "." for line in near for tile in line):
        return  # nothing to touch
    size = len(grid)
    for word in words:
        for start in range(size - len(word) + 1):
            before, after = grid[row][:start], grid[row][start + len(word) :]
            if [*before[-1:], *after[:1]] in ([], ["."], [".", "."]):
                for tiles in _laid(word, grid[row][start : size - len(after)], rack):
                    yield tiles, start


def _laid(word: str, there: list[str], rack: str) -> Iterator[str]:
    """Yield every way to lay a word over what is there."""
    needed = [at for at, tile in enumerate(there) if tile == "."]
    pairs = zip(word, there, strict=True)
    if any(tile not in {".", letter, letter.upper()} for letter, tile in pairs):
        return
    if not 0 < len(needed) <= len(rack):
        return
    for count in range(min(rack.count("?"), len(needed)) + 1):
        for blanks in combinations(needed, count):
            laid = [word[at].upper() for at in needed if at not in blanks]
            if all(laid.count(tile) <= rack.count(tile) for tile in laid):
                shown = ["."] * len(word)
                for at in needed:
                    shown[at] = word[at] if at in blanks else word[at].upper()
                yield "".join(shown)


def _across(grid: Grid, row: int, column: int) -> tuple[str, str] | None:
    before, after = "", ""
    above, below = row - 1, row + 1
    while above >= 0 and grid[above][column] != ".":
        before, above = grid[above][column] + before, above - 1
    while below < len(grid) and grid[below][column] != ".":
        after, below = after + grid[below][column], below + 1
    return (before, after) if before or after else None


def _is_joined(
    table: CrosswordTable,
    grid: Grid,
    where: tuple[int, list[int]],
    tiles: str,
    across: list[tuple[str, str] | None],
) -> bool:
    row, spots = where
    if all(tile == "." for line in grid for tile in line):
        middle = table.layout.size // 2
        return row == middle and middle in spots
    return "." in tiles or any(pair is not None for pair in across)


def _score(
    table: CrosswordTable, grid: Grid, where: tuple[int, int, bool], tiles: str
) -> int:
    row, start, is_down = where
    size, points = table.layout.size, table.points
    main, times, rest, laid = 0, 1, 0, 0
    for column, tile in enumerate(tiles, start=start):
        if tile == ".":
            main += points.get(grid[row][column], 0)
            continue
        square = column * size + row if is_down else row * size + column
        letter, word = table.layout.letter[square], table.layout.word[square]
        own = points.get(tile, 0) * letter
        main, times, laid = main + own, times * word, laid + 1
        pair = _across(grid, row, column)
        if pair is not None:
            others = sum(points.get(one, 0) for one in "".join(pair))
            rest += (others + own) * word
    return main * times + rest + (table.bonus if laid == table.rack else 0)
