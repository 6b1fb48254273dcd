import { laidBy } from "./crossword_notation.js";
import { MOST_TABLE } from "./crossword_wish.js";
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
 * A crossword as a spectator sees it, kept with its game: it can be looked at without the
 * engine, and after the word lists have changed.
 * @import { CrosswordView } from "../protocol.js"
 */

const { size: SIZE } = TILE_KINDS.crossword;

const colours = text(SIZE, new RegExp(`^[dtDT.]{${SIZE}}$`));
const seat = whole(MOST_TABLE);

const turn = record({
  seat,
  kind: oneOf(["play", "trade", "pass", "out"]),
  place: maybe(text(3)),
  tiles: maybe(text(SIZE, /^[A-Za-z.]+$/)),
  traded: whole(SIZE),
  words: listOf(madeOn(SIZE), SIZE + 1),
  bonus: whole(),
  score: whole(),
  total: integer,
});

const ending = record({
  why: oneOf(["used_up", "stuck", "left"]),
  winners: listOf(seat, MOST_TABLE),
  draw: flag,
  racks: listOf(listOf(text(1, TILE), SIZE), MOST_TABLE),
  changes: listOf(integer, MOST_TABLE),
});

const shapeFault = record({
  game: oneOf(["crossword"]),
  layout: listOf(colours, SIZE),
  start: whole(SIZE ** 2 - 1),
  worth: byTile,
  rack_size: whole(SIZE),
  bonus: whole(),
  trade: whole(),
  tiles: whole(100),
  timer: whole(),
  seat: nothing,
  turn: maybe(seat),
  number: whole(MOST_TURNS),
  idle: whole(MOST_TURNS),
  board: listOf(rowOf(SIZE), SIZE),
  bag: whole(100),
  rack: nothing,
  unseen: byTile,
  seats: listOf(
    record({
      seat,
      player,
      score: integer,
      tiles: whole(SIZE),
      left: flag,
      late: flag,
    }),
    MOST_TABLE,
  ),
  turns: listOf(turn, MOST_TURNS),
  ending: maybe(ending),
});

/**
 * The first field that keeps a value from being a view that can be drawn, or null.
 * @param {unknown} value
 * @returns {string | null}
 */
export function crosswordViewFault(value) {
  const fault = shapeFault(value);
  if (fault !== null) return fault;
  const view = /** @type {CrosswordView} */ (value);
  const misfit = misfitOf(view, SIZE);
  if (misfit !== null) return misfit;
  const { turns, ending: end, seats } = view;
  if (!turns.every(isDrawn)) return "turns";
  return end && end.changes.length !== seats.length ? "ending" : null;
}

/** A play says where it lies. @param {CrosswordView["turns"][number]} turn */
function isDrawn({ kind, place, tiles, words }) {
  if (kind !== "play") return place === null && tiles === null && words.length === 0;
  return place !== null && tiles !== null && laidBy(place, tiles) !== null;
}
