/**
 * All that is kept of games, of whatever kind.
 *
 * @import { TileGame } from "./tile_game.js"
 * @import { Round } from "./round.js"
 * @typedef {Round | TileGame} Kept
 */

import { roundFault } from "./round.js";
import { isRecord } from "./shape.js";
import { tileGameFault } from "./tile_game.js";
import { isTileKind } from "./tile_kinds.js";

/**
 * @param {unknown} value
 * @returns {string | null} the first wrong field; null: a record that can be kept
 */
export function keptFault(value) {
  const isOther = isRecord(value) && isTileKind(value.game);
  return isOther ? tileGameFault(value) : roundFault(value);
}

/** @param {Kept} game @returns {game is TileGame} */
export const isTiles = (game) => isTileKind(game.game);

/** @param {unknown} value @returns {value is TileGame} */
export function isTileGame(value) {
  return tileGameFault(value) === null;
}

/**
 * Whether a game goes on from what is stored of it. Logs only grow: a log that has other
 * lines was played in another tab, and would be lost.
 * @param {Kept} game
 * @param {unknown} stored
 * @param {string} [undone] the log of which a move is taken back
 */
export function goesOnFrom(game, stored, undone) {
  if (keptFault(stored) !== null) return true;
  const { log } = /** @type {Kept} */ (stored);
  return game.log.startsWith(log) || log === undone;
}
