"""The list of built files by which the service worker serves the page."""

import base64
import hashlib
import re
from collections.abc import Collection
from pathlib import Path

from tools import stamps

# A plain start of Python, when the snapshot does not serve; texts and pictures for the
# few who look at them, or for the browser's offer to install; where friends meet.
_LATER = re.compile(
    r"assets/engine-.*|.*/python_stdlib\.zip|.*/micropip-.*\.whl"
    r"|licenses/.*|LICENSE|icons/.*\.(png|webp)|build\.json|net\.json"
)
# Scripts and styles that index.html does not name are for those who play with friends,
# but for those of the games with tiles: one visit makes them playable offline.
_BUNDLE = re.compile(r"assets/(?!worker-)[^/]*\.(js|css)")


def files(
    site: Path, soon: Collection[str] = ()
) -> dict[str, list[dict[str, str | None]]]:
    """List all files under `site`, as js/build.d.ts describes them.

    `soon` are names in `assets` that belong to the first step though index.html does
    not name them.
    """
    listed: dict[str, list[dict[str, str | None]]] = {"first": [], "later": []}
    index = (site / "index.html").read_text(encoding="utf-8")
    for path in stamps.files(site):
        url = path.relative_to(site).as_posix()
        is_named = f'"{url}"' in index or path.name in soon
        is_apart = _BUNDLE.fullmatch(url) and not is_named
        is_later = is_apart or _LATER.fullmatch(url)
        listed["later" if is_later else "first"].append(_entry(url, path))
    return listed


def _entry(url: str, path: Path) -> dict[str, str | None]:
    digest = hashlib.sha256(path.read_bytes()).digest()
    named_by_content = url.startswith("assets/")
    return {
        # As visitors ask for it: their browsers have it under this name already.
        "url": "./" if url == "index.html" else url,
        "revision": None if named_by_content else digest.hex()[:12],
        "integrity": f"sha256-{base64.b64encode(digest).decode()}",
    }
