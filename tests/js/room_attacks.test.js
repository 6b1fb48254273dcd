/** What a member with a program of its own may try, and what comes of it. */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { writeJson } from "../../js/room/deal_text.js";
import { entryText, sealOf } from "../../js/room/hashes.js";
import { LIST, MOST_ITEMS } from "../../js/room/list_text.js";
import { writeEntries } from "../../js/room/wire.js";
import { LOG_LIMIT } from "../../js/store/round.js";
import { startEngine } from "./room_engine.js";
import { play, someList } from "./room_players.js";
import { ROOM, WISH, World } from "./room_simulator.js";

const engine = startEngine();
after(() => engine.stop());

/** So many who play, in the order in which they came; the last one in ways of its own. */
async function tableWith(count, ways = {}) {
  const world = new World(engine, 7);
  world.isDealing = false;
  world.mayDeal = (here) => world.isDealing && here.length === count;
  const names = ["Wren", "Ada", "Bo", "Cy"].slice(0, count);
  const devices = names.map((name) => world.device(name));
  for (const [i, device] of devices.entries()) {
    await device.open(i === 0 ? WISH : null);
    play(device, i === count - 1 ? ways : {});
    await world.pass(2000);
  }
  return { world, devices, honest: devices.slice(0, -1), liar: devices.at(-1) };
}

function letDeal({ world, devices }) {
  world.isDealing = true;
  for (const device of devices) device.onView(device.view);
}

const inPhase = (phase) => (device) => device.view.phase === phase;
const isOver = ({ view }) => view.phase === "over" && view.round.agreed !== "waiting";

/** All hunt; nothing is dealt after it. */
async function huntOf(table) {
  letDeal(table);
  assert.ok(await table.world.until(() => table.devices.every(inPhase("hunting"))));
  table.world.isDealing = false;
}

/** Closes with its own seal alone, and opens, before the sand of the others is out. */
async function closesAlone({ world, liar }) {
  await world.pass(80_000);
  const list = await someList(liar);
  const { turn, salt } = liar.machine.rounds.mine;
  const seat = liar.view.round.seat;
  const hash = sealOf({ room: ROOM, turn }, seat, { salt, list });
  liar.mute();
  await liar.say({ kind: "seal", turn, hash });
  await liar.say({ kind: "close", turn, seals: `${seat}:${hash}` });
  await liar.say({ kind: "open", turn, salt, list });
}

for (const count of [2, 3, 4]) {
  test(`one of ${count} cannot close the table without the others`, async () => {
    const table = await tableWith(count, { giving: () => {} });
    const { world, honest } = table;
    await huntOf(table);
    await closesAlone(table);
    assert.ok(await world.until(() => honest.every(isOver)));
    for (const { view } of honest) {
      assert.deepEqual([...new Set(view.round.outcomes)], [null]);
    }
  });
}

test("nor after a while in which nobody saw it, where others can outvote it", async () => {
  const table = await tableWith(3, { giving: () => {} });
  const { world, honest, liar } = table;
  await huntOf(table);
  liar.mute();
  await world.until(() => honest.every(inPhase("sealing")));
  liar.isOn = false;
  await world.pass(7000);
  const { turn } = liar.machine.rounds.mine;
  for (const seat of [1, 2]) await liar.say({ kind: "excuse", turn, seat });
  await closesAlone({ world: { pass: () => {} }, liar });
  liar.isOn = true;
  assert.ok(await world.until(() => honest.every(isOver)));
  for (const { view } of honest) {
    assert.deepEqual(view.round.outcomes, [null, null, null]);
  }
});

/** A deal that nobody would follow. */
function dealOf(liar, turn, seats = [liar.id]) {
  const deal = { game: WISH.game, match: null, options: WISH.options, seats };
  return { kind: "deal", turn, deal, text: writeJson(deal) };
}

test("a number far ahead leaves the others theirs: rounds, attempts, tables", async () => {
  const table = await tableWith(3);
  const { world, devices, honest, liar } = table;
  for (const turn of ["1.9999", "9999.1", "9999.9999"]) {
    await liar.say(dealOf(liar, turn));
  }
  await liar.say({ kind: "table", table: { ...liar.view.table, v: 9999 } });
  await world.pass(2000);
  const wish = { ...WISH, options: { ...WISH.options, seconds: 180 } };
  assert.equal(await honest[0].room.setTable(wish), null);
  await huntOf(table);
  assert.ok(await world.until(() => devices.every(isOver)));
  for (const { view, machine } of honest) {
    assert.deepEqual([view.round.number, view.round.options.seconds], [1, 180]);
    assert.equal(machine.feeds.refused.get("failed"), undefined);
  }
});

/** Seals and closes as the others do, and keeps its own list back. */
function keepsList({ machine }) {
  const { ask } = machine;
  const isOpen = (body) => body?.kind === "open";
  machine.ask = (wish) => ask.call(machine, () => (isOpen(wish()) ? null : wish()));
  const step = machine.rounds.step.bind(machine.rounds);
  machine.rounds.step = () => {
    const body = step();
    return isOpen(body) ? null : body;
  };
}

const isSeen = ({ machine, view }) =>
  machine.rounds
    .driving()
    .state.opens.some((all, i) => all.length && i + 1 !== view.round.seat);

for (const [what, kind] of [
  ["wanting no more of it", "void"],
  ["going on to another round", "nonce"],
  ["dealing the next one", "deal"],
]) {
  test(`nobody takes back a lost round by ${what}`, async () => {
    // The first one deals: it is the liar here.
    const table = await tableWith(2);
    const { world, devices } = table;
    const [liar, honest] = devices;
    await huntOf(table);
    keepsList(liar);
    const { seats } = liar.view.round;
    assert.ok(await world.until(() => isSeen(liar)));
    const { turn } = liar.machine.rounds.mine;
    if (kind === "void") await liar.say({ kind, turn });
    if (kind === "nonce") await liar.say({ kind, turn: "2.1", nonce: "0".repeat(64) });
    if (kind === "deal") await liar.say(dealOf(liar, "2.1", seats));
    const isKept = () => honest.view.phase === "over" && honest.view.round.log;
    assert.ok(await world.until(isKept, 200_000));
    const { number, seat, outcomes } = honest.view.round;
    assert.equal(number, 1);
    assert.deepEqual([outcomes[seat - 1], outcomes[2 - seat]], [null, "no_open"]);
  });
}

test("the chair cannot deal anew with the others' nonces in its hand", async () => {
  const table = await tableWith(3);
  const { world, devices } = table;
  const [chair, ...others] = devices;
  letDeal(table);
  assert.ok(await world.until(() => devices.every(inPhase("counting"))));
  world.isDealing = false;
  chair.mute();
  const told = () =>
    others.every(({ machine }) => {
      return machine.rounds.driving().state.nonces.filter(Boolean).length === 2;
    });
  assert.ok(await world.until(told));
  const { seats } = others[0].view.round;
  await chair.say(dealOf(chair, "1.2", seats));
  await chair.say(dealOf(chair, "2.1", seats));
  await world.pass(5000);
  for (const { machine } of others) assert.equal(machine.rounds.mine.turn, "1.1");
});

test("a seal told in ever other ways makes nobody talk for ever", async () => {
  const table = await tableWith(3, { giving: () => {} });
  const { world, honest, liar } = table;
  await huntOf(table);
  liar.mute();
  assert.ok(await world.until(() => honest.every(inPhase("sealing"))));
  const { turn } = liar.machine.rounds.mine;
  const n = liar.machine.feeds.feedOf(liar.id).slots.length;
  for (let i = 200; i >= 100; i--) {
    const text = `seal ${turn} ${i}${"0".repeat(61)}`;
    const signature = await liar.identity.sign(entryText(ROOM, n, text));
    for (const message of writeEntries([[liar.id, n, text, signature]])) {
      liar.net.send(null, message);
    }
    await world.pass(300);
  }
  assert.ok(await world.until(() => honest.every(isOver)));
  for (const { id, view } of honest) {
    const { round } = view;
    const closes = honest[0].machine.feeds
      .said(id)
      .filter(({ body }) => body.kind === "close");
    assert.ok(closes.length <= 24);
    assert.equal(round.agreed, "agreed");
    assert.equal(round.outcomes[round.seats.indexOf(liar.id)], "two_lists");
  }
});

test("the longest lists of eight, each said twice, can be kept", () => {
  const item = "1234567890:1-2-3-4-5-6-7-8-9";
  const list = Array(MOST_ITEMS).fill(item).join(" ");
  assert.ok(LIST.test(list));
  assert.ok(!LIST.test(`${list} 1:1`));
  const line = `${"0".repeat(16)} 8 1234567890 claim 1-2-3-4-5-6-7-8-9\n`;
  assert.ok(8 * 2 * MOST_ITEMS * line.length + 20_000 < LOG_LIMIT);
});

test("who deals two things as one is left out, and not those who believed it", async () => {
  const table = await tableWith(3);
  const { world, devices } = table;
  const [dealer, one, other] = devices;
  const seats = devices.map(({ id }) => id);
  one.cut.add(dealer);
  await dealer.say(dealOf(dealer, "1.1", seats));
  one.cut.delete(dealer);
  const first = dealer.machine.feeds.said(dealer.id).at(-1);
  const text = `deal 1.1 ${dealOf(dealer, "1.1", [...seats].reverse()).text}`;
  const signed = await dealer.identity.sign(entryText(ROOM, first.n, text));
  const send = (to, [body, signature]) => {
    const [message] = writeEntries([[dealer.id, first.n, body, signature]]);
    dealer.net.send(to.id, message);
  };
  send(one, [text, signed]);
  send(other, [first.text, first.signature]);
  const isWithout = ({ view: { phase, round } }) =>
    phase === "hunting" && round.attempt > 1 && round.seats.length === 2;
  assert.ok(await world.until(() => [one, other].every(isWithout), 60_000));
  assert.deepEqual(one.view.round.left, [dealer.id]);
});

test("who was away, and comes back as the sand runs out, doubts nobody", async () => {
  const table = await tableWith(2);
  const { world, devices } = table;
  await huntOf(table);
  const [, other] = devices;
  other.isOn = false;
  await world.pass(90_000);
  other.isOn = true;
  assert.ok(await world.until(() => devices.every(isOver)));
  await world.pass(30_000);
  const [a, b] = devices.map(({ view }) => view.round);
  assert.deepEqual([a.agreed, b.agreed], ["agreed", "agreed"]);
  assert.equal(a.log, b.log);
});
