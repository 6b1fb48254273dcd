/**
 * What lifts a lid: a press that is held, or two short ones, for those who use keys or
 * cannot hold. Moments in ms.
 */

const HELD = 600;
/** The second of two presses is waited for so long. */
export const AGAIN = 4000;

/** @typedef {{since: number | null, armed: number | null}} Hold */

/** @type {Hold} */
export const AT_REST = { since: null, armed: null };

/** @param {Hold} hold @param {number} moment @returns {Hold} */
export function press(hold, moment) {
  return { ...hold, since: moment };
}

/** @param {Hold} hold @returns {Hold} */
export function release(hold) {
  return { ...hold, since: null };
}

/** A short press: the first of two, or one that came too late to be the second. */
export function arm(/** @type {number} */ moment) {
  return { since: null, armed: moment };
}

/** @param {Hold} hold @param {number} moment does the next short press lift? */
export function isArmed({ armed }, moment) {
  return armed !== null && moment - armed < AGAIN;
}

/** @param {Hold} hold @param {number} moment @returns {number} 0 to 1: it lifts */
export function heldPart({ since }, moment) {
  return since === null ? 0 : Math.min(1, (moment - since) / HELD);
}
