"""A relay on this computer, and a site whose friends meet over it."""

import os
import shutil
import subprocess
from pathlib import Path

from tools import net
from tools.places import DIST, ROOT


class Relay:
    """A relay that can be cut and come back."""

    def __init__(self, *within: str, address: str = "127.0.0.1") -> None:
        """Start it, by another command where it has to run elsewhere."""
        node = os.environ.get("LEXIGRID_NODE") or shutil.which("node")
        assert node, "node is missing: begin with python3 build.py"
        self._command = [*within, node, str(ROOT / "tests" / "relay.mjs")]
        self._host = address
        self._port = "0"
        self.begin()

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"ws://{self._host}:{self._port}"

    def begin(self) -> None:
        """Listen, on the port of before if there was one."""
        self._running = subprocess.Popen(
            [*self._command, self._port, self._host],
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert self._running.stdout
        told = self._running.stdout.readline().split()
        assert told, "the relay does not start"
        self._port = told[-1]

    def end(self) -> None:
        """Cut every connection, and listen no more."""
        self._running.kill()
        self._running.communicate()


def site_over(folder: Path, relay: str) -> tuple[Path, ...]:
    """Write what differs in a site whose friends meet over this relay; return both."""
    shutil.copyfile(DIST / "index.html", folder / "index.html")
    net.write(folder, {"relays": [relay], "stun": [], "turn": []})
    return folder, DIST
