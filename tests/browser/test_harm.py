"""Whatever the browser's storage has come to: a page that is asked for opens."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.builds import build_of, deploy, offer, script_of, settle
from tests.browser.conftest import watched
from tests.browser.site import Site
from tests.browser.table import WAKING, shake
from tests.browser.witness import Witness
from tools.host import Fault

_SPOILT = """async () => {
  const opening = indexedDB.open("lexigrid");
  await new Promise((done) => { opening.onsuccess = done; });
  const work = opening.result.transaction("rounds", "readwrite");
  work.objectStore("rounds").put({ id: "spoilt", state: "running" });
  await new Promise((done) => { work.oncomplete = done; });
  opening.result.close();
}"""

# Whoever opens the database now waits for this page to be closed.
_STUCK = """async () => {
  const opening = indexedDB.open("lexigrid");
  await new Promise((done) => { opening.onsuccess = done; });
  window.held = opening.result;
  indexedDB.deleteDatabase("lexigrid");
}"""

_WITHOUT_FILES = """async () => {
  for (const name of await caches.keys()) {
    if (!name.startsWith("lexigrid-build")) await caches.delete(name);
  }
}"""


@pytest.fixture
def witness(host: Site) -> Witness:
    """Return who hears every complaint."""
    return Witness(host.address, bears=["/nothing", "404"])


@pytest.fixture
def context(chromium: Browser, witness: Witness) -> Iterator[BrowserContext]:
    """Return one person's browser."""
    with watched(chromium, witness) as context:
        yield context


def beside(context: BrowserContext, host: Site) -> Page:
    """Return a page of the same origin that the service worker does not serve."""
    page = context.new_page()
    page.goto(host.address_of("/nothing"))
    return page


def fill_disk(page: Page) -> None:
    """Leave the origin of the page no room."""
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("origin")
    session.send(
        "Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1000}
    )


def lose_files(page: Page) -> None:
    """Take all files from the browser, as it does when space runs short."""
    page.evaluate(_WITHOUT_FILES)
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")


def spoil(page: Page) -> None:
    """Put a record among the rounds that is none."""
    page.evaluate(_SPOILT)


def hold_database(page: Page) -> None:
    """Keep all others waiting for the database."""
    page.evaluate(_STUCK)


@pytest.mark.parametrize("harm", [spoil, fill_disk, hold_database])
def test_a_newer_build_takes_its_place_all_the_same(
    context: BrowserContext, host: Site, newer: Path, harm: Callable[[Page], None]
) -> None:
    page = settle(context, host)
    assert deploy(host, newer, page) == "installed"
    harm(beside(context, host))
    page.goto("about:blank")
    for _ in range(2):
        page.goto(host.address)
        expect(page.get_by_role("heading", level=1)).to_have_text("Lexigrid")
        assert script_of(newer) in build_of(page)


def test_without_room_for_files_the_network_serves(
    context: BrowserContext, host: Site
) -> None:
    page = settle(context, host)
    lose_files(page)
    fill_disk(page)
    page.goto(f"{host.address}licenses/idb.txt")
    expect(page.get_by_text("Jake Archibald")).to_be_visible()
    page.goto(host.address)
    shake(page)
    assert host.sent_of(".whl") == 0, "the snapshot has served"


def test_without_room_nor_snapshot_python_starts_from_scratch(
    context: BrowserContext, host: Site
) -> None:
    page = settle(context, host)
    lose_files(page)
    fill_disk(page)
    with host.spoiled("snapshot.bin", Fault.MISSING):
        page.goto(host.address)
        shake(page)
    assert host.sent_of(".whl") > 0


def test_a_wrong_answer_of_the_host_does_not_block_later_builds(
    context: BrowserContext, host: Site, newer: Path
) -> None:
    page = settle(context, host)
    with host.spoiled(script_of(newer), Fault.ASTRAY):
        assert deploy(host, newer, page) == "redundant"
    assert deploy(host, newer, page) == "installed"
    expect(offer(page)).to_be_visible(timeout=WAKING)
