/**
 * Silk and oxblood: the ribbon along a path, and the small signs pinned to cubes.
 *
 * @import { Pen, Round } from "./pen.js"
 * @typedef {{x: number, y: number}} Spot
 * @typedef {{selvage: string, silk: string, sheen: string, thread: string}} Dye
 */
import { FIGURE_FACE, glyph, traceRound } from "./pen.js";

const OXBLOOD = "#8C2F2C";
const PALE = "#FBEFD6";

/** A ribbon never has its tray's colour. @type {Record<"hunt" | "classic", Dye>} */
const DYES = {
  hunt: { selvage: "#6A201F", silk: OXBLOOD, sheen: "#B84B44", thread: "#E9968A" },
  classic: { selvage: "#12434A", silk: "#1D5A62", sheen: "#35828A", thread: "#9CD0CE" },
};

/**
 * @param {Pen} pen
 * @param {readonly Spot[]} spots
 * @param {number} width
 * @param {"hunt" | "classic"} table
 */
export function paintRibbon(pen, spots, width, table) {
  const { selvage, silk, sheen, thread } = DYES[table];
  pen.save();
  pen.lineJoin = "round";
  pen.lineCap = "round";
  pen.save();
  pen.translate(width * 0.1, width * 0.2);
  for (const wide of [1.42, 1.24, 1.06, 0.88])
    strokeAlong(pen, spots, width * wide, "rgb(20 6 4 / .12)");
  pen.restore();
  strokeAlong(pen, spots, width, selvage);
  strokeAlong(pen, spots, width * 0.86, silk);
  pen.globalAlpha = 0.4;
  strokeAlong(pen, spots, width * 0.5, sheen);
  strokeAlong(pen, spots, width * 0.26, sheen);
  strokeAlong(pen, spots, width * 0.07, thread);
  pen.restore();
}

/**
 * @param {Pen} pen
 * @param {readonly Spot[]} spots
 * @param {number} width
 * @param {string} colour
 */
export function strokeAlong(pen, spots, width, colour) {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  pen.beginPath();
  for (const { x, y } of spots) pen.lineTo(x, y);
  pen.stroke();
}

/** Refused: shape first, a broken ring. @param {Pen} pen @param {Round} round */
export function paintBrokenRing(pen, round) {
  const dashes = 10;
  const dash = (2 * Math.PI * round.r) / dashes;
  pen.save();
  pen.lineWidth = Math.max(2.5, round.r * 0.17);
  pen.strokeStyle = OXBLOOD;
  pen.setLineDash([dash * 0.62, dash * 0.38]);
  traceRound(pen, round);
  pen.stroke();
  pen.restore();
}

/** @param {Pen} pen @param {Round} round */
function paintSeal(pen, { x, y, r }) {
  pen.fillStyle = "rgb(0 0 0 / .3)";
  traceRound(pen, { x: x + 0.5, y: y + 1, r: r + 0.5 });
  pen.fill();
  pen.fillStyle = OXBLOOD;
  traceRound(pen, { x, y, r });
  pen.fill();
}

/** @param {Pen} pen @param {Round} round */
export function paintCross(pen, round) {
  const { x, y, r } = round;
  const arm = r * 0.38;
  paintSeal(pen, round);
  pen.save();
  pen.lineCap = "round";
  const thick = Math.max(1.5, r * 0.2);
  strokeAlong(
    pen,
    [
      { x: x - arm, y: y - arm },
      { x: x + arm, y: y + arm },
    ],
    thick,
    PALE,
  );
  strokeAlong(
    pen,
    [
      { x: x + arm, y: y - arm },
      { x: x - arm, y: y + arm },
    ],
    thick,
    PALE,
  );
  pen.restore();
}

/** @param {Pen} pen @param {Round} round @param {number} place 1 for the first cube */
export function paintOrderPip(pen, round, place) {
  const size = round.r * (place > 9 ? 1.05 : 1.25);
  paintSeal(pen, round);
  glyph(pen, String(place), { ...round, size, colour: PALE, face: FIGURE_FACE });
}
