/**
 * Boards of the store: enamel in place of a table's own.
 *
 * @import { BoardStyle } from "../store/looks.js"
 * @import { Stops, Theme } from "./pen.js"
 * @typedef {Record<Theme, Stops>} Enamel from top to bottom
 */

/** @type {Record<Exclude<BoardStyle, "enamel">, Enamel>} */
const BOUGHT = {
  harbour: {
    dusk: [
      [0, "#2B4468"],
      [0.5, "#1D3352"],
      [1, "#14263F"],
    ],
    morning: [
      [0, "#3A5A86"],
      [0.5, "#2A466D"],
      [1, "#1E3655"],
    ],
  },
  plum: {
    dusk: [
      [0, "#553158"],
      [0.5, "#3F2243"],
      [1, "#2E1731"],
    ],
    morning: [
      [0, "#6B4270"],
      [0.5, "#523058"],
      [1, "#3D2142"],
    ],
  },
};

/**
 * The enamel of a board.
 * @param {BoardStyle} style
 * @param {Enamel} own the table's
 */
export function enamelOf(style, own) {
  return style === "enamel" ? own : BOUGHT[style];
}
