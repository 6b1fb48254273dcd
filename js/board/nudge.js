/**
 * A cube that could not follow shakes its head.
 *
 * @import { Lie } from "./hunt_lie.js"
 * @import { Pen } from "./pen.js"
 * @import { Layout } from "./hunt_tray.js"
 */
import { isShaking, shakeReach } from "./motion.js";
import { paintCube, paintLetter } from "./pieces.js";

/** Of a refused path's reach. */
const PART = 0.5;

/**
 * Paints the cube anew over its place, a little aside.
 * @param {Pen} pen
 * @param {Layout} layout
 * @param {{cell: number, text: string, lie?: Lie | undefined}} cube
 * @param {number} age ms since it was touched
 * @returns {boolean} whether it still moves
 */
export function paintNudge(pen, layout, { cell, text, lie }, age) {
  const place = layout.cells[cell];
  if (!place || !isShaking(age)) return false;
  const shaken = { x: place.x + PART * shakeReach(age), y: place.y, side: layout.cube };
  paintCube(pen, shaken, lie);
  paintLetter(pen, shaken, text, { engraved: true, lie });
  return true;
}
