"""A browser with a profile of its own, which can be killed at any moment."""

import os
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

from playwright.sync_api import BrowserContext, BrowserType, Error, Page

_PATIENCE = 60  # s that a browser may take to start
_FLAGS = (
    "--headless",
    "--no-sandbox",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--remote-debugging-port=0",
)
_THREADS = """
const Plain = Worker;
window.threads = [];
window.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    threads.push(this);
    this.addEventListener("message", ({ data }) => {
      this.isReady ||= data.kind === "ready";
    });
  }
};
"""
# Browsers may tell a page of a thread that has died, or say nothing.
_DIE = """(isTold) => {
  const thread = threads.at(-1);
  if (!thread) return;
  thread.terminate();
  // A start that falls silent is given up after a minute: too long to wait for here.
  const isSilent = !isTold && thread.isReady;
  if (!isSilent) thread.dispatchEvent(new ErrorEvent("error", { message: "killed" }));
}"""
_LATER = "const plain = Date.now.bind(Date); Date.now = () => plain() + %d;"


class Mortal:
    """Starts when a page is wanted; what its profile holds survives it."""

    def __init__(self, kind: BrowserType, profile: Path) -> None:
        """Keep the profile; start nothing yet."""
        self._kind = kind
        self._profile = profile
        self._process: subprocess.Popen[bytes] | None = None
        self._context: BrowserContext | None = None

    def open(self, address: str, *, later: float = 0) -> Page:
        """Open a tab; the system's clock is so many seconds ahead in it."""
        if self._context is None:
            self._context = self._start()
        page = self._context.new_page()
        for script in (_THREADS, _LATER % round(later * 1000)):
            page.add_init_script(f"(() => {{{script}}})()")
        page.goto(address)
        return page

    def kill(self) -> None:
        """Kill the browser with all its processes, between two instructions."""
        if self._process is None:
            return
        if hasattr(os, "killpg"):
            os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        self._process = self._context = None

    def _start(self) -> BrowserContext:
        port = self._profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        self._process = subprocess.Popen(
            [
                os.environ["LEXIGRID_CHROMIUM"],
                *_FLAGS,
                f"--user-data-dir={self._profile}",
                "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        end = monotonic() + _PATIENCE
        while not (told := _lines(port)):
            assert monotonic() < end, "the browser does not start"
            assert self._process.poll() is None, "the browser has ended by itself"
            sleep(0.05)
        browser = self._kind.connect_over_cdp(f"http://127.0.0.1:{told[0]}")
        context = browser.contexts[0]
        context.set_default_timeout(30_000)
        return context


def crash(page: Page) -> None:
    """Crash the tab's process; the browser lives on."""
    with suppress(Error):  # it never arrives
        page.goto("chrome://crash")
    page.close()


def kill_thread(page: Page, *, is_told: bool) -> None:
    """Kill the engine's thread; the page is told of it, or is not."""
    page.evaluate(_DIE, is_told)


def _lines(file: Path) -> list[str]:
    return file.read_text("ascii").split() if file.is_file() else []
