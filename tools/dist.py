"""The site: everything that dist/ holds.

Files in dist/assets/ carry a digest in their name or in their folder's name, so that
they may be cached for ever; the few files beside that folder keep their names.
"""

import hashlib
import json
import re
import shutil
from pathlib import Path

from tools import (
    digests,
    engine_wheel,
    esbuild,
    micropip,
    net,
    node,
    precache,
    sizes,
    snapshot,
    stamps,
    words,
)
from tools.places import (
    CACHE,
    CSS,
    DIST,
    ENGINE,
    ICONS,
    JS,
    NODE_MODULES,
    ROOT,
    TOOLS,
    WORDLIST,
    shown,
)
from tools.project import version
from tools.say import ToolError, step

INDEX = ROOT / "index.html"
MANIFEST = ROOT / "manifest.webmanifest"
_INPUTS = (
    INDEX,
    MANIFEST,
    JS,
    CSS,
    ICONS,
    ENGINE,
    WORDLIST,
    TOOLS,
    ROOT / "licenses",
    ROOT / "LICENSE",
    ROOT / "NOTICE",
    ROOT / "pyproject.toml",
)
_PYODIDE = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
)
# What loadPyodide fetches, rather than imports: the page can count these bytes.
_FETCHED = ("pyodide.asm.wasm", "pyodide-lock.json")
LICENSED = (
    "@fontsource-variable/besley",
    "@fontsource-variable/libre-franklin",
    "@noble/secp256k1",
    "idb",
    "lit-html",
    "qr",
    "workbox-core",
)


def provide() -> Path:
    """Make dist/ anew when anything that it is made from has changed; return it."""
    node.provide_packages()
    stamp = CACHE / "dist.stamp"
    made_from = stamps.digest(*_INPUTS)
    if DIST.is_dir() and stamps.is_fresh(stamp, made_from + _content(DIST)):
        step("dist/ is up to date.")
        return DIST
    CACHE.mkdir(exist_ok=True)
    site = CACHE / "dist"  # a build that was broken off may have left one
    shutil.rmtree(site, ignore_errors=True)
    make(site, made_from[:12])
    shutil.rmtree(DIST, ignore_errors=True)
    site.rename(DIST)
    stamps.mark(stamp, made_from + _content(DIST))
    sizes.table(DIST)
    return DIST


def make(site: Path, build_id: str) -> None:
    """Write the whole site into the folder `site`, which must not exist yet."""
    assets = site / "assets"
    assets.mkdir(parents=True)
    build = {"id": build_id, "version": version(), **_engine_files(assets)}
    apart = esbuild.bundle(
        [
            esbuild.WORKER,
            esbuild.FRIENDS_STYLE,
            esbuild.TILES_STYLE,
            esbuild.CREDITS_STYLE,
        ],
        assets,
        {"__BUILD__": build},
    ).names
    constants = {
        "__BUILD__": build,
        "__WORKER__": apart[esbuild.WORKER],
        "__FRIENDS_STYLE__": apart[esbuild.FRIENDS_STYLE],
        "__TILES_STYLE__": apart[esbuild.TILES_STYLE],
        "__CREDITS_STYLE__": apart[esbuild.CREDITS_STYLE],
        "__DIGESTS__": digests.provide(),
    }
    page = esbuild.bundle([esbuild.PAGE, esbuild.STYLE], assets, constants)
    (site / "index.html").write_text(_index(page), encoding="utf-8", newline="\n")
    net.write(site, net.read())
    _write_json(site / "build.json", build | {"worker": apart[esbuild.WORKER]})
    shutil.copytree(ICONS, site / "icons")
    shutil.copyfile(MANIFEST, site / MANIFEST.name)
    _copy_licenses(site)
    # Last of all: it knows every other file.
    styles = apart[esbuild.TILES_STYLE], apart[esbuild.CREDITS_STYLE]
    soon = {*page.soon, *styles}
    esbuild.bundle_service_worker(
        site / "sw.js", {"__BUILD__": build, "__FILES__": precache.files(site, soon)}
    )


def _engine_files(assets: Path) -> dict[str, object]:
    """Write what the worker fetches; return the paths, relative to `assets`."""
    wheel = engine_wheel.build(words.provide())
    pyodide = _pyodide()
    folder = _write_folder(assets, "pyodide", pyodide)
    engine = _write_folder(assets, "engine", {engine_wheel.name(): wheel})
    memory = snapshot.make(wheel)
    kept = _write_folder(assets, "memory", {"snapshot.bin": memory.packed})
    return {
        "engine": engine + engine_wheel.name(),
        "pyodide": folder,
        "snapshot": {
            "url": f"{kept}snapshot.bin",
            "bytes": memory.bytes,
            "sha256": memory.sha256,
        },
        "bytes": len(memory.packed) + sum(len(pyodide[name]) for name in _FETCHED),
    }


def _pyodide() -> dict[str, bytes]:
    source = NODE_MODULES / "pyodide"
    wheel = micropip.wheel()
    files = {name: (source / name).read_bytes() for name in _PYODIDE}
    files[wheel.name] = wheel.read_bytes()
    lock = json.loads((source / "pyodide-lock.json").read_text(encoding="utf-8"))
    files["pyodide-lock.json"] = _trimmed_lock(lock, wheel)
    return files


def _trimmed_lock(lock: dict[str, dict[str, dict[str, str]]], wheel: Path) -> bytes:
    """Leave of Pyodide's package list what is here: micropip, as its wheel on PyPI."""
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest()
    entry = lock["packages"]["micropip"] | {"file_name": wheel.name, "sha256": digest}
    return json.dumps(lock | {"packages": {"micropip": entry}}).encode()


def _write_folder(assets: Path, name: str, files: dict[str, bytes]) -> str:
    """Write files that keep their names into a folder named by their content."""
    parts = [part for item in sorted(files.items()) for part in item]
    folder = assets / f"{name}-{stamps.digest(*parts)[:8]}"
    folder.mkdir()
    for file, data in files.items():
        (folder / file).write_bytes(data)
    return f"{folder.name}/"


def _index(page: esbuild.Bundled) -> str:
    """Return index.html with the bundles' names in place of their sources'.

    What they import is named too, so that it comes with them and not after them.
    """
    text = INDEX.read_text(encoding="utf-8") if INDEX.is_file() else ""
    for source, name in page.names.items():
        path = re.escape(shown(source))
        text, found = re.subn(rf'"(\./)?{path}"', f'"assets/{name}"', text)
        if not found:
            raise ToolError(f"index.html has to name {shown(source)}, and does not.")
    links = [f'<link rel="modulepreload" href="assets/{it}">' for it in page.shared]
    return text.replace("</head>", "".join(f"  {it}\n  " for it in links) + "</head>")


def _write_json(path: Path, value: dict[str, object]) -> None:
    path.write_text(json.dumps(value, indent=2) + "\n", encoding="utf-8", newline="\n")


def _copy_licenses(site: Path) -> None:
    shutil.copytree(ROOT / "licenses", site / "licenses")
    for path in (ROOT / "LICENSE", ROOT / "NOTICE"):
        shutil.copyfile(path, site / path.name)
    shutil.copyfile(
        WORDLIST / "SCOWL-COPYRIGHT.txt", site / "licenses" / "SCOWL-COPYRIGHT.txt"
    )
    for package in LICENSED:
        name = f"{package.rpartition('/')[2]}.txt"
        # The MIT text is apart where there are two licences to choose from.
        mit, only = (NODE_MODULES / package / it for it in ("LICENSE-MIT", "LICENSE"))
        chosen = mit if mit.is_file() else only
        shutil.copyfile(chosen, site / "licenses" / name)


def _content(site: Path) -> str:
    return stamps.digest(site)
