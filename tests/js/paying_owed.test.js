/** What is owed is paid when it can be: a full disk, a page that was closed (T19, T20). */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { payOwed } from "../../js/page/paying.js";
import { fillDisk } from "./full_disk.js";
import { aFinishedHeist } from "./heists.js";
import { aProfile, aTournament } from "./profiles.js";
import { engine, tillOf, totalOf, wonBy } from "./tills.js";

after(() => engine.stop());

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
