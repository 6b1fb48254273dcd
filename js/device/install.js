/**
 * Keeping Lexigrid as an app. Browsers that can do it tell when they are willing; on
 * others the player finds the way in the browser's own menu.
 *
 * @typedef {object} Install
 * @property {"here" | "offered" | "by share sheet" | "unknown"} state here: it runs as an
 *   app already
 * @property {() => Promise<void>} ask
 * @property {(tell: () => void) => () => void} onChange gives back what stops the telling
 */

/** @returns {Install} */
export function openInstall() {
  /** @type {InstallPrompt | null} */
  let prompt = null;
  /** @type {Set<() => void>} */
  const listeners = new Set();
  /** @param {InstallPrompt | null} next */
  const turnTo = (next) => {
    prompt = next;
    for (const tell of listeners) tell();
  };
  addEventListener("beforeinstallprompt", (event) => {
    // The browser's own banner would come in the middle of a round.
    event.preventDefault();
    turnTo(/** @type {InstallPrompt} */ (event));
  });
  addEventListener("appinstalled", () => turnTo(null));
  return {
    get state() {
      if (matchMedia("(display-mode: standalone)").matches) return "here";
      if (prompt) return "offered";
      return isShareSheet() ? "by share sheet" : "unknown";
    },
    async ask() {
      const asking = prompt;
      try {
        await asking?.prompt();
      } finally {
        // It can be used once; the browser sends another if the player changes his mind.
        if (prompt === asking) turnTo(null);
      }
    },
    onChange(tell) {
      listeners.add(tell);
      return () => listeners.delete(tell);
    },
  };
}

/** Only Safari on phones and tablets has this field, true in an installed page. */
function isShareSheet() {
  return /** @type {{standalone?: boolean}} */ (navigator).standalone === false;
}
