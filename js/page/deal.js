/**
 * What a new round is made from: any grid of the table chosen last, the next of a match,
 * that of the day, or that of a challenge.
 *
 * @import { Challenge } from "../store/challenge.js"
 * @import { Round } from "../store/round.js"
 * @import { Options } from "../store/tables.js"
 * @import { App } from "./app.js"
 * @import { Means, Wanted } from "./round_play.js"
 *
 * @typedef {object} Making
 * @property {Means["seed"]} seed
 * @property {() => string} id
 * @property {() => void} turned is called when the letters can be seen
 *
 * @typedef {Wanted & Making} Deal
 */
import { classicOptions, wishFor } from "../store/classic_wish.js";
import { DAILY_TABLE, dailyId } from "../store/days.js";
import { seated } from "../store/players.js";
import { playersOf } from "../store/settings.js";
import { RoundFault } from "./round_judge.js";

/** @param {App} app @returns {Deal} */
export function huntGrid({ settings, seed, id }) {
  const wish = settings.current();
  const table = { options: wish.lastOptions, players: playersOf(wish) };
  return { game: "hunt", ...table, seed, id, turned() {} };
}

/** @param {App} app @returns {Deal} */
export function classicGrid({ settings, seed, id }) {
  const wish = settings.current();
  const { target } = wish.classic;
  return {
    game: "classic",
    options: classicOptions(wish.classic, wish.seats),
    players: playersOf(wish),
    marks: target ? { match: { id: id(), target, round: 1 } } : {},
    seed,
    id,
    turned() {},
  };
}

/** In a match the next seat shakes the next grid. @param {Round} last @returns {Options} */
export function nextOptions({ options, players }) {
  const shaker = ((options.shaker ?? 1) % (players?.length ?? 1)) + 1;
  return { ...options, shaker };
}

/**
 * The next round of a match.
 * @param {App} app
 * @param {Round} last
 * @returns {Deal}
 */
export function nextGrid({ seed, id }, last) {
  const { game, players, match } = last;
  return {
    game,
    options: nextOptions(last),
    players: players ?? null,
    marks: match ? { match: { ...match, round: match.round + 1 } } : {},
    seed,
    id,
    turned() {},
  };
}

/**
 * The next table is like the one of this round, for the same players.
 * @param {App} app
 * @param {Round} round
 */
export function wishSame({ settings }, { game, options, players, match }) {
  const before = settings.current();
  settings.change({
    seats: players?.length ?? 1,
    ...(game === "hunt"
      ? { lastOptions: options }
      : { classic: wishFor(options, match?.target ?? 0, before.classic) }),
    ...(players && { players: seated(players, before.players) }),
  });
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
    game: "hunt",
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
  const table = { game: /** @type {const} */ ("hunt"), options, players: null, marks };
  return { ...table, seed: () => seed, id, turned() {} };
}
