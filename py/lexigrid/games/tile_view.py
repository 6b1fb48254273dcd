"""What the views of all games with tiles show alike."""

from collections.abc import Iterable, Mapping

from lexigrid.board import EMPTY, size_of
from lexigrid.game import Result
from lexigrid.games.tile_words import Formed
from lexigrid.tiles import counted, full_set, tile_of, without


def rows(board: str) -> list[str]:
    """Show a board row by row."""
    size = size_of(board)
    return [board[at : at + size] for at in range(0, size * size, size)]


def unseen(
    board: str, rack: Iterable[str], counts: Mapping[str, int]
) -> dict[str, int]:
    """Count all tiles of a set but those on the board and the rack (X25).

    Bag and other racks, and in the crossword what was set aside: nobody knows which.
    """
    seen = [tile_of(shown) for shown in board if shown != EMPTY]
    return counted(without(full_set(counts), [*seen, *rack]) or "")


def word_view(word: Formed) -> dict[str, object]:
    """Show a word that was made."""
    return {"word": word.word, "points": word.points}


def ending_view(
    why: str | None, result: Result, racks: Iterable[str]
) -> dict[str, object]:
    """Show how a game ended, who won, and what was left on the racks."""
    return {
        "why": why,
        "winners": sorted(result.winners),
        "draw": result.is_draw,
        "racks": [list(rack) for rack in racks],
    }
