"""Whole crosswords against Easy: by touch, by mouse, by keys alone (X1 to X25)."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.crossword import Board, ByFinger, ByKeys, ByMouse, play_out, sit_down


def check_end(page: Page) -> None:
    """Expect a score sheet that adds up: each seat's turns, and what racks changed."""
    expect(page.locator(".cw-over h1")).to_have_text(re.compile("win|tie|Nobody"))
    rows = page.locator(".cw-turns tbody tr")
    sums: dict[str, int] = {}
    for row in rows.all():
        name = row.locator("td .unseen").inner_text()
        sums[name] = sums.get(name, 0) + int(row.locator("td").nth(2).inner_text())
    for row in page.locator(".cw-final tbody tr").all():
        name = row.locator("th").inner_text().strip().splitlines()[-1].strip()
        change, total = row.locator("td").all_inner_texts()[1:]
        change = change.replace("\N{MINUS SIGN}", "-")
        assert sums[name] + int(change) == int(total)


def test_a_game_by_touch_on_a_phone(visit: Visits) -> None:
    page = visit(PHONE).page
    sit_down(page, "Person", "Easy")
    board = Board(page)
    assert play_out(board, ByFinger(board)) > 3
    check_end(page)


def test_a_game_by_mouse(visit: Visits) -> None:
    page = visit(DESKTOP).page
    sit_down(page, "Person", "Easy")
    board = Board(page)
    assert play_out(board, ByMouse(board)) > 3
    check_end(page)


def test_a_game_by_keys_alone(visit: Visits) -> None:
    page = visit(DESKTOP).page
    sit_down(page, "Person", "Easy")
    board = Board(page)
    assert play_out(board, ByKeys(board)) > 3
    check_end(page)
