/**
 * Plays of the crossword as text (docs/notation.md).
 *
 * @import { Lying } from "./tile_notation.js"
 */
import { TILE_KINDS } from "./tile_kinds.js";

const { size: SIZE } = TILE_KINDS.crossword;
const PLACE = /^(?:(\d{1,2})([A-O])|([A-O])(\d{1,2}))$/;
const FIRST_COLUMN = "A".charCodeAt(0);
const THERE = ".";

/**
 * @param {string} place 8D across, D8 down
 * @returns {{square: number, down: boolean} | null}
 */
export function placeOf(place) {
  const found = PLACE.exec(place);
  if (!found) return null;
  const down = found[3] !== undefined;
  const row = Number(down ? found[4] : found[1]) - 1;
  const column = String(down ? found[3] : found[2]).charCodeAt(0) - FIRST_COLUMN;
  if (row < 0 || row >= SIZE) return null;
  return { square: row * SIZE + column, down };
}

/**
 * The squares of a play with the tiles that it lays; null when it leaves the board.
 * @param {string} place
 * @param {string} tiles `.` for a tile that lies there
 * @returns {Lying[] | null}
 */
export function laidBy(place, tiles) {
  const begin = placeOf(place);
  if (!begin) return null;
  const { square: first, down } = begin;
  const at = down ? Math.floor(first / SIZE) : first % SIZE;
  if (at + tiles.length > SIZE) return null;
  const step = down ? SIZE : 1;
  const squares = [...tiles].map((tile, i) => ({ square: first + i * step, tile }));
  return squares.filter(({ tile }) => tile !== THERE);
}
