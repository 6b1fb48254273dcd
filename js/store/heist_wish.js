import { NORMAL, PERSON, peopleIn } from "./crossword_wish.js";
import { listOf, oneOf, record, text } from "./shape.js";

/**
 * What the next table of Lexiheist is to agree on (T1, T6). Six seats are kept: what was
 * chosen for one stays known while fewer play.
 *
 * @typedef {object} HeistOptions as the engine takes them
 * @property {number} timer seconds a turn
 * @property {number[]} players by seat: 0 a person, 1 to 3 Easy, Normal, Hard
 *
 * @typedef {HeistOptions & {seats: number, profiles: string[]}} HeistWish `profiles`: by
 *   person at the table, whose credits are earned; "": nobody's. Who is not told of is the
 *   active profile, or nobody (`earnersAt`)
 */

export const FEWEST_HEIST = 2;
export const MOST_HEIST = 6;

/** The choices (T1, T6). */
export const HEIST = Object.freeze({
  timer: Object.freeze([90, 60]),
  players: Object.freeze([PERSON, 1, NORMAL, 3]),
  seats: Object.freeze([2, 3, 4, 5, 6]),
});

/** @type {Readonly<HeistWish>} */
export const HEIST_WISH = Object.freeze({
  timer: 90,
  seats: 3,
  players: [PERSON, NORMAL, NORMAL, NORMAL, NORMAL, NORMAL],
  profiles: [],
});

const players = listOf(oneOf(HEIST.players), MOST_HEIST);
const optionsShape = record({ timer: oneOf(HEIST.timer), players });
const wishShape = record({
  timer: oneOf(HEIST.timer),
  seats: oneOf(HEIST.seats),
  players,
  profiles: listOf(text(36), MOST_HEIST),
});

/** @param {unknown} value @returns {string | null} */
export function heistWishFault(value) {
  const fault = wishShape(value);
  if (fault !== null) return fault;
  const wish = /** @type {HeistWish} */ (value);
  return wish.players.length === MOST_HEIST ? null : "players";
}

/** @param {unknown} value @returns {string | null} */
export function heistOptionsFault(value) {
  const fault = optionsShape(value);
  if (fault !== null) return fault;
  const { players: kinds } = /** @type {HeistOptions} */ (value);
  return kinds.length < FEWEST_HEIST || !kinds.includes(PERSON) ? "players" : null;
}

/**
 * @param {HeistWish} wish
 * @returns {HeistOptions | null} null: somebody at the table has to be a person
 */
export function heistOptionsOf({ timer, seats, players: all }) {
  const sitting = all.slice(0, seats);
  return peopleIn(sitting) ? { timer, players: sitting } : null;
}
