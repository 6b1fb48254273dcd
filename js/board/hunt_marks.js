/**
 * What the hunt's face shows above the cubes: rings, ribbon and discs.
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Ui } from "./hunt_face.js"
 * @import { Lie } from "./hunt_lie.js"
 * @import { Layout, Marks } from "./hunt_tray.js"
 * @import { Pen } from "./pen.js"
 */
import { pathOf } from "./hunt_face.js";
import { nextCells } from "./hunt_path.js";
import { paintMarks } from "./hunt_tray.js";
import { paintNudge } from "./nudge.js";

/** How long the broken rings of a refused path stay, ms. */
const REFUSAL_SHOWS = 900;

/**
 * Paints the layer of marks.
 * @param {Pen} pen
 * @param {Layout} layout
 * @param {{view: HuntView, ui: Ui, lies: readonly Lie[], reduced: boolean,
 *   forced: boolean}} shown
 * @param {number} moment
 * @returns {boolean} whether it still moves
 */
export function draw(pen, layout, { view, ui, lies, reduced, forced }, moment) {
  const marks = { ...marksOf(view, ui, moment), lies, reduced, forced };
  const isMoving = paintMarks(pen, layout, marks);
  const isFading = marks.refused;
  if (!ui.nudge || reduced || forced) return isMoving || isFading;
  const { cell, since } = ui.nudge;
  const cube = { cell, text: marks.cells[cell] ?? "", lie: lies[cell] };
  return paintNudge(pen, layout, cube, moment - since) || isMoving || isFading;
}

/**
 * @param {HuntView} view
 * @param {Ui} ui
 * @param {number} moment
 * @returns {Omit<Marks, "lies" | "reduced" | "forced">}
 */
export function marksOf(view, ui, moment) {
  const path = pathOf(ui);
  const since = ui.finger.refused ? ui.notice?.since : undefined;
  const shake = moment - (since ?? Number.NEGATIVE_INFINITY);
  return {
    cells: view.cells ?? [],
    table: view.game,
    path,
    next: nextCells(view.size, path),
    refused: path.length > 0 && shake < REFUSAL_SHOWS,
    order: false,
    closed: false,
    ages: { rings: moment - ui.since.path, last: moment - ui.since.take },
    shake,
  };
}
