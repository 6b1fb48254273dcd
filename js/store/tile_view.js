/**
 * What views of all games with tiles are made of, for the checks of stored ones, and
 * their types.
 *
 * @import { CrosswordView, HeistView, View } from "../protocol.js"
 * @import { Check } from "./shape.js"
 * @typedef {CrosswordView | HeistView} TileView
 */
import { oneOf, record, text, whole } from "./shape.js";
import { isTileKind } from "./tile_kinds.js";

/** No game is so long: each turn lays a tile, or belongs to a few that do not. */
export const MOST_TURNS = 1000;
export const TILE = /^[A-Z?]$/;

/** @param {View} view @returns {view is TileView} */
export const isTileView = (view) => isTileKind(view.game);

/** A row of a board of some size. @param {number} size */
export const rowOf = (size) => text(size, new RegExp(`^[A-Za-z.]{${size}}$`));

/** A word that was made. @param {number} size */
export const madeOn = (size) =>
  record({ word: text(size, /^[a-z]{2,}$/), points: whole() });

export const player = oneOf([0, 1, 2, 3]);

/** A number of each tile. @type {Check} */
export const byTile = (value) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return "";
  const wrong = Object.entries(value).find(
    ([tile, number]) => !TILE.test(tile) || whole(200)(number) !== null,
  );
  return wrong ? wrong[0] : null;
};

/** A field that a spectator's view has nothing in. @type {Check} */
export const nothing = (value) => (value === null ? null : "");

/**
 * What has to fit together in every view.
 * @param {TileView} view
 * @param {number} size of the board
 * @returns {string | null}
 */
export function misfitOf(view, size) {
  const { layout, board, seats, turns, number, ending, turn } = view;
  if (layout.length !== size) return "layout";
  if (board.length !== size) return "board";
  if (seats.some((one, i) => one.seat !== i + 1)) return "seats";
  const isSeat = (/** @type {number} */ one) => one >= 1 && one <= seats.length;
  if (turns.length !== number || !turns.every((one) => isSeat(one.seat))) {
    return "turns";
  }
  if ((turn === null) !== (ending !== null)) return "turn";
  if (turn !== null && !isSeat(turn)) return "turn";
  if (!ending) return null;
  const isWhole = ending.racks.length === seats.length;
  return isWhole && ending.winners.every(isSeat) ? null : "ending";
}
