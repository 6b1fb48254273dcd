"""What a page's process holds in memory, as Linux tells it."""

import re
from pathlib import Path

_PROC = Path("/proc")


def of_page(profile: str) -> float | None:
    """Return MB of the largest page process of the browser with this profile.

    None where the system does not tell.
    """
    return max(of_pages(profile), default=None)


def of_pages(mark: str) -> list[float]:
    """Return MB of all page processes of the browser whose command says this.

    Shared memory counts by its share.
    """
    commands = {int(file.parent.name): _text(file) for file in _files("cmdline")}
    roots = {pid for pid, command in commands.items() if mark in command}
    pages = [
        pid
        for pid, command in commands.items()
        if "--type=renderer" in command and roots & _ancestors(pid)
    ]
    return [_held(pid) / 1000 for pid in pages]


def _files(name: str) -> list[Path]:
    return list(_PROC.glob(f"[0-9]*/{name}"))


def _text(file: Path) -> str:
    try:
        return file.read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
    except OSError:  # the process has ended meanwhile
        return ""


def _ancestors(pid: int) -> set[int]:
    found: set[int] = set()
    while pid > 1:
        status = re.search(
            r"^PPid:\s*(\d+)", _text(_PROC / f"{pid}/status"), re.MULTILINE
        )
        pid = int(status[1]) if status else 0
        found.add(pid)
    return found


def _held(pid: int) -> int:
    """Return kB."""
    return _number("Pss", _PROC / f"{pid}/smaps_rollup")


def _number(name: str, file: Path) -> int:
    told = re.search(rf"^{name}:\s*(\d+)", _text(file), re.MULTILINE)
    return int(told[1]) if told else 0
