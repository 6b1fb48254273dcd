/** A store with profiles and tournaments beside the engine, and games for it. */

import { createRequire } from "node:module";

import { bracketOf, ledgerOf } from "../../js/page/paying.js";
import { beginGame } from "../../js/page/tournament_play.js";
import { openStore } from "../../js/store/store.js";
import { aHeist, aHeistView, PLAYERS } from "./heists.js";
import { aProfile, riches } from "./profiles.js";
import { startEngine } from "./room_engine.js";

const require = createRequire(new URL("../../js/package.json", import.meta.url));
require("fake-indexeddb/auto");
const { IDBFactory } = require("fake-indexeddb");

export const engine = startEngine();
export const vector = new URL("../vectors/heist_four.log", import.meta.url);
export const IDA = aProfile(0, { entries: riches() });
export const THEO = aProfile(1, { entries: riches() });

export async function tillOf(...records) {
  const factory = new IDBFactory();
  const store = await openStore(factory);
  for (const record of records) await store.found(record);
  return { factory, store, engine, wall: () => Date.UTC(2026, 10, 3) };
}

/** A log in which all people have left, so that it is finished. */
export async function finished(log, ...seats) {
  const { ok } = await engine.request("load", { log });
  const { session } = ok;
  for (const seat of seats) {
    await engine.request("play", { session, seat, at: 0, move: "leave" });
  }
  return (await engine.request("save", { session })).ok.log;
}

/** A game of two people of whom one leaves at once: the other wins. */
export async function wonBy(winner, { options: { timer }, seed = "5eed".repeat(16) }) {
  const fields = { game: "heist", options: { timer }, seats: 2, seed };
  const { ok } = await engine.request("new", fields);
  return finished(ok.log, 3 - winner);
}

export const totalOf = async (till, id) =>
  (await ledgerOf(till, await till.store.profile(id))).total;

export const openOf = ({ matches, open }) =>
  matches.filter(({ number }) => open.includes(number));

/** Plays a person's next game, which is won by the person or not. */
export async function playNext(till, id, isWon, seed) {
  const tournament = await till.store.tournament(id);
  const [match] = openOf(await bracketOf(till, tournament));
  const { play } = await beginGame(till, tournament, match.number);
  const own = play.profiles.indexOf(IDA.id) + 1;
  const log = await wonBy(isWon ? own : 3 - own, { ...play, seed });
  return { play, log };
}

/** A finished game of a match as it is stored. @param {number} n begun so many minutes later */
export function storedMatch(n, { play, log }) {
  const { profiles, tournament, options } = play;
  const seats = aHeistView()
    .seats.slice(0, 2)
    .map((seat, i) => ({ ...seat, player: options.players[i] }));
  const ending = { why: "left", winners: [1], draw: false, racks: [[], []] };
  const view = aHeistView({
    ...{ timer: 60, order: [2, 1], draws: [], turn: null, ending, seats },
  });
  const players = PLAYERS.slice(0, 2);
  const over = { state: "over", options, players, view };
  return aHeist(n, { ...over, log, profiles, tournament });
}
