import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { beforeEach, test } from "node:test";
import { roundsUnderWay } from "../../js/page/rounds_under_way.js";
import { openStore } from "../../js/store/store.js";
import { isRoundKept } from "../../js/sw/in_force.js";
import { aRound, aRunningRound, idOf } from "./rounds.js";

const require = createRequire(new URL("../../js/package.json", import.meta.url));
// It brings the classes that `idb` knows a database by.
require("fake-indexeddb/auto");
const { IDBFactory } = require("fake-indexeddb");
const { openDB } = require("idb");

const MINUTES = 60_000;
const A_DAY = 24 * 60 * MINUTES;

beforeEach(() => {
  Reflect.set(globalThis, "indexedDB", new IDBFactory());
});

/** @param {number} elapsed */
const clockAt = (elapsed) => ({ elapsed, wall: Date.now() });

/** Lays down a record, whatever it is. @param {object} record */
async function put(record) {
  const database = await openDB("lexigrid");
  await database.put("rounds", record);
  database.close();
}

test("a service worker sees rounds that run, and makes no database", async () => {
  assert.equal(await isRoundKept(0), false);
  assert.deepEqual(await indexedDB.databases(), []);
  const store = await openStore();
  await store.putRound(aRound(1));
  assert.equal(await isRoundKept(MINUTES), false);
  await store.putRound({ ...aRunningRound(2), clock: clockAt(200_000) });
  assert.equal(await isRoundKept(0), false);
  assert.equal(await isRoundKept(MINUTES), true);
  await store.putRound({ ...aRunningRound(3), clock: clockAt(20_000) });
  assert.equal(await isRoundKept(0), true);
});

test("records that are no rounds hide no round", async () => {
  const store = await openStore();
  const sound = { ...aRunningRound(1), clock: clockAt(20_000) };
  const spoilt = [
    { options: undefined },
    { options: null },
    { options: { seconds: "180" } },
    { clock: 7 },
    { clock: { elapsed: Number.NaN, wall: 0 } },
    { view: "view" },
    { view: { phases: [1] } },
  ];
  await put({ id: idOf(2), state: "running" });
  for (const [i, fault] of spoilt.entries()) {
    await put({ ...sound, id: idOf(i + 3), ...fault });
  }
  assert.equal(await isRoundKept(A_DAY), false);
  await put({ ...sound, field: "of another build" });
  assert.equal(await isRoundKept(0), true);
  await store.removeRound(sound.id);
  assert.equal(await isRoundKept(0), false);
});

test("a record that the browser cannot read hides no round", async (t) => {
  const { get } = IDBObjectStore.prototype;
  t.after(() => Object.assign(IDBObjectStore.prototype, { get }));
  const clock = clockAt(20_000);
  const store = await openStore();
  await store.putRound({ ...aRunningRound(1), clock });
  await store.putRound({ ...aRunningRound(2), clock });
  let unread = 0;
  IDBObjectStore.prototype.get = function (key) {
    if (key !== idOf(1)) return get.call(this, key);
    unread += 1;
    throw new DOMException("it cannot be read", "DataError");
  };
  assert.equal(await isRoundKept(0), true);
  assert.equal(unread, 2);
});

test("a database that does not answer keeps nobody waiting", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  Reflect.set(globalThis, "indexedDB", { open: () => ({}) });
  const answer = isRoundKept(0);
  t.mock.timers.tick(3000);
  assert.equal(await answer, false);
});

test("page and service worker agree on whose round is waited for", async () => {
  const roundLock = { isAnyHeld: async () => false };
  /** @param {object} round */
  const asPage = (round) =>
    roundsUnderWay(
      /** @type {any} */ ({
        store: {
          running: async () => (round.game === "crossword" ? [] : [round]),
          tileGames: async () => (round.game === "crossword" ? [round] : []),
        },
        device: { roundLock },
        now: () => performance.now(),
        wall: () => Date.now(),
      }),
    ).areUnderWay();
  const between = { elapsed: 180_000, view: { phases: ["over", "waiting"] } };
  const running = { elapsed: 0, view: { phases: ["hunting"] } };
  // A crossword means to go on, for a day; one that is over holds nothing up.
  const crossword = { elapsed: 500_000, view: {}, game: "crossword" };
  const over = { ...crossword, state: "over" };
  await openStore();
  for (const [{ elapsed, view, ...more }, ago, isWanted] of /** @type {const} */ ([
    [between, A_DAY - MINUTES, true],
    [between, A_DAY + MINUTES, false],
    [between, -A_DAY - MINUTES, false],
    [running, 1000, true],
    [running, 5 * MINUTES, false],
    [running, -MINUTES, true],
    [running, -A_DAY - MINUTES, false],
    [crossword, A_DAY - MINUTES, true],
    [crossword, A_DAY + MINUTES, false],
    [over, MINUTES, false],
  ])) {
    const clock = { elapsed, wall: Date.now() - ago };
    const round = { ...aRunningRound(1), view, clock, ...more };
    await put(round);
    assert.equal(await asPage(round), isWanted);
    assert.equal(await isRoundKept(0), isWanted);
  }
});
