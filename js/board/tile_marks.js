/**
 * What lies on the board but is not played: pending tiles with what they would score, the
 * arrow of who types, the square that a dragged tile is over.
 *
 * @import { TileStyle } from "../store/looks.js"
 * @import { Cursor } from "./tile_cursor.js"
 * @import { Hand } from "./tile_hand.js"
 * @import { BoardLayout } from "./tile_layout.js"
 * @import { Spot, TileLook } from "./tile.js"
 * @import { Box, Pen, Round } from "./pen.js"
 *
 * @typedef {{square: number, over: string}} Over a tile's square, and what it lies over
 *
 * @typedef {object} Marks
 * @property {Hand} hand
 * @property {readonly Over[]} past what a turn laid that is looked at again
 * @property {(square: number) => boolean} lies whether a letter lies on a square
 * @property {Readonly<Record<string, number>>} worth
 * @property {TileStyle} style
 * @property {boolean} round counters for round sockets
 * @property {Cursor | null} cursor
 * @property {number | null} over the square under a dragged tile
 * @property {number | null} dragged place on the rack of the tile that is in the air
 * @property {readonly number[]} refused squares of words that are not in the list
 * @property {readonly {square: number, tile: string}[]} board tiles among those squares
 * @property {number | null} score what the laid tiles would make; null: no play
 * @property {boolean} forced forced colours
 */

import { EMPTY } from "../store/tile_notation.js";
import { badgeAt, flagAt, runsDown } from "./mark_places.js";
import { glyph, inset, linear, traceBox, traceRound, wipe } from "./pen.js";
import { faceOf, layTile } from "./tile.js";
import { tilesOf } from "./tile_hand.js";
import { tileAt } from "./tile_layout.js";

/** The badge's least height, px, and its part of a square. */
const BADGE = 18;
const BADGE_PART = 0.53;
const CORNER = 0.15;
/** The part of a square that the arrow takes on a letter's edge. */
const ASIDE = 0.46;

/**
 * @param {Pen} pen its origin is the board's corner
 * @param {BoardLayout} layout
 * @param {Marks} marks
 */
export function paintMarks(pen, layout, marks) {
  const { hand, past, lies, cursor, over, dragged, board, score, forced } = marks;
  wipe(pen);
  for (const { square, tile } of board) layMarked(pen, layout, marks, square, tile);
  const lying = hand.laid.filter(({ at }) => at !== dragged);
  for (const { square, tile } of tilesOf({ ...hand, laid: lying })) {
    layMarked(pen, layout, marks, square, tile);
  }
  const laid = [...lying, ...past];
  const squares = laid.map(({ square }) => square);
  const down = runsDown(layout, squares);
  const flags = laid.filter(isReplacing).map(({ square, over: letter }) => {
    const flag = flagAt(layout, square, down, lies);
    paintFlag(pen, flag, { letter, forced });
    return flag;
  });
  if (over !== null) paintTarget(pen, tileAt(layout, over), marks);
  if (cursor?.square != null) {
    const spot = tileAt(layout, cursor.square);
    if (lies(cursor.square)) paintArrowAside(pen, spot, cursor.down, marks);
    else paintArrow(pen, spot, cursor.down, marks);
  }
  const last = squares.pop();
  if (score === null || last === undefined) return;
  const about = { ...sizeOf(layout, score), down, flags, others: squares };
  paintBadge(pen, badgeAt(layout, last, about), { score, forced });
}

/**
 * @param {Pen} pen
 * @param {BoardLayout} layout
 * @param {Marks} marks
 * @param {number} square
 * @param {string} tile
 */
function layMarked(pen, layout, marks, square, tile) {
  const { hand, worth, style, round, refused, forced } = marks;
  const mine = hand.laid.find((one) => one.square === square);
  const laid = mine && isReplacing(mine) ? "replacing" : "pending";
  const state = refused.includes(square) ? "refused" : laid;
  const look = { ...faceOf(tile, worth), style, round, forced, state };
  layTile(pen, tileAt(layout, square), /** @type {TileLook} */ (look));
}

/** @param {Over} laid */
const isReplacing = ({ over }) => over !== EMPTY;

/**
 * The letter below, on a copper flag; the bar that strikes it through lies behind it, so
 * that no letter looks like another.
 * @param {Pen} pen
 * @param {Round} flag
 * @param {{letter: string, forced: boolean}} what
 */
function paintFlag(pen, flag, { letter, forced }) {
  const { x, y, r } = flag;
  pen.fillStyle = forced ? "Canvas" : "#8E3A1C";
  traceRound(pen, flag);
  pen.fill();
  pen.lineWidth = Math.max(1.2, r * 0.2);
  pen.strokeStyle = forced ? "GrayText" : "#CB7048";
  pen.beginPath();
  pen.moveTo(x - r * 0.71, y + r * 0.71);
  pen.lineTo(x + r * 0.71, y - r * 0.71);
  pen.stroke();
  pen.lineWidth = 1.2;
  pen.strokeStyle = forced ? "CanvasText" : "#F0A583";
  traceRound(pen, flag);
  pen.stroke();
  const colour = forced ? "CanvasText" : "#FFF3E4";
  glyph(pen, letter.toUpperCase(), { x, y, size: r * 1.3, colour });
}

/** @param {Pen} pen @param {Spot} spot @param {Pick<Marks, "round" | "forced">} look */
function paintTarget(pen, { x, y, side }, { round, forced }) {
  pen.lineWidth = Math.max(2, side * 0.09);
  pen.strokeStyle = forced ? "Highlight" : "#F8DC95";
  const corner = side * (round ? 0.5 : CORNER);
  traceBox(pen, inset({ x, y, w: side, h: side }, pen.lineWidth / 2), corner);
  pen.stroke();
}

/** A square that waits for a letter: a frame, and an arrow along the word. @param {Pen} pen @param {Spot} spot @param {boolean} down @param {Pick<Marks, "round" | "forced">} look */
function paintArrow(pen, { x, y, side }, down, { round, forced }) {
  const box = inset({ x, y, w: side, h: side }, 1);
  pen.fillStyle = forced ? "Highlight" : "#F5EAD3";
  traceBox(pen, box, side * (round ? 0.5 : CORNER));
  pen.fill();
  pen.lineWidth = Math.max(1.5, side * 0.07);
  pen.strokeStyle = forced ? "HighlightText" : "#553708";
  pen.stroke();
  pen.save();
  pen.translate(x + side / 2, y + side / 2);
  if (down) pen.rotate(Math.PI / 2);
  const reach = side * 0.26;
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.lineWidth = Math.max(1.6, side * 0.1);
  pen.beginPath();
  pen.moveTo(-reach, 0);
  pen.lineTo(reach, 0);
  pen.moveTo(reach * 0.25, -reach * 0.7);
  pen.lineTo(reach, 0);
  pen.lineTo(reach * 0.25, reach * 0.7);
  pen.stroke();
  pen.restore();
}

/** A letter that the next one would replace: framed, the arrow on its edge. @param {Pen} pen @param {Spot} spot @param {boolean} down @param {Pick<Marks, "round" | "forced">} look */
function paintArrowAside(pen, { x, y, side: whole }, down, look) {
  paintTarget(pen, { x, y, side: whole }, look);
  const side = whole * ASIDE;
  const [along, middle] = [whole - side / 2, (whole - side) / 2];
  const [dx, dy] = down ? [middle, along] : [along, middle];
  paintArrow(pen, { x: x + dx, y: y + dy, side }, down, look);
}

/** Of the pill that tells a score. @param {BoardLayout} layout @param {number} score */
function sizeOf({ cell }, score) {
  const h = Math.max(BADGE, cell * BADGE_PART);
  return { w: Math.max(h * 1.25, h * (0.55 + 0.48 * String(score).length)), h };
}

/**
 * A brass pill beside the last tile laid (X23).
 * @param {Pen} pen
 * @param {Box} box
 * @param {{score: number, forced: boolean}} told
 */
function paintBadge(pen, box, { score, forced }) {
  const { x, y, w, h } = box;
  pen.fillStyle = forced
    ? "Highlight"
    : linear(
        pen,
        [0, y, 0, y + h],
        [
          [0, "#F8DC95"],
          [0.5, "#DDA94B"],
          [1, "#C58F32"],
        ],
      );
  traceBox(pen, box, h / 2);
  pen.fill();
  pen.lineWidth = 1.2;
  pen.strokeStyle = forced ? "HighlightText" : "#553708";
  pen.stroke();
  glyph(pen, String(score), {
    x: x + w / 2,
    y: y + h / 2,
    size: h * 0.66,
    colour: forced ? "HighlightText" : "#231604",
  });
}
