"""The wheel of micropip: the site serves it to Pyodide, which installs the engine."""

from pathlib import Path

from tools import stamps, venv
from tools.places import CACHE, LOCKS

_FOLDER = CACHE / "micropip"


def wheel() -> Path:
    """Return the wheel, fetched first when it is not here yet."""
    stamp = _FOLDER / "stamp"
    made_from = stamps.digest(LOCKS / "micropip.lock")
    if not stamps.is_fresh(stamp, made_from):
        for old in _FOLDER.glob("*.whl"):
            old.unlink()
        # Pyodide's Python, not this one, has to find the wheel fit for it.
        venv.download("micropip", str(_FOLDER), "--python-version", "3.14")
        stamps.mark(stamp, made_from)
    return next(_FOLDER.glob("*.whl"))
