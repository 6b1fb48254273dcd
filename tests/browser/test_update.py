"""A newer build: offered between rounds, never forced, never mixed with the older."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Page,
    ViewportSize,
    expect,
)

from tests.browser.builds import (
    NEWER,
    accept,
    build_of,
    deploy,
    offer,
    script_of,
    settle,
)
from tests.browser.conftest import DIST, watched
from tests.browser.pretend import hide
from tests.browser.site import Site
from tests.browser.table import WAKING, Table, shake
from tests.browser.witness import Witness

_NONE_WAITS = """async () => {
  const all = await navigator.serviceWorker.getRegistrations();
  return all.every(({ waiting, active }) => !waiting && active?.state === "activated");
}"""

WINDOW: ViewportSize = {"width": 1440, "height": 900}


@pytest.fixture
def witness(host: Site) -> Witness:
    """Return who watches over the browser."""
    return Witness(host.address)


@pytest.fixture
def context(
    chromium: Browser, host: Site, witness: Witness
) -> Iterator[BrowserContext]:
    """Return one person's browser, with the older build installed."""
    with watched(chromium, witness, viewport=WINDOW) as context:
        settle(context, host).close()
        yield context


def test_a_newer_build_is_offered_and_taken_by_all_tabs(
    context: BrowserContext, host: Site, newer: Path
) -> None:
    other = context.new_page()
    other.goto(f"{host.address}#/help")
    page = context.new_page()
    page.goto(host.address)
    older = script_of(DIST)
    expect(page.get_by_role("link", name="Start a hunt")).to_be_visible()
    expect(offer(page)).to_be_hidden()
    deploy(host, newer, page)
    expect(offer(page)).to_be_visible(timeout=WAKING)
    # Until the player says so, a page is the older one, whole, however often it loads.
    page.reload()
    assert older in build_of(page)
    table = shake(page)
    word = table.grid.words(4)[0]
    table.type(word)
    page.keyboard.press("Enter")
    table.lists(word)
    page.get_by_role("button", name="Home").click()
    page.get_by_role("button", name="Leave").click()
    # The round's sand still runs.
    expect(page.get_by_role("link", name="Resume")).to_be_visible()
    expect(offer(page)).to_be_hidden()
    page.get_by_role("link", name="Resume").click()
    Table(page).lists(word)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Abandon this round").click()
    page.get_by_role("button", name="Abandon").last.click()
    expect(offer(page)).to_be_visible(timeout=WAKING)
    accept(page, newer)
    expect(other.get_by_role("heading", level=1)).to_have_text("How to play")
    assert script_of(newer) in build_of(other)
    page.goto(f"{host.address}#/settings")
    expect(page.get_by_text(NEWER)).to_be_visible()
    expect(page.locator(".facts").get_by_text("plays", exact=True)).to_be_visible(
        timeout=WAKING
    )
    expect(offer(page)).to_be_hidden()
    assert older_files(page) == []


def older_files(page: Page) -> list[str]:
    """Return what is left in the cache of the older build's script."""
    found: list[str] = page.evaluate(
        """async (older) => {
          const found = [];
          for (const name of await caches.keys()) {
            for (const { url } of await (await caches.open(name)).keys()) {
              if (url.includes(older)) found.push(url);
            }
          }
          return found;
        }""",
        script_of(DIST),
    )
    return found


def test_no_offer_while_a_round_is_played_in_another_tab(
    context: BrowserContext, host: Site, newer: Path
) -> None:
    context.clock.install()
    player = context.new_page()
    player.goto(host.address)
    table = shake(player)
    page = context.new_page()
    page.goto(f"{host.address}#/settings")
    deploy(host, newer, page)
    page.wait_for_timeout(3000)
    expect(offer(page)).to_be_hidden()
    word = table.grid.words(4)[0]
    table.type(word)
    player.keyboard.press("Enter")
    table.lists(word)
    table.empty_glass()
    expect(offer(player)).to_be_visible(timeout=WAKING)
    page.clock.fast_forward(6000)
    expect(offer(page)).to_be_visible(timeout=WAKING)
    accept(player, newer)
    expect(player.locator(".reveal h1")).to_have_text("1 point, 1 word")


def test_a_round_is_finished_by_the_build_that_began_it(
    context: BrowserContext, host: Site, witness: Witness, newer: Path
) -> None:
    page = context.new_page()
    page.goto(host.address)
    table = shake(page)
    word = table.grid.words(4)[0]
    table.type(word)
    page.keyboard.press("Enter")
    table.lists(word)
    deploy(host, newer, page)
    address = page.url
    # One that looks on from beside the site keeps no service worker in its place.
    beside = context.new_page()
    elsewhere = urljoin(host.address, "/")
    witness.bears.append(f"{re.escape(elsewhere)}($|favicon)|Not Found")
    beside.goto(elsewhere)
    page.close()
    # Without a page, the browser puts the newer service worker in its place.
    beside.wait_for_function(_NONE_WAITS)
    page = context.new_page()
    page.goto(address)
    assert script_of(DIST) in build_of(page)
    waiting = "navigator.serviceWorker.ready.then(({ waiting }) => waiting)"
    assert page.evaluate(waiting) is None
    again = Table(page)
    again.lists(word)
    # An engine that is started anew is of the older build as well.
    page.reload()
    Table(page).lists(word)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Abandon this round").click()
    page.get_by_role("button", name="Abandon").last.click()
    expect(offer(page)).to_be_visible(timeout=WAKING)
    page.goto("about:blank")
    page.goto(host.address)
    expect(page.get_by_role("heading", level=1)).to_have_text("Lexigrid")
    assert script_of(newer) in build_of(page)


def test_an_offer_that_is_withdrawn_gives_its_focus_to_the_heading(
    context: BrowserContext, host: Site, newer: Path
) -> None:
    page = context.new_page()
    page.goto(f"{host.address}#/settings")
    deploy(host, newer, page)
    page.get_by_role("button", name="Use it now").focus()
    player = context.new_page()
    player.goto(host.address)
    shake(player)
    hide(page, "visible")
    expect(offer(page)).to_be_hidden()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_at_the_root_other_sites_of_the_origin_are_left_alone(
    chromium: Browser, host: Site, newer: Path, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<title>o</title><h1>Another site</h1>")
    host.share({"/other/": tmp_path})
    context = chromium.new_context(viewport=WINDOW)
    page = settle(context, host)
    other = context.new_page()
    other.goto(f"{host.address}other/")
    other.evaluate(
        """() => {
          window.heard = [];
          const container = navigator.serviceWorker;
          container.addEventListener("message", ({ data }) => heard.push(data));
          container.startMessages();
        }"""
    )
    deploy(host, newer, page)
    accept(page, newer)
    # Words of the service worker come in order: after this one there is none.
    other.evaluate(
        """() => new Promise((done) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = done;
          navigator.serviceWorker.controller.postMessage("build", [port2]);
        })"""
    )
    assert other.evaluate("heard") == []
    host.is_down = True
    with pytest.raises(Error):
        other.goto(f"{host.address}other/")
    context.close()
