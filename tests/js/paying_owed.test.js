/** What is owed is paid when it can be: a full disk, a page that was closed (T19, T20). */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { payOut, payOwed } from "../../js/page/paying.js";
import { matchGame } from "../../js/page/tournament_play.js";
import { MOST_ENTRIES } from "../../js/store/profile.js";
import { openStore } from "../../js/store/store.js";
import { fillDisk } from "./full_disk.js";
import { aFinishedHeist, aHeist } from "./heists.js";
import { aProfile, aTournament, played } from "./profiles.js";
import { engine, IDA, playNext, storedMatch, tillOf, totalOf, wonBy } from "./tills.js";

after(() => engine.stop());

/** @param {string} log */
const headOf = (log) => log.slice(0, log.indexOf("\n\n") + 2);

/** A finished game that the person of the first seat has won. @param {number} n begun so many minutes later */
const aGameWon = async (n, changed) =>
  aFinishedHeist(n, {
    log: await wonBy(1, { options: { timer: 60 }, seed: String(n).repeat(64) }),
    profiles: [aProfile(0).id, null, null],
    ...changed,
  });

test("T20: a full disk keeps nothing from being read where nothing is owed", async (t) => {
  const till = await tillOf(aProfile(0), aTournament(0));
  await till.store.putRound(await aGameWon(1));
  assert.equal(await payOwed(till), true);
  fillDisk(t);
  assert.equal(await payOwed(till), true);
  assert.equal(
    await payOwed(till, await till.store.tournament(aTournament(0).id)),
    true,
  );
  assert.equal(await totalOf(till, aProfile(0).id), 200);
});

test("T20: what could not be kept is told, and paid when there is room", async (t) => {
  const till = await tillOf(aProfile(0));
  await till.store.putRound(await aGameWon(1));
  fillDisk(t);
  assert.equal(await payOwed(till), false);
  assert.equal(await totalOf(till, aProfile(0).id), 0);
  t.mock.restoreAll();
  assert.equal(await payOwed(till), true);
  assert.equal(await totalOf(till, aProfile(0).id), 200);
});

test("T20: a game that is not stored pays nothing until it is", async (t) => {
  const till = await tillOf(aProfile(0));
  const begun = aHeist(1, { profiles: [aProfile(0).id, null, null] });
  const over = await aGameWon(1, { log: await wonBy(1, begun) });
  await till.store.putRound({ ...begun, log: headOf(over.log) });
  // There is room for a profile, but none for a game.
  const { put } = globalThis.IDBObjectStore.prototype;
  t.mock.method(globalThis.IDBObjectStore.prototype, "put", function (record, ...key) {
    if (record.log) throw new DOMException("full", "QuotaExceededError");
    return put.call(this, record, ...key);
  });
  await assert.rejects(till.store.putRound(over));
  assert.equal(await payOwed(till), false);
  await assert.rejects(payOut(till, over), { name: "QuotaExceededError" });
  assert.equal(await totalOf(till, aProfile(0).id), 0);
  t.mock.restoreAll();
  assert.equal(await payOwed(till), true);
  assert.equal(await totalOf(till, aProfile(0).id), 200);
  // Another tab sees it as it ended.
  assert.deepEqual(await (await openStore(till.factory)).tileGame(over.id), over);
});

test("T22: no game of a match begins while the result of the one before is not stored", async (t) => {
  const till = await tillOf(IDA, aTournament(0));
  const { id } = aTournament(0);
  const { play, log } = await playNext(till, id, true);
  fillDisk(t);
  const game = { ...storedMatch(1, { play, log }), id: play.id };
  await assert.rejects(till.store.putRound(game));
  await assert.rejects(matchGame(till, id, play.tournament.match));
  assert.deepEqual(await till.store.tileGame(game.id), game);
});

test("T20: credits that are looked at pay every game that is owed, and ask for no other", async () => {
  const full = Array.from({ length: MOST_ENTRIES }, (_, i) => played(i, { words: [] }));
  const till = await tillOf(aProfile(0), aProfile(1, { entries: full }));
  const won = await Promise.all([1, 2, 3, 4].map((n) => aGameWon(n)));
  // The third is of a profile that takes no more, of one that is gone, and of nobody.
  won[2].profiles = [aProfile(1).id, aProfile(2).id, null];
  for (const game of won) await till.store.putRound(game);
  for (const game of [won[1], won[3]]) await payOut(till, game);
  const asked = [];
  const request = (verb, fields) => {
    if (verb === "earned") asked.push(won.findIndex(({ log }) => log === fields.log));
    return engine.request(verb, fields);
  };
  const listening = { ...till, engine: { request } };
  assert.equal(await payOwed(listening), true);
  assert.equal(await totalOf(till, aProfile(0).id), 600);
  assert.deepEqual(asked.splice(0), [0, 3]);
  // Only the latest is asked for again: its tournament might not know of it.
  assert.equal(await payOwed(listening), true);
  assert.deepEqual(asked, [3]);
});
