import assert from "node:assert/strict";
import { test } from "node:test";
import { aNet, aPair, identities, makeSecret } from "./net_pair.js";
import { World } from "./net_world.js";

test("the lower id offers, whoever came first", async () => {
  for (const isLowFirst of [true, false]) {
    const world = new World();
    const secret = makeSecret();
    const [low, high] = await identities(2);
    const order = isLowFirst ? [low, high] : [high, low];
    const nets = new Map();
    for (const identity of order) {
      nets.set(identity, aNet(world, identity, secret));
      await world.turn(500);
    }
    const typeOf = (identity) =>
      world.peersOf(nets.get(identity).means)[0].localDescription.type;
    assert.deepEqual([typeOf(low), typeOf(high)], ["offer", "answer"]);
  }
});

test("an offer that was lost is made again, on the same connection first", async () => {
  const world = new World();
  const secret = makeSecret();
  const [a, b] = await identities(2);
  const one = aNet(world, a, secret);
  await world.turn(10);
  const two = aNet(world, b, secret);
  // The hello comes through, and nothing after it.
  await world.turn(6);
  world.isBusDown = true;
  await world.turn(1_500);
  assert.equal(world.peersOf(one.means).length, 1);
  world.isBusDown = false;
  await world.turn(1_500);
  assert.equal(one.state(b.id), "here");
  assert.equal(world.peersOf(one.means).length, 1);
  assert.equal(world.peersOf(two.means).length, 1);
});

test("who is away is sought by ICE restarts, then by fresh connections too", async () => {
  const { world, one, two } = await aPair();
  world.setOff(two.means, true);
  const made = () => world.peersOf(one.means);
  const untilThere = async (count) => {
    const from = world.now;
    while (made().length < count && world.now - from < 60_000) await world.turn(250);
    return world.now - from;
  };
  // Five seconds of silence, three restarts, and the next attempt.
  const first = await untilThere(2);
  assert.ok(first > 15_000 && first < 22_000, `${first} ms`);
  assert.ok(made()[0].generation >= 3, `${made()[0].generation} restarts`);
  const second = await untilThere(3);
  assert.ok(second >= 8_000 && second < 9_000, `${second} ms`);
  assert.equal(made()[1].generation, 1);
});

test("a path that has failed is left for a fresh connection at once", async () => {
  const { world, b, one, two } = await aPair();
  const [peer] = world.peersOf(one.means);
  peer.connectionState = "failed";
  peer.onconnectionstatechange();
  assert.equal(one.state(b.id), "away");
  await world.turn(1_000);
  assert.deepEqual([one.told.at(-1), two.told.at(-1)], ["here", "here"]);
  assert.equal(world.peersOf(one.means).length, 2);
});

test("who gets another channel is told, for what was under way is lost", async () => {
  const { world, one, two } = await aPair();
  const peer = world.peersOf(one.means)[0];
  // Only the one that offers has lost its path.
  peer.connectionState = "failed";
  peer.onconnectionstatechange();
  await world.turn(500);
  for (const { told } of [one, two]) {
    assert.deepEqual(told, ["joining", "here", "away", "here"]);
  }
});

test("another network is tried at once, without waiting for silence", async () => {
  const { world, one, two } = await aPair();
  for (const { means } of [one, two]) {
    const [peer] = world.peersOf(one.means);
    const before = peer.generation;
    await world.turn(3_000);
    for (const heard of means.device.listeners) heard("online");
    await world.turn(200);
    assert.equal(peer.generation, before + 1);
  }
  assert.deepEqual(one.told, ["joining", "here"]);
});

test("whose network is back is heard within a second, whoever offers", async () => {
  for (const returns of ["one", "two"]) {
    // Wherever in the rhythm of the attempts the return falls.
    for (let late = 0; late < 4_000; late += 500) {
      const pair = await aPair();
      const { world, one, two } = pair;
      const { means } = pair[returns];
      world.setOff(means, true);
      world.isBusDown = true;
      await world.turn(30_000 + late);
      assert.deepEqual([one.told.at(-1), two.told.at(-1)], ["away", "away"]);
      world.setOff(means, false);
      world.isBusDown = false;
      for (const heard of means.device.listeners) heard("online");
      await world.turn(1_000);
      const where = `${returns} is back ${late} ms late`;
      assert.deepEqual([one.told.at(-1), two.told.at(-1)], ["here", "here"], where);
    }
  }
});

test("a device that has slept asks at once who is there", async () => {
  const { world, one, two } = await aPair();
  // Nothing of this device has run meanwhile, not even its timers.
  world.setOff(two.means, true);
  world.now += 20_000;
  await world.turn(2_000);
  assert.deepEqual(one.told.at(-1), "away");
  world.setOff(two.means, false);
  await world.turn(5_000);
  assert.deepEqual([one.told.at(-1), two.told.at(-1)], ["here", "here"]);
});

test("a page that is put away says so, and is back at its next word", async () => {
  const { world, a, b, one, two } = await aPair();
  for (const heard of one.means.device.listeners) heard("hidden");
  await world.turn(10);
  assert.equal(two.state(a.id), "away");
  await world.turn(3_000);
  assert.deepEqual([one.state(b.id), two.state(a.id)], ["here", "here"]);
});

test("nothing is handed up before both have proved themselves", async () => {
  const { world, one, two } = await aPair();
  const [peer] = world.peersOf(one.means);
  const [other] = world.peersOf(two.means);
  one.net.leave();
  two.net.leave();
  await world.turn(500);
  assert.equal(peer.channel.readyState, "closed");
  other.channel.onmessage({ data: "dafter the end" });
  assert.deepEqual(two.texts, []);
});

test("oversized and malformed messages are counted, and go no further", async () => {
  const { world, a, two } = await aPair();
  const [peer] = world.peersOf(two.means);
  for (const data of [`d${"x".repeat(16_385)}`, new ArrayBuffer(9), "", "c{", "x"]) {
    peer.channel.onmessage({ data });
  }
  assert.deepEqual(two.texts, []);
  assert.deepEqual(two.net.refused(), { oversized: 1, malformed: 4 });
  assert.equal(two.state(a.id), "here");
});

test("without a room's secret there is no net", async () => {
  const [a] = await identities(1);
  for (const secret of ["", "AAAA", "A".repeat(23), "A".repeat(21).concat("B")]) {
    assert.throws(() => aNet(new World(), a, secret), RangeError);
  }
});

test("nets talk to each other by kinds that they listen to", async () => {
  const { world, a, b, one, two } = await aPair();
  const heard = [];
  two.net.onControl("carry", (peer, said) => heard.push([peer, said.what]));
  assert.equal(one.net.sendControl(b.id, { t: "carry", what: 7 }), true);
  assert.equal(one.net.sendControl(b.id, { t: "other" }), true);
  assert.equal(one.net.sendControl("nobody", { t: "carry" }), false);
  await world.turn(10);
  assert.deepEqual(heard, [[a.id, 7]]);
});
