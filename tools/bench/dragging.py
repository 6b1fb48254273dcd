"""A finger that drags over the tray: how soon rings are drawn, and frames left out."""

import time
from itertools import cycle, pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, Playwright

from tools.bench.thread import percentile
from tools.bench.visits import (
    BARE,
    SEED,
    SITE,
    Sample,
    browsing,
    dealt,
    probe,
    wait_for,
)
from tools.host import Host

SECONDS = 30
_FRAME = 1000 / 60
_PACE = 0.012  # s between two moves: a finger is told of 60 to 120 times a second
_STEPS = 6  # moves from cube to cube

Point = tuple[float, float]


def drag(playwright: Playwright, host: Host, slowdown: int) -> Sample:
    """Play a round by finger, the page's thread slowed down so many times.

    Then drag over the bare page as well: frames that are left out there are lost by the
    machine, not by us.
    """
    told = f"x{slowdown}"
    with browsing(playwright) as (context, _):
        context.add_init_script(probe(plays=False))
        page = context.pages[0]
        page.goto(host.address_of(f"{SITE}#/hunt"))
        wait_for(page, "letters")
        seen = _watched(page, slowdown, _ways(page))
        page.goto("about:blank")
        page.goto(host.address_of(BARE))
        wait_for(page, "ready")
        idle = _watched(page, slowdown, [[(40, 200), (340, 500)]])
    heard = [pair[0] for pair in seen["rings"]]
    made = [pair[1] for pair in seen["rings"]]
    return {
        f"ring_p50_{told}": percentile(heard, 50),
        f"ring_p95_{told}": percentile(heard, 95),
        f"finger_p95_{told}": percentile(made, 95),
        f"dropped_{told}": _dropped(seen["frames"]),
        f"bare_dropped_{told}": _dropped(idle["frames"]),
    }


def _ways(page: Page) -> list[list[Point]]:
    """Return the ways of long words over the cubes on the screen."""
    boxes = [cell.bounding_box() for cell in page.locator(".cells button").all()]
    middles = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        for box in boxes
        if box
    ]
    found = dealt(4, SEED)
    longest = sorted(found.words, key=len)[-20:]
    return [[middles[cell] for cell in found.path(word)] for word in longest]


def _watched(page: Page, slowdown: int, ways: list[list[Point]]) -> dict[str, Any]:
    input_ = page.context.new_cdp_session(page)
    input_.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.evaluate(Path(__file__).with_name("dragging.js").read_text("utf-8"))
    end = time.monotonic() + SECONDS
    for way in cycle(ways):
        if time.monotonic() > end:
            break
        _along(input_, way)
    seen: dict[str, Any] = page.evaluate("watch")
    input_.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return seen


def _along(input_: CDPSession, way: list[Point]) -> None:
    _touch(input_, "touchStart", way[0])
    for (x, y), (to_x, to_y) in pairwise(way):
        for step in range(1, _STEPS + 1):
            part = step / _STEPS
            _touch(input_, "touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
            time.sleep(_PACE)
    _touch(input_, "touchEnd")


def _touch(input_: CDPSession, kind: str, *points: Point) -> None:
    touches = [{"x": x, "y": y} for x, y in points]
    input_.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})


def _dropped(frames: list[float]) -> float:
    """Return the share of frames that were left out, in per cent."""
    missed = sum(max(0, round(frame / _FRAME) - 1) for frame in frames)
    return 100 * missed / (len(frames) + missed)
