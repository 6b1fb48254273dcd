import assert from "node:assert/strict";
import { after, test } from "node:test";

import { EngineLost, startEngine } from "../../js/worker/engine.js";

/** A worker that only remembers, and speaks when the test lets it. */
function aWorker() {
  return {
    sent: [],
    isTerminated: false,
    postMessage(text) {
      this.sent.push(JSON.parse(text));
    },
    terminate() {
      this.isTerminated = true;
    },
    tell(telling) {
      this.onmessage({ data: telling });
    },
    reply(fields) {
      this.onmessage({ data: JSON.stringify(fields) });
    },
  };
}

/** An engine, and the workers that it has made so far. None outlives its test. */
function anEngine(patience) {
  const workers = [];
  after(() => {
    for (const worker of workers) worker.onerror({ message: "the test is over" });
  });
  const engine = startEngine(() => {
    workers.push(aWorker());
    return workers.at(-1);
  }, patience);
  return { engine, workers };
}

const turns = () => new Promise((resolve) => setImmediate(resolve));

test("requests wait until the engine is ready", async () => {
  const { engine, workers } = anEngine();
  engine.request("boot", {});
  await turns();
  assert.equal(engine.state, "loading");
  assert.deepEqual(workers[0].sent, []);
  workers[0].tell({ kind: "ready" });
  await engine.ready;
  await turns();
  assert.equal(engine.state, "ready");
  assert.deepEqual(workers[0].sent, [{ id: 1, verb: "boot" }]);
  workers[0].reply({ id: 1, ok: {} });
});

test("a request that nobody waits for any more is not sent", async () => {
  const { engine, workers } = anEngine();
  const leaving = new AbortController();
  const first = engine.request("save", { session: 1 }, leaving.signal);
  leaving.abort();
  const second = engine.request("save", { session: 2 }, leaving.signal);
  for (const request of [first, second]) {
    await assert.rejects(request, { name: "AbortError" });
  }
  workers[0].tell({ kind: "ready" });
  await turns();
  assert.deepEqual(workers[0].sent, []);
  assert.equal(engine.state, "ready");
});

test("replies find their requests by id, in any order", async () => {
  const { engine, workers } = anEngine();
  workers[0].tell({ kind: "ready" });
  const first = engine.request("save", { session: 1 });
  const second = engine.request("save", { session: 2 });
  await turns();
  workers[0].reply({ id: 2, error: "there is no session 2" });
  workers[0].reply({ id: 1, ok: { log: "a" } });
  assert.deepEqual(await first, { id: 1, ok: { log: "a" } });
  assert.deepEqual(await second, { id: 2, error: "there is no session 2" });
});

test("a worker that dies takes its open requests with it, and only those", async () => {
  const { engine, workers } = anEngine();
  workers[0].tell({ kind: "ready" });
  const answered = engine.request("save", { session: 1 });
  const open = engine.request("save", { session: 2 });
  await turns();
  workers[0].reply({ id: 1, ok: { log: "a" } });
  workers[0].onerror({ message: "out of memory" });
  await answered;
  await assert.rejects(open, (lost) => lost instanceof EngineLost && lost.wasReady);
  await assert.rejects(engine.request("save", { session: 2 }), EngineLost);
  assert.equal(engine.state, "failed");
  assert.ok(workers[0].isTerminated);
});

test("an engine that never started says why", async () => {
  const { engine, workers } = anEngine();
  const early = engine.request("boot", {});
  workers[0].tell({ kind: "failed", why: "no network" });
  for (const promise of [engine.ready, early]) {
    await assert.rejects(promise, { message: "no network", wasReady: false });
  }
});

test("a start that falls silent has failed, one that goes on has not", async ({
  mock,
}) => {
  mock.timers.enable({ apis: ["setInterval"] });
  const { engine, workers } = anEngine(10_000);
  for (let loaded = 0; loaded < 3; loaded += 1) {
    mock.timers.tick(59_000);
    workers[0].tell({ kind: "progress", loaded, total: 3 });
  }
  assert.equal(engine.state, "loading");
  mock.timers.tick(60_000);
  await assert.rejects(engine.ready, { message: "the engine does not start" });
  assert.ok(workers[0].isTerminated);
});

test("a start is over when it is over: later bytes are no silence", async ({
  mock,
}) => {
  mock.timers.enable({ apis: ["setInterval"] });
  const { engine, workers } = anEngine(10_000);
  workers[0].tell({ kind: "progress", loaded: 3, total: 3 });
  workers[0].tell({ kind: "ready" });
  workers[0].tell({ kind: "progress", loaded: 4, total: 3 });
  mock.timers.tick(600_000);
  assert.equal(engine.state, "ready");
  assert.ok(!workers[0].isTerminated);
});

test("a lost worker is replaced for what is not about its sessions", async () => {
  const { engine, workers } = anEngine();
  workers[0].tell({ kind: "ready" });
  await engine.ready;
  workers[0].onerror({ message: "out of memory" });
  await assert.rejects(engine.request("save", { session: 1 }), EngineLost);
  assert.equal(workers.length, 1);
  const asked = engine.request("match", { target: 50, rounds: [] });
  workers[1].tell({ kind: "ready" });
  await turns();
  workers[1].reply({ id: 1, ok: { over: false } });
  assert.deepEqual(await asked, { id: 1, ok: { over: false } });
});

test("a request that is not answered means that the worker is lost", async () => {
  const { engine, workers } = anEngine(5);
  workers[0].tell({ kind: "ready" });
  await assert.rejects(engine.request("boot", {}), EngineLost);
  assert.ok(workers[0].isTerminated);
});

test("a new worker knows nothing of the old one's answers", async () => {
  const { engine, workers } = anEngine();
  workers[0].tell({ kind: "failed", why: "no network" });
  await assert.rejects(engine.request("boot", {}, AbortSignal.abort()));
  assert.equal(engine.state, "loading");
  workers[0].tell({ kind: "ready" });
  assert.equal(engine.state, "loading");
  workers[1].tell({ kind: "ready" });
  await engine.ready;
  const request = engine.request("save", { session: 1 });
  await turns();
  workers[0].reply({ id: 1, ok: { log: "old" } });
  workers[1].reply({ id: 1, ok: { log: "new" } });
  assert.deepEqual((await request).ok, { log: "new" });
});

test("progress is told from the start, and to late comers at once", () => {
  const { engine, workers } = anEngine();
  workers[0].tell({ kind: "progress", loaded: 5, total: 10 });
  const heard = [];
  const stop = engine.onProgress(({ loaded }) => heard.push(loaded));
  workers[0].tell({ kind: "progress", loaded: 10, total: 10 });
  stop();
  workers[0].tell({ kind: "progress", loaded: 11, total: 10 });
  assert.deepEqual(heard, [5, 10]);
});
