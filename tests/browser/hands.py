"""Hands of a player, a finger or a mouse: only events that browsers make."""

from collections.abc import Sequence
from typing import Any, Protocol

from playwright.sync_api import Locator, Page

Point = tuple[float, float]

STEPS = 5  # between two cubes


def middle(element: Locator) -> Point:
    """Return the middle of an element on the screen."""
    box = element.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Hand(Protocol):
    """What can press, move and lift."""

    def press(self, at: Point) -> None:
        """Go down."""

    def move(self, to: Point) -> None:
        """Go to a place by small steps."""

    def lift(self) -> None:
        """Go up."""


def drag(hand: Hand, points: Sequence[Point]) -> None:
    """Press, go along, and lift."""
    hold(hand, points)
    hand.lift()


def hold(hand: Hand, points: Sequence[Point]) -> None:
    """Press and go along; stay down."""
    hand.press(points[0])
    for point in points[1:]:
        hand.move(point)


class Finger:
    """A finger, by the browser's own touch input."""

    def __init__(self, page: Page) -> None:
        """Come near the page."""
        self._input = page.context.new_cdp_session(page)
        self._at: Point = (0, 0)
        self._resting: tuple[Point, ...] = ()

    def press(self, at: Point) -> None:
        """Touch the screen."""
        self._at = at
        self._send("touchStart", at)

    def move(self, to: Point) -> None:
        """Go to a place by small steps."""
        (x, y), (to_x, to_y) = self._at, to
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self._send("touchMove", (x + (to_x - x) * part, y + (to_y - y) * part))
        self._at = to

    def lift(self) -> None:
        """Leave the screen."""
        self._end("touchEnd")

    def tap(self, at: Point) -> None:
        """Touch and leave."""
        self.press(at)
        self.lift()

    def lose(self) -> None:
        """Be taken away by the browser, as for a call that comes in."""
        self._end("touchCancel")

    def rest_another(self, at: Point) -> None:
        """Lay a second finger down beside this one; it stays until both leave."""
        self._resting = (at,)
        self._send("touchStart", self._at)

    def _send(self, kind: str, *points: Point) -> None:
        touches: list[dict[str, Any]] = [
            {"x": x, "y": y, "id": number}
            for number, (x, y) in enumerate((*points, *self._resting))
        ]
        event = {"type": kind, "touchPoints": touches}
        self._input.send("Input.dispatchTouchEvent", event)

    def _end(self, kind: str) -> None:
        self._resting = ()
        self._send(kind)


class Mouse:
    """A mouse."""

    def __init__(self, page: Page) -> None:
        """Take the page's mouse."""
        self._mouse = page.mouse

    def press(self, at: Point) -> None:
        """Press the button."""
        self._mouse.move(*at)
        self._mouse.down()

    def move(self, to: Point) -> None:
        """Go to a place by small steps."""
        self._mouse.move(*to, steps=STEPS)

    def lift(self) -> None:
        """Let the button go."""
        self._mouse.up()
