/**
 * The hunt's tray: where the cubes lie, the still layer (tray, cubes, letters) and the
 * layer of marks above it (rings, ribbon, discs). Both are drawn whole from what
 * they are given.
 *
 * @import { Lie } from "./hunt_lie.js"
 * @import { Pen, Theme } from "./pen.js"
 * @import { Table } from "./pieces.js"
 *
 * @typedef {{x: number, y: number, cx: number, cy: number}} Place
 *   the cube's corner, and the middle of its face
 * @typedef {{side: number, n: number, quarters: number, cube: number, pitch: number,
 *   cells: Place[]}} Layout CSS pixels from the tray's own corner
 * @typedef {object} TrayLook
 * @property {readonly string[]} cells
 * @property {readonly Lie[] | undefined} [lies] by cell; upright when not said
 * @property {Theme} theme
 * @property {Table} table
 * @property {boolean} [forced] forced colours
 *
 * @typedef {object} Marks
 * @property {readonly string[]} cells
 * @property {readonly Lie[] | undefined} [lies] by cell; upright when not said
 * @property {readonly number[]} path
 * @property {readonly number[]} next cells that wear a ring
 * @property {boolean} refused
 * @property {boolean} order numbers the cubes of the path
 * @property {boolean} closed a finished path: no cube is the last taken
 * @property {{rings: number, last: number}} ages ms since the rings appeared, and
 *   since the last cube was taken
 * @property {boolean} reduced no motion
 * @property {number} shake ms since the path was refused
 * @property {Table} [table] whose tray it is; the hunt's when not said
 * @property {boolean} [forced] forced colours
 */
import { paintFlatMarks, paintFlatTray } from "./hunt_flat.js";
import { placeOfCell } from "./hunt_turn.js";
import {
  discScale,
  isShaking,
  ribbonOut,
  ringDrop,
  ringsRest,
  shakeReach,
  TAKEN_RESTS,
} from "./motion.js";
import { wipe } from "./pen.js";
import { faceOf, GROOVE, paintCube, paintLetter } from "./pieces.js";
import { paintBrokenRing, paintCross, paintOrderPip, paintRibbon } from "./ribbon.js";
import { layCube, layDisc, layRing, layTray } from "./tray_pictures.js";

/** Parts of a cube's side. */
const DISC = 0.36;
const LAST_RING = 0.415;

/**
 * @param {number} side of the square tray
 * @param {number} n cubes along a side
 * @param {number} [quarters] that the grid is turned by, clockwise
 * @returns {Layout}
 */
export function huntLayout(side, n, quarters = 0) {
  const pad = side * (n > 4 ? 0.04 : 0.043);
  const gap = side * (n > 4 ? 0.018 : 0.02);
  const cube = (side - 2 * pad - (n - 1) * gap) / n;
  const pitch = cube + gap;
  const cells = Array.from({ length: n * n }, (_, cell) => {
    const place = placeOfCell(n, quarters, cell);
    const x = pad + (place % n) * pitch;
    const y = pad + Math.floor(place / n) * pitch;
    const face = faceOf({ x, y, side: cube });
    return { x, y, cx: face.x, cy: face.y };
  });
  return { side, n, quarters, cube, pitch, cells };
}

/** @param {Layout} layout @param {number} cell @returns {Place} */
function placeOf(layout, cell) {
  const place = layout.cells[cell];
  if (!place) throw new RangeError(`no cell ${cell} on a grid of size ${layout.n}`);
  return place;
}

/** @param {Layout} layout @param {number} cell */
function cubeAt(layout, cell) {
  const { x, y } = placeOf(layout, cell);
  return { x, y, side: layout.cube };
}

/** @param {Layout} layout @param {number} cell @param {number} part of the cube's side */
function roundAt(layout, cell, part) {
  const { cx, cy } = placeOf(layout, cell);
  return { x: cx, y: cy, r: layout.cube * part };
}

/**
 * The still layer. The pen's origin is the tray's corner.
 *
 * @param {Pen} pen
 * @param {Layout} layout
 * @param {TrayLook} look
 */
export function paintTray(pen, layout, look) {
  wipe(pen);
  if (look.forced) {
    paintFlatTray(pen, layout, look);
    return;
  }
  layTray(pen, layout, look);
  layout.cells.forEach((_, cell) => {
    const cube = cubeAt(layout, cell);
    const lie = look.lies?.[cell];
    if (lie?.tilt) paintCube(pen, cube, lie);
    else layCube(pen, cube);
    paintLetter(pen, cube, look.cells[cell] ?? "", { engraved: true, lie });
  });
}

/**
 * The layer of marks, on its own see-through canvas with the same origin.
 *
 * @param {Pen} pen
 * @param {Layout} layout
 * @param {Marks} marks
 * @returns {boolean} whether it still moves
 */
export function paintMarks(pen, layout, marks) {
  wipe(pen);
  const shown = marks.reduced ? atRest(marks) : marks;
  pen.save();
  if (shown.refused) pen.translate(shakeReach(shown.shake), 0);
  if (shown.forced) paintFlatMarks(pen, layout, shown);
  else paintShadedMarks(pen, layout, shown);
  pen.restore();
  return isMoving(shown);
}

/** @param {Marks} marks @returns {Marks} */
function atRest(marks) {
  const ages = { rings: Number.POSITIVE_INFINITY, last: Number.POSITIVE_INFINITY };
  return { ...marks, ages, shake: Number.POSITIVE_INFINITY };
}

/** @param {Marks} marks */
function isMoving({ path, next, ages, refused, shake }) {
  const ringsFall = ages.rings < ringsRest(next.length);
  const cubeIsTaken = path.length > 0 && ages.last < TAKEN_RESTS;
  return ringsFall || cubeIsTaken || (refused && isShaking(shake));
}

/** @param {Pen} pen @param {Layout} layout @param {Marks} marks */
function paintShadedMarks(pen, layout, marks) {
  const { path, ages, cells, lies, table = "hunt" } = marks;
  paintRings(pen, layout, marks);
  if (path.length > 1) {
    const spots = ribbonSpots(layout, path, ribbonOut(ages.last));
    paintRibbon(pen, spots, layout.cube * 0.24, table);
  }
  path.forEach((cell, step) => {
    paintTaken(pen, layout, marks, step);
    paintLetter(pen, cubeAt(layout, cell), cells[cell] ?? "", { lie: lies?.[cell] });
  });
  if (marks.refused) paintRefusal(pen, layout, path);
  if (marks.order) paintOrder(pen, layout, path);
}

/** @param {Pen} pen @param {Layout} layout @param {Marks} marks */
function paintRings(pen, layout, { path, next, ages }) {
  nearestFirst(layout, path, next).forEach((cell, rank) => {
    const { scale, alpha } = ringDrop(ages.rings, rank);
    pen.globalAlpha = alpha;
    layRing(pen, roundAt(layout, cell, GROOVE), layout.cube * 0.075, scale);
  });
  pen.globalAlpha = 1;
}

/**
 * The order in which rings drop.
 *
 * @param {Layout} layout
 * @param {readonly number[]} path
 * @param {readonly number[]} next
 */
export function nearestFirst(layout, path, next) {
  const last = path.at(-1);
  if (last === undefined) return [...next];
  const from = placeOf(layout, last);
  /** @param {number} cell */
  const away = (cell) => {
    const { cx, cy } = placeOf(layout, cell);
    return Math.round(Math.hypot(cx - from.cx, cy - from.cy));
  };
  return [...next].sort((a, b) => away(a) - away(b) || a - b);
}

/**
 * The path's faces; the newest piece of ribbon is out only in part.
 *
 * @param {Layout} layout
 * @param {readonly number[]} path
 * @param {number} out 0 to 1
 */
export function ribbonSpots(layout, path, out) {
  const spots = path.map((cell) => {
    const { cx, cy } = placeOf(layout, cell);
    return { x: cx, y: cy };
  });
  const [before, end] = spots.slice(-2);
  if (before && end) {
    end.x = before.x + (end.x - before.x) * out;
    end.y = before.y + (end.y - before.y) * out;
  }
  return spots;
}

/** @param {Pen} pen @param {Layout} layout @param {Marks} marks @param {number} step */
function paintTaken(pen, layout, { path, ages, closed, refused }, step) {
  const isLast = step === path.length - 1;
  const scale = isLast ? discScale(ages.last) : 1;
  const cell = path[step] ?? -1;
  const wearsRing = isLast && !closed && !refused;
  layDisc(pen, roundAt(layout, cell, DISC), wearsRing, scale);
  if (wearsRing) layRing(pen, roundAt(layout, cell, LAST_RING), layout.cube * 0.06);
}

/** @param {Pen} pen @param {Layout} layout @param {readonly number[]} path */
function paintRefusal(pen, layout, path) {
  for (const cell of path) paintBrokenRing(pen, roundAt(layout, cell, LAST_RING));
  const last = path.at(-1);
  if (last !== undefined) {
    const pin = pinAt(layout, last, 0.85);
    paintCross(pen, { ...pin, r: pin.r * 1.25 });
  }
}

/** @param {Pen} pen @param {Layout} layout @param {readonly number[]} path */
function paintOrder(pen, layout, path) {
  path.forEach((cell, step) => {
    paintOrderPip(pen, pinAt(layout, cell, 0.15), step + 1);
  });
}

/**
 * A sign at the cube's upper edge, never too small to read.
 *
 * @param {Layout} layout
 * @param {number} cell
 * @param {number} across part of the side
 */
function pinAt(layout, cell, across) {
  const { x, y } = placeOf(layout, cell);
  const { cube } = layout;
  return { x: x + cube * across, y: y + cube * 0.15, r: Math.max(7, cube * 0.115) };
}
