/**
 * Where things are on the porch, and the colours of its two hours.
 *
 * @import { Stops, Theme } from "./pen.js"
 *
 * @typedef {object} Porch heights and places in CSS pixels
 * @property {number} w
 * @property {number} h
 * @property {number} horizon
 * @property {number} rail the hand rail's upper edge
 * @property {number} beam the hand rail's thickness
 * @property {number} floor
 * @property {{x: number, y: number, wide: number,
 *   light: number}} lamp middle of the shade's rim; its light, less where words are near
 *
 * @typedef {object} Hour
 * @property {Stops} sky
 * @property {[far: string, near: string]} hills
 * @property {[back: string, front: string]} trees
 * @property {Stops} beam
 * @property {Stops} boards
 * @property {string} groove
 * @property {string} edge the light along rail and floor
 * @property {Stops} floor
 * @property {string} plank
 */

/** @type {Record<Theme, Hour>} */
export const HOURS = {
  dusk: {
    sky: [
      [0, "#091722"],
      [0.16, "#0D2231"],
      [0.32, "#112D3E"],
      [0.46, "#1A4050"],
      [0.58, "#234B59"],
      [0.69, "#3D5D66"],
      [0.78, "#6C746D"],
      [0.85, "#A98C72"],
      [0.92, "#D79D69"],
      [1, "#F3C17D"],
    ],
    hills: ["#6B6E6A", "#334B53"],
    trees: ["#213A44", "#172C36"],
    beam: [
      [0, "#2C4049"],
      [0.4, "#192A34"],
      [1, "#0F1F28"],
    ],
    boards: [
      [0, "#0B1A21"],
      [0.25, "#10242D"],
      [1, "#0D1E26"],
    ],
    groove: "rgb(2 10 14 / .5)",
    edge: "rgb(233 188 104 / .5)",
    floor: [
      [0, "#0A1318"],
      [0.35, "#0E1B21"],
      [1, "#0A1318"],
    ],
    plank: "rgb(0 0 0 / .28)",
  },
  morning: {
    sky: [
      [0, "#CBE3E3"],
      [0.35, "#D9EBE8"],
      [0.65, "#E6F1EA"],
      [0.86, "#F6F0DD"],
      [1, "#FCE9C9"],
    ],
    hills: ["#BDD3CB", "#9DBFB4"],
    trees: ["#86AEA2", "#74A095"],
    beam: [
      [0, "#FFFFFF"],
      [0.5, "#F1F7F4"],
      [1, "#CFDFDB"],
    ],
    boards: [
      [0, "#CFDFDB"],
      [0.2, "#DDE9E6"],
      [1, "#D6E5E2"],
    ],
    groove: "rgb(60 96 98 / .12)",
    edge: "rgb(255 255 255 / .85)",
    floor: [
      [0, "#C8DAD7"],
      [0.25, "#D3E3E0"],
      [1, "#CDDFDC"],
    ],
    plank: "rgb(60 96 98 / .1)",
  },
};

/** Narrower than this, home's keys are signs without words. */
const PHONE = 600;

/**
 * Upright screens show the scene above the boxes, wide ones around them.
 *
 * @param {number} w
 * @param {number} h
 * @returns {Porch}
 */
export function porchIn(w, h) {
  if (h > w) {
    const wide = Math.min(w * 0.244, h * 0.15);
    const lamp = {
      // On phones between the last two of the keys above it, which are of one size there.
      x: w < PHONE ? w - Math.max(56, wide / 2 + 8) : w * 0.758,
      y: h * 0.12,
      wide,
      light: 0.4,
    };
    const [horizon, rail, floor] = [h * 0.264, h * 0.293, h * 0.44];
    return { w, h, horizon, rail, beam: h * 0.017, floor, lamp };
  }
  const lamp = {
    x: w * 0.612,
    y: h * 0.162,
    wide: Math.min(w * 0.144, h * 0.27),
    light: 1,
  };
  const [horizon, rail, floor] = [h * 0.462, h * 0.541, h * 0.711];
  return { w, h, horizon, rail, beam: h * 0.028, floor, lamp };
}
