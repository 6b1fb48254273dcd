"""Looking at a screen at every size and in both lights, with axe."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "js" / "node_modules" / "axe-core" / "axe.min.js"

SIZES = ((320, 568), (390, 844), (1440, 900))
Lights = tuple[Literal["dark", "light"], ...]

LIGHTS: Lights = ("dark", "light")

_AUDIT = """async () => {
  const { passes, violations } = await axe.run({ resultTypes: ["violations"] });
  if (passes.length === 0) throw new Error("axe has tested nothing");
  return violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)]);
}"""

# Canvases move on by themselves; only what CSS moves is brought to its end.
_SETTLE = """() => {
  for (const one of document.getAnimations()) {
    if (one.effect.getComputedTiming().iterations !== Infinity) one.finish();
  }
}"""

_AWAIT_SIZE = """([width, height]) => {
  const isThere = () => innerWidth === width && innerHeight === height;
  window.resized = isThere() ? Promise.resolve() : new Promise((done) =>
    addEventListener("resize", () => isThere() && done()));
}"""

_TOO_WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}"""


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size; the page has heard of it when this returns.

    The new size can be read before the event comes, which voids a press under way.
    """
    page.evaluate(_AWAIT_SIZE, [width, height])
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("window.resized")


def check_screen(
    page: Page, sizes: tuple[tuple[int, int], ...] = SIZES, lights: Lights = LIGHTS
) -> None:
    """Expect no fault that axe knows, and nothing beyond the window's right edge."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    faults: dict[str, Any] = {}
    for width, height in sizes:
        resize(page, width, height)
        for light in lights:
            page.emulate_media(color_scheme=light)
            page.evaluate(_SETTLE)
            if found := page.evaluate(_AUDIT):
                faults[f"{width}x{height} {light}"] = found
        too_wide = page.evaluate(_TOO_WIDE)
        if too_wide > 0:
            faults[f"{width}x{height}"] = f"{too_wide} px too wide"
    assert faults == {}, faults
