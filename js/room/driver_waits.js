/**
 * Who is waited for, for the page to show.
 *
 * @import { Driving } from "./driver.js"
 */
import {
  awaited,
  isExcused,
  isLifted,
  isPromised,
  shakerOf,
  turnerOf,
} from "./driver.js";

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
  const next = isLifted(state) ? turnerOf(state) : shakerOf(state);
  return next === null ? [] : [next];
}
