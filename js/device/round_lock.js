/**
 * A running round belongs to one tab: two of them would write over each other's claims.
 * @typedef {object} RoundLock
 * @property {(id: string, wait: Wait) => Promise<() => void>} hold gives what lets go
 *   again, when no other tab has the round
 * @property {() => Promise<boolean>} isAnyHeld in whatever tab
 *
 * @typedef {object} Wait
 * @property {AbortSignal} signal waits no longer; the promise is rejected
 * @property {() => void} onBusy another tab has the round: this may take long
 */

const NAME = "lexigrid-round-";

/** @type {LockManagerSnapshot} */
const NONE = {};

/** A page that is being reloaded may still hold its lock for a moment, ms. */
const MOMENT = 1000;

/**
 * Browsers without locks, those that refuse them where site data are forbidden, and pages
 * without encryption play on without. There two tabs can have one round, and the store
 * tells the later one when it wants to write.
 * @param {Pick<LockManager, "request" | "query"> | undefined} [locks]
 * @returns {RoundLock}
 */
export function openRoundLock(locks = navigator.locks) {
  if (!locks) return { hold: async () => () => {}, isAnyHeld: async () => false };
  return {
    hold(id, { signal, onBusy }) {
      const timer = setTimeout(onBusy, MOMENT);
      return new Promise((resolve, reject) => {
        locks
          .request(NAME + id, { signal }, () => kept(resolve))
          .catch((why) => (signal.aborted ? reject(why) : resolve(() => {})));
      }).finally(() => clearTimeout(timer));
    },
    async isAnyHeld() {
      const { held = [] } = await locks.query().catch(() => NONE);
      return held.some(({ name = "" }) => name.startsWith(NAME));
    },
  };
}

/**
 * The lock is held until this promise settles.
 * @param {(letGo: () => void) => void} granted
 * @returns {Promise<void>}
 */
function kept(granted) {
  return new Promise((release) => granted(() => release()));
}
