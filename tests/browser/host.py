"""A web host as docs/hosting.md wants it: it compresses, and says what may be kept.

It counts what goes out, can be given another build, and can be out of reach.
"""

import functools
import gzip
import hashlib
import re
import threading
from collections import Counter
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

from lexigrid.compat import override

if TYPE_CHECKING:
    from socketserver import BaseServer

SUB_PATH = "/games/lexigrid/"

_TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
_PACKED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".wasm"}


class Host:
    """A server for one build at a time."""

    def __init__(self, folder: Path) -> None:
        """Serve the folder at once, on a port of the system's choice."""
        self.folder = folder
        self.is_down = False
        self.bytes: Counter[str] = Counter()
        handler = functools.partial(_Handler, host=self)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        thread.start()

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://127.0.0.1:{self._server.server_port}{SUB_PATH}"

    def sent(self, ending: str = "") -> int:
        """Return the bytes that have gone out for files whose names end like this."""
        return sum(size for name, size in self.bytes.items() if name.endswith(ending))

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(
        self, request: object, client: object, server: "BaseServer", *, host: Host
    ) -> None:
        self._host = host
        super().__init__(request, client, server)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Send a file of the build, packed where that helps."""
        if self._host.is_down:
            self.close_connection = True
            self.connection.close()
            return
        name = self.path.partition("?")[0].removeprefix(SUB_PATH) or "index.html"
        file = self._host.folder / name
        if not self.path.startswith(SUB_PATH) or not file.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        body = _packed(file) if file.suffix in _PACKED else file.read_bytes()
        tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        if self.headers["If-None-Match"] == tag:
            self._send(HTTPStatus.NOT_MODIFIED, name, b"", tag)
        else:
            self._send(HTTPStatus.OK, name, body, tag)

    def _send(self, status: HTTPStatus, name: str, body: bytes, tag: str) -> None:
        suffix = Path(name).suffix
        self.send_response(status)
        self.send_header("ETag", tag)
        self.send_header("Content-Type", _TYPES.get(suffix, "text/plain"))
        self.send_header("Content-Length", str(len(body)))
        if suffix in _PACKED:
            self.send_header("Content-Encoding", "gzip")
        for_ever = "public, max-age=31536000, immutable"
        kept = for_ever if re.match("assets/", name) else "no-cache"
        self.send_header("Cache-Control", kept)
        self.end_headers()
        self.wfile.write(body)
        self._host.bytes[name] += len(body)

    @override
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@functools.cache
def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 6, mtime=0)
