/**
 * When the glass is turned, on the own clock.
 *
 * @import { Driving } from "./driver.js"
 * @import { RoundState } from "./round_state.js"
 * @import { World } from "./rounds.js"
 */
import { deadlineOf, LEAD, PATIENCE, starterOf, startSaid } from "./driver.js";

/** A start that is further off, ms, is none; who comes to a hunt under way looks back. */
const AHEAD = 15_000;
const BEHIND = 300_000;
/** About so long what is said is on its way, ms. */
const WAY = 500;

/**
 * @param {RoundState} state
 * @param {World} world
 * @returns {number | null} null: who is to say so has not, or said nonsense
 */
export function startOf(state, world) {
  const said = startSaid(state);
  if (said === null) return null;
  const now = world.now();
  const { seats } = state.dealing.deal;
  const starter = seats[starterOf(state)] ?? "";
  const at = ownMoment(world, starter, said, seats.includes(world.me));
  const behind = state.seed ? BEHIND : PATIENCE;
  const isSound = at !== null && at <= now + AHEAD && at >= now - behind;
  return isSound ? Math.round(at) : null;
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
