"""The screens as a player meets them: by roles, names and sentences."""

import re

from playwright.sync_api import Locator, Page, TimeoutError, expect

from lexigrid.grid import Path
from tests.browser.grids import Grid
from tests.browser.hands import Point, middle

# Pyodide takes its time, more so on a machine that does other things besides.
WAKING = 90_000

TIMES = "\N{MULTIPLICATION SIGN}"

_TWO_FRAMES = """new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(done)))"""

_SHOWS = """(labels) =>
  [...document.querySelectorAll(".cells button")]
    .every((cell, i) => cell.ariaLabel === labels[i])"""


def open_options(page: Page) -> Locator:
    """Open the options from home; return their card."""
    page.get_by_role("button", name=re.compile("^Hunt")).click()
    card = page.get_by_role("dialog", name="Hunt", exact=True)
    expect(card).to_be_visible()
    return card


def wake_judge(page: Page) -> None:
    """Wait at home for the engine: one that starts would not survive a leap in time."""
    page.evaluate("location.hash = '#/settings'")
    digest = page.locator(".facts dd").nth(2)
    expect(digest).to_have_text(re.compile(r"^[0-9a-f]{16}$"), timeout=WAKING)
    page.evaluate("location.hash = '#/'")


def shake(page: Page, size: int = 4, minimum: int = 3, glass: str = "3:00") -> "Table":
    """Start a hunt from home, as options say; return its table, letters showing."""
    card = open_options(page)
    for choice in (f"{size}{TIMES}{size}", f"{minimum} letters", glass):
        card.get_by_role("radio", name=choice).check()
    card.get_by_role("button", name="Shake a grid").click()
    return Table(page, minimum)


class Table:
    """A round on the screen."""

    def __init__(self, page: Page, minimum: int = 3) -> None:
        """Wait for the letters."""
        self.page = page
        self.cells = page.get_by_role("grid").get_by_role("button")
        self.slot = page.locator(".slot")
        self.word = page.locator(".slot-word")
        self.note = page.locator(".slot-note")
        self.rows = page.locator(".list .pad-row")
        self.total = page.locator(".list .pad-note")
        self.timer = page.get_by_role("timer")
        keys = page.locator(".actions")
        self.back = keys.get_by_role("button", name=re.compile(r"^Back\b"))
        self.clear = keys.get_by_role("button", name=re.compile(r"^Clear\b"))
        self.submit = keys.get_by_role("button", name=re.compile(r"^Submit\b"))
        shown = re.compile(r"^(Qu|[A-Z]), row 1 column 1")
        expect(self.cells.first).to_have_accessible_name(shown, timeout=WAKING)
        self.grid = Grid(self._letters(), minimum)

    def _letters(self) -> str:
        cubes = (label.partition(",")[0] for label in self.labels())
        return "".join("q" if cube == "Qu" else cube.lower() for cube in cubes)

    def labels(self) -> list[str]:
        """Return what a screen reader says of each cube."""
        labels: list[str] = self.cells.evaluate_all("all => all.map(c => c.ariaLabel)")
        return labels

    def path(self) -> Path:
        """Return the cells that are taken, in order."""
        taken = {}
        for cell, label in enumerate(self.labels()):
            if step := re.search(r"taken(?:, number (\d+)| last)", label):
                taken[int(step[1] or len(self.grid.letters) + 1)] = cell
        return tuple(taken[step] for step in sorted(taken))

    def shows(self, path: Path) -> None:
        """Expect this path, and gold rings exactly where it may go on (H7)."""
        expected = [self._label(cell, path) for cell in range(len(self.grid.letters))]
        try:
            self.page.wait_for_function(_SHOWS, arg=expected, timeout=30_000)
        except TimeoutError:
            told = zip(self.labels(), expected, strict=True)
            wrong = [
                f"{one}  should be  {other}" for one, other in told if one != other
            ]
            raise AssertionError("\n".join(wrong)) from None

    def _label(self, cell: int, path: Path) -> str:
        letter = self.grid.letters[cell]
        row, column = divmod(cell, self.grid.size)
        cube = "Qu" if letter == "q" else letter.upper()
        label = f"{cube}, row {row + 1} column {column + 1}"
        if path and cell == path[-1]:
            return f"{label}, taken last"
        if cell in path:
            return f"{label}, taken, number {path.index(cell) + 1}"
        return f"{label}, may be next" if cell in self.grid.rings(path) else label

    def at(self, cell: int) -> Point:
        """Return the middle of a cube on the screen."""
        return middle(self.cells.nth(cell))

    def way(self, path: Path) -> list[Point]:
        """Return the middles of the cubes of a path."""
        return [self.at(cell) for cell in path]

    def type(self, word: str) -> None:
        """Type a word."""
        self.page.keyboard.type(word)

    def lists(self, *words: str) -> None:
        """Expect these claims, the newest first."""
        expect(self.rows.locator(":first-child")).to_have_text(list(words))

    def refuses(self, why: str) -> str:
        """Expect a refusal; return the shape of its icon."""
        expect(self.note).to_have_text(why)
        shape: str = self.note.locator("svg").evaluate("icon => icon.innerHTML")
        return shape

    def seconds(self) -> int:
        """Return the seconds left, as they are told."""
        told = self.timer.get_attribute("aria-label") or ""
        times = re.findall(r"(\d+) (minute|second)", told)
        assert times, told
        return sum(int(n) * (60 if unit == "minute" else 1) for n, unit in times)

    def pass_time(self, seconds: float) -> None:
        """Let time go by at once; the page has shown it when this returns."""
        self.page.clock.fast_forward(round(seconds * 1000))
        self.page.evaluate(_TWO_FRAMES)

    def come_to(self, seconds: int) -> None:
        """Let time go by until so many seconds are left, the last of it frame by frame.

        The page sees each of the seconds at the end, however busy the machine is.
        """
        self.pass_time(self.seconds() - seconds - 3)
        self.page.clock.run_for(3500)

    def empty_glass(self) -> None:
        """Let all the sand fall, and come to the reveal."""
        self.pass_time(self.seconds() + 1)
        self.page.wait_for_url("**/#/rounds/*")
        expect(self.page.locator(".reveal h1")).to_be_visible()
