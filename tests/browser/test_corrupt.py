"""Whatever is damaged, in the browser or on the way: the page starts and says so."""

import gzip
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, DIST, Visit, Visits
from tests.browser.kept import until_stored
from tests.browser.site import Site
from tests.browser.table import WAKING, Table
from tools.host import Fault

SNAPSHOT = "snapshot.bin"

# What the page says of its own when a start by the snapshot fails; it is no complaint.
_PLAIN = "Failed to load resource"

_STORE = """async ([store, key, spoil]) => {
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await asked(indexedDB.open("lexigrid"));
  const work = database.transaction(store, "readwrite").objectStore(store);
  const record = key ? await asked(work.get(key)) : (await asked(work.getAll()))[0];
  const spoilt = (0, eval)(spoil)(record);
  await asked(key ? work.put(spoilt, key) : work.put(spoilt));
  database.close();
}"""
_ID = "00000000-0000-4000-8000-00000000000%x"

# A sound record of a round comes in, and what lies in its place goes out.
ROUNDS = {
    "no fields": "(sound) => ({ id: sound.id })",
    "a number for text": "(sound) => ({ ...sound, log: 7 })",
    "text for a record": "(sound) => ({ ...sound, view: 'view' })",
    "a list for a record": "(sound) => ({ ...sound, options: [4, 3, 180] })",
    "not a number": "(sound) => ({ ...sound, clock: { elapsed: NaN, wall: 0 } })",
    "bytes": "(sound) => ({ ...sound, summary: new Uint8Array(1000) })",
    "a huge log": "(sound) => ({ ...sound, log: 'x'.repeat(500_000) })",
    "a huge list": "(sound) => ({ ...sound, summary: { ...sound.summary,"
    " best: Array(1e5).fill('word') } })",
    "a key of the prototype": "(sound) => Object.defineProperty({ ...sound },"
    " '__proto__', { value: { state: 'over' }, enumerable: true })",
    "a stranger": "(sound) => ({ ...sound, constructor: 'stranger' })",
}
SETTINGS = {
    "text": "() => 'settings'",
    "a list": "() => [1, 2]",
    "wrong types": "() => ({ theme: 3, volume: 'loud', lastOptions: { size: 400 } })",
    "keys of the prototype": "() => JSON.parse("
    """'{"__proto__": {"theme": "morning"}, "toString": 1, "sound": "no"}')""",
}


def corrupt(page: Page, store: str, key: str, spoil: str) -> None:
    """Put something else in the place of a record; without a key, of the first."""
    script = _STORE.replace("(0, eval)(spoil)", f"({spoil})")
    page.evaluate(script, [store, key, ""])


def claim_one(page: Page) -> Table:
    """Play until a word is accepted."""
    table = Table(page)
    word = table.grid.words(4)[0]
    table.type(word)
    page.keyboard.press("Enter")
    table.lists(word)
    return table


def hunt(visit: Visit) -> Table:
    """Shake a grid and play until a word is accepted."""
    visit.page.get_by_role("link", name="Start a hunt").click()
    return claim_one(visit.page)


def came(visit: Visit, end: str) -> int:
    """Return how often a file was asked for."""
    return sum(url.endswith(end) for url in visit.witness.asked)


def go(page: Page, way: str) -> None:
    """Change the address of the page."""
    page.evaluate("way => { location.hash = way }", way)


def test_spoilt_rounds_are_counted_and_the_others_kept(visit: Visits) -> None:
    page = visit(DESKTOP).page
    page.get_by_role("link", name="Start a hunt").click()
    claim_one(page).empty_glass()
    for number, spoil in enumerate(ROUNDS.values()):
        other = f"(sound) => ({spoil})({{ ...sound, id: '{_ID % number}' }})"
        corrupt(page, "rounds", "", other)
    page.goto(page.url.partition("#")[0])
    page.reload()
    expect(page.get_by_role("link", name="Start a hunt")).to_be_visible()
    go(page, "#/rounds")
    expect(page.locator(".rounds-row")).to_have_count(1)
    told = page.get_by_text(f"{len(ROUNDS)} stored rounds could not be read")
    expect(told).to_be_visible()
    page.locator(".rounds-row a").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("1 point, 1 word")


@pytest.mark.parametrize(
    "cut",
    [
        "log.slice(0, -5)",
        "log.slice(0, 20)",
        "log.replace(/turn/, 'tunr')",
        "log.slice(0, 0)",
    ],
)
def test_a_running_round_with_a_spoilt_log_can_be_deleted(
    visit: Visits, cut: str
) -> None:
    someone = visit(DESKTOP)
    page = someone.page
    hunt(someone)
    go(page, "#/")
    page.get_by_role("button", name="Leave").click()
    expect(page.locator(".running-row a")).to_be_visible()
    corrupt(page, "rounds", "", f"(sound) => ({{ ...sound, log: sound.{cut} }})")
    someone.witness.bears.append(r"\w+: line \d+: ")
    page.reload()
    page.locator(".running-row a").first.click()
    table = Table(page)
    table.type(table.grid.words(4)[1])
    page.keyboard.press("Enter")
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("its record is damaged", timeout=WAKING)
    notice.get_by_role("button", name="Remove this round").click()
    expect(page.locator(".running-row a")).to_have_count(0)
    hunt(someone)


@pytest.mark.parametrize("spoil", SETTINGS.values(), ids=SETTINGS)
def test_spoilt_settings_give_way_to_the_usual_ones(visit: Visits, spoil: str) -> None:
    page = visit(DESKTOP).page
    start = page.get_by_role("link", name="Start a hunt")
    expect(start).to_be_visible()
    corrupt(page, "settings", "only", spoil)
    page.reload()
    # What is said stays longer than what is shown, should the page start slowly.
    told = page.locator("#polite")
    expect(told).to_contain_text("Some settings could not be read")
    expect(start).to_be_visible()
    go(page, "#/settings")
    page.get_by_role("radio", name="Morning").check()
    until_stored(page, "theme", "morning")
    page.reload()
    expect(page.get_by_role("radio", name="Morning")).to_be_checked()
    assert page.locator("html").get_attribute("data-theme") == "morning"


_KEPT = """async (spoil) => {
  const cache = await caches.open("lexigrid-memory");
  const keys = await cache.keys();
  if (spoil && keys.length === 1) {
    const bytes = new Uint8Array(await (await cache.match(keys[0])).arrayBuffer());
    await cache.put(keys[0], new Response(spoil === "flip"
      ? bytes.map((byte, at) => (at === 20_000_000 ? byte ^ 1 : byte))
      : bytes.slice(0, spoil === "cut" ? -65536 : 0)));
  }
  return keys.length;
}"""


@pytest.mark.parametrize("spoil", ["flip", "cut", "empty"])
def test_a_spoilt_snapshot_in_the_browser_is_fetched_anew(
    visit: Visits, spoil: str
) -> None:
    someone = visit(DESKTOP)
    page = someone.page
    hunt(someone)
    until_kept(page)
    assert came(someone, SNAPSHOT) == 1
    page.reload()
    claim_next(page)
    assert came(someone, SNAPSHOT) == 1, "it was there"
    page.evaluate(_KEPT, spoil)
    page.reload()
    claim_next(page)
    assert came(someone, SNAPSHOT) == 2
    assert came(someone, ".whl") == 0, "the snapshot has served again"


def until_kept(page: Page) -> None:
    """Wait until the snapshot is kept for the next visit."""
    for _ in range(200):
        if page.evaluate(_KEPT, "") == 1:
            return
        page.wait_for_timeout(50)
    raise AssertionError


def claim_next(page: Page) -> None:
    """Claim a word that is not in the list yet."""
    table = Table(page)
    count = table.rows.count()
    table.type(table.grid.words(4)[count])
    page.keyboard.press("Enter")
    expect(table.rows).to_have_count(count + 1, timeout=WAKING)


@pytest.mark.parametrize("fault", list(Fault), ids=lambda fault: fault.name.lower())
def test_without_the_snapshot_the_plain_start_serves(
    visit: Visits, site: Site, fault: Fault
) -> None:
    with site.spoiled(SNAPSHOT, fault):
        someone = visit(DESKTOP)
        someone.witness.bears.append(_PLAIN)
        hunt(someone)
    check_plain(someone)


def check_plain(visit: Visit) -> None:
    """Expect that the engine has come as its wheel, and that nothing else is kept."""
    assert came(visit, ".whl") == 2, "micropip's and the engine's"
    assert came(visit, ".zip") == 1, "the standard library"
    assert visit.page.evaluate(_KEPT, "") == 0


def other_build(packed: bytes) -> bytes:
    """Return a snapshot of the right length that another Pyodide has made."""
    whole = bytearray(gzip.decompress(packed))
    head = whole[: len(whole) % 65536]
    at = head.index(b"build_id") if b"build_id" in head else 16
    for place in range(at, len(head)):
        if chr(head[place]) in "0123456789abcdef":
            whole[place] = ord("0" if chr(head[place]) != "0" else "1")
    return gzip.compress(bytes(whole), 6, mtime=0)


# What no check of its form finds; other changes are in tests/js/snapshot.test.js.
CHANGES = {
    "another build": other_build,
    "only zeros": lambda packed: gzip.compress(bytes(len(gzip.decompress(packed)))),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_snapshot_of_other_content_is_not_used(
    visit: Visits, tmp_path: Path, change: Callable[[bytes], bytes]
) -> None:
    copy = tmp_path / "dist"
    shutil.copytree(DIST, copy)
    file = next(copy.rglob(SNAPSHOT))
    file.write_bytes(change(file.read_bytes()))
    site = Site(copy)
    someone = visit(DESKTOP)
    someone.witness.bears.append(re.escape(someone.witness.address))
    someone.witness.address = site.address
    someone.page.goto(site.address)
    hunt(someone)
    check_plain(someone)
    site.close()
