import { resumeClock } from "./round_clock.js";

/**
 * Whose turn it is, and what is left in the glass: both follow from what is stored.
 *
 * @import { PhaseName } from "../protocol.js"
 * @import { Round } from "./round.js"
 */

/**
 * Seats hunt one after the other.
 * @param {readonly PhaseName[]} phases by seat
 * @returns {number | null} the first seat that has not hunted to its end; null: all have
 */
export function turnOf(phases) {
  const at = phases.findIndex((phase) => phase === "waiting" || phase === "hunting");
  return at < 0 ? null : at + 1;
}

/**
 * @param {Pick<Round, "options" | "clock" | "view">} round that is not over
 * @param {{now: () => number, wall: () => number}} clocks
 * @returns {number | null} ms; null: the seat whose turn it is has not begun
 */
export function sandLeft({ options, clock, view }, { now, wall }) {
  const phases = view?.phases ?? [];
  if (phases[(turnOf(phases) ?? 1) - 1] === "waiting") return null;
  const limit = options.seconds * 1000;
  return resumeClock({ now, wall, limit, checkpoint: clock }).left();
}
