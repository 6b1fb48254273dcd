"""Running other programs, quietly, and saying in a sentence how they failed."""

import os
import subprocess
from collections import deque
from collections.abc import Mapping, Sequence
from pathlib import Path
from threading import Thread
from typing import IO

from tools.places import ROOT
from tools.say import Progress, ToolError

Command = Sequence[str | Path]

_LAST_LINES = 30
_NO_NETWORK = (
    "ENOTFOUND",
    "EAI_AGAIN",
    "ECONNREFUSED",
    "ENETUNREACH",
    "ETIMEDOUT",
    "Temporary failure in name resolution",
    "Temporary failure resolving",
    "Name or service not known",
    "getaddrinfo failed",
    "Network is unreachable",
    "Failed to establish a new connection",
)


def environment(**more: str | Path) -> dict[str, str]:
    """Return this process's environment with `more` set in it."""
    return os.environ | {name: str(value) for name, value in more.items()}


def run(
    doing: str,
    command: Command,
    *,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
) -> None:
    """Run a program that may take long.

    `doing` says what for ("Installing the npm packages"). Raises ToolError with the
    program's last lines when it fails.
    """
    progress = Progress(doing)
    process = _started(command, env, cwd)
    latest: deque[str] = deque(maxlen=_LAST_LINES)
    assert process.stdout is not None
    reader = Thread(target=_follow, args=(process.stdout, latest), daemon=True)
    reader.start()
    try:
        while reader.is_alive():
            reader.join(timeout=0.5)
            progress.beat(latest[-1] if latest else "")
    finally:
        progress.end()
    if process.wait() != 0:
        raise _failure(doing, "\n".join(latest))


def output(command: Command, *, env: Mapping[str, str] | None = None) -> str | None:
    """Return what a short program prints, or None when it fails or does not exist."""
    try:
        done = subprocess.run(
            command, env=env, cwd=ROOT, capture_output=True, check=False, timeout=60
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout.decode("utf-8", "replace") if done.returncode == 0 else None


def _started(
    command: Command, env: Mapping[str, str] | None, cwd: Path
) -> subprocess.Popen[str]:
    try:
        return subprocess.Popen(
            command,
            env=env,
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise ToolError(
            f"{command[0]} could not be started: {error.strerror}."
        ) from None


def _follow(stream: IO[str], latest: deque[str]) -> None:
    latest.extend(line.rstrip() for line in stream if line.strip())


def _failure(doing: str, details: str) -> ToolError:
    if any(sign in details for sign in _NO_NETWORK):
        return ToolError(f"{doing} needs the network, which could not be reached.")
    return ToolError(f"{doing} failed: see the lines above.", details)
