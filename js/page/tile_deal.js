/**
 * A game with tiles is dealt, or goes on.
 *
 * @import { TileGame } from "../store/tile_game.js"
 * @import { Events, Tools } from "./round_play.js"
 *
 * @typedef {Pick<TileGame, "game" | "options" | "players" | "profiles" | "tournament"> &
 *   {id?: string, seed?: string}} Dealt
 */
import { resumeClock, stillClock } from "../store/round_clock.js";
import { done, insist, keepSession } from "./round_judge.js";
import { limitOf, lookIn, TilePlay } from "./tile_play.js";

/**
 * Deals a new game; a player who has gone meanwhile leaves nothing in the engine.
 * @param {Tools & {seed: () => string}} means
 * @param {Dealt} dealing
 * @param {Events} events
 * @returns {Promise<TilePlay>} rejected with the reason for which the player goes
 */
export async function dealTiles(means, dealing, events) {
  const { seed = means.seed(), id = means.id(), ...table } = dealing;
  const { game, options, players } = table;
  const request = { game, options: { ...options }, seats: players.length, seed };
  const dealt = await insist(events, () =>
    means.engine.request("new", request, events.left),
  );
  const { session, log } = done(dealt);
  const sitting = keepSession(means, events, { log, session });
  const view = await lookIn(means, sitting, null);
  if (events.left.aborted) sitting.leave();
  events.left.throwIfAborted();
  const clock = stillClock({ ...means, limit: limitOf(options) });
  /** @type {TileGame} */
  const record = {
    ...table,
    id,
    state: "running",
    log,
    started: new Date(means.wall()).toISOString(),
    begun: false,
    clock: clock.checkpoint(),
    view,
  };
  return new TilePlay(means, { record, clock, sitting, events });
}

/**
 * Goes on with a stored game; moves wait until the engine has read its log.
 * @param {Tools} means
 * @param {TileGame} record
 * @param {Events} events
 */
export function resumeTiles(means, record, events) {
  const clocks = { ...means, limit: limitOf(record.options) };
  const clock = record.begun
    ? resumeClock({ ...clocks, checkpoint: record.clock })
    : stillClock(clocks);
  const sitting = keepSession(means, events, record);
  return new TilePlay(means, { record, clock, sitting, events });
}
