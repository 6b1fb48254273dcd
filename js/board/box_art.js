/**
 * The pictures on the lids of the boxes.
 *
 * @import { Pen } from "./pen.js"
 */
import { paintDisc, paintRing } from "./brass.js";
import { faceOf, paintCube, paintLetter } from "./pieces.js";
import { paintRibbon } from "./ribbon.js";

/** @type {Record<string, (pen: Pen, w: number, h: number) => void>} */
const PICTURES = { hunt: paintFourCubes };

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
