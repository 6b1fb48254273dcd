import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";

import { DEFAULTS } from "../../js/store/settings.js";
import { openStore, PlayedElsewhere } from "../../js/store/store.js";
import { fillDisk } from "./full_disk.js";
import { aRound, aRunningRound, idOf } from "./rounds.js";

// The packages lie beside the page's sources, where this folder does not look for them.
const require = createRequire(new URL("../../js/package.json", import.meta.url));
require("fake-indexeddb/auto");
const { IDBFactory } = require("fake-indexeddb");

/** What a file has of people, where nobody has a profile. */
const NOBODY = { profiles: [], tournaments: [] };

/** A browser that forbids databases. */
const forbidding = {
  open() {
    throw new DOMException("forbidden", "SecurityError");
  },
};

/** Puts records past the store's own check, as another version might have. */
function putRaw(factory, ...records) {
  return writeRaw(factory, "rounds", (store) => {
    for (const record of records) store.put(record);
  });
}

async function writeRaw(factory, name, write) {
  const database = await new Promise((resolve, reject) => {
    const request = factory.open("lexigrid", 1);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const work = database.transaction(name, "readwrite");
  write(work.objectStore(name));
  await new Promise((resolve) => {
    work.oncomplete = resolve;
  });
  database.close();
}

for (const [kind, open] of [
  ["database", () => openStore(new IDBFactory())],
  ["memory", () => openStore(forbidding)],
]) {
  test(`${kind}: rounds come back as they went in, newest first`, async () => {
    const store = await open();
    assert.equal(store.lasting, kind === "database");
    for (const i of [2, 3, 1]) await store.putRound(aRound(i));
    assert.deepEqual(await store.round(idOf(2)), aRound(2));
    assert.equal(await store.round(idOf(9)), null);
    assert.deepEqual(
      (await store.rounds()).map((round) => round.id),
      [3, 2, 1].map(idOf),
    );
    await store.removeRound(idOf(3));
    assert.equal((await store.rounds()).length, 2);
    assert.equal(store.unread, 0);
  });

  test(`${kind}: only running rounds are to be gone on with`, async () => {
    const store = await open();
    await store.putRound(aRunningRound(1));
    await store.putRound(aRound(2));
    await store.putRound(aRunningRound(3));
    assert.deepEqual(
      (await store.running()).map((round) => round.id),
      [3, 1].map(idOf),
    );
  });

  test(`${kind}: the last of many writes of one round stands`, async () => {
    const store = await open();
    const clocks = Array.from({ length: 40 }, (_, i) => ({ elapsed: i, wall: 0 }));
    await Promise.all(clocks.map((clock) => store.putRound(aRound(1, { clock }))));
    assert.equal((await store.round(idOf(1))).clock.elapsed, 39);
  });

  test(`${kind}: what is written is what the round was at the call`, async () => {
    const store = await open();
    const round = aRound(1);
    const written = store.putRound(round);
    round.log = "changed later";
    round.options.size = 5;
    await written;
    const stored = await store.round(idOf(1));
    assert.deepEqual(stored, aRound(1));
    stored.options.size = 5;
    (await store.rounds())[0].log = "changed by a reader";
    assert.deepEqual(await store.round(idOf(1)), aRound(1));
  });

  test(`${kind}: moves of another tab are never written over`, async () => {
    const store = await open();
    const log = "hunt\n1 0 turn\n";
    await store.putRound(aRunningRound(1));
    const theirs = aRunningRound(1);
    theirs.log = `${log}1 500 claim 0-5-4\n`;
    await store.putRound(theirs);
    for (const mine of [log, `${log}1 700 claim 1-2-3\n`]) {
      const late = store.putRound({ ...aRunningRound(1), log: mine });
      await assert.rejects(late, PlayedElsewhere);
    }
    assert.deepEqual(await store.round(idOf(1)), theirs);
    await store.putRound({ ...theirs, log: `${theirs.log}1 700 claim 1-2-3\n` });
  });

  test(`${kind}: a round that is none is refused and changes nothing`, async () => {
    const store = await open();
    await store.putRound(aRound(1));
    await assert.rejects(store.putRound(aRound(1, { log: 7 })), /not a record: log/);
    assert.deepEqual(await store.round(idOf(1)), aRound(1));
  });

  test(`${kind}: settings are kept field by field`, async () => {
    const store = await open();
    assert.deepEqual(await store.settings(), DEFAULTS);
    await Promise.all([
      store.saveSettings({ theme: "dusk" }),
      store.saveSettings({ volume: 0.9 }),
    ]);
    assert.deepEqual(await store.settings(), {
      ...DEFAULTS,
      theme: "dusk",
      volume: 0.9,
    });
    const kept = await store.saveSettings({ theme: "noon", volume: 0.5, stranger: 1 });
    assert.deepEqual(kept, { ...DEFAULTS, theme: "dusk", volume: 0.5 });
  });

  test(`${kind}: addAll adds new rounds, keeps those that are here`, async () => {
    const store = await open();
    await store.putRound(aRound(1, { log: "mine" }));
    const found = {
      ...NOBODY,
      rounds: [aRound(1, { log: "theirs" }), aRound(2)],
      settings: { sound: false },
    };
    assert.deepEqual(await store.addAll(found), {
      added: 1,
      kept: 1,
      profiles: 0,
      tournaments: 0,
    });
    assert.equal((await store.round(idOf(1))).log, "mine");
    assert.equal((await store.settings()).sound, false);
    assert.equal((await store.everything()).rounds.length, 2);
  });

  test(`${kind}: addAll gives no day back that has been used (D2)`, async () => {
    const store = await open();
    await store.saveSettings({ dailyUsed: "2026-11-30" });
    for (const dailyUsed of ["", "2026-11-29"]) {
      await store.addAll({ ...NOBODY, rounds: [], settings: { dailyUsed } });
      assert.equal((await store.settings()).dailyUsed, "2026-11-30");
    }
  });

  test(`${kind}: addAll with one bad round adds none`, async () => {
    const store = await open();
    const rounds = [aRound(1), aRound(2, { state: "lost" })];
    const found = { ...NOBODY, rounds, settings: { sound: false } };
    await assert.rejects(store.addAll(found), /not a record/);
    assert.deepEqual(await store.rounds(), []);
    assert.equal((await store.settings()).sound, true);
  });
}

test("rounds last from one opening to the next", async () => {
  const factory = new IDBFactory();
  await (await openStore(factory)).putRound(aRound(1));
  assert.deepEqual(await (await openStore(factory)).round(idOf(1)), aRound(1));
});

test("two tabs write beside each other", async () => {
  const factory = new IDBFactory();
  const [one, other] = await Promise.all([openStore(factory), openStore(factory)]);
  await Promise.all([
    one.putRound(aRunningRound(1)),
    other.putRound(aRunningRound(2)),
    one.saveSettings({ hintSeen: true }),
    other.saveSettings({ haptics: true }),
  ]);
  assert.equal((await one.running()).length, 2);
  const { hintSeen, haptics } = await one.settings();
  assert.deepEqual([hintSeen, haptics], [true, true]);
});

test("unreadable records are skipped, counted and left alone", async () => {
  const factory = new IDBFactory();
  const store = await openStore(factory);
  await store.putRound(aRound(1));
  await putRaw(
    factory,
    { id: idOf(2) },
    { id: 7, log: [] },
    { ...aRound(3), state: "someday" },
    { ...aRound(4), mood: "good" },
  );
  assert.deepEqual(await store.rounds(), [aRound(1)]);
  assert.equal(store.unread, 4);
  assert.equal(await store.round(idOf(3)), null);
  await store.removeRound(idOf(2));
  await store.rounds();
  assert.equal(store.unread, 3);
});

test("a record that the browser itself cannot read does not hide the others", async (t) => {
  const store = await openStore(new IDBFactory());
  for (const i of [1, 2, 3]) await store.putRound(aRound(i));
  const shelf = globalThis.IDBObjectStore.prototype;
  const get = shelf.get;
  t.mock.method(shelf, "get", function (key) {
    if (key === idOf(2)) throw new DOMException("cannot be read", "DataError");
    return get.call(this, key);
  });
  assert.deepEqual(await store.rounds(), [aRound(3), aRound(1)]);
  assert.equal(store.unread, 1);
});

for (const [failure, fail] of [
  ["a full disk", (shelf) => shelf.transaction.abort()],
  [
    "a record that cannot be written",
    () => {
      throw new DOMException("cannot be cloned", "DataCloneError");
    },
  ],
]) {
  test(`addAll is one transaction: ${failure} leaves nothing behind`, async (t) => {
    const store = await openStore(new IDBFactory());
    const shelf = globalThis.IDBObjectStore.prototype;
    const put = shelf.put;
    t.mock.method(shelf, "put", function (value, key) {
      const request = put.call(this, value, key);
      if (value.id === idOf(2)) fail(this);
      return request;
    });
    const rounds = [aRound(1), aRound(2), aRound(3)];
    const found = { ...NOBODY, rounds, settings: { sound: false } };
    await assert.rejects(store.addAll(found));
    t.mock.restoreAll();
    assert.deepEqual(await store.rounds(), []);
    assert.deepEqual(await store.settings(), DEFAULTS);
  });
}

test("a database of a newer version is left alone, play goes on in memory", async () => {
  const factory = new IDBFactory();
  await new Promise((resolve) => {
    const request = factory.open("lexigrid", 2);
    request.onsuccess = () => resolve(request.result.close());
  });
  const store = await openStore(factory);
  assert.equal(store.lasting, false);
  await store.putRound(aRound(1));
  assert.equal((await store.rounds()).length, 1);
});

test("a database that never answers does not keep the page from opening", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const request = { result: { isClosed: false } };
  request.result.close = () => {
    request.result.isClosed = true;
  };
  const opening = openStore({ open: () => request });
  t.mock.timers.tick(3000);
  const store = await opening;
  assert.equal(store.lasting, false);
  await store.putRound(aRound(1));
  // It holds nobody up when it comes round at last.
  request.onsuccess();
  assert.equal(request.result.isClosed, true);
});

test("without any database the store is in memory", async (t) => {
  const real = Object.getOwnPropertyDescriptor(globalThis, "indexedDB");
  t.after(() => Object.defineProperty(globalThis, "indexedDB", real));
  for (const broken of [
    { value: undefined, configurable: true },
    {
      get() {
        throw new DOMException("no site data", "SecurityError");
      },
      configurable: true,
    },
  ]) {
    Object.defineProperty(globalThis, "indexedDB", broken);
    assert.equal((await openStore()).lasting, false);
  }
});

test("the store gives way to a newer page, and comes back after closing", async () => {
  const factory = new IDBFactory();
  const store = await openStore(factory);
  await store.putRound(aRound(1));
  await new Promise((resolve, reject) => {
    const request = factory.deleteDatabase("lexigrid");
    request.onblocked = () => reject(new Error("the store holds on"));
    request.onsuccess = resolve;
  });
  await store.putRound(aRound(2));
  assert.deepEqual(await store.rounds(), [aRound(2)]);
});

test("harmed settings are told until they are written anew", async () => {
  const factory = new IDBFactory();
  const store = await openStore(factory);
  await store.settings();
  assert.equal(store.settingsHarmed, false);
  for (const harmed of ["text", { theme: "dusk", volume: "loud" }]) {
    await writeRaw(factory, "settings", (settings) => settings.put(harmed, "only"));
    await store.settings();
    assert.equal(store.settingsHarmed, true);
  }
  assert.deepEqual(await store.saveSettings({}), { ...DEFAULTS, theme: "dusk" });
  assert.equal(store.settingsHarmed, false);
});

test("a round that a full disk cannot take is read from memory, and ends there", async (t) => {
  const store = await openStore(new IDBFactory());
  await store.putRound(aRunningRound(1));
  const shelf = globalThis.IDBObjectStore.prototype;
  const put = shelf.put;
  t.mock.method(shelf, "put", function (value, key) {
    const request = put.call(this, value, key);
    this.transaction.abort();
    return request;
  });
  const over = { ...aRound(1), log: aRunningRound(1).log };
  await assert.rejects(store.putRound(over));
  assert.equal((await store.round(over.id))?.state, "over");
  assert.deepEqual(await store.running(), []);
  await assert.rejects(store.putAgain(over.id));
  t.mock.restoreAll();
  await store.putAgain(over.id);
  await store.putAgain(idOf(9));
  assert.deepEqual(await store.rounds(), [over]);
  await store.removeRound(over.id);
  assert.deepEqual(await store.rounds(), []);
});

test("a round that finds room too late does not undo what another tab has played", async (t) => {
  const factory = new IDBFactory();
  const [one, other] = [await openStore(factory), await openStore(factory)];
  const begun = { ...aRunningRound(1), log: "lexigrid log 1\n" };
  await one.putRound(begun);
  fillDisk(t);
  await assert.rejects(one.putRound({ ...begun, log: `${begun.log}here\n` }));
  t.mock.restoreAll();
  const there = { ...begun, log: `${begun.log}there\n` };
  await other.putRound(there);
  await assert.rejects(one.putAgain(begun.id), PlayedElsewhere);
  assert.deepEqual(await one.round(begun.id), there);
});

test("what is written later is not forgotten when what came before is written", async (t) => {
  const store = await openStore(new IDBFactory());
  const begun = aRunningRound(1);
  const { put } = globalThis.IDBObjectStore.prototype;
  let writes = 0;
  t.mock.method(globalThis.IDBObjectStore.prototype, "put", function (...all) {
    writes += 1;
    if (writes > 1) throw new DOMException("full", "QuotaExceededError");
    return put.apply(this, all);
  });
  const on = { ...begun, clock: { ...begun.clock, elapsed: begun.clock.elapsed + 1 } };
  const both = await Promise.allSettled([store.putRound(begun), store.putRound(on)]);
  assert.deepEqual(
    both.map(({ status }) => status),
    ["fulfilled", "rejected"],
  );
  assert.deepEqual(await store.round(begun.id), on);
});
