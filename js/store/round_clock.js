/** @import { ClockMark } from "./round.js" */

/**
 * The glass as a deadline. Only a monotonic clock is read while the page is open, so
 * neither a hidden tab nor a change of the system's time touches it; the system's time
 * serves only to bridge the gap while the page was closed.
 *
 * @typedef {object} Clocks
 * @property {() => number} now monotonic ms
 * @property {() => number} wall ms since 1970
 * @property {number} limit ms from the turn of the glass until the sand is out
 *
 * @typedef {object} RoundClock
 * @property {() => number} elapsed whole ms since the turn; it stops with the sand, at
 *   the limit
 * @property {() => number} left whole ms of sand, 0 when it is out
 * @property {() => ClockMark} checkpoint what a closed page needs to go on
 */

/**
 * @param {Clocks & {elapsed?: number}} clocks `elapsed`: ms that are already gone
 * @returns {RoundClock}
 */
export function startClock({ now, wall, limit, elapsed: gone = 0 }) {
  const turned = now() - gone;
  const elapsed = () => Math.min(limit, Math.floor(now() - turned));
  return {
    elapsed,
    left: () => limit - elapsed(),
    checkpoint: () => ({ elapsed: elapsed(), wall: Math.max(0, Math.floor(wall())) }),
  };
}

/**
 * A glass that nobody has turned yet.
 * @param {Clocks} clocks
 * @returns {RoundClock}
 */
export function stillClock(clocks) {
  return startClock({ ...clocks, now: () => 0 });
}

/**
 * Goes on after the page was closed. A system clock that was set back meanwhile adds
 * nothing: the glass never refills.
 * @param {Clocks & {checkpoint: ClockMark}} clocks
 * @returns {RoundClock}
 */
export function resumeClock({ checkpoint, ...clocks }) {
  const away = Math.max(0, Math.floor(clocks.wall()) - checkpoint.wall);
  return startClock({ ...clocks, elapsed: checkpoint.elapsed + away });
}
