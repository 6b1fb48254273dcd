"""A real Chromium, the built site, and a witness who hears every complaint."""

import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    ViewportSize,
    WebError,
    expect,
    sync_playwright,
)

from tests.browser.builds import NEWER
from tests.browser.pretend import seeded
from tests.browser.site import Site
from tools import dist

# Ample, for machines that do other things besides.
PATIENCE = 30_000
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
class Witness:
    """Notes what must not happen in any journey; `bears` are complaints foreseen."""

    address: str
    asked: list[str] = field(default_factory=list)
    bears: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        """Listen to all pages of the context, and to their threads."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(f"console {message.type}: {message.text}")

    def _error(self, error: WebError) -> None:
        self.complaints.append(f"page error: {error.error}")

    def _request(self, request: Request) -> None:
        if request.service_worker is None:
            self.asked.append(request.url)
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"request to another place: {request.url}")

    def verdict(self) -> list[str]:
        """Return the complaints that nobody foresaw."""
        foreseen = re.compile("|".join(self.bears) or "(?!)")
        return [said for said in self.complaints if not foreseen.search(said)]


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
