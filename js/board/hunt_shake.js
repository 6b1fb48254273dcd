/**
 * The cubes tumble in the tray before their letters can be read.
 *
 * @import { Pen, Theme } from "./pen.js"
 * @import { Layout } from "./hunt_tray.js"
 */
import { density, seededRandom, wipe } from "./pen.js";
import { paintCube, paintTrayGround, paintWell } from "./pieces.js";

export const SHAKE_LASTS = 700;
/** A cube lies still between this part of the time and the end. */
const FIRST_RESTS = 0.55;
/** Turns and ways, in radians and parts of the cube's side. */
const SWING = 0.55;
const REACH = 0.16;
/** Room for a cube's shadow around its picture, as a part of its side. */
const ROOM = 0.3;

/**
 * Paints tray and blank cubes once, and gives what shows them at an age of the shake.
 * @param {Pen} pen
 * @param {Layout} layout
 * @param {{theme: Theme, table: "hunt" | "classic"}} look
 * @returns {(pen: Pen, age: number) => boolean} whether they still move
 */
export function tumbling(pen, layout, look) {
  const cube = cubePicture(layout.cube, density(pen));
  const ways = waysOf(layout.cells.length);
  const gap = layout.pitch - layout.cube;
  const side = layout.cube * (1 + 2 * ROOM);
  return (on, age) => {
    wipe(on);
    paintTrayGround(on, layout.side, look);
    layout.cells.forEach(({ x, y }, cell) => {
      paintWell(on, { x, y, side: layout.cube }, gap);
      const { turn, dx, dy } = tossed(ways[cell], age / SHAKE_LASTS);
      on.save();
      on.translate(x + layout.cube * (0.5 + dx), y + layout.cube * (0.5 + dy));
      on.rotate(turn);
      on.drawImage(cube, -side / 2, -side / 2, side, side);
      on.restore();
    });
    return age < SHAKE_LASTS;
  };
}

/** @typedef {{rests: number, speed: number, phase: number, lean: number}} Way */

/** @param {number} cubes @returns {Way[]} */
function waysOf(cubes) {
  const random = seededRandom(cubes);
  return Array.from({ length: cubes }, () => ({
    rests: FIRST_RESTS + (1 - FIRST_RESTS) * random(),
    speed: 3 + 2 * random(),
    phase: 2 * Math.PI * random(),
    lean: random() < 0.5 ? -1 : 1,
  }));
}

/**
 * @param {Way | undefined} way
 * @param {number} t 0 to 1 of the shake
 */
function tossed(way, t) {
  if (!way || t >= way.rests) return { turn: 0, dx: 0, dy: 0 };
  const { rests, speed, phase, lean } = way;
  const left = (1 - t / rests) ** 0.7 * Math.min(1, t * 12);
  const beat = 2 * Math.PI * speed * t + phase;
  return {
    turn: left * SWING * lean * Math.sin(beat),
    dx: left * REACH * Math.cos(beat * 1.3),
    dy: left * REACH * Math.sin(beat * 1.1),
  };
}

/** @param {number} side @param {number} scale device pixels per CSS pixel */
function cubePicture(side, scale) {
  const whole = Math.ceil(side * (1 + 2 * ROOM) * scale);
  const picture = new OffscreenCanvas(whole, whole);
  const pen = picture.getContext("2d");
  if (!pen) throw new Error("this browser gives no 2D canvas");
  pen.scale(scale, scale);
  paintCube(pen, { x: side * ROOM, y: side * ROOM, side });
  return picture;
}
