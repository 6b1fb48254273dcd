/**
 * Where the next typed letter goes (X21). Pure; which tiles there are is the hand's.
 *
 * @import { Hand } from "./tile_hand.js"
 * @typedef {object} Cursor
 * @property {number | null} square null: beyond the edge, where nothing can be laid
 * @property {boolean} down
 */
import { beside, isEmpty } from "../store/tile_notation.js";
import { laidOn, lay, takeBack, tileFor } from "./tile_hand.js";

/**
 * A square is pressed: once for rightward, again for downward.
 * @param {Cursor | null} cursor
 * @param {number} square
 * @returns {Cursor}
 */
export function pressed(cursor, square) {
  if (cursor?.square !== square) return { square, down: false };
  return { square, down: !cursor.down };
}

/**
 * The first free square from here on.
 * @param {Hand} hand
 * @param {string} board
 * @param {Cursor} cursor
 * @returns {Cursor}
 */
export function freeFrom(hand, board, { square, down }) {
  let next = square;
  while (next !== null && (!isEmpty(board, next) || laidOn(hand, next))) {
    next = beside(next, down);
  }
  return { square: next, down };
}

/**
 * @param {Hand} hand
 * @param {string} board
 * @param {Cursor} cursor
 * @param {{letter: string, asBlank: boolean}} typed `letter`: a capital
 * @returns {{hand: Hand, cursor: Cursor} | null} null: there is no tile, or no square
 */
export function typed(hand, board, cursor, { letter, asBlank }) {
  const { square, down } = freeFrom(hand, board, cursor);
  const tile = tileFor(hand, letter, asBlank);
  if (square === null || !tile) return null;
  const after = lay(hand, board, { ...tile, square });
  return { hand: after, cursor: freeFrom(after, board, { square, down }) };
}

/**
 * Backspace: the tile laid last comes back, and the next letter goes where it lay.
 * @param {Hand} hand
 * @param {Cursor | null} cursor
 * @returns {{hand: Hand, cursor: Cursor} | null} null: nothing is laid
 */
export function erased(hand, cursor) {
  const last = hand.laid.at(-1);
  if (!last) return null;
  return {
    hand: takeBack(hand, last.square),
    cursor: { square: last.square, down: cursor?.down ?? false },
  };
}

/** @param {number} square @param {string} key of an arrow @returns {number | null} null: the edge, or no arrow */
export function besideKey(square, key) {
  if (key === "ArrowRight") return beside(square, false);
  if (key === "ArrowLeft") return beside(square, false, -1);
  if (key === "ArrowDown") return beside(square, true);
  if (key === "ArrowUp") return beside(square, true, -1);
  return null;
}
