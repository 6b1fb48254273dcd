/**
 * When the glass is turned, on the own clock.
 *
 * @import { Driving } from "./driver.js"
 * @import { RoundState } from "./round_state.js"
 * @import { World } from "./rounds.js"
 */
import { deadlineOf, LEAD, PATIENCE, turnerOf } from "./driver.js";
import { starterOf } from "./roster.js";

/** A start that is further off, ms, is none; who comes to a hunt under way looks back. */
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
  const isSeated = state.dealing.deal.seats.includes(world.me);
  for (const id of starters(state, world)) {
    const at = ownMoment(world, id, Number(state.starts.get(id)), isSeated);
    const behind = state.seed ? BEHIND : PATIENCE;
    if (at !== null && at <= now + AHEAD && at >= now - behind) return Math.round(at);
  }
  return null;
}

/**
 * Who looks on may not know when the glass was turned, as the clock of who said so may be
 * another one since. That the sand is out is seen when half of the seats have sealed.
 * @param {Driving} driving
 */
export function seesItOut(driving) {
  const { state, seat, now } = driving;
  if (seat >= 0 || !state.seed) return false;
  const deadline = deadlineOf(driving);
  const sealed = state.seals.filter((all) => all.length > 0).length;
  return 2 * sealed >= state.seals.length && (deadline === null || now < deadline);
}

/**
 * Who dealt, or else the first seat that is there, or who stands before it; in Classic who
 * turns the glass.
 * @param {RoundState} state
 * @param {World} world
 */
function starters(state, { members }) {
  const { dealer, deal } = state.dealing;
  const order = members().map(({ id }) => id);
  const turner = turnerOf(state);
  const rank = order.indexOf(starterOf(members(), deal.seats) ?? "");
  const may = (/** @type {string} */ id) =>
    turner === null
      ? id === dealer || order.indexOf(id) <= rank
      : id === deal.seats[turner];
  return [dealer, ...order].filter((id) => state.starts.has(id) && may(id));
}

/**
 * @param {World} world
 * @param {string} id
 * @param {number} at on that member's clock
 * @param {boolean} isSeated who looks on can wait until that clock is known
 * @returns {number | null}
 */
function ownMoment({ me, now, offset }, id, at, isSeated) {
  if (id === me) return at;
  const ahead = offset(id);
  if (ahead !== null) return at - ahead;
  return isSeated ? now() + LEAD - WAY : null;
}
