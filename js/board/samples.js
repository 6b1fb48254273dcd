/**
 * Small samples of looks, as they lie in the store.
 *
 * @import { BoardStyle, GlassStyle, LookKind, TileStyle } from "../store/looks.js"
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { Box, Pen, Stops, Theme } from "./pen.js"
 */

import { enamelOf, RIM } from "./enamels.js";
import { paintHourglass } from "./hourglass.js";
import { diagonal, inset, linear, traceBox, wipe } from "./pen.js";
import { layTile } from "./tile.js";

/** @typedef {{kind: LookKind, look: string, theme: Theme, forced: boolean}} Sample */

/**
 * @param {Pen} pen
 * @param {number} w
 * @param {number} h
 * @param {Sample} sample
 */
export function paintSample(pen, w, h, { kind, look, theme, forced }) {
  wipe(pen);
  const side = Math.min(w, h);
  const box = { x: (w - side) / 2, y: (h - side) / 2, w: side, h: side };
  if (kind === "tiles") {
    paintTiles(pen, box, /** @type {TileStyle} */ (look), forced);
  } else if (kind === "board") {
    paintBoards(pen, box, /** @type {BoardStyle} */ (look), { theme, forced });
  } else {
    const tall = box.h * 0.7;
    const glass = {
      x: w / 2 - tall * 0.28,
      y: box.y + box.h * 0.15,
      w: tall * 0.56,
      h: tall,
    };
    const still = { left: 0.55, ember: false, running: true, moment: 0, reduced: true };
    const style = /** @type {GlassStyle} */ (look);
    paintHourglass(pen, glass, { ...still, theme, style, forced });
  }
}

/** A tile, and a counter before it. @param {Pen} pen @param {Box} box @param {TileStyle} style @param {boolean} forced */
function paintTiles(pen, { x, y, w }, style, forced) {
  const side = w * 0.52;
  const plain = { blank: false, style, forced };
  layTile(
    pen,
    { x: x + w * 0.06, y: y + w * 0.1, side },
    { ...plain, letter: "L", points: 1 },
  );
  layTile(
    pen,
    { x: x + w * 0.4, y: y + w * 0.36, side },
    { ...plain, letter: "X", points: 8, round: true },
  );
}

/**
 * A board of squares, and one of circles before it.
 * @param {Pen} pen
 * @param {Box} box
 * @param {BoardStyle} look
 * @param {Pick<Sample, "theme" | "forced">} light
 */
function paintBoards(pen, { x, y, w }, look, { theme, forced }) {
  const side = w * 0.62;
  const board = { w: side, h: side, forced };
  const at = { x: x + w * 0.03, y: y + w * 0.05 };
  const before = { x: x + w * 0.35, y: y + w * 0.33 };
  const ground = (/** @type {TileKind} */ game) => enamelOf(look, game)[theme];
  paintGround(pen, { ...board, ...at, ground: ground("crossword"), corner: 0.1 });
  paintGround(pen, { ...board, ...before, ground: ground("heist"), corner: 0.5 });
}

/**
 * Enamel in its rim, with hollows.
 * @param {Pen} pen
 * @param {Box & {ground: Stops, corner: number, forced: boolean}} board `corner`: of its
 *   hollows, as a part of their side
 */
function paintGround(pen, { ground, corner, forced, ...box }) {
  const field = inset(box, box.w * 0.05);
  pen.fillStyle = forced ? "CanvasText" : diagonal(pen, box, RIM);
  traceBox(pen, box, box.w * 0.08);
  pen.fill();
  pen.fillStyle = forced
    ? "Canvas"
    : linear(pen, [0, field.y, 0, field.y + field.h], ground);
  traceBox(pen, field, field.w * 0.06);
  pen.fill();
  pen.fillStyle = forced ? "GrayText" : "rgb(0 0 0 / .24)";
  const step = field.w / 4;
  for (let i = 0; i < 16; i++) {
    const spot = {
      x: field.x + (i % 4) * step,
      y: field.y + Math.floor(i / 4) * step,
    };
    traceBox(pen, inset({ ...spot, w: step, h: step }, step * 0.12), step * corner);
    pen.fill();
  }
}
