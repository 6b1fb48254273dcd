/**
 * Bone and enamel: the cube, its letter and the tray that holds the cubes.
 *
 * @import { Lie } from "./hunt_lie.js"
 * @import { Box, Pen, Round, Stops, Theme } from "./pen.js"
 * @typedef {{x: number, y: number, side: number}} Cube
 * @typedef {"hunt" | "classic"} Table
 * @typedef {Table | "crossword" | "heist"} Furniture trays and boards
 */
import { ENAMELS, RIM } from "./enamels.js";
import { UPRIGHT } from "./hunt_lie.js";
import {
  diagonal,
  glyph,
  inset,
  linear,
  radial,
  traceBox,
  traceRound,
  withShadow,
} from "./pen.js";

export const INK = "#17262E";

/** Parts of a cube's side. */
const CORNER = 0.2;
const WALL = 0.055;
export const GROOVE = 0.385;

/** @type {Stops} */
const FACE = [
  [0, "#FFF9EA"],
  [0.45, "#F4E8CF"],
  [1, "#E6D6B4"],
];
/** @type {Stops} */
const SIDE_WALL = [
  [0, "#D9C8A0"],
  [0.6, "#BFA97C"],
  [1, "#8C764C"],
];
/** @type {Stops} */
const BEVEL = [
  [0, "rgb(255 255 255 / .95)"],
  [0.42, "rgb(255 255 255 / 0)"],
  [0.62, "rgb(120 92 44 / 0)"],
  [1, "rgb(120 92 44 / .38)"],
];
const TRAY_SHADE = { dusk: "rgb(0 0 0 / .62)", morning: "rgb(19 50 56 / .42)" };

/**
 * The middle of a cube's face, which is above the middle of the whole cube.
 *
 * @param {Cube} cube
 */
export function faceOf({ x, y, side }) {
  return { x: x + side / 2, y: y + (side * (1 - WALL)) / 2 };
}

/** @param {Pen} pen @param {Cube} cube @param {Lie} [lie] */
export function paintCube(pen, cube, { tilt } = UPRIGHT) {
  if (tilt === 0) return paintBody(pen, cube);
  const { x, y } = faceOf(cube);
  turned(pen, { x, y, angle: tilt }, () =>
    paintBody(pen, { ...cube, x: cube.x - x, y: cube.y - y }),
  );
}

/** @param {Pen} pen @param {Cube} cube */
function paintBody(pen, cube) {
  const { x, y, side } = cube;
  const radius = side * CORNER;
  const body = { x, y: y + side * WALL * 0.6, w: side, h: side * (1 - WALL * 0.6) };
  const face = { x, y, w: side, h: side * (1 - WALL) };
  const shadow = { blur: side * 0.13, x: side * 0.035, y: side * 0.085 };
  withShadow(pen, { colour: "rgb(2 10 13 / .62)", ...shadow }, () => {
    pen.fillStyle = diagonal(pen, body, SIDE_WALL);
    traceBox(pen, body, radius);
    pen.fill();
  });
  pen.fillStyle = diagonal(pen, face, FACE);
  traceBox(pen, face, radius);
  pen.fill();
  paintBevel(pen, face, radius);
  paintDish(pen, { ...faceOf(cube), r: side * GROOVE });
}

/** @param {Pen} pen @param {Box} face @param {number} radius */
function paintBevel(pen, face, radius) {
  pen.save();
  traceBox(pen, face, radius);
  pen.clip();
  pen.lineWidth = face.w * 0.03;
  pen.strokeStyle = diagonal(pen, face, BEVEL);
  pen.stroke();
  pen.restore();
}

/** The turned groove that a ring can lie in. @param {Pen} pen @param {Round} groove */
function paintDish(pen, { x, y, r }) {
  pen.fillStyle = radial(pen, { x: x - r * 0.26, y: y - r * 0.31, r: r * 1.3 }, [
    [0, "rgb(255 255 255 / .35)"],
    [1, "rgb(255 255 255 / 0)"],
  ]);
  traceRound(pen, { x, y, r: r * 1.09 });
  pen.fill();
  pen.lineWidth = Math.max(0.8, r * 0.042);
  pen.strokeStyle = "rgb(255 255 255 / .75)";
  traceRound(pen, { x: x + r * 0.016, y: y + r * 0.031, r });
  pen.stroke();
  pen.strokeStyle = "rgb(112 86 40 / .2)";
  traceRound(pen, { x, y, r });
  pen.stroke();
}

/**
 * @param {Pen} pen
 * @param {Cube} cube
 * @param {string} text "A", or "Qu" on one face
 * @param {{colour?: string, engraved?: boolean, lie?: Lie | undefined}} [look]
 */
export function paintLetter(pen, cube, text, look = {}) {
  const size = cube.side * (text.length > 1 ? 0.39 : 0.5);
  const { colour = INK, engraved = false, lie = UPRIGHT } = look;
  const face = faceOf(cube);
  const centred = { x: 0, y: 0, size, colour, engraved };
  if (lie === UPRIGHT) return glyph(pen, text, { ...centred, ...face });
  turned(pen, { ...face, angle: lie.angle }, () => {
    glyph(pen, text, centred);
    if (lie.lined) paintLine(pen, text, { size, colour });
  });
}

/**
 * The line that tells M from W, and N from Z, in every turn (C3).
 * @param {Pen} pen below whose origin it lies
 * @param {string} text
 * @param {{size: number, colour: string}} look
 */
function paintLine(pen, text, { size, colour }) {
  const half = pen.measureText(text).width * 0.44;
  pen.lineWidth = size * 0.09;
  pen.lineCap = "round";
  pen.strokeStyle = colour;
  pen.beginPath();
  pen.moveTo(-half, size * 0.5);
  pen.lineTo(half, size * 0.5);
  pen.stroke();
}

/** @param {Pen} pen @param {{x: number, y: number, angle: number}} where @param {() => void} paint */
function turned(pen, { x, y, angle }, paint) {
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  paint();
  pen.restore();
}

/**
 * The empty tray: brass rim, sunk enamel.
 *
 * @param {Pen} pen
 * @param {number} side
 * @param {{theme: Theme, table: Furniture}} look
 */
export function paintTrayGround(pen, side, { theme, table }) {
  const tray = { x: 0, y: 0, w: side, h: side };
  const radius = side * 0.062;
  const rim = Math.max(4, side * 0.014);
  const shadow = { blur: side * 0.06, x: side * 0.012, y: side * 0.04 };
  withShadow(pen, { colour: TRAY_SHADE[theme], ...shadow }, () => {
    pen.fillStyle = diagonal(pen, tray, RIM);
    traceBox(pen, tray, radius);
    pen.fill();
  });
  pen.lineWidth = 1;
  pen.strokeStyle = "rgb(255 244 208 / .75)";
  traceBox(pen, inset(tray, 0.5), radius - 0.5);
  pen.stroke();
  const enamel = inset(tray, rim);
  pen.fillStyle = linear(pen, [0, 0, side * 0.4, side], ENAMELS[table][theme]);
  traceBox(pen, enamel, radius - rim);
  pen.fill();
  paintSunkEdge(pen, enamel, radius - rim);
}

/** The rim's shadow on the enamel. @param {Pen} pen @param {Box} box @param {number} radius */
function paintSunkEdge(pen, box, radius) {
  const thick = box.w * 0.03;
  const shadow = { blur: thick, x: thick * 0.2, y: thick * 0.4 };
  pen.save();
  traceBox(pen, box, radius);
  pen.clip();
  withShadow(pen, { colour: "rgb(0 0 0 / .6)", ...shadow }, () => {
    pen.lineWidth = thick;
    pen.strokeStyle = "#000";
    traceBox(pen, inset(box, -thick / 2), radius + thick / 2);
    pen.stroke();
  });
  pen.restore();
  pen.lineWidth = 1;
  pen.strokeStyle = "rgb(40 24 4 / .8)";
  traceBox(pen, box, radius);
  pen.stroke();
}

/**
 * The hollow in the enamel that a cube sits in.
 *
 * @param {Pen} pen
 * @param {Cube} cube
 * @param {number} gap between two cubes
 */
export function paintWell(pen, { x, y, side }, gap) {
  const well = inset({ x, y, w: side, h: side }, -gap * 0.32);
  pen.fillStyle = "rgb(0 0 0 / .24)";
  traceBox(pen, well, side * 0.22);
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = linear(
    pen,
    [0, well.y, 0, well.y + well.h],
    [
      [0, "rgb(0 0 0 / .3)"],
      [0.5, "rgb(0 0 0 / 0)"],
      [1, "rgb(255 255 255 / .1)"],
    ],
  );
  pen.stroke();
}
