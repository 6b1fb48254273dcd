/**
 * The texts that members hash and sign, each told apart by its first line; the engine
 * has the same (py/lexigrid/games/fair_texts.py).
 *
 * @typedef {{room: string, turn: string, dealHash: string}} Turn which deal of which round
 */
import { fromHex, toBase64 } from "../net/bytes.js";
import { SECRET_BYTES } from "../net/secret.js";
import { sha256 } from "../store/sha256.js";

/**
 * The secret of a room, made of who founds it: whoever has the link can tell the founder
 * from anybody who says so.
 * @param {string} founder
 * @param {string} grain 32 hexadecimal digits that nobody guesses
 */
export function secretOf(founder, grain) {
  const digest = sha256(["lexigrid founder 1", founder, grain].join("\n"));
  return toBase64(fromHex(digest).subarray(0, SECRET_BYTES));
}

/** @param {string} room @param {number} n @param {string} body */
export const entryText = (room, n, body) => `lexigrid feed 1\n${room}\n${n}\n${body}`;

/** @param {string} text the deal as JSON */
export const dealHashOf = (text) => sha256(text);

/** @param {Turn} turn @param {string} member @param {string} nonce */
export function promiseOf({ room, turn, dealHash }, member, nonce) {
  return sha256(["lexigrid nonce 1", room, turn, member, dealHash, nonce].join("\n"));
}

/** @param {Turn} turn @param {readonly string[]} nonces in seat order */
export function seedOf({ room, turn, dealHash }, nonces) {
  return sha256(["lexigrid seed 1", room, turn, dealHash, ...nonces].join("\n"));
}

/**
 * @param {{room: string, turn: string}} where
 * @param {number} seat
 * @param {{salt: string, list: string}} opened
 */
export function sealOf({ room, turn }, seat, { salt, list }) {
  return sha256(["lexigrid list 1", room, turn, seat, salt, list].join("\n"));
}

/** So many that nobody finds two unlike feeds with one mark. */
const MARK_DIGITS = 32;

/**
 * The mark of what was said, so that unlike feeds of equal length are noticed.
 * @param {string} text
 */
export const markOf = (text) => sha256(text).slice(0, MARK_DIGITS);
