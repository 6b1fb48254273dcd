"""The unit tests of the page's modules: node's own runner, a pytest test per file."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FILES = sorted((HERE / "js").rglob("*.test.js"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_js(file: Path) -> None:
    node = os.environ.get("LEXIGRID_NODE") or shutil.which("node")
    assert node, "node is missing: run the tests with python3 build.py test"
    done = subprocess.run(
        [node, "--test", "--test-reporter=spec", file],
        cwd=HERE.parent,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        timeout=600,
        check=False,
        # Some of them ask the engine itself.
        env={**os.environ, "LEXIGRID_PYTHON": sys.executable},
    )
    assert done.returncode == 0, done.stdout
