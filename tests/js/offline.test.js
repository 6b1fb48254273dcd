import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { test } from "node:test";
import { trustedScripts } from "../../js/device/scripts.js";
import { openStorage } from "../../js/device/storage.js";
import { attendLaunches, openFiles } from "../../js/page/launch.js";
import { roundsUnderWay } from "../../js/page/rounds_under_way.js";
import { isLog, takeIn } from "../../js/page/transfer.js";
import { openStore } from "../../js/store/store.js";
import { openUpdates } from "../../js/sw/updates.js";
import { aRunningRound, idOf } from "./rounds.js";

const require = createRequire(new URL("../../js/package.json", import.meta.url));
// It brings the classes that `idb` knows a database by.
require("fake-indexeddb/auto");
const { IDBFactory } = require("fake-indexeddb");

test("only the page's own scripts are started, with and without Trusted Types", () => {
  const types = {
    createPolicy: (/** @type {string} */ name, /** @type {object} */ rules) => {
      assert.equal(name, "lexigrid");
      return rules;
    },
  };
  for (const known of [types, undefined]) {
    const script = trustedScripts(["/a.js", "/b.js"], known);
    assert.equal(script("/b.js"), "/b.js");
    for (const other of ["/c.js", "/a.js?x", "data:,", ""]) {
      assert.throws(() => script(other), /is not a script of ours/);
    }
  }
});

test("the browser is asked to keep rounds after the first, and seldom again", async () => {
  let asked = 0;
  let isKept = false;
  const storage = openStorage({
    persisted: async () => isKept,
    persist: async () => {
      asked += 1;
      return false;
    },
  });
  for (let finished = 1; finished <= 21; finished += 1) await storage.ask(finished);
  assert.equal(asked, 3);
  isKept = true;
  await storage.ask(31);
  assert.equal(asked, 3);
  assert.equal(await storage.isKept(), true);
});

test("a page that is not secure has no storage to ask for", async () => {
  const storage = openStorage(/** @type {any} */ ({}));
  await storage.ask(1);
  assert.equal(await storage.isKept(), false);
});

test("a log is known by its name or its first line", async () => {
  assert.equal(await isLog(new File(["anything"], "round.log")), true);
  assert.equal(await isLog(new File(["lexigrid log 1\n"], "round.txt")), true);
  assert.equal(await isLog(new File(['{"format": "x"}'], "a.lexigrid")), false);
  assert.equal(await isLog(new File([], "empty.json")), false);
});

test("a file that the browser cannot read is told as such", async () => {
  const text = async () => {
    throw new DOMException("it is gone", "NotReadableError");
  };
  const file = /** @type {any} */ ({ name: "a.json", size: 1, text });
  const { sentence, failed } = await takeIn(/** @type {any} */ ({}), file);
  assert.match(sentence, /^The file could not be read\./);
  assert.equal(failed, true);
});

test("a file that the system opens is shown once; a shortcut leads to its screen", async (t) => {
  t.after(() => Reflect.deleteProperty(globalThis, "location"));
  const location = { hash: "#/help", href: "https://x.test/lexigrid/#/help" };
  Reflect.set(globalThis, "location", location);
  /** @type {string[]} */
  const gone = [];
  const files = openFiles((hash) => gone.push(hash));
  /** @type {(launch: object) => Promise<void>} */
  let launch = async () => {};
  attendLaunches(files, {
    setConsumer: (consume) => {
      launch = /** @type {typeof launch} */ (consume);
    },
  });
  await launch({ files: [], targetURL: "https://x.test/lexigrid/" });
  assert.equal(location.hash, "#/help");
  await launch({ files: [], targetURL: "https://x.test/lexigrid/#/rounds" });
  assert.equal(location.hash, "#/rounds");
  const file = new File(["{}"], "a.json");
  await launch({ files: [{ getFile: async () => file }] });
  assert.equal(location.hash, "#/opened");
  assert.equal(files.take(), file);
  assert.equal(files.take(), null);
  files.open(file);
  assert.deepEqual(gone, ["#/opened"]);
});

test("a page that starts heeds a file, and of a page loaded anew nothing", async (t) => {
  t.after(() => Reflect.deleteProperty(globalThis, "location"));
  Reflect.set(globalThis, "location", { hash: "#/round/1", href: "https://x.test/" });
  const file = new File(["{}"], "a.json");
  const shortcut = { files: [], targetURL: "https://x.test/#/hunt" };
  for (const [isFresh, sent, hash] of /** @type {const} */ ([
    [true, shortcut, "#/round/1"],
    [false, shortcut, "#/round/1"],
    [false, { files: [{ getFile: async () => file }] }, "#/round/1"],
    [true, { files: [{ getFile: async () => file }] }, "#/opened"],
  ])) {
    /** @type {unknown} */
    let heeding;
    const setConsumer = (/** @type {(launch: object) => unknown} */ consume) => {
      heeding = consume(sent);
    };
    attendLaunches(
      openFiles(() => {}),
      /** @type {any} */ ({ setConsumer }),
      () => isFresh,
    );
    await heeding;
    assert.equal(location.hash, hash);
  }
});

/** @param {number} elapsed */
const clockAt = (elapsed) => ({ elapsed, wall: Date.now() });

/** @param {import("../../js/store/store.js").Store} store */
function needs(store) {
  const over = { game: "hunt", seat: 1, reveal: null };
  const roundLock = { hold: async () => () => {}, isAnyHeld: async () => false };
  const engine = {
    request: async () => ({ ok: { session: 1, log: "", view: over } }),
  };
  return /** @type {any} */ ({
    store,
    engine,
    device: { roundLock },
    now: () => performance.now(),
    wall: () => Date.now(),
  });
}

test("a round under way is told until its sand is out; one that fails blocks nothing", async () => {
  const store = await openStore(new IDBFactory());
  const rounds = roundsUnderWay(needs(store));
  assert.equal(await rounds.areUnderWay(), false);
  await store.putRound({ ...aRunningRound(1), clock: clockAt(1000) });
  assert.equal(await rounds.areUnderWay(), true);
  await store.putRound({ ...aRunningRound(1), clock: clockAt(200_000) });
  assert.equal(await rounds.areUnderWay(), false);
  await rounds.settle();
  assert.equal((await store.round(idOf(1)))?.state, "running");
});

/**
 * A service worker that answers. `heard`: its build has been told, and taken in.
 * @param {string} build
 * @param {boolean} [agrees]
 */
function workerOf(build, agrees = true) {
  /** @type {Record<string, unknown>} */
  const replies = { build, move: agrees };
  const worker = {
    heard: false,
    postMessage: (/** @type {string} */ asked, /** @type {MessagePort[]} */ ports) => {
      ports?.[0]?.postMessage(replies[asked] ?? null);
      if (asked !== "build") return;
      // Who asked closes the line with the answer in hand.
      ports?.[0]?.addEventListener("close", () => {
        worker.heard = true;
      });
    },
  };
  return worker;
}

/** @param {{waiting?: ReturnType<typeof workerOf>, table?: {isPlaying: boolean}}} how */
async function updates({ waiting, table = { isPlaying: false } }) {
  Reflect.set(globalThis, "document", { addEventListener() {} });
  const active = workerOf("old");
  const registration = { active, waiting, addEventListener() {} };
  const watch = openUpdates(
    /** @type {any} */ ({
      container: {
        controller: null,
        register: async () => registration,
        ready: Promise.resolve(registration),
        addEventListener() {},
      },
      script: () => "sw.js",
      build: "old",
      rounds: { settle: async () => {}, areUnderWay: async () => table.isPlaying },
      reload() {},
      quiet: Promise.resolve(),
    }),
  );
  while (!(waiting ?? active).heard) await new Promise(setImmediate);
  return watch;
}

test("a newer build is offered, but not while a round is under way", async (t) => {
  t.after(() => Reflect.deleteProperty(globalThis, "document"));
  const same = await updates({});
  assert.deepEqual([same.isOffered, same.playsOffline], [false, true]);
  const newer = await updates({ waiting: workerOf("new") });
  assert.equal(newer.isOffered, true);
  assert.equal(await newer.accept(), true);
  const refused = await updates({ waiting: workerOf("new", false) });
  assert.equal(await refused.accept(), false);
  const table = { isPlaying: true };
  const later = await updates({ waiting: workerOf("new"), table });
  assert.equal(later.isOffered, false);
  table.isPlaying = false;
  const told = new Promise((tell) => later.onChange(() => tell(later.isOffered)));
  later.look();
  assert.equal(await told, true);
});

test("a service worker that does not answer is not waited for", async (t) => {
  t.after(() => Reflect.deleteProperty(globalThis, "document"));
  const waiting = workerOf("new");
  const watch = await updates({ waiting });
  assert.equal(watch.isOffered, true);
  waiting.postMessage = (_, ports) => ports?.[0]?.close();
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const accepted = watch.accept();
  t.mock.timers.tick(10_000);
  assert.equal(await accepted, false);
});

test("where service workers are missing, nothing is offered", async () => {
  const none = openUpdates(/** @type {any} */ ({ container: undefined }));
  none.look();
  none.fetchLater();
  assert.equal(await none.accept(), false);
  assert.equal(none.isOffered, false);
});
