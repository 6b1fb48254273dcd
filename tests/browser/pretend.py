"""What the browser may be made to pretend, before the page's own scripts run.

The environment is replaced here: entropy, clocks, storage, threads; never the product.
"""

from playwright.sync_api import Page

# The page asks for 32 bytes when, and only when, it wants the seed of a round.
_SEED = """
const plain = crypto.getRandomValues.bind(crypto);
const seed = "%s".match(/../g).map((pair) => parseInt(pair, 16));
crypto.getRandomValues = (array) => {
  if (array.length !== seed.length) return plain(array);
  array.set(seed);
  return array;
};
"""

NO_DATABASE = """
IDBFactory.prototype.open = () => {
  throw new DOMException("site data are forbidden", "SecurityError");
};
"""

# A browser that keeps nothing for any site: what Chromium says then.
NO_SITE_DATA = (
    NO_DATABASE
    + """
const refuse = async () => {
  throw new DOMException("The request was denied.", "SecurityError");
};
Object.assign(window.LockManager?.prototype ?? {}, { request: refuse, query: refuse });
Object.assign(window.CacheStorage?.prototype ?? {}, { open: refuse, match: refuse });
Object.assign(window.ServiceWorkerContainer?.prototype ?? {}, { register: refuse });
"""
)

# A disk without room: what is written to the database is refused.
FULL_DISK = """
IDBObjectStore.prototype.put = () => {
  throw new DOMException("the disk is full", "QuotaExceededError");
};
"""

# A browser that is willing to install the page, and notes whether it was asked to.
INSTALLS = """
window.installed = 0;
addEventListener("load", () => {
  const willing = new Event("beforeinstallprompt", { cancelable: true });
  willing.prompt = async () => { installed += 1; };
  window.isBannerShown = dispatchEvent(willing);
});
"""

# Counts how often the page asks the browser to keep its data.
PERSISTS = """
window.persistings = 0;
Object.assign(navigator.storage ?? {}, {
  persisted: async () => false,
  persist: async () => { persistings += 1; return true; },
});
"""

# A clipboard that keeps what was copied, and a device that sends nothing on.
COPIES = """
window.copied = [];
Object.defineProperty(navigator, "clipboard", {
  value: { writeText: async (text) => { copied.push(text); } },
});
Object.defineProperty(navigator, "share", { value: undefined });
"""

# Keeps all others from reading the rounds until `isStoreBusy` is false.
BUSY_STORE = """async () => {
  const opening = indexedDB.open("lexigrid");
  await new Promise((resolve) => { opening.onsuccess = resolve; });
  const writing = opening.result.transaction("rounds", "readwrite");
  const rounds = writing.objectStore("rounds");
  window.isStoreBusy = true;
  const stay = () => { rounds.count().onsuccess = () => isStoreBusy && stay(); };
  stay();
  writing.oncomplete = () => opening.result.close();
}"""

# Keeps what the live regions have said, oldest first.
HEARD = """
window.heard = [];
addEventListener("DOMContentLoaded", () => {
  for (const id of ["polite", "assertive"]) {
    const region = document.getElementById(id);
    const hear = () => heard.push([id, region.textContent]);
    new MutationObserver(hear).observe(region, { childList: true });
  }
});
"""

# Lets a test kill the engine's thread, or keep the page's words from reaching it.
THREAD = """
const Plain = Worker;
window.threads = [];
window.isMute = false;
window.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    threads.push(this);
  }
  postMessage(...what) {
    if (!isMute) super.postMessage(...what);
  }
};
"""


def seeded(seed: str) -> str:
    """Return a script that has every round use this seed."""
    return _SEED % seed


def hide(page: Page, hidden: str) -> None:
    """Tell the page that its tab is "hidden" or "visible" from now on."""
    page.evaluate(
        """(state) => {
          const is = (value) => ({ configurable: true, get: () => value });
          Object.defineProperty(document, "visibilityState", is(state));
          Object.defineProperty(document, "hidden", is(state === "hidden"));
          document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
        }""",
        hidden,
    )


def set_system_clock(page: Page, hours: int) -> None:
    """Change the system's time, and nothing else, by some hours."""
    page.evaluate(
        """(hours) => {
          const plain = Date.now.bind(Date);
          Date.now = () => plain() + hours * 3_600_000;
        }""",
        hours,
    )


def kill_thread(page: Page) -> None:
    """End the engine's thread, as a browser short of memory does: without a word."""
    page.evaluate("threads.at(-1).terminate()")
