import { listOf, oneOf, record } from "./shape.js";

/**
 * What the next crossword table is to agree on (X1, X4). Four seats are kept: what was
 * chosen for one stays known while fewer play.
 *
 * @typedef {object} CrosswordOptions as the engine takes them
 * @property {number} tiles
 * @property {number} timer seconds a turn, 0: none
 * @property {number[]} players by seat: 0 a person, 1 to 3 Easy, Normal, Hard
 *
 * @typedef {CrosswordOptions & {seats: number}} CrosswordWish
 */

export const FEWEST_TABLE = 2;
export const MOST_TABLE = 4;
export const PERSON = 0;
export const NORMAL = 2;

/** The choices (X4), in the order of a player's patience. */
export const CROSSWORD = Object.freeze({
  tiles: Object.freeze([100, 50]),
  timer: Object.freeze([240, 120, 60, 0]),
  players: Object.freeze([PERSON, 1, NORMAL, 3]),
  seats: Object.freeze([2, 3, 4]),
});

/** One tap seats one computer player, Normal (X20). @type {Readonly<CrosswordWish>} */
export const CROSSWORD_WISH = Object.freeze({
  tiles: 100,
  timer: 120,
  seats: 2,
  players: [PERSON, NORMAL, NORMAL, NORMAL],
});

const players = listOf(oneOf(CROSSWORD.players), MOST_TABLE);

const shapeFault = record({
  tiles: oneOf(CROSSWORD.tiles),
  timer: oneOf(CROSSWORD.timer),
  seats: oneOf(CROSSWORD.seats),
  players,
});

/** @param {unknown} value @returns {string | null} */
export function crosswordWishFault(value) {
  const fault = shapeFault(value);
  if (fault !== null) return fault;
  const wish = /** @type {CrosswordWish} */ (value);
  return wish.players.length === MOST_TABLE ? null : "players";
}

const optionsShape = record({
  tiles: oneOf(CROSSWORD.tiles),
  timer: oneOf(CROSSWORD.timer),
  players,
});

/** @param {unknown} value @returns {string | null} */
export function crosswordOptionsFault(value) {
  const fault = optionsShape(value);
  if (fault !== null) return fault;
  const { players: kinds } = /** @type {CrosswordOptions} */ (value);
  if (kinds.length < FEWEST_TABLE || !kinds.includes(PERSON)) return "players";
  return null;
}

/** How many of a table are people. @param {readonly number[]} players */
export const peopleIn = (players) => players.filter((one) => one === PERSON).length;

/**
 * Nobody waits for a person who is alone (X4): only there may turns be without a timer,
 * and only there is one wanted for lack of it.
 * @param {CrosswordWish} wish
 * @returns {CrosswordOptions | null} null: somebody at the table has to be a person
 */
export function optionsOf({ tiles, timer, seats, players: all }) {
  const sitting = all.slice(0, seats);
  const people = peopleIn(sitting);
  if (people === 0) return null;
  const isUntimed = timer === 0 && people > 1;
  return { tiles, timer: isUntimed ? CROSSWORD_WISH.timer : timer, players: sitting };
}
