import { back, nextCells, spell } from "./hunt_path.js";

/**
 * Words by typing: the letters choose the path. Q means the Qu cube, and the U that habit
 * adds after it is swallowed, once: S-Q-U-U-S-H needs a U cube after the Qu.
 *
 * @import { Path } from "./hunt_path.js"
 *
 * @typedef {object} Typed
 * @property {string} text the keys, small; a Q whose U has not been typed yet stands alone
 * @property {Path} path one cube for each letter, Q with its U being one
 */

/** Real grids have a few dozen ways at most; grids of one letter have millions. */
const MOST_WAYS = 2000;

/**
 * The typed form of a path that came by taps or a drag.
 * @param {readonly string[]} cells
 * @param {Path} path
 * @returns {Typed}
 */
export function typedFrom(cells, path) {
  const text = spell(cells, path);
  const isOpen = isQu(cells[path.at(-1) ?? -1]);
  return { text: isOpen ? text.slice(0, -1) : text, path };
}

/**
 * Prefers the way that goes on from the present path; else the first in order of cells.
 * @param {number} n
 * @param {readonly string[]} cells
 * @param {Typed} typed
 * @param {string} letter
 * @returns {{typed: Typed, path: Path, illegal: boolean}} unchanged where nothing fits
 */
export function typeLetter(n, cells, typed, letter) {
  const text = typed.text + letter.toLowerCase();
  if (text.endsWith("qu")) return result({ text, path: typed.path });
  const path = onward(n, cells, typed.path, text) ?? waysFor(n, cells, text)[0];
  return path ? result({ text, path }) : { ...result(typed), illegal: true };
}

/**
 * Backspace: drops the last cube, with both its letters if it is Qu.
 * @param {Typed} typed
 * @returns {Typed}
 */
export function untype(typed) {
  return { text: cubesOf(typed.text).slice(0, -1).join(""), path: back(typed.path) };
}

/**
 * All paths that spell the typed text, in order of cells.
 * @param {number} n
 * @param {readonly string[]} cells
 * @param {string} text
 * @returns {Path[]}
 */
export function waysFor(n, cells, text) {
  const [first, ...rest] = cubesOf(text);
  /** @type {Path[]} */
  let ways = [...cells.keys()]
    .filter((cell) => isOn(cells[cell], first))
    .map((cell) => [cell]);
  for (const letters of rest) {
    ways = ways.flatMap((way) => longer(n, cells, way, letters)).slice(0, MOST_WAYS);
  }
  return ways;
}

/**
 * @param {number} n
 * @param {readonly string[]} cells
 * @param {Path} path
 * @param {string} text
 * @returns {Path | undefined}
 */
function onward(n, cells, path, text) {
  return longer(n, cells, path, cubesOf(text).at(-1))[0];
}

/**
 * @param {number} n
 * @param {readonly string[]} cells
 * @param {Path} way
 * @param {string | undefined} letters
 * @returns {Path[]}
 */
function longer(n, cells, way, letters) {
  return nextCells(n, way)
    .filter((cell) => isOn(cells[cell], letters))
    .map((cell) => [...way, cell]);
}

/**
 * @param {string} text
 * @returns {string[]} the keys of each cube
 */
function cubesOf(text) {
  return text.match(/qu?|[^q]/g) ?? [];
}

/**
 * @param {string | undefined} cube
 * @param {string | undefined} letters
 */
function isOn(cube, letters) {
  if (letters?.startsWith("q")) return isQu(cube);
  return cube !== undefined && cube.toLowerCase() === letters;
}

/** @param {string | undefined} cube */
function isQu(cube) {
  return cube?.toLowerCase() === "qu";
}

/**
 * @param {Typed} typed
 * @returns {{typed: Typed, path: Path, illegal: boolean}}
 */
function result(typed) {
  return { typed, path: typed.path, illegal: false };
}
