"""Friends who meet by a link and hunt, each in a browser of their own."""

import re
from collections.abc import Sequence

from playwright.sync_api import Page, expect

from tests.browser.table import WAKING, Table

GLASS = 180
AGREED = "All who counted came to this result."

# Keeps the page's connections within reach, for tests that cut or weigh them.
PEERS = """window.peers = [];
const Plain = RTCPeerConnection;
window.RTCPeerConnection = class extends Plain {
  constructor(...how) {
    super(...how);
    peers.push(this);
  }
};"""
_HEARD = """async () => {
  let heard = 0;
  for (const peer of peers)
    for (const one of (await peer.getStats()).values())
      if (one.type === "data-channel") heard += one.bytesReceived;
  return heard;
}"""
_CUT = "for (const peer of peers.splice(0)) peer.close()"

# The records of past rounds, as they lie in the browser.
_LOGS = """async () => {
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await asked(indexedDB.open("lexigrid"));
  const records = await asked(
    database.transaction("rounds").objectStore("rounds").getAll());
  database.close();
  return Object.fromEntries(records.map(({ id, log }) => [id, log]));
}"""


def found(page: Page, home: str, name: str) -> str:
    """Open a table for a hunt; return what its link has to say."""
    page.goto(f"{home}#/friends")
    call(page, name)
    link = page.get_by_role("textbox", name="Link").input_value()
    return link.partition("#")[2]


def join(page: Page, home: str, link: str, name: str) -> None:
    """Come to a table by its link."""
    page.goto(f"{home}#{link}")
    call(page, name)


def call(page: Page, name: str) -> None:
    """Say one's name."""
    page.get_by_role("textbox", name="Your name").fill(name)


def get_ready(guests: Sequence[Page]) -> None:
    """Have all guests say that they are ready."""
    for page in guests:
        page.get_by_role("button", name="I am ready").click(timeout=WAKING)


def start(chair: Page, pages: Sequence[Page]) -> list[Table]:
    """Have the host start; return everybody's table, the same letters showing."""
    ready = chair.locator(".friends-seats li[data-state='ready']")
    expect(ready).to_have_count(len(pages) - 1)
    key = chair.get_by_role("button", name="Start the hunt")
    expect(key).to_have_attribute("aria-disabled", "false")
    key.click()
    tables = [Table(page) for page in pages]
    assert len({table.grid.letters for table in tables}) == 1
    return tables


def claim(table: Table, word: str) -> None:
    """Claim a word, and see it listed."""
    table.type(word)
    table.page.keyboard.press("Enter")
    expect(table.rows.first.locator(":first-child").first).to_have_text(word)


def run_out(tables: Sequence[Table]) -> None:
    """Let the sand run out for all."""
    for table in tables:
        table.page.clock.fast_forward((GLASS + 5) * 1000)


def revealed(page: Page) -> str:
    """Wait for the reveal, and for all to agree; return the round's log."""
    page.wait_for_url(re.compile(r"#/rounds/[\w-]+$"), timeout=WAKING)
    expect(page.locator(".reveal-agreed")).to_have_text(AGREED)
    return logs(page)[page.url.rpartition("/")[2]]


def logs(page: Page) -> dict[str, str]:
    """Return the logs of past rounds by their ids."""
    kept: dict[str, str] = page.evaluate(_LOGS)
    return kept


def heard(page: Page) -> int:
    """Return the bytes that the page has heard of its friends (by PEERS)."""
    count: int = page.evaluate(_HEARD)
    return count


def cut(page: Page) -> None:
    """Close all connections behind the page's back (by PEERS)."""
    page.evaluate(_CUT)
