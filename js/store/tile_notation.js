/**
 * Boards of the games with tiles as text, row after row: geometry, no rules.
 *
 * @import { HeistTurnView, TurnView } from "../protocol.js"
 * @typedef {{square: number, tile: string}} Lying a tile on a square from 0, row by row;
 *   a small letter is a blank
 * @typedef {{word: string, squares: number[]}} Made
 * @typedef {TurnView | HeistTurnView} Turn
 */
import { laidBy } from "./crossword_notation.js";

export const EMPTY = ".";
const FIRST_COLUMN = "A".charCodeAt(0);

/** Squares along a side. @param {string} board */
export const sizeOf = (board) => Math.sqrt(board.length);

/** As a play of the crossword across would name it: 8H. @param {number} size @param {number} square */
export function squareName(size, square) {
  const column = String.fromCharCode(FIRST_COLUMN + (square % size));
  return `${Math.floor(square / size) + 1}${column}`;
}

/**
 * The next square of a line; null beyond the edge.
 * @param {number} size
 * @param {number} square
 * @param {boolean} down
 * @param {1 | -1} [way]
 */
export function beside(size, square, down, way = 1) {
  const at = (down ? Math.floor(square / size) : square % size) + way;
  return at < 0 || at >= size ? null : square + way * (down ? size : 1);
}

/** The tiles that a turn laid. @param {Turn} turn @returns {readonly Lying[]} */
export function laidIn(turn) {
  if ("laid" in turn) return turn.laid;
  const { place, tiles } = turn;
  return (place && tiles && laidBy(place, tiles)) || [];
}

/** @param {readonly Turn[]} turns @returns {readonly Lying[]} that the last of them laid */
export function laidLast(turns) {
  const last = turns.at(-1);
  return last ? laidIn(last) : [];
}

/**
 * The turns since a seat's own; all before it has played.
 * @template {{seat: number}} T
 * @param {readonly T[]} turns
 * @param {number | null} seat
 */
export const turnsSince = (turns, seat) =>
  turns.slice(turns.findLastIndex((turn) => turn.seat === seat) + 1);

/**
 * What lies there since a seat's own turn; of itself, where nobody has played since, and of
 * the last turn before it has played.
 * @param {readonly Turn[]} turns
 * @param {number | null} seat
 * @returns {readonly Lying[]}
 */
export function laidSince(turns, seat) {
  const since = turnsSince(turns, seat);
  const isOthers = since.length > 0 && since.length < turns.length;
  return isOthers ? since.flatMap(laidIn) : laidLast(turns);
}

/** A board on which nothing lies. @param {number} size */
export const emptyBoard = (size) => EMPTY.repeat(size ** 2);

/**
 * The board as it was after some turns: of letters on one square the latest.
 * @param {number} size
 * @param {readonly Turn[]} turns
 */
export function boardAfter(size, turns) {
  return withLaid(emptyBoard(size), turns.flatMap(laidIn));
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
  const size = sizeOf(board);
  const squares = [square];
  for (const way of /** @type {const} */ ([-1, 1])) {
    let next = beside(size, square, down, way);
    while (next !== null && !isEmpty(board, next)) {
      squares.push(next);
      next = beside(size, next, down, way);
    }
  }
  return squares.sort((a, b) => a - b);
}
