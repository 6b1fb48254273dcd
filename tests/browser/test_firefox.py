"""The start by the snapshot, and a claim, in the Firefox that players have."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

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


def claim(firefox: Firefox, number: int) -> None:
    """Claim one of the words of four letters and wait for its row."""
    labels = until(firefox, ".cells button", "^(Qu|[A-Z]), row 1 column 1")
    cubes = (label.partition(",")[0].lower() for label in labels)
    grid = Grid("".join(cube[0] for cube in cubes))
    word = grid.words(4)[number]
    firefox.type(word + _ENTER)
    until(firefox, ".list .pad-row > :first-child", f"^{re.escape(word)}$")


def test_the_snapshot_starts_the_engine_in_firefox(
    firefox: Firefox, site: Site
) -> None:
    # Without the wheel nothing but the snapshot can have served.
    with site.spoiled(".whl", Fault.MISSING):
        firefox.go(f"{site.address}#/hunt")
        claim(firefox, 0)
        firefox.reload()  # this time it is there
        claim(firefox, 1)
    assert firefox.run(_KEPT) == 1


def test_the_plain_start_serves_in_firefox(firefox: Firefox, site: Site) -> None:
    with site.spoiled("snapshot.bin", Fault.MISSING):
        firefox.go(f"{site.address}#/hunt")
        claim(firefox, 0)
    assert firefox.run(_KEPT) == 0
