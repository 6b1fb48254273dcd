"""The built site on a local server, under a sub-path, as any plain host serves it."""

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING

from lexigrid.compat import override

if TYPE_CHECKING:
    from socketserver import BaseServer

SUB_PATH = "/games/lexigrid/"


class Fault(Enum):
    """What may be wrong with a file on its way to the browser."""

    MISSING = auto()
    GARBAGE = auto()
    HUNG_UP = auto()


class Site:
    """A server for one folder; single files of it can be spoiled for a while."""

    def __init__(self, folder: Path) -> None:
        """Serve the folder at once, on a port of the system's choice."""
        self._faults: dict[str, Fault] = {}
        handler = functools.partial(_Handler, folder=folder, faults=self._faults)
        self._server = _Server(("127.0.0.1", 0), handler)
        thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        thread.start()

    @property
    def address(self) -> str:
        """The address of the page."""
        return f"http://127.0.0.1:{self._server.server_port}{SUB_PATH}"

    @contextmanager
    def spoiled(self, end: str, fault: Fault) -> Iterator[None]:
        """Spoil the files whose names end like this."""
        self._faults[end] = fault
        try:
            yield
        finally:
            del self._faults[end]

    def close(self) -> None:
        """Stop serving."""
        self._server.shutdown()
        self._server.server_close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    @override
    def handle_error(self, request: object, client_address: object) -> None:
        """Pass over browsers that are closed in the middle of a reply."""


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - the base class has it in this form
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".woff2": "font/woff2",
    }

    def __init__(
        self,
        request: object,
        client: object,
        server: "BaseServer",
        *,
        folder: Path,
        faults: dict[str, Fault],
    ) -> None:
        """Answer one request."""
        self._faults = faults
        super().__init__(
            request,  # type: ignore[arg-type]
            client,
            server,
            directory=str(folder),
        )

    @override
    def do_GET(self) -> None:
        """Send a file of the folder, unless it is spoiled or lies elsewhere."""
        is_ours = self.path.startswith(SUB_PATH)
        self.path = self.path.removeprefix(SUB_PATH.rstrip("/"))
        match self._fault() if is_ours else Fault.MISSING:
            case None:
                super().do_GET()
            case Fault.MISSING:
                self.send_error(HTTPStatus.NOT_FOUND)
            case Fault.GARBAGE:
                self._send_garbage()
            case Fault.HUNG_UP:
                self.connection.close()

    def _fault(self) -> Fault | None:
        faults = self._faults.items()
        return next((fault for end, fault in faults if self.path.endswith(end)), None)

    def _send_garbage(self) -> None:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(self.path))
        self.end_headers()
        self.wfile.write(b"garbage " * 1000)

    @override
    def end_headers(self) -> None:
        """Have the browser ask again each time: a file may be spoiled by then."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    @override
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""
