/**
 * What seats plan: the order of their racks, and the tiles that they have laid and not
 * played (X24). It lives as long as the tab, beside the game and not in it.
 *
 * @import { Hand } from "../board/tile_hand.js"
 * @import { TileGame } from "../store/tile_game.js"
 * @import { App } from "./app.js"
 * @typedef {Hand} Plan
 */

import { recall } from "../board/tile_hand.js";
import { listOf, maybe, record, text, whole } from "../store/shape.js";

/** Of tiles on a rack, and of squares, at any table. */
const MOST = 8;
const SQUARES = 17 ** 2;

const planFault = record({
  tiles: listOf(text(1, /^[A-Z?]?$/), MOST),
  laid: listOf(
    record({
      at: whole(MOST - 1),
      square: whole(SQUARES - 1),
      over: text(1, /^[A-Za-z.]$/),
      as: maybe(text(1, /^[A-Z]$/)),
    }),
    MOST,
  ),
});

/** @param {Pick<App, "device">} app @param {Pick<TileGame, "game" | "id">} of */
export function openPlans({ device: { drafts } }, { game, id }) {
  /** @param {number} seat */
  const name = (seat) => `${game} ${id} ${seat}`;
  /** @param {number} seat @returns {Plan | null} */
  const read = (seat) =>
    /** @type {Plan | null} */ (drafts.read(name(seat), planFault));
  /** @param {number} seat @param {Plan} plan */
  const keep = (seat, plan) => drafts.keep(name(seat), plan);
  return {
    read,
    keep,
    /** What it has laid comes home, the order of its rack stays (T6). @param {number} seat */
    cancel(seat) {
      const plan = read(seat);
      if (plan) keep(seat, recall(plan));
    },
  };
}
