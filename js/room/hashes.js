/**
 * The texts that members hash and sign, each told apart by its first line; the engine
 * has the same (py/lexigrid/games/fair_texts.py).
 *
 * @typedef {{room: string, turn: string, dealHash: string}} Turn which deal of which round
 */
import { sha256 } from "../store/sha256.js";

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

/** @param {Uint8Array} bytes */
export function hexOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
