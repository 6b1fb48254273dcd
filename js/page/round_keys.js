/**
 * What a key means at the tray. Letters spell, a full stop turns the grid. When letters or a pointer made the path,
 * Enter and Space submit, wherever the focus is; else, and after an arrow, they do what
 * the focused thing does: in the grid they take the cube, and Enter on the cube taken
 * last submits.
 *
 * @typedef {object} Pressed
 * @property {string} key
 * @property {boolean} held Ctrl, Alt or the like
 * @property {boolean} repeat
 *
 * @typedef {object} Place
 * @property {number | null} cell the focused cube
 * @property {boolean} onControl another control has the focus
 * @property {boolean} ready letters or a pointer made the path
 * @property {boolean} onLast the focused cube is the last of the path
 * @property {number} n cubes along a side
 * @property {number} quarters that the grid is turned by
 *
 * @typedef {{kind: "letter", letter: string} | {kind: "back" | "clear" | "submit"} |
 *   {kind: "turn"} | {kind: "tap", cell: number} | {kind: "focus", cell: number}} Meaning
 */
import { cellAtPlace, placeOfCell } from "../board/hunt_turn.js";

/** @type {Readonly<Record<string, readonly [number, number]>>} rows and columns */
const ARROWS = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * @param {Pressed} pressed
 * @param {Place} place
 * @returns {Meaning | null} null: the browser may have it
 */
export function meaningOf({ key, held, repeat }, place) {
  if (held) return null;
  if (key in ARROWS) return arrow(key, place);
  if (key === "Backspace") return { kind: "back" };
  if (repeat) return null;
  if (/^[a-z]$/i.test(key)) return { kind: "letter", letter: key.toLowerCase() };
  if (key === "Escape") return { kind: "clear" };
  if (key === ".") return { kind: "turn" };
  if (key === "Enter" || key === " ") return confirmed(key, place);
  return null;
}

/**
 * @param {string} key
 * @param {Place} place
 * @returns {Meaning | null}
 */
function confirmed(key, { ready, cell, onLast, onControl }) {
  if (ready) return { kind: "submit" };
  if (cell !== null) {
    return onLast && key === "Enter" ? { kind: "submit" } : { kind: "tap", cell };
  }
  return onControl ? null : { kind: "submit" };
}

/**
 * @param {string} key
 * @param {Place} place
 * @returns {Meaning | null}
 */
function arrow(key, { cell, onControl, n, quarters }) {
  if (cell === null) return onControl ? null : { kind: "focus", cell: -1 };
  const [down, right] = ARROWS[key] ?? [0, 0];
  /** @param {number} at */
  const within = (at) => Math.min(n - 1, Math.max(0, at));
  const place = placeOfCell(n, quarters, cell);
  const row = within(Math.floor(place / n) + down);
  const column = within((place % n) + right);
  return { kind: "focus", cell: cellAtPlace(n, quarters, row * n + column) };
}
