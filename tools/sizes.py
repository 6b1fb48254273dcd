"""The table of what the site weighs."""

import gzip
from pathlib import Path

from tools import stamps
from tools.say import step


def table(site: Path) -> None:
    """Print each file of the site with its size, and its size as gzip sends it."""
    rows = [_row(path, site) for path in stamps.files(site)]
    total = ("all together", sum(row[1] for row in rows), sum(row[2] for row in rows))
    width = max(len(row[0]) for row in rows)
    step(f"{'dist/':{width}}  {'bytes':>12}  {'gzip':>12}")
    for name, raw, packed in [*rows, total]:
        step(f"{name:{width}}  {raw:12,}  {packed:12,}")


def _row(path: Path, site: Path) -> tuple[str, int, int]:
    data = path.read_bytes()
    return path.relative_to(site).as_posix(), len(data), len(gzip.compress(data, 6))
