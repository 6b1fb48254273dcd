/**
 * The pictures on the lids of the boxes.
 *
 * @import { Pen } from "./pen.js"
 */
import { paintDisc, paintRing } from "./brass.js";
import { paintFoot, paintGlass, paintHeap } from "./dome.js";
import { FIGURE_FACE, glyph, linear, traceBox, traceRound, withShadow } from "./pen.js";
import { faceOf, INK, paintCube, paintLetter } from "./pieces.js";
import { paintRibbon } from "./ribbon.js";

/** @type {Record<string, (pen: Pen, w: number, h: number) => void>} */
const PICTURES = {
  hunt: paintFourCubes,
  classic: paintHeapedCubes,
  crossword: paintCrossedWords,
  heist: paintStolenLetter,
};

/**
 * A picture on a see-through ground; the lid's enamel is the page's.
 *
 * @param {Pen} pen
 * @param {number} w
 * @param {number} h
 * @param {string} name of the game
 */
export function paintBoxArt(pen, w, h, name) {
  const paint = PICTURES[name];
  if (!paint) throw new Error(`no picture for a box named ${name}`);
  pen.clearRect(0, 0, w, h);
  paint(pen, w, h);
}

/**
 * H U N T, taken in this order.
 *
 * @param {Pen} pen
 * @param {number} w
 * @param {number} h
 */
function paintFourCubes(pen, w, h) {
  const pitch = Math.min(w, h) * 0.46;
  const side = pitch * 0.92;
  const left = (w - pitch - side) / 2;
  const top = (h - pitch - side) / 2;
  const cubes = [..."HUNT"].map((letter, place) => ({
    letter,
    x: left + (place % 2) * pitch,
    y: top + Math.floor(place / 2) * pitch,
    side,
  }));
  for (const cube of cubes) paintCube(pen, cube);
  paintRibbon(pen, cubes.map(faceOf), side * 0.24, "hunt");
  for (const cube of cubes) {
    const isLast = cube.letter === "T";
    const face = faceOf(cube);
    paintDisc(pen, { ...face, r: side * 0.36 }, isLast);
    if (isLast) paintRing(pen, { ...face, r: side * 0.415 }, side * 0.06);
    paintLetter(pen, cube, cube.letter);
  }
}

/** The lowest first. @type {import("./dome.js").Heaped[]} */
const HEAPED = [
  { x: -0.27, y: -0.21, turn: 3.4, letter: "M", lined: true },
  { x: 0.29, y: -0.22, turn: 3.3, letter: "Z", lined: true },
  { x: 0, y: -0.19, turn: -0.7, letter: "E" },
  { x: -0.14, y: -0.49, turn: 0.1, letter: "W", lined: true },
  { x: 0.17, y: -0.49, turn: 0.45, letter: "R" },
  { x: 0, y: -0.74, turn: -0.6, letter: "A" },
];

/**
 * Cubes as they fell, under their dome.
 *
 * @param {Pen} pen
 * @param {number} w
 * @param {number} h
 */
function paintHeapedCubes(pen, w, h) {
  const wide = Math.min(w * 0.8, h * 0.86);
  const dome = { x: w / 2, foot: h / 2 + wide * 0.5, wide };
  paintFoot(pen, dome);
  paintHeap(pen, dome, HEAPED, 0.26);
  paintGlass(pen, dome);
}

/** A corner of a board: `.` empty squares, capitals tiles, the others coloured squares. */
const CROSSED = ["T.W.d", "..Ot.", "PORCH", ".dD..", "t.S.w"];
const SQUARES = new Map([
  ["T", "#A63A34"],
  ["w", "#C98354"],
  ["t", "#2A6A90"],
  ["d", "#82B6B1"],
]);

/**
 * PORCH, and WORDS down through it.
 *
 * @param {Pen} pen
 * @param {number} w
 * @param {number} h
 */
function paintCrossedWords(pen, w, h) {
  const pitch = (Math.min(w, h) * 0.96) / CROSSED.length;
  const left = (w - pitch * CROSSED.length) / 2;
  const top = (h - pitch * CROSSED.length) / 2;
  for (const [row, line] of CROSSED.entries()) {
    for (const [column, mark] of [...line].entries()) {
      const x = left + column * pitch;
      const spot = { x, y: top + row * pitch, side: pitch * 0.93 };
      const colour = SQUARES.get(mark);
      if (colour || mark === ".") paintSquare(pen, spot, colour ?? "rgb(0 0 0 / .2)");
      else paintBoneTile(pen, spot, mark);
    }
  }
}

/** @param {Pen} pen @param {{x: number, y: number, side: number}} spot @param {string} colour */
function paintSquare(pen, { x, y, side }, colour) {
  pen.fillStyle = colour;
  traceBox(pen, { x, y, w: side, h: side }, side * 0.09);
  pen.fill();
}

/** @param {Pen} pen @param {{x: number, y: number, side: number}} spot @param {string} letter */
function paintBoneTile(pen, { x, y, side }, letter) {
  const face = { x, y, w: side, h: side * 0.93 };
  withShadow(
    pen,
    { colour: "rgb(0 8 6 / .6)", blur: side * 0.13, y: side * 0.08 },
    () => {
      pen.fillStyle = "#97814F";
      traceBox(pen, { ...face, h: side }, side * 0.15);
      pen.fill();
    },
  );
  pen.fillStyle = linear(
    pen,
    [x, y, x + side * 0.8, y + face.h],
    [
      [0, "#FFF9EA"],
      [0.5, "#F4E8CF"],
      [1, "#E6D6B4"],
    ],
  );
  traceBox(pen, face, side * 0.15);
  pen.fill();
  const middle = { x: x + side / 2, y: y + face.h / 2 };
  glyph(pen, letter, { ...middle, size: side * 0.58, colour: INK, engraved: true });
}

/** A corner of a board of circles: `.` empty ones, capitals counters, else colours. */
const STOLEN = ["t...", "SAVE", ".d..", "w..x"];
const CIRCLES = new Map([
  ["t", { fill: "#A63A34", ink: "#FFF3E4", label: "3W" }],
  ["w", { fill: "#C98354", ink: "#1F1004", label: "2W" }],
  ["x", { fill: "#57508F", ink: "#FFFFFF", label: "6L" }],
  ["d", { fill: "#82B6B1", ink: "#0F2529", label: "2L" }],
]);

/**
 * SAVE, and an F on its way to replace the V.
 *
 * @param {Pen} pen
 * @param {number} w
 * @param {number} h
 */
function paintStolenLetter(pen, w, h) {
  const pitch = (Math.min(w, h) * 0.96) / STOLEN.length;
  const left = (w - pitch * (STOLEN.length - 1)) / 2;
  const top = (h - pitch * (STOLEN.length - 1)) / 2;
  const r = pitch * 0.46;
  for (const [row, line] of STOLEN.entries()) {
    for (const [column, mark] of [...line].entries()) {
      const round = { x: left + column * pitch, y: top + row * pitch, r };
      const isCounter = mark !== mark.toLowerCase();
      if (!isCounter) paintCircle(pen, round, mark);
      else paintCounter(pen, round, mark, mark === "V" ? "#DDA94B" : null);
    }
  }
  const lifted = { x: left + pitch * 2.5, y: top + pitch * 0.14, r };
  paintCounter(pen, lifted, "F", "#C4623C");
}

/** @param {Pen} pen @param {{x: number, y: number, r: number}} round @param {string} mark */
function paintCircle(pen, round, mark) {
  const colour = CIRCLES.get(mark);
  pen.fillStyle = colour?.fill ?? "rgb(0 0 0 / .62)";
  traceRound(pen, round);
  pen.fill();
  if (!colour) return;
  const { x, y, r } = round;
  const { label, ink } = colour;
  glyph(pen, label, { x, y, size: r * 0.72, colour: ink, face: FIGURE_FACE });
}

/** @param {Pen} pen @param {{x: number, y: number, r: number}} round @param {string} letter @param {string | null} ring */
function paintCounter(pen, { x, y, r }, letter, ring) {
  const shadow = { colour: "rgb(0 0 0 / .6)", blur: r * 0.3, y: r * 0.16 };
  withShadow(pen, shadow, () => {
    pen.fillStyle = "#97814F";
    traceRound(pen, { x, y: y + r * 0.06, r });
    pen.fill();
  });
  pen.fillStyle = linear(
    pen,
    [x - r, y - r, x + r, y + r],
    [
      [0, "#FFF9EA"],
      [0.5, "#F4E8CF"],
      [1, "#E6D6B4"],
    ],
  );
  traceRound(pen, { x, y: y - r * 0.04, r: r * 0.97 });
  pen.fill();
  if (ring) {
    pen.lineWidth = r * 0.16;
    pen.strokeStyle = ring;
    traceRound(pen, { x, y: y - r * 0.04, r: r * 0.86 });
    pen.stroke();
  }
  const middle = { x, y: y - r * 0.04 };
  glyph(pen, letter, { ...middle, size: r * 1.1, colour: INK, engraved: true });
}
