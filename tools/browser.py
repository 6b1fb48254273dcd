"""A Chromium for the tests: the machine's own, or one that is installed here."""

import os
import shutil
import sys

from tools import programs
from tools.places import VENV_PYTHON
from tools.say import ToolError, step

_NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
_ASK_PLAYWRIGHT = (
    "from playwright.sync_api import sync_playwright as start\n"
    "with start() as playwright: print(playwright.chromium.executable_path)"
)

_QUIET = programs.environment(DEBIAN_FRONTEND="noninteractive")


def provide() -> str:
    """Return the path of a Chromium that starts, installed first if need be.

    Raises ToolError when there is none and none can be installed.
    """
    browser = _chosen() or _here() or _installed()
    if browser is None:
        raise ToolError(
            "The tests need Chromium: please install it, "
            "or set LEXIGRID_CHROMIUM to the path of one."
        )
    step(f"Browser for the tests: {browser}")
    return browser


def _chosen() -> str | None:
    path = os.environ.get("LEXIGRID_CHROMIUM")
    if path and not _starts(path):
        raise ToolError(f"LEXIGRID_CHROMIUM names {path}, which does not start.")
    return path or None


def _here() -> str | None:
    on_path = [found for name in _NAMES if (found := shutil.which(name))]
    return next((path for path in [*on_path, *_playwrights()] if _starts(path)), None)


def _playwrights() -> list[str]:
    path = programs.output([VENV_PYTHON, "-c", _ASK_PLAYWRIGHT])
    return [path.strip()] if path else []


def _installed() -> str | None:
    for doing, commands in _ways():
        try:
            for command in commands:
                programs.run(doing, command, env=_QUIET)
        except ToolError as error:
            step(str(error))
        if browser := _here():
            return browser
    return None


def _ways() -> list[tuple[str, list[list[str]]]]:
    playwright = [str(VENV_PYTHON), "-m", "playwright", "install", "chromium"]
    ways = [("Installing Chromium with Playwright", [playwright])]
    if sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "--no-install-recommends", "chromium"]
        debian = [["apt-get", "update"], install]
        ways.append(("Installing Chromium with apt-get", debian))
    return ways


def _starts(path: str) -> bool:
    if sys.platform == "win32":  # where --version opens a window and says nothing
        return os.path.isfile(path)
    return programs.output([path, "--version"]) is not None
