"""Files as the page saves them, with what a test needs in them (T19)."""

import json
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

AT = "2026-11-01T00:00:00.000Z"
RICH = "00000000-0000-4000-8000-000000000001"


def theo(*more: dict[str, Any]) -> dict[str, Any]:
    """Return a profile that has won twenty games, and what came after them."""
    won = {"kind": "played", "at": AT, "words": [], "all_tiles": 1, "standing": "won"}
    return {
        **{"id": RICH, "kind": "profile", "started": AT},
        **{"name": "Theo", "token": 1, "letter": "T"},
        "entries": [
            *({**won, "play": f"{number:016x}"} for number in range(20)),
            *more,
        ],
    }


def take_in(page: Page, folder: Path, **content: list[dict[str, Any]]) -> None:
    """Open a file of these records, where past rounds are."""
    whole = {"rounds": [], "profiles": [], "tournaments": [], **content, "settings": {}}
    written = json.dumps(whole, separators=(",", ":"))
    digest = sha256(written.encode()).hexdigest()
    head = '{"format":"lexigrid data","version":2,"sha256":'
    file = folder / "saved.json"
    file.write_text(f'{head}"{digest}","content":{written}}}', "utf-8")
    page.evaluate("location.hash = '#/rounds'")
    page.get_by_label("Open a file").set_input_files(file)
    told = re.compile(r"(added|taken in)\.")
    expect(page.locator(".rounds-data .notice")).to_have_text(told)
