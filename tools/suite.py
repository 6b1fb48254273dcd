"""The tests: pytest in .venv, with browsers and node at hand."""

import subprocess

from tools import browser, node, venv
from tools.places import ROOT, VENV_PYTHON
from tools.say import step

_WORKERS = "2"
_BROWSERS = (browser.CHROMIUM, browser.FIREFOX)


def run(arguments: list[str]) -> int:
    """Run pytest with further arguments; return its exit code."""
    venv.provide("dev")
    env = node.environment() | browser.provide(*_BROWSERS)
    spread = ("-n", _WORKERS, "--dist", "worksteal")
    step("Running the tests …")
    command = [str(VENV_PYTHON), "-m", "pytest", *spread, *arguments]
    return subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
