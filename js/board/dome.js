/**
 * The dome of glass on its brass foot, and the cubes heaped under it (C2). The cubes of a
 * round show no letter here: nothing of the grid is on this canvas.
 *
 * @import { Pen } from "./pen.js"
 *
 * @typedef {object} Dome
 * @property {number} x its middle
 * @property {number} foot where the cubes stand
 * @property {number} wide
 *
 * @typedef {object} Heaped a cube, by parts of the dome's width, from its foot's middle
 * @property {number} x
 * @property {number} y
 * @property {number} turn radians
 * @property {string} [letter]
 * @property {boolean} [lined]
 */
import { inset, linear, seededRandom, traceBox, wipe } from "./pen.js";
import { faceOf, paintCube, paintLetter } from "./pieces.js";

/** Parts of the dome's width. */
const TALL = 0.98;
const FOOT = 0.085;
/** Of the blank cubes: side, and rows from below. */
const SIDE = 0.125;
const ROWS = [7, 6, 5, 4, 2, 1];
/** How far a shaken cube goes, and how far it turns. */
const REACH = 0.05;
const SWING = 0.7;

const GLASS = "rgb(255 255 255 / .62)";

/** @type {readonly Heaped[]} */
const HEAP = heap();

/** @returns {Heaped[]} */
function heap() {
  const random = seededRandom(25);
  return ROWS.flatMap((many, row) =>
    Array.from({ length: many }, (_, i) => ({
      x: (i - (many - 1) / 2) * SIDE * 1.04 + (random() - 0.5) * 0.02,
      y: -SIDE * (0.56 + row * 0.93),
      turn: (random() - 0.5) * 0.9,
    })),
  );
}

/**
 * @param {Pen} pen
 * @param {number} w
 * @param {number} h
 * @param {{forced: boolean, moment: number, shake: number, lifted: number}} look `shake`
 *   and `lifted` from 0 to 1
 */
export function paintDome(pen, w, h, { forced, moment, shake, lifted }) {
  wipe(pen);
  const wide = Math.min(w * 0.84, h * 0.78);
  const dome = { x: w / 2, foot: h - wide * FOOT - h * 0.05, wide };
  const cubes = HEAP.map((cube, i) => tossed(cube, i, moment, shake));
  if (forced) return paintFlat(pen, dome, cubes, lifted);
  paintFoot(pen, dome);
  paintHeap(pen, dome, cubes, SIDE);
  pen.save();
  pen.globalAlpha = 1 - lifted;
  pen.translate(0, -lifted * h * 0.4);
  paintGlass(pen, dome);
  pen.restore();
}

/** @param {Heaped} cube @param {number} i @param {number} moment @param {number} shake */
function tossed(cube, i, moment, shake) {
  const beat = moment / 70 + i * 2.4;
  return {
    x: cube.x * (1 - 0.12 * shake) + shake * REACH * Math.sin(beat),
    y: cube.y - shake * REACH * Math.abs(Math.cos(beat * 0.9)) * 1.6,
    turn: cube.turn + shake * SWING * Math.sin(beat * 1.3),
  };
}

/**
 * @param {Pen} pen
 * @param {Dome} dome
 * @param {readonly Heaped[]} cubes the lowest first
 * @param {number} part of the dome's width that a cube's side is
 */
export function paintHeap(pen, { x, foot, wide }, cubes, part) {
  const side = wide * part;
  for (const { x: right, y: down, turn, letter = "", lined = false } of cubes) {
    const cube = { x: -side / 2, y: -side / 2, side };
    pen.save();
    pen.translate(x + right * wide, foot + down * wide);
    pen.rotate(turn);
    paintCube(pen, cube);
    if (letter) paintLetter(pen, cube, letter, { lie: { angle: 0, tilt: 0, lined } });
    pen.restore();
  }
}

/** @param {Pen} pen @param {Dome} dome */
export function paintFoot(pen, { x, foot, wide }) {
  const plate = { x: x - wide * 0.58, y: foot, w: wide * 1.16, h: wide * FOOT };
  pen.fillStyle = "rgb(0 0 0 / .35)";
  pen.beginPath();
  pen.ellipse(x, plate.y + plate.h, wide * 0.57, plate.h * 0.3, 0, 0, 7);
  pen.fill();
  pen.fillStyle = linear(
    pen,
    [plate.x, 0, plate.x + plate.w, 0],
    [
      [0, "#7C5318"],
      [0.22, "#E9C272"],
      [0.5, "#B98433"],
      [0.78, "#F1D28A"],
      [1, "#6B450F"],
    ],
  );
  traceBox(pen, plate, plate.h * 0.4);
  pen.fill();
  const lip = inset(plate, 1);
  pen.lineWidth = 1;
  pen.strokeStyle = "rgb(255 244 208 / .7)";
  pen.beginPath();
  pen.moveTo(lip.x + plate.h * 0.4, lip.y);
  pen.lineTo(lip.x + lip.w - plate.h * 0.4, lip.y);
  pen.stroke();
}

/** @param {Pen} pen @param {Dome} dome */
export function paintGlass(pen, { x, foot, wide }) {
  const top = foot - wide * TALL;
  traceBell(pen, { x, foot, wide });
  pen.fillStyle = linear(
    pen,
    [x - wide / 2, 0, x + wide / 2, 0],
    [
      [0, "rgb(255 255 255 / .2)"],
      [0.2, "rgb(255 255 255 / .05)"],
      [0.8, "rgb(255 255 255 / .02)"],
      [1, "rgb(255 255 255 / .14)"],
    ],
  );
  pen.fill();
  pen.lineWidth = Math.max(1.5, wide * 0.012);
  pen.strokeStyle = GLASS;
  pen.stroke();
  pen.lineCap = "round";
  pen.lineWidth = wide * 0.035;
  pen.strokeStyle = "rgb(255 255 255 / .3)";
  pen.beginPath();
  pen.moveTo(x - wide * 0.41, foot - wide * 0.24);
  pen.bezierCurveTo(
    ...[x - wide * 0.43, foot - wide * 0.56],
    ...[x - wide * 0.36, foot - wide * 0.76],
    ...[x - wide * 0.2, foot - wide * 0.87],
  );
  pen.stroke();
  pen.fillStyle = "#DDA94B";
  const knob = {
    x: x - wide * 0.035,
    y: top - wide * 0.055,
    w: wide * 0.07,
    h: wide * 0.07,
  };
  traceBox(pen, knob, wide * 0.02);
  pen.fill();
}

/** @param {Pen} pen @param {Dome} dome */
function traceBell(pen, { x, foot, wide }) {
  const [left, right, top] = [x - wide / 2, x + wide / 2, foot - wide * TALL];
  pen.beginPath();
  pen.moveTo(left, foot);
  pen.lineTo(left, foot - wide * 0.42);
  pen.bezierCurveTo(left, top + wide * 0.12, x - wide * 0.26, top, x, top);
  pen.bezierCurveTo(
    x + wide * 0.26,
    top,
    right,
    top + wide * 0.12,
    right,
    foot - wide * 0.42,
  );
  pen.lineTo(right, foot);
}

/**
 * The system's own colours, outlines and no shading.
 * @param {Pen} pen
 * @param {Dome} dome
 * @param {readonly Heaped[]} cubes
 * @param {number} lifted
 */
function paintFlat(pen, dome, cubes, lifted) {
  const { x, foot, wide } = dome;
  const side = wide * SIDE * 0.9;
  pen.strokeStyle = "CanvasText";
  pen.lineWidth = 2;
  for (const { x: right, y: down } of cubes) {
    const face = faceOf({
      x: x + right * wide - side / 2,
      y: foot + down * wide - side / 2,
      side,
    });
    traceBox(pen, { x: face.x - side / 2, y: face.y - side / 2, w: side, h: side }, 3);
    pen.stroke();
  }
  pen.lineWidth = 3;
  traceBox(pen, { x: x - wide * 0.58, y: foot, w: wide * 1.16, h: wide * FOOT }, 4);
  pen.stroke();
  if (lifted === 1) return;
  traceBell(pen, dome);
  pen.stroke();
}
