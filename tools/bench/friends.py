"""Friends by a link: how soon a seat is taken, how equal the start, what it costs."""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean
from uuid import uuid4

from playwright.sync_api import Browser, Page, Playwright

from lexigrid import bundle
from lexigrid.solver import solve
from tools.bench import footprint
from tools.bench.thread import percentile
from tools.bench.visits import APART, PATIENCE, PHONE, Sample
from tools.host import Host
from tools.relay import Relay, site_over

_MEETINGS = 10
_WORDS = 20  # that each claims in the round that is weighed
_TABLE = 8
_REST = 10  # s until a table is weighed: what was only needed to meet may go

_SEATS = """(seats) => document.querySelectorAll(
  ".friends-seats li[data-state=here], .friends-seats li[data-state=ready]"
).length >= seats"""
_LETTERS = """() => [...document.querySelectorAll(".cells button")]
  .map((cube) => cube.ariaLabel.split(",")[0])"""
_AWAKE = "() => document.querySelectorAll('.facts dd')[2]?.textContent.length === 16"


def meet(playwright: Playwright, folder: Path) -> Sample:
    """Meet, play and sit together; return what was measured."""
    over = folder / "friends"
    over.mkdir()
    relay = Relay()
    host = Host({"/": site_over(over, relay.address)}, APART)
    home = host.address_of("/")
    try:
        with _browsing(playwright) as (browser, _):
            meetings = [_meeting(browser, home) for _ in range(_MEETINGS)]
            weights = _round(browser, home)
        with _browsing(playwright) as (browser, mark):
            weights |= _full_table(browser, home, mark)
    finally:
        host.close()
        relay.end()
    seats, skews = zip(*meetings, strict=True)
    return {
        "seat_p50": percentile(seats, 50),
        "seat_most": max(seats),
        "skew_p50": percentile(skews, 50),
        "skew_most": max(skews),
        **weights,
    }


@contextmanager
def _browsing(playwright: Playwright) -> Iterator[tuple[Browser, str]]:
    """Open a browser; tell a mark by which its processes are known."""
    mark = f"--lexigrid-{uuid4()}"
    browser = playwright.chromium.launch(
        executable_path=os.environ["LEXIGRID_CHROMIUM"],
        args=["--no-sandbox", mark],
    )
    yield browser, mark
    browser.close()


def _page(browser: Browser) -> Page:
    """Open a page as somebody who has never been here."""
    context = browser.new_context(
        viewport={"width": PHONE["width"], "height": PHONE["height"]},
        device_scale_factor=2,
        service_workers="block",  # it does not know this copy of the site
    )
    context.set_default_timeout(PATIENCE)
    context.add_init_script(path=Path(__file__).with_name("friends.js"))
    return context.new_page()


def _found(page: Page, home: str) -> str:
    """Open a table; return its link."""
    page.goto(f"{home}#/friends")
    return page.get_by_role("textbox", name="Link").input_value()


def _meeting(browser: Browser, home: str) -> tuple[float, float]:
    """Have two meet and start; return ms from link to seat, and between the starts."""
    chair, guest = _page(browser), _page(browser)
    guest.goto(_found(chair, home))
    guest.wait_for_function("() => friends.seat")
    _start(chair, guest)
    seat = guest.evaluate("friends.seat - performance.timeOrigin")
    starts = [page.evaluate("friends.letters") for page in (chair, guest)]
    for page in (chair, guest):
        page.context.close()
    return seat, abs(starts[0] - starts[1])


def _start(chair: Page, guest: Page) -> None:
    guest.get_by_role("button", name="I am ready").click()
    start = chair.locator("button.brass", has_text="Start the hunt")
    start.and_(chair.locator("[aria-disabled=false]")).click()
    for page in (chair, guest):
        page.wait_for_function("() => friends.letters")


def _round(browser: Browser, home: str) -> Sample:
    """Weigh a round of two, of a minute and a half; return kB by each."""
    chair, guest = _page(browser), _page(browser)
    link = _found(chair, home)
    chair.get_by_role("button", name="Change the table").click()
    chair.get_by_role("radio", name="1:30").check()
    chair.get_by_role("button", name="Done").click()
    guest.goto(link)
    guest.wait_for_function("() => friends.seat")
    before = [page.evaluate("friends.weigh()") for page in (chair, guest)]
    _start(chair, guest)
    for page in (chair, guest):
        _claim(page)
    for page in (chair, guest):
        page.wait_for_url("**/#/rounds/*", timeout=PATIENCE)
        page.locator(".reveal-agreed svg").wait_for()
    after = [page.evaluate("friends.weigh()") for page in (chair, guest)]
    for page in (chair, guest):
        page.context.close()

    def told(what: str) -> float:
        pairs = zip(before, after, strict=True)
        return float(mean(late[what] - early[what] for early, late in pairs)) / 1000

    return {
        "meeting_bytes": mean(early["relay"] for early in before) / 1000,
        "round_relay": told("relay"),
        "round_bytes": told("channel"),
        "round_wire": told("wire"),
    }


def _claim(page: Page) -> None:
    cubes: list[str] = page.evaluate(_LETTERS)
    letters = "".join("q" if cube == "Qu" else cube.lower() for cube in cubes)
    for word in solve(letters, bundle.lexicon().hunt, 3).words[:_WORDS]:
        page.keyboard.type(word)
        page.keyboard.press("Enter")


def _full_table(browser: Browser, home: str, mark: str) -> Sample:
    """Weigh eight pages, each by itself and then at one table; return MB by each."""
    pages: list[Page] = [_page(browser) for _ in range(_TABLE)]
    for page in pages:
        page.goto(f"{home}#/settings")
        page.wait_for_function(_AWAKE)
        page.evaluate("location.hash = '#/'")
    time.sleep(_REST)
    alone = footprint.of_pages(mark)
    chair, *guests, last = pages
    chair.evaluate("location.hash = '#/friends'")
    link = chair.get_by_role("textbox", name="Link").input_value().partition("#")[2]
    for number, guest in enumerate(guests, start=2):
        guest.evaluate("(link) => { location.hash = link; }", link)
        guest.wait_for_function(_SEATS, arg=number)
    begin = time.monotonic()
    last.evaluate("(link) => { location.hash = link; }", link)
    for page in pages:
        page.wait_for_function(_SEATS, arg=_TABLE)
    took = (time.monotonic() - begin) * 1000
    time.sleep(_REST)
    seated = footprint.of_pages(mark)
    memory = {"alone_memory": alone, "table_memory": seated}
    # The browser keeps processes in reserve, which are small.
    pages_of = {name: sorted(sizes)[-_TABLE:] for name, sizes in memory.items()}
    told = {name: mean(sizes) for name, sizes in pages_of.items() if sizes}
    return {**told, "mesh_ms": took}
