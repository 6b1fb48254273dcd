import { record, uuid, whole } from "./shape.js";

/**
 * Rounds that belong together (C9). A round says which match it is of, and which of its
 * rounds: a clock may have gone back meanwhile. The totals are nowhere: the engine counts
 * them from the rounds' points whenever they are shown.
 *
 * @import { Round } from "./round.js"
 * @typedef {{id: string, target: number, round: number}} OfMatch `round`: 1 for the first
 *
 * @typedef {object} Match
 * @property {OfMatch} of
 * @property {Round[]} over its finished rounds, in their order
 * @property {Round | null} running
 */

export const TARGETS = Object.freeze({ least: 20, most: 500 });

/** More than anybody plays: rounds without a point go on for ever. */
const MOST_ROUNDS = 9999;

/** @param {unknown} value @returns {string | null} */
export function targetFault(value) {
  const { least, most } = TARGETS;
  return whole(most)(value) ?? (Number(value) < least ? "" : null);
}

/** The target that may be played to and is nearest. @param {number} wanted */
export function targetNear(wanted) {
  const { least, most } = TARGETS;
  return Math.min(Math.max(Math.round(wanted) || least, least), most);
}

export const matchFault = record({
  id: uuid,
  target: targetFault,
  round: (value) => whole(MOST_ROUNDS)(value) ?? (value === 0 ? "" : null),
});

/**
 * @param {readonly Round[]} rounds newest first
 * @param {string} id
 * @returns {Match | null}
 */
export function matchOf(rounds, id) {
  const own = rounds.filter(({ match }) => match?.id === id);
  const of = own[0]?.match;
  if (!of) return null;
  const over = own.filter(({ state }) => state === "over");
  over.sort((a, b) => numberOf(a) - numberOf(b));
  return { of, over, running: own.find(({ state }) => state === "running") ?? null };
}

/** Which round of its match it is. @param {Round} round */
export const numberOf = ({ match }) => match?.round ?? 1;

/**
 * The latest match, if its last round is over.
 * @param {readonly Round[]} rounds newest first
 * @returns {Match | null}
 */
export function latestMatch(rounds) {
  const id = rounds.find(({ match }) => match)?.match?.id;
  const match = id ? matchOf(rounds, id) : null;
  return match?.running ? null : match;
}

/**
 * The points of a round by place: of its teams where there are teams (C8), else of its
 * seats.
 * @param {Round} round that is over
 * @returns {number[]}
 */
export function pointsOf({ view, summary }) {
  const { teams = [], lists = [] } = view?.reveal ?? {};
  if (teams.length) {
    return [...teams].sort((a, b) => a.team - b.team).map(({ points }) => points);
  }
  const seats = [...lists].sort((a, b) => a.seat - b.seat);
  return seats.length ? seats.map(({ points }) => points) : [summary?.points ?? 0];
}
