"""Time: reloads, closed and hidden tabs, a changed system clock, a second tab."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, Visits
from tests.browser.pretend import hide, set_system_clock
from tests.browser.table import WAKING, Table, shake, wake_judge

LIMIT = 180


def claim(table: Table, word: str) -> None:
    """Claim a word by typing it; the engine may be waking yet."""
    table.type(word)
    expect(table.word).to_have_text(word)
    table.page.keyboard.press("Enter")
    expect(table.rows.first).to_contain_text(word, timeout=WAKING)


def check_ended(page: Page, words: int) -> None:
    """Expect the reveal of a round with so many words of one point."""
    page.wait_for_url("**/#/rounds/*")
    heading = f"{words} points, {words} words"
    expect(page.get_by_role("heading", level=1)).to_have_text(heading)


def test_a_reload_in_mid_round_keeps_claims_and_time_H11(visit: Visits) -> None:
    page = visit(DESKTOP).page
    table = shake(page)
    one, two, three = table.grid.words(4)[:3]
    claim(table, one)
    claim(table, two)
    table.pass_time(60)
    left = table.seconds()
    assert left <= LIMIT - 60
    page.reload()
    again = Table(page)
    assert left - 20 <= again.seconds() <= left
    assert again.grid == table.grid
    again.lists(two, one)
    again.shows(())
    claim(again, three)
    again.lists(three, two, one)
    again.empty_glass()
    check_ended(page, 3)


def test_a_closed_tab_does_not_stop_the_glass_H11(visit: Visits) -> None:
    first = visit(DESKTOP)
    table = shake(first.page)
    for word in table.grid.words(4)[:2]:
        claim(table, word)
    address = first.page.url
    first.page.close()
    second = first.context.new_page()
    second.goto(address.partition("#")[0])
    wake_judge(second)
    row = second.locator(".running-row")
    expect(row).to_contain_text(re.compile(r"Hunt, 2:\d\d left"))
    second.clock.fast_forward(LIMIT * 1000)
    expect(row).to_contain_text("The sand ran out")
    row.get_by_role("link", name="See the reveal").click()
    check_ended(second, 2)


def test_neither_a_hidden_tab_nor_the_system_clock_stops_the_glass_H11(
    visit: Visits,
) -> None:
    page = visit(DESKTOP).page
    table = shake(page)
    for word in table.grid.words(4)[:2]:
        claim(table, word)
    before = table.seconds()
    for hours in (-5, 12):
        set_system_clock(page, hours)
        table.pass_time(10)
        assert before - 20 <= table.seconds() <= before - 10
        before = table.seconds()
    hide(page, "hidden")
    table.pass_time(30)
    hide(page, "visible")
    assert before - 40 <= table.seconds() <= before - 30
    hide(page, "hidden")
    table.pass_time(LIMIT)
    check_ended(page, 2)


def test_a_second_tab_waits_and_leaves_the_first_intact(visit: Visits) -> None:
    first = visit(DESKTOP)
    table = shake(first.page)
    one, two, three = table.grid.words(4)[:3]
    claim(table, one)
    second = first.context.new_page()
    second.goto(first.page.url)
    notice = second.get_by_role("alert")
    expect(notice).to_contain_text("This round is open in another tab")
    expect(second.get_by_role("timer")).to_be_visible()

    claim(table, two)
    table.lists(two, one)
    first.page.close()
    other = Table(second)
    expect(notice).to_be_hidden()
    other.lists(two, one)
    claim(other, three)
    other.empty_glass()
    check_ended(second, 3)
