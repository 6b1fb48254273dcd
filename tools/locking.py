"""Pinning what the project depends on: tools/locks/ and js/package-lock.json."""

import tomllib
from pathlib import Path

from tools import node, programs, venv
from tools.places import JS, LOCKS, ROOT, VENV_PYTHON

_PYODIDES_PYTHON = {"micropip": "3.14"}


def renew() -> None:
    """Pin the newest releases that pyproject.toml and package.json admit."""
    venv.provide("lock")
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    for group in about["dependency-groups"]:
        _renew_group(group)
    npm = node.program("npm", Path(node.environment()["LEXIGRID_NODE"]).parent)
    programs.run(
        "Pinning the npm packages",
        [npm, "install", "--package-lock-only"],
        env=node.environment(),
        cwd=JS,
    )


def _renew_group(group: str) -> None:
    options = {
        "--python-version": _PYODIDES_PYTHON.get(group, "3.11"),
        "--group": group,
        "--output-file": str((LOCKS / f"{group}.lock").relative_to(ROOT)),
        "--custom-compile-command": "python3 build.py lock",
    }
    given = [word for option in options.items() for word in option]
    flags = ["--universal", "--generate-hashes", "--upgrade", "--quiet"]
    uv = [str(VENV_PYTHON), "-m", "uv", "pip", "compile", "--no-config"]
    programs.run(f"Pinning the packages of {group}", [*uv, *flags, *given])
