/**
 * The enamel of trays and boards, in its brass rim: a table's own, and what the store sells
 * in its place (T21).
 *
 * @import { BoardStyle } from "../store/looks.js"
 * @import { Stops, Theme } from "./pen.js"
 * @import { Furniture } from "./pieces.js"
 * @typedef {Record<Theme, Stops>} Enamel from top to bottom
 */

/** Brass, from corner to corner. @type {Stops} */
export const RIM = [
  [0, "#FAE5AC"],
  [0.13, "#DBAB51"],
  [0.38, "#A97829"],
  [0.6, "#CB9A42"],
  [0.84, "#7C5318"],
  [1, "#5C3C0F"],
];

/** @type {Record<Furniture, Enamel>} */
export const ENAMELS = {
  hunt: {
    dusk: [
      [0, "#1E515C"],
      [0.5, "#15414A"],
      [1, "#0E3038"],
    ],
    morning: [
      [0, "#2C7079"],
      [0.5, "#1F5A62"],
      [1, "#17484F"],
    ],
  },
  classic: {
    dusk: [
      [0, "#7E3032"],
      [0.5, "#6A2427"],
      [1, "#4D181B"],
    ],
    morning: [
      [0, "#923A3A"],
      [0.5, "#7C2D2E"],
      [1, "#621F21"],
    ],
  },
  crossword: {
    dusk: [
      [0, "#28573F"],
      [0.5, "#1C4635"],
      [1, "#143428"],
    ],
    morning: [
      [0, "#306E53"],
      [0.5, "#235A44"],
      [1, "#1A4735"],
    ],
  },
  heist: {
    dusk: [
      [0, "#464D54"],
      [0.5, "#2A3036"],
      [1, "#1F252A"],
    ],
    morning: [
      [0, "#56616A"],
      [0.5, "#39424A"],
      [1, "#2C343B"],
    ],
  },
};

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
 * @param {Furniture} table
 */
export function enamelOf(style, table) {
  return style === "enamel" ? ENAMELS[table] : BOUGHT[style];
}
