/**
 * A finished round as a story: every claim at its moment, and a tape that is wound over
 * them. Lists are told side by side: each counts from the turn of its own glass.
 *
 * @import { HuntView, ListView } from "../protocol.js"
 * @import { Row } from "./reveal_lists.js"
 *
 * @typedef {Row & {at: number, seat: number}} Moment
 * @typedef {{moments: Moment[], limit: number}} Story `limit` in ms
 *
 * @typedef {object} Tape
 * @property {number} time ms since the glass was turned
 * @property {number} told how many moments have been reached
 * @property {boolean} isPlaying
 * @property {number} speed
 */
import { rowOf } from "./reveal_lists.js";

/** How many times as fast as it was. */
export const SPEEDS = /** @type {const} */ ([1, 4, 16]);

/** @param {HuntView} view of a round that is over @returns {Story} */
export function storyOf({ seconds, reveal }) {
  const moments = (reveal?.lists ?? []).flatMap(momentsIn);
  moments.sort((a, b) => a.at - b.at || a.seat - b.seat);
  return { moments, limit: seconds * 1000 };
}

/** @param {ListView} list @returns {Moment[]} */
function momentsIn({ seat, words }) {
  return words.map((claim) => rowOf(claim, seat));
}

/** @returns {Tape} */
export function freshTape() {
  return { time: 0, told: 0, isPlaying: false, speed: 1 };
}

/**
 * Some time goes by, at the tape's speed, until its end.
 * @param {Story} story
 * @param {Tape} tape
 * @param {number} ms
 * @returns {Tape}
 */
export function wind(story, tape, ms) {
  const time = Math.min(story.limit, tape.time + ms * tape.speed);
  const isPlaying = tape.isPlaying && time < story.limit;
  return { ...tape, time, told: toldBy(story, time), isPlaying };
}

/**
 * Play or pause; at its end the tape begins again.
 * @param {Story} story
 * @param {Tape} tape
 * @returns {Tape}
 */
export function press({ limit }, tape) {
  const isPlaying = !tape.isPlaying;
  if (isPlaying && tape.time >= limit) return { ...tape, time: 0, told: 0, isPlaying };
  return { ...tape, isPlaying };
}

/**
 * Whoever takes the tape in hand stops it.
 * @param {Story} story
 * @param {Tape} tape
 * @param {number} time
 * @returns {Tape}
 */
export function windTo(story, tape, time) {
  return { ...tape, time, told: toldBy(story, time), isPlaying: false };
}

/**
 * To the moment of one claim, also where others share it; 0 is before the first.
 * @param {Story} story
 * @param {Tape} tape
 * @param {number} wanted
 * @returns {Tape}
 */
export function stepTo({ moments }, tape, wanted) {
  const told = Math.min(moments.length, Math.max(0, wanted));
  return { ...tape, time: moments[told - 1]?.at ?? 0, told, isPlaying: false };
}

/** @param {Story} story @param {number} time */
function toldBy({ moments }, time) {
  const ahead = moments.findIndex(({ at }) => at > time);
  return ahead < 0 ? moments.length : ahead;
}

/**
 * What a seat has so far. A word that others claimed too is worth nothing from the
 * start, so that the sums end where the reveal's do.
 * @param {Story} story
 * @param {Tape} tape
 * @param {number} seat
 */
export function scoreOf({ moments }, { told }, seat) {
  const own = moments.slice(0, told).filter((moment) => moment.seat === seat);
  const points = own.reduce((sum, moment) => sum + moment.points, 0);
  return { points, words: own.length };
}
