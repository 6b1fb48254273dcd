/**
 * Days of the calendar, written YYYY-MM-DD. A day is the device's own; counting from day
 * to day is done without hours, so that summer time changes nothing.
 *
 * @import { Round } from "./round.js"
 */
import { roundId } from "./round.js";
import { sha256 } from "./sha256.js";

/** The same for all, or the grid would not be. */
export const DAILY_TABLE = Object.freeze({ size: 4, min: 3, seconds: 180 });

/**
 * @typedef {object} Daily how a day stands
 * @property {"fresh" | "running" | "over" | "used"} state used: begun, and nothing is kept
 * @property {Round | null} round
 * @property {number} streak days
 */

/**
 * @param {number} wall ms since 1970
 * @returns {string} the day on this device's calendar
 */
export function dayOf(wall) {
  const at = new Date(wall);
  return written(at.getFullYear(), at.getMonth(), at.getDate());
}

/** @param {string} day */
function dayBefore(day) {
  const [year, month, date] = day.split("-").map(Number);
  return written(Number(year), Number(month) - 1, Number(date) - 1);
}

/** @param {number} year @param {number} month from 0 @param {number} day */
function written(year, month, day) {
  const at = new Date(0);
  at.setUTCFullYear(year, month, day);
  return at.toISOString().slice(0, 10);
}

/**
 * How many days in a row were played. A day that has only begun breaks nothing.
 * @param {Iterable<string>} played
 * @param {string} last the day to count back from
 * @returns {number}
 */
export function streak(played, last) {
  const days = new Set(played);
  let day = days.has(last) ? last : dayBefore(last);
  let count = 0;
  while (days.has(day)) {
    count += 1;
    day = dayBefore(day);
  }
  return count;
}

/**
 * The days whose grid was played to its end.
 * @param {readonly Round[]} rounds
 * @returns {string[]}
 */
export function daysPlayed(rounds) {
  return rounds.flatMap(({ state, daily }) =>
    state === "over" && daily !== undefined ? [daily] : [],
  );
}

/**
 * @param {readonly Round[]} rounds
 * @param {string} used the day whose grid was begun last
 * @param {string} today
 * @returns {Daily}
 */
export function dailyOf(rounds, used, today) {
  const round = rounds.find(({ id }) => id === dailyId(today)) ?? null;
  return {
    state: round?.state ?? (used === today ? "used" : "fresh"),
    round,
    streak: streak(daysPlayed(rounds), today),
  };
}

/**
 * The same for every round on a day's grid: two of them cannot be stored.
 * @param {string} day
 * @returns {string}
 */
export function dailyId(day) {
  const digest = sha256(`lexigrid daily round ${day}`);
  const bytes = digest.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  return roundId(Uint8Array.from(bytes));
}
