/**
 * How cubes lie. Classic's lie as they fell, in quarter turns, and a little askew; a line
 * under some letters tells which way is up (C3). Turning the grid turns them with it.
 *
 * @typedef {object} Lie
 * @property {number} angle of the letter, in radians, clockwise
 * @property {number} tilt of the whole cube, in radians; part of `angle`
 * @property {boolean} lined the letter carries a line
 *
 * @typedef {object} Fallen
 * @property {readonly string[] | null} cells
 * @property {readonly number[] | null} [turns] quarters, clockwise; null: all upright
 * @property {readonly string[]} [underlined] faces
 */
import { seededRandom } from "./pen.js";

/** Two degrees. */
const MOST_TILT = Math.PI / 90;

/** @type {Readonly<Lie>} */
export const UPRIGHT = Object.freeze({ angle: 0, tilt: 0, lined: false });

/**
 * @param {Fallen} fallen
 * @param {{upright: boolean, quarters?: number}} shown `upright`: by the player's wish;
 *   `quarters` that the grid is turned by
 * @returns {Lie[]} by cell
 */
export function liesOf({ cells, turns, underlined = [] }, { upright, quarters = 0 }) {
  const random = seededRandom(cells?.length ?? 0);
  return (cells ?? []).map((face, cell) => {
    const lined = underlined.includes(face);
    const lean = (2 * random() - 1) * MOST_TILT;
    if (!turns || upright) return { ...UPRIGHT, lined };
    const turn = ((turns[cell] ?? 0) + quarters) % 4;
    return { angle: (turn * Math.PI) / 2 + lean, tilt: lean, lined };
  });
}
