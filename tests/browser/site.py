"""The built site on a local host, under a sub-path."""

from pathlib import Path

from tools.host import Host

SUB_PATH = "/games/lexigrid/"


class Site(Host):
    """A host for one build at a time."""

    def __init__(self, folder: Path) -> None:
        """Serve the folder at once, on a port of the system's choice."""
        super().__init__({})
        self.show(folder)

    def show(self, folder: Path) -> None:
        """Serve this build from now on."""
        self.folders = {SUB_PATH: (folder,)}

    @property
    def address(self) -> str:
        """The address of the page."""
        return self.address_of(SUB_PATH)

    def sent_of(self, ending: str) -> int:
        """Return the bytes that have gone out for files whose names end like this."""
        return sum(size for path, size in self.sent.items() if path.endswith(ending))
