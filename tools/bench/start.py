"""Starting the measurements: the site built, a browser at hand, in .venv's Python."""

import subprocess

from tools import browser, dist, node, venv
from tools.places import PY, ROOT, VENV_PYTHON


def run(*, as_json: bool, runs: int) -> int:
    """Measure; return the exit code."""
    venv.provide("dev")
    dist.provide()
    env = node.environment() | browser.provide(browser.CHROMIUM)
    command = [str(VENV_PYTHON), "-m", "tools.bench", f"--runs={runs}"]
    if as_json:
        command.append("--json")
    done = subprocess.run(
        command, cwd=ROOT, env=env | {"PYTHONPATH": str(PY)}, check=False
    )
    return done.returncode
