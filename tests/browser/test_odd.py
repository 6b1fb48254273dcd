"""What seldom happens: odd records, a second tab without locks, a layout in motion."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.hands import Finger, Mouse, hold
from tests.browser.look import resize
from tests.browser.pretend import BUSY_STORE
from tests.browser.table import Table, shake
from tests.browser.test_store import go, play

NO_LOCKS = """
Object.defineProperty(navigator, "locks", { value: undefined });
"""

STUCK_DATABASE = """
IDBFactory.prototype.open = () => new EventTarget();
"""

# Notes what the page asks of the engine, and counts the games that are open there; who
# plays leaves as soon as a game is asked for, or given.
SESSIONS = """
const Plain = Worker;
window.leavesWhen = "";
window.asked = [];
window.sessions = new Set();
const leave = (when) => {
  if (leavesWhen !== when) return;
  leavesWhen = "";
  location.hash = "#/";
};
window.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    this.addEventListener("message", ({ data }) => {
      const reply = typeof data === "string" ? JSON.parse(data) : {};
      if (!reply.ok?.view || !reply.ok.session) return;
      sessions.add(reply.ok.session);
      leave("given");
    });
  }
  postMessage(text) {
    const { verb, session } = JSON.parse(text);
    asked.push(verb);
    if (verb === "close") sessions.delete(session);
    super.postMessage(text);
    if (verb === "new") leave("asked");
  }
};
"""

_OPEN = """
const opened = indexedDB.open("lexigrid");
const base = await new Promise((done) => {
  opened.onsuccess = () => done(opened.result);
});
const shelf = base.transaction("rounds", "readwrite").objectStore("rounds");
const answer = (request) => new Promise((done) => {
  request.onsuccess = () => done(request.result);
});
"""

_IS_EMPTY = "const held = await answer(shelf.count()); base.close(); return !held;"


def stored(page: Page) -> list[dict[str, Any]]:
    """Return the records of all rounds."""
    read = "const all = await answer(shelf.getAll()); base.close(); return all;"
    records: list[dict[str, Any]] = page.evaluate(f"async () => {{{_OPEN}{read}}}")
    return records


def put(page: Page, record: dict[str, Any]) -> None:
    """Put a record past the page's own checks."""
    write = "await answer(shelf.put(record)); base.close();"
    page.evaluate(f"async (record) => {{{_OPEN}{write}}}", record)


def leave(page: Page) -> None:
    """Go home from a running round, which goes on."""
    page.get_by_role("button", name="Home").click()
    page.get_by_role("button", name="Leave").click()
    expect(page.locator(".running-row").first).to_contain_text("left")


def claim(table: Table, *words: str) -> None:
    """Claim words by typing them."""
    for word in words:
        table.type(word)
        table.page.keyboard.press("Enter")
        expect(table.rows.first).to_contain_text(word)


def test_who_abandons_a_round_and_leaves_at_once_is_asked_nothing(
    visit: Visits,
) -> None:
    page = visit(PHONE).page
    shake(page)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Abandon this round").click()
    page.evaluate(BUSY_STORE)
    page.get_by_role("dialog").get_by_role("button", name="Abandon").click()
    page.evaluate("location.hash = '#/settings'")
    settings = page.get_by_role("heading", name="Settings", level=1)
    expect(settings).to_be_visible()
    page.evaluate("() => { isStoreBusy = false }")
    page.wait_for_function(f"async () => {{{_OPEN}{_IS_EMPTY}}}")
    expect(settings).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_card_goes_with_its_screen(visit: Visits) -> None:
    page = visit(DESKTOP).page
    page.get_by_role("button", name=re.compile("^Hunt")).click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.evaluate("location.hash = '#/settings'")
    expect(page.get_by_role("heading", name="Settings", level=1)).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_round_that_cannot_go_on_is_removed_for_good(visit: Visits) -> None:
    someone = visit(DESKTOP)
    someone.witness.bears.append("the digest does not fit")
    page = someone.page
    shake(page)
    leave(page)
    [record] = stored(page)
    put(page, {**record, "log": record["log"].replace("size=4", "size=5")})
    go(page, f"#/round/{record['id']}")
    page.get_by_role("button", name="Remove this round").click()
    expect(page.get_by_role("heading", name="Lexigrid")).to_be_visible()
    assert stored(page) == []
    page.clock.fast_forward(6000)
    assert stored(page) == []


def test_a_running_round_is_what_its_log_says(visit: Visits) -> None:
    page = visit(DESKTOP).page
    table = shake(page)
    word = table.grid.words(4)[0]
    claim(table, word)
    leave(page)
    [record] = stored(page)
    forged = [{**one, "points": 999} for one in record["view"]["claims"]]
    changes: list[dict[str, Any]]
    changes = [{"cells": None}, {"claims": forged}, {"claims": []}]
    for changed in changes:
        put(page, {**record, "view": {**record["view"], **changed}})
        go(page, f"#/round/{record['id']}")
        assert Table(page).grid == table.grid
        expect(table.total).to_have_text(re.compile("^1 word, 1 point$"))
        leave(page)


def test_a_round_kept_without_its_reveal_is_replayed(visit: Visits) -> None:
    page = visit(DESKTOP).page
    play(page, 2)
    [record] = stored(page)
    go(page, "#/")
    put(page, {**record, "view": {**record["view"], "reveal": None}})
    go(page, f"#/rounds/{record['id']}")
    expect(page.get_by_role("heading", level=1)).to_have_text("2 points, 2 words")


def test_a_round_found_again_next_year_is_over(visit: Visits) -> None:
    page = visit(DESKTOP).page
    table = shake(page)
    claim(table, table.grid.words(4)[0])
    leave(page)
    [record] = stored(page)
    long_ago = record["clock"]["wall"] - 365 * 86_400_000
    put(page, {**record, "clock": {**record["clock"], "wall": long_ago}})
    go(page, f"#/round/{record['id']}")
    expect(page.get_by_role("heading", level=1)).to_have_text("1 point, 1 word")


def test_two_tabs_without_locks_lose_no_word(visit: Visits) -> None:
    first = visit(DESKTOP, NO_LOCKS)
    table = shake(first.page)
    one, two, three = table.grid.words(4)[:3]
    claim(table, one)
    second = first.context.new_page()
    second.goto(first.page.url)
    other = Table(second)
    claim(other, two)

    table.type(three)
    first.page.keyboard.press("Enter")
    notice = first.page.get_by_role("alert")
    expect(notice).to_contain_text("played on in another tab")
    notice.get_by_role("button", name="Try again").click()
    table.lists(two, one)
    claim(table, three)
    second.clock.fast_forward(6000)
    notice = second.get_by_role("alert")
    expect(notice).to_contain_text("played on in another tab")
    notice.get_by_role("button", name="Try again").click()
    other.lists(three, two, one)
    other.empty_glass()
    expect(second.get_by_role("heading", level=1)).to_have_text("3 points, 3 words")


def test_a_database_that_never_answers_is_not_waited_for(visit: Visits) -> None:
    page = visit(DESKTOP, STUCK_DATABASE).page
    page.clock.fast_forward(3000)
    play(page, 1)
    go(page, "#/rounds")
    told = page.get_by_text("This browser keeps nothing for this page")
    expect(told).to_be_visible()


def test_who_leaves_early_leaves_no_game_open(visit: Visits) -> None:
    page = visit(DESKTOP, SESSIONS, clock=False).page
    for _ in range(3):
        go(page, "#/hunt")
        go(page, "#/")
    for when in ("asked", "given"):
        page.evaluate("when => { asked.length = 0; leavesWhen = when; }", when)
        go(page, "#/hunt")
        page.wait_for_function(
            "() => !leavesWhen && asked.includes('close')", timeout=90_000
        )
        assert page.evaluate("sessions.size") == 0
        assert page.evaluate("location.hash") == "#/"
    shake(page)
    leave(page)
    page.wait_for_function("() => sessions.size === 0")


def test_a_drag_ends_when_the_page_is_laid_out_anew_H7(visit: Visits) -> None:
    for profile, size in ((PHONE, (844, 390)), (DESKTOP, (1000, 700))):
        page = visit(profile).page
        table = shake(page)
        hand = Finger(page) if profile is PHONE else Mouse(page)
        way = table.way(table.grid.path(table.grid.words(4)[0]))
        hold(hand, way[:2])
        resize(page, *size)
        for cell in (5, 6, 10):
            hand.move(table.at(cell))
        hand.lift()
        table.shows(())


def test_a_held_enter_presses_once(visit: Visits) -> None:
    page = visit(DESKTOP).page
    table = shake(page)
    theme = page.locator("html").get_attribute("data-theme")
    page.get_by_role("button", name=re.compile("light")).focus()
    hold_enter(page)
    assert page.locator("html").get_attribute("data-theme") != theme
    table.cells.nth(5).focus()
    hold_enter(page)
    table.shows((5,))


def hold_enter(page: Page) -> None:
    """Hold Enter for as long as a keyboard needs to repeat it twice."""
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
