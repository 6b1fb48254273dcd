/** What is owed is paid when it can be: a full disk, a page that was closed (T19, T20). */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { matchGame, payOut, payOwed } from "../../js/page/paying.js";
import { openStore } from "../../js/store/store.js";
import { fillDisk } from "./full_disk.js";
import { aFinishedHeist, aHeist } from "./heists.js";
import { aProfile, aTournament } from "./profiles.js";
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
