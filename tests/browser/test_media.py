"""A round for those who want little motion, or the system's own few colours."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Visits
from tests.browser.hands import Finger, drag
from tests.browser.table import Table, shake

# Text and controls that are there, and whose colour is that of what lies behind them.
_UNSEEN = """() => {
  const opaque = (colour) => !/^rgba\\(.*, 0\\)$|transparent/.test(colour);
  const behind = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const { backgroundColor } = getComputedStyle(one);
      if (opaque(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  const hasText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  return [...document.querySelectorAll("main *")]
    .filter((element) => hasText(element) && element.checkVisibility())
    .filter((element) => {
      const { color, opacity } = getComputedStyle(element);
      return color === behind(element) || Number(opacity) === 0;
    })
    .map((element) => element.outerHTML);
}"""

# How far what is painted stands out from its ground and in itself, of 255.
_SPAN = """(canvas) => {
  const { data } = canvas.getContext("2d")
    .getImageData(0, 0, canvas.width, canvas.height);
  const root = getComputedStyle(document.documentElement).backgroundColor;
  let [dark, light] = Array(2).fill(Number(root.match(/\\d+/g)[1]));
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] < 255) continue;
    dark = Math.min(dark, data[i + 1]);
    light = Math.max(light, data[i + 1]);
  }
  return light - dark;
}"""


def check_seen(page: Page) -> None:
    """Expect that nothing hides in the colour of its ground."""
    assert page.evaluate(_UNSEEN) == []
    for canvas in (".tray-still", ".tray-marks", ".glass canvas"):
        assert page.locator(canvas).evaluate(_SPAN) > 100, canvas


@pytest.mark.parametrize(
    "media",
    [
        {"reduced_motion": "reduce"},
        {"forced_colors": "active", "color_scheme": "dark"},
        {"forced_colors": "active", "color_scheme": "light"},
    ],
    ids=["reduced", "forced-dark", "forced-light"],
)
def test_a_round_is_played_and_seen(visit: Visits, media: dict[str, Any]) -> None:
    someone = visit({**PHONE, **media})
    someone.witness.bears.append("Multiple readback operations")  # our own reading
    page = someone.page
    table = shake(page)
    finger = Finger(page)
    one, two = table.grid.words(4)[:2]
    for word in (one, two):
        drag(finger, table.way(table.grid.path(word)))
        table.shows(table.grid.path(word))
        check_seen(page)
        table.submit.tap()
        table.shows(())
    table.lists(two, one)
    check_last_sand(page, table)


def check_last_sand(page: Page, table: Table) -> None:
    """Expect the last seconds and the reveal to be seen."""
    table.pass_time(table.seconds() - 8)
    expect(page.get_by_text("Last sand")).to_be_visible()
    finger = Finger(page)
    finger.tap(table.at(5))
    table.shows((5,))
    check_seen(page)
    table.empty_glass()
    assert page.evaluate(_UNSEEN) == []
    expect(page.get_by_role("heading", level=1)).to_have_text("2 points, 2 words")


def test_what_is_painted_follows_the_systems_colours(visit: Visits) -> None:
    someone = visit(PHONE)
    someone.witness.bears.append("Multiple readback operations")  # our own reading
    page = someone.page
    shake(page)
    before = page.locator(".tray-still").evaluate("(canvas) => canvas.toDataURL()")
    page.emulate_media(forced_colors="active")
    page.wait_for_function(
        "(was) => document.querySelector('.tray-still').toDataURL() !== was", arg=before
    )
