import { waysFor } from "./hunt_typing.js";

/**
 * Where anything may be written (C10), a letter that finds no cube makes of the path a
 * word without one.
 *
 * @import { Typed } from "./hunt_typing.js"
 */

/** As the engine takes it. */
const LONGEST = 26;

/**
 * @param {number} n
 * @param {readonly string[]} cells
 * @param {{typed: Typed, written: string}} before
 * @param {string} letter
 * @returns {string | null} the written word, cut where it would be too long; null: a
 *   path spells it
 */
export function writeLetter(n, cells, { typed, written }, letter) {
  const text = (written || typed.text) + letter;
  if (waysFor(n, cells, text).length > 0) return null;
  return text.slice(0, LONGEST);
}
