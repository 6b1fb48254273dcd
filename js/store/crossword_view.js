import { MOST_TABLE } from "./crossword_wish.js";
import { flag, integer, listOf, maybe, oneOf, record, text, whole } from "./shape.js";
import { laidBy, SIZE, SQUARES } from "./tile_notation.js";

/**
 * A crossword as a spectator sees it, kept with its game: it can be looked at without the
 * engine, and after the word lists have changed.
 * @import { CrosswordView, View } from "../protocol.js"
 * @import { Check } from "./shape.js"
 */

/** No game is so long: each turn lays a tile, or belongs to a few that do not. */
const MOST_TURNS = 1000;
const TILES = /^[A-Z?]$/;

/** @param {View} view @returns {view is CrosswordView} */
export const isCrosswordView = (view) => view.game === "crossword";

const row = text(SIZE, new RegExp(`^[A-Za-z.]{${SIZE}}$`));
const colours = text(SIZE, new RegExp(`^[dtDT.]{${SIZE}}$`));
const seat = whole(MOST_TABLE);
const made = record({ word: text(SIZE, /^[a-z]{2,}$/), points: whole() });

/** A number of each tile. @type {Check} */
const byTile = (value) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "";
  const wrong = Object.entries(value).find(
    ([tile, number]) => !TILES.test(tile) || whole(100)(number) !== null,
  );
  return wrong ? wrong[0] : null;
};

const turn = record({
  seat,
  kind: oneOf(["play", "trade", "pass", "out"]),
  place: maybe(text(3)),
  tiles: maybe(text(SIZE, /^[A-Za-z.]+$/)),
  traded: whole(SIZE),
  words: listOf(made, SIZE + 1),
  bonus: whole(),
  score: whole(),
  total: integer,
});

const ending = record({
  why: oneOf(["used_up", "stuck", "left"]),
  winners: listOf(seat, MOST_TABLE),
  draw: flag,
  racks: listOf(listOf(text(1, TILES), SIZE), MOST_TABLE),
  changes: listOf(integer, MOST_TABLE),
});

const shapeFault = record({
  game: oneOf(["crossword"]),
  layout: listOf(colours, SIZE),
  start: whole(SQUARES - 1),
  worth: byTile,
  rack_size: whole(SIZE),
  bonus: whole(),
  trade: whole(),
  tiles: whole(100),
  timer: whole(),
  seat: (value) => (value === null ? null : ""),
  turn: maybe(seat),
  number: whole(MOST_TURNS),
  idle: whole(MOST_TURNS),
  board: listOf(row, SIZE),
  bag: whole(100),
  rack: (value) => (value === null ? null : ""),
  unseen: byTile,
  seats: listOf(
    record({
      seat,
      player: whole(3),
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
  const { layout, board, seats, turns, ending: end, turn: now } = view;
  if (layout.length !== SIZE) return "layout";
  if (board.length !== SIZE) return "board";
  if (seats.some((one, i) => one.seat !== i + 1)) return "seats";
  const isSeat = (/** @type {number} */ one) => one >= 1 && one <= seats.length;
  const areDrawn = turns.every((one) => isSeat(one.seat) && isDrawn(one));
  if (!areDrawn || turns.length !== view.number) return "turns";
  if ((now === null) !== (end !== null) || (now !== null && !isSeat(now)))
    return "turn";
  if (!end) return null;
  const isWhole = [end.racks, end.changes].every((one) => one.length === seats.length);
  return isWhole && end.winners.every(isSeat) ? null : "ending";
}

/** A play says where it lies. @param {CrosswordView["turns"][number]} turn */
function isDrawn({ kind, place, tiles, words }) {
  if (kind !== "play") return place === null && tiles === null && words.length === 0;
  return place !== null && tiles !== null && laidBy(place, tiles) !== null;
}
