"""The project's own Python environment, .venv, with the packages of its locks."""

import sys

from tools import programs, stamps
from tools.places import LOCKS, VENV, VENV_PYTHON

_PIP = (VENV_PYTHON, "-m", "pip", "--disable-pip-version-check", "--no-input")


def provide(group: str) -> None:
    """Make .venv if need be and install the packages of tools/locks/GROUP.lock."""
    _make()
    lock = LOCKS / f"{group}.lock"
    stamp = VENV / f"{group}.stamp"
    made_from = stamps.digest(lock)
    if stamps.is_fresh(stamp, made_from):
        return
    programs.run(
        f"Installing Python packages ({group})",
        [*_PIP, "install", "--require-hashes", "-r", lock],
    )
    stamps.mark(stamp, made_from)


def download(group: str, folder: str, *more: str) -> None:
    """Fetch the wheels of tools/locks/GROUP.lock into a folder, without installing."""
    _make()
    lock = LOCKS / f"{group}.lock"
    wheels = ("--no-deps", "--only-binary=:all:", "--require-hashes", "-d", folder)
    programs.run(f"Fetching {group}", [*_PIP, "download", *wheels, *more, "-r", lock])


def _make() -> None:
    stamp = VENV / "python.stamp"
    made_from = stamps.digest(".".join(map(str, sys.version_info[:2])), str(VENV))
    if VENV_PYTHON.is_file() and stamps.is_fresh(stamp, made_from):
        return
    programs.run(
        "Making the Python environment .venv",
        [sys.executable, "-m", "venv", "--clear", VENV],
    )
    stamps.mark(stamp, made_from)
