"""The older build and a newer one, as a browser with a service worker has them."""

import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.site import Site
from tests.browser.table import WAKING

NEWER = "bbbbbbbbbbbb"

# The browser asks the host for a newer build; the state in which that comes to rest.
_UPDATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const { installing } = registration;
  if (!installing) return "";
  return new Promise((done) => {
    installing.onstatechange = () => done(installing.state);
  });
}"""


def settle(context: BrowserContext, host: Site) -> Page:
    """Visit the settings until they say that no network is needed any more."""
    page = context.new_page()
    page.goto(f"{host.address}#/settings")
    fact = page.locator(".facts div", has_text="Without a network")
    expect(fact.get_by_text("plays", exact=True)).to_be_visible(timeout=WAKING)
    return page


def build_of(page: Page) -> str:
    """Return the script that the page was started by."""
    source: str = page.evaluate("document.querySelector('script').src")
    return source


def script_of(folder: Path) -> str:
    """Return the page's script in a build."""
    found = re.search(
        r"assets/main-\w+\.js", (folder / "index.html").read_text("utf-8")
    )
    assert found
    return found[0]


def offer(page: Page) -> Locator:
    """Return the offer of a newer build."""
    return page.get_by_text("A new version is ready")


def deploy(host: Site, folder: Path, page: Page) -> str:
    """Put another build on the host; return what has become of it in the browser."""
    host.show(folder)
    state: str = page.evaluate(_UPDATE)
    return state


def accept(page: Page, newer: Path) -> None:
    """Take the newer build."""
    page.get_by_role("button", name="Use it now").click()
    script = script_of(newer)
    page.wait_for_function(
        "(name) => document.querySelector('script')?.src.includes(name)", arg=script
    )
