"""Classic as a player meets it: sheet, dome, and the glass that another turns."""

import re
from collections.abc import Sequence
from hashlib import sha256
from itertools import count

from playwright.sync_api import Locator, Page, expect

from lexigrid import bundle
from lexigrid.catalogue import listed, options_for
from lexigrid.chance import Chance
from lexigrid.games.hunt import Hunt
from lexigrid.solver import points
from tests.browser.grids import Grid
from tests.browser.seats import Cover
from tests.browser.table import WAKING, Table

# Letters as canvases are asked to write them, with the angle at which they stand.
LETTERS = """
window.letters = [];
const plain = CanvasRenderingContext2D.prototype.fillText;
CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
  const { a, b } = this.getTransform();
  const still = this.canvas.classList.contains("tray-still");
  if (text && still) letters.push([text, Math.atan2(b, a) * 180 / Math.PI]);
  return plain.call(this, text, ...where);
};
"""


def deal(seed: str, minimum: int = 4) -> tuple[str, tuple[int, ...]]:
    """Return letters and quarter turns of the Classic grid of a seed."""
    options = options_for("classic", {"minimums": [minimum]}, 1)
    game = listed("classic").make(options, bundle.lexicon())
    assert isinstance(game, Hunt)
    state = game.start(1, Chance.from_hex(seed))
    return state.solution.grid, state.turns


def rich_seed(worth: int, words: int) -> str:
    """Return the first of a row of seeds with so many words that are worth so much."""
    for number in count():
        seed = sha256(b"classic %d" % number).hexdigest()
        grid = Grid(deal(seed)[0], 4)
        if sum(points(word) >= worth for word in grid.words()) >= words:
            return seed
    raise AssertionError


def dear(grid: Grid) -> list[str]:
    """Return the words of a grid, the dearest first."""
    return sorted(grid.words(), key=lambda word: (-points(word), word))


def open_classic(page: Page) -> Locator:
    """Open the sheet from home; return its card."""
    page.get_by_role("button", name="Classic hunt").click()
    card = page.get_by_role("dialog", name="Classic hunt")
    expect(card).to_be_visible()
    return card


def sit(card: Locator, names: Sequence[str]) -> None:
    """Have these players sit down."""
    for _ in names[1:]:
        card.get_by_role("button", name="One player more").click()
    for number, name in enumerate(names, start=1):
        card.get_by_label(f"Name of player {number}").fill(name)


def to_dome(card: Locator) -> "Dome":
    """Go on to the dome."""
    card.get_by_role("button", name="To the dome").click()
    return Dome(card.page)


class Dome:
    """The dome over the cubes."""

    def __init__(self, page: Page) -> None:
        """Wait for it."""
        self.page = page
        self.shake = page.locator(".dome-shake")
        self.off = page.get_by_role("button", name="Lift the dome")
        self.title = page.get_by_role("heading", level=1)
        expect(self.shake).to_be_visible()

    def lift(self) -> None:
        """Shake, and lift the dome when the cubes lie still."""
        self.shake.click()
        expect(self.off).to_be_focused(timeout=WAKING)
        self.off.click()


def turn_glass(page: Page, says: str, minimum: int = 4) -> Table:
    """Have the glass turned by the button that says so; return the table."""
    key = page.get_by_role("button", name=says)
    expect(key).to_be_focused(timeout=WAKING)
    first = page.get_by_role("grid").get_by_role("button").first
    expect(first).to_have_accessible_name(re.compile("^Covered cube"))
    key.click()
    return Table(page, minimum)


def take_seat(page: Page, name: str, turner: str, minimum: int = 4) -> Table:
    """Lift the lid as this player, and have that one turn the glass."""
    cover = Cover(page, name)
    cover.hides_all()
    how = page.locator("#cover-how")
    expect(how).to_contain_text(f"Then {turner} turns your glass")
    cover.lift()
    return turn_glass(page, f"{turner} turns the glass", minimum)
