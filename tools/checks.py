"""The checks that read the code without running it."""

import difflib
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tools import node, venv
from tools.places import CSS, JS, PY, ROOT, VENV_PYTHON
from tools.say import ToolError, step

_PROTOCOL = JS / "protocol.d.ts"


class Check(NamedTuple):
    """What is checked, and how: `run` returns what is wrong, or nothing."""

    name: str
    run: Callable[[], str]


def run_all() -> None:
    """Run every check, a line each; ToolError with what is wrong, if anything is."""
    venv.provide("dev")
    node.provide_packages()
    wrong = {}
    for check in _checks():
        complaint = check.run()
        step(f"{'FAILED' if complaint else 'ok':8}{check.name}")
        if complaint:
            wrong[check.name] = complaint
    if wrong:
        details = [f"--- {name}\n{complaint}" for name, complaint in wrong.items()]
        raise ToolError(f"These checks fail: {', '.join(wrong)}.", "\n".join(details))


def _checks() -> list[Check]:
    javascript = ["../tests/js", "../css"] if CSS.is_dir() else ["../tests/js"]
    biome = ("biome", "ci", "--colors=off", "--max-diagnostics=100", ".", *javascript)
    return [
        Check("format of Python (ruff format)", _python("ruff", "format", "--diff")),
        Check("lint of Python (ruff check)", _python("ruff", "check", "--quiet")),
        Check("types of Python (mypy)", _python("mypy", "--no-error-summary")),
        Check("format and lint of the page (biome)", _npm(*biome)),
        Check("types of the page (tsc)", _npm("tsc", "-p", "tsconfig.page.json")),
        Check("types of the worker (tsc)", _npm("tsc", "-p", "tsconfig.worker.json")),
        Check("js/protocol.d.ts is up to date", _protocol),
    ]


def _python(module: str, *arguments: str) -> Callable[[], str]:
    command = [str(VENV_PYTHON), "-m", module, *arguments]
    return lambda: _complaint(command, ROOT)


def _npm(name: str, *arguments: str) -> Callable[[], str]:
    return lambda: _complaint([node.program(name), *arguments], JS)


def _complaint(command: list[str], cwd: Path) -> str:
    done = _done(command, cwd)
    if done.returncode == 0:
        return ""
    said = f"{done.stdout.strip()}\n{done.stderr.strip()}".strip()
    return said or f"It ended with code {done.returncode} and said nothing."


def _done(command: list[str], cwd: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=cwd,
        env=node.environment() | {"PYTHONPATH": str(PY)},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def _protocol() -> str:
    done = _done([str(VENV_PYTHON), "-m", "tools.protocol_types"], ROOT)
    if done.returncode != 0:
        return f"python -m tools.protocol_types fails:\n{done.stderr.strip()}"
    committed = _PROTOCOL.read_text("utf-8") if _PROTOCOL.is_file() else ""
    if committed == done.stdout:
        return ""
    lines = difflib.unified_diff(
        committed.splitlines(), done.stdout.splitlines(), "committed", "generated"
    )
    advice = "PYTHONPATH=py python3 -m tools.protocol_types > js/protocol.d.ts"
    return "\n".join([f"Make it anew: {advice}", *lines])
