"""A crossword on the screen, and hands that play it: fingers, a mouse, keys."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from lexigrid.board import parse_place
from lexigrid.bundle import lexicon
from lexigrid.crossword_questions import plays
from lexigrid.positions import Position
from tests.browser.hands import Finger, Mouse, Point, drag, middle
from tests.browser.table import WAKING

SIZE = 15
EDGE = 6  # pixels of the window in which nobody taps

_LABELS = "all => all.map((one) => one.ariaLabel)"

# The page looks at itself once a frame: far sooner than it can be asked from outside.
_LAID = """all => all.every(([square, tile]) => {
  const told = document.querySelector(`[data-square="${square}"]`).ariaLabel;
  return told.includes(`, ${tile}, `) && told.includes("laid by you");
})"""
_SCORES = "score => document.querySelector('.cw-play b')?.textContent === score"
_CHOSEN = """at => document.querySelector(`[data-slot="${at}"]`)
  .getAttribute("aria-pressed") === "true\""""
_TOLD = """turns => document.querySelector(".cw-over") !== null ||
  document.querySelectorAll(".cw-moves .pad-row").length > turns"""
_MOVED = """before => [...document.querySelectorAll("[data-slot]")]
  .some((one, at) => one.ariaLabel !== before[at])"""
_YOURS = (
    "() => document.querySelector('.cw-pass[aria-disabled=false], .cw-over') !== null"
)


@dataclass(frozen=True)
class Laid:
    """A tile to lay: a small letter is a blank."""

    square: int
    tile: str


@dataclass(frozen=True)
class Chosen:
    """A play as the engine lists it."""

    place: str
    tiles: str
    score: int

    @property
    def down(self) -> bool:
        """Tell whether it runs down."""
        return self.place[0].isalpha()

    def laid(self) -> list[Laid]:
        """Return the tiles that it lays."""
        found = parse_place(SIZE, self.place)
        assert found
        first, step = found
        return [
            Laid(first + at * step, tile)
            for at, tile in enumerate(self.tiles)
            if tile != "."
        ]


class Board:
    """The table of a crossword, as its labels tell it."""

    size = SIZE
    blank_card = "The blank stands for"

    def __init__(self, page: Page) -> None:
        """Wait for it."""
        self.page = page
        self.squares = page.locator("[data-square]")
        self.slots = page.locator("[data-slot]")
        self.status = page.locator(".cw-status p")
        self.play = page.locator(".cw-play")
        self.passing = page.locator(".cw-pass")
        self.seats = page.locator(".cw-seats li")
        expect(page.get_by_role("grid")).to_be_visible(timeout=WAKING)

    def await_turn(self) -> None:
        """Wait until the seat here is to play, or the game is over."""
        self.page.wait_for_function(_YOURS, timeout=WAKING)

    def turns(self) -> int:
        """Return how many the list of moves tells."""
        return self.page.locator(".cw-moves .pad-row").count()

    def await_move(self, turns: int) -> None:
        """Wait until more turns are told than so many, or the game is over."""
        self.page.wait_for_function(_TOLD, arg=turns, timeout=WAKING)

    @property
    def is_over(self) -> bool:
        """Tell whether the score sheet is shown."""
        return self.page.locator(".cw-over").count() > 0

    def labels(self) -> list[str]:
        """Return what a screen reader says of each square."""
        found: list[str] = self.squares.evaluate_all(_LABELS)
        return found

    def rows(self) -> list[str]:
        """Return the board as text, without what is only laid."""
        return rows_told(self.labels(), self.size)

    def rack(self) -> list[str]:
        """Return the tiles by place, `?` a blank, "" where none is."""
        return [tile_told(label) for label in self.places()]

    def places(self) -> list[str]:
        """Return what a screen reader says of each place of the rack."""
        found: list[str] = self.slots.evaluate_all(_LABELS)
        return found

    def moved(self, before: list[str]) -> list[str]:
        """Return the rack, once its places are no longer as before."""
        self.page.wait_for_function(_MOVED, arg=before)
        return self.rack()

    def scores(self) -> list[int]:
        """Return the points by seat."""
        return [int(text) for text in self.page.locator(".cw-score").all_inner_texts()]

    def choose(self) -> Chosen | None:
        """Return the play that lays most tiles, None when there is none."""
        found = plays_of(self.rack(), self.rows())
        return max(found, key=lambda one: (len(one.laid()), one.score), default=None)

    def place_of(self, tile: str) -> int:
        """Return where on the rack a tile for this one lies."""
        wanted = "?" if tile.islower() else tile
        return next(
            at
            for at, label in enumerate(self.places())
            if tile_told(label) == wanted and "on the board" not in label
        )

    def name_blank(self, tile: str) -> None:
        """Answer what a blank is to stand for."""
        card = self.page.get_by_role("dialog", name=self.blank_card)
        card.get_by_role("button", name=tile.upper(), exact=True).click()
        expect(card).to_be_hidden()

    def shows(self, *laid: Laid) -> None:
        """Expect tiles that are laid."""
        told = [[one.square, one.tile.upper()] for one in laid]
        self.page.wait_for_function(_LAID, arg=told)

    def scores_on_play(self, chosen: Chosen) -> None:
        """Expect on Play what the engine says that the play makes (X23)."""
        self.page.wait_for_function(_SCORES, arg=str(chosen.score))

    def give(self, chosen: Chosen) -> None:
        """Expect its score, and play."""
        self.scores_on_play(chosen)
        self.play.click()

    def pass_turn(self) -> None:
        """Pass, which wants to be pressed twice within four seconds (X10)."""
        self.passing.press("Enter")
        self.passing.press("Enter")


def _shown(label: str) -> str:
    found = re.match(r"\w+, ([A-Z]), (a (?:blank|wildcard), )?", label)
    if not found or "laid by you" in label:
        return "."
    return found[1].lower() if found[2] else found[1]


def rows_told(labels: Sequence[str], size: int = SIZE) -> list[str]:
    """Return the board as text, from what is told of each square."""
    squares = "".join(map(_shown, labels))
    return [squares[at : at + size] for at in range(0, size * size, size)]


def plays_of(rack: Sequence[str], rows: list[str]) -> list[Chosen]:
    """Return all plays of a rack, the best first."""
    is_empty = set("".join(rows)) == {"."}
    position = Position("".join(rack), None if is_empty else rows)
    found = [line.split() for line in plays(position, lexicon())]
    return [Chosen(place, tiles, int(score)) for place, tiles, score in found]


def tile_told(label: str) -> str:
    """Return the tile that a place of the rack tells: `?` a blank, "" none."""
    if label.startswith(("Blank", "Wildcard")):
        return "?"
    return "" if label.startswith("Empty") else label[0]


class ByFinger:
    """Taps a tile, taps a square."""

    def __init__(self, board: Board) -> None:
        """Come near the page."""
        self.board = board
        self._finger = Finger(board.page)

    def lay(self, laid: Laid) -> None:
        """Lay one tile."""
        board = self.board
        at = board.place_of(laid.tile)
        self._finger.tap(middle(board.slots.nth(at)))
        board.page.wait_for_function(_CHOSEN, arg=at)
        square = board.squares.nth(laid.square)
        if not _is_in(middle(square), board.page.locator(".cw-window")):
            board.page.get_by_role("button", name="Whole board").click()
        self._finger.tap(middle(square))
        if laid.tile.islower():
            board.name_blank(laid.tile)
        board.shows(laid)

    def make(self, chosen: Chosen) -> None:
        """Lay all of a play, and play it."""
        for laid in chosen.laid():
            self.lay(laid)
        self.board.give(chosen)


class ByMouse:
    """Drags tiles from the rack to squares."""

    def __init__(self, board: Board) -> None:
        """Take the mouse."""
        self.board = board
        self._mouse = Mouse(board.page)

    def make(self, chosen: Chosen) -> None:
        """Lay all of a play, and play it."""
        board = self.board
        for laid in chosen.laid():
            slot = board.slots.nth(board.place_of(laid.tile))
            square = board.squares.nth(laid.square)
            drag(self._mouse, [middle(slot), middle(square)])
            if laid.tile.islower():
                board.name_blank(laid.tile)
            board.shows(laid)
        board.give(chosen)


class ByKeys:
    """Goes to the first square by arrows, turns the arrow by Space, and types."""

    def __init__(self, board: Board) -> None:
        """Take the keyboard."""
        self.board = board

    def make(self, chosen: Chosen) -> None:
        """Lay all of a play, and play it."""
        page = self.board.page
        laid = chosen.laid()
        self.go_to(laid[0].square)
        page.keyboard.press("Space")
        if chosen.down:
            page.keyboard.press("Space")
        for one in laid:
            page.keyboard.press(f"Shift+{one.tile}" if one.tile.islower() else one.tile)
        self.board.shows(*laid)
        self.board.scores_on_play(chosen)
        page.keyboard.press("Enter")

    def lay_first(self) -> Laid:
        """Lay the first tile of some play, and no more."""
        chosen = self.board.choose()
        assert chosen
        laid = chosen.laid()[0]
        self.go_to(laid.square)
        keyboard = self.board.page.keyboard
        keyboard.press("Space")
        keyboard.press(f"Shift+{laid.tile}" if laid.tile.islower() else laid.tile)
        self.board.shows(laid)
        return laid

    def go_to(self, square: int) -> None:
        """Move the focus on the board by arrow keys."""
        page, size = self.board.page, self.board.size
        at = page.locator("[data-square][tabindex='0']")
        at.focus()
        here = int(at.get_attribute("data-square") or 0)
        rows, columns = square // size - here // size, square % size - here % size
        for key, n in (("Down", rows), ("Right", columns)):
            way = key if n > 0 else {"Down": "Up", "Right": "Left"}[key]
            for _ in range(abs(n)):
                page.keyboard.press(f"Arrow{way}")
        expect(page.locator(f"[data-square='{square}']")).to_be_focused()


def _is_in(point: Point, window: Locator) -> bool:
    x, y = point
    box = window.bounding_box()
    assert box
    right, bottom = box["x"] + box["width"] - EDGE, box["y"] + box["height"] - EDGE
    return box["x"] + EDGE < x < right and box["y"] + EDGE < y < bottom


def play_out(board: Board, hand: ByFinger | ByMouse | ByKeys) -> int:
    """Play until it is over; return how many turns were taken here."""
    turns = 0
    board.await_turn()
    while not board.is_over:
        told = board.turns()
        chosen = board.choose()
        if chosen:
            hand.make(chosen)
        else:
            board.pass_turn()
        turns += 1
        await_next(board, told)
    return turns


def await_next(board: Board, told: int) -> None:
    """Wait for one's own move, and let a computer player answer it at once.

    Of `told` turns the page told before.
    """
    board.await_move(told)
    if not board.is_over:
        board.page.clock.fast_forward(5000)
    board.await_turn()


def sit_down(page: Page, *players: str, tiles: int = 50, timer: str = "") -> None:
    """Choose a table at home, by who sits at it, and deal."""
    page.get_by_role("button", name=re.compile("^Crossword")).click()
    card = page.get_by_role("dialog", name="Crossword", exact=True)
    seats = card.get_by_role("group", name="Seats")
    seats.get_by_role("radio", name=str(len(players))).check()
    for seat, player in enumerate(players, start=1):
        card.get_by_role("combobox", name=f"Seat {seat}").select_option(label=player)
    card.get_by_role("radio", name=str(tiles), exact=True).check()
    if timer:
        card.get_by_role("radio", name=timer, exact=True).check()
    card.get_by_role("button", name="Deal the tiles").click()
