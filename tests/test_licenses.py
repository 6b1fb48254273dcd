"""Every shipped file's licence is in NOTICE: compared with the lock files."""

import json
import re
import tomllib
from pathlib import Path

import pytest

from tools import dist
from tools.places import JS, LOCKS, ROOT

NOTICE = (ROOT / "NOTICE").read_text(encoding="utf-8")
IN_THE_SITE, FOR_BUILDING = NOTICE.partition("For building and testing only")[::2]

# Installed with what is shipped, and left out by the bundler.
NOT_SHIPPED = {"@types/emscripten", "@types/trusted-types", "ws"}

# As NOTICE calls them, by their names in lock files.
LICENSES = {
    "BSD-3-Clause": "BSD 3-Clause License",
    "ISC": "ISC License",
    "MIT": "MIT License",
    "MPL-2.0": "Mozilla Public License 2.0",
    "(MIT OR Apache-2.0)": "MIT License, or Apache License 2.0",
    "OFL-1.1": "SIL Open Font License 1.1",
}


def npm_packages() -> dict[str, dict[str, str]]:
    """Return what package-lock.json installs, by name."""
    lock = json.loads((JS / "package-lock.json").read_text("utf-8"))
    prefix = "node_modules/"
    return {name[len(prefix) :]: it for name, it in lock["packages"].items() if name}


def shipped() -> dict[str, dict[str, str]]:
    """Return the npm packages of which something is in the site."""
    packages = npm_packages().items()
    return {
        name: package
        for name, package in packages
        if not package.get("dev") and name not in NOT_SHIPPED
    }


def paragraph(name: str) -> str:
    """Return what NOTICE says of a package of the site."""
    found = re.search(
        rf"(?<![\w/-]){re.escape(name)}(?![\w/-]).*\n(?:.+\n)*",
        IN_THE_SITE,
        re.IGNORECASE,
    )
    assert found, f"NOTICE does not name {name}"
    return found[0]


@pytest.mark.parametrize("name", shipped())
def test_every_package_in_the_site_is_in_the_notice(name: str) -> None:
    assert LICENSES[shipped()[name]["license"]] in paragraph(name)


def test_what_is_not_shipped_is_installed_at_all() -> None:
    assert set(npm_packages()) >= NOT_SHIPPED


def test_pyodide_and_micropip_are_noted_with_their_versions() -> None:
    pyodide = npm_packages()["pyodide"]["version"]
    lock = (LOCKS / "micropip.lock").read_text("utf-8")
    pinned = re.findall(r"^([\w-]+)==([\d.]+)", lock, flags=re.MULTILINE)
    versions = dict(pinned)
    assert f"Pyodide {pyodide} and micropip {versions['micropip']}" in NOTICE


def test_whole_licences_of_bundled_packages_travel_with_the_site() -> None:
    bundled = set(shipped()) - {"pyodide"}  # of which licenses/MPL-2.0.txt is
    families = {re.sub(r"^workbox-.*", "workbox-core", name) for name in bundled}
    assert set(dist.LICENSED) == families
    named = {path.name for path in Path(ROOT / "licenses").iterdir()}
    assert named == {"MPL-2.0.txt", "CPython.txt"}


def test_what_serves_for_building_is_noted_too() -> None:
    packages = json.loads((JS / "package.json").read_text("utf-8"))["devDependencies"]
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))[
        "dependency-groups"
    ]
    python = [name for group in ("dev", "lock", "node") for name in groups[group]]
    wanted = [re.split(r"[=<>]", name)[0].rpartition("/")[2] for name in python]
    wanted += [name.partition("/")[0].removeprefix("@") for name in packages]
    noted = FOR_BUILDING.lower().replace(" ", "")
    assert [name for name in wanted if name.removesuffix("js") not in noted] == []
