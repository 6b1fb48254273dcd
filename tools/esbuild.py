"""Bundling the page's and the worker's modules, and the style sheet."""

import json
import os
from collections.abc import Mapping
from pathlib import Path

from tools import node, programs
from tools.places import CSS, JS, NODE_MODULES, ROOT, shown
from tools.say import ToolError

PAGE = JS / "main.js"
STYLE = CSS / "main.css"
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
)
# Not every browser starts service workers that are modules.
_PLAIN = ("--format=iife", '--define:process.env.NODE_ENV="production"')


def bundle(
    entries: list[Path], assets: Path, constants: Mapping[str, object]
) -> dict[Path, str]:
    """Bundle entry files into the folder `assets`.

    `constants` replace global names in the code, as JSON. Returns each entry's file
    name there, which carries a digest of its content.
    """
    for entry in entries:
        if not entry.is_file():
            raise ToolError(f"{shown(entry)} is missing: the page is made from it.")
    report = assets / "esbuild.json"
    out = (f"--outdir={assets}", f"--metafile={report}")
    _run(entries, constants, *_HASHED, *out)
    outputs = json.loads(report.read_text(encoding="utf-8"))["outputs"]
    report.unlink()
    return {
        ROOT / made["entryPoint"]: Path(name).name
        for name, made in outputs.items()
        if "entryPoint" in made
    }


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
