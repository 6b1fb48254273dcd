/**
 * The lobby: a porch at dusk with its lamp lit, or in the morning under a blue
 * ceiling.
 *
 * @import { Pen, Theme } from "./pen.js"
 */
import {
  paintCeiling,
  paintFloor,
  paintLamp,
  paintLamplight,
  paintRail,
} from "./lobby_porch.js";
import { paintHills, paintSky, paintStars, paintSun } from "./lobby_sky.js";
import { HOURS, porchIn } from "./porch.js";

/**
 * Covers the whole w by h.
 *
 * @param {Pen} pen
 * @param {number} w
 * @param {number} h
 * @param {Theme} theme
 */
export function paintLobby(pen, w, h, theme) {
  const porch = porchIn(w, h);
  const hour = HOURS[theme];
  paintSky(pen, porch, hour);
  if (theme === "dusk") paintStars(pen, porch);
  else paintSun(pen, porch);
  paintHills(pen, porch, hour);
  paintRail(pen, porch, hour);
  paintFloor(pen, porch, hour);
  if (theme === "dusk") paintLamplight(pen, porch);
  else paintCeiling(pen, porch);
  paintLamp(pen, porch, theme);
}
