"""Tabs, threads and whole browsers are killed in mid-round: nothing told is lost.

LEXIGRID_KILLS says how many are killed (12 unless told), LEXIGRID_KILLS_SEED by which
seed; the test prints it.
"""

import os
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from lexigrid import bundle, session
from tests.browser.mortal import Mortal, crash, kill_thread
from tests.browser.site import Site
from tests.browser.table import WAKING, Table

KILLS = int(os.environ.get("LEXIGRID_KILLS", "12"))
SEED = os.environ.get("LEXIGRID_KILLS_SEED", "sand")

GLASS = 180

_RECORDS = """async () => {
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await asked(indexedDB.open("lexigrid"));
  const records = await asked(
    database.transaction("rounds").objectStore("rounds").getAll());
  database.close();
  return records;
}"""
_ROWS = """() => [...document.querySelectorAll(".list .pad-row > :first-child")]
  .map((word) => word.textContent.trim())"""


class Player:
    """Plays one round after another, whatever happens to the browser."""

    def __init__(self, random: Random, browser: Mortal, address: str) -> None:
        """Sit down before a browser."""
        self.random = random
        self.browser = browser
        self.address = address
        self.later = 0.0
        self.round: str | None = None
        # What was seen in the list of each round: from then on it may not be lost.
        self.confirmed: dict[str, set[str]] = {}
        self.killed: Counter[str] = Counter()

    def open(self) -> Page:
        """Open the round under way, or shake a new one."""
        way = f"#/round/{self.round}" if self.round else "#/hunt"
        return self.browser.open(self.address + way, later=self.later)

    def play(self) -> None:
        """Go to the table, claim some words, and have something killed meanwhile."""
        page = self.open()
        if self.random.random() < 0.15:
            self._interrupt(page)
            return
        table = Table(page)
        self.round = page.url.rpartition("/")[2]
        told = self.confirmed.setdefault(self.round, set())
        listed = set(page.evaluate(_ROWS))
        assert told <= listed, f"{told - listed} are no longer listed"
        words = [word for word in table.grid.words() if word not in listed]
        self.random.shuffle(words)
        self._claim(table, words[: self.random.randint(1, 3)])
        page.wait_for_timeout(self.random.choice((0, 0, 5, 30, 100, 300)))
        told.update(page.evaluate(_ROWS))
        victim = self._victim()
        if victim == "thread":
            self._kill(page, victim)
            self._go_on(table, words[3])
            victim = "tab"
        self._kill(page, victim)
        if self.random.random() < 0.15:
            self._come_late()

    def _go_on(self, table: Table, word: str) -> None:
        """Claim a word that the thread's heir has to judge."""
        rows = table.page.locator(".list .pad-row > :first-child")
        row = rows.get_by_text(word, exact=True)
        again = table.page.get_by_role("button", name="Try again")
        self._claim(table, [word])
        expect(row.or_(again).first).to_be_attached(timeout=WAKING)
        if again.is_visible():
            # The thread had not started yet. Letters were perhaps not heeded any more.
            again.click()
            table.page.keyboard.press("Escape")
            self._claim(table, [word])
        expect(row).to_be_attached(timeout=WAKING)
        assert self.round
        self.confirmed[self.round].update(table.page.evaluate(_ROWS))

    def _come_late(self) -> None:
        """Come back when the sand has run out; the reveal may be interrupted too."""
        self.later += GLASS + 20
        while self.random.random() < 0.4:
            self._interrupt(self.open())
        page = self.open()
        page.wait_for_url("**/#/rounds/*", timeout=WAKING)
        expect(page.locator(".reveal h1")).to_be_visible()
        page.close()
        self.round = None

    @staticmethod
    def _claim(table: Table, words: list[str]) -> None:
        for word in words:
            table.type(word)
            table.page.keyboard.press("Enter")

    def _interrupt(self, page: Page) -> None:
        """Have something killed while the page starts, or ends a round."""
        page.wait_for_timeout(self.random.uniform(0, 1500))
        victim = self._victim()
        self._kill(page, victim)
        if victim == "thread":
            page.close()  # else it would keep the round for itself

    def _victim(self) -> str:
        return self.random.choice(("tab", "thread", "browser"))

    def _kill(self, page: Page, victim: str) -> None:
        self.killed[victim] += 1
        if victim == "browser":
            self.browser.kill()
        elif victim == "thread":
            kill_thread(page, is_told=self.random.random() < 0.75)
        elif self.random.random() < 0.5:
            crash(page)
        else:
            page.close()

    def check(self) -> list[dict[str, Any]]:
        """Expect every stored log to load, with all that was confirmed; return all."""
        page = self.browser.open(f"{self.address}#/rounds", later=self.later)
        records: list[dict[str, Any]] = page.evaluate(_RECORDS)
        page.close()
        kept = {record["id"]: _claimed(record) for record in records}
        for id_, words in self.confirmed.items():
            assert words <= kept.get(id_, set()), (
                f"lost: {words - kept.get(id_, set())}"
            )
        seeds = Counter(_played(record).log.header.seed for record in records)
        assert set(seeds.values()) <= {1}, "a round is stored twice"
        return records


def _played(record: dict[str, Any]) -> session.Session:
    return session.load(record["log"], bundle.lexicon())


def _claimed(record: dict[str, Any]) -> set[str]:
    """Return a round's words; what is stored beside its log has to agree with it."""
    played = _played(record)
    view: Any = played.view(1)
    words = [claim["word"] for claim in view["claims"]]
    assert len(words) == len(set(words))
    assert [claim["word"] for claim in record["view"]["claims"]] == words
    assert (record["state"] == "over") == (played.result() is not None)
    if record["state"] == "over":
        assert record["summary"]["words"] == len(words)
    return set(words)


@pytest.fixture
def player(chromium: Browser, site: Site, tmp_path: Path) -> Iterator[Player]:
    """Return a player whose browser is gone when the test ends."""
    browser = Mortal(chromium.browser_type, tmp_path / "profile")
    yield Player(Random(SEED), browser, site.address)
    browser.kill()


def test_nothing_that_was_confirmed_is_lost_by_kills(player: Player) -> None:
    print(f"LEXIGRID_KILLS_SEED={SEED}")
    while player.killed.total() < KILLS:
        player.play()
        player.check()
        print(f"{player.killed.total()} killed", flush=True)
    print(f"killed: {dict(player.killed)}, rounds: {len(player.confirmed)}")
    over = [record for record in player.check() if record["state"] == "over"]
    page = player.browser.open(f"{player.address}#/rounds", later=player.later)
    expect(page.locator(".rounds-row")).to_have_count(len(over))
