/**
 * Where flags and the score stand beside pending tiles, so that none hides another or a
 * pending tile (T18, X23).
 *
 * @import { BoardLayout } from "./tile_layout.js"
 * @import { Box, Round } from "./pen.js"
 */
import { tileAt } from "./tile_layout.js";

/** A flag's radius as a part of a tile's side; where that is small, so many px or more of it. */
const FLAG_PART = { least: 0.28, most: 0.42 };
const FLAG = 8;
/** What stays free at the board's edge, px. */
const EDGE = 2;

/** Whether tiles on these squares run down. @param {BoardLayout} layout @param {readonly number[]} squares */
export function runsDown({ size }, [first = 0, next = first + 1]) {
  return (next - first) % size === 0;
}

/**
 * The flag of a tile: above it, or below it where that hides no letter; where the word runs
 * down, at its left shoulder, or at its right one where that hides none, and at the board's
 * edge.
 * @param {BoardLayout} layout
 * @param {number} square
 * @param {boolean} down
 * @param {(square: number) => boolean} lies whether a letter lies on a square
 * @returns {Round}
 */
export function flagAt(layout, square, down, lies) {
  const { size } = layout;
  const { x, y, side } = tileAt(layout, square);
  const r = Math.max(side * FLAG_PART.least, Math.min(FLAG, side * FLAG_PART.most));
  const out = r * 0.35;
  if (!down) {
    const isLow = square + size < size * size;
    const below = isLow && lies(square - size) && !lies(square + size);
    const middle = below ? y + side + out : Math.max(r + 1, y - out);
    return { x: x + side / 2, y: middle, r };
  }
  const isLast = square % size === size - 1;
  const right = x - out < r + 1 || (!isLast && lies(square - 1) && !lies(square + 1));
  const middle = right ? x + side + out : x - out;
  return { x: middle, y: Math.max(r + 1, y + side * 0.24), r };
}

/**
 * The score, at the first place by its tile where it hides no flag and no other pending
 * tile: at its corner, or beside it where the word runs down.
 * @param {BoardLayout} layout
 * @param {number} square of its tile
 * @param {{w: number, h: number, down: boolean, flags: readonly Round[],
 *   others: readonly number[]}} about
 *   `others`: squares of the other pending tiles
 * @returns {Box}
 */
export function badgeAt(layout, square, { w, h, down, flags, others }) {
  const { x, y, side } = tileAt(layout, square);
  const far = layout.side - EDGE;
  const kept = (/** @type {number} */ left) => Math.min(far - w, Math.max(EDGE, left));
  const corner = {
    x: kept(x + side * 0.86 - w / 3),
    y: Math.max(EDGE, y - h * 0.55),
  };
  const across = { x: kept(x + (side - w) / 2) };
  const beside = { y: y + (side - h) / 2 };
  const raised = { x: x + side, y: y - h * 1.05 };
  const places = [
    ...(down ? [] : [corner, raised]),
    { x: x + side, ...beside },
    { x: x + side * 1.58, ...beside },
    { x: x - side * 0.58 - w, ...beside },
    { ...across, y: y + side },
    { ...across, y: y - side * 0.6 - h },
  ].map((place) => ({ ...place, w, h }));
  const taken = [
    ...flags.map(boxOf),
    ...others.map((other) => {
      const { side: long, ...tile } = tileAt(layout, other);
      return { ...tile, w: long, h: long };
    }),
  ];
  const isFree = (/** @type {Box} */ box) =>
    Math.min(box.x, box.y) >= EDGE &&
    Math.max(box.x + w, box.y + h) <= far &&
    !taken.some((other) => touch(box, other));
  return places.find(isFree) ?? { ...corner, w, h };
}

/** @param {Round} round @returns {Box} */
const boxOf = ({ x, y, r }) => ({ x: x - r, y: y - r, w: 2 * r, h: 2 * r });

/** @param {Box} a @param {Box} b */
function touch(a, b) {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}
