/**
 * The grid as it lies before the player, who may turn it by quarters. Cells keep their
 * numbers, and so do paths; only the place where a cell is seen is another. Places are
 * numbered row by row, like the cells of a grid that has not been turned.
 */

/**
 * @param {number} n cubes along a side
 * @param {number} quarters clockwise
 * @param {number} cell
 * @returns {number} its place
 */
export function placeOfCell(n, quarters, cell) {
  let [row, column] = [Math.floor(cell / n), cell % n];
  for (let i = 0; i < quarters; i++) [row, column] = [column, n - 1 - row];
  return row * n + column;
}

/**
 * @param {number} n
 * @param {number} quarters 0 to 3
 * @param {number} place
 * @returns {number} the cell that is seen there
 */
export function cellAtPlace(n, quarters, place) {
  return placeOfCell(n, (4 - quarters) % 4, place);
}
