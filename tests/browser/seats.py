"""Several players on one device: the sheet that asks who plays, and the lid."""

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

from tests.browser.hands import Finger, middle
from tests.browser.table import WAKING, Table, open_options

HELD = 700  # ms; the lid wants 600
DEAF = 1500  # ms that a lid hears no press

# Somebody who is still pressing when the lid comes.
PRESSES_ON = """() => {
  window.pressed = 0;
  new MutationObserver(() => {
    const key = document.querySelector(".cover-key");
    for (; key && pressed < 2; pressed += 1) key.click();
  }).observe(document.body, { childList: true, subtree: true });
}"""

# What canvases have been asked to write; a blank cube has no letter.
PAINTED = """
window.painted = [];
const plain = CanvasRenderingContext2D.prototype.fillText;
CanvasRenderingContext2D.prototype.fillText = function (text, ...where) {
  if (text) painted.push(text);
  return plain.call(this, text, ...where);
};
"""

# Letters that stand alone in the page: cubes have them, sentences do not.
_SHOWN = """() => [...document.querySelectorAll("main, main *")]
  .flatMap((one) => [one.ariaLabel ?? "", one.title, one.textContent])
  .filter((text) => /, row \\d|^\\s*(Qu|[A-Z])\\s*$/.test(text))
  .filter((text) => !document.querySelector(".cover-seats")?.textContent.includes(text))
"""


def seat(page: Page, names: Sequence[str]) -> Locator:
    """Open the options and have these players sit down; return the card."""
    card = open_options(page)
    for _ in names[1:]:
        card.get_by_role("button", name="One player more").click()
    for number, name in enumerate(names, start=1):
        card.get_by_label(f"Name of player {number}").fill(name)
    return card


def begin(page: Page, *names: str) -> "Cover":
    """Have these players shake a grid; return the first lid."""
    seat(page, names).get_by_role("button", name="Shake a grid").click()
    return Cover(page, names[0])


class Cover:
    """The lid, before the player of this name."""

    def __init__(self, page: Page, name: str) -> None:
        """Wait for it."""
        self.page = page
        self.key = page.locator(".cover-key")
        self.ring = page.locator(".lid-ring")
        title = page.get_by_role("heading", level=1)
        expect(title).to_have_text(f"Hand it to {name}", timeout=WAKING)
        expect(self.key).to_have_text(re.compile(f"I'm {re.escape(name)}"))

    def hides_all(self) -> None:
        """Expect nothing of a grid or a list: in the page, to readers, on canvases."""
        page = self.page
        for role in ("grid", "gridcell", "timer", "listbox"):
            expect(page.get_by_role(role)).to_have_count(0)
        expect(page.locator(".tray, .cells, .slot, .list, .pad")).to_have_count(0)
        assert page.evaluate(_SHOWN) == []
        assert "row 1" not in page.locator("main").aria_snapshot()

    def hold(self, finger: Finger, element: Locator) -> Table:
        """Hold until the lid is off; return the table."""
        self.wake()
        finger.press(middle(element))
        self.page.clock.run_for(HELD)
        finger.lift()
        return Table(self.page)

    def wake(self) -> None:
        """Let the time pass in which it hears nothing."""
        self.page.clock.run_for(DEAF)

    def lift(self) -> None:
        """Lift by two short presses."""
        self.wake()
        self.key.click()
        self.page.get_by_role("button", name="Press again to lift").click()

    def press_twice(self) -> Table:
        """Lift by two short presses; return the table."""
        self.lift()
        return Table(self.page)


def claim(table: Table, *words: str) -> None:
    """Claim words by typing them."""
    for word in words:
        table.type(word)
        expect(table.word).to_have_text(word)
        table.page.keyboard.press("Enter")
        expect(table.rows.first).to_contain_text(word, timeout=WAKING)


def run_out(table: Table) -> None:
    """Let all the sand fall."""
    table.pass_time(table.seconds() + 1)
