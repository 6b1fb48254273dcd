/**
 * What seats plan: the order of their racks, and the tiles that they have laid and not
 * played (X24). It lives as long as the tab, beside the game and not in it.
 *
 * @import { Hand } from "../board/tile_hand.js"
 * @import { App } from "./app.js"
 * @typedef {Hand} Plan
 */

import { listOf, maybe, record, text, whole } from "../store/shape.js";
import { SQUARES } from "../store/tile_notation.js";

const MOST = 15;

const planFault = record({
  tiles: listOf(text(1, /^[A-Z?]?$/), MOST),
  laid: listOf(
    record({
      at: whole(MOST - 1),
      square: whole(SQUARES - 1),
      as: maybe(text(1, /^[A-Z]$/)),
    }),
    MOST,
  ),
});

/** @param {Pick<App, "device">} app @param {string} id of the game */
export function openPlans({ device: { drafts } }, id) {
  /** @param {number} seat */
  const name = (seat) => `crossword ${id} ${seat}`;
  return {
    /** @param {number} seat @returns {Plan | null} */
    read: (seat) => /** @type {Plan | null} */ (drafts.read(name(seat), planFault)),
    /** @param {number} seat @param {Plan} plan */
    keep: (seat, plan) => drafts.keep(name(seat), plan),
  };
}
