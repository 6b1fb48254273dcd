"""Browsers for the tests: the machine's own, or such as are installed here."""

import os
import shutil
import sys
from dataclasses import dataclass

from tools import programs
from tools.places import VENV_PYTHON
from tools.say import ToolError, step


@dataclass(frozen=True)
class Kind:
    """A make of browser: where it may be, and who can install it."""

    name: str
    variable: str  # of the environment: the path of the one to take
    programs: tuple[str, ...]
    debian: str  # the name of Debian's package
    playwright: str = ""  # Playwright's name of a make of its own; "" for none


CHROMIUM = Kind(
    "Chromium",
    "LEXIGRID_CHROMIUM",
    (
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    ),
    "chromium",
    "chromium",
)
FIREFOX = Kind(
    "Firefox",
    "LEXIGRID_FIREFOX",
    (
        "firefox-esr",
        "firefox",
        "/Applications/Firefox.app/Contents/MacOS/firefox",
        r"C:\Program Files\Mozilla Firefox\firefox.exe",
    ),
    "firefox-esr",
)

_ASK_PLAYWRIGHT = (
    "from playwright.sync_api import sync_playwright as start\n"
    "with start() as playwright: print(playwright.%s.executable_path)"
)

_QUIET = programs.environment(DEBIAN_FRONTEND="noninteractive")


def provide(*kinds: Kind) -> dict[str, str]:
    """Return the paths of browsers that start, each by its variable's name.

    What is missing is installed first. Raises ToolError when that cannot be done.
    """
    return {kind.variable: _provide(kind) for kind in kinds}


def _provide(kind: Kind) -> str:
    browser = _chosen(kind) or _here(kind) or _installed(kind)
    if browser is None:
        raise ToolError(
            f"The tests need {kind.name}: please install it, "
            f"or set {kind.variable} to the path of one."
        )
    step(f"{kind.name} for the tests: {browser}")
    return browser


def _chosen(kind: Kind) -> str | None:
    path = os.environ.get(kind.variable)
    if path and not _starts(path):
        raise ToolError(f"{kind.variable} names {path}, which does not start.")
    return path or None


def _here(kind: Kind) -> str | None:
    on_path = [found for name in kind.programs if (found := shutil.which(name))]
    known = [*on_path, *_playwrights(kind)]
    return next((path for path in known if _starts(path)), None)


def _playwrights(kind: Kind) -> list[str]:
    if not kind.playwright:
        return []
    path = programs.output([VENV_PYTHON, "-c", _ASK_PLAYWRIGHT % kind.playwright])
    return [path.strip()] if path else []


def _installed(kind: Kind) -> str | None:
    for doing, commands in _ways(kind):
        try:
            for command in commands:
                programs.run(doing, command, env=_QUIET)
        except ToolError as error:
            step(str(error))
        if browser := _here(kind):
            return browser
    return None


def _ways(kind: Kind) -> list[tuple[str, list[list[str]]]]:
    ways = []
    if kind.playwright:
        install = [str(VENV_PYTHON), "-m", "playwright", "install", kind.playwright]
        ways.append((f"Installing {kind.name} with Playwright", [install]))
    if sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "--no-install-recommends", kind.debian]
        debian = [["apt-get", "update"], install]
        ways.append((f"Installing {kind.name} with apt-get", debian))
    return ways


def _starts(path: str) -> bool:
    if sys.platform == "win32":  # where --version opens a window and says nothing
        return os.path.isfile(path)
    return programs.output([path, "--version"]) is not None
