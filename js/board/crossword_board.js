/**
 * The board of the crossword: enamel in a brass rim, its coloured squares, and the tiles
 * that lie. Drawn whole from what it is given.
 *
 * @import { BoardStyle, TileStyle } from "../store/looks.js"
 * @import { BoardLayout } from "./crossword_layout.js"
 * @import { Spot } from "./crossword_tile.js"
 * @import { Box, Pen, Stops, Theme } from "./pen.js"
 * @import { Picture } from "./picture.js"
 *
 * @typedef {object} BoardLook
 * @property {readonly string[]} colours the layout, row by row
 * @property {number} start the square with the star
 * @property {string} board row after row
 * @property {readonly number[]} last squares of the last play
 * @property {Readonly<Record<string, number>>} worth
 * @property {TileStyle} style
 * @property {BoardStyle} enamel
 * @property {Theme} theme
 * @property {boolean} forced forced colours
 */
import { isEmpty, SQUARES } from "../store/crossword_notation.js";
import { tileAt } from "./crossword_layout.js";
import { faceOf, layTile } from "./crossword_tile.js";
import { enamelOf } from "./enamels.js";
import {
  diagonal,
  FIGURE_FACE,
  glyph,
  inset,
  linear,
  traceBox,
  wipe,
  withShadow,
} from "./pen.js";
import { layDown, picture, shelf } from "./picture.js";

/** Room around the board for its shadow, as a part of its side. */
export const BOARD_MARGIN = 0.06;
const CORNER = 0.026;

/** @type {Record<Theme, Stops>} */
const ENAMEL = {
  dusk: [
    [0, "#28573F"],
    [0.5, "#1C4635"],
    [1, "#143428"],
  ],
  morning: [
    [0, "#306E53"],
    [0.5, "#235A44"],
    [1, "#1A4735"],
  ],
};
const SHADE = { dusk: "rgb(0 0 0 / .62)", morning: "rgb(19 50 56 / .42)" };
/** @type {Stops} */
const RIM = [
  [0, "#FAE5AC"],
  [0.13, "#DBAB51"],
  [0.38, "#A97829"],
  [0.6, "#CB9A42"],
  [0.84, "#7C5318"],
  [1, "#5C3C0F"],
];

/** A colour's fill, its label, and how many frames it wears. */
const COLOURS = /** @type {const} */ ({
  T: { fill: "#A63A34", ink: "#FFF3E4", label: "3W", frames: 2 },
  D: { fill: "#C98354", ink: "#1F1004", label: "2W", frames: 1 },
  t: { fill: "#2A6A90", ink: "#FFFFFF", label: "3L", frames: 0 },
  d: { fill: "#82B6B1", ink: "#0F2529", label: "2L", frames: 0 },
});
const STAR = "#C08A2E";

/** The boards of a page: one large, one zoomed, one of the other light. */
/** @type {ReturnType<typeof shelf<Picture>>} */
const kept = shelf(6);

/** @param {string} code of a layout @returns {(typeof COLOURS)[keyof typeof COLOURS] | null} */
function colourOf(code) {
  return COLOURS[/** @type {keyof typeof COLOURS} */ (code)] ?? null;
}

/**
 * @param {Pen} pen its origin is the board's corner
 * @param {BoardLayout} layout
 * @param {BoardLook} look
 */
export function paintBoard(pen, layout, look) {
  const { colours, start, board, last, worth, style, enamel, theme, forced } = look;
  wipe(pen);
  if (forced) paintGround(pen, layout, look);
  else {
    const form = [layout.side, start, theme, enamel, colours.join("")];
    const ground = kept(pen, form, (scale) =>
      picture(
        { w: layout.side, h: layout.side, reach: layout.side * BOARD_MARGIN, scale },
        (on) => paintGround(on, layout, look),
      ),
    );
    layDown(pen, ground);
  }
  for (let square = 0; square < SQUARES; square++) {
    if (isEmpty(board, square)) continue;
    const face = faceOf(board[square] ?? "", worth);
    const state = last.includes(square) ? "last" : "laid";
    const spot = tileAt(layout, square);
    layTile(pen, spot, { ...face, style, state, forced });
    if (square === start && !forced) paintStar(pen, cornerOf(spot), STAR);
  }
}

/** The star stays to be seen on the tile that covers it. @param {Spot} spot */
function cornerOf({ x, y, side }) {
  return { x: x + side * 0.14, y: y + side * 0.15, r: side * 0.1 };
}

/** @param {Pen} pen @param {BoardLayout} layout @param {BoardLook} look */
function paintGround(pen, layout, { colours, start, theme, enamel, forced }) {
  if (forced) paintFlatRim(pen, layout);
  else paintRim(pen, layout, theme, enamelOf(enamel, ENAMEL)[theme]);
  const codes = colours.join("");
  for (let square = 0; square < SQUARES; square++) {
    const { x, y, side } = tileAt(layout, square);
    const colour = colourOf(codes[square] ?? ".");
    const box = inset({ x, y, w: side, h: side }, side * 0.01);
    if (forced) paintFlatSquare(pen, box, colour);
    else if (colour) paintColour(pen, box, colour);
    else paintHollow(pen, box);
    if (square === start) paintStart(pen, box, forced);
    else if (colour) labelOf(pen, box, colour, forced);
  }
}

/** @param {Pen} pen @param {BoardLayout} layout @param {Theme} theme @param {Stops} ground */
function paintRim(pen, { side, rim }, theme, ground) {
  const whole = { x: 0, y: 0, w: side, h: side };
  const radius = side * CORNER;
  const shadow = { blur: side * 0.035, x: side * 0.006, y: side * 0.02 };
  withShadow(pen, { colour: SHADE[theme], ...shadow }, () => {
    pen.fillStyle = diagonal(pen, whole, RIM);
    traceBox(pen, whole, radius);
    pen.fill();
  });
  stroke(pen, inset(whole, 0.5), radius, "rgb(255 244 208 / .75)", 1);
  const enamel = inset(whole, rim);
  pen.fillStyle = linear(pen, [0, 0, side * 0.4, side], ground);
  traceBox(pen, enamel, radius - rim);
  pen.fill();
  paintSunkEdge(pen, enamel, radius - rim);
}

/** The rim's shadow on the enamel. @param {Pen} pen @param {Box} box @param {number} radius */
function paintSunkEdge(pen, box, radius) {
  const thick = box.w * 0.012;
  const shadow = { blur: thick * 1.5, x: thick * 0.3, y: thick * 0.6 };
  pen.save();
  traceBox(pen, box, radius);
  pen.clip();
  withShadow(pen, { colour: "rgb(0 0 0 / .6)", ...shadow }, () =>
    stroke(pen, inset(box, -thick / 2), radius + thick / 2, "#000", thick),
  );
  pen.restore();
  stroke(pen, box, radius, "rgb(40 24 4 / .8)", 1);
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
  stroke(pen, box, box.w * 0.09, edge, 1);
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
  stroke(pen, inset(box, 0.5), box.w * 0.09, edge, 1);
  paintFrames(pen, box, ink, frames);
}

/** @param {Pen} pen @param {Box} box @param {string} ink @param {number} frames */
function paintFrames(pen, box, ink, frames) {
  pen.save();
  pen.globalAlpha = 0.62;
  for (let i = 0; i < frames; i++) {
    stroke(
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

/** @param {Pen} pen @param {{x: number, y: number, r: number}} star @param {string} colour */
function paintStar(pen, { x, y, r }, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  for (let i = 0; i < 10; i++) {
    const reach = i % 2 ? r * 0.44 : r;
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    pen.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  pen.closePath();
  pen.fill();
}

/** @param {Pen} pen @param {BoardLayout} layout */
function paintFlatRim(pen, { side }) {
  const whole = { x: 0, y: 0, w: side, h: side };
  pen.fillStyle = "Canvas";
  traceBox(pen, whole, side * CORNER);
  pen.fill();
  stroke(pen, inset(whole, 1.5), side * CORNER, "CanvasText", 3);
}

/** @param {Pen} pen @param {Box} box @param {{frames: number} | null} colour */
function paintFlatSquare(pen, box, colour) {
  stroke(pen, box, box.w * 0.09, "GrayText", 1);
  if (colour) paintFrames(pen, box, "CanvasText", colour.frames);
}

/**
 * @param {Pen} pen
 * @param {Box} box
 * @param {number} radius
 * @param {string | CanvasGradient} colour
 * @param {number} width
 */
function stroke(pen, box, radius, colour, width) {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  traceBox(pen, box, radius);
  pen.stroke();
}
