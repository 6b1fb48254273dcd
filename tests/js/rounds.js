/** Rounds for the tests of the store. */

/** @import { Round } from "../../js/store/round.js" */

/** @param {number} i */
export const idOf = (i) => `00000000-0000-4000-8000-${String(i).padStart(12, "0")}`;

/**
 * @param {number} i
 * @param {Partial<Round>} [changed]
 * @returns {Round}
 */
export function aRound(i, changed = {}) {
  return {
    id: idOf(i),
    game: "hunt",
    state: "over",
    log: "hunt\n1 0 turn\n",
    options: { size: 4, min: 3, seconds: 180 },
    started: new Date(Date.UTC(2026, 10, 1) + i * 60_000).toISOString(),
    clock: { elapsed: 180_000, wall: 1_790_000_000_000 },
    summary: {
      words: 10,
      points: 14,
      found_words_share: 0.1,
      found_points_share: 0.08,
      longest: "lantern",
      best: ["lantern", "quit"],
    },
    view: null,
    ...changed,
  };
}

/** @param {number} i */
export const aRunningRound = (i) => aRound(i, { state: "running", summary: null });
