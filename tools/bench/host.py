"""A host as sites have it, gzip and caching included, that counts what it sends."""

import functools
import gzip
import mimetypes
import threading
from collections.abc import Mapping
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from lexigrid.compat import override

SITE = "/lexigrid/"
BARE = "/bare/"

_PACKED = {".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm"}
_TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Host:
    """Serves folders by their prefixes; `sent` bytes, heads included, since `count`."""

    def __init__(self, folders: Mapping[str, tuple[Path, ...]]) -> None:
        """Serve at once; of several folders with one prefix the first that has it."""
        self.sent = 0
        self.is_down = False
        self._folders = folders
        self._server = _Server(("127.0.0.1", 0), functools.partial(_Handler, self))
        thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        thread.start()

    def address(self, path: str) -> str:
        """Return the address of a path."""
        return f"http://127.0.0.1:{self._server.server_port}{path}"

    def count(self) -> None:
        """Count from 0."""
        self.sent = 0

    def find(self, path: str) -> Path | None:
        """Return the file for a path."""
        for prefix, folders in self._folders.items():
            name = path.removeprefix(prefix) or "index.html"
            if path.startswith(prefix) and ".." not in name:
                places = (folder / name for folder in folders)
                return next((place for place in places if place.is_file()), None)
        return None

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    @override
    def handle_error(self, request: object, client_address: object) -> None:
        """Pass over browsers that are closed in the middle of a reply."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def __init__(self, host: Host, *request: object) -> None:
        """Answer one connection's requests."""
        self._host = host
        super().__init__(*request)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        """Send a file."""
        if self._host.is_down:
            self.close_connection = True
            return
        path = self.path.partition("?")[0]
        file = self._host.find(path)
        if file is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        body, head = _content(file)
        head["Cache-Control"] = _caching(path)
        self.send_response(HTTPStatus.OK)
        for name, value in head.items():
            self.send_header(name, value)
        # Pages that are kept apart like this see finer clocks.
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        self.end_headers()
        self.wfile.write(body)
        self._host.sent += (
            len(body) + sum(map(len, head)) + sum(map(len, head.values()))
        )

    @override
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@functools.cache
def _packed(file: Path) -> bytes:
    return gzip.compress(file.read_bytes(), 6, mtime=0)


def _content(file: Path) -> tuple[bytes, dict[str, str]]:
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    head = {"Content-Type": kind or "application/octet-stream"}
    if file.suffix not in _PACKED:
        body = file.read_bytes()
    else:
        body = _packed(file)
        head |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return body, head | {"Content-Length": str(len(body))}


def _caching(path: str) -> str:
    """As docs/hosting.md advises; Pyodide's files are kept on both sides."""
    name = path.rpartition("/")[2]
    is_pyodide = path.startswith(BARE) and name.startswith(("pyodide", "python"))
    may_stay = is_pyodide or path.startswith(f"{SITE}assets/")
    return "max-age=31536000, immutable" if may_stay else "no-cache"
