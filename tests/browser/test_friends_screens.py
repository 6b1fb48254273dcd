"""The screens of friends by a link, over a relay of the tests' own."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.look import check_screen
from tests.browser.witness import PATIENCE
from tools import net
from tools.host import Host
from tools.places import DIST, ROOT

# A friend whom a table waits for is looked for so long, ms.
LOOKED_FOR = 25_000
LETTERS = "cells => cells.map(cell => cell.getAttribute('aria-label').split(',')[0])"


@pytest.fixture(scope="module")
def relay() -> Iterator[str]:
    """Start a relay; give its address."""
    node = os.environ.get("LEXIGRID_NODE") or shutil.which("node")
    assert node, "node is missing: run the tests with python3 build.py test"
    with subprocess.Popen(
        [node, ROOT / "tests" / "relay.mjs", "0"],
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as running:
        assert running.stdout
        port = running.stdout.readline().split()[-1]
        yield f"ws://127.0.0.1:{port}"
        running.kill()


@pytest.fixture(scope="module")
def table(relay: str, tmp_path_factory: pytest.TempPathFactory) -> Host:
    """Serve the site as one whose friends meet over that relay."""
    over = tmp_path_factory.mktemp("friends")
    shutil.copyfile(DIST / "index.html", over / "index.html")
    net.write(over, {"relays": [relay], "stun": [], "turn": []})
    return Host({"/": (over, DIST)})


class Friends:
    """Browsers of several people."""

    def __init__(self, chromium: Browser, host: Host) -> None:
        """Nobody is here yet."""
        self.home = host.address_of("/")
        self._chromium = chromium
        self._contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def page(self) -> Page:
        """Open a browser of somebody's own."""
        # The copy of the site differs from what its service worker knows.
        context = self._chromium.new_context(locale="en-GB", service_workers="block")
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        return page

    def close(self) -> None:
        """Everybody goes."""
        for context in self._contexts:
            context.close()


@pytest.fixture
def friends(chromium: Browser, table: Host) -> Iterator[Friends]:
    """Give browsers; nobody may have stumbled when the test ends."""
    friends = Friends(chromium, table)
    yield friends
    friends.close()
    assert friends.faults == []


def called(page: Page, name: str) -> None:
    """Say one's name."""
    page.get_by_role("textbox", name="Your name").fill(name)


def seats(page: Page) -> list[str]:
    """Read who sits at the table, and how."""
    taken = page.locator(".friends-seats li:not(.friends-open)")
    return [text.replace("\n", " ").strip() for text in taken.all_inner_texts()]


def invite(page: Page, home: str, game: str = "Hunt") -> str:
    """Invite from the game's sheet; give the link."""
    page.goto(home)
    page.locator(f".box-{game.lower()}").click()
    page.get_by_role("link", name="Play with friends", exact=True).click()
    return page.get_by_role("textbox", name="Link").input_value()


def test_nothing_of_it_is_fetched_before_somebody_invites(friends: Friends) -> None:
    page = friends.page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto(friends.home)
    page.locator(".box-hunt").click()
    expect(
        page.get_by_role("link", name="Play with friends", exact=True)
    ).to_be_visible()
    assert not re.search(r"friends-|net\.json|ws:", " ".join(asked))
    page.get_by_role("link", name="Play with friends", exact=True).click()
    expect(page.locator(".friends-seats")).to_be_visible()
    assert re.search(r"friends-\w+\.js.*net\.json", " ".join(asked))


def test_friends_meet_by_the_link_and_hunt_on_one_grid(friends: Friends) -> None:
    wren, ida = friends.page(), friends.page()
    link = invite(wren, friends.home)
    called(wren, "Wren")
    check_screen(wren)
    ida.goto(link)
    called(ida, "Ida")
    expect(wren.get_by_role("heading", level=1)).to_have_text("At the table")
    expect(ida.locator(".friends-seats")).to_contain_text("Wren host")
    assert link.split("/")[-1] not in ida.url
    check_screen(ida)
    ida.get_by_role("button", name="I am ready").click()
    start = wren.get_by_role("button", name="Start the hunt")
    expect(start).to_have_attribute("aria-disabled", "false")
    check_screen(wren)
    start.click()
    for page in (wren, ida):
        expect(page.locator(".friends-count")).to_be_visible()
    for page in (wren, ida):
        expect(page.locator("[data-cell]:not([disabled])")).to_have_count(16)
    grids = [page.locator("[data-cell]").evaluate_all(LETTERS) for page in (wren, ida)]
    assert grids[0] == grids[1]
    check_screen(ida)
    ida.reload()
    expect(ida.locator("[data-cell]:not([disabled])")).to_have_count(16)
    assert ida.locator("[data-cell]").evaluate_all(LETTERS) == grids[0]


def test_the_browsers_back_asks_while_a_round_runs(friends: Friends) -> None:
    wren, ida = friends.page(), friends.page()
    ida.goto(invite(wren, friends.home))
    ida.get_by_role("button", name="I am ready").click()
    start = wren.get_by_role("button", name="Start the hunt")
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    expect(ida.locator("[data-cell]:not([disabled])")).to_have_count(16)
    ida.go_back()
    expect(ida.get_by_role("dialog")).to_contain_text("Leave the round?")
    ida.get_by_role("button", name="Leave", exact=True).click()
    expect(ida.get_by_role("link", name=re.compile("^Go back"))).to_be_visible()
    ida.get_by_role("link", name=re.compile("^Go back")).click()
    expect(ida.locator("[data-cell]:not([disabled])")).to_have_count(16)


def test_the_dome_is_lifted_by_one_and_the_glass_turned_by_another(
    friends: Friends,
) -> None:
    wren, ida = friends.page(), friends.page()
    ida.goto(invite(wren, friends.home, "Classic"))
    ida.get_by_role("button", name="I am ready").click()
    start = wren.get_by_role("button", name="To the dome")
    expect(start).to_have_attribute("aria-disabled", "false")
    start.click()
    expect(ida.get_by_role("heading", level=1)).to_contain_text("shakes the cubes")
    check_screen(ida)
    wren.get_by_role("button", name="Shake").click()
    wren.get_by_role("button", name="Lift the dome").click()
    ida.get_by_role("button", name="Turn the glass").click()
    for page in (wren, ida):
        expect(page.locator("[data-cell]:not([disabled])")).to_have_count(25)


def test_where_nobody_answers_it_is_said_and_looked_on(friends: Friends) -> None:
    page = friends.page()
    page.goto(f"{friends.home}#/join/{'x' * 21}A.hunt-5-4-90")
    expect(page.locator(".friends-table")).to_contain_text("four letters and up, 1:30")
    told = page.get_by_text("Nobody is at the table")
    expect(told).to_be_visible(timeout=LOOKED_FOR)
    check_screen(page)
    expect(page.get_by_role("button", name="Connect by code").first).to_be_visible()


@pytest.mark.parametrize("path", ["join/short", "friends/about"])
def test_small_screens(friends: Friends, path: str) -> None:
    page = friends.page()
    page.goto(f"{friends.home}#/{path}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check_screen(page)


def test_who_leaves_is_gone_for_the_others_and_nothing_is_kept(
    friends: Friends,
) -> None:
    wren, ida = friends.page(), friends.page()
    link = invite(wren, friends.home)
    called(wren, "Wren")
    ida.goto(link)
    expect(ida.locator(".friends-seats")).to_contain_text("Wren")
    wren.get_by_role("button", name="Leave the table").click()
    wren.get_by_role("button", name="Leave", exact=True).click()
    expect(wren.get_by_role("heading", level=1)).to_have_text("Lexigrid")
    expect(wren.get_by_text("A table with friends")).to_have_count(0)
    expect(ida.locator(".friends-seats")).not_to_contain_text("Wren")
    assert len(seats(ida)) == 1
    kept = wren.evaluate("Object.values(sessionStorage).join()")
    assert link.split("/")[-1].split(".")[0] not in kept
