/**
 * What the hourglass's caps and posts are turned of.
 *
 * @import { GlassStyle } from "../store/looks.js"
 * @import { Stops } from "./pen.js"
 */

/** Turned metal, across. @type {Record<GlassStyle, Stops>} */
export const METALS = {
  brass: [
    [0, "#4A310C"],
    [0.1, "#A97A2D"],
    [0.24, "#FFF1C4"],
    [0.36, "#E4B65C"],
    [0.62, "#8F621E"],
    [0.84, "#D9A951"],
    [1, "#4A310C"],
  ],
  silver: [
    [0, "#2E363B"],
    [0.1, "#84919A"],
    [0.24, "#FCFEFF"],
    [0.36, "#C9D3D8"],
    [0.62, "#6B777F"],
    [0.84, "#B4C0C6"],
    [1, "#2E363B"],
  ],
  copper: [
    [0, "#45190B"],
    [0.1, "#A2502C"],
    [0.24, "#FFDCC4"],
    [0.36, "#D98A5D"],
    [0.62, "#84391B"],
    [0.84, "#CB764A"],
    [1, "#45190B"],
  ],
};
