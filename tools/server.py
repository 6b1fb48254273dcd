"""The local server: the site on this computer, never cached."""

import errno
import functools
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from tools.say import ToolError, step

if TYPE_CHECKING:
    from typing_extensions import override
else:  # typing has it from Python 3.12 on
    _Method = TypeVar("_Method", bound=Callable[..., object])

    def override(method: _Method) -> _Method:
        """Return the method as it is."""
        return method


_Request = socket.socket | tuple[bytes, socket.socket]
_OF_A_REQUEST = 3  # the request line, the status, the size


class _Handler(SimpleHTTPRequestHandler):
    """Serves the site's files with the types that browsers insist on."""

    # Said here: where the operating system says otherwise, modules do not load.
    extensions_map = {  # noqa: RUF012 - the base class has it in this form
        "": "text/plain; charset=utf-8",  # LICENSE and NOTICE, to be read in a tab
        ".css": "text/css; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".png": "image/png",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".woff2": "font/woff2",
        ".zip": "application/zip",
    }

    @override
    def end_headers(self) -> None:
        """Have nothing kept: the next build is to be seen at once."""
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    @override
    def log_message(self, format: str, *args: object) -> None:  # noqa: ARG002 - its name
        """Say nothing of requests that went well."""
        if len(args) == _OF_A_REQUEST and str(args[1]) >= "400":
            step(f"  {args[0]} {args[1]}")


class _Server(ThreadingHTTPServer):
    """A server that does not share its port, and bears browsers that hang up."""

    daemon_threads = True
    # On Windows this would let two programs have the port at once.
    allow_reuse_address = os.name != "nt"

    @override
    def handle_error(self, request: _Request, client_address: object) -> None:
        """Pass over a connection that the browser closed in the middle of a reply."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def reserve(port: int, site: Path) -> ThreadingHTTPServer:
    """Take the port, before the long work; ToolError when it is not to be had."""
    handler = functools.partial(_Handler, directory=str(site))
    try:
        return _Server(("127.0.0.1", port), handler)
    except OverflowError:
        raise ToolError(f"{port} is no port: one from 1 to 65535 is needed.") from None
    except OSError as error:
        raise ToolError(_why(port, error)) from None


def serve(server: ThreadingHTTPServer, *, in_browser: bool) -> None:
    """Serve until Ctrl-C."""
    address = f"http://localhost:{server.server_port}/"
    step(f"\nLexigrid is at {address}  (Ctrl-C ends it)")
    if in_browser:
        webbrowser.open(address)
    with server:
        server.serve_forever()


def _why(port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken; try another: --port {port + 1}"
    return f"Port {port} cannot be used: {error.strerror}."
