"""Files inside the package: the packed word lists and the tables.

The only module that reads files; what it reads is part of the build.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from lexigrid.lexicon import Lexicon
from lexigrid.packed import unpack


@cache
def lexicon() -> Lexicon:
    """Return the game's word lists.

    FileNotFoundError when they are not packed yet, ValueError when damaged.
    """
    return unpack(files("lexigrid").joinpath("words.bin").read_bytes())


@cache
def table(name: str) -> dict[str, Any]:
    """Return the data of `games/tables/NAME.toml`."""
    return tomllib.loads(table_text(name))


@cache
def table_text(name: str) -> str:
    """Return what `games/tables/NAME.toml` says; read once, so that a memory has it."""
    file = files("lexigrid.games").joinpath("tables", f"{name}.toml")
    return file.read_text("utf-8")
