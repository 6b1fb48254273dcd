/**
 * Brass answers the player: hollow ring = may be next, solid disc = taken. Shadows
 * are gradients instead of canvas blur, so that marks stay quick to draw.
 *
 * @import { Pen, Round, Stops } from "./pen.js"
 */
import { conic, diagonal, radial, traceRound } from "./pen.js";

const KEYLINE = "#553708";
const DISC_EDGE = "#5A3A0C";

/** @type {Stops} */
const OUTER_TUBE = [
  [0, "#FFF4CC"],
  [0.1, "#F8D888"],
  [0.27, "#D49E3C"],
  [0.42, "#976720"],
  [0.5, "#805516"],
  [0.58, "#976720"],
  [0.73, "#D49E3C"],
  [0.9, "#F8D888"],
  [1, "#FFF4CC"],
];
/** @type {Stops} */
const INNER_TUBE = [
  [0, "#A77326"],
  [0.15, "#BB8530"],
  [0.3, "#E0AE50"],
  [0.44, "#FAE29F"],
  [0.5, "#FFF1C4"],
  [0.56, "#FAE29F"],
  [0.7, "#E0AE50"],
  [0.85, "#BB8530"],
  [1, "#A77326"],
];
/** @type {Stops} */
const SATIN = [
  [0, "#F9DF9A"],
  [0.5, "#E3B354"],
  [1, "#C48E33"],
];
/** @type {Stops} */
const PALE_SATIN = [
  [0, "#FFF1C4"],
  [0.5, "#F2D082"],
  [1, "#DDAF57"],
];
/** @type {Stops} */
const TURNED_EDGE = [
  [0, "rgb(255 250 226 / .95)"],
  [0.25, "rgb(255 250 226 / .15)"],
  [0.5, "rgb(110 70 14 / .75)"],
  [0.75, "rgb(255 250 226 / .15)"],
  [1, "rgb(255 250 226 / .95)"],
];

/**
 * A turned ring, lit from the upper left: two half tubes lit oppositely make it round.
 *
 * @param {Pen} pen
 * @param {Round} round middle of the tube
 * @param {number} tube its thickness
 */
export function paintRing(pen, { x, y, r }, tube) {
  if (r <= 0) return;
  const key = Math.min(1.1, tube * 0.13);
  const half = (tube - 2 * key) / 2;
  paintRingShadow(pen, { x: x + tube * 0.16, y: y + tube * 0.38, r }, tube);
  strokeRound(pen, { x, y, r }, tube, KEYLINE);
  const centre = { x, y, r };
  const width = half + 0.35;
  strokeRound(pen, { x, y, r: r + half / 2 }, width, conic(pen, centre, OUTER_TUBE));
  strokeRound(pen, { x, y, r: r - half / 2 }, width, conic(pen, centre, INNER_TUBE));
  paintGlint(pen, { x, y, r: r + half * 0.35 }, Math.max(0.8, tube * 0.16));
}

/** @param {Pen} pen @param {Round} round @param {number} tube */
function paintRingShadow(pen, { x, y, r }, tube) {
  const reach = r + tube * 1.15;
  const fall = { x, y, r: reach };
  pen.fillStyle = radial(pen, fall, [
    [(r - tube * 1.15) / reach, "rgb(40 24 4 / 0)"],
    [(r - tube * 0.45) / reach, "rgb(40 24 4 / .34)"],
    [(r + tube * 0.45) / reach, "rgb(40 24 4 / .4)"],
    [(r + tube * 0.8) / reach, "rgb(40 24 4 / .12)"],
    [1, "rgb(40 24 4 / 0)"],
  ]);
  traceRound(pen, fall);
  pen.fill();
}

/**
 * @param {Pen} pen
 * @param {Round} round
 * @param {number} width
 * @param {string | CanvasGradient} colour
 */
function strokeRound(pen, round, width, colour) {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  traceRound(pen, round);
  pen.stroke();
}

/** @param {Pen} pen @param {Round} round @param {number} width */
function paintGlint(pen, { x, y, r }, width) {
  pen.lineCap = "round";
  pen.lineWidth = width;
  pen.strokeStyle = "rgb(255 252 236 / .95)";
  pen.beginPath();
  pen.arc(x, y, r, -0.84 * Math.PI, -0.62 * Math.PI);
  pen.stroke();
}

/**
 * A satin counter; the one taken last is paler.
 *
 * @param {Pen} pen
 * @param {Round} round
 * @param {boolean} pale
 */
export function paintDisc(pen, { x, y, r }, pale) {
  const fall = { x: x + r * 0.06, y: y + r * 0.13, r: r * 1.16 };
  pen.fillStyle = radial(pen, fall, [
    [0.72, "rgb(40 20 4 / .5)"],
    [0.86, "rgb(40 20 4 / .2)"],
    [1, "rgb(40 20 4 / 0)"],
  ]);
  traceRound(pen, fall);
  pen.fill();
  pen.fillStyle = DISC_EDGE;
  traceRound(pen, { x, y, r });
  pen.fill();
  const box = { x: x - r * 0.7, y: y - r * 0.7, w: r * 1.4, h: r * 1.4 };
  pen.fillStyle = diagonal(pen, box, pale ? PALE_SATIN : SATIN);
  traceRound(pen, { x, y, r: r - 1 });
  pen.fill();
  const edge = conic(pen, { x, y, r }, TURNED_EDGE);
  strokeRound(pen, { x, y, r: r * 0.97 - 1 }, Math.max(1, r * 0.055), edge);
}
