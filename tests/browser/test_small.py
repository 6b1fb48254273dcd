"""Small phones: nothing that matters is cut off."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, SMALL_PHONE, Visits
from tests.browser.hands import Finger, drag
from tests.browser.table import shake

_WHOLE = """(element) => {
  const box = element.getBoundingClientRect();
  const over = element.closest(".list, .slot").getBoundingClientRect();
  const isInside = box.top >= over.top && box.bottom <= over.bottom + 1;
  return isInside && box.height > 0 && element.scrollWidth <= element.clientWidth;
}"""

# The rows of a list that lie between the tabs and the keys.
_ROWS_SEEN = """() => {
  const edge = (part, side) =>
    document.querySelector(part).getBoundingClientRect()[side];
  const [top, bottom] = [edge(".reveal-tabs", "bottom"), edge(".reveal-keys", "top")];
  return [...document.querySelectorAll("[data-open] .reveal-row")].filter((row) => {
    const box = row.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  }).length;
}"""


def is_whole(element: Locator) -> bool:
    """Return whether all of an element can be seen in the part that holds it."""
    whole: bool = element.evaluate(_WHOLE)
    return whole


def test_a_refusal_leaves_the_word_whole(visit: Visits) -> None:
    page = visit(SMALL_PHONE).page
    table = shake(page)
    height = table.slot.evaluate("slot => slot.offsetHeight")
    for cubes in (4, 6, 9, 12):
        path = table.grid.nonsense(cubes)
        drag(Finger(page), table.way(path))
        table.shows(path)
        table.submit.tap()
        table.refuses("Not in the list")
        assert is_whole(table.word)
        assert is_whole(table.note)
        assert table.slot.evaluate("slot => slot.offsetHeight") == height


def test_the_first_hint_says_what_lifting_does(visit: Visits) -> None:
    for phone in (PHONE, SMALL_PHONE):
        page = visit(phone).page
        shake(page)
        sentence = page.locator(".hint p")
        expect(sentence).to_contain_text("Submit claims the word")
        assert is_whole(sentence)
        for name in ("Submit when I lift", "Got it"):
            assert is_whole(page.get_by_role("button", name=name))


def test_the_mark_of_a_new_word_lies_inside_its_row(visit: Visits) -> None:
    page = visit(PHONE).page
    table = shake(page)
    drag(Finger(page), table.way(table.grid.path(table.grid.words(4)[0])))
    table.submit.tap()
    mark = page.locator(".list .fresh").evaluate(
        "row => row.getAnimations()[0].effect.getKeyframes()[0].boxShadow"
    )
    assert "inset" in mark


def test_the_lists_of_the_reveal_can_be_read(visit: Visits) -> None:
    page = visit(SMALL_PHONE).page
    shake(page).empty_glass()
    tab = page.get_by_role("button", name=re.compile("missed"))
    tab.tap()
    row = page.locator("#sheet-missed").get_by_role("option").nth(20)
    row.scroll_into_view_if_needed()
    assert page.evaluate(_ROWS_SEEN) >= 6
    row.tap()
    expect(row).to_have_attribute("aria-selected", "true")
    for part in (".still-grid", ".reveal-tabs", ".reveal-keys"):
        expect(page.locator(part)).to_be_in_viewport(ratio=0.95)
