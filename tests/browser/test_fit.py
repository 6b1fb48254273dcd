"""Tray and keys are whole on every screen, without scrolling."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visits
from tests.browser.look import resize
from tests.browser.table import Table, shake

SCREENS = (
    (320, 568),
    (390, 844),
    (568, 320),
    (667, 375),
    (844, 390),
    (700, 600),
    (640, 720),
    (820, 560),
    (820, 1180),
    (1200, 800),
    (1280, 800),
    (1440, 900),
)
# All twice as large: a window of 1440x900 and one of 820x1180, zoomed.
ZOOMED = ((720, 450), (410, 590))
# The letters alone twice as large.
LARGE_TEXT = ((820, 1180), (1440, 900))

_OUTSIDE = """() => {
  const parts = ".tray, .cells button, .actions button, .clock";
  const isCut = (element) => {
    const { left, right } = element.getBoundingClientRect();
    const parts = element.matches(".actions button, .clock") ? element.children : [];
    return [...parts].some((part) => {
      const box = part.getBoundingClientRect();
      return box.width > 0 && (box.left < left || box.right > right);
    });
  };
  const isOutside = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementFromPoint(x, y);
    const isHit = hit && (element.contains(hit) || hit.contains(element));
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return !isHit || !isIn || isCut(element);
  };
  return [...document.querySelectorAll(parts)]
    .filter(isOutside)
    .map((element) => element.innerText || element.className || element.ariaLabel);
}"""


def misfits(page: Page, table: Table) -> list[str]:
    """Return the parts that are cut, covered or outside, without and with a path."""
    found: list[str] = page.evaluate(_OUTSIDE)
    path = table.grid.nonsense(8)
    for cell in path:
        page.mouse.click(*table.at(cell))
    table.shows(path)
    expect(table.submit).to_contain_text("worth 11")
    found += page.evaluate(_OUTSIDE)
    table.clear.click()
    table.shows(())
    return found


def test_tray_and_keys_are_whole_on_every_screen(visit: Visits) -> None:
    page = visit(DESKTOP).page
    table = shake(page)
    faults: dict[str, list[str]] = {}
    for screen in (*SCREENS, *ZOOMED):
        resize(page, *screen)
        faults[str(screen)] = misfits(page, table)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for screen in LARGE_TEXT:
        resize(page, *screen)
        faults[f"{screen}, large text"] = misfits(page, table)
    assert {where: what for where, what in faults.items() if what} == {}
    assert page.evaluate("scrollX + scrollY") == 0


def test_desktops_show_the_keys(visit: Visits) -> None:
    page = visit(DESKTOP).page
    table = shake(page)
    page.mouse.click(*table.at(0))
    hints = page.locator(".actions kbd")
    for screen in ((1200, 800), (1280, 800), (1440, 900)):
        resize(page, *screen)
        expect(hints.filter(visible=True)).to_have_text(["Bksp", "Esc", "Enter"])


def test_large_digits_keep_off_the_edge(visit: Visits) -> None:
    page = visit(DESKTOP).page
    shake(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    clock = page.locator(".clock").bounding_box()
    column = page.locator(".timer").bounding_box()
    assert clock
    assert column
    assert clock["x"] >= column["x"]
    assert clock["x"] + clock["width"] <= column["x"] + column["width"]
