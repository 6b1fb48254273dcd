/**
 * The circles of Lexiheist's board: sockets drilled into slate, some of them coloured,
 * with rings for those that multiply a word.
 *
 * @import { Box, Pen } from "./pen.js"
 */
import { paintStar } from "./board_parts.js";
import { FIGURE_FACE, glyph, linear, traceRound } from "./pen.js";

/** A colour's fill, its label, and how many rings it wears. */
const COLOURS = /** @type {const} */ ({
  T: { fill: "#A63A34", ink: "#FFF3E4", label: "3W", rings: 3 },
  D: { fill: "#C98354", ink: "#1F1004", label: "2W", rings: 2 },
  6: { fill: "#57508F", ink: "#FFFFFF", label: "6L", rings: 0 },
  4: { fill: "#2A6A90", ink: "#FFFFFF", label: "4L", rings: 0 },
  d: { fill: "#82B6B1", ink: "#0F2529", label: "2L", rings: 0 },
});
const BRASS = "#DDA94B";
/** Parts of the square's side. */
const RADIUS = 0.44;

/**
 * @param {Pen} pen
 * @param {Box} box of the square
 * @param {{code: string, isStart: boolean, forced: boolean}} what
 */
export function paintSocket(pen, box, { code, isStart, forced }) {
  const socket = { x: box.x + box.w / 2, y: box.y + box.h / 2, r: box.w * RADIUS };
  const colour = COLOURS[/** @type {keyof typeof COLOURS} */ (code)] ?? null;
  if (forced) outline(pen, socket, { colour: "GrayText", width: 1 });
  else paintHole(pen, socket, colour?.fill ?? null);
  if (isStart) {
    paintStar(pen, { ...socket, r: socket.r * 0.62 }, forced ? "CanvasText" : BRASS);
  }
  if (!colour) return;
  const ink = forced ? "CanvasText" : colour.ink;
  paintRings(pen, socket, ink, colour.rings);
  const size = box.w * (colour.rings ? 0.3 : 0.34);
  const { x, y } = socket;
  glyph(pen, colour.label, { x, y, size, colour: ink, face: FIGURE_FACE });
}

/**
 * The light falls in from above: a dark upper edge, a lit lower lip.
 * @param {Pen} pen
 * @param {{x: number, y: number, r: number}} socket
 * @param {string | null} fill
 */
function paintHole(pen, socket, fill) {
  const { x, y, r } = socket;
  pen.fillStyle = linear(
    pen,
    [x, y - r, x, y + r],
    fill
      ? [
          [0, fill],
          [1, fill],
        ]
      : [
          [0, "#0A0D10"],
          [1, "#171C20"],
        ],
  );
  traceRound(pen, socket);
  pen.fill();
  const edge = linear(
    pen,
    [x, y - r, x, y + r],
    [
      [0, "rgb(0 0 0 / .6)"],
      [0.55, "rgb(0 0 0 / .1)"],
      [1, "rgb(255 255 255 / .26)"],
    ],
  );
  outline(pen, socket, { colour: edge, width: Math.max(1, r * 0.07) });
}

/** @param {Pen} pen @param {{x: number, y: number, r: number}} socket @param {string} ink @param {number} rings */
function paintRings(pen, socket, ink, rings) {
  pen.save();
  pen.globalAlpha = 0.62;
  for (let i = 0; i < rings; i++) {
    const r = socket.r * (0.9 - 0.11 * i);
    outline(
      pen,
      { ...socket, r },
      { colour: ink, width: Math.max(0.6, socket.r * 0.04) },
    );
  }
  pen.restore();
}

/**
 * @param {Pen} pen
 * @param {{x: number, y: number, r: number}} round
 * @param {{colour: string | CanvasGradient, width: number}} line
 */
function outline(pen, round, { colour, width }) {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  traceRound(pen, round);
  pen.stroke();
}
