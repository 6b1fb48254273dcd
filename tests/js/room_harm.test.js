/**
 * What a reload, another build or a member with a program of its own must not bring about:
 * a room without a table, a round without one of its seats, words without end.
 */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { writeJson } from "../../js/room/deal_text.js";
import { writeBody } from "../../js/room/entry.js";
import { dealHashOf, entryText, promiseOf } from "../../js/room/hashes.js";
import { startEngine } from "./room_engine.js";
import { play, someList } from "./room_players.js";
import { BUILD, ROOM, WISH, World } from "./room_simulator.js";

const engine = startEngine();
after(() => engine.stop());

const NAMES = ["Wren", "Ada", "Bo", "Cy"];
/** An honest member says fewer things in a round, whatever others say. */
const MOST_SAID = 40;

/** A table of so many; nothing is dealt unless the chair says so. */
async function tableOf(count, { given = {}, idle = [], ways = {} } = {}) {
  const world = new World(engine, 7);
  world.mayDeal = () => false;
  const devices = NAMES.slice(0, count).map((name, i) => world.device(name, given[i]));
  for (const [i, device] of devices.entries()) {
    await device.open(i === 0 ? WISH : null);
    device.goesOn = true;
    if (!idle.includes(i)) play(device, ways);
    await world.pass(2000);
  }
  return { world, devices };
}

const inPhase = (phase) => (device) => device.view.phase === phase;
const saidBy = ({ machine, id }, kind = null) =>
  machine.feeds.said(id).filter(({ body }) => kind === null || body.kind === kind);

/** Nobody has said the same for ever. */
function isBrief(devices) {
  for (const device of devices) {
    assert.ok(saidBy(device).length < MOST_SAID, `${saidBy(device).length} entries`);
  }
}

async function loadAnew(device) {
  device.crash();
  await device.open();
  play(device);
}

for (const upTo of [0, 1, 2]) {
  test(`the founder loads anew with ${upTo} entries kept: there is a table`, async () => {
    const { world, devices } = await tableOf(1);
    const [founder] = devices;
    founder.crash();
    const { feed, ...kept } = JSON.parse(founder.kept);
    founder.kept = upTo ? JSON.stringify({ ...kept, feed: feed.slice(0, upTo) }) : null;
    await founder.open(WISH);
    const friend = world.device("Ada");
    await friend.open();
    await world.pass(3000);
    assert.equal(friend.view.table.order[0], founder.id);
    assert.equal(friend.view.chair, founder.id);
    assert.equal(saidBy(founder, "found").length, 1);
  });
}

test("all load a new build, one after the other, and play on", async () => {
  const given = { 0: {}, 1: {} };
  const { world, devices } = await tableOf(2, { given });
  const [wren, ada] = devices;
  const isUnlike = ({ view }, { id }) =>
    view.members.find((one) => one.id === id).isUnlike;
  for (const [i, device] of devices.entries()) {
    given[i].build = { ...BUILD, words: "d".repeat(16) };
    await loadAnew(device);
    await world.pass(3000);
    assert.deepEqual([isUnlike(wren, ada), isUnlike(ada, wren)], [i === 0, i === 0]);
    assert.ok(!isUnlike(device, device));
  }
  assert.equal(await wren.room.deal(), null);
  assert.ok(await world.until(() => devices.every(inPhase("hunting"))));
  isBrief(devices);
});

test("a chair of another build does not deal without end to seats that cannot follow", async () => {
  const given = { 0: {} };
  const { world, devices } = await tableOf(3, { given });
  const [wren, , bo] = devices;
  bo.mute();
  await wren.room.deal();
  await world.pass(500);
  given[0].build = { ...BUILD, words: "d".repeat(16) };
  await loadAnew(wren);
  await world.pass(30_000);
  isBrief(devices);
});

test("a seat that says its hello twice is dealt no more", async () => {
  const { world, devices } = await tableOf(4);
  const [wren, ada, bo, liar] = devices;
  bo.mute();
  await wren.room.deal();
  await world.pass(300);
  const [{ body }] = saidBy(liar, "hello");
  const text = writeBody({ ...body, words: "0".repeat(16) });
  const signature = await liar.identity.sign(entryText(ROOM, 0, text));
  liar.mute();
  const entries = [[liar.id, 0, text, signature]];
  liar.net.send(null, JSON.stringify({ t: "entries", e: entries }));
  assert.ok(await world.until(() => [wren, ada].every(inPhase("hunting")), 60_000));
  assert.deepEqual(wren.view.round.seats, [wren.id, ada.id]);
  isBrief([wren, ada]);
});

test("the start of one who is not to say so is none, and shuts out nobody", async () => {
  const { world, devices } = await tableOf(4, { idle: [3] });
  const [wren, ada, bo, looker] = devices;
  for (const turn of ["1.1", "1.2", "2.1"]) {
    for (const liar of [bo, looker]) await liar.say({ kind: "start", turn, at: 0 });
  }
  await world.pass(1000);
  await wren.room.deal();
  assert.ok(await world.until(() => [wren, ada, bo].every(inPhase("hunting")), 60_000));
  assert.deepEqual(wren.view.round.seats, [wren.id, ada.id, bo.id]);
  assert.equal(wren.view.round.attempt, 1);
});

test("who has promised on another deal of the turn wants no more of it", async () => {
  const { world, devices } = await tableOf(2, { idle: [0] });
  const [liar, ada] = devices;
  liar.mute();
  const dealOf = (seconds) => {
    const options = { ...WISH.options, seconds };
    const deal = { game: "hunt", match: null, options, seats: [liar.id, ada.id] };
    return { kind: "deal", turn: "1.1", deal, text: writeJson(deal) };
  };
  const entry = async (n, text) => {
    return [liar.id, n, text, await liar.identity.sign(entryText(ROOM, n, text))];
  };
  const tell = async (n, text) => {
    const told = JSON.stringify({ t: "entries", e: [await entry(n, text)] });
    liar.net.send(null, told);
  };
  const n = saidBy(liar).length;
  const [lower, higher] = [dealOf(180), dealOf(90)];
  assert.ok(writeBody(lower) < writeBody(higher));
  await tell(n, writeBody(higher));
  await world.pass(1000);
  assert.equal(saidBy(ada, "promise").length, 1);
  ada.crash();
  // Of three faces of one entry the two that stand first are kept.
  for (const text of [`close 1.1 1:${"0".repeat(64)}`, writeBody(lower)]) {
    await liar.machine.feeds.offer(await entry(n, text));
  }
  await ada.open();
  play(ada);
  await world.pass(1500);
  const turn = { room: ROOM, turn: "1.1", dealHash: dealHashOf(lower.text) };
  const hash = promiseOf(turn, liar.id, "7".repeat(64));
  await tell(n + 1, `promise 1.1 ${hash}`);
  await tell(n + 2, `start 1.1 ${Math.ceil(liar.now()) + 4000}`);
  await world.pass(8000);
  assert.equal(saidBy(ada, "nonce").length, 0);
  isBrief([ada]);
});

test("after two reloads soon after each other a seat is back in its round", async () => {
  const rounds = 10;
  const list = (device) => someList(device, 60);
  const { world, devices } = await tableOf(2, { ways: { list } });
  const [wren, ada] = devices;
  const isAt = (phase, number) => (device) => {
    return inPhase(phase)(device) && device.view.round?.number === number;
  };
  for (let number = 1; number <= rounds; number++) {
    for (const device of devices) await device.room.again();
    await world.pass(1000);
    assert.equal(await wren.room.deal(), null, `round ${number}`);
    assert.ok(await world.until(() => devices.every(isAt("over", number))));
  }
  for (const device of devices) await device.room.again();
  await world.pass(1000);
  await wren.room.deal();
  const now = rounds + 1;
  assert.ok(await world.until(() => devices.every(isAt("hunting", now))));
  await world.pass(10_000);
  world.weather = { delay: [5, 400], loss: 0, twice: 0 };
  ada.crash();
  await ada.open();
  await world.until(() => ada.machine.rounds.current !== null, 20_000);
  await loadAnew(ada);
  await world.pass(5000);
  assert.ok(isAt("hunting", now)(ada), `${ada.view.phase} ${ada.view.round?.number}`);
});

test("a feed counts what it holds, second faces too", async () => {
  const { devices } = await tableOf(2, { idle: [1] });
  const [wren, liar] = devices;
  liar.mute();
  const from = saidBy(liar).length;
  const items = Array.from(
    { length: 300 },
    (_, i) => `${1e9 + i}:10-11-12-13-14-15-16`,
  );
  const long = (digit) => `open 1.1 ${digit.repeat(32)} ${items.join(" ")}`;
  for (let n = from; n < from + 100; n++) {
    for (const text of ["ready 1", long("1"), long("2")]) {
      const signature = await liar.identity.sign(entryText(ROOM, n, text));
      await wren.machine.feeds.offer([liar.id, n, text, signature]);
    }
  }
  const { feeds } = wren.machine;
  const held = feeds.said(liar.id).reduce((sum, { text }) => sum + text.length, 0);
  assert.equal(feeds.feedOf(liar.id).size, held);
  assert.ok(feeds.refused.get("too_large") > 0);
});
