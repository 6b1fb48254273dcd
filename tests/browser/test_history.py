"""Looking back: a round played again, its grid off the clock, all rounds counted."""

import json
import re
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Visits
from tests.browser.hands import Finger, drag
from tests.browser.household import ROUNDS, a_round, household, written
from tests.browser.look import check_screen, resize
from tests.browser.pretend import HEARD
from tests.browser.table import Table, shake
from tests.browser.test_store import go, read_file

START = datetime(2026, 5, 1, 18, tzinfo=UTC)


def play(page: Page, seconds: int = 10) -> list[str]:
    """Play a round with three words, so many seconds apart; return them."""
    table = shake(page)
    longest = max(table.grid.words(), key=len)
    words = [*table.grid.words(4)[:2], longest]
    for number, word in enumerate(words, start=1):
        table.pass_time(seconds)
        table.type(word)
        page.keyboard.press("Enter")
        expect(table.rows).to_have_count(number)
    table.empty_glass()
    page.clock.fast_forward(1500)
    return words


def claims(page: Page, *, selected: bool | None = None) -> Locator:
    """Return the claims of a replay in its list."""
    return page.locator(".reveal-list").get_by_role("option", selected=selected)


def arrive(page: Page, heading: str) -> None:
    """Expect a screen, and the focus on its heading."""
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(heading)
    expect(title).to_be_focused()


def test_a_round_is_played_again(visit: Visits) -> None:
    page = visit(DESKTOP, HEARD).page
    words = play(page)
    total = page.locator(".reveal h1").inner_text()
    page.get_by_role("link", name="Replay").click()
    arrive(page, "Replay")
    scores = page.locator(".replay-scores")
    expect(scores).to_have_text("0 points, 0 words")
    check_screen(page)

    onward = page.get_by_role("button", name="Next claim")
    onward.click()
    chosen = claims(page, selected=True)
    expect(chosen).to_contain_text(words[0])
    expect(scores).to_have_text("1 point, 1 word")
    way = page.get_by_role("img", name=re.compile(f"The way of {words[0]}:"))
    expect(way).to_be_visible()
    page.wait_for_function(
        "word => heard.some(([, what]) => what.startsWith(`${word}, 1 point, at `))",
        arg=words[0],
    )
    onward.click()
    onward.click()
    expect(chosen).to_contain_text(words[2])
    expect(scores).to_have_text(total)
    expect(onward).to_have_attribute("aria-disabled", "true")
    expect(onward).to_be_focused()
    page.get_by_role("button", name="Previous claim").click()
    expect(chosen).to_contain_text(words[1])

    page.get_by_role("link", name="The reveal").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(total)


def test_the_replay_by_keyboard_and_by_itself(visit: Visits) -> None:
    page = visit(DESKTOP).page
    words = play(page)
    total = page.locator(".reveal h1").inner_text()
    page.get_by_role("link", name="Replay").press("Enter")
    arrive(page, "Replay")
    line = page.get_by_role("slider", name="Time on the glass")
    expect(line).to_have_attribute("aria-valuetext", "0 seconds, 0 of 3 words")
    line.focus()
    page.keyboard.press("End")
    expect(line).to_have_attribute("aria-valuetext", "3 minutes, 3 of 3 words")
    page.keyboard.press("ArrowLeft")
    told = "2 minutes 59 seconds, 3 of 3 words"
    expect(line).to_have_attribute("aria-valuetext", told)
    claims(page).last.focus()
    page.keyboard.press("Home")
    expect(claims(page).first).to_be_focused()
    expect(claims(page, selected=True)).to_contain_text(words[0])

    line.focus()
    page.keyboard.press("Home")
    page.get_by_label("Speed").select_option("16")
    page.get_by_role("button", name="Play").press("Enter")
    pause = page.get_by_role("button", name="Pause")
    expect(pause).to_be_focused()
    pause.press(" ")
    page.get_by_role("button", name="Play").press(" ")
    page.clock.fast_forward(12_000)
    expect(page.get_by_role("button", name="Play")).to_be_visible()
    expect(line).to_have_attribute("aria-valuetext", "3 minutes, 3 of 3 words")
    expect(page.locator(".replay-scores")).to_have_text(total)


def test_a_round_of_several_lists_is_played_again(
    visit: Visits, tmp_path: Path
) -> None:
    page = visit(PHONE).page
    one = a_round(0, START, Random("three"), 3)
    take_in(page, tmp_path, {"rounds": [one], "settings": {}})
    page.locator(".rounds-open").tap()
    page.get_by_role("link", name="Replay").tap()
    arrive(page, "Replay")
    lists = one["view"]["reveal"]["lists"]
    rows = claims(page)
    expect(rows).to_have_count(sum(len(seat["words"]) for seat in lists))
    struck = rows.filter(has=page.locator("s"))
    expect(struck).to_have_count(3 * len(lists[0]["words"]) - 3 * 10)
    expect(struck.first).to_contain_text(re.compile(r"also Player \d and Player \d"))
    page.get_by_role("slider").fill("180")
    totals = [f"{seat['points']} points" for seat in lists]
    for score, points in zip(
        page.locator(".replay-scores li").all(), totals, strict=True
    ):
        expect(score).to_contain_text(points)
    check_screen(page)


def test_a_grid_is_practised_on(visit: Visits) -> None:
    page = visit({**PHONE}, HEARD).page
    play(page)
    page.get_by_role("link", name="Practise").tap()
    arrive(page, "Practise")
    table = Table(page)
    found = page.locator(".practise-found")
    every = len(table.grid.words())
    expect(found).to_have_text(f"0 of {every} words")
    path = table.grid.path(table.grid.words(4)[0])
    drag(Finger(page), table.way(path))
    table.submit.tap()
    table.lists(table.grid.spell(path))
    expect(found).to_have_text(f"1 of {every} words")
    for cell in path:
        Finger(page).tap(table.at(cell))
    table.submit.tap()
    table.refuses("Already yours")
    table.clear.tap()
    letter = min(set("bcdfghjklmnpvwxyz") - set(table.grid.letters))
    table.type(letter)
    table.refuses(f"No {letter.upper()} on the grid")
    nonsense = table.grid.nonsense()
    drag(Finger(page), table.way(nonsense))
    table.submit.tap()
    table.refuses("Not in the list")
    table.clear.tap()
    take_hints(page, table, found, every)
    check_screen(page)
    page.get_by_role("link", name="The reveal").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("3 words")


def take_hints(page: Page, table: Table, found: Locator, every: int) -> None:
    """Ask for hints until a word is whole, and claim it."""
    hint = page.get_by_role("button", name="Hint")
    hint.click()
    expect(page.locator(".practise-hint")).to_have_text(
        re.compile(r"^A word of \w+ letters$")
    )
    first = table.path()
    assert len(first) == 1
    row, column = divmod(first[0], table.grid.size)
    page.wait_for_function(
        "place => heard.some(([, what]) => what.endsWith(place))",
        arg=f"row {row + 1} column {column + 1}.",
    )
    whole = page.locator(".practise-hint").filter(has_text="A whole word")
    while not whole.is_visible():
        before = len(table.path())
        hint.click()
        taken = page.locator('.cells [aria-label*="taken"]')
        expect(taken).to_have_count(before + 1)
    word = table.grid.spell(table.path())
    assert word in table.grid.words()
    table.submit.click()
    expect(table.rows.first).to_contain_text(word)
    expect(found).to_have_text(f"2 of {every} words")


def test_practice_fits_small_screens(visit: Visits) -> None:
    page = visit(DESKTOP).page
    play(page)
    page.get_by_role("link", name="Practise").click()
    Table(page)
    page.get_by_role("button", name="Hint").click()
    for screen in ((320, 568), (568, 320), (390, 844), (844, 390), (1440, 900)):
        resize(page, *screen)
        parts = page.locator(".practise-head, .tray, .actions button, .list")
        for part in parts.all():
            expect(part).to_be_in_viewport(ratio=0.99)
        head = page.locator(".practise-head")
        assert head.evaluate("head => head.scrollHeight <= head.clientHeight")
    assert page.evaluate("scrollX + scrollY") == 0


def test_statistics_gather_what_was_played(visit: Visits) -> None:
    page = visit(DESKTOP).page
    go(page, "#/rounds")
    page.get_by_role("link", name="Statistics").click()
    arrive(page, "Statistics")
    expect(page.get_by_text("Play a round alone until its sand is out")).to_be_visible()
    check_screen(page)
    go(page, "#/")
    words = play(page)
    go(page, "#/statistics")
    sums = page.locator(".sums")
    expect(sums.locator("div").filter(has_text="Rounds")).to_contain_text("1")
    expect(sums).to_contain_text("Days in a row with a round1 day")
    longest = page.get_by_role("link", name=re.compile(rf"^{words[2]} \d+ letters"))
    expect(longest).to_be_visible()
    heat = page.get_by_role("img", name=re.compile(r"Most used: row \d column \d"))
    expect(heat.locator("text")).to_have_count(16)
    for summary in page.get_by_text("As a table").all():
        summary.press("Enter")
    expect(page.get_by_role("row", name=re.compile("^Row 4"))).to_be_visible()
    check_screen(page)
    longest.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("3 words")


def take_in(page: Page, where: Path, content: dict[str, Any]) -> None:
    """Give the page a file with some rounds."""
    file = where / "household.json"
    file.write_text(written(content), "utf-8")
    go(page, "#/rounds")
    read_file(page, file)
    expect(page.locator(".notice")).to_contain_text("added.")


def test_a_household_is_kept_whole(visit: Visits, tmp_path: Path) -> None:
    page = visit(DESKTOP).page
    content = household(START)
    take_in(page, tmp_path, content)
    expect(page.locator(".rounds-row")).to_have_count(ROUNDS)
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save a file").click()
    saved = tmp_path / "saved.json"
    saving.value.save_as(saved)
    kept = json.loads(saved.read_text("utf-8"))["content"]["rounds"]
    assert sorted(kept, key=lambda one: one["id"]) == content["rounds"]

    page.get_by_role("link", name="Statistics").click()
    expect(page.locator(".sums")).to_contain_text(f"Rounds{ROUNDS}")
    expect(page.locator(".heat")).to_have_count(2)
    columns = page.locator(".columns").first.locator("rect")
    expect(columns).to_have_count(50)
    expect(page.get_by_text(f"The latest 50 of {ROUNDS} rounds").first).to_be_visible()
    check_screen(page)


@pytest.mark.parametrize("where", ["replay", "practise"])
def test_a_round_that_is_not_there(visit: Visits, where: str) -> None:
    page = visit(DESKTOP).page
    go(page, f"#/rounds/0/{where}")
    arrive(page, "This round is not here")
