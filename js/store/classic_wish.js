import { targetFault } from "./match.js";
import { MOST_SEATS } from "./players.js";
import { flag, oneOf, record } from "./shape.js";
import { CLASSIC, emptyTeam, minimumsFault, teamsFault } from "./tables.js";

/**
 * What the next Classic table is to agree on (C1, C8 to C10). Lists are of eight seats:
 * what was chosen for a seat stays known while fewer play.
 *
 * @import { Check } from "./shape.js"
 * @import { Options } from "./tables.js"
 * @typedef {object} ClassicWish
 * @property {number} min
 * @property {boolean} handicap
 * @property {number[]} minimums
 * @property {boolean} inTeams
 * @property {number[]} teams
 * @property {boolean} anything
 * @property {number} target 0: one round
 */

/** @type {Readonly<ClassicWish>} */
export const CLASSIC_WISH = Object.freeze({
  min: 4,
  handicap: false,
  minimums: [4, 4, 4, 4, 4, 4, 4, 4],
  inTeams: false,
  teams: [1, 2, 1, 2, 1, 2, 1, 2],
  anything: false,
  target: 0,
});

/** @param {Check} check @returns {Check} */
const ofAll = (check) => (value) => {
  const isWhole = Array.isArray(value) && value.length === MOST_SEATS;
  return check(value) ?? (isWhole ? null : "");
};

export const classicWishFault = record({
  min: oneOf(CLASSIC.min),
  handicap: flag,
  minimums: ofAll(minimumsFault),
  inTeams: flag,
  teams: ofAll(teamsFault),
  anything: flag,
  target: (value) => (value === 0 ? null : targetFault(value)),
});

/**
 * @param {ClassicWish} wish
 * @param {number} seats
 * @returns {number | null} a team that has nobody, so that nothing can begin
 */
export function lackingTeam({ inTeams, teams }, seats) {
  return inTeams && seats > 1 ? emptyTeam(teams.slice(0, seats)) : null;
}

/**
 * @param {ClassicWish} wish
 * @param {number} seats
 * @param {number} [shaker]
 * @returns {Options}
 */
export function classicOptions(wish, seats, shaker = 1) {
  const { min, handicap, minimums, inTeams, teams, anything } = wish;
  const hasTeams = inTeams && seats > 1 && lackingTeam(wish, seats) === null;
  return {
    size: CLASSIC.size,
    min,
    seconds: CLASSIC.seconds,
    shaker,
    ...(anything && { anything: 1 }),
    ...(handicap && { minimums: minimums.slice(0, seats) }),
    ...(hasTeams && { teams: teams.slice(0, seats) }),
  };
}

/**
 * A wish for another table like this one.
 * @param {Options} options
 * @param {number} target 0: one round
 * @param {ClassicWish} before
 * @returns {ClassicWish}
 */
export function wishFor({ min, minimums, teams, anything }, target, before) {
  return {
    min,
    handicap: minimums !== undefined,
    minimums: over(minimums, before.minimums),
    inTeams: teams !== undefined,
    teams: over(teams, before.teams),
    anything: Boolean(anything),
    target,
  };
}

/** @param {number[] | undefined} first @param {number[]} all */
function over(first = [], all) {
  return [...first, ...all.slice(first.length)];
}
