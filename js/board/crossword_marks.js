/**
 * What lies on the board but is not played: pending tiles with what they would score, the
 * arrow of who types, the square that a dragged tile is over.
 *
 * @import { TileStyle } from "../store/looks.js"
 * @import { Cursor } from "./crossword_cursor.js"
 * @import { Hand } from "./crossword_hand.js"
 * @import { BoardLayout } from "./crossword_layout.js"
 * @import { Spot, TileLook } from "./crossword_tile.js"
 * @import { Pen } from "./pen.js"
 *
 * @typedef {object} Marks
 * @property {Hand} hand
 * @property {Readonly<Record<string, number>>} worth
 * @property {TileStyle} style
 * @property {Cursor | null} cursor
 * @property {number | null} over the square under a dragged tile
 * @property {number | null} dragged place on the rack of the tile that is in the air
 * @property {readonly number[]} refused squares of words that are not in the list
 * @property {readonly {square: number, tile: string}[]} board tiles among those squares
 * @property {number | null} score what the laid tiles would make; null: no play
 * @property {boolean} forced forced colours
 */
import { tilesOf } from "./crossword_hand.js";
import { tileAt } from "./crossword_layout.js";
import { faceOf, layTile } from "./crossword_tile.js";
import { glyph, inset, linear, traceBox, wipe } from "./pen.js";

/** The badge's least height, px, and its part of a square. */
const BADGE = 18;
const BADGE_PART = 0.56;

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
  if (over !== null) paintTarget(pen, tileAt(layout, over), forced);
  if (cursor?.square != null) {
    paintArrow(pen, tileAt(layout, cursor.square), cursor.down, forced);
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
function layMarked(pen, layout, { worth, style, refused, forced }, square, tile) {
  const state = refused.includes(square) ? "refused" : "pending";
  const look = { ...faceOf(tile, worth), style, forced, state };
  layTile(pen, tileAt(layout, square), /** @type {TileLook} */ (look));
}

/** @param {Pen} pen @param {Spot} spot @param {boolean} forced */
function paintTarget(pen, { x, y, side }, forced) {
  pen.lineWidth = Math.max(2, side * 0.09);
  pen.strokeStyle = forced ? "Highlight" : "#F8DC95";
  traceBox(pen, inset({ x, y, w: side, h: side }, pen.lineWidth / 2), side * 0.15);
  pen.stroke();
}

/** A square that waits for a letter: a frame, and an arrow along the word. @param {Pen} pen @param {Spot} spot @param {boolean} down @param {boolean} forced */
function paintArrow(pen, { x, y, side }, down, forced) {
  const box = inset({ x, y, w: side, h: side }, 1);
  pen.fillStyle = forced ? "Highlight" : "#F5EAD3";
  traceBox(pen, box, side * 0.15);
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
