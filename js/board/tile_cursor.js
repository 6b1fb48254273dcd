/**
 * Where the next typed letter goes (X21). Pure; which tiles there are is the hand's.
 *
 * @import { Ground, Hand } from "./tile_hand.js"
 * @typedef {object} Cursor
 * @property {number | null} square null: beyond the edge, where nothing can be laid
 * @property {boolean} down
 */
import { beside, sizeOf } from "../store/tile_notation.js";
import { laidOn, lay, recall, takeBack, takes, tileFor } from "./tile_hand.js";

/**
 * A square is pressed: once for rightward, again for downward, once more to put the arrow
 * away.
 * @param {Cursor | null} cursor
 * @param {number} square
 * @returns {Cursor | null}
 */
export function pressed(cursor, square) {
  if (cursor?.square !== square) return { square, down: false };
  return cursor.down ? null : { square, down: true };
}

/**
 * The first square from here on that takes a tile.
 * @param {Hand} hand
 * @param {Ground} ground
 * @param {Cursor} cursor
 * @returns {Cursor}
 */
export function freeFrom(hand, ground, { square, down }) {
  const size = sizeOf(ground.board);
  let next = square;
  while (next !== null && (!takes(ground, next) || laidOn(hand, next))) {
    next = beside(size, next, down);
  }
  return { square: next, down };
}

/**
 * A letter that is there already is gone over: nothing is laid on its like (T9).
 * @param {Hand} hand
 * @param {Ground} ground
 * @param {Cursor} cursor
 * @param {{letter: string, asBlank: boolean}} typed `letter`: a capital
 * @returns {{hand: Hand, cursor: Cursor} | null} null: there is no tile, or no square
 */
export function typed(hand, ground, cursor, { letter, asBlank }) {
  const { square, down } = freeFrom(hand, ground, cursor);
  if (square === null) return null;
  if (ground.board[square]?.toUpperCase() === letter) {
    const next = beside(sizeOf(ground.board), square, down);
    return { hand, cursor: freeFrom(hand, ground, { square: next, down }) };
  }
  const tile = tileFor(hand, letter, asBlank);
  if (!tile) return null;
  const after = lay(hand, ground, { ...tile, square });
  return { hand: after, cursor: freeFrom(after, ground, { square, down }) };
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

/**
 * All tiles come back, and the next letter goes where the first of them lay.
 * @param {Hand} hand
 * @param {Cursor | null} cursor
 * @returns {{hand: Hand, cursor: Cursor | null}}
 */
export function recalled(hand, cursor) {
  const first = hand.laid[0];
  const after = cursor && first ? { ...cursor, square: first.square } : cursor;
  return { hand: recall(hand), cursor: after };
}

/**
 * @param {number} size squares along a side
 * @param {number} square
 * @param {string} key of an arrow
 * @returns {number | null} null: the edge, or no arrow
 */
export function besideKey(size, square, key) {
  if (key === "ArrowRight") return beside(size, square, false);
  if (key === "ArrowLeft") return beside(size, square, false, -1);
  if (key === "ArrowDown") return beside(size, square, true);
  if (key === "ArrowUp") return beside(size, square, true, -1);
  return null;
}
