"""At the kitchen table: a grid of real cubes is solved, a round on paper added up."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.grids import Grid
from tests.browser.look import check_screen, resize
from tests.browser.table import WAKING

GRID = "TDIA NETN\nERAS SVEL"


def heading(page: Page, text: str | re.Pattern[str]) -> None:
    """Expect this screen, with the focus on its heading."""
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(text, timeout=WAKING)
    expect(title).to_be_focused()


def focus(page: Page, goal: Locator, key: str = "Tab") -> None:
    """Go to a control with Tab alone."""
    for _ in range(60):
        if goal.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab does not lead to {goal}")


def test_a_grid_is_solved_by_keyboard_alone(visit: Visits) -> None:
    page = visit(DESKTOP).page
    focus(page, page.get_by_role("link", name="Solve a grid"))
    page.keyboard.press("Enter")
    heading(page, "Solve a grid of your own")
    letters = page.get_by_label("Letters")
    focus(page, letters)
    page.keyboard.type("tdia netn e7as svel")
    start = page.get_by_role("button", name="Find the words")
    focus(page, start)
    page.keyboard.press("Enter")
    told = page.get_by_role("alert")
    expect(told).to_contain_text("(row 3, column 2)", timeout=WAKING)
    expect(letters).to_be_focused()
    check_screen(page)
    resize(page, 1440, 900)

    page.keyboard.press("Control+A")
    page.keyboard.type("tdia netn eras svel")
    focus(page, page.get_by_role("radio", name="3"))
    page.keyboard.press("ArrowRight")
    focus(page, start)
    page.keyboard.press("Enter")
    words = Grid("tdianetnerassvel", 4).words()
    heading(page, re.compile(rf"^{len(words)} words, \d+ points$"))
    expect(page.get_by_text("Every cube is part of some word.")).to_be_visible()
    check_screen(page)
    resize(page, 1440, 900)

    first = page.locator("#sheet-everyday").get_by_role("option").first
    focus(page, first)
    page.keyboard.press("ArrowDown")
    chosen = page.locator("#sheet-everyday [aria-selected=true]")
    word = (chosen.locator("span").first.inner_text()).lower()
    expect(page.get_by_role("img")).to_have_accessible_name(
        re.compile(f"The way of {word}: ")
    )
    focus(page, page.get_by_role("button", name="Another grid"))
    page.keyboard.press("Enter")
    heading(page, "Solve a grid of your own")
    expect(letters).to_have_value("tdia netn eras svel")


def test_five_by_five_with_qu_and_a_dead_cube_after_a_reload(visit: Visits) -> None:
    page = visit(PHONE).page
    page.goto(page.url + "#/solve")
    page.get_by_label("Letters").fill("QuITVZ DOGVV CAREV TESTV NOTEV")
    page.reload()
    expect(page.get_by_label("Letters")).to_have_value(re.compile("^QuITVZ"))
    page.get_by_role("button", name="Find the words").tap()
    grid = Grid("qitvzdogvvcarevtestvnotev")
    heading(page, re.compile(f"^{len(grid.words())} words"))
    expect(page.locator(".reveal-story")).to_contain_text("Z in row 1, column 5")
    expect(page.get_by_role("option", name="quit 1")).to_be_visible()


def fill(page: Page, seat: int, name: str, words: str) -> None:
    """Type in a list."""
    pad = page.locator(f"#seat-{seat}")
    pad.get_by_label("Name").fill(name)
    pad.get_by_label("Words of").fill(words)


def test_a_round_on_paper_is_added_up(visit: Visits) -> None:
    page = visit(PHONE).page
    page.get_by_role("link", name="Score on paper").tap()
    heading(page, "Score a paper round")
    fill(page, 1, "Ida", "lantern tear\nzzz")
    fill(page, 2, "Theo", "tear, at")
    page.get_by_label("The grid").fill(GRID)
    fill(page, 2, "Theo", "tear, co-op")
    add = page.get_by_role("button", name="Add it up")
    add.tap()
    told = page.get_by_role("alert")
    expect(told).to_contain_text("List 2, word 2: 'co-op'", timeout=WAKING)
    expect(page.get_by_label("Words of Theo")).to_be_focused()
    check_screen(page)
    resize(page, 390, 844)

    page.reload()
    heading(page, "Score a paper round")
    expect(page.get_by_label("Words of Ida")).to_have_value("lantern tear\nzzz")
    expect(page.get_by_label("The grid")).to_have_value(GRID)
    page.get_by_label("Words of Theo").fill("tear at")
    add.tap()
    heading(page, "Ida wins with 5 points")
    expect(
        page.get_by_text("On more than one list, so for nobody: tear.")
    ).to_be_visible()
    rows = page.locator(".paper-lists .pad-row")
    expect(rows).to_have_text(
        [
            re.compile(r"lantern\s+5"),
            re.compile(r"tear\s+also Theo"),
            re.compile(r"zzz\s+not on the grid"),
            re.compile(r"at\s+too short"),
            re.compile(r"tear\s+also Ida"),
        ]
    )
    check_screen(page)

    page.get_by_role("button", name="Start anew").click()
    page.get_by_role("button", name="Clear it").click()
    heading(page, "Score a paper round")
    expect(page.get_by_label("Words of Player 1")).to_have_value("")


def test_teams_and_a_minimum_for_each(visit: Visits) -> None:
    page = visit(DESKTOP).page
    page.goto(page.url + "#/paper")
    heading(page, "Score a paper round")
    page.get_by_role("radio", name="Each their own").check()
    page.get_by_role("switch", name="Teams").check()
    page.get_by_role("button", name="Add a player").click()
    expect(page.locator("#seat-3").get_by_label("Name")).to_be_focused()
    fill(page, 1, "Ida", "stone care")
    fill(page, 2, "Theo", "care stone")
    fill(page, 3, "Wren", "garden")
    page.get_by_label("Shortest word of Ida").select_option("5 letters")
    page.get_by_label("Team of Theo").select_option("Team 1")
    page.get_by_label("Team of Wren").select_option("Team 2")
    check_screen(page)
    page.get_by_role("button", name="Add it up").click()
    heading(page, "Team 2 (Wren) wins with 3 points")
    rows = page.locator(".paper-lists .pad-row")
    expect(rows.nth(1)).to_have_text(re.compile(r"care\s+too short"))
    expect(rows.nth(3)).to_have_text(re.compile(r"stone\s+counts for Ida"))
    page.get_by_role("button", name="Change the lists").click()
    page.locator("#seat-2").get_by_role("button", name="Remove").click()
    expect(page.locator(".paper-seat")).to_have_count(2)
    expect(page.get_by_label("Words of Wren")).to_have_value("garden")


def test_spoilt_drafts_are_forgotten(visit: Visits) -> None:
    page = visit(DESKTOP).page
    page.evaluate("sessionStorage.setItem('lexigrid paper', '{\"seats\": 5}')")
    page.evaluate("sessionStorage.setItem('lexigrid solve', '[')")
    page.goto(page.url + "#/paper")
    expect(page.locator(".paper-seat")).to_have_count(2)
    page.evaluate("location.hash = '#/solve'")
    expect(page.get_by_label("Letters")).to_have_value("")
