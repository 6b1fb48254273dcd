/**
 * Tells when the device itself is shaken, where the browser says how it moves. Some ask
 * the player first, and only in a press.
 *
 * @typedef {object} Shaken
 * @property {boolean} asks the player has to be asked before anything is told
 * @property {() => Promise<boolean>} ask to be called in a press; may it be told?
 * @property {(tell: () => void) => () => void} listen gives back what stops the telling
 *
 * @typedef {{requestPermission?: (() => Promise<string>) | undefined}} Asking
 */

/** Harder than walking, m/s² beyond rest. */
const HARD = 14;
/** One shake is told once, ms. */
const APART = 900;

/**
 * @param {Pick<Window, "addEventListener" | "removeEventListener" | "matchMedia"> &
 *   {DeviceMotionEvent?: unknown}} page
 * @returns {Shaken}
 */
export function openShaken(page) {
  const moves = /** @type {Asking | undefined} */ (page.DeviceMotionEvent);
  const request = moves?.requestPermission?.bind(moves);
  return {
    // Some browsers would ask at a desk too, where nothing is shaken.
    asks: request !== undefined && page.matchMedia("(any-pointer: coarse)").matches,
    async ask() {
      if (!request) return true;
      try {
        return (await request()) === "granted";
      } catch {
        return false;
      }
    },
    listen(tell) {
      let last = Number.NEGATIVE_INFINITY;
      const moved = (/** @type {Event} */ event) => {
        if (forceOf(event) < HARD || event.timeStamp - last < APART) return;
        last = event.timeStamp;
        tell();
      };
      page.addEventListener("devicemotion", moved);
      return () => page.removeEventListener("devicemotion", moved);
    },
  };
}

/** Beyond the earth's pull. @param {Event} event */
function forceOf(event) {
  const { acceleration } = /** @type {DeviceMotionEvent} */ (event);
  const { x, y, z } = acceleration ?? {};
  return Math.hypot(x ?? 0, y ?? 0, z ?? 0);
}
