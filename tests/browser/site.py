"""The built site on a local host, under a sub-path."""

from pathlib import Path

from tools.host import Host

SUB_PATH = "/games/lexigrid/"


class Site(Host):
    """A host for one build at a time."""

    def __init__(self, folder: Path) -> None:
        """Serve the folder at once, on a port of the system's choice."""
        super().__init__({})
        self._path = SUB_PATH
        self._others: dict[str, tuple[Path, ...]] = {}
        self.show(folder)

    def show(self, folder: Path) -> None:
        """Serve this build from now on."""
        self.folders = {**self._others, self._path: (folder,)}

    def share(self, others: dict[str, Path]) -> None:
        """Serve the build at the root, beside other sites under their paths."""
        (build,) = self.folders[self._path]
        self._path = "/"
        self._others = {path: (folder,) for path, folder in others.items()}
        self.show(build)

    @property
    def address(self) -> str:
        """The address of the page."""
        return self.address_of(self._path)

    def sent_of(self, ending: str) -> int:
        """Return the bytes that have gone out for files whose names end like this."""
        return sum(size for path, size in self.sent.items() if path.endswith(ending))
