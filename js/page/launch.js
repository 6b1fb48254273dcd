/**
 * Coming in from outside: a file that the system opens with Lexigrid, or a shortcut while
 * the page is open already.
 *
 * @typedef {object} Files
 * @property {(file: File) => void} open shows what is in it
 * @property {() => File | null} take the file to be shown, once
 */

const SCREEN = "#/opened";

/**
 * @param {(hash: string, how: {replace: boolean}) => void} go
 * @returns {Files}
 */
export function openFiles(go) {
  /** @type {File | null} */
  let held = null;
  return {
    open(file) {
      held = file;
      if (location.hash === SCREEN) go(SCREEN, { replace: true });
      else visit(SCREEN);
    },
    take() {
      const file = held;
      held = null;
      return file;
    },
  };
}

/**
 * The address of a page that starts says itself what a shortcut wants; and browsers send
 * the last launch once more when a page is loaded anew, with its file.
 * @param {Files} files
 * @param {LaunchQueue | undefined} [queue] only some browsers have one
 * @param {() => boolean} [isFresh]
 */
export function attendLaunches(
  files,
  queue = /** @type {{launchQueue?: LaunchQueue}} */ (globalThis).launchQueue,
  isFresh = isVisitNew,
) {
  // What has come with the page's start is told at once.
  let isStart = true;
  queue?.setConsumer(async ({ files: [first], targetURL }) => {
    if (isStart && !(first && isFresh())) return;
    if (first) return files.open(await first.getFile());
    const { hash } = new URL(targetURL ?? "", location.href);
    if (hash && hash !== location.hash) visit(hash);
  });
  isStart = false;
}

/** Was the page neither reloaded nor come back to? */
function isVisitNew() {
  const [entry] = performance.getEntriesByType("navigation");
  return (
    /** @type {PerformanceNavigationTiming | undefined} */ (entry)?.type === "navigate"
  );
}

/** As a link does: a round that runs is asked first. @param {string} hash */
function visit(hash) {
  location.hash = hash;
}
