"""A phone: whole rounds by real touches."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, SMALL_PHONE, Visits
from tests.browser.grids import Grid, seed_of
from tests.browser.hands import Finger, drag, hold, middle
from tests.browser.table import TIMES, Table, open_options, shake


def far_from(grid: Grid, cell: int) -> int:
    """Return a cell that does not touch this one."""
    return next(c for c in range(16) if c != cell and c not in grid.rings((cell,)))


def scrolled(page: Page) -> float:
    """Return how far the page has been scrolled, by whatever means."""
    far: float = page.evaluate(
        "visualViewport.pageTop + scrollY + visualViewport.offsetTop"
    )
    return far


def test_a_whole_round_by_touch_H1_H8_H11_H17_H18(visit: Visits) -> None:
    page = visit(PHONE).page
    card = open_options(page)
    card.get_by_role("radio", name=f"4{TIMES}4").tap()
    card.get_by_role("radio", name="3 letters").tap()
    card.get_by_role("radio", name="1:30").tap()
    card.get_by_role("button", name="Shake a grid").tap()
    table = Table(page)
    finger = Finger(page)
    assert 80 <= table.seconds() <= 90

    first, second = table.grid.words(4)[:2]
    for word in (first, second):
        drag(finger, table.way(table.grid.path(word)))
        table.shows(table.grid.path(word))
        expect(table.word).to_have_text(word)
        expect(table.note).to_have_text("4 letters")
        table.submit.tap()
        table.shows(())
    table.lists(second, first)
    expect(table.total).to_have_text("2 words, 2 points")
    assert scrolled(page) == 0

    unfinished = table.grid.words(5)[0]
    drag(finger, table.way(table.grid.path(unfinished)))
    table.shows(table.grid.path(unfinished))
    table.pass_time(table.seconds() + 1)
    table.refuses("Time is up")
    expect(table.timer).to_have_accessible_name("0 seconds left")
    page.wait_for_url("**/#/rounds/*")
    check_reveal(page, table.grid, [first, second], unfinished)


def check_reveal(page: Page, grid: Grid, claimed: list[str], missed: str) -> None:
    """Expect what H17 and H18 promise, then go on with the next grid."""
    expect(page.get_by_role("heading", level=1)).to_have_text("2 points, 2 words")
    expect(page.get_by_text("The first score on this table.")).to_be_visible()
    share = f"{len(claimed)} of {len(grid.words())} words"
    points = f"2 of {grid.solution.points} points"
    story = page.locator(".reveal-story")
    expect(story).to_contain_text(share)
    expect(story).to_contain_text(points)
    told = re.search(r"Longest on the grid: (\w+)\.", story.text_content() or "")
    assert told
    assert told[1] in grid.longest()

    own = page.locator("#sheet-seat-1").get_by_role("option")
    assert sorted(own.locator("span:first-child").all_text_contents()) == claimed
    page.get_by_role("button", name=re.compile("missed")).tap()
    rest = page.locator("#sheet-missed").get_by_role("option")
    expect(rest).to_have_count(len(grid.words()) - len(claimed))
    rest.filter(has_text=re.compile(rf"^\s*{missed}\s")).tap()
    way = page.get_by_role("img", name=re.compile(f"The way of {missed}: "))
    expect(way).to_be_visible()

    again = page.get_by_role("link", name="Shake a new grid")
    page.clock.fast_forward(1500)
    again.tap()
    fresh = Table(page)
    fresh.shows(())
    fresh.lists()
    assert fresh.seconds() >= 80
    page.get_by_role("button", name="Home").tap()
    page.get_by_role("button", name="Leave").tap()
    best = page.locator(".home-best")
    expect(best.get_by_role("listitem")).to_have_count(1)
    expect(best).to_contain_text("2 points 2 words")


def test_taps_and_drags_H7(visit: Visits) -> None:
    page = visit(PHONE).page
    table = shake(page)
    finger = Finger(page)
    a, b, c, d = table.grid.nonsense(4)

    for length, cell in enumerate((a, b, c, d), start=1):
        finger.tap(table.at(cell))
        table.shows((a, b, c, d)[:length])
    finger.tap(table.at(d))
    table.shows((a, b, c))
    finger.tap(table.at(a))
    table.shows((a,))
    finger.tap(table.at(far_from(table.grid, a)))
    table.shows((a,))
    table.back.tap()
    table.shows(())

    hold(finger, table.way((a, b, c, b)))
    table.shows((a, b))
    finger.move(table.at(c))
    table.shows((a, b, c))
    finger.lift()
    table.clear.tap()
    table.shows(())
    expect(table.clear).to_be_disabled()
    expect(page.get_by_role("button", name="Nothing to submit")).to_be_disabled()


def test_only_the_first_finger_counts_and_a_lost_one_is_void_H7(visit: Visits) -> None:
    page = visit(PHONE).page
    table = shake(page)
    finger = Finger(page)
    path = table.grid.nonsense(4)
    a, b, c, d = path

    hold(finger, table.way((a, b)))
    finger.rest_another(table.at(far_from(table.grid, b)))
    table.shows((a, b))
    finger.move(table.at(c))
    table.shows((a, b, c))
    finger.lift()

    hold(finger, table.way((c, d)))
    table.shows(path)
    finger.lose()
    table.shows((a, b, c))
    finger.tap(table.at(d))
    table.shows(path)


def test_a_drag_to_the_edge_neither_scrolls_nor_goes_back(visit: Visits) -> None:
    page = visit(PHONE).page
    table = shake(page)
    finger = Finger(page)
    address = page.url
    right, bottom = 389, 843
    edges = [
        ((0, 4, 8, 12), (table.at(12)[0], bottom)),
        ((3, 2, 1, 0), (0, table.at(0)[1])),
        ((12, 13, 14, 15), (right, table.at(15)[1])),
        ((15, 11, 7, 3), (table.at(3)[0], 0)),
    ]
    for path, edge in edges:
        hold(finger, [*table.way(path), edge])
        assert scrolled(page) == 0
        finger.lift()
        table.shows(path)
        table.clear.tap()
        table.shows(())
    assert page.url == address


def test_each_refusal_has_a_word_and_a_sign_of_its_own_H8(visit: Visits) -> None:
    page = visit(PHONE).page
    table = shake(page)
    finger = Finger(page)
    word = table.grid.words(4)[0]
    tries = [
        (table.grid.path(word), None),
        (table.grid.path(word), "Already yours"),
        (table.grid.nonsense(2), "Too short: three and up"),
        (table.grid.nonsense(4), "Not in the list"),
    ]
    signs = []
    for path, why in tries:
        drag(finger, table.way(path))
        table.shows(path)
        table.submit.tap()
        if why:
            signs.append(table.refuses(why))
        table.shows(path if why else ())
    table.pass_time(table.seconds() + 1)
    signs.append(table.refuses("Time is up"))
    assert len(set(signs)) == len(signs)
    page.wait_for_url("**/#/rounds/*")
    expect(page.get_by_role("heading", level=1)).to_have_text("1 point, 1 word")


def test_a_submit_right_after_a_swipe_is_not_lost(visit: Visits) -> None:
    page = visit(SMALL_PHONE).page
    table = shake(page)
    finger = Finger(page)
    word = table.grid.words(4)[0]
    finger.tap(table.at(0))  # the key has its full width when there is a path
    submit = middle(table.submit)
    table.clear.tap()
    drag(finger, table.way(table.grid.path(word)))
    finger.tap(submit)
    table.lists(word)


def has_two_ways(grid: Grid) -> bool:
    return any(len(grid.paths(word)) > 1 for word in grid.words(4))


def test_another_path_is_the_same_word_but_a_part_is_another_H9(visit: Visits) -> None:
    page = visit(PHONE, seed=seed_of(has_two_ways)).page
    table = shake(page)
    finger = Finger(page)
    words = table.grid.words(4)
    word = next(word for word in words if len(table.grid.paths(word)) > 1)
    one, other = table.grid.paths(word)[:2]
    drag(finger, table.way(one))
    table.submit.tap()
    table.lists(word)
    drag(finger, table.way(other))
    table.shows(other)
    table.submit.tap()
    table.refuses("Already yours")
    table.shows(other)
    table.lists(word)

    parts = [w for w in table.grid.words() if f"{w}s" in table.grid.words()]
    assert parts
    for claim in (f"{parts[0]}s", parts[0]):
        table.clear.or_(table.slot).first.tap()
        drag(finger, table.way(table.grid.path(claim)))
        table.shows(table.grid.path(claim))
        table.submit.tap()
        table.shows(())
    table.lists(parts[0], f"{parts[0]}s", word)


def has_short_qu(grid: Grid) -> bool:
    return any("qu" in word for word in grid.words(4))


def test_qu_is_one_cube_and_two_letters_H10(visit: Visits) -> None:
    page = visit(PHONE, seed=seed_of(has_short_qu, minimum=4)).page
    table = shake(page, minimum=4)
    finger = Finger(page)
    word = next(word for word in table.grid.words(4) if "qu" in word)
    path = table.grid.path(word)
    assert len(path) == 3
    drag(finger, table.way(path))
    table.shows(path)
    expect(table.word).to_have_text(word)
    expect(table.note).to_have_text("4 letters")
    expect(table.submit).to_contain_text("worth 1")
    table.submit.tap()
    table.lists(word)
    expect(table.total).to_have_text("1 word, 1 point")
