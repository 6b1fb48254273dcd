/**
 * What sets the games with tiles apart, as far as the page has to know it before a view
 * tells it.
 *
 * @typedef {"crossword" | "heist"} TileKind
 * @typedef {object} Kind
 * @property {number} size squares along a side of the board (T2)
 * @property {number} rack places of a rack (T1)
 * @property {boolean} replaces tiles may be laid over letters on the board (T8)
 * @property {boolean} cancels a turn that runs out of time takes its tiles home (T6)
 */

/** @type {Readonly<Record<TileKind, Readonly<Kind>>>} */
export const TILE_KINDS = Object.freeze({
  crossword: Object.freeze({ size: 15, rack: 7, replaces: false, cancels: false }),
  heist: Object.freeze({ size: 17, rack: 8, replaces: true, cancels: true }),
});

/** @param {unknown} game @returns {game is TileKind} */
export const isTileKind = (game) =>
  typeof game === "string" && Object.hasOwn(TILE_KINDS, game);
