"""Node: the machine's own when it is new enough, else the one that PyPI carries."""

import os
import shutil
from functools import cache
from pathlib import Path

from tools import programs, stamps, venv
from tools.places import JS, NODE_MODULES, VENV_BIN
from tools.say import ToolError, step

OLDEST = 20


@cache
def environment() -> dict[str, str]:
    """Return an environment in which `node`, `npm` and our packages are found."""
    folder = _folder()
    path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    return programs.environment(
        PATH=path, NODE_PATH=NODE_MODULES, LEXIGRID_NODE=program("node", folder)
    )


def program(name: str, folder: Path = NODE_MODULES / ".bin") -> str:
    """Return the file to start for a program of an npm package (or in a folder)."""
    found = shutil.which(name, path=str(folder))
    if found is None:
        raise ToolError(
            f"{name} is not in {folder}; remove js/node_modules and try again."
        )
    return found


def provide_packages() -> None:
    """Install the npm packages of js/package-lock.json, exactly."""
    stamp = NODE_MODULES / ".lexigrid-stamp"
    made_from = stamps.digest(JS / "package.json", JS / "package-lock.json")
    if stamps.is_fresh(stamp, made_from):
        return
    npm = program("npm", Path(environment()["LEXIGRID_NODE"]).parent)
    programs.run(
        "Installing the npm packages",
        [npm, "ci", "--prefer-offline"],
        env=environment(),
        cwd=JS,
    )
    stamps.mark(stamp, made_from)


def _folder() -> Path:
    node = shutil.which("node")
    if node and _is_usable(node):
        return Path(node).parent
    step(f"No node {OLDEST} or newer with npm is here: the one from PyPI will serve.")
    venv.provide("node")
    return VENV_BIN


def _is_usable(node: str) -> bool:
    version = programs.output([node, "--version"]) or "v0"
    has_npm = shutil.which("npm", path=str(Path(node).parent)) is not None
    return has_npm and int(version.lstrip("v").split(".")[0]) >= OLDEST
