/**
 * What is to be played next, by the player's settings or as a match goes on.
 *
 * @import { OfMatch } from "../store/match.js"
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 * @import { Wanted } from "./round_play.js"
 */
import { classicOptions, wishFor } from "../store/classic_wish.js";
import { seated } from "../store/players.js";
import { playersOf } from "../store/settings.js";

/** @param {App} app @returns {Wanted} */
export function huntWanted({ settings }) {
  const wish = settings.current();
  return { game: "hunt", options: wish.lastOptions, players: playersOf(wish) };
}

/** @param {App} app @returns {Wanted} */
export function classicWanted({ settings, id }) {
  const wish = settings.current();
  const { target } = wish.classic;
  /** @type {OfMatch | null} */
  const match = target ? { id: id(), target } : null;
  return {
    game: "classic",
    options: classicOptions(wish.classic, wish.seats),
    players: playersOf(wish),
    ...(match && { match }),
  };
}

/** The next round of a match: the next seat shakes. @param {Round} last @returns {Wanted} */
export function nextWanted({ game, options, players, match }) {
  const shaker = ((options.shaker ?? 1) % (players?.length ?? 1)) + 1;
  return {
    game,
    options: { ...options, shaker },
    players: players ?? null,
    ...(match && { match }),
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
