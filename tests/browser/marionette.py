"""Firefox, driven by its own protocol: pieces of JSON, each after its length.

Playwright drives a Firefox of its own make only; what players have is tested here.
"""

import json
import socket
import subprocess
from pathlib import Path
from time import monotonic, sleep
from typing import Any

_PATIENCE = 60  # s that a browser may take to start
_QUIET = """\
user_pref("marionette.port", 0);
user_pref("app.normandy.enabled", false);
user_pref("app.update.auto", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("toolkit.telemetry.enabled", false);
"""

_WHOLE = """const done = arguments[arguments.length - 1];
const given = [...arguments].slice(0, -1);
(async () => {%s})().then(
  (value) => done({ value }),
  (error) => done({ failed: String(error) }),
);"""


class FirefoxError(Exception):
    """What Firefox answers to a command that has failed."""


class Firefox:
    """One window without a screen, with a profile of its own."""

    def __init__(self, program: str, profile: Path) -> None:
        """Start it and wait until it listens."""
        profile.mkdir()
        (profile / "user.js").write_text(_QUIET, "ascii")
        self._process = subprocess.Popen(
            [
                program,
                "--headless",
                "--marionette",
                "--no-remote",
                "--profile",
                profile,
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        port = self._told(profile / "MarionetteActivePort")
        self._line = socket.create_connection(("127.0.0.1", port), timeout=120)
        self._heard = self._line.makefile("rb")
        self._last = 0
        self._read()  # what it says of itself
        self._ask("NewSession")
        self._ask("SetTimeouts", script=100_000)

    def go(self, address: str) -> None:
        """Go to an address."""
        self._ask("Navigate", url=address)

    def reload(self) -> None:
        """Load the page again."""
        self._ask("Refresh")

    def run(self, script: str, *given: object) -> Any:  # noqa: ANN401 - any JSON
        """Return what an async function's body makes of `given`."""
        whole = _WHOLE % script
        answer = self._ask("ExecuteAsyncScript", script=whole, args=given)["value"]
        if "failed" in answer:
            raise FirefoxError(answer["failed"])
        return answer["value"]

    def type(self, keys: str) -> None:
        """Press keys, one after another."""
        presses = [
            {"type": kind, "value": key}
            for key in keys
            for kind in ("keyDown", "keyUp")
        ]
        keyboard = {"type": "key", "id": "keyboard", "actions": presses}
        self._ask("PerformActions", actions=[keyboard])

    def close(self) -> None:
        """End it."""
        self._line.close()
        self._process.terminate()
        self._process.wait(30)

    def _told(self, port: Path) -> int:
        end = monotonic() + _PATIENCE
        while not (port.is_file() and port.read_text("ascii").strip()):
            assert monotonic() < end, "Firefox does not start"
            assert self._process.poll() is None, "Firefox has ended by itself"
            sleep(0.05)
        return int(port.read_text("ascii"))

    def _ask(self, command: str, **fields: object) -> Any:  # noqa: ANN401 - any JSON
        self._last += 1
        asked = json.dumps([0, self._last, f"WebDriver:{command}", fields]).encode()
        self._line.sendall(b"%d:%b" % (len(asked), asked))
        _, _, error, answer = self._read()
        if error:
            raise FirefoxError(f"{command}: {error['message']}")
        return answer

    def _read(self) -> Any:  # noqa: ANN401 - any JSON
        length = b""
        while not length.endswith(b":"):
            piece = self._heard.read(1)
            if not piece:
                raise FirefoxError("it has hung up")
            length += piece
        return json.loads(self._heard.read(int(length[:-1])))
