/**
 * Squares and plays of the crossword as text (docs/notation.md): geometry, no rules.
 *
 * @import { TurnView } from "../protocol.js"
 * @typedef {{square: number, tile: string}} Lying a tile on a square from 0, row by row;
 *   a small letter is a blank
 * @typedef {{word: string, squares: number[]}} Made
 */

/** Squares along a side. */
export const SIZE = 15;
export const SQUARES = SIZE ** 2;

const EMPTY = ".";
const PLACE = /^(?:(\d{1,2})([A-O])|([A-O])(\d{1,2}))$/;
const FIRST_COLUMN = "A".charCodeAt(0);

/** Row and column from 0. @param {number} square */
export function rowAndColumn(square) {
  return { row: Math.floor(square / SIZE), column: square % SIZE };
}

/** As a play across would name it: 8H. @param {number} square */
export function squareName(square) {
  const { row, column } = rowAndColumn(square);
  return `${row + 1}${String.fromCharCode(FIRST_COLUMN + column)}`;
}

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

/** @param {boolean} down @returns {number} from a square to the next of its line */
export const stepOf = (down) => (down ? SIZE : 1);

/** The next square of a line; null beyond the edge. @param {number} square @param {boolean} down @param {1 | -1} [way] */
export function beside(square, down, way = 1) {
  const { row, column } = rowAndColumn(square);
  const at = (down ? row : column) + way;
  return at < 0 || at >= SIZE ? null : square + way * stepOf(down);
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
  const { row, column } = rowAndColumn(begin.square);
  if ((begin.down ? row : column) + tiles.length > SIZE) return null;
  const squares = [...tiles].map((tile, i) => ({
    square: begin.square + i * stepOf(begin.down),
    tile,
  }));
  return squares.filter(({ tile }) => tile !== EMPTY);
}

/** @param {readonly TurnView[]} turns @returns {Lying[]} that the last of them laid */
export function laidLast(turns) {
  const { place, tiles } = turns.at(-1) ?? {};
  return (place && tiles && laidBy(place, tiles)) || [];
}

/**
 * The board as it was after some turns, row after row in one text.
 * @param {readonly TurnView[]} turns
 */
export function boardAfter(turns) {
  const board = Array(SQUARES).fill(EMPTY);
  for (const { place, tiles } of turns) {
    for (const { square, tile } of (place && tiles && laidBy(place, tiles)) || []) {
      board[square] = tile;
    }
  }
  return board.join("");
}

/** @param {string} board @param {readonly Lying[]} laid */
export function withLaid(board, laid) {
  const squares = [...board];
  for (const { square, tile } of laid) squares[square] = tile;
  return squares.join("");
}

/** @param {string} board @param {number} square */
export const isEmpty = (board, square) => board[square] === EMPTY;

/**
 * Every word of two letters and more through laid tiles, with its squares, once.
 * @param {string} board without them
 * @param {readonly Lying[]} laid
 * @returns {Made[]}
 */
export function wordsThrough(board, laid) {
  const whole = withLaid(board, laid);
  /** @type {Map<string, Made>} */
  const found = new Map();
  for (const { square } of laid) {
    for (const down of [false, true]) {
      const squares = runThrough(whole, square, down);
      if (squares.length < 2) continue;
      const word = squares.map((one) => whole[one]).join("");
      found.set(squares.join(), { word: word.toLowerCase(), squares });
    }
  }
  return [...found.values()];
}

/** @param {string} board @param {number} square @param {boolean} down */
function runThrough(board, square, down) {
  const squares = [square];
  for (const way of /** @type {const} */ ([-1, 1])) {
    let next = beside(square, down, way);
    while (next !== null && !isEmpty(board, next)) {
      squares.push(next);
      next = beside(next, down, way);
    }
  }
  return squares.sort((a, b) => a - b);
}
