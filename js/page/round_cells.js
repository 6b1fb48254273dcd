/**
 * The grid for those who do not see or point: one clear button over each cube, one of
 * which the Tab key reaches.
 *
 * @import { Does, Shown } from "./round_screen.js"
 */
import { html } from "lit-html";
import { standing } from "../board/hunt_face.js";
import { cellAtPlace, placeOfCell } from "../board/hunt_turn.js";
import { CUBES } from "../ui/words.js";

/** @param {Shown} shown @param {Does} does */
export function gridOfCells(shown, does) {
  const n = shown.options.size;
  /** @param {number} place */
  const at = (place) => cellOf(shown, does, cellAtPlace(n, shown.quarters, place));
  const line = [...Array(n).keys()];
  return html`<div class="cells" role="grid" aria-label=${CUBES.grid}>
    ${line.map(
      (row) =>
        html`<div role="row">${line.map((column) => at(row * n + column))}</div>`,
    )}
  </div>`;
}

/** @param {Shown} shown @param {Does} does @param {number} cell */
function cellOf(shown, does, cell) {
  const tabindex = cell === shown.cursor ? 0 : -1;
  // A press of a finger or mouse has been answered already, by the tray.
  const press = (/** @type {MouseEvent} */ { detail }) =>
    detail === 0 && does.tap(cell);
  return html`<div role="gridcell">
    <button type="button" data-cell=${cell} tabindex=${tabindex} aria-label=${labelOf(shown, cell)} @click=${press}></button>
  </div>`;
}

/** @param {Shown} shown @param {number} cell */
export function labelOf({ view, ui, quarters, options: { size } }, cell) {
  const place = placeOfCell(size, quarters, cell);
  const [row, column] = [Math.floor(place / size) + 1, (place % size) + 1];
  const text = view?.cells?.[cell] ?? CUBES.covered;
  const cube = CUBES.cube(text, row, column);
  if (!view) return cube;
  const { state, step } = standing(view, ui, cell);
  if (state === "plain") return cube;
  const told = { next: CUBES.next, taken: CUBES.taken(step), last: CUBES.last };
  return `${cube}, ${told[state]}`;
}
