/**
 * Paths over a grid of n×n cells, numbered row by row. A path is never changed in place.
 * Whether a path is a word is not known here.
 * @typedef {readonly number[]} Path
 */

/**
 * @param {number} n
 * @param {number} cell
 * @returns {number[]} the up to eight cells around it, in order of their numbers (H6)
 */
export function neighbours(n, cell) {
  const row = Math.floor(cell / n);
  const col = cell % n;
  const around = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(n - 1, row + 1); r++) {
    for (let c = Math.max(0, col - 1); c <= Math.min(n - 1, col + 1); c++) {
      if (r !== row || c !== col) around.push(r * n + c);
    }
  }
  return around;
}

/**
 * The cells that wear a gold ring (H7): none before a path has begun.
 * @param {number} n
 * @param {Path} path
 * @returns {number[]}
 */
export function nextCells(n, path) {
  const last = path.at(-1);
  if (last === undefined) return [];
  return neighbours(n, last).filter((cell) => !path.includes(cell));
}

/**
 * @param {number} n
 * @param {Path} path
 * @param {number} cell
 */
export function canExtend(n, path, cell) {
  return path.length === 0 || nextCells(n, path).includes(cell);
}

/**
 * @param {number} n
 * @param {Path} path
 * @param {number} cell
 * @returns {Path} the same path where the cell may not follow
 */
export function extend(n, path, cell) {
  return canExtend(n, path, cell) ? [...path, cell] : path;
}

/**
 * @param {Path} path
 * @returns {Path}
 */
export function back(path) {
  return path.slice(0, -1);
}

/**
 * A tap (H7): starts, extends, drops the last cube, or cuts back to an earlier one.
 * @param {number} n
 * @param {Path} path
 * @param {number} cell
 * @returns {{path: Path, illegal: boolean}}
 */
export function tapCell(n, path, cell) {
  const at = path.indexOf(cell);
  if (at < 0)
    return { path: extend(n, path, cell), illegal: !canExtend(n, path, cell) };
  const isLast = at === path.length - 1;
  return { path: isLast ? back(path) : path.slice(0, at + 1), illegal: false };
}

/**
 * @param {readonly string[]} cells the texts on the cubes
 * @param {Path} path
 * @returns {string} the word in small letters; a Qu cube gives two (H10)
 */
export function spell(cells, path) {
  return path
    .map((cell) => cells[cell] ?? "")
    .join("")
    .toLowerCase();
}
