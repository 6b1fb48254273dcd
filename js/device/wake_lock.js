/**
 * Keeps the screen on during a round, as far as the device agrees; where it does not, the
 * round goes on all the same.
 * @typedef {{hold: () => void, release: () => void}} WakeLockKeeper
 */

/**
 * @param {Navigator} [device]
 * @param {Document} [page]
 * @returns {WakeLockKeeper}
 */
export function openWakeLock(device = navigator, page = document) {
  let isWanted = false;
  let isAsking = false;
  /** @type {WakeLockSentinel | null} */
  let lock = null;

  async function ask() {
    if (!isWanted || isAsking || lock || page.visibilityState !== "visible") return;
    isAsking = true;
    const granted = await request(device);
    isAsking = false;
    granted?.addEventListener("release", () => {
      if (lock === granted) lock = null;
    });
    lock = granted;
    if (!isWanted) letGo();
  }

  function letGo() {
    lock?.release().catch(() => {});
    lock = null;
  }

  // The browser drops the lock whenever the page is hidden.
  page.addEventListener("visibilitychange", ask);
  return {
    hold() {
      isWanted = true;
      ask();
    },
    release() {
      isWanted = false;
      letGo();
    },
  };
}

/**
 * Refused on low battery, before a press in some browsers, and missing in others.
 * @param {Navigator} device
 * @returns {Promise<WakeLockSentinel | null>}
 */
async function request(device) {
  try {
    return await device.wakeLock.request("screen");
  } catch {
    return null;
  }
}
