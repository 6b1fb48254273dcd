/** What games earn and the store costs, each paid once (T20, T21). */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";

import { buy, ledgerOf, linesOf, payOut, payOwed } from "../../js/page/paying.js";
import { dealTiles } from "../../js/page/tile_deal.js";
import { MOST_ENTRIES, ownedBy } from "../../js/store/profile.js";
import { CREDITS, reasons } from "../../js/ui/words_credits.js";
import { aFinishedHeist, aHeist, PLAYERS } from "./heists.js";
import { aProfile, bought, played, riches } from "./profiles.js";
import { idOf } from "./rounds.js";
import { engine, finished, IDA, tillOf, totalOf, vector } from "./tills.js";

after(() => engine.stop());

test("T20: what a game pays is told as the engine has it", async () => {
  const { pay } = await ledgerOf({ engine }, null);
  const { words, all_tiles: all, won, second } = pay;
  const told = CREDITS.how(pay);
  assert.match(told, / 10 for 5 letters, 25 for 6, .* and 200 for 10 or more\./);
  for (const n of [...words.map(({ credits }) => credits), all, won, second]) {
    assert.match(told, new RegExp(`\\b${n}\\b`));
  }
});

test("T20: a finished log pays those who sat there, however often it is told", async () => {
  const till = await tillOf(aProfile(0), aProfile(1));
  const log = await finished(readFileSync(vector, "utf8"), 1, 2, 4);
  const profiles = [null, aProfile(0).id, aProfile(1).id, idOf(999)];
  for (let i = 0; i < 2; i++) assert.ok(await payOut(till, { log, profiles }));
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
  assert.equal(await payOut(till, { log: running, profiles }), null);
  const over = await finished(running, 1, 2, 4);
  const foreign = over.replace(/^rules .{16}/m, `rules ${"0".repeat(16)}`);
  assert.equal(await payOut(till, { log: foreign, profiles }), null);
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
  assert.equal(await buy(till, full.id, "tiles-walnut"), "changed");
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
  assert.deepEqual(both.sort(), ["changed", "done"]);
  assert.ok((await totalOf(till, poor.id)) >= 0);
});

test("the store does not know what was bought by others", async () => {
  const till = await tillOf(aProfile(0, { entries: [bought("glass-silver")] }));
  const { store } = await ledgerOf(till, null);
  assert.ok(store.every(({ owned }) => !owned));
});

test("T20: what the page was closed before paying is paid when credits are looked at", async () => {
  const till = await tillOf(aProfile(0));
  const log = await finished(readFileSync(vector, "utf8"), 1, 2, 4);
  const profiles = [null, aProfile(0).id, null];
  await till.store.putRound(aHeist(3, { profiles }));
  await till.store.putRound(aFinishedHeist(1, { log, profiles }));
  await payOwed(till);
  await payOwed(till);
  const total = await totalOf(till, aProfile(0).id);
  assert.ok(total > 0);
  const earned = await payOut(till, { log, profiles });
  const lines = (await linesOf(till, earned))[1];
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

test("T20: a game pays as it ends, whatever screen is shown then", async () => {
  const till = await tillOf(aProfile(0));
  const events = { left: new AbortController().signal, onUnkept: assert.fail };
  const means = {
    ...till,
    now: () => 0,
    id: () => idOf(6),
    seed: () => "5eed".repeat(16),
  };
  const dealt = {
    game: "heist",
    options: { timer: 60, players: [0, 0] },
    players: PLAYERS.slice(0, 2),
    profiles: [null, aProfile(0).id],
  };
  const play = await dealTiles(means, dealt, events);
  await play.keepDealt();
  await play.giveUp(1);
  assert.equal(play.isOver, true);
  assert.equal(await totalOf(till, aProfile(0).id), 200);
});
