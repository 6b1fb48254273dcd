"""The page to compare with: nothing but Pyodide, started in a thread like ours."""

from pathlib import Path

_PAGE = """<!doctype html>
<meta charset="utf-8">
<title>Bare Pyodide</title>
<p>Starting</p>
<script type="module" src="bare.js"></script>
"""
_SCRIPT = """new Worker("thread.js", { type: "module" });
"""
_THREAD = """import { loadPyodide } from "./pyodide.mjs";

await loadPyodide({ indexURL: new URL("./", import.meta.url).href });
self.postMessage({ kind: "ready" });
"""


def write(folder: Path) -> Path:
    """Write the page into a folder, where Pyodide's files are to be found too."""
    for name, text in (
        ("index.html", _PAGE),
        ("bare.js", _SCRIPT),
        ("thread.js", _THREAD),
    ):
        (folder / name).write_text(text, encoding="utf-8")
    return folder
