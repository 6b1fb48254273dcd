"""The checks that read the code without running it."""

import difflib
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tools import node, venv
from tools.places import CSS, JS, LOCKS, PY, ROOT, VENV_PYTHON
from tools.say import ToolError, step

# A registry that takes longer is as good as one that does not answer, seconds.
_PATIENCE = 60
_SILENT = "the registry does not answer"

_PROTOCOL = JS / "protocol.d.ts"


class Check(NamedTuple):
    """What is checked, and how: `run` returns what is wrong, or nothing."""

    name: str
    run: Callable[[], str]


class NotAskedError(Exception):
    """A check depends on somebody who does not answer; it says who."""


def run_all() -> None:
    """Run every check, a line each; ToolError with what is wrong, if anything is."""
    venv.provide("dev")
    node.provide_packages()
    wrong = {}
    for check in _checks():
        try:
            complaint = check.run()
        except NotAskedError as why:
            step(f"{'-':8}{check.name}: not asked, {why}")
            continue
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
        Check("known faults in npm packages (npm audit)", _audit_npm),
        Check("known faults in Python packages (pip-audit)", _audit_python),
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


def _done(
    command: list[str], cwd: Path, timeout: float | None = None
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=cwd,
        env=node.environment() | {"PYTHONPATH": str(PY)},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=timeout,
        check=False,
    )


def _audit_npm() -> str:
    """Ask npm's registry for grave faults that are known in what is pinned."""
    npm = node.program("npm", Path(node.environment()["LEXIGRID_NODE"]).parent)
    command = [npm, "audit", "--json", "--audit-level=high", "--fetch-retries=0"]
    done = _answered(command, JS)
    return npm_complaint(done.stdout, is_clean=done.returncode == 0)


def npm_complaint(report: str, *, is_clean: bool) -> str:
    """Read what npm audit prints; NotAskedError when it got no answer."""
    faults = _read(report, "vulnerabilities")
    if is_clean:
        return ""
    return "\n".join(f"{name}: {it['severity']}" for name, it in faults.items())


def _audit_python() -> str:
    """Ask PyPI for faults that are known in what is pinned."""
    flags = ["--no-deps", "--disable-pip", "--progress-spinner=off", "--format=json"]
    locks = [f"--requirement={lock}" for lock in sorted(LOCKS.glob("*.lock"))]
    done = _answered([str(VENV_PYTHON), "-m", "pip_audit", *flags, *locks], ROOT)
    return pypi_complaint(done.stdout)


def pypi_complaint(report: str) -> str:
    """Read what pip-audit prints; NotAskedError when no package could be looked up."""
    packages = _read(report, "dependencies")
    if all("skip_reason" in package for package in packages):
        raise NotAskedError(_SILENT)
    return "\n".join(
        f"{package['name']}: {fault['id']}"
        for package in packages
        for fault in package.get("vulns", ())
    )


def _answered(command: list[str], cwd: Path) -> subprocess.CompletedProcess[str]:
    try:
        return _done(command, cwd, _PATIENCE)
    except subprocess.TimeoutExpired:
        raise NotAskedError(_SILENT) from None


def _read(report: str, part: str) -> Any:  # noqa: ANN401 - each tool has its own form
    try:
        return json.loads(report)[part]
    except (ValueError, KeyError, TypeError):
        raise NotAskedError(_SILENT) from None


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
