"""The engine's thread: slow, broken, dead. The page bears it all."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.hands import Finger, hold
from tests.browser.pretend import THREAD, kill_thread
from tests.browser.site import Site
from tests.browser.table import WAKING, Table, shake
from tools.host import Fault

SNAPSHOT = "snapshot.bin"
# How long an answer of the engine is waited for.
PATIENCE = 10


# Without these files not even the plain start can serve.
NEEDED = [
    (".wasm", Fault.MISSING),
    (".wasm", Fault.GARBAGE),
    ("pyodide.mjs", Fault.MISSING),
    (".whl", Fault.MISSING),
    (".zip", Fault.HUNG_UP),
]


@pytest.mark.parametrize(("end", "fault"), NEEDED)
def test_an_engine_that_cannot_start_is_told_and_tried_again(
    visit: Visits, site: Site, end: str, fault: Fault
) -> None:
    with site.spoiled(end, fault), site.spoiled(SNAPSHOT, Fault.MISSING):
        someone = visit(DESKTOP)
        page = someone.page
        # Whatever a Python that cannot start says of itself.
        someone.witness.bears += ["console error", "console warning"]
        page.get_by_role("link", name="Start a hunt").click()
        check_told(page)
        someone.context.set_offline(True)
        try_again(page)
        check_told(page)
        someone.context.set_offline(False)
    try_again(page)
    table = Table(page)
    word = table.grid.words(4)[0]
    table.type(word)
    page.keyboard.press("Enter")
    table.lists(word)


@pytest.mark.parametrize(
    ("end", "fault"),
    [
        (".wasm", Fault.MISSING),
        (".wasm", Fault.HUNG_UP),
        ("pyodide-lock.json", Fault.MISSING),
    ],
)
def test_a_file_that_fails_once_fails_one_way_of_starting_only(
    visit: Visits, site: Site, end: str, fault: Fault
) -> None:
    with site.spoiled(end, fault, times=1):
        someone = visit(DESKTOP)
        someone.witness.bears += ["Failed to load resource"]
        someone.page.get_by_role("link", name="Start a hunt").click()
        Table(someone.page)


def check_told(page: Page) -> None:
    """Expect a sentence that says why and what to do, and the way home."""
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("The word judge did not start", timeout=WAKING)
    expect(notice).to_contain_text("Check your connection, then try again")
    expect(notice.get_by_role("button", name="Home")).to_be_enabled()


def try_again(page: Page) -> None:
    """Press the card's key; the card goes."""
    page.get_by_role("button", name="Try again").click()


def test_bytes_are_counted_while_the_engine_comes(visit: Visits) -> None:
    someone = visit(DESKTOP)
    page = someone.page
    page.get_by_role("link", name="Start a hunt").click()
    bar = page.get_by_role("progressbar")
    expect(bar).to_have_accessible_name(
        re.compile(r"^Fetching the word judge, [\d.]+ of [\d.]+ MB$|^Waking")
    )
    expect(page.get_by_role("button", name="Nothing to submit")).to_be_disabled()
    expect(
        page.get_by_role("grid").get_by_role("button").first
    ).to_have_accessible_name(re.compile("^Covered cube"))
    Table(page)
    expect(bar).to_be_hidden()
    # The witness has heard what the thread asked for too.
    asked = [url for url in someone.witness.asked if "/assets/" in url]
    for end in (".wasm", SNAPSHOT, ".woff2", ".js"):
        assert any(url.endswith(end) for url in asked), end
    assert sorted(asked) == sorted(set(asked)), "each file is asked for once"


def test_a_thread_that_has_nothing_to_do_for_minutes_lives_on(visit: Visits) -> None:
    page = visit(DESKTOP, THREAD).page
    shake(page)
    page.get_by_role("button", name="Home").click()
    page.get_by_role("button", name="Leave").click()
    resume = page.get_by_role("link", name="Resume")
    expect(resume).to_be_visible()
    page.clock.run_for(130_000)
    resume.click()
    table = Table(page)
    word = table.grid.words(4)[0]
    table.type(word)
    page.keyboard.press("Enter")
    table.lists(word)
    assert page.evaluate("threads.length") == 1
    expect(page.locator(".toast")).to_have_count(0)


def test_a_thread_that_dies_in_mid_round_is_replaced(visit: Visits) -> None:
    page = visit(DESKTOP, THREAD).page
    table = shake(page)
    one, two, three = table.grid.words(4)[:3]
    table.type(one)
    page.keyboard.press("Enter")
    table.lists(one)
    kill_thread(page)
    table.type(two)
    page.keyboard.press("Enter")
    expect(table.note).to_have_text("Waiting for the judge")
    table.type(three)
    page.keyboard.press("Enter")
    table.pass_time(PATIENCE)
    notice = page.locator(".toast")
    expect(notice).to_have_text("The word judge was restarted. Nothing is lost.")
    expect(table.rows).to_have_count(3, timeout=WAKING)
    table.lists(three, two, one)
    table.empty_glass()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("3 points, 3 words")


# What is seen in the frame after each event, when the page has done its own work.
_FRAMES = """() => {
  const marks = document.querySelector(".tray-marks");
  const look = () => ({
    rings: [...document.querySelectorAll(".cells button")]
      .filter((cell) => cell.ariaLabel.endsWith("may be next"))
      .map((cell) => Number(cell.dataset.cell)),
    picture: marks.toDataURL(),
  });
  window.frames_seen = [look()];
  for (const kind of ["pointerdown", "pointermove"]) {
    addEventListener(kind, () => requestAnimationFrame(() => frames_seen.push(look())));
  }
}"""


def test_rings_come_with_the_next_frame_without_the_engine_H7(visit: Visits) -> None:
    page = visit(PHONE, THREAD, clock=False).page
    table = shake(page)
    finger = Finger(page)
    path = table.grid.nonsense(3)
    page.evaluate("isMute = true")
    page.evaluate(_FRAMES)
    hold(finger, table.way(path))
    page.evaluate("new Promise((done) => requestAnimationFrame(done))")
    seen = page.evaluate("frames_seen")
    stages = [(), path[:1], path[:2], path]
    rings = [table.grid.rings(stage) for stage in stages]
    assert [set(one["rings"]) for one in seen if set(one["rings"]) not in rings] == []
    assert seen[1]["rings"] == sorted(rings[1])
    assert seen[-1]["rings"] == sorted(rings[-1])
    for before, after in pairwise(seen):
        if before["rings"] != after["rings"]:
            assert before["picture"] != after["picture"]
    finger.lift()
    table.submit.tap()
    expect(table.note).to_have_text("Waiting for the judge")
    finger.tap(table.at(path[0]))
    table.shows(path[:1])
