/**
 * What a new round is made from: any grid of the table chosen last, that of the day, or
 * that of a challenge.
 *
 * @import { Challenge } from "../store/challenge.js"
 * @import { Player } from "../store/players.js"
 * @import { Options } from "../store/round.js"
 * @import { App } from "./app.js"
 * @import { Marks, Means } from "./round_play.js"
 *
 * @typedef {object} Deal
 * @property {Options} options
 * @property {Player[] | null} players null: one plays alone
 * @property {Marks} marks
 * @property {Means["seed"]} seed
 * @property {() => string} id
 * @property {() => void} turned is called when the letters can be seen
 */
import { DAILY_TABLE, dailyId } from "../store/days.js";
import { playersOf } from "../store/settings.js";
import { RoundFault } from "./round_play.js";

/** @param {App} app @returns {Deal} */
export function anyGrid({ settings, seed, id }) {
  const { lastOptions: options } = settings.current();
  const players = playersOf(settings.current());
  return { options, players, marks: {}, seed, id, turned() {} };
}

/**
 * The day's one try: with the first look at the letters it is used.
 * @param {App} app
 * @param {string} day
 * @returns {Deal}
 */
export function dailyGrid({ engine, settings }, day) {
  const wanted = { date: day, game: "hunt", options: { ...DAILY_TABLE } };
  return {
    options: DAILY_TABLE,
    players: null,
    marks: { daily: day },
    async seed(left) {
      const answer = await engine.request("daily", wanted, left);
      if ("ok" in answer) return answer.ok.seed;
      throw new RoundFault("refused" in answer ? answer.refused : answer.error);
    },
    id: () => dailyId(day),
    turned: () => settings.change({ dailyUsed: day }),
  };
}

/**
 * @param {App} app
 * @param {Challenge} challenge
 * @param {string} code
 * @returns {Deal}
 */
export function challengeGrid({ id }, { options, seed }, code) {
  const marks = { challenge: code };
  return { options, players: null, marks, seed: () => seed, id, turned() {} };
}
