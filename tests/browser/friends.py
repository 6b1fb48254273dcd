"""Friends who meet by a link: a relay of the tests' own, and people with browsers."""

import os
import re
import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Locator,
    Page,
    WebSocket,
    expect,
)

from tests.browser.pretend import COPIES
from tests.browser.site import Site
from tests.browser.table import WAKING, Table
from tests.browser.witness import PATIENCE, Witness
from tools import net

RELAY = Path(__file__).parents[1] / "relay.mjs"
_WINDOW = {"viewport": {"width": 1440, "height": 900}}

GLASS = 180  # seconds, at a plain table

# What the console says of a relay that does not answer, or has gone.
NO_RELAY = r"WebSocket connection to 'ws://127\.0\.0\.1:\d+/' failed"

_LOG = """async (id) => {
  const asked = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await asked(indexedDB.open("lexigrid"));
  const rounds = database.transaction("rounds").objectStore("rounds");
  const { log } = await asked(rounds.get(id));
  database.close();
  return log;
}"""


class Relay:
    """A relay on this host, which can be cut off and come back."""

    def __init__(self) -> None:
        """Start it on a port of the system's choice."""
        self._port = "0"
        self.start()

    def start(self) -> None:
        """Listen; after `stop`, on the same port again."""
        node = os.environ.get("LEXIGRID_NODE") or shutil.which("node")
        assert node, "node is missing: run the tests with python3 build.py test"
        self._process = subprocess.Popen(
            [node, RELAY, self._port], stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout
        ready = self._process.stdout.readline()
        self._port = ready.split()[1]

    def stop(self) -> None:
        """Cut all connections; nothing listens any more."""
        self._process.kill()
        self._process.wait()
        if self._process.stdout:
            self._process.stdout.close()

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"ws://127.0.0.1:{self._port}"


def meeting_by(relay: str, build: Path, folder: Path) -> Path:
    """Make a copy of the build whose people meet by this relay and nothing else."""
    copy = folder / "site"
    shutil.copytree(build, copy)
    net.write(copy, {"relays": [relay], "stun": [], "turn": []})
    return copy


@dataclass
class Person:
    """Somebody with a browser, and the hosts that the page has opened sockets to."""

    name: str
    context: BrowserContext
    page: Page
    witness: Witness
    sockets: list[str] = field(default_factory=list)

    def hear(self, page: Page) -> None:
        """Note the sockets of a page."""
        page.on("websocket", self._note)

    def _note(self, socket: WebSocket) -> None:
        self.sockets.append(socket.url)

    def go(self, where: str) -> None:
        """Go to a screen."""
        self.page.evaluate("hash => { location.hash = hash }", where)

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """Return a button by its whole name, or by a pattern."""
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name: str) -> Locator:
        """Return a link by its whole name."""
        return self.page.get_by_role("link", name=name, exact=True)

    def title(self, text: str | re.Pattern[str]) -> None:
        """Expect this heading."""
        expect(self.page.get_by_role("heading", level=1)).to_have_text(text)

    def wake(self) -> None:
        """Wait for the engine, from home, and come back there."""
        self.go("#/settings")
        digest = self.page.locator(".facts dd").nth(2)
        expect(digest).to_have_text(re.compile("^[0-9a-f]{16}$"), timeout=WAKING)
        self.go("#/")
        self.title("Lexigrid")

    def invite(self, game: str = "Hunt") -> str:
        """Make a room from the sheet of a game; return the link as it is copied."""
        self.page.get_by_role("button", name=re.compile(f"^{game}")).first.click()
        card = self.page.get_by_role("dialog")
        card.get_by_role("link", name="Play with friends", exact=True).click()
        self.title("Save them a seat")
        self.is_seated()
        self.button("Copy the link").click()
        expect(self.page.locator(".send-told")).to_have_text("Copied.")
        link: str = self.page.evaluate("copied.at(-1)")
        return link

    def join(self, link: str) -> None:
        """Open a link, and sit at the table that it leads to."""
        self.page.goto(link)
        self.title("At the table")
        self.is_seated()

    def is_seated(self) -> None:
        """Say the name, and expect to be at the table with it."""
        field = self.page.get_by_role("textbox", name="Your name")
        field.fill(self.name)
        expect(self.seats.filter(has_text="you")).to_contain_text(self.name)

    @property
    def seats(self) -> Locator:
        """Who sits at the table, as this person sees it."""
        table = self.page.get_by_role("list", name="At the table")
        return table.get_by_role("listitem")

    def seat(self, name: str) -> Locator:
        """Return the seat of somebody."""
        return self.seats.filter(has_text=re.compile(rf"\b{name}\b"))

    def sees(self, *others: "Person") -> None:
        """Expect these at the table besides."""
        for one in others:
            expect(self.seat(one.name)).to_have_attribute(
                "data-state", re.compile("here|ready")
            )

    def ready(self) -> None:
        """Be ready."""
        self.button("I am ready").click()
        expect(self.button("Ready")).to_have_attribute("aria-pressed", "true")

    def start(self, says: str = "Start the hunt") -> None:
        """Start as the host, when all are ready."""
        key = self.button(says)
        expect(key).to_be_enabled()
        key.click()

    def table(self, minimum: int = 3) -> Table:
        """Wait for the letters; return the table."""
        return Table(self.page, minimum)

    def reveals(self) -> str:
        """Wait for the reveal; return all lists of it, as they are read."""
        self.page.wait_for_url(re.compile(r"#/rounds/[^/]+$"))
        expect(self.page.locator(".reveal h1")).to_be_visible()
        pads = self.page.locator(".reveal-pads")
        return " ".join((pads.text_content() or "").split())

    def log(self) -> str:
        """Return the log of the round whose reveal is shown."""
        round_id = self.page.url.rpartition("/")[2]
        log: str = self.page.evaluate(_LOG, round_id)
        return log

    def agrees(self) -> None:
        """Expect that all have come to this result."""
        told = self.page.locator(".reveal-agreed")
        expect(told).to_have_text("All who counted came to this result.")


class Party:
    """People who may meet."""

    def __init__(self, chromium: Browser, site: Site, relay: Relay) -> None:
        """Nobody has come yet."""
        self._chromium = chromium
        self.site = site
        self.relay = relay
        self.people: list[Person] = []

    def person(
        self,
        name: str,
        profile: dict[str, Any] | None = None,
        *scripts: str,
        clock: bool = True,
        address: str = "",
    ) -> Person:
        """Have somebody open the page at home."""
        context = self._chromium.new_context(**(profile or _WINDOW), locale="en-GB")
        context.set_default_timeout(PATIENCE)
        witness = Witness(address or self.site.address)
        witness.watch(context)
        for script in (COPIES, *scripts):
            context.add_init_script(f"(() => {{{script}}})()")
        if clock:
            context.clock.install()
        one = Person(name, context, context.new_page(), witness)
        one.hear(one.page)
        self.people.append(one)
        one.page.goto(address or self.site.address)
        return one

    def gather(
        self, *names: str, game: str = "Hunt", profile: dict[str, Any] | None = None
    ) -> list[Person]:
        """Have these people at one table, all awake, the first as the host."""
        people = [self.person(name, profile) for name in names]
        for one in people:
            one.wake()
        host, *guests = people
        link = host.invite(game)
        for guest in guests:
            guest.join(link)
        for one in people:
            one.sees(*(other for other in people if other is not one))
        return people

    def begin(self, *people: Person, says: str = "Start the hunt") -> None:
        """Have all be ready, and the first start."""
        host, *guests = people
        for guest in guests:
            guest.ready()
        host.start(says)

    def pass_time(self, seconds: float, *people: Person) -> None:
        """Let time go by for all at once, or for these."""
        for one in people or self.people:
            one.page.clock.fast_forward(round(seconds * 1000))

    def leave(self) -> list[str]:
        """Close all; return what was complained of."""
        complaints = [said for one in self.people for said in one.witness.verdict()]
        for one in self.people:
            one.context.close()
        return complaints
