"""The memory snapshot from which the page's worker starts."""

import gzip
import json
import subprocess
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tools import node
from tools.places import CACHE, NODE_MODULES, TOOLS
from tools.say import ToolError, step


@dataclass(frozen=True)
class Snapshot:
    """`packed` is what travels; `bytes` and `sha256` are those of the whole."""

    packed: bytes
    bytes: int
    sha256: str


def make(wheel: bytes) -> Snapshot:
    """Start Python in node with the engine of `wheel` and keep its memory.

    The same wheel and the same Pyodide give the same bytes: the script leaves time and
    entropy out. Raises ToolError with what node said when it cannot be made.
    """
    step("Making the memory snapshot …")
    CACHE.mkdir(exist_ok=True)
    with TemporaryDirectory(dir=CACHE) as name:
        engine, out = Path(name, "engine.whl"), Path(name, "memory")
        engine.write_bytes(wheel)
        prepare = TOOLS / "prepare_snapshot.py"
        script = TOOLS / "snapshot.mjs"
        arguments = [NODE_MODULES / "pyodide", engine, prepare, out]
        told = _run([script, *arguments])
        # No time stamp, and one level: the same bytes at every build.
        packed = gzip.compress(out.read_bytes(), 9, mtime=0)
    return Snapshot(packed, told["bytes"], told["sha256"])


def _run(arguments: list[Path]) -> dict[str, Any]:
    environment = node.environment()
    done = subprocess.run(
        [environment["LEXIGRID_NODE"], *arguments],
        env=environment,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        lines = [line[:200] for line in done.stderr.splitlines()[-20:]]
        raise ToolError("The memory snapshot cannot be made.", "\n".join(lines))
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told
