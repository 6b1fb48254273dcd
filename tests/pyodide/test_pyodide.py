"""The engine under Pyodide answers as on this Python: golden logs, rolls, views."""

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from lexigrid.lexicon import Lexicon
from tests.replays import replies, requests

HERE = Path(__file__).parent
PYODIDE = HERE.parents[1] / "js" / "node_modules" / "pyodide" / "pyodide.mjs"


def node() -> str:
    """Return the node that build.py found, or the machine's own."""
    found = os.environ.get("LEXIGRID_NODE") or shutil.which("node")
    if not found or not PYODIDE.is_file():
        pytest.fail(
            "node or its packages are missing; run 'python3 build.py test'",
            pytrace=False,
        )
    return found


def test_pyodide_gives_the_same_digests_and_views(lexicon: Lexicon) -> None:
    asked = requests()
    expected = replies(asked)
    assert json.loads(expected[0])["ok"]["words"] == lexicon.digest[:16]
    assert not [reply for reply in expected if '"ok"' not in reply]
    done = subprocess.run(
        [node(), str(HERE / "run.mjs")],
        input="\n".join(asked),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == expected
