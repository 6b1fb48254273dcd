"""Visits, each from navigation on, with a browser profile of its own."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright

from lexigrid import bundle
from lexigrid.catalogue import listed, options_for
from lexigrid.chance import Chance
from lexigrid.games.hunt import Hunt
from lexigrid.solver import Solution
from tools.bench import footprint
from tools.host import Host

Sample = dict[str, float]

SITE = "/lexigrid/"
BARE = "/bare/assets/"  # what lies in assets/ may be kept by the browser
# Pages that are kept apart like this see finer clocks.
APART = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
}

SEED = "5eed" * 16
PHONE = {"width": 390, "height": 844}
LETTERS = 4  # of the word that is claimed
PATIENCE = 120_000  # ms: a loaded machine is to give a figure too

_MILLION = 1_000_000
_FLAGS = ["--no-sandbox"]
_KEPT = """async () => {
  for (;;) {
    const cache = await caches.open("lexigrid-memory");
    if ((await cache.keys()).length > 0) return;
    await new Promise((done) => setTimeout(done, 50));
  }
}"""


@contextmanager
def browsing(playwright: Playwright) -> Iterator[tuple[BrowserContext, str]]:
    """Open a browser that has never been anywhere, as a phone; tell its profile."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        context = playwright.chromium.launch_persistent_context(
            profile,
            executable_path=os.environ["LEXIGRID_CHROMIUM"],
            args=_FLAGS,
            viewport={"width": PHONE["width"], "height": PHONE["height"]},
            device_scale_factor=2,
            has_touch=True,
            is_mobile=True,
        )
        context.set_default_timeout(PATIENCE)
        yield context, profile
        context.close()


def dealt(size: int, seed: str) -> Solution:
    """Return the grid of a seed and what is on it."""
    game = listed("hunt").make(options_for("hunt", {"size": size}, 1), bundle.lexicon())
    assert isinstance(game, Hunt)
    return game.start(1, Chance.from_hex(seed)).solution


def probe(*, plays: bool) -> str:
    """Return the script that notes what is reached when."""
    word = next(word for word in dealt(4, SEED).words if len(word) == LETTERS)
    text = Path(__file__).with_name("probe.js").read_text("utf-8")
    return text.replace("$SEED", SEED).replace("$WORD", word if plays else "")


def wait_for(page: Page, *names: str) -> None:
    """Wait until the probe has seen all of these reached."""
    page.wait_for_function(
        "(names) => names.every((name) => bench[name] !== undefined)", arg=names
    )


def one_run(playwright: Playwright, host: Host) -> Sample:
    """Visit the bare page and the site by turns; return what was measured."""
    return {
        **_bare(playwright, host),
        **_home(playwright, host),
        **_first_and_repeat(playwright, host),
    }


def _bare(playwright: Playwright, host: Host) -> Sample:
    with browsing(playwright) as (context, profile):
        context.add_init_script(probe(plays=False))
        page = context.pages[0]
        before = _sent(host)
        first = _reached(page, host.address_of(BARE), "ready")
        sent = (_sent(host) - before) / _MILLION
        memory = footprint.of_page(profile)
        again = _reached(page, host.address_of(BARE), "ready")
    return {
        "bare_first": first["ready"],
        "bare_again": again["ready"],
        "bare_paint": first["paint"],
        "bare_bytes": sent,
        **_known("bare_memory", memory),
    }


def bare_boot(playwright: Playwright, host: Host) -> float:
    """Return how long, ms, the bare page takes at a first visit."""
    with browsing(playwright) as (context, _):
        context.add_init_script(probe(plays=False))
        page = context.pages[0]
        return float(_reached(page, host.address_of(BARE), "ready")["ready"])


def _sent(host: Host) -> int:
    return host.sent.total() + host.heads


def _known(key: str, value: float | None) -> Sample:
    return {} if value is None else {key: value}


def _home(playwright: Playwright, host: Host) -> Sample:
    with browsing(playwright) as (context, _):
        context.add_init_script(probe(plays=False))
        page = context.pages[0]
        seen = _reached(page, host.address_of(SITE), "ready", "home")
        tasks = _long_tasks(page)
    return {
        "paint": seen["paint"],
        "home": seen["home"],
        "home_ready": seen["ready"],
        "home_longest": tasks,
    }


def _first_and_repeat(playwright: Playwright, host: Host) -> Sample:
    with browsing(playwright) as (context, profile):
        context.add_init_script(probe(plays=True))
        page = context.pages[0]
        hunt = host.address_of(f"{SITE}#/hunt")
        before = _sent(host)
        first = _reached(page, hunt, "row", "ready")
        tasks = _long_tasks(page)
        memory = footprint.of_page(profile)
        page.evaluate(_KEPT)
        is_offline = host.find(f"{SITE}sw.js") is not None
        if is_offline:
            page.evaluate("async () => void (await navigator.serviceWorker.ready)")
        sent = (_sent(host) - before) / _MILLION
        page.goto("about:blank")
        host.is_down = is_offline
        again = _reached(page, hunt, "row", "ready")
        again_memory = footprint.of_page(profile)
        host.is_down = False
    return {
        **{f"first_{name}": first[name] for name in ("ready", "letters", "row")},
        **{f"repeat_{name}": again[name] for name in ("ready", "letters", "row")},
        "bytes": sent,
        **_known("memory", memory),
        **_known("repeat_memory", again_memory),
        "hunt_longest": tasks,
        "offline": float(is_offline),
    }


def _reached(page: Page, address: str, *names: str) -> dict[str, Any]:
    """Go to an address; return the probe's notes once all of these are reached."""
    page.goto(address)
    wait_for(page, *names)
    notes: dict[str, Any] = page.evaluate("bench")
    return notes


def _long_tasks(page: Page) -> float:
    """Return the longest task on the page's thread after the first paint, in ms.

    The browser tells of tasks above 50 ms only: 0 when there was none.
    """
    notes = page.evaluate("bench")
    late = [length for start, length in notes["long"] if start > notes["paint"]]
    return max(late, default=0.0)
