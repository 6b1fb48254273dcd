"""A real Chromium, the built site, and a witness who hears every complaint."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.builds import NEWER
from tests.browser.friends import Party, Relay, meeting_by
from tests.browser.pretend import seeded
from tests.browser.site import Site
from tests.browser.witness import PATIENCE, Witness
from tools import dist

expect.set_options(timeout=PATIENCE)

# As root it must do without a sandbox; the rest keeps it from drawing with a graphics
# card that is not there, and from calls that a closed network refuses.
QUIET = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update"),
    "--disable-sync",
]

DIST = Path(__file__).parents[2] / "dist"

# Of every round of which a test says nothing else: the same grids every time.
SEED = sha256(b"browser").hexdigest()

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 3,
    "is_mobile": True,
    "has_touch": True,
}
SMALL_PHONE = {**PHONE, "viewport": {"width": 320, "height": 568}}
DESKTOP = {"viewport": {"width": 1440, "height": 900}}


@dataclass
class Visit:
    """One person's browser."""

    context: BrowserContext
    page: Page
    witness: Witness


Visits = Callable[..., Visit]


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """Serve the built site."""
    if not (DIST / "index.html").is_file():
        pytest.fail(
            "dist/ is not built yet; run 'python3 build.py build' first", pytrace=False
        )
    site = Site(DIST)
    yield site
    site.close()


@pytest.fixture
def host() -> Iterator[Site]:
    """Serve the built site to one test alone, which may change what is served."""
    host = Site(DIST)
    yield host
    host.close()


@pytest.fixture(scope="session")
def newer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the site once more, as if something had changed."""
    folder = tmp_path_factory.mktemp("newer") / "site"
    dist.make(folder, NEWER)
    return folder


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Start the browser that build.py found."""
    path = os.environ.get("LEXIGRID_CHROMIUM", "")
    if not Path(path).is_file():
        pytest.fail(
            f"LEXIGRID_CHROMIUM names no Chromium ({path!r}); "
            "run the tests with 'python3 build.py test'",
            pytrace=False,
        )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@contextmanager
def watched(
    chromium: Browser, witness: Witness, viewport: ViewportSize | None = None
) -> Iterator[BrowserContext]:
    """Give one person's browser, of which the witness has no complaint at the end."""
    context = chromium.new_context(viewport=viewport, locale="en-GB")
    context.set_default_timeout(15_000)
    witness.watch(context)
    yield context
    context.close()
    assert witness.verdict() == []


@pytest.fixture
def visit(chromium: Browser, site: Site) -> Iterator[Visits]:
    """Return what opens the page at home: `visit(PHONE, script, clock=True)`.

    Nobody may have complained when the test ends.
    """
    visits: list[Visit] = []

    def begin(
        profile: dict[str, Any], *scripts: str, seed: str = SEED, clock: bool = True
    ) -> Visit:
        context = chromium.new_context(**profile, locale="en-GB")
        context.set_default_timeout(PATIENCE)
        witness = Witness(site.address)
        witness.watch(context)
        for script in (seeded(seed), *scripts):
            context.add_init_script(f"(() => {{{script}}})()")
        if clock:
            context.clock.install()
        page = context.new_page()
        visits.append(Visit(context, page, witness))
        page.goto(site.address)
        return visits[-1]

    yield begin
    complaints = [said for one in visits for said in one.witness.verdict()]
    for one in visits:
        one.context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def relay() -> Iterator[Relay]:
    """Start a relay for tests that leave it alone."""
    relay = Relay()
    yield relay
    relay.stop()


@pytest.fixture(scope="session")
def meeting(relay: Relay, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Serve a build whose people meet by that relay."""
    site = Site(meeting_by(relay.address, DIST, tmp_path_factory.mktemp("friends")))
    yield site
    site.close()


@pytest.fixture
def party(chromium: Browser, meeting: Site, relay: Relay) -> Iterator[Party]:
    """Return a party; nobody there may have complained when the test ends."""
    party = Party(chromium, meeting, relay)
    yield party
    assert party.leave() == []


@pytest.fixture
def lonely(chromium: Browser, tmp_path: Path) -> Iterator[Party]:
    """Return a party with a relay of its own, which the test may stop."""
    relay = Relay()
    site = Site(meeting_by(relay.address, DIST, tmp_path))
    party = Party(chromium, site, relay)
    yield party
    complaints = party.leave()
    site.close()
    relay.stop()
    assert complaints == []
