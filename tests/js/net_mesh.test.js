import assert from "node:assert/strict";
import { test } from "node:test";

import { makeIdentity, openIdentity } from "../../js/net/identity.js";
import { openSecret } from "../../js/net/secret.js";
import { sessionOf, writeSignal } from "../../js/net/signal.js";
import { aNet, aPair, entropy, identities, makeSecret } from "./net_pair.js";
import { World } from "./net_world.js";

test("a guest is here at once, however long the host has waited", async () => {
  for (const isHostFirst of [true, false]) {
    const world = new World();
    const secret = makeSecret();
    const [low, high] = await identities(2);
    const [host, guest] = isHostFirst ? [low, high] : [high, low];
    const first = aNet(world, host, secret);
    await world.turn(400_000);
    assert.equal(first.signalling.at(-1).isResting, true);
    const said = world.busText.length;
    assert.ok(said < 50, `${said} hellos`);
    const second = aNet(world, guest, secret);
    await world.turn(300);
    assert.deepEqual(second.told, ["joining", "here"]);
    assert.deepEqual(first.told, ["joining", "here"]);
  }
});

test("nothing is said on the buses once two are here", async () => {
  const { world } = await aPair();
  const said = world.busText.length;
  await world.turn(300_000);
  assert.equal(world.busText.length, said);
});

test("messages come as from their sender, in order", async () => {
  const { world, a, b, one, two } = await aPair();
  one.net.send(null, "first");
  one.net.send(b.id, "second");
  two.net.send(a.id, "back");
  await world.turn(50);
  assert.deepEqual(two.texts, [
    [a.id, "first"],
    [a.id, "second"],
  ]);
  assert.deepEqual(one.texts, [[b.id, "back"]]);
  assert.throws(() => one.net.send(null, "x".repeat(16_385)), RangeError);
});

test("the other's clock is known by the quickest ping", async () => {
  const { a, b, one, two } = await aPair({ skew: 12_345 });
  assert.ok(Math.abs(one.net.offset(b.id) - 12_345) <= 1);
  assert.ok(Math.abs(two.net.offset(a.id) + 12_345) <= 1);
  assert.ok(one.net.rtt(b.id) <= 5);
});

test("who is silent for 5 s is away, and back when heard", async () => {
  const { world, b, one, two } = await aPair();
  world.setOff(two.means, true);
  await world.turn(4_000);
  assert.equal(one.state(b.id), "here");
  await world.turn(3_500);
  assert.equal(one.state(b.id), "away");
  world.setOff(two.means, false);
  await world.turn(9_000);
  assert.deepEqual([one.told.at(-1), two.told.at(-1)], ["here", "here"]);
});

test("a network that is back after a minute finds the seat held", async () => {
  const { world, one, two } = await aPair();
  world.setOff(two.means, true);
  world.isBusDown = true;
  await world.turn(60_000);
  world.setOff(two.means, false);
  world.isBusDown = false;
  for (const heard of two.means.device.listeners) heard("online");
  await world.turn(2_000);
  assert.deepEqual(one.told, ["joining", "here", "away", "here"]);
  assert.deepEqual(two.told, ["joining", "here", "away", "here"]);
});

test("a seat is held for 75 s, and its owner may come later still", async () => {
  const { world, b, one, two } = await aPair();
  world.setOff(two.means, true);
  world.isBusDown = true;
  await world.turn(74_000);
  assert.equal(one.state(b.id), "away");
  await world.turn(10_000);
  assert.deepEqual(one.told.at(-1), "gone silent");
  world.setOff(two.means, false);
  world.isBusDown = false;
  await world.turn(20_000);
  assert.equal(one.state(b.id), "here");
});

test("a reload comes back to its seat, whoever offers", async () => {
  for (const isLower of [true, false]) {
    const { world, secret, a, b, one, two } = await aPair();
    const [stays, goes, who] = isLower ? [two, one, a] : [one, two, b];
    for (const heard of goes.means.device.listeners) heard("hidden");
    await world.turn(20);
    assert.equal(stays.state(who.id), "away");
    world.setOff(goes.means, true);
    await world.turn(500);
    const again = aNet(world, await openIdentity(who.jwk), secret);
    await world.turn(500);
    assert.equal(stays.state(who.id), "here");
    assert.equal(again.told.at(-1), "here");
    assert.ok(!stays.told.some((state) => state.startsWith("gone")));
  }
});

test("a second page with the same seat silences the first", async () => {
  const { world, secret, b, one, two } = await aPair();
  const copy = aNet(world, await openIdentity(b.jwk), secret);
  await world.turn(3_000);
  assert.equal(two.signalling.at(-1).state, "taken");
  assert.equal(one.state(b.id), "here");
  copy.net.send(null, "it is me");
  await world.turn(50);
  assert.deepEqual(one.texts, [[b.id, "it is me"]]);
});

test("who leaves is gone, and the others know why", async () => {
  const { world, one, two } = await aPair();
  two.net.leave();
  await world.turn(50);
  assert.deepEqual(one.told.at(-1), "gone left");
});

test("who has left hears no more of the others", async () => {
  const { world, one, two } = await aPair();
  one.net.leave();
  two.net.leave();
  await world.turn(100_000);
  assert.deepEqual(
    [one.told, two.told],
    [
      ["joining", "here"],
      ["joining", "here"],
    ],
  );
});

test("a pair without a path is told so after 20 s, with the reason", async () => {
  const world = new World();
  const secret = makeSecret();
  const [a, b] = await identities(2);
  const one = aNet(world, a, secret);
  const two = aNet(world, b, secret);
  world.setOff(two.means, true);
  await world.turn(21_500);
  assert.deepEqual(one.told, ["joining", "unreachable no_path"]);
  assert.deepEqual(two.told, ["joining", "unreachable no_path"]);
  world.setOff(two.means, false);
  await world.turn(16_000);
  assert.deepEqual([one.state(b.id), two.state(a.id)], ["here", "here"]);
});

test("eight are a full table, and the ninth is told", async () => {
  const world = new World();
  const secret = makeSecret();
  const nets = [];
  for (const identity of await identities(8)) {
    nets.push(aNet(world, identity, secret));
    await world.turn(200);
  }
  await world.turn(3_000);
  for (const { net } of nets) {
    const here = [...net.peers().values()].filter(({ state }) => state === "here");
    assert.equal(here.length, 7);
  }
  const ninth = aNet(world, await makeIdentity(), secret);
  await world.turn(2_000);
  assert.ok(ninth.told.includes("unreachable full"));
  assert.ok(!ninth.told.includes("here"));
});

test("whoever floods is cut off, and stays so", async () => {
  const { world, a, one, two } = await aPair();
  const [peer] = world.peersOf(one.means);
  for (let i = 0; i < 400; i += 1) peer.channel.send("dagain");
  await world.turn(100);
  assert.ok(two.texts.length <= 125, `${two.texts.length} came`);
  assert.equal(two.told.at(-1), "gone flood");
  await world.turn(30_000);
  assert.equal(two.state(a.id), "gone");
  assert.ok(two.net.refused().flood > 0);
});

test("who has much to say is heard in full, by and by", async () => {
  const { world, one, two } = await aPair();
  const texts = Array.from({ length: 300 }, (_, i) => String(i));
  for (const text of texts) one.net.send(null, text);
  await world.turn(8_000);
  assert.deepEqual(
    two.texts.map(([, text]) => text),
    texts,
  );
  assert.deepEqual(two.net.refused(), {});
});

test("old signals that a relay repeats change nothing", async () => {
  const { world, one, two } = await aPair();
  const before = [one.told.length, two.told.length];
  for (const sealed of [...world.busText]) world.throwIn(sealed);
  await world.turn(1_000);
  assert.deepEqual([one.told.length, two.told.length], before);
});

test("signals from a room that has ended call nobody into being", async () => {
  const { world, secret } = await aPair();
  const old = [...world.busText];
  const later = new World();
  const [fresh] = await identities(1);
  const one = aNet(later, fresh, secret);
  await later.turn(10);
  for (const sealed of old) later.throwIn(sealed);
  await later.turn(60_000);
  assert.deepEqual(one.told, []);
});

test("a member cannot speak for another, not even with the room's secret", async () => {
  const { world, secret, a, b, two } = await aPair();
  const keys = await openSecret(secret, entropy);
  const liar = { ...a, sign: b.sign };
  const session = sessionOf(2_000_000_000_000, "00000000");
  const bye = { kind: "bye", why: "left", to: null, re: null, n: 2e15, session };
  world.throwIn(await writeSignal(liar, keys, bye));
  await world.turn(100);
  assert.equal(two.state(a.id), "here");
  assert.ok(two.net.refused().bad_signal > 0);
});

test("a reply may be made anew, and either of the last two counts", async () => {
  for (const which of [1, 2]) {
    const world = new World();
    const secret = makeSecret();
    const [a, b] = await identities(2);
    const host = aNet(world, a, secret, world.means(), []);
    const guest = aNet(world, b, secret, world.means(), []);
    const invitation = await host.net.offerCode();
    const replies = [];
    for (let i = 0; i < 3; i += 1) replies.push(await guest.net.answerCode(invitation));
    const accepted = host.net.acceptCode(replies[which]);
    await world.turn(100);
    assert.equal(await accepted, b.id);
    const open = world
      .peersOf(guest.means)
      .filter(({ connectionState }) => connectionState !== "closed");
    assert.equal(open.length, 1);
  }
});

test("a code for another room is refused", async () => {
  const world = new World();
  const [a, b] = await identities(2);
  const host = aNet(world, a, makeSecret(), world.means(), []);
  const guest = aNet(world, b, makeSecret(), world.means(), []);
  const invitation = await host.net.offerCode();
  await assert.rejects(guest.net.answerCode(invitation), { code: "other_room" });
  await assert.rejects(guest.net.answerCode("garbage"), { name: "CodeError" });
  await assert.rejects(host.net.acceptCode("garbage"), { name: "CodeError" });
});

test("two meet by codes alone, and a code is good for one", async () => {
  const world = new World();
  const secret = makeSecret();
  const [a, b] = await identities(2);
  for (const [host, guest] of [
    [a, b],
    [b, a],
  ]) {
    const one = aNet(world, host, secret, world.means(), []);
    const two = aNet(world, guest, secret, world.means(), []);
    const invitation = await one.net.offerCode();
    await assert.rejects(one.net.answerCode(invitation), { code: "own_code" });
    const reply = await two.net.answerCode(invitation);
    const accepted = one.net.acceptCode(reply);
    await assert.rejects(one.net.acceptCode(reply), { code: "used_code" });
    await assert.rejects(one.net.acceptCode(invitation), { code: "wrong_kind" });
    await world.turn(100);
    assert.equal(await accepted, guest.id);
    assert.deepEqual([one.told, two.told], [["here"], ["here"]]);
    one.net.leave();
    two.net.leave();
    await world.turn(1_000);
  }
});

test("a channel made by codes lives on when both come to hear of relays", async () => {
  const world = new World();
  const secret = makeSecret();
  const [a, b] = await identities(2);
  const one = aNet(world, a, secret, world.means(), []);
  const two = aNet(world, b, secret, world.means(), []);
  const reply = await two.net.answerCode(await one.net.offerCode());
  const accepted = one.net.acceptCode(reply);
  await world.turn(100);
  await accepted;
  const before = world.peersOf(one.means).length;
  one.net.addBus(world.bus());
  two.net.addBus(world.bus());
  one.net.poke();
  two.net.poke();
  await world.turn(3_000);
  assert.deepEqual([one.told, two.told], [["here"], ["here"]]);
  assert.equal(world.peersOf(one.means).length, before);
});
