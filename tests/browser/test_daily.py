"""The grid of the day: one try, a streak, and a result to share."""

from datetime import datetime

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visit, Visits
from tests.browser.hands import Finger, drag
from tests.browser.look import check_screen, resize
from tests.browser.pretend import COPIES
from tests.browser.table import Table

START = "Shake today's grid"


def at(visit: Visit, when: datetime) -> Page:
    """Set the device's clock, and open the page anew."""
    visit.context.clock.set_system_time(when)
    visit.page.reload()
    return visit.page


def expect_row(page: Page, told: str) -> None:
    """Expect what home says of today's grid, as soon as it has read its rounds."""
    home(page)
    expect(page.locator(".daily-row p")).to_have_text(told)


def home(page: Page) -> None:
    """Go home."""
    page.evaluate("location.hash = '#/'")
    expect(page.get_by_role("heading", name="Lexigrid")).to_be_visible()


def open_daily(page: Page) -> None:
    """Go to today's grid from home."""
    home(page)
    page.locator(".daily-row").get_by_role("link").click()


def play(page: Page) -> Table:
    """Use today's try; return the table."""
    open_daily(page)
    expect(page.get_by_role("heading", level=1)).to_have_text("Today's grid")
    expect(page.get_by_text("You have one try.")).to_be_visible()
    page.get_by_role("button", name=START).click()
    return Table(page)


def test_a_day_is_played_once_and_days_make_a_streak(visit: Visits) -> None:
    someone = visit(PHONE, COPIES)
    page = at(someone, datetime(2026, 11, 28, 23, 50))
    expect_row(page, "Today's grid 4\u00d74, three letters and up")
    table = play(page)
    first = table.grid.letters
    word = table.grid.words(4)[0]
    drag(Finger(page), table.way(table.grid.path(word)))
    table.submit.tap()
    table.lists(word)

    page.reload()
    table = Table(page)
    assert table.grid.letters == first
    table.lists(word)
    page.goto(page.url.partition("#")[0] + "#/daily")
    page.wait_for_url("**/#/round/*")
    Table(page).empty_glass()
    note = page.locator(".reveal-daily")
    expect(note).to_contain_text("Grid of 28 November 2026. Streak: 1 day.")
    url = page.url

    open_daily(page)
    page.wait_for_url(url)
    expect_row(page, "Today's grid Played: 1 point, streak 1")

    page = at(someone, datetime(2026, 11, 29, 0, 1))
    expect_row(page, "Today's grid 4\u00d74, three letters and up")
    open_daily(page)
    expect(
        page.get_by_text("Your streak: 1 day. Today's grid makes it 2.")
    ).to_be_visible()
    table = play(page)
    assert table.grid.letters != first
    table.empty_glass()
    expect(note).to_contain_text("Streak: 2 days")
    check_share(page)

    page = at(someone, datetime(2026, 12, 1, 12, 0))
    open_daily(page)
    expect(page.get_by_text("Play on days in a row")).to_be_visible()


def check_share(page: Page) -> None:
    """Share the result: no word is in it."""
    share = page.locator(".reveal-daily").get_by_role("button", name="Share")
    expect(page.locator(".reveal-keys")).not_to_have_attribute("inert", "")
    share.click()
    page.get_by_role("button", name="Copy the result").click()
    expect(page.get_by_role("status")).to_have_text("Copied.")
    text = page.evaluate("copied.at(-1)")
    assert text.splitlines() == [
        "Lexigrid, 29 November 2026",
        "0 points with 0 words",
        "\u25a1" * 10 + " 0% of the words",
        "Streak: 2 days",
        page.url.partition("#")[0] + "#/daily",
    ]
    page.keyboard.press("Escape")
    expect(share).to_be_focused()


def test_midnight_on_the_screen_changes_nothing(visit: Visits) -> None:
    someone = visit(DESKTOP)
    page = at(someone, datetime(2026, 11, 29, 23, 59))
    open_daily(page)
    button = page.get_by_role("button", name=START)
    expect(button).to_be_visible()
    page.clock.fast_forward(120_000)
    button.click()
    Table(page).empty_glass()
    expect(page.locator(".reveal-daily")).to_contain_text("29 November 2026")
    expect_row(page, "Today's grid 4\u00d74, three letters and up")


def test_a_day_has_the_same_grid_in_every_browser(visit: Visits) -> None:
    grids = []
    for profile, seed in ((DESKTOP, "1" * 64), (PHONE, "2" * 64)):
        page = at(visit(profile, seed=seed), datetime(2026, 11, 29, 9, 0))
        grids.append(play(page).grid.letters)
    assert grids[0] == grids[1]


def test_an_abandoned_try_is_used_up(visit: Visits) -> None:
    someone = visit(DESKTOP)
    page = at(someone, datetime(2026, 11, 29, 9, 0))
    play(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Abandon this round").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Today's one try is used up.")
    dialog.get_by_role("button", name="Abandon").click()
    expect(dialog).to_be_hidden()
    for _ in range(2):
        expect_row(page, "Today's grid Today's try is used up")
        open_daily(page)
        expect(page.get_by_role("heading", level=1)).to_have_text(
            "Today's try is used up"
        )
        expect(page.get_by_role("button", name=START)).to_be_hidden()
        page.reload()
    page.evaluate("location.hash = '#/rounds'")
    expect(page.get_by_text("No round has been played here yet.")).to_be_visible()
    page = at(someone, datetime(2026, 11, 30, 9, 0))
    play(page)


def test_two_tabs_have_one_try(visit: Visits) -> None:
    someone = visit(DESKTOP)
    page = at(someone, datetime(2026, 11, 29, 9, 0))
    open_daily(page)
    other = someone.context.new_page()
    other.goto(page.url)
    expect(other.get_by_role("button", name=START)).to_be_visible()
    page.get_by_role("button", name=START).click()
    table = Table(page)
    other.get_by_role("button", name=START).click()
    expect(other.get_by_role("alert")).to_contain_text("open in another tab")
    table.empty_glass()


def test_the_screens_of_the_day_have_no_fault_axe_knows(visit: Visits) -> None:
    someone = visit(DESKTOP)
    page = at(someone, datetime(2026, 11, 29, 9, 0))
    open_daily(page)
    expect(page.get_by_role("button", name=START)).to_be_visible()
    check_screen(page)
    table = play(page)
    resize(page, 1440, 900)
    table.empty_glass()
    check_screen(page)
    page.locator(".reveal-daily").get_by_role("button", name="Share").click()
    check_screen(page)
    page.keyboard.press("Escape")
    home(page)
    check_screen(page)
