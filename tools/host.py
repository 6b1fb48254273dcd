"""A web host as docs/hosting.md wants it: it compresses, and says what may be kept.

It is for tests and `bench`: it counts what goes out, can be out of reach, and can spoil
single files on their way.
"""

import functools
import gzip
import hashlib
import math
import threading
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum, auto
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from lexigrid.compat import override

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
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
_PACKED = {"", ".css", ".html", ".js", ".json", ".mjs", ".svg", ".txt", ".wasm"}
_FOR_EVER = "public, max-age=31536000, immutable"


class Fault(Enum):
    """What may be wrong with a file on its way to the browser."""

    MISSING = auto()
    GARBAGE = auto()
    ASTRAY = auto()  # the page in the file's place, to be kept as if it were the file
    HUNG_UP = auto()


class Host:
    """A server for folders by the prefixes of their addresses.

    `sent` are the bytes that have gone out by path, packed and without heads; `heads`
    those of all heads. What `is_down` is not to be reached; the types of endings in
    `untyped` are not known.
    """

    def __init__(
        self,
        folders: Mapping[str, tuple[Path, ...]],
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Serve at once; of several folders with one prefix the first that has a file.

        `headers` go with every file.
        """
        self.is_down = False
        self.sent: Counter[str] = Counter()
        self.heads = 0
        self.folders = dict(folders)
        self.untyped: set[str] = set()
        self.headers = headers or {}
        self._faults: dict[str, tuple[Fault, float]] = {}
        self._server = _Server(("127.0.0.1", 0), functools.partial(_Handler, self))
        thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        thread.start()

    def address_of(self, path: str) -> str:
        """Return the address of a path."""
        return f"http://127.0.0.1:{self._server.server_port}{path}"

    def find(self, path: str) -> Path | None:
        """Return the file for a path."""
        for prefix, folders in self.folders.items():
            if path.startswith(prefix) and ".." not in path:
                name = path.removeprefix(prefix) or "index.html"
                places = (folder / name for folder in folders)
                return next((place for place in places if place.is_file()), None)
        return None

    @contextmanager
    def spoiled(
        self, end: str, fault: Fault, times: float = math.inf
    ) -> Iterator[None]:
        """Spoil the files whose names end like this, so many times at most."""
        self._faults[end] = fault, times
        try:
            yield
        finally:
            del self._faults[end]

    def fault_of(self, path: str) -> Fault | None:
        """Return what is wrong with a file, this time."""
        for end, (fault, times) in self._faults.items():
            if path.endswith(end) and times > 0:
                self._faults[end] = fault, times - 1
                return fault
        return None

    def type_of(self, file: Path) -> str:
        """Return what the host takes a file for."""
        known = {} if file.suffix in self.untyped else _TYPES
        return known.get(file.suffix, "text/plain; charset=utf-8")

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
        """Send a file, unless the host is down or the file spoiled."""
        path = self.path.partition("?")[0]
        file = self._host.find(path)
        fault = Fault.HUNG_UP if self._host.is_down else self._host.fault_of(path)
        if fault is Fault.HUNG_UP:
            self.close_connection = True
            self.connection.close()
        elif fault is Fault.GARBAGE and file:
            head = {"Content-Type": self._host.type_of(file)}
            head["Cache-Control"] = "no-store"
            self._send(HTTPStatus.OK, b"garbage " * 1000, head)
        elif fault is Fault.ASTRAY:
            head = {"Content-Type": _TYPES[".html"], "Cache-Control": _FOR_EVER}
            self._send(HTTPStatus.OK, b"<!doctype html><title>Not here</title>", head)
        elif file is None or fault is Fault.MISSING:
            self.send_error(HTTPStatus.NOT_FOUND)
        else:
            self._send_file(path, file)

    def _send_file(self, path: str, file: Path) -> None:
        body = _body(file, file.stat().st_mtime_ns)
        tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
        head = {
            "ETag": tag,
            "Content-Type": self._host.type_of(file),
            "Cache-Control": _FOR_EVER if "/assets/" in path else "no-cache",
        }
        if file.suffix in _PACKED:
            head |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        if self.headers["If-None-Match"] == tag:
            self._send(HTTPStatus.NOT_MODIFIED, b"", head)
        else:
            self._host.sent[path] += len(body)
            self._send(HTTPStatus.OK, body, head)

    def _send(self, status: HTTPStatus, body: bytes, head: dict[str, str]) -> None:
        self.send_response(status)
        head |= {**self._host.headers, "Content-Length": str(len(body))}
        for name, value in head.items():
            self.send_header(name, value)
            self._host.heads += len(f"{name}: {value}\r\n")
        self.end_headers()
        self.wfile.write(body)

    @override
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@functools.cache
def _body(file: Path, _changed: int) -> bytes:
    data = file.read_bytes()
    return gzip.compress(data, 6, mtime=0) if file.suffix in _PACKED else data
