"""A game of Lexiheist on the screen, and what may be laid there."""

import re
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from lexigrid.compat import override
from tests.browser.crossword import Board, ByKeys, Chosen, Laid
from tests.browser.heist_saved import plays_at
from tests.browser.table import WAKING


@dataclass(frozen=True)
class Change(Chosen):
    """A move as the engine lists it; `place` is not told."""

    @override
    def laid(self) -> list[Laid]:
        """Return the tiles that it lays, on empty circles or over letters."""
        found = [re.fullmatch(r"(\d+)(\w)", one) for one in self.tiles.split(",")]
        return [Laid(int(one[1]) - 1, one[2]) for one in found if one]

    @property
    @override
    def down(self) -> bool:
        """Tell whether it runs down."""
        squares = [one.square for one in self.laid()]
        return len(squares) > 1 and squares[-1] - squares[0] >= HeistBoard.size


class HeistBoard(Board):
    """The table of Lexiheist, as its labels tell it."""

    size = 17
    blank_card = "The wildcard stands for"

    def moves(self) -> list[Change]:
        """Return what the rack could do, the best first.

        Wildcards are left out where there is a move without: with them there are a
        hundred thousand.
        """
        rack = "".join(self.rack())
        return self._moves_of(rack.replace("?", "")) or self._moves_of(rack)

    def _moves_of(self, rack: str) -> list[Change]:
        found = [line.split() for line in plays_at(rack, self.rows())]
        return [Change("", tiles, int(points)) for tiles, points in found]

    @override
    def choose(self) -> Change | None:
        """Return the move that lays most tiles, None when there is none."""
        found = self.moves()
        return max(found, key=lambda one: (len(one.laid()), one.score), default=None)

    def is_replacing(self, move: Chosen) -> bool:
        """Tell whether it lays a tile over a letter."""
        board = "".join(self.rows())
        return any(board[one.square] != "." for one in move.laid())

    @override
    def give(self, chosen: Chosen) -> None:
        """Submit it, once the page shows its score, which may be doubled (T15)."""
        told = re.compile(f"^({chosen.score}|{2 * chosen.score})$")
        expect(self.play.locator("b")).to_have_text(told)
        self.play.click()


class HeistKeys(ByKeys):
    """Types moves over letters too."""

    @override
    def make(self, chosen: Chosen) -> None:
        """Lay all of a move, and submit it."""
        assert isinstance(chosen, Change)
        type_move(self, chosen)
        expect(self.board.play.locator("b")).to_be_visible()
        self.board.page.keyboard.press("Enter")


def type_move(hand: ByKeys, move: Change) -> None:
    """Lay a move by keys: letters that stay are typed too, and gone over."""
    board, keyboard = hand.board, hand.board.page.keyboard
    shown = "".join(board.rows())
    laid = {one.square: one.tile for one in move.laid()}
    step = board.size if move.down else 1
    hand.go_to(min(laid))
    for _ in range(2 if move.down else 1):
        keyboard.press("Space")
    for square in range(min(laid), max(laid) + 1, step):
        tile = laid.get(square, shown[square].upper())
        keyboard.press(f"Shift+{tile}" if tile.islower() else tile)
    board.shows(*move.laid())


def sit_down(page: Page, *players: str, timer: str = "90 seconds") -> HeistBoard:
    """Choose a table at home, by who sits at it; see the draw, and go to the board."""
    page.get_by_role("button", name=re.compile("^Lexiheist")).click()
    card = page.get_by_role("dialog", name="Lexiheist", exact=True)
    seats = card.get_by_role("group", name="Seats")
    seats.get_by_role("radio", name=str(len(players))).check()
    for seat, player in enumerate(players, start=1):
        card.get_by_role("combobox", name=f"Seat {seat}").select_option(label=player)
    card.get_by_role("radio", name=timer, exact=True).check()
    card.get_by_role("button", name="Draw and deal").click()
    draw = page.get_by_role("dialog", name="Who goes first")
    expect(draw).to_be_visible(timeout=WAKING)
    return HeistBoard(page)
