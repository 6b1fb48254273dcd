"""What pyproject.toml says about the project."""

import tomllib
from functools import cache
from typing import Any

from tools.places import ROOT


@cache
def project() -> dict[str, Any]:
    """Return the [project] table of pyproject.toml."""
    table: dict[str, Any] = tomllib.loads(
        (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    )["project"]
    return table


def version() -> str:
    """Return the version of this source tree."""
    return str(project()["version"])
