/** Rounds between friends of whom one is away, goes, or keeps silent. */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { play } from "./room_players.js";
import { WISH, World } from "./room_simulator.js";
import { engine, goOn, inPhase, isAgreed, table } from "./room_table.js";

after(() => engine.stop());

test("the host may leave in mid-hunt: the room goes on, with another chair", async () => {
  const { world, devices } = await table(3);
  await world.until(() => devices.every(inPhase("hunting")));
  const [host, ...others] = devices;
  await host.room.leave();
  assert.equal(host.kept, "");
  assert.ok(await world.until(() => others.every(isAgreed)));
  assert.deepEqual(others[0].view.round.outcomes, ["no_seal", null, null]);
  assert.equal(others[0].view.chair, others[0].id);
  world.mayDeal = (here) => here.length === 2;
  for (const device of others) device.onView(device.view);
  const isSecond = (one) => one.view.round?.number === 2 && isAgreed(one);
  assert.ok(await world.until(() => others.every(isSecond)));
  assert.deepEqual(others[0].view.round.outcomes, [null, null]);
});

test("a reload in mid-hunt comes back with seat, list and deadline", async () => {
  const { world, devices } = await table(2);
  await world.until(() => devices.every(inPhase("hunting")));
  const [, ada] = devices;
  await world.pass(10_000);
  const before = ada.view.round;
  const ends = before.endsAt - ada.skew;
  assert.notEqual(before.list, "");
  ada.crash();
  await world.pass(8000);
  await ada.open();
  play(ada);
  await world.pass(3000);
  const { phase, round } = ada.view;
  assert.deepEqual([phase, round.seat, round.list], ["hunting", 2, before.list]);
  assert.equal(round.seed, before.seed);
  assert.ok(Math.abs(round.endsAt - ada.skew - ends) <= 1);
  assert.ok(await world.until(() => devices.every(isAgreed)));
  assert.deepEqual(ada.view.round.outcomes, [null, null]);
  assert.equal(
    ada.view.members.some(({ isForked }) => isForked),
    false,
  );
});

test("a word that was claimed last is in the room at once, whoever looks then", async () => {
  const { world, devices } = await table(2);
  await world.until(() => devices.every(inPhase("hunting")));
  const [, ada] = devices;
  await world.pass(10_000);
  const shorter = ada.view.round.list.split(",").slice(0, -1).join(",");
  ada.room.remember(shorter);
  assert.equal(ada.room.view().round.list, shorter);
});

test("a reload when all is over shows the same result again", async () => {
  const { world, devices } = await table(3);
  assert.ok(await world.until(() => devices.every(isAgreed)));
  const [host] = devices;
  const { log } = host.view.round;
  host.crash();
  await world.pass(20_000);
  await host.open();
  play(host);
  await world.pass(5000);
  assert.deepEqual([host.view.phase, host.view.fell], ["over", null]);
  assert.ok(await world.until(() => devices.every(isAgreed)));
  assert.equal(host.view.round.log, log);
});

test("who is away when the sand runs out comes back within 75 s and seals in time", async () => {
  const { world, devices } = await table(3);
  await world.until(() => devices.every(inPhase("hunting")));
  await world.pass(80_000);
  devices[2].isOn = false;
  await world.pass(60_000);
  assert.equal(devices[0].view.phase, "sealing");
  assert.deepEqual(devices[0].view.round.awaited, [3]);
  devices[2].isOn = true;
  assert.ok(await world.until(() => devices.every(isAgreed)));
  assert.deepEqual(devices[0].view.round.outcomes, [null, null, null]);
});

test("a seat that does not promise is named, and it is dealt anew without it", async () => {
  const { world, devices } = await table(3, { rounds: 0 });
  const [host, , silent] = devices;
  goOn(world, 1);
  await world.until(inPhase("dealing").bind(null, host));
  silent.mute();
  const honest = devices.slice(0, 2);
  assert.ok(await world.until(() => honest.every(isAgreed)));
  const { round } = host.view;
  assert.deepEqual([round.number, round.attempt], [1, 2]);
  assert.deepEqual(round.left, [silent.id]);
  assert.equal(round.seats.includes(silent.id), false);
});

test("a dealer that is lost for a moment while all promise starts the hunt all the same", async () => {
  const { world, devices } = await table(3, { rounds: 0 });
  const [dealer, ...others] = devices;
  const { send } = world;
  world.send = (from, to, text) => {
    if (to !== dealer) send.call(world, from, to, text);
  };
  goOn(world, 1);
  const hasPromised = ({ view }) => view.round?.done.promised.every(Boolean);
  await world.until(() => others.every(hasPromised));
  for (const { net } of others) net.events.presence(dealer.id, "away");
  await world.pass(2000);
  world.send = send;
  for (const { net } of others) net.events.presence(dealer.id, "here");
  assert.ok(await world.until(() => devices.every(inPhase("hunting")), 60_000));
  const moments = devices.map(({ view, skew }) => view.round.startsAt - skew);
  assert.ok(Math.max(...moments) - Math.min(...moments) < 50, moments.join());
  for (const { view } of devices) {
    assert.deepEqual([view.round.attempt, view.round.left], [1, []]);
  }
});

test("a seat that keeps its nonce back is named: it cannot choose the grid", async () => {
  const { world, devices } = await table(3);
  const [host, ada, last] = devices;
  await world.until(() => devices.every(inPhase("counting")));
  last.mute();
  assert.ok(await world.until(() => [host, ada].every(isAgreed)));
  assert.deepEqual(host.view.round.left, [last.id]);
  assert.equal(host.view.round.attempt, 2);
});

test("of two, one who keeps silent: the round falls, and the other is told of whom", async () => {
  const { world, devices } = await table(2);
  const [host, ada] = devices;
  await world.until(() => devices.every(inPhase("counting")));
  ada.mute();
  assert.ok(await world.until(inPhase("lobby").bind(null, host)));
  assert.deepEqual(host.view.fell, { number: 1, left: [ada.id] });
});

test("a reload while the only other is away keeps the round, its list and its seal", async () => {
  for (const phase of ["hunting", "sealing"]) {
    const { world, devices } = await table(2);
    const [host, ada] = devices;
    await world.until(() => devices.every(inPhase("hunting")));
    await world.pass(phase === "hunting" ? 5000 : 80_000);
    ada.isOn = false;
    await world.until(() => inPhase(phase)(host));
    await world.pass(6000);
    const { list } = host.view.round;
    assert.notEqual(list, "");
    host.crash();
    await world.pass(1000);
    await host.open();
    play(host);
    await world.pass(15_000);
    assert.deepEqual([host.view.phase, host.view.round.list], [phase, list]);
    await world.until(() => host.view.round.excusable[1]);
    await host.room.excuse(2);
    const isJudged = () => inPhase("over")(host) && host.view.round.log !== null;
    assert.ok(await world.until(isJudged), phase);
    assert.deepEqual(host.view.round.outcomes, [null, "no_seal"]);
  }
});

test("a seat that only looks at dome or glass is gone on without, when somebody says so", async () => {
  const options = { size: 5, min: 4, seconds: 180 };
  for (const idle of [0, 1]) {
    const wish = { ...WISH, game: "classic", options };
    const rests = (device) => {
      device.isIdle = true;
    };
    const ways = { [idle]: { dealing: rests } };
    const { world, devices } = await table(3, { wish, ways });
    const others = devices.filter((_, i) => i !== idle);
    await world.until(() => devices.every(inPhase("dealing")));
    await world.pass(20_000);
    assert.equal(others[0].view.round.excusable[idle], false);
    await world.pass(15_000);
    assert.ok(others.every(inPhase("dealing")));
    assert.deepEqual(others[0].view.round.awaited, [idle + 1]);
    assert.equal(others[1].view.round.excusable[idle], true);
    await others[1].room.excuse(idle + 1);
    assert.ok(await world.until(() => others.every(inPhase("hunting")), 60_000));
    assert.deepEqual(
      others[0].view.round.seats,
      others.map(({ id }) => id),
    );
  }
});

test("whom nobody founded a room for sets a table after a while, and a founder's goes before it", async () => {
  const world = new World(engine, 7);
  world.mayDeal = () => false;
  const [founder, ada, bo] = ["Wren", "Ada", "Bo"].map((name) => world.device(name));
  for (const device of [ada, bo]) await device.open();
  await world.pass(2000);
  assert.equal(ada.view.table, null);
  await world.pass(4000);
  assert.notEqual(ada.view.table, null);
  assert.deepEqual(ada.view.table, bo.view.table);
  assert.equal(ada.view.table.order[0], ada.view.chair);
  await founder.open(WISH);
  await world.pass(4000);
  for (const { view } of [founder, ada, bo]) {
    assert.equal(view.table.order[0], founder.id);
    assert.equal(view.chair, founder.id);
  }
});

test("who comes to a hunt sees no moment for it before the clocks are compared", async () => {
  const { world, devices } = await table(2);
  await world.until(() => devices.every(inPhase("hunting")));
  await world.pass(30_000);
  const bo = world.device("Bo");
  bo.isClockKnown = false;
  await bo.open();
  await world.pass(5000);
  assert.deepEqual([bo.view.phase, bo.view.round.endsAt], ["dealing", null]);
  bo.isClockKnown = true;
  await world.pass(2000);
  const [host] = devices;
  const ends = ({ view, skew }) => view.round.endsAt - skew;
  assert.ok(Math.abs(ends(bo) - ends(host)) < 50, `${ends(bo) - ends(host)}`);
});
