"""Where things are in the project."""

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PY = ROOT / "py"
ENGINE = PY / "lexigrid"
JS = ROOT / "js"
CSS = ROOT / "css"
ICONS = ROOT / "icons"
WORDLIST = ROOT / "wordlist"
TESTS = ROOT / "tests"
TOOLS = ROOT / "tools"
LOCKS = TOOLS / "locks"

CACHE = ROOT / ".cache"
DIST = ROOT / "dist"
PACKED_WORDS = ENGINE / "words.bin"
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
VENV_PYTHON = VENV_BIN / ("python.exe" if os.name == "nt" else "python")
NODE_MODULES = JS / "node_modules"


def shown(path: Path) -> str:
    """Write a path as a reader of the project would."""
    return path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else str(path)
