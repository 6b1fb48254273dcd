/**
 * The board of a game with tiles: enamel in a brass rim, the squares or circles of its
 * game, and the tiles that lie. Drawn whole from what it is given.
 *
 * @import { BoardStyle, TileStyle } from "../store/looks.js"
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { BoardLayout } from "./tile_layout.js"
 * @import { Spot } from "./tile.js"
 * @import { Box, Pen, Stops, Theme } from "./pen.js"
 * @import { Picture } from "./picture.js"
 *
 * @typedef {object} BoardLook
 * @property {TileKind} game
 * @property {readonly string[]} colours the layout, row by row
 * @property {number} start the square with the star
 * @property {string} board row after row
 * @property {readonly number[]} last squares of the last play
 * @property {Readonly<Record<string, number>>} worth
 * @property {TileStyle} style
 * @property {BoardStyle} enamel
 * @property {Theme} theme
 * @property {boolean} forced forced colours
 */
import { isEmpty } from "../store/tile_notation.js";
import { paintStar, strokeBox } from "./board_parts.js";
import { paintSquare } from "./crossword_ground.js";
import { enamelOf, RIM } from "./enamels.js";
import { paintSocket } from "./heist_ground.js";
import { diagonal, inset, linear, traceBox, wipe, withShadow } from "./pen.js";
import { layDown, picture, shelf } from "./picture.js";
import { faceOf, layTile } from "./tile.js";
import { tileAt } from "./tile_layout.js";

/** Room around the board for its shadow, as a part of its side. */
export const BOARD_MARGIN = 0.06;
const CORNER = 0.026;

const SQUARE = { crossword: paintSquare, heist: paintSocket };
const STAR = "#C08A2E";
const SHADE = { dusk: "rgb(0 0 0 / .62)", morning: "rgb(19 50 56 / .42)" };
/** The boards of a page: one large, one zoomed, one of the other light. */
/** @type {ReturnType<typeof shelf<Picture>>} */
const kept = shelf(6);

/**
 * @param {Pen} pen its origin is the board's corner
 * @param {BoardLayout} layout
 * @param {BoardLook} look
 */
export function paintBoard(pen, layout, look) {
  const { game, colours, start, board, last, worth, style, enamel, theme, forced } =
    look;
  wipe(pen);
  if (forced) paintGround(pen, layout, look);
  else {
    const form = [game, layout.side, start, theme, enamel, colours.join("")];
    const ground = kept(pen, form, (scale) =>
      picture(
        { w: layout.side, h: layout.side, reach: layout.side * BOARD_MARGIN, scale },
        (on) => paintGround(on, layout, look),
      ),
    );
    layDown(pen, ground);
  }
  const round = game === "heist";
  for (let square = 0; square < board.length; square++) {
    if (isEmpty(board, square)) continue;
    const face = faceOf(board[square] ?? "", worth);
    const state = last.includes(square) ? "last" : "laid";
    const spot = tileAt(layout, square);
    layTile(pen, spot, { ...face, style, round, state, forced });
    if (square === start && !forced && !round) paintStar(pen, cornerOf(spot), STAR);
  }
}

/** The star stays to be seen on the tile that covers it. @param {Spot} spot */
function cornerOf({ x, y, side }) {
  return { x: x + side * 0.14, y: y + side * 0.15, r: side * 0.1 };
}

/** @param {Pen} pen @param {BoardLayout} layout @param {BoardLook} look */
function paintGround(pen, layout, { game, colours, start, theme, enamel, forced }) {
  if (forced) paintFlatRim(pen, layout);
  else paintRim(pen, layout, enamelOf(enamel, game)[theme], theme);
  const codes = colours.join("");
  for (let square = 0; square < codes.length; square++) {
    const { x, y, side } = tileAt(layout, square);
    const box = inset({ x, y, w: side, h: side }, side * 0.01);
    SQUARE[game](pen, box, {
      code: codes[square] ?? ".",
      isStart: square === start,
      forced,
    });
  }
}

/** @param {Pen} pen @param {BoardLayout} layout @param {Stops} ground @param {Theme} theme */
function paintRim(pen, { side, rim }, ground, theme) {
  const whole = { x: 0, y: 0, w: side, h: side };
  const radius = side * CORNER;
  const shadow = { blur: side * 0.035, x: side * 0.006, y: side * 0.02 };
  withShadow(pen, { colour: SHADE[theme], ...shadow }, () => {
    pen.fillStyle = diagonal(pen, whole, RIM);
    traceBox(pen, whole, radius);
    pen.fill();
  });
  strokeBox(pen, inset(whole, 0.5), radius, "rgb(255 244 208 / .75)", 1);
  const enamel = inset(whole, rim);
  pen.fillStyle = linear(pen, [0, 0, side * 0.4, side], ground);
  traceBox(pen, enamel, radius - rim);
  pen.fill();
  paintSunkEdge(pen, enamel, radius - rim);
}

/** The rim's shadow on the enamel. @param {Pen} pen @param {Box} box @param {number} radius */
function paintSunkEdge(pen, box, radius) {
  const thick = box.w * 0.012;
  const shadow = { blur: thick * 1.5, x: thick * 0.3, y: thick * 0.6 };
  pen.save();
  traceBox(pen, box, radius);
  pen.clip();
  withShadow(pen, { colour: "rgb(0 0 0 / .6)", ...shadow }, () =>
    strokeBox(pen, inset(box, -thick / 2), radius + thick / 2, "#000", thick),
  );
  pen.restore();
  strokeBox(pen, box, radius, "rgb(40 24 4 / .8)", 1);
}

/** @param {Pen} pen @param {BoardLayout} layout */
function paintFlatRim(pen, { side }) {
  const whole = { x: 0, y: 0, w: side, h: side };
  pen.fillStyle = "Canvas";
  traceBox(pen, whole, side * CORNER);
  pen.fill();
  strokeBox(pen, inset(whole, 1.5), side * CORNER, "CanvasText", 3);
}
