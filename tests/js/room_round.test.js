/** Rounds between friends, start to end. */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { idOf, makeIdentity, verify } from "../../js/net/identity.js";
import { writeJson } from "../../js/room/deal_text.js";
import { play } from "./room_players.js";
import { WISH, World } from "./room_simulator.js";
import { engine, enter, goOn, inPhase, isAgreed, isOver, table } from "./room_table.js";

after(() => engine.stop());

test("two friends, with real keys, come to one result", async () => {
  const world = new World(engine, 5);
  const devices = [];
  for (const name of ["Wren", "Ada"]) {
    const identity = await makeIdentity();
    const { sign } = identity;
    identity.sign = (text) => world.busy(sign(text));
    const means = { verify: (...said) => world.busy(verify(...said)), idOf };
    means.idOf = (key) => world.busy(idOf(key));
    devices.push(world.device(name, { identity, ...means }));
  }
  for (const [i, device] of devices.entries()) {
    await device.open(i === 0 ? WISH : null);
    play(device);
  }
  assert.ok(await world.until(() => devices.every(isAgreed)));
  const [a, b] = devices.map(({ view }) => view.round);
  assert.equal(a.log, b.log);
  assert.deepEqual(a.outcomes, [null, null]);
  const { ok } = await engine.request("signed", { log: a.log });
  assert.ok(ok.statements.length >= 8);
  for (const { key, text, signature } of ok.statements) {
    assert.ok(await verify(key, text, signature));
  }
});

test("nobody sees the grid before the start, and all start at once", async () => {
  const { world, devices } = await table(4);
  assert.ok(await world.until(() => devices.every(inPhase("counting"))));
  const moments = devices.map((one) => one.view.round.startsAt - one.skew);
  assert.ok(Math.max(...moments) - Math.min(...moments) <= 50);
  assert.ok(moments[0] - world.time >= 3000);
  await world.pass(moments[0] - world.time - 1100);
  for (const { view } of devices) assert.equal(view.round.seed, null);
  assert.ok(await world.until(() => devices.every(inPhase("hunting")), 2000));
  const seeds = new Set(devices.map(({ view }) => view.round.seed));
  assert.equal(seeds.size, 1);
  assert.match([...seeds][0], /^[0-9a-f]{64}$/);
});

test("nothing on the network moves the deadline: each hunts on alone", async () => {
  const { world, devices } = await table(2);
  await world.until(() => devices.every(inPhase("hunting")));
  const [a] = devices;
  const { endsAt, startsAt } = a.view.round;
  assert.equal(endsAt - startsAt, 90_000);
  await world.pass(60_000);
  a.isOn = false;
  await world.until(inPhase("sealing").bind(null, a));
  assert.ok(Math.abs(a.now() - endsAt) < 1000);
  assert.equal(a.view.round.endsAt, endsAt);
  a.isOn = true;
  assert.ok(await world.until(() => devices.every(isAgreed)));
  assert.deepEqual(a.view.round.outcomes, [null, null]);
});

test("before all have sealed nothing of a list leaves its device", async () => {
  const { world, devices } = await table(3);
  const sent = [];
  const { send } = world;
  world.send = (from, to, text) => {
    sent.push([world.time, text]);
    send.call(world, from, to, text);
  };
  await world.until(() => devices.every(isAgreed));
  const [{ view }] = devices;
  const first = (kind) => sent.find(([, text]) => text.includes(`"${kind} `))?.[0];
  const last = (kind) => sent.findLast(([, text]) => text.includes(`"${kind} `))[0];
  assert.ok(first("seal") > view.round.endsAt - devices[0].skew - 1);
  assert.ok(first("open") > first("close"));
  const lists = devices.map((one) => one.machine.rounds.mine.list);
  for (const list of lists) {
    const times = sent.filter(([, text]) => text.includes(list)).map(([at]) => at);
    assert.ok(Math.min(...times) >= first("close"));
  }
  assert.ok(last("nonce") > 0);
});

test("who comes late looks on, sees nothing secret, and sits in the next round", async () => {
  const { world, devices } = await table(2);
  await world.until(() => devices.every(inPhase("hunting")));
  const late = await enter(world, 2, null);
  await world.pass(3000);
  assert.equal(late.view.phase, "hunting");
  const { seat, seed, list, log } = late.view.round;
  assert.deepEqual([seat, seed, list, log], [null, null, "", null]);
  assert.ok(await world.until(() => [...devices, late].every(isAgreed)));
  assert.equal(late.view.round.log, devices[0].view.round.log);
  goOn(world, 2);
  const isSecond = ({ view }) => view.round?.number === 2;
  assert.ok(await world.until(() => world.devices.every(isSecond)));
  assert.equal(late.view.round.seat, 3);
  assert.ok(await world.until(() => world.devices.every(isAgreed)));
});

test("again: back in the lobby, ready, until the next round is dealt and over", async () => {
  const { world, devices } = await table(2);
  const [host] = devices;
  await world.until(() => devices.every(isAgreed));
  for (const device of devices) device.isIdle = true;
  assert.equal(await host.room.again(), null);
  assert.deepEqual([host.view.phase, host.view.round], ["lobby", null]);
  assert.equal(devices[1].view.phase, "over");
  for (const device of devices) device.isIdle = false;
  goOn(world, 2);
  const isSecond = (one) => one.view.round?.number === 2 && isAgreed(one);
  assert.ok(await world.until(() => devices.every(isSecond)));
});

test("one round of eight: few messages, and few bytes", async () => {
  const { world, devices } = await table(8);
  const sent = new Map();
  let bytes = 0;
  const { send } = world;
  world.send = (from, to, text) => {
    const key = `${from.name} ${to.name} ${Math.floor(world.time / 1000)}`;
    sent.set(key, (sent.get(key) ?? 0) + 1);
    if (from === devices[0]) bytes += text.length;
    send.call(world, from, to, text);
  };
  assert.ok(await world.until(() => devices.every(isAgreed)));
  // A net lets 40 a second pass from one to another.
  assert.ok(Math.max(...sent.values()) <= 30, `${Math.max(...sent.values())} a second`);
  assert.ok(bytes < 300_000, `${bytes} bytes`);
});

test("who comes when the starter's clock is another one sees the end all the same", async () => {
  const { world, devices } = await table(3);
  await world.until(() => devices.every(inPhase("hunting")));
  devices[0].crash();
  await world.pass(2000);
  await devices[0].open();
  play(devices[0]);
  const late = await enter(world, 3, null);
  assert.ok(await world.until(() => [...devices, late].every(isAgreed), 200_000));
});

test("two promises of one seat in one deal: it is dealt anew without it", async () => {
  const { world, devices } = await table(3, {
    ways: {
      2: {
        dealing(device, round) {
          if (device.hasLied || !round.done.promised[2]) return;
          device.hasLied = true;
          const turn = `${round.number}.${round.attempt}`;
          return device.say({ kind: "promise", turn, hash: "0".repeat(64) });
        },
      },
    },
  });
  const honest = devices.slice(0, 2);
  assert.ok(await world.until(() => honest.every(isAgreed)));
  assert.deepEqual(honest[0].view.round.left, [devices[2].id]);
});

test("a start that is nonsense is none: who said it is named, and nobody waits for ever", async () => {
  for (const off of [-60_000, 3_600_000]) {
    const { world, devices } = await table(3, { rounds: 0 });
    const [chair, ...others] = devices;
    goOn(world, 1);
    await world.until(inPhase("dealing").bind(null, chair));
    const at = Math.ceil(chair.now()) + off;
    await chair.say({ kind: "start", turn: "1.1", at });
    assert.ok(await world.until(() => others.every(isAgreed)));
    for (const { view } of others) {
      assert.deepEqual([view.round.attempt, view.round.left], [2, [chair.id]]);
    }
    assert.equal(chair.view.chair, chair.id);
    // The chair looks on: it does not sit, and yet another seat starts.
    assert.equal(chair.view.round.seat, null);
  }
});

test("a chair that looks on cannot deal while others hunt", async () => {
  const { world, devices } = await table(3);
  const [chair, ...others] = devices;
  await world.until(() => devices.every(inPhase("counting")));
  chair.crash();
  await world.until(() => others.every(inPhase("hunting")));
  await chair.open();
  play(chair);
  await world.pass(3000);
  assert.deepEqual([chair.view.phase, chair.view.round.seat], ["hunting", null]);
  assert.equal(await chair.room.deal(), "in_round");
  assert.ok(await world.until(() => devices.every(isAgreed)));
  assert.deepEqual(others[0].view.round.left, [chair.id]);
});

test("only the chair deals: a deal by another is not followed", async () => {
  const { world, devices } = await table(3);
  await world.until(() => devices.every(inPhase("hunting")));
  const [host, , liar] = devices;
  const { deal } = liar.machine.rounds.current;
  const own = { ...deal, seats: [liar.id, host.id] };
  for (const turn of ["1.2", "2.1"]) {
    await liar.say({ kind: "deal", turn, deal: own, text: writeJson(own) });
  }
  assert.equal(await liar.room.deal(), "not_chair");
  await world.pass(20_000);
  assert.deepEqual([host.view.phase, host.view.round.attempt], ["hunting", 1]);
  assert.ok(await world.until(() => devices.every(isAgreed)));
  assert.deepEqual(host.view.round.outcomes, [null, null, null]);
});

test("the chair cannot deal a hunt away that is under way", async () => {
  const { world, devices } = await table(3);
  await world.until(() => devices.every(inPhase("hunting")));
  const [chair, ...others] = devices;
  const { deal } = chair.machine.rounds.current;
  const own = { ...deal, seats: deal.seats.slice(0, 2) };
  await chair.say({ kind: "deal", turn: "1.2", deal: own, text: writeJson(own) });
  assert.equal(await chair.room.deal(), "in_round");
  assert.ok(await world.until(() => others.every(isOver)));
  for (const { view } of others) assert.equal(view.round.attempt, 1);
});

test("names are labels: a namesake is told apart, tokens are all different", async () => {
  const { world, devices } = await table(3);
  await devices[2].room.name({ name: "Wren", token: 0 });
  await world.pass(1000);
  const { members } = devices[0].view;
  assert.deepEqual(
    members.map(({ name, isNamesake }) => [name, isNamesake]),
    [
      ["Wren", false],
      ["Ada", false],
      ["Wren", true],
    ],
  );
  assert.equal(new Set(members.map(({ token }) => token)).size, 3);
});

test("Classic: one seat shakes and lifts, the next turns; shaking goes on", async () => {
  const ids = () => world.devices.map(({ id }) => id);
  const wish = {
    ...{ game: "classic", options: { size: 5, min: 4, seconds: 180, anything: 1 } },
    ...{ target: 50, teams: null, minimums: null },
  };
  const { world, devices } = await table(3, { wish });
  const [a, b, c] = ids();
  await devices[0].room.setTable({
    ...wish,
    teams: { [a]: 1, [b]: 2, [c]: 1 },
    minimums: { [b]: 3 },
  });
  const seen = [];
  for (let number = 1; number <= 2; number++) {
    goOn(world, number);
    const isNow = (one) => one.view.round?.number === number && isAgreed(one);
    assert.ok(await world.until(() => devices.every(isNow)));
    const { shaker, turner, lifted, options, match } = devices[0].view.round;
    seen.push([shaker, turner, lifted, match.rounds]);
    if (number === 1) continue;
    assert.deepEqual(options.teams, [1, 2, 1]);
    assert.deepEqual(options.minimums, [4, 3, 4]);
    assert.equal(devices[0].view.round.shown.reveal.teams.length, 2);
  }
  assert.deepEqual(seen, [
    [1, 2, true, [1]],
    [2, 3, true, [1, 2]],
  ]);
});
