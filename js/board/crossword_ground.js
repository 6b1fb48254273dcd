/**
 * The squares of the crossword's board: hollow, or coloured with a label, and the star.
 *
 * @import { Box, Pen } from "./pen.js"
 */
import { paintStar, strokeBox } from "./board_parts.js";
import { FIGURE_FACE, glyph, inset, linear, traceBox } from "./pen.js";

/** A colour's fill, its label, and how many frames it wears. */
const COLOURS = /** @type {const} */ ({
  T: { fill: "#A63A34", ink: "#FFF3E4", label: "3W", frames: 2 },
  D: { fill: "#C98354", ink: "#1F1004", label: "2W", frames: 1 },
  t: { fill: "#2A6A90", ink: "#FFFFFF", label: "3L", frames: 0 },
  d: { fill: "#82B6B1", ink: "#0F2529", label: "2L", frames: 0 },
});

/** @param {string} code of a layout @returns {(typeof COLOURS)[keyof typeof COLOURS] | null} */
function colourOf(code) {
  return COLOURS[/** @type {keyof typeof COLOURS} */ (code)] ?? null;
}

/**
 * @param {Pen} pen
 * @param {Box} box
 * @param {{code: string, isStart: boolean, forced: boolean}} what
 */
export function paintSquare(pen, box, { code, isStart, forced }) {
  const colour = colourOf(code);
  if (forced) paintFlatSquare(pen, box, colour);
  else if (colour) paintColour(pen, box, colour);
  else paintHollow(pen, box);
  if (isStart) paintStart(pen, box, forced);
  else if (colour) labelOf(pen, box, colour, forced);
}

/** @param {Pen} pen @param {Box} box */
function paintHollow(pen, box) {
  pen.fillStyle = "rgb(0 0 0 / .13)";
  traceBox(pen, box, box.w * 0.09);
  pen.fill();
  const edge = linear(
    pen,
    [0, box.y, 0, box.y + box.h],
    [
      [0, "rgb(0 0 0 / .3)"],
      [0.5, "rgb(0 0 0 / 0)"],
      [1, "rgb(255 255 255 / .07)"],
    ],
  );
  strokeBox(pen, box, box.w * 0.09, edge, 1);
}

/** @param {Pen} pen @param {Box} box @param {{fill: string, ink: string, frames: number}} colour */
function paintColour(pen, box, { fill, ink, frames }) {
  pen.fillStyle = fill;
  traceBox(pen, box, box.w * 0.09);
  pen.fill();
  const edge = linear(
    pen,
    [0, box.y, 0, box.y + box.h],
    [
      [0, "rgb(0 0 0 / .35)"],
      [0.5, "rgb(0 0 0 / 0)"],
      [1, "rgb(255 255 255 / .22)"],
    ],
  );
  strokeBox(pen, inset(box, 0.5), box.w * 0.09, edge, 1);
  paintFrames(pen, box, ink, frames);
}

/** @param {Pen} pen @param {Box} box @param {string} ink @param {number} frames */
function paintFrames(pen, box, ink, frames) {
  pen.save();
  pen.globalAlpha = 0.62;
  for (let i = 0; i < frames; i++) {
    strokeBox(
      pen,
      inset(box, box.w * (0.07 + 0.075 * i)),
      box.w * 0.06,
      ink,
      Math.max(0.7, box.w * 0.02),
    );
  }
  pen.restore();
}

/** @param {Pen} pen @param {Box} box @param {{label: string, ink: string}} colour @param {boolean} forced */
function labelOf(pen, { x, y, w, h }, { label, ink }, forced) {
  const colour = forced ? "CanvasText" : ink;
  const middle = { x: x + w / 2, y: y + h / 2 };
  glyph(pen, label, { ...middle, size: w * 0.36, colour, face: FIGURE_FACE });
}

/** A star, and that it doubles the word. @param {Pen} pen @param {Box} box @param {boolean} forced */
function paintStart(pen, { x, y, w, h }, forced) {
  const { ink, label } = COLOURS.D;
  const colour = forced ? "CanvasText" : ink;
  paintStar(pen, { x: x + w / 2, y: y + h * 0.38, r: w * 0.23 }, colour);
  const low = { x: x + w / 2, y: y + h * 0.76, size: w * 0.24 };
  glyph(pen, label, { ...low, colour, face: FIGURE_FACE });
}

/** @param {Pen} pen @param {Box} box @param {{frames: number} | null} colour */
function paintFlatSquare(pen, box, colour) {
  strokeBox(pen, box, box.w * 0.09, "GrayText", 1);
  if (colour) paintFrames(pen, box, "CanvasText", colour.frames);
}
