import assert from "node:assert/strict";
import { test } from "node:test";

import { RoundFault } from "../../js/page/round_judge.js";
import { resumeRound, shakeGrid } from "../../js/page/round_play.js";
import { PlayedElsewhere } from "../../js/store/store.js";
import { ALONE, CELLS, events, means, running, turned } from "./round_means.js";

test("a new round is shaken first, and stored when the glass is turned", async () => {
  const table = means();
  const play = await shakeGrid(table, ALONE, events());
  assert.equal(table.store.written.length, 0);
  table.time.at += 700;
  await play.turn();
  assert.equal(play.clock.elapsed(), 0);
  const [round] = table.store.written;
  assert.equal(round.state, "running");
  assert.deepEqual(round.view.cells, CELLS);
});

test("a claim counts at the moment of the press, and is stored before it is told", async () => {
  const { play, time, engine, store } = await running();
  time.at += 500;
  const first = play.claim("claim 0-5-4");
  time.at += 9000;
  const verdict = await first;
  assert.equal(engine.asked.at(-1)[1].at, 500);
  assert.equal(verdict.accepted.word, "ten");
  assert.equal(store.written.at(-1).view.claims.length, 1);
  assert.equal(store.written.at(-1).clock.elapsed, 9500);
});

test("a refusal changes nothing", async () => {
  const { play, engine, store } = await running();
  const before = store.written.length;
  engine.next.push({ refused: "not_in_list" });
  assert.deepEqual(await play.claim("claim 0-1-2"), { refused: "not_in_list" });
  assert.equal(store.written.length, before);
});

test("claims are judged one after another, the deadline last", async () => {
  const { play, time, engine } = await running();
  time.at += 89_999;
  const claims = [play.claim("claim 0-5-4"), play.claim("claim 1-2-3")];
  time.at += 50;
  await Promise.all([...claims, play.finish()]);
  assert.deepEqual(engine.lines, [
    "0 turn",
    "89999 claim 0-5-4",
    "89999 claim 1-2-3",
    "90000 out",
  ]);
});

test("a finished round has its summary, its view, and is not marked any more", async () => {
  const { play, time, store } = await running();
  await play.claim("claim 0-5-4");
  time.at += 90_000;
  await play.finish();
  const over = store.written.at(-1);
  assert.equal(over.state, "over");
  assert.equal(over.summary.points, 1);
  assert.equal(over.view.reveal.words, 10);
  play.keep();
  assert.equal(store.written.at(-1).state, "over");
});

test("when the worker dies, the log is loaded anew and the claim asked again", async () => {
  const heard = {};
  const { play, time, engine } = await running(heard);
  await play.claim("claim 0-5-4");
  time.at += 100;
  engine.next.push("lost", "lost");
  const verdict = await play.claim("claim 1-2-3");
  assert.equal(verdict.view.claims.length, 2);
  assert.equal(heard.revivals, 2);
  const [, fields] = engine.asked.findLast(([verb]) => verb === "load");
  assert.equal(fields.log, "0 turn\n0 claim 0-5-4");
  assert.deepEqual(engine.lines.at(-1), "100 claim 1-2-3");
});

test("a resumed round shows its grid at once and claims after loading", async () => {
  const { play, time, store, engine, ...rest } = await running();
  await play.claim("claim 0-5-4");
  time.at += 20_000;
  const again = { ...rest, time, store, engine };
  engine.asked.length = 0;
  const resumed = await resumeRound(again, store.written.at(-1), events());
  assert.deepEqual(engine.asked, []);
  assert.equal(resumed.view.claims.length, 1);
  assert.equal(resumed.clock.elapsed(), 20_000);
  await resumed.claim("claim 1-2-3");
  assert.deepEqual(
    engine.asked.map(([verb]) => verb),
    ["load", "play"],
  );
});

test("a log that the engine refuses is a fault of the round, not of the engine", async () => {
  const { store, engine, ...rest } = await running();
  const resumed = await resumeRound(
    { ...rest, store, engine },
    store.written.at(-1),
    events(),
  );
  engine.next.push({ error: "unlike word lists" });
  await assert.rejects(resumed.claim("claim 0-5-4"), RoundFault);
});

test("H2: of an abandoned round nothing is written again", async () => {
  const { play, store } = await running();
  const late = play.claim("claim 0-5-4");
  await play.abandon();
  await late;
  play.keep();
  await play.leave();
  assert.deepEqual(store.written, []);
});

test("H11: a round found a year later ran out when its sand did", async () => {
  const { play, time, engine, store } = await running();
  time.at += 365 * 86_400_000;
  await play.finish();
  assert.equal(engine.lines.at(-1), "90000 out");
  assert.equal(store.written.at(-1).clock.elapsed, 90_000);
});

test("whoever leaves, and whenever, gives the engine's session back", async () => {
  const table = means();
  const { open } = table.engine;
  await (await shakeGrid(table, ALONE, events())).leave();
  assert.equal(open.size, 0);

  const play = await turned(table);
  play.claim("claim 0-5-4");
  assert.equal(open.size, 1);
  await play.leave();
  assert.equal(open.size, 0);

  const stored = table.store.written.at(-1);
  const resumed = await resumeRound(table, stored, events());
  resumed.confirm();
  await resumed.leave();
  assert.equal(open.size, 0);

  const strange = { ok: { session: 7, log: "", view: { game: "null" } } };
  open.add(7);
  table.engine.next.push(strange);
  await assert.rejects(resumeRound(table, { ...stored, view: null }, events()), {
    message: "this is a game of null",
  });
  await new Promise(setImmediate);
  assert.equal(open.size, 0);
});

test("a grid that nobody waits for is not asked for", async () => {
  const table = means();
  const left = AbortSignal.abort();
  table.engine.request = async (_verb, _fields, signal) => signal.throwIfAborted();
  const shaking = shakeGrid(table, ALONE, { ...events(), left });
  await assert.rejects(shaking, { name: "AbortError" });
});

test("a stored round without its letters gets them from the engine", async () => {
  const { play, store, ...rest } = await running();
  const [stored] = store.written;
  for (const view of [null, { ...play.view, cells: null }]) {
    const table = { ...rest, store };
    const resumed = await resumeRound(table, { ...stored, view }, events());
    assert.deepEqual(resumed.view.cells, CELLS);
  }
});

test("what the engine reads in the log replaces what was stored beside it", async () => {
  const { play, store, ...rest } = await running();
  await play.claim("claim 0-5-4");
  const stored = store.written.at(-1);
  const [claim] = stored.view.claims;
  const forged = { ...stored.view, claims: [{ ...claim, points: 999, at: 89_000 }] };
  const table = { ...rest, store };
  const resumed = await resumeRound(table, { ...stored, view: forged }, events());
  const read = resumed.confirm();
  const next = resumed.claim("claim 1-2-3");
  assert.deepEqual((await read).claims, [claim]);
  assert.equal((await next).view.claims.length, 2);
  assert.equal(store.written.at(-1).view.claims[0].points, 1);
  assert.equal(rest.engine.lines.at(-1), "0 claim 1-2-3");
});

test("a round that another tab plays on is not claimed in, nor written again", async () => {
  const heard = {};
  const { play, store } = await running(heard);
  let tries = 0;
  store.putRound = async () => {
    tries += 1;
    throw new PlayedElsewhere("round 1");
  };
  await assert.rejects(play.claim("claim 0-5-4"), PlayedElsewhere);
  play.keep();
  await play.leave();
  assert.equal(tries, 1);
  assert.deepEqual(heard, {});
});

test("a round that only waits is told as well that another tab plays on", async () => {
  const heard = {};
  const { play, store } = await running(heard);
  store.putRound = async () => {
    throw new PlayedElsewhere("round 1");
  };
  play.keep();
  await new Promise(setImmediate);
  assert.ok(heard.fault instanceof PlayedElsewhere);
});

test("a store that fails does not stop the round", async () => {
  const heard = {};
  const { play, store } = await running(heard);
  store.putRound = async () => {
    throw new Error("disk full");
  };
  assert.equal((await play.claim("claim 0-5-4")).accepted.word, "ten");
  assert.equal(heard.unkept, 1);
});
