"""Requests whose replies must be the same on every platform.

Run as a program it answers requests, one a line, from standard input.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path

from lexigrid import bundle
from lexigrid.bridge import Bridge

VECTORS = Path(__file__).parent / "vectors"
SECOND = b"second 0"
HEIST = b"heist 2"
GOLDEN_LOGS = sorted(VECTORS.glob("*.log"))


def requests() -> list[str]:
    """Return the golden logs to check, and new games on every table."""
    logs = [file.read_text("ascii") for file in GOLDEN_LOGS]
    asked: list[dict[str, object]] = [{"verb": "boot"}]
    asked += [{"verb": "check", "log": log} for log in logs]
    asked += [{"verb": "signed", "log": log} for log in logs if "\ngame fair" in log]
    for number in range(1, 9):
        seed = sha256(b"%d" % number).hexdigest()
        options = {"size": 4 + number % 2, "min": 3 + number // 2 % 2}
        new = {"game": "hunt", "options": options, "seats": 1, "seed": seed}
        asked += [{"verb": "new", **new}, _turn(number)]
    for session, players in enumerate(([0, 3], [0, 2], [0, 1]), start=9):
        table = {"game": "crossword", "options": {"players": players}, "seats": 2}
        # A seed by which the second seat, the computer player's, goes first.
        asked += [{"verb": "new", **table, "seed": sha256(SECOND).hexdigest()}]
        asked += [{"verb": "think", "session": session, "seat": 2}] * 2
    table = {"game": "heist", "options": {"players": [0, 3]}, "seats": 2}
    asked += [{"verb": "new", **table, "seed": sha256(HEIST).hexdigest()}]
    asked += [{"verb": "think", "session": 12, "seat": 2}] * 2
    day = {"date": "2026-11-29", "game": "classic", "options": {}}
    asked += [{"verb": "daily", **day}]
    asked += [{"verb": "solve", "grid": "tdia netn eras svel", "min": 3}]
    return [json.dumps({"id": at, **one}) for at, one in enumerate(asked)]


def _turn(session: int) -> dict[str, object]:
    return {"verb": "play", "session": session, "seat": 1, "at": 0, "move": "turn"}


def replies(asked: list[str]) -> list[str]:
    """Answer requests here."""
    bridge = Bridge(bundle.lexicon())
    return [bridge.handle(request) for request in asked]


if __name__ == "__main__":
    print("\n".join(replies(sys.stdin.read().splitlines())))
