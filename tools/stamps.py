"""Knowing what has changed: a stamp file holds the digest a thing was made from."""

import hashlib
from collections.abc import Iterator
from pathlib import Path

_PASSED_OVER = {"__pycache__", "node_modules", "words.bin"}


def files(folder: Path) -> Iterator[Path]:
    """Yield the source files under a folder (or the one file), in a fixed order."""
    if folder.is_file():
        yield folder
        return
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.name not in _PASSED_OVER and not path.name.startswith("."):
            yield from files(path)


def digest(*parts: str | bytes | Path) -> str:
    """Return the SHA-256 of texts, bytes, and files with their names, in hexadecimal.

    Folders count with all their source files. A name counts only below its folder.
    """
    total = hashlib.sha256()
    for part in parts:
        for piece in _pieces(part):
            total.update(b"%d\n" % len(piece) + piece)
    return total.hexdigest()


def _pieces(part: str | bytes | Path) -> Iterator[bytes]:
    if isinstance(part, bytes):
        yield part
    elif isinstance(part, str):
        yield part.encode()
    else:
        for path in files(part):
            yield path.relative_to(part.parent).as_posix().encode()
            yield path.read_bytes()


def is_fresh(stamp: Path, made_from: str) -> bool:
    """Tell whether the stamp says that its thing was made from this digest."""
    return stamp.is_file() and stamp.read_bytes() == made_from.encode()


def mark(stamp: Path, made_from: str) -> None:
    """Write the stamp, once its thing is complete."""
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(made_from, "ascii")
