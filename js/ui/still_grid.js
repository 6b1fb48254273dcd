/**
 * A grid that is only looked at, with one word's way over it.
 *
 * @import { Lie } from "../board/hunt_lie.js"
 * @import { Marks } from "../board/hunt_tray.js"
 * @import { Table } from "../board/pieces.js"
 *
 * @typedef {object} Shown
 * @property {readonly string[]} cells
 * @property {readonly number[]} path
 * @property {readonly Lie[]} [lies] by cell; upright when not said
 * @property {Table} [table] whose tray it is; the hunt's when not said
 */
import { huntLayout, paintMarks, paintTray } from "../board/hunt_tray.js";
import { TRAY_MARGIN } from "../board/tray_pictures.js";
import { hasForcedColours, surface } from "./surface.js";
import { theme } from "./theme.js";

const LONG_AGO = Number.POSITIVE_INFINITY;

/** @type {Omit<Marks, "cells" | "path">} */
const AT_REST = {
  next: [],
  refused: false,
  order: true,
  closed: true,
  ages: { rings: LONG_AGO, last: LONG_AGO },
  reduced: true,
  shake: LONG_AGO,
};

/**
 * @param {HTMLElement} host square; the canvases reach beyond it for the tray's shadow
 * @param {() => Shown} shown
 * @returns {{repaint: () => void, repaintAll: () => void, stop: () => void}} `repaint`:
 *   another path; `repaintAll`: cubes that lie otherwise
 */
export function stillGrid(host, shown) {
  const [tray, marks] = [
    document.createElement("canvas"),
    document.createElement("canvas"),
  ];
  host.replaceChildren(tray, marks);
  /** @param {import("../board/pen.js").Pen} pen @param {number} width */
  const layoutIn = (pen, width) => {
    const side = width / (1 + 2 * TRAY_MARGIN);
    pen.translate(side * TRAY_MARGIN, side * TRAY_MARGIN);
    return huntLayout(side, Math.sqrt(shown().cells.length));
  };
  const below = surface(tray, (pen, width) => {
    const { cells, lies, table = "hunt" } = shown();
    const look = { cells, lies, table, theme: theme(), forced: hasForcedColours() };
    paintTray(pen, layoutIn(pen, width), look);
  });
  const above = surface(marks, (pen, width) => {
    const layout = layoutIn(pen, width);
    paintMarks(pen, layout, { ...AT_REST, ...shown(), forced: hasForcedColours() });
  });
  return {
    repaint: above.repaint,
    repaintAll() {
      below.repaint();
      above.repaint();
    },
    stop() {
      below.stop();
      above.stop();
    },
  };
}
