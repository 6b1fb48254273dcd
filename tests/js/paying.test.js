import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { after, test } from "node:test";

import {
  award,
  beginGame,
  bracketOf,
  buy,
  earnedIn,
  entriesDue,
  leaveTournament,
  ledgerOf,
  matchGame,
  payLatest,
  payOut,
  prizesWon,
} from "../../js/page/paying.js";
import { hasEntered, MOST_ENTRIES, ownedBy } from "../../js/store/profile.js";
import { openStore } from "../../js/store/store.js";
import { reasons } from "../../js/ui/words_credits.js";
import { aHeist, aHeistView, PLAYERS } from "./heists.js";
import { aProfile, aTournament, bought, played, playOf, riches } from "./profiles.js";
import { startEngine } from "./room_engine.js";
import { idOf } from "./rounds.js";

const require = createRequire(new URL("../../js/package.json", import.meta.url));
require("fake-indexeddb/auto");
const { IDBFactory } = require("fake-indexeddb");

const engine = startEngine();
after(() => engine.stop());

const vector = new URL("../vectors/heist_four.log", import.meta.url);
const IDA = aProfile(0, { entries: riches() });
const THEO = aProfile(1, { entries: riches() });

async function tillOf(...records) {
  const store = await openStore(new IDBFactory());
  for (const record of records) await store.found(record);
  return { store, engine, wall: () => Date.UTC(2026, 10, 3) };
}

/** A log in which all people have left, so that it is finished. */
async function finished(log, ...seats) {
  const { ok } = await engine.request("load", { log });
  const { session } = ok;
  for (const seat of seats) {
    await engine.request("play", { session, seat, at: 0, move: "leave" });
  }
  return (await engine.request("save", { session })).ok.log;
}

/** A game of two people of whom one leaves at once: the other wins. */
async function wonBy(winner, { options: { timer }, seed = "5eed".repeat(16) }) {
  const fields = { game: "heist", options: { timer }, seats: 2, seed };
  const { ok } = await engine.request("new", fields);
  return finished(ok.log, 3 - winner);
}

const totalOf = async (till, id) =>
  (await ledgerOf(till, await till.store.profile(id))).total;

test("T20: a finished log pays those who sat there, however often it is told", async () => {
  const till = await tillOf(aProfile(0), aProfile(1));
  const log = await finished(readFileSync(vector, "utf8"), 1, 2, 4);
  const profiles = [null, aProfile(0).id, aProfile(1).id, idOf(999)];
  for (let i = 0; i < 2; i++) assert.equal(await payOut(till, { log, profiles }), true);
  const ida = await till.store.profile(aProfile(0).id);
  const theo = await till.store.profile(aProfile(1).id);
  assert.equal(ida.entries.length, 1);
  assert.equal(theo.entries[0].words[0], "virls");
  assert.equal(theo.entries[0].at, "2026-11-03T00:00:00.000Z");
  const { lines, total } = await ledgerOf(till, theo);
  assert.deepEqual(
    lines.map((line) => line.total),
    lines.map((_, i) =>
      lines.slice(0, i + 1).reduce((sum, { credits }) => sum + credits, 0),
    ),
  );
  assert.ok(total > 0);
  // Another copy of the same game, gone on with otherwise, is the same play.
  const other = await finished(readFileSync(vector, "utf8"), 2, 1, 4);
  assert.notEqual(other, log);
  await payOut(till, { log: other, profiles });
  assert.equal(await totalOf(till, theo.id), total);
});

test("T20: what is not finished, or not of these rules, pays nothing", async () => {
  const till = await tillOf(aProfile(0));
  const profiles = [aProfile(0).id, null, null, null];
  const running = readFileSync(vector, "utf8");
  assert.equal(await payOut(till, { log: running, profiles }), false);
  const over = await finished(running, 1, 2, 4);
  const foreign = over.replace(/^rules .{16}/m, `rules ${"0".repeat(16)}`);
  assert.equal(await payOut(till, { log: foreign, profiles }), false);
  assert.deepEqual(await till.store.profile(aProfile(0).id), aProfile(0));
});

test("T21: the store sells what there are credits for, and each thing once", async () => {
  const till = await tillOf(IDA, aProfile(1));
  const before = await totalOf(till, IDA.id);
  assert.equal(await buy(till, IDA.id, "tiles-walnut"), "done");
  assert.equal(await buy(till, IDA.id, "tiles-walnut"), "done");
  assert.equal(await totalOf(till, IDA.id), before - 600);
  assert.deepEqual([...ownedBy(await till.store.profile(IDA.id))], ["tiles-walnut"]);
  assert.equal(await buy(till, aProfile(1).id, "tiles-walnut"), "short");
  assert.equal(await buy(till, idOf(9), "tiles-walnut"), "lost");
  assert.equal(await totalOf(till, aProfile(1).id), 0);
});

test("T21: what finds no room in the profile is not sold", async () => {
  const some = riches();
  const rest = Array.from({ length: MOST_ENTRIES - some.length }, (_, i) =>
    played(100 + i, { words: [] }),
  );
  const full = aProfile(0, { entries: [...some, ...rest] });
  const till = await tillOf(full);
  assert.equal(await buy(till, full.id, "tiles-walnut"), "lost");
  assert.deepEqual(await till.store.profile(full.id), full);
});

test("T21: two purchases at once spend nothing twice", async () => {
  const poor = aProfile(0, { entries: [...riches().slice(0, 3)] });
  const till = await tillOf(poor);
  const total = await totalOf(till, poor.id);
  assert.ok(total >= 900 && total < 1500);
  const both = await Promise.all(
    ["tiles-sea", "tiles-walnut"].map((item) => buy(till, poor.id, item)),
  );
  assert.deepEqual(both.sort(), ["done", "lost"]);
  assert.ok((await totalOf(till, poor.id)) >= 0);
});

const openOf = ({ matches, open }) =>
  matches.filter(({ number }) => open.includes(number));

/** Plays a person's next game, which is won by the person or not. */
async function playNext(till, id, isWon, seed) {
  const tournament = await till.store.tournament(id);
  const [match] = openOf(await bracketOf(till, tournament));
  const { play } = await beginGame(till, tournament, match);
  const own = play.profiles.indexOf(IDA.id) + 1;
  const log = await wonBy(isWon ? own : 3 - own, { ...play, seed });
  return { play, log };
}

test("T22: a tournament to its end: one entry, three games, one prize", async () => {
  const till = await tillOf(IDA, aTournament(0));
  const { id } = aTournament(0);
  const before = await totalOf(till, IDA.id);
  const told = async (tell) => {
    const tournament = await till.store.tournament(id);
    return tell(till, tournament, await bracketOf(till, tournament));
  };
  const due = { name: "Ida", price: 2000, rest: before - 2000 };
  assert.deepEqual(await told(entriesDue), [due]);
  for (let round = 1; round <= 3; round++) {
    const { play, log } = await playNext(till, id, true, String(round).repeat(64));
    assert.equal(play.options.timer, 60);
    assert.equal(play.players.length, 2);
    assert.equal(play.profiles.filter((one) => one === null).length, 1);
    assert.equal(new Set(play.players.map(({ token }) => token)).size, 2);
    assert.ok(play.players.every(({ name }) => name));
    // What is told twice counts once.
    for (let i = 0; i < 2; i++) await payOut(till, { ...play, log });
    assert.deepEqual(await told(entriesDue), []);
    const won = round < 3 ? [] : [{ name: "Ida", credits: 6000 }];
    assert.deepEqual(await told(prizesWon), won);
  }
  const tournament = await till.store.tournament(id);
  assert.equal(tournament.games.length, 3);
  assert.equal((await bracketOf(till, tournament)).champion, 1);
  await award(till, tournament);
  assert.equal(await totalOf(till, IDA.id), before - 2000 + 3 * 200 + 6000);
});

test("T22: who leaves a game has lost it, and the bracket goes on", async () => {
  const till = await tillOf(IDA, aTournament(0));
  const { id } = aTournament(0);
  const before = await totalOf(till, IDA.id);
  const { play, log } = await playNext(till, id, false);
  await payOut(till, { ...play, log });
  const bracket = await bracketOf(till, await till.store.tournament(id));
  assert.deepEqual(bracket.open, []);
  assert.notEqual(bracket.champion, 1);
  assert.equal(await totalOf(till, IDA.id), before - 2000);
});

test("T22: the entry is taken when a person's first game starts, not before", async () => {
  const people = [IDA, THEO].map(({ id, name, token, letter }) => ({
    ...{ name, token, letter },
    profile: id,
  }));
  const tournament = aTournament(0, { people });
  const till = await tillOf(IDA, THEO, tournament);
  const bracket = await bracketOf(till, tournament);
  const match = openOf(bracket).find(({ places }) => places.includes(2));
  await beginGame(till, tournament, match);
  const paid = async (id) => hasEntered(await till.store.profile(id), tournament.id);
  assert.equal(await paid(THEO.id), true);
  assert.equal(await paid(IDA.id), match.places.includes(1));
  // The same game once more costs nothing.
  const total = await totalOf(till, THEO.id);
  await beginGame(till, tournament, match);
  assert.equal(await totalOf(till, THEO.id), total);
});

test("T22: who has not enough, or is not next, starts no game", async () => {
  const poor = aProfile(0, { entries: [] });
  const till = await tillOf(poor, aTournament(0));
  const bracket = await bracketOf(till, aTournament(0));
  const [match] = openOf(bracket);
  const { fault, entrant } = await beginGame(till, aTournament(0), match);
  assert.deepEqual([fault, entrant.name], ["short", "Ida"]);
  const [due] = await entriesDue(till, aTournament(0), bracket);
  assert.equal(due.rest, -2000);
  const over = bracket.matches.find(({ number }) => number !== match.number);
  assert.equal((await beginGame(till, aTournament(0), over)).fault, "lost");
  assert.deepEqual(await till.store.profile(poor.id), poor);
});

test("T22: leaving forfeits the tournament, not the profile; nobody is paid for nothing", async () => {
  const till = await tillOf(IDA, aTournament(0));
  const { id } = aTournament(0);
  await leaveTournament(till, id, 1);
  await leaveTournament(till, id, 1);
  const tournament = await till.store.tournament(id);
  assert.deepEqual(tournament.left, [1]);
  assert.notEqual((await bracketOf(till, tournament)).champion, null);
  assert.deepEqual(await till.store.profile(IDA.id), IDA);
});

test("T22: what is played after leaving does not count", async () => {
  const till = await tillOf(IDA, aTournament(0));
  const { id } = aTournament(0);
  const { play, log } = await playNext(till, id, true);
  await leaveTournament(till, id, 1);
  const before = await bracketOf(till, await till.store.tournament(id));
  await payOut(till, { ...play, log });
  const tournament = await till.store.tournament(id);
  assert.deepEqual(tournament.games, []);
  assert.deepEqual(await bracketOf(till, tournament), before);
});

test("T22: results of two tabs at once are all written", async () => {
  const people = [IDA, THEO].map(({ id, name, token, letter }) => ({
    ...{ name, token, letter },
    profile: id,
  }));
  // With this seed the two do not meet in the first round.
  const tournament = aTournament(0, { people });
  const till = await tillOf(IDA, THEO, tournament);
  const open = openOf(await bracketOf(till, tournament));
  assert.equal(open.length, 2);
  const begun = await Promise.all(
    open.map((match) => beginGame(till, tournament, match)),
  );
  const logs = await Promise.all(
    begun.map(({ play }, i) => wonBy(1, { ...play, seed: `${i}f`.repeat(32) })),
  );
  await Promise.all(
    begun.map(({ play }, i) => payOut(till, { ...play, log: logs[i] })),
  );
  const { games } = await till.store.tournament(tournament.id);
  assert.deepEqual(
    games.map(({ match }) => match).sort(),
    open.map(({ number }) => number),
  );
});

test("T22: a prize is for who has paid the entry", async () => {
  const game = { match: 1, winner: 1 };
  const till = await tillOf(IDA, aTournament(0));
  const bracket = await bracketOf(till, aTournament(0));
  const [{ number }] = openOf(bracket);
  const rest = [number, number <= 2 ? 5 : 6, 7];
  const games = rest.map((match, i) => ({ ...game, match, play: playOf(i) }));
  const won = aTournament(1, { games });
  await till.store.found(won);
  await award(till, won);
  assert.deepEqual(await till.store.profile(IDA.id), IDA);
  assert.deepEqual(await prizesWon(till, won, await bracketOf(till, won)), []);
});

test("the store does not know what was bought by others", async () => {
  const till = await tillOf(aProfile(0, { entries: [bought("glass-silver")] }));
  const { store } = await ledgerOf(till, null);
  assert.ok(store.every(({ owned }) => !owned));
});

/** A finished game as it is stored, of whatever log. */
const aFinished = (n, changed) =>
  aHeist(n, {
    state: "over",
    view: aHeistView({
      turn: null,
      ending: { why: "left", winners: [1], draw: false, racks: [[], [], []] },
    }),
    ...changed,
  });

test("T20: what the page was closed before paying is paid when credits are looked at", async () => {
  const till = await tillOf(aProfile(0));
  const log = await finished(readFileSync(vector, "utf8"), 1, 2, 4);
  const profiles = [null, aProfile(0).id, null];
  await till.store.putRound(aHeist(3, { profiles }));
  await till.store.putRound(aFinished(1, { log, profiles }));
  await payLatest(till);
  await payLatest(till);
  const total = await totalOf(till, aProfile(0).id);
  assert.ok(total > 0);
  const lines = (await earnedIn(till, { log }))[1];
  assert.equal(
    lines.reduce((sum, { credits }) => sum + credits, 0),
    total,
  );
});

test("T20: a game tells each reason for its credits once", () => {
  const word = (what) => ({ reason: "word", what, credits: 10 });
  const whole = { reason: "all_tiles", what: "", credits: 25 };
  assert.equal(reasons([word("sprinkle")]), "sprinkle, 8 letters");
  assert.equal(
    reasons([word("sprinkle"), word("catnap")]),
    "2 long words: sprinkle, catnap",
  );
  assert.equal(reasons(Array(7).fill(word("catnap"))), "7 long words");
  assert.equal(reasons([whole, whole]), "All eight tiles in one move, 2 times");
});

test("T22: a match that is under way goes on, in place of another game", async () => {
  const till = await tillOf(IDA, aTournament(0));
  const { id } = aTournament(0);
  const [{ number, places }] = openOf(await bracketOf(till, aTournament(0)));
  const tournament = { id, match: number, places };
  const options = { timer: 60, players: [0, 2] };
  const begun = await matchGame(till, id, number);
  assert.deepEqual(begun.play.tournament, tournament);
  const [ida, jackdaw] = aHeistView().seats;
  const view = aHeistView({
    ...{ timer: 60, order: [2, 1], draws: [], seats: [ida, { ...jackdaw, player: 2 }] },
  });
  const running = aHeist(5, {
    options,
    tournament,
    view,
    players: PLAYERS.slice(0, 2),
  });
  await till.store.putRound(running);
  assert.deepEqual(await matchGame(till, id, number), { running: running.id });
  const other = number === 1 ? 2 : 1;
  assert.equal((await matchGame(till, id, other)).fault, "lost");
  assert.equal((await matchGame(till, idOf(9), number)).fault, "lost");
});
