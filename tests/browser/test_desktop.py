"""A desktop: rounds by mouse and by typing."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, Visits
from tests.browser.grids import Grid, seed_of
from tests.browser.hands import Mouse, drag
from tests.browser.table import shake


def test_typing_finds_a_path_and_keys_do_their_work(visit: Visits) -> None:
    page = visit(DESKTOP).page
    table = shake(page)
    keys = page.keyboard
    one, two, three = table.grid.words(4)[:3]

    def is_spelled(word: str) -> None:
        expect(table.word).to_have_text(word)
        path = table.path()
        assert table.grid.spell(path) == word
        table.shows(path)

    table.type(one.upper())
    is_spelled(one)
    keys.press("Enter")
    table.shows(())
    table.type(two)
    is_spelled(two)
    keys.press("Backspace")
    is_spelled(two[:-1])
    keys.press("Escape")
    table.shows(())
    table.type(three)
    keys.press("Space")
    table.lists(three, one)

    table.type(three)
    keys.press("Enter")
    table.refuses("Already yours")
    table.type(two)
    is_spelled(two)
    keys.press("Control+a")
    is_spelled(two)
    keys.press("Enter")
    table.lists(two, three, one)
    expect(table.total).to_have_text("3 words, 3 points")

    absent = next(c for c in "zxjvkwyfbp" if c not in table.grid.letters)
    table.type(two[:2] + absent)
    is_spelled(two[:2])
    sign = table.refuses(f"No {absent.upper()} to go on with")
    said = page.locator("#assertive")
    expect(said).to_have_text(f"No {absent.upper()} to go on with")
    keys.press("Enter")
    assert table.refuses("Too short: three and up") != sign
    table.type(absent)
    table.shows(())
    table.refuses(f"No {absent.upper()} on the grid")
    table.type(one)
    is_spelled(one)


def test_enter_claims_what_the_mouse_drew_though_a_cube_has_the_focus(
    visit: Visits,
) -> None:
    page = visit(DESKTOP).page
    table = shake(page)
    one, two = table.grid.words(4)[:2]
    page.keyboard.press("ArrowDown")
    expect(table.cells.first).to_be_focused()
    for word, key in ((one, "Enter"), (two, "Space")):
        drag(Mouse(page), table.way(table.grid.path(word)))
        table.shows(table.grid.path(word))
        page.keyboard.press(key)
        table.shows(())
    table.lists(two, one)

    path = table.grid.nonsense(2)
    drag(Mouse(page), table.way(path))
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(table.note).not_to_contain_text("Too short")
    # The focus is still on the first cube, where the path began: it is cut back to it.
    assert path[0] == 0
    table.shows(path[:1])


def has_qu_word(grid: Grid) -> bool:
    return any(word.startswith("qu") for word in grid.words())


def test_q_takes_the_qu_cube_with_or_without_a_u_H10(visit: Visits) -> None:
    page = visit(DESKTOP, seed=seed_of(has_qu_word)).page
    table = shake(page)
    word = next(word for word in table.grid.words() if word.startswith("qu"))
    for typed in (word, word.replace("qu", "q")):
        table.type(typed)
        expect(table.word).to_have_text(word)
        expect(table.note).to_have_text(f"{len(word)} letters")
        page.keyboard.press("Escape")
        table.shows(())
    table.type("q")
    expect(table.word).to_have_text("qu")
    expect(table.note).to_have_text("2 letters")
    page.keyboard.press("Backspace")
    table.shows(())


def test_the_mouse_draws_and_presses_the_keys_H7_H14(visit: Visits) -> None:
    page = visit(DESKTOP).page
    table = shake(page, size=5, minimum=4)
    mouse = Mouse(page)
    word = table.grid.words(5)[0]
    path = table.grid.path(word)
    drag(mouse, table.way(path))
    table.shows(path)
    expect(table.submit).to_contain_text("worth 2")
    table.back.click()
    table.shows(path[:-1])
    page.mouse.click(*table.at(path[-1]))
    table.shows(path)
    table.clear.click()
    table.shows(())
    short = table.grid.nonsense(3)
    for cell in short:
        page.mouse.click(*table.at(cell))
    table.shows(short)
    expect(table.submit).not_to_contain_text("worth")
    table.submit.click()
    table.refuses("Too short: four and up")
    drag(mouse, table.way(path))
    table.shows(path)
    table.submit.click()
    table.lists(word)
    expect(table.total).to_have_text("1 word, 2 points")


def test_submit_when_i_lift_is_off_until_it_is_chosen_H8(visit: Visits) -> None:
    page = visit(DESKTOP).page
    table = shake(page)
    mouse = Mouse(page)
    one, two = table.grid.words(4)[:2]
    drag(mouse, table.way(table.grid.path(one)))
    table.shows(table.grid.path(one))
    table.clear.click()
    page.get_by_role("button", name="Submit when I lift").click()
    drag(mouse, table.way(table.grid.path(two)))
    table.lists(two)
    table.shows(())
    page.mouse.click(*table.at(0))
    table.shows((0,))

    page.get_by_role("button", name="More").click()
    switch = page.get_by_role("switch", name=re.compile("Submit when I lift"))
    expect(switch).to_be_checked()
    switch.uncheck()
    page.get_by_role("button", name="Close").click()
    table.clear.click()
    drag(mouse, table.way(table.grid.path(one)))
    table.shows(table.grid.path(one))
    table.lists(two)
