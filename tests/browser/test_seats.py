"""Several players on one device, from the sheet to the reveal (H2, H12, H15, H16)."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.hands import Finger, drag, middle
from tests.browser.seats import (
    PAINTED,
    PRESSES_ON,
    Cover,
    begin,
    claim,
    run_out,
    seat,
)
from tests.browser.table import Table, open_options, wake_judge


def swipe(table: Table, finger: Finger, word: str) -> None:
    """Claim a word by a swipe and a tap on Submit."""
    path = table.grid.path(word)
    drag(finger, table.way(path))
    table.shows(path)
    table.submit.tap()
    table.shows(())


def test_three_seats_by_touch_to_the_reveal_H2_H15_H18(visit: Visits) -> None:
    page = visit(PHONE).page
    finger = Finger(page)
    cover = begin(page, "Wren", "Theo", "Ida")
    cover.hides_all()
    table = cover.hold(finger, cover.ring)
    shared, wren, theo = table.grid.words(4)[:3]
    ida = table.grid.words(5)[0]
    for word in (shared, wren):
        swipe(table, finger, word)
    assert table.seconds() >= 170
    run_out(table)

    cover = Cover(page, "Theo")
    cover.hides_all()
    table = cover.hold(finger, cover.key)
    table.lists()
    assert table.seconds() >= 170
    for word in (shared, theo):
        swipe(table, finger, word)
    run_out(table)

    cover = Cover(page, "Ida")
    table = cover.hold(finger, cover.key)
    for word in (ida, shared):
        swipe(table, finger, word)
    table.empty_glass()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ida takes the hunt")
    story = page.locator(".reveal-story")
    expect(story).to_contain_text(f"Three of you saw {shared}, so nobody kept its 1.")
    expect(story).to_contain_text("Together you found 4 of")
    tabs = page.locator(".reveal-tab")
    expect(tabs.first).to_have_accessible_name("Ida 2")
    expect(tabs).to_have_count(4)
    struck = page.locator("#sheet-seat-3").get_by_role("option").last
    expect(struck.locator("s")).to_have_text(shared)
    expect(struck).to_contain_text("also Wren and Theo")
    expect(struck.locator(".token")).to_have_count(2)
    struck.tap()
    way = page.get_by_role("img", name=re.compile(f"The way of {shared}: "))
    expect(way).to_be_visible()
    told = page.locator(".reveal-word")
    expect(told).to_contain_text("Found by Wren, Theo and Ida, so it counts for nobody")
    tabs.filter(has_text="Wren").tap()
    expect(page.locator("#sheet-seat-1")).to_be_visible()
    check_lists_and_next_table(page)


def check_lists_and_next_table(page: Page) -> None:
    """Expect the round among the past ones, in no high score, and the same players."""
    page.evaluate("location.hash = '#/rounds'")
    row = page.locator(".rounds-row")
    expect(row).to_contain_text("Ida takes the hunt")
    expect(row).to_contain_text("Ida: 2, Wren: 1, Theo: 1")
    expect(page.get_by_role("heading", name="Best rounds")).to_have_count(0)
    page.evaluate("location.hash = '#/'")
    expect(page.locator(".home-best")).to_have_count(0)
    expect(page.locator(".box-hunt .box-table")).to_contain_text("3 players")
    card = open_options(page)
    expect(card.get_by_label("Name of player 2")).to_have_value("Theo")


def test_a_draw_is_said_plainly_H16(visit: Visits) -> None:
    page = visit(DESKTOP).page
    for name in ("Wren", "Theo"):
        cover = begin(page, "Wren", "Theo") if name == "Wren" else Cover(page, name)
        table = cover.press_twice()
        run_out(table)
    page.wait_for_url("**/#/rounds/*")
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("A draw: Wren and Theo share the hunt")


def test_a_reload_never_gives_a_second_look_H12(visit: Visits) -> None:
    one = visit(DESKTOP, PAINTED)
    page = one.page
    cover = begin(page, "Wren", "Theo")
    page.reload()
    cover = Cover(page, "Wren")
    cover.hides_all()
    assert page.evaluate("painted") == []
    table = cover.press_twice()
    word = table.grid.words(4)[0]
    claim(table, word)
    table.pass_time(60)
    left = table.seconds()

    page.reload()
    table = Table(page)
    table.lists(word)
    assert table.seconds() <= left
    page.get_by_role("button", name="Home").click()
    page.get_by_role("button", name="Leave").click()
    running = page.locator(".running-row")
    expect(running).to_contain_text(re.compile(r"Wren hunts, \d:\d\d left"))
    expect(running.get_by_role("button")).to_have_count(0)
    page.clock.fast_forward(180_000)
    expect(running).to_contain_text("Theo is next")
    page.evaluate("painted.length = 0")
    running.get_by_role("link", name="Resume").click()
    cover = Cover(page, "Theo")
    cover.hides_all()
    page.reload()
    cover = Cover(page, "Theo")
    cover.hides_all()
    assert page.evaluate("painted") == []
    stored = page.evaluate(_STORED)
    assert stored["cells"] is None
    assert stored["claims"] == []
    assert stored["seat"] == 2
    check_abandoning_is_for_one_alone(page)


_STORED = """async () => {
  const opening = indexedDB.open("lexigrid");
  await new Promise((resolve) => { opening.onsuccess = resolve; });
  const rounds = opening.result.transaction("rounds").objectStore("rounds").getAll();
  await new Promise((resolve) => { rounds.onsuccess = resolve; });
  opening.result.close();
  return rounds.result[0].view;
}"""


def check_abandoning_is_for_one_alone(page: Page) -> None:
    """Expect that a table can leave and delete, and cannot abandon (H2)."""
    page.get_by_role("button", name="More").click()
    card = page.get_by_role("dialog")
    expect(card.get_by_role("button", name="Abandon this round")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Home").click()
    row = page.locator(".running-row")
    expect(row).to_contain_text("Theo is next")
    row.get_by_role("button", name=re.compile("^Delete the round")).click()
    page.get_by_role("button", name="Delete it").click()
    expect(row).to_have_count(0)


def test_a_short_press_or_a_lost_one_does_not_lift(visit: Visits) -> None:
    page = visit(PHONE).page
    finger = Finger(page)
    cover = begin(page, "Wren", "Theo")
    # However long the machine takes: only so much time goes by as is said here.
    page.clock.pause_at(page.evaluate("Date.now()") + 1000)
    finger.press(middle(cover.ring))
    page.clock.run_for(300)
    finger.lose()
    page.clock.run_for(1000)
    cover.hides_all()
    finger.press(middle(cover.ring))
    page.clock.run_for(300)
    finger.lift()
    again = page.get_by_role("button", name="Press again to lift")
    expect(again).to_be_visible()
    page.clock.run_for(4100)
    expect(again).to_have_count(0)
    cover.hides_all()
    page.clock.resume()
    cover.hold(finger, cover.ring)


def test_by_keys_alone_the_lid_has_the_focus(visit: Visits) -> None:
    page = visit({**DESKTOP, "reduced_motion": "reduce"}).page
    card = seat(page, ["", ""])
    card.get_by_role("button", name="Shake a grid").focus()
    page.keyboard.press("Enter")
    for name in ("Player 1", "Player 2"):
        cover = Cover(page, name)
        expect(cover.key).to_be_focused()
        stays = f"The cubes stay covered until {name} lifts the lid."
        expect(cover.key).to_have_accessible_description(re.compile(stays))
        cover.wake()
        page.keyboard.press("Enter")
        expect(cover.key).to_have_text("Press again to lift")
        page.keyboard.press("Enter")
        table = Table(page)
        claim(table, table.grid.words(4)[0])
        run_out(table)
    page.wait_for_url("**/#/rounds/*")
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("A draw: Player 1 and Player 2 share the hunt")
    expect(title).to_be_focused()


def test_the_grid_turns_and_words_stay_what_they_are(visit: Visits) -> None:
    page = visit(PHONE).page
    finger = Finger(page)
    card = open_options(page)
    card.get_by_role("button", name="Shake a grid").tap()
    table = Table(page)
    before = [label.partition(",")[0] for label in table.labels()]
    page.get_by_role("button", name="Turn the grid").tap()
    turned = [before[4 * (3 - column) + row] for row in range(4) for column in range(4)]
    page.wait_for_function(
        "(label) => document.querySelector('.cells button').ariaLabel === label",
        arg=f"{turned[0]}, row 1 column 1",
    )
    now = [label.partition(",")[0] for label in table.labels()]
    assert now == turned

    word = table.grid.words(4)[0]
    # Cells keep their numbers, so they are found by those, wherever they lie.
    at = [middle(page.locator(f"[data-cell='{c}']")) for c in table.grid.path(word)]
    drag(finger, at)
    expect(table.word).to_have_text(word)
    table.submit.tap()
    table.lists(word)
    for _ in range(3):
        page.keyboard.press(".")
    table.shows(())
    page.reload()
    again = Table(page)
    assert [label.partition(",")[0] for label in again.labels()] == before
    again.lists(word)


def test_a_seat_whose_sand_ran_out_while_away_is_not_played_again(
    visit: Visits,
) -> None:
    one = visit(DESKTOP)
    cover = begin(one.page, "Wren", "Theo")
    table = cover.press_twice()
    claim(table, table.grid.words(4)[0])
    address = one.page.url
    one.page.close()
    page = one.context.new_page()
    page.goto(address.partition("#")[0])
    wake_judge(page)
    page.clock.fast_forward(181_000)
    page.evaluate("address => { location.href = address }", address)
    Cover(page, "Theo").press_twice().empty_glass()
    expect(page.get_by_role("heading", level=1)).to_have_text("Wren takes the hunt")


def test_who_presses_on_when_the_sand_is_out_lifts_no_lid_H12(visit: Visits) -> None:
    page = visit(DESKTOP).page
    table = begin(page, "Ann", "Bob").press_twice()
    page.evaluate(PRESSES_ON)
    run_out(table)
    cover = Cover(page, "Bob")
    page.wait_for_function("() => pressed === 2")
    expect(cover.key).to_have_text(re.compile("I'm Bob"))
    cover.hides_all()
    cover.press_twice()
