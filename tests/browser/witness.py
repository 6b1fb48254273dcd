"""Who hears every complaint of a page, and every request."""

import re
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

# Ample, for machines that do other things besides.
PATIENCE = 30_000


@dataclass
class Witness:
    """Notes what must not happen in any journey; `bears` are complaints foreseen."""

    address: str
    asked: list[str] = field(default_factory=list)
    bears: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        """Listen to all pages of the context, and to their threads."""
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(f"console {message.type}: {message.text}")

    def _error(self, error: WebError) -> None:
        self.complaints.append(f"page error: {error.error}")

    def _request(self, request: Request) -> None:
        if request.service_worker is None:
            self.asked.append(request.url)
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.complaints.append(f"request to another place: {request.url}")

    def verdict(self) -> list[str]:
        """Return the complaints that nobody foresaw."""
        foreseen = re.compile("|".join(self.bears) or "(?!)")
        return [said for said in self.complaints if not foreseen.search(said)]
