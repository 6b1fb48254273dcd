/**
 * What lies on the board but is not played: pending tiles with what they would score, the
 * arrow of who types, the square that a dragged tile is over.
 *
 * @import { TileStyle } from "../store/looks.js"
 * @import { Cursor } from "./tile_cursor.js"
 * @import { Hand } from "./tile_hand.js"
 * @import { BoardLayout } from "./tile_layout.js"
 * @import { Spot, TileLook } from "./tile.js"
 * @import { Pen } from "./pen.js"
 *
 * @typedef {object} Marks
 * @property {Hand} hand
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

import { glyph, inset, linear, traceBox, traceRound, wipe } from "./pen.js";
import { faceOf, layTile } from "./tile.js";
import { tilesOf } from "./tile_hand.js";
import { tileAt } from "./tile_layout.js";

/** The badge's least height, px, and its part of a square. */
const BADGE = 18;
const BADGE_PART = 0.56;
/** The least radius of the flag over a tile that replaces another, px, and its part of a square. */
const FLAG = 7;
const FLAG_PART = 0.28;
const CORNER = 0.15;
const NOTHING = ".";

/**
 * @param {Pen} pen its origin is the board's corner
 * @param {BoardLayout} layout
 * @param {Marks} marks
 */
export function paintMarks(pen, layout, marks) {
  const { hand, cursor, over, dragged, board, score, forced } = marks;
  wipe(pen);
  for (const { square, tile } of board) layMarked(pen, layout, marks, square, tile);
  const lying = hand.laid.filter(({ at }) => at !== dragged);
  for (const { square, tile } of tilesOf({ ...hand, laid: lying })) {
    layMarked(pen, layout, marks, square, tile);
  }
  for (const { square, over: letter } of lying.filter(isReplacing)) {
    paintFlag(pen, layout, square, { letter, forced });
  }
  if (over !== null) paintTarget(pen, tileAt(layout, over), marks);
  if (cursor?.square != null) {
    paintArrow(pen, tileAt(layout, cursor.square), cursor.down, marks);
  }
  const last = lying.at(-1);
  if (score !== null && last) paintBadge(pen, layout, last.square, { score, forced });
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

/** @param {Hand["laid"][number]} laid */
const isReplacing = ({ over }) => over !== NOTHING;

/**
 * The letter below, struck through, on a copper flag above the tile that replaces it.
 * @param {Pen} pen
 * @param {BoardLayout} layout
 * @param {number} square
 * @param {{letter: string, forced: boolean}} what
 */
function paintFlag(pen, layout, square, { letter, forced }) {
  const { x, y, side } = tileAt(layout, square);
  const r = Math.max(FLAG, side * FLAG_PART);
  const middle = { x: x + side / 2, y: Math.max(r + 1, y - r * 0.35) };
  pen.fillStyle = forced ? "Canvas" : "#8E3A1C";
  traceRound(pen, { ...middle, r });
  pen.fill();
  pen.lineWidth = 1.2;
  pen.strokeStyle = forced ? "CanvasText" : "#F0A583";
  pen.stroke();
  const colour = forced ? "CanvasText" : "#FFF3E4";
  glyph(pen, letter.toUpperCase(), { ...middle, size: r * 1.15, colour });
  pen.lineWidth = Math.max(1, r * 0.14);
  pen.strokeStyle = colour;
  pen.beginPath();
  pen.moveTo(middle.x - r * 0.6, middle.y + r * 0.5);
  pen.lineTo(middle.x + r * 0.6, middle.y - r * 0.5);
  pen.stroke();
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

/**
 * A brass pill at the corner of the last tile laid (X23), kept on the board.
 * @param {Pen} pen
 * @param {BoardLayout} layout
 * @param {number} square
 * @param {{score: number, forced: boolean}} told
 */
function paintBadge(pen, layout, square, { score, forced }) {
  const { x, y, side } = tileAt(layout, square);
  const h = Math.max(BADGE, side * BADGE_PART);
  const text = String(score);
  const w = Math.max(h * 1.25, h * (0.55 + 0.48 * text.length));
  const far = layout.side - 2;
  const left = Math.min(far - w, Math.max(2, x + side * 0.86 - w / 3));
  const top = Math.max(2, y - h * 0.55);
  const box = { x: left, y: top, w, h };
  pen.fillStyle = forced
    ? "Highlight"
    : linear(
        pen,
        [0, top, 0, top + h],
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
  glyph(pen, text, {
    x: left + w / 2,
    y: top + h / 2,
    size: h * 0.66,
    colour: forced ? "HighlightText" : "#231604",
  });
}
