"""The start by the snapshot, a claim and a crossword's turn, in players' Firefox."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.crossword import plays_of, rows_told, tile_told
from tests.browser.grids import Grid
from tests.browser.marionette import Firefox
from tests.browser.site import Site
from tools.host import Fault

_UNTIL = """
  const [selector, test] = given;
  for (;;) {
    const all = [...document.querySelectorAll(selector)];
    const texts = all.map((one) => one.ariaLabel ?? one.textContent.trim());
    if (texts.some((text) => new RegExp(test).test(text))) return texts;
    await new Promise((done) => setTimeout(done, 30));
  }
"""
_KEPT = """
  const cache = await caches.open("lexigrid-memory");
  return (await cache.keys()).length;
"""
_FOCUS = """
  const [square] = given;
  document.querySelector(`[data-square="${square}"]`).focus();
"""
_ENTER = "\ue007"


@pytest.fixture
def firefox(tmp_path: Path) -> Iterator[Firefox]:
    """Start the Firefox that build.py found."""
    path = os.environ.get("LEXIGRID_FIREFOX", "")
    if not Path(path).is_file():
        pytest.fail(
            f"LEXIGRID_FIREFOX names no Firefox ({path!r}); "
            "run the tests with 'python3 build.py test'",
            pytrace=False,
        )
    firefox = Firefox(path, tmp_path / "firefox")
    yield firefox
    firefox.close()


def until(firefox: Firefox, selector: str, test: str) -> list[str]:
    """Wait for an element with such a label or text; return those of all."""
    texts: list[str] = firefox.run(_UNTIL, selector, test)
    return texts


def claim(firefox: Firefox) -> None:
    """Claim the first word of four letters and wait for its row."""
    labels = until(firefox, ".cells button", "^(Qu|[A-Z]), row 1 column 1")
    cubes = (label.partition(",")[0].lower() for label in labels)
    grid = Grid("".join(cube[0] for cube in cubes))
    word = grid.words(4)[0]
    firefox.type(word + _ENTER)
    until(firefox, ".list .pad-row > :first-child", f"^{re.escape(word)}$")


def take_a_turn(firefox: Firefox) -> None:
    """Make some play by keys once a computer player's turn is over (X20, X21)."""
    rack = [tile_told(label) for label in until(firefox, "[data-slot]", "point")]
    until(firefox, ".cw-play", "^Play")
    rows = rows_told(until(firefox, "[data-square]", ""))
    chosen = next(one for one in plays_of(rack, rows) if one.tiles.isupper())
    laid = chosen.laid()
    firefox.run(_FOCUS, laid[0].square)
    arrow = "  " if chosen.down else " "
    firefox.type(arrow + "".join(one.tile.lower() for one in laid))
    until(firefox, ".cw-play b", f"^{chosen.score}$")
    firefox.type(_ENTER)
    until(firefox, ".cw-moves .pad-row", f"Player 1 played .* for {chosen.score}")


def test_the_snapshot_starts_the_engine_in_firefox(
    firefox: Firefox, site: Site
) -> None:
    # Without the wheel nothing but the snapshot can have served.
    with site.spoiled(".whl", Fault.MISSING):
        firefox.go(f"{site.address}#/crossword/bots")
        take_a_turn(firefox)
        firefox.go("about:blank")
        firefox.go(f"{site.address}#/hunt")  # this time it is there
        claim(firefox)
    assert firefox.run(_KEPT) == 1


def test_the_plain_start_serves_in_firefox(firefox: Firefox, site: Site) -> None:
    with site.spoiled("snapshot.bin", Fault.MISSING):
        firefox.go(f"{site.address}#/hunt")
        claim(firefox)
    assert firefox.run(_KEPT) == 0
