import { MOST_HEIST } from "./heist_wish.js";
import { flag, integer, listOf, maybe, oneOf, record, text, whole } from "./shape.js";
import { TILE_KINDS } from "./tile_kinds.js";
import {
  byTile,
  MOST_TURNS,
  madeOn,
  misfitOf,
  nothing,
  player,
  rowOf,
  TILE,
} from "./tile_view.js";

/**
 * A game of Lexiheist as a spectator sees it, kept with its game as a crossword's is.
 * @import { HeistView } from "../protocol.js"
 */

const { size: SIZE } = TILE_KINDS.heist;
/** Ties are drawn again and again, in theory. */
const MOST_DRAWS = 80;

const colours = text(SIZE, new RegExp(`^[d46DT.]{${SIZE}}$`));
const seat = whole(MOST_HEIST);
const square = whole(SIZE ** 2 - 1);
const letter = text(1, /^[A-Za-z]$/);
const laid = record({ square, tile: letter, replaced: maybe(letter) });
const deduction = record({ seat, stored: whole(), taken: whole() });

const turn = record({
  seat,
  kind: oneOf(["lay", "trade", "pass", "out"]),
  laid: listOf(laid, SIZE),
  traded: whole(SIZE),
  words: listOf(madeOn(SIZE), SIZE + 1),
  points: whole(),
  score: whole(),
  deductions: listOf(deduction, MOST_HEIST),
  total: integer,
});

const ending = record({
  why: oneOf(["used_up", "stuck", "stalled", "left"]),
  winners: listOf(seat, MOST_HEIST),
  draw: flag,
  racks: listOf(listOf(text(1, TILE), SIZE), MOST_HEIST),
});

const shapeFault = record({
  game: oneOf(["heist"]),
  layout: listOf(colours, SIZE),
  start: square,
  worth: byTile,
  rack_size: whole(SIZE),
  timer: whole(),
  draws: listOf(listOf(record({ seat, tile: text(1, TILE) }), MOST_HEIST), MOST_DRAWS),
  order: listOf(seat, MOST_HEIST),
  doubled: maybe(seat),
  seat: nothing,
  turn: maybe(seat),
  number: whole(MOST_TURNS),
  idle: whole(MOST_TURNS),
  idle_end: whole(MOST_TURNS),
  stalled: whole(MOST_TURNS),
  stalled_end: whole(MOST_TURNS),
  board: listOf(rowOf(SIZE), SIZE),
  placed: listOf(record({ square, seat, points: whole() }), SIZE ** 2),
  bag: whole(200),
  rack: nothing,
  unseen: byTile,
  seats: listOf(
    record({ seat, player, score: integer, tiles: whole(SIZE), left: flag }),
    MOST_HEIST,
  ),
  turns: listOf(turn, MOST_TURNS),
  ending: maybe(ending),
});

/**
 * The first field that keeps a value from being a view that can be drawn, or null.
 * @param {unknown} value
 * @returns {string | null}
 */
export function heistViewFault(value) {
  const fault = shapeFault(value);
  if (fault !== null) return fault;
  const view = /** @type {HeistView} */ (value);
  const misfit = misfitOf(view, SIZE);
  if (misfit !== null) return misfit;
  const { order, seats } = view;
  const everyOne = seats.every((one) => order.includes(one.seat));
  return everyOne && order.length === seats.length ? null : "order";
}
