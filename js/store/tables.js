import { MOST_SEATS } from "./players.js";
import { listOf, oneOf, record, whole } from "./shape.js";

/**
 * What a table of a hunt has agreed on, as the engine takes it (H1, C1).
 *
 * @import { Check } from "./shape.js"
 * @typedef {"hunt" | "classic"} Game
 * @typedef {object} Options
 * @property {number} size
 * @property {number} min
 * @property {number} seconds
 * @property {number} [anything] 1: claims are judged at the reveal (C10)
 * @property {number} [shaker] seat that shakes and lifts the dome (C2)
 * @property {number[]} [minimums] by seat, in place of `min` (Handicap)
 * @property {number[]} [teams] by seat (C8)
 */

export const MOST_TEAMS = 4;

/** What a hunt can be set to (H1). */
export const CHOICES = Object.freeze({
  size: Object.freeze([4, 5]),
  min: Object.freeze([3, 4]),
  seconds: Object.freeze([180, 90]),
});

/** What Classic can be set to (C1); the first minimum is Advanced's opposite. */
export const CLASSIC = Object.freeze({
  size: 5,
  min: Object.freeze([4, 5]),
  seconds: 180,
  minimums: Object.freeze([3, 4, 5]),
});

export const optionsFault = record({
  size: oneOf(CHOICES.size),
  min: oneOf(CHOICES.min),
  seconds: oneOf(CHOICES.seconds),
});

export const minimumsFault = listOf(oneOf(CLASSIC.minimums), MOST_SEATS);
export const teamsFault = listOf(
  oneOf(Array.from({ length: MOST_TEAMS }, (_, i) => i + 1)),
  MOST_SEATS,
);

const classicShape = record(
  {
    size: oneOf([CLASSIC.size]),
    min: oneOf(CLASSIC.min),
    seconds: oneOf([CLASSIC.seconds]),
  },
  {
    anything: oneOf([0, 1]),
    shaker: whole(MOST_SEATS),
    minimums: minimumsFault,
    teams: teamsFault,
  },
);

/**
 * @param {Game} game
 * @param {number} seats
 * @returns {Check}
 */
export const tableFault = (game, seats) => (value) => {
  if (game === "hunt") return optionsFault(value);
  const fault = classicShape(value);
  if (fault !== null) return fault;
  const { shaker = 1, minimums, teams } = /** @type {Options} */ (value);
  if (shaker < 1 || shaker > seats) return "shaker";
  if (minimums && minimums.length !== seats) return "minimums";
  if (!teams) return null;
  return teams.length === seats && emptyTeam(teams) === null ? null : "teams";
};

/**
 * Two teams at least, and none of them without a seat (C8).
 * @param {readonly number[]} teams by seat
 * @returns {number | null} the first team that has nobody
 */
export function emptyTeam(teams) {
  const most = Math.max(2, ...teams);
  const all = Array.from({ length: most }, (_, i) => i + 1);
  return all.find((team) => !teams.includes(team)) ?? null;
}

/** The fewest letters that count for some seat. @param {Options} options */
export function leastOf({ min, minimums }) {
  return minimums ? Math.min(...minimums) : min;
}

/**
 * Rounds of the same table can be compared: who shakes does not matter there.
 * @param {Game} game
 * @param {Options} options
 */
export function tableKey(game, options) {
  const { size, seconds, anything = 0 } = options;
  return [game, size, leastOf(options), seconds, anything].join();
}
