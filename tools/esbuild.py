"""Bundling the page's and the worker's modules, and the style sheet."""

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tools import node, programs
from tools.places import CSS, JS, NODE_MODULES, ROOT, shown
from tools.say import ToolError

PAGE = JS / "main.js"
STYLE = CSS / "main.css"
FRIENDS_STYLE = CSS / "friends.css"
TILES = JS / "page" / "tiles.js"
TILES_STYLE = CSS / "tiles.css"
CREDITS = JS / "page" / "credits.js"
CREDITS_STYLE = CSS / "credits.css"
WORKER = JS / "worker" / "worker.js"
SERVICE_WORKER = JS / "sw" / "sw.js"

_OPTIONS = (
    "--bundle",
    "--minify",
    "--target=es2023",
    "--charset=utf8",
    "--legal-comments=none",  # the whole licences are in licenses/
    "--log-level=warning",
)
_HASHED = (
    "--format=esm",
    "--loader:.woff2=file",
    "--entry-names=[name]-[hash]",
    "--asset-names=[name]-[hash]",
    # What is imported when it is wanted becomes a chunk of its own.
    "--splitting",
    "--chunk-names=[name]-[hash]",
)
# Not every browser starts service workers that are modules.
_PLAIN = ("--format=iife", '--define:process.env.NODE_ENV="production"')


@dataclass(frozen=True)
class Bundled:
    """What was made: file names in the folder `assets`, each with a digest inside."""

    names: dict[Path, str]  # by entry
    shared: list[str]  # chunks that the entries import as they start
    soon: list[str]  # chunks of what is to work offline, and what those import


def bundle(
    entries: list[Path], assets: Path, constants: Mapping[str, object]
) -> Bundled:
    """Bundle entry files into the folder `assets`.

    `constants` replace global names in the code, as JSON.
    """
    for entry in entries:
        if not entry.is_file():
            raise ToolError(f"{shown(entry)} is missing: the page is made from it.")
    report = assets / "esbuild.json"
    out = (f"--outdir={assets}", f"--metafile={report}")
    _run(entries, constants, *_HASHED, *out)
    outputs = json.loads(report.read_text(encoding="utf-8"))["outputs"]
    report.unlink()
    made = {
        ROOT / it["entryPoint"]: name
        for name, it in outputs.items()
        if "entryPoint" in it
    }
    names = {entry: made[entry] for entry in entries}
    shared = _imported(list(names.values()), outputs)
    soon = [made[one] for one in (TILES, CREDITS) if one in made]
    soon += _imported(soon, outputs)
    return Bundled(
        {entry: Path(name).name for entry, name in names.items()},
        [Path(name).name for name in shared],
        [Path(name).name for name in soon],
    )


def _imported(names: list[str], outputs: dict[str, dict[str, object]]) -> list[str]:
    """List what the outputs of these names import at once, and what those import."""
    found: list[str] = []
    for name in names:
        for one in _imports(outputs[name]):
            if one not in found:
                found += [one, *_imported([one], outputs)]
    return sorted(set(found))


def _imports(output: dict[str, object]) -> list[str]:
    imports = output.get("imports")
    found = imports if isinstance(imports, list) else []
    return [one["path"] for one in found if one["kind"] == "import-statement"]


def bundle_service_worker(file: Path, constants: Mapping[str, object]) -> None:
    """Bundle the service worker into a file that keeps its name."""
    _run([SERVICE_WORKER], constants, *_PLAIN, f"--outfile={file}")


def _run(entries: list[Path], constants: Mapping[str, object], *more: str) -> None:
    defined = [f"--define:{name}={json.dumps(it)}" for name, it in constants.items()]
    programs.run(
        f"Bundling {' and '.join(map(shown, entries))}",
        [_program(), *entries, *_OPTIONS, *defined, *more],
        env=node.environment(),
    )


def _program() -> str:
    """Return esbuild itself: the script before it buries errors under its own trace."""
    name = "esbuild.exe" if os.name == "nt" else "bin/esbuild"
    found = next(NODE_MODULES.glob(f"@esbuild/*/{name}"), None)
    return str(found) if found else node.program("esbuild")
