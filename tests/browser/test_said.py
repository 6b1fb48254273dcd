"""What the live regions tell those who do not see the page."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visits
from tests.browser.pretend import HEARD
from tests.browser.table import shake


def hears(page: Page, region: str, sentence: str) -> None:
    """Expect a sentence in the region, and forget it."""
    page.wait_for_function(
        """([region, sentence]) =>
          heard.some(([where, what]) => where === region && what === sentence)""",
        arg=[region, sentence],
    )
    page.evaluate("heard.length = 0")


def test_verdicts_and_the_time_left_are_said(visit: Visits) -> None:
    page = visit(DESKTOP, HEARD).page
    table = shake(page)
    one, two = table.grid.words(4)[:2]
    table.type(one)
    hears(page, "polite", f"{one}, 4 letters")
    page.keyboard.press("Enter")
    hears(page, "polite", f"{one}, 1 point. 1 so far")
    table.type(two)
    page.keyboard.press("Enter")
    hears(page, "polite", f"{two}, 1 point. 2 so far")
    table.type(one)
    page.keyboard.press("Enter")
    hears(page, "assertive", f"{one}: Already yours")
    page.keyboard.press("Escape")
    hears(page, "polite", "Cleared")

    for mark, told in (
        (60, "1 minute left"),
        (30, "30 seconds left"),
        (10, "10 seconds left"),
    ):
        table.come_to(mark)
        hears(page, "assertive", told)
    table.come_to(0)
    hears(page, "assertive", "The sand is out")
    page.wait_for_url("**/#/rounds/*")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_be_focused()
