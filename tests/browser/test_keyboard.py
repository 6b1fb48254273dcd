"""The keyboard alone: from home to the reveal and back."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visits
from tests.browser.pretend import BUSY_STORE
from tests.browser.table import Table

# What has the focus, and whether it can be seen that it has.
_FOCUS = """() => {
  const focused = document.activeElement;
  const shown = [focused, focused.closest("label")].filter(Boolean);
  const hasRing = (element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  };
  return {
    isLost: focused === document.body,
    isHeading: focused.tagName === "H1",
    hasRing: shown.some(hasRing),
    name: (focused.ariaLabel ?? focused.innerText ?? "").trim(),
  };
}"""


def check_focus(page: Page) -> None:
    """Expect the focus on something, and that one can see where."""
    focus = page.evaluate(_FOCUS)
    assert not focus["isLost"]
    assert focus["hasRing"] or focus["isHeading"], focus


def press(page: Page, *keys: str) -> None:
    """Press keys; the focus must be somewhere after each."""
    for key in keys:
        page.keyboard.press(key)
        check_focus(page)


def tab_to(page: Page, name: str, key: str = "Tab") -> None:
    """Go with Tab to the control of this name."""
    for _ in range(40):
        press(page, key)
        if page.evaluate(_FOCUS)["name"].startswith(name):
            return
    raise AssertionError(f"Tab does not lead to {name!r}")


def arrow_to(page: Page, table: Table, start: int, cell: int) -> None:
    """Go with arrows from cell to cell."""
    down = cell // 4 - start // 4
    right = cell % 4 - start % 4
    press(page, *["ArrowDown" if down > 0 else "ArrowUp"] * abs(down))
    press(page, *["ArrowRight" if right > 0 else "ArrowLeft"] * abs(right))
    expect(table.cells.nth(cell)).to_be_focused()


def test_from_home_through_a_round_to_the_reveal(visit: Visits) -> None:
    page = visit(DESKTOP).page
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    tab_to(page, "Hunt")
    press(page, "Enter")
    card = page.get_by_role("dialog", name="Hunt", exact=True)
    tab_to(page, "Shake a grid")
    press(page, "Escape")
    expect(card).to_be_hidden()
    expect(page.get_by_role("button", name=re.compile("^Hunt"))).to_be_focused()
    press(page, "Enter")
    tab_to(page, "Shake a grid")
    page.keyboard.press("Enter")
    table = Table(page)
    check_focus(page)

    word = table.grid.words(4)[0]
    path = table.grid.path(word)
    tab_to(page, table.labels()[0])
    here = 0
    for cell in path:
        arrow_to(page, table, here, cell)
        press(page, "Enter" if cell % 2 else "Space")
        here = cell
    table.shows(path)
    press(page, "Backspace")
    table.shows(path[:-1])
    press(page, "Space")
    table.shows(path)
    press(page, "Enter")
    table.lists(word)
    table.shows(())

    open_and_close_the_menu(page)
    table.empty_glass()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    walk_through_the_reveal(page)


def test_a_card_takes_the_focus_and_gives_it_back_while_the_store_is_busy(
    visit: Visits,
) -> None:
    page = visit(DESKTOP).page
    page.evaluate(BUSY_STORE)
    box = page.get_by_role("button", name=re.compile("^Hunt"))
    box.focus()
    press(page, "Enter", "Tab")
    card = page.get_by_role("dialog", name="Hunt", exact=True)
    assert card.locator(":focus").count() == 1
    expect(card.get_by_text("No round")).to_be_hidden()
    page.evaluate("() => { isStoreBusy = false }")
    expect(card.get_by_text("No round")).to_be_visible()
    press(page, "Escape")
    expect(box).to_be_focused()


def open_and_close_the_menu(page: Page) -> None:
    """Look at the menu and its cards; each gives the focus back."""
    more = page.get_by_role("button", name="More")
    tab_to(page, "More", "Shift+Tab")
    press(page, "Enter")
    tab_to(page, "How to play")
    press(page, "Enter")
    expect(page.get_by_role("dialog", name="How to play")).to_be_visible()
    press(page, "Escape")
    expect(more).to_be_focused()
    press(page, "Enter")
    tab_to(page, "Abandon")
    press(page, "Enter")
    expect(page.get_by_role("button", name="Play on")).to_be_focused()
    press(page, "Enter")
    expect(more).to_be_focused()


def walk_through_the_reveal(page: Page) -> None:
    """Choose words by arrows, then begin anew."""
    missed = page.locator("#sheet-missed").get_by_role("option")
    first, second = missed.locator("span:first-child").all_text_contents()[:2]
    tab_to(page, first.strip())
    press(page, "Enter")
    for word in (first, second):
        way = re.compile(f"The way of {word}:")
        expect(page.get_by_role("img", name=way)).to_be_visible()
        press(page, "ArrowDown")
    page.clock.fast_forward(1500)
    tab_to(page, "Shake a new grid")
    page.keyboard.press("Enter")
    Table(page)
    check_focus(page)
