import assert from "node:assert/strict";
import { test } from "node:test";

import { resumeRound, shakeGrid } from "../../js/page/round_play.js";
import { ALONE, CELLS, events, means } from "./round_means.js";

const PLAYERS = [
  { name: "Wren", token: 0 },
  { name: "", token: 5 },
];

/** A table of two under the lid, stored. */
async function shared() {
  const table = means();
  const play = await shakeGrid(table, { ...ALONE, players: PLAYERS }, events());
  await play.deal();
  return { table, play, stored: () => table.store.written.at(-1) };
}

test("between seats what is stored holds neither the letters nor a running clock", async () => {
  const { table, play, stored } = await shared();
  const isCovered = () => {
    const { view, clock } = stored();
    assert.equal(view.cells, null);
    assert.deepEqual(view.claims, []);
    assert.equal(clock.elapsed, 0);
  };
  isCovered();
  table.time.at += 5000;
  await play.turn();
  assert.deepEqual(stored().view.cells, CELLS);
  await play.claim("claim 0-5-4");
  table.time.at += 90_000;
  await play.finish();
  isCovered();
  assert.equal(stored().view.seat, 2);
  assert.equal(stored().state, "running");
  assert.equal(play.clock.left(), 90_000);
  play.keep();
  isCovered();
});

test("each seat has a full glass of its own, and the last one ends the round", async () => {
  const { table, play, stored } = await shared();
  for (const seat of [1, 2]) {
    assert.equal(play.seat, seat);
    await play.turn();
    table.time.at += 400;
    await play.claim("claim 0-5-4");
    table.time.at += 90_000;
    await play.finish();
  }
  assert.deepEqual(table.engine.lines, [
    "0 turn",
    "400 claim 0-5-4",
    "90000 out",
    "0 turn by 2",
    "400 claim 0-5-4 by 2",
    "90000 out by 2",
  ]);
  assert.ok(play.isOver);
  assert.equal(stored().summary, null);
  assert.deepEqual(stored().players, PLAYERS);
});

test("H12: the turn is stored before the letters are given", async () => {
  const { table, play, stored } = await shared();
  let isStored = () => {};
  const { putRound } = table.store;
  table.store.putRound = async (round) => {
    await new Promise((resolve) => {
      isStored = resolve;
    });
    await putRound(round);
  };
  const turn = play.turn();
  await new Promise(setImmediate);
  assert.equal(play.clock.elapsed(), 0);
  assert.equal(stored().view.cells, null);
  isStored();
  await turn;
  assert.equal(stored().view.phases[0], "hunting");
});

test("a shared round is gone on with at the seat whose turn it is", async () => {
  const { table, play, stored } = await shared();
  await play.turn();
  table.time.at += 90_000;
  await play.finish();
  const waiting = await resumeRound(table, stored(), events());
  assert.equal(waiting.seat, 2);
  assert.equal(waiting.isHunting, false);
  await waiting.turn();
  table.time.at += 20_000;
  const hunting = await resumeRound(table, stored(), events());
  assert.equal(hunting.isHunting, true);
  assert.equal(hunting.clock.elapsed(), 20_000);
});

test("a view of another seat than the one that hunts is not shown", async () => {
  const { table, play, stored } = await shared();
  for (const _ of [1, 2]) {
    await play.turn();
    if (play.seat === 1) await play.finish();
  }
  const forged = { ...stored(), view: { ...stored().view, seat: 1 } };
  const resumed = await resumeRound(table, forged, events());
  assert.equal(resumed.view.seat, 2);
});
