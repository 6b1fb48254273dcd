"""One visit, then no network: whatever the player does, it is all here."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    expect,
)

from tests.browser.builds import settle
from tests.browser.conftest import DIST, PHONE, watched
from tests.browser.crossword import Board
from tests.browser.site import Site
from tests.browser.table import WAKING, Table, shake
from tests.browser.witness import Witness

WINDOW: ViewportSize = {"width": 1440, "height": 900}

SCREENS = {
    "": "Lexigrid",
    "#/rounds": "Past rounds",
    "#/settings": "Settings",
    "#/help": "How to play",
    "#/opened": "Opened file",
    "#/profiles": "Profiles",
}

# The browser looks for a newer service worker by itself, and says that it cannot.
NO_NEWS = "net::ERR_(EMPTY_RESPONSE|INTERNET_DISCONNECTED)"

_WITHOUT_SNAPSHOT = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (/snapshot|lexigrid-memory/.test(request.url)) await cache.delete(request);
    }
  }
}"""


@pytest.fixture
def witness(host: Site) -> Witness:
    """Return who hears every complaint, and every request."""
    return Witness(host.address, bears=[NO_NEWS])


@pytest.fixture
def context(chromium: Browser, witness: Witness) -> Iterator[BrowserContext]:
    """Return one person's browser."""
    with watched(chromium, witness, viewport=WINDOW) as context:
        yield context


def leave(context: BrowserContext, host: Site) -> Page:
    """Close all pages, take the network away, and open an empty page."""
    for page in context.pages:
        page.close()
    host.is_down = True
    context.set_offline(True)
    return context.new_page()


def test_after_one_visit_every_screen_starts_without_a_network(
    context: BrowserContext, host: Site
) -> None:
    settle(context, host)
    leave(context, host)
    for where, name in SCREENS.items():
        page = context.new_page()
        page.goto(host.address + where)
        expect(page.get_by_role("heading", level=1)).to_have_text(name)
        page.close()
    page = context.new_page()
    page.goto(f"{host.address}#/hunt")
    table = Table(page)
    page.goto(f"{host.address}NOTICE")
    expect(page.get_by_text("The Lexigrid authors")).to_be_visible()
    assert table.grid.letters
    page.goto(f"{host.address}#/crossword/bots")
    Board(page).await_turn()


def test_a_whole_round_is_played_without_a_network(
    context: BrowserContext, host: Site
) -> None:
    settle(context, host)
    page = leave(context, host)
    context.clock.install()
    page.goto(host.address)
    table = shake(page)
    word = table.grid.words(4)[0]
    table.type(word)
    page.keyboard.press("Enter")
    table.lists(word)
    page.reload()
    table = Table(page)
    table.lists(word)
    table.empty_glass()
    expect(page.locator(".reveal h1")).to_have_text("1 point, 1 word")
    page.reload()
    expect(page.locator(".reveal h1")).to_have_text("1 point, 1 word")


def test_nothing_is_fetched_twice_and_a_first_visit_is_small(
    context: BrowserContext, host: Site
) -> None:
    settle(context, host)
    whole = {path: _as_sent(file_of(host, path)) for path in host.sent}
    assert {path: size for path, size in host.sent.items() if size > whole[path]} == {}
    assert host.sent.total() + host.heads <= 9_500_000


def file_of(host: Site, path: str) -> Path:
    """Return what the host sends for a path."""
    file = host.find(path)
    assert file is not None
    return file


def _as_sent(file: Path) -> int:
    data = file.read_bytes()
    packed = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm"}
    return len(gzip.compress(data, 6)) if file.suffix in packed else len(data)


def test_the_second_visit_brings_what_a_plain_start_needs(
    context: BrowserContext, host: Site, witness: Witness
) -> None:
    page = settle(context, host)
    assert host.sent_of(".whl") == host.sent_of(".zip") == 0
    page.reload()
    last = next(DIST.glob("licenses/workbox*")).name
    page.wait_for_function(
        """async (name) => {
          for (const cache of await caches.keys()) {
            const kept = await (await caches.open(cache)).keys();
            if (kept.some(({ url }) => url.includes(name))) return true;
          }
          return false;
        }""",
        arg=last,
        timeout=WAKING,
    )
    page.evaluate(_WITHOUT_SNAPSHOT)
    witness.bears += ["Failed to load resource", "starts without its snapshot"]
    page = leave(context, host)
    page.goto(host.address)
    shake(page)


def test_a_phone_plays_offline_too(
    chromium: Browser, host: Site, witness: Witness
) -> None:
    profile: dict[str, Any] = PHONE
    context = chromium.new_context(**profile, locale="en-GB")
    witness.watch(context)
    settle(context, host)
    page = leave(context, host)
    page.goto(host.address)
    shake(page)
    context.close()
    assert witness.verdict() == []


def test_a_host_that_does_not_know_the_type_of_webassembly_serves_as_well(
    context: BrowserContext, host: Site, witness: Witness
) -> None:
    host.untyped = {".wasm"}
    settle(context, host).close()
    page = context.new_page()
    page.goto(f"{host.address}#/hunt")
    Table(page)
    page = leave(context, host)
    page.goto(f"{host.address}#/hunt")
    Table(page)
    plain = [url for url in witness.asked if url.endswith(".whl")]
    assert plain == [], "the snapshot has served"
