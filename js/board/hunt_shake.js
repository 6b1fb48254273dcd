/**
 * The cubes tumble in the tray before their letters can be read.
 *
 * @import { Pen, Theme } from "./pen.js"
 * @import { Layout } from "./hunt_tray.js"
 */
import { seededRandom, wipe } from "./pen.js";
import { layCube, layTray } from "./tray_pictures.js";

export const SHAKE_LASTS = 700;
/** A cube lies still between this part of the time and the end. */
const FIRST_RESTS = 0.55;
/** Turns and ways, in radians and parts of the cube's side. */
const SWING = 0.55;
const REACH = 0.16;

/**
 * Shows the blank cubes at an age of the shake.
 * @param {Pen} pen its origin is the tray's corner
 * @param {Layout} layout
 * @param {{theme: Theme, table: "hunt" | "classic"}} look
 * @param {number} age ms
 */
export function paintTumbling(pen, layout, look, age) {
  const { cube: side, cells } = layout;
  const ways = waysOf(cells.length);
  wipe(pen);
  layTray(pen, layout, look);
  cells.forEach(({ x, y }, cell) => {
    const { turn, dx, dy } = tossed(ways[cell], age / SHAKE_LASTS);
    pen.save();
    pen.translate(x + side * (0.5 + dx), y + side * (0.5 + dy));
    pen.rotate(turn);
    layCube(pen, { x: -side / 2, y: -side / 2, side });
    pen.restore();
  });
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
