/**
 * When the glass is turned, on the own clock.
 *
 * @import { RoundState } from "./round_state.js"
 * @import { World } from "./rounds.js"
 */
import { LEAD, turnerOf } from "./driver.js";

/** A start that is further off, ms, is none. */
const AHEAD = 15_000;
const BEHIND = 300_000;
/** About so long what is said is on its way, ms. */
const WAY = 500;

/**
 * @param {RoundState} state
 * @param {World} world
 * @returns {number | null} null: nobody whose turn it is has said so
 */
export function startOf(state, world) {
  const now = world.now();
  for (const id of starters(state, world)) {
    const at = ownMoment(world, id, Number(state.starts.get(id)));
    if (at <= now + AHEAD && at >= now - BEHIND) return Math.round(at);
  }
  return null;
}

/**
 * Who dealt, or else the chair or who stands before it; in Classic who turns the glass.
 * @param {RoundState} state
 * @param {World} world
 */
function starters(state, { members, chair }) {
  const { dealer, deal } = state.dealing;
  const order = members().map(({ id }) => id);
  const turner = turnerOf(state);
  const rank = order.indexOf(chair() ?? "");
  const may = (/** @type {string} */ id) =>
    turner === null
      ? id === dealer || order.indexOf(id) <= rank
      : id === deal.seats[turner];
  return [dealer, ...order].filter((id) => state.starts.has(id) && may(id));
}

/** @param {World} world @param {string} id @param {number} at on that member's clock */
function ownMoment({ me, now, offset }, id, at) {
  if (id === me) return at;
  const ahead = offset(id);
  return ahead === null ? now() + LEAD - WAY : at - ahead;
}
