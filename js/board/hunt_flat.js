/**
 * The tray in forced colours: the system's colours, 3 px outlines and no shading.
 *
 * @import { Pen, Round } from "./pen.js"
 * @import { Layout, Marks, TrayLook } from "./hunt_tray.js"
 */
import { FIGURE_FACE, glyph, inset, traceBox, traceRound } from "./pen.js";
import { GROOVE, paintLetter } from "./pieces.js";
import { strokeAlong } from "./ribbon.js";

const TEXT = "CanvasText";
const GROUND = "Canvas";
const ANSWER = "Highlight";
const ON_ANSWER = "HighlightText";
const LINE = 3;

/** Parts of a cube's side. */
const DISC = 0.35;
const LAST_RING = 0.43;

/** @param {Pen} pen @param {Layout} layout @param {Pick<TrayLook, "cells" | "lies">} look */
export function paintFlatTray(pen, layout, { cells, lies }) {
  const { side, cube } = layout;
  pen.lineWidth = LINE;
  pen.strokeStyle = TEXT;
  pen.fillStyle = GROUND;
  traceBox(pen, inset({ x: 0, y: 0, w: side, h: side }, LINE / 2), side * 0.06);
  pen.fill();
  pen.stroke();
  layout.cells.forEach(({ x, y }, cell) => {
    traceBox(pen, inset({ x, y, w: cube, h: cube }, LINE / 2), cube * 0.18);
    pen.stroke();
    const letter = { colour: TEXT, lie: lies?.[cell] };
    paintLetter(pen, { x, y, side: cube }, cells[cell] ?? "", letter);
  });
}

/** @param {Pen} pen @param {Layout} layout @param {Marks} marks */
export function paintFlatMarks(pen, layout, marks) {
  const { cells, lies, path, next } = marks;
  const { cube } = layout;
  /** @param {number} cell @param {number} part */
  const round = (cell, part) => {
    const { cx, cy } = layout.cells[cell] ?? { cx: 0, cy: 0 };
    return { x: cx, y: cy, r: cube * part };
  };
  for (const cell of next) outline(pen, round(cell, GROOVE), ANSWER);
  const spots = path.map((cell) => round(cell, 0));
  pen.lineJoin = "round";
  if (path.length > 1) strokeAlong(pen, spots, cube * 0.2, ANSWER);
  path.forEach((cell, step) => {
    paintFlatDisc(pen, round(cell, DISC));
    const corner = { ...(layout.cells[cell] ?? { x: 0, y: 0 }), side: cube };
    const letter = { colour: ON_ANSWER, lie: lies?.[cell] };
    paintLetter(pen, corner, cells[cell] ?? "", letter);
    paintState(pen, round(cell, LAST_RING), marks, step);
  });
}

/** On its own ground, for a system's highlight may be see-through. @param {Pen} pen @param {Round} round */
function paintFlatDisc(pen, round) {
  traceRound(pen, round);
  for (const colour of [GROUND, ANSWER]) {
    pen.fillStyle = colour;
    pen.fill();
  }
}

/**
 * What the disc alone does not say: last taken, refused, its place in the path.
 *
 * @param {Pen} pen
 * @param {Round} ring
 * @param {Marks} marks
 * @param {number} step
 */
function paintState(pen, ring, { path, refused, closed, order }, step) {
  const isLast = step === path.length - 1;
  if (refused) outline(pen, ring, TEXT, [6, 4]);
  else if (isLast && !closed) outline(pen, ring, ANSWER);
  const away = ring.r * 0.8;
  const r = Math.max(8, ring.r * 0.28);
  if (refused && isLast) paintSign(pen, { x: ring.x + away, y: ring.y - away, r }, "×");
  if (order)
    paintSign(pen, { x: ring.x - away, y: ring.y - away, r }, String(step + 1));
}

/** @param {Pen} pen @param {Round} round @param {string} colour @param {number[]} [dash] */
function outline(pen, round, colour, dash = []) {
  pen.lineWidth = LINE;
  pen.strokeStyle = colour;
  pen.setLineDash(dash);
  traceRound(pen, round);
  pen.stroke();
  pen.setLineDash([]);
}

/** @param {Pen} pen @param {Round} round @param {string} sign */
function paintSign(pen, round, sign) {
  pen.fillStyle = GROUND;
  traceRound(pen, round);
  pen.fill();
  outline(pen, round, TEXT);
  const size = round.r * 1.2;
  glyph(pen, sign, { ...round, size, colour: TEXT, face: FIGURE_FACE });
}
