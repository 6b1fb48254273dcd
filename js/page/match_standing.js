/**
 * How a match stands: counted by the engine from the points of its rounds (C9).
 *
 * @import { Match } from "../store/match.js"
 * @import { Round } from "../store/round.js"
 * @import { Engine } from "../worker/engine.js"
 *
 * @typedef {import("../protocol.js").Match} Standing
 */
import { pointsOf } from "../store/match.js";
import { MATCH, nameOf, teamName } from "../ui/words.js";

/**
 * @param {Engine} engine
 * @param {Match} match
 * @returns {Promise<Standing | null>} null: its rounds do not fit together
 */
export async function standingOf(engine, { of: { target }, over }) {
  const rounds = over.map(pointsOf);
  const answer = await engine.request("match", { target, rounds });
  return "ok" in answer ? answer.ok : null;
}

/**
 * What the places are called, in their order: teams, or seats.
 * @param {readonly Round[]} over
 * @returns {string[]}
 */
export function placesOf([first]) {
  if (!first) return [];
  const { options, players } = first;
  if (options.teams) {
    return Array.from({ length: Math.max(...options.teams) }, (_, i) =>
      teamName(i + 1),
    );
  }
  return players?.map((_, i) => nameOf(players, i + 1)) ?? [MATCH.you];
}

/** Are the places teams? @param {readonly Round[]} over */
export function isOfTeams([first]) {
  return first?.options.teams !== undefined;
}
