"""Which hosts friends meet by: net.json, and the policy of the page that names them."""

import json
import re
from pathlib import Path
from urllib.parse import urlsplit

from tools.places import JS
from tools.say import ToolError

SOURCE = JS / "net" / "net.json"
NAME = "net.json"
_PARTS = {"relays", "stun", "turn"}
_CONNECT = re.compile(r"connect-src [^;\"]*")


def read(path: Path = SOURCE) -> dict[str, list[object]]:
    """Read a net.json, and refuse one that the page could not use."""
    try:
        net = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ToolError(f"{path.name} cannot be read: {error}.") from error
    if not isinstance(net, dict) or set(net) != _PARTS:
        raise ToolError(f"{path.name} has to say relays, stun and turn, and no more.")
    if not all(isinstance(part, list) for part in net.values()):
        raise ToolError(f"{path.name}: relays, stun and turn have to be lists.")
    sources(net)
    return net


def sources(net: dict[str, list[object]]) -> list[str]:
    """Return the hosts that the page may ask: just those of the relays."""
    return sorted({_source(relay) for relay in net["relays"]})


def _source(relay: object) -> str:
    address = urlsplit(str(relay))
    if address.scheme not in {"wss", "ws"} or not re.fullmatch(
        r"[a-z0-9.-]+(:\d+)?", address.netloc
    ):
        raise ToolError(f"net.json: {relay!r} is no address of a relay.")
    return f"{address.scheme}://{address.netloc}"


def with_policy(index: str, net: dict[str, list[object]]) -> str:
    """Return the text of index.html with a policy that admits the relays of `net`."""
    admitted = " ".join(["connect-src 'self'", *sources(net)])
    text, found = _CONNECT.subn(admitted, index)
    if found != 1:
        raise ToolError("index.html has to have one connect-src, and has not.")
    return text


def write(site: Path, net: dict[str, list[object]]) -> None:
    """Write net.json into a site, and its hosts into the policy of index.html.

    In a copy of dist/ too, as tests want it: their service worker then finds that the
    two differ from what it knows, and leaves the site alone.
    """
    index = site / "index.html"
    text = with_policy(index.read_text(encoding="utf-8"), net)
    index.write_text(text, encoding="utf-8", newline="\n")
    (site / NAME).write_text(
        json.dumps(net, indent=2) + "\n", encoding="utf-8", newline="\n"
    )
