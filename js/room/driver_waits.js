/**
 * Who is waited for, for the page to show.
 *
 * @import { Driving } from "./driver.js"
 */
import { awaited, isExcused, isPromised, nextAtDome } from "./driver.js";

/**
 * @param {Driving} driving
 * @returns {number[]} seats from 0
 */
export function awaitedSeats(driving) {
  const { state, startsAt } = driving;
  const all = [...state.promises.keys()];
  if (state.seed) {
    return all.filter((i) => awaited(driving, i) !== null && !isExcused(driving, i));
  }
  if (startsAt !== null) return all.filter((i) => !state.nonces[i]);
  if (!isPromised(state)) return all.filter((i) => state.promises[i]?.length !== 1);
  const next = nextAtDome(state);
  return next === null ? [] : [next];
}
