"""Run inside Pyodide before its memory is kept (tools/snapshot.mjs).

Imports the engine and uses it once, so that what is made at first use is in memory
too, and leaves nothing behind that would differ from build to build.
"""

import gc
import json
import random

from lexigrid.bundle import table_text
from lexigrid.worker import handle


def _ask(verb: str, **fields: object) -> dict[str, object]:
    answer = json.loads(handle(json.dumps({"id": 0, "verb": verb, **fields})))
    if "ok" not in answer:
        raise RuntimeError(f"the engine answers {answer} to {verb}")
    found: dict[str, object] = answer["ok"]
    return found


_ask("boot")
for _size in (4, 5):
    _game = _ask(
        "new", game="hunt", options={"size": _size}, seats=1, seed=f"{_size:064x}"
    )
    _session = _game["session"]
    for _at, _move in ((0, "turn"), (180_000, "out")):
        _game = _ask("play", session=_session, seat=1, at=_at, move=_move)
    _ask("check", log=_game["log"])
    _ask("close", session=_session)

# The files do not come with the memory, and not every visitor wants what they hold.
for _name in ("crossword", "crossword_players", "heist_players", "credits"):
    table_text(_name)

random.seed(0)  # seeded from the system's entropy at import
gc.collect()
