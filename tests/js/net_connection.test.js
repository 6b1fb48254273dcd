import assert from "node:assert/strict";
import { test } from "node:test";

import { Connection, silent } from "../../js/net/connection.js";
import { World } from "./net_world.js";

/** A connection whose browser has no candidates yet, and what it has described. */
function aConnection(world, name = "0123456789abcdef") {
  const means = world.means();
  const described = [];
  const connection = new Connection(
    name,
    { means, iceServers: [] },
    { ...silent(), description: (one) => described.push(one) },
  );
  return { connection, described, peer: world.peersOf(means)[0] };
}

test("candidates are waited for half a second, and later ones go in batches", async () => {
  const world = new World();
  const { connection, described, peer } = aConnection(world);
  peer.iceGatheringState = "gathering";
  connection.offer();
  await world.turn(490);
  assert.equal(described.length, 0);
  await world.turn(20);
  assert.equal(described.length, 1);
  peer.onicecandidate({ candidate: {} });
  await world.turn(300);
  peer.onicecandidate({ candidate: {} });
  await world.turn(490);
  assert.equal(described.length, 1);
  await world.turn(20);
  assert.deepEqual(
    described.map(({ o }) => o),
    [1, 1],
  );
  // Their end alone is nothing new.
  peer.onicecandidate({ candidate: null });
  await world.turn(1_000);
  assert.equal(described.length, 2);
});

test("a browser that has them all does not wait", async () => {
  const world = new World();
  const { connection, described, peer } = aConnection(world);
  peer.iceGatheringState = "gathering";
  connection.offer();
  await world.turn(20);
  peer.onicecandidate({ candidate: null });
  assert.equal(described.length, 1);
});

test("a description that comes again brings its candidates, and is answered", async () => {
  const world = new World();
  const [one, two] = [aConnection(world), aConnection(world)];
  const added = [];
  two.peer.addIceCandidate = async (candidate) => {
    added.push(candidate);
  };
  one.peer.device.isOff = true;
  one.connection.offer();
  await world.turn(10);
  const [offer] = one.described;
  assert.equal(await two.connection.take(offer), true);
  await world.turn(10);
  const late = "a=candidate:2 1 udp 9 198.51.100.7 4000 typ srflx\r\n";
  assert.equal(await two.connection.take({ ...offer, sdp: offer.sdp + late }), true);
  await world.turn(10);
  assert.equal(two.described.length, 2);
  const texts = added.map(({ candidate }) => candidate);
  assert.ok(texts.includes("candidate:2 1 udp 9 198.51.100.7 4000 typ srflx"));
  assert.equal(added[0].usernameFragment, /ice-ufrag:(\S+)/.exec(offer.sdp)[1]);
});

test("a description of before, or one that is none, is of no use", async () => {
  const world = new World();
  const [one, two] = [aConnection(world), aConnection(world)];
  one.connection.offer();
  await world.turn(10);
  const [offer] = one.described;
  await two.connection.take(offer);
  await world.turn(10);
  const [answer] = two.described;
  assert.equal(await one.connection.take({ ...answer, o: 7 }), false);
  assert.equal(await one.connection.take(answer), true);
  assert.equal(await two.connection.take({ ...offer, o: 0 }), false);
  const nonsense = { type: "offer", sdp: "nonsense", o: 2 };
  assert.equal(await two.connection.take(nonsense), false);
  // It is not the worse for it.
  one.connection.offer();
  await world.turn(10);
  assert.equal(await two.connection.take(one.described.at(-1)), true);
});

test("nothing comes of a connection that is closed", async () => {
  const world = new World();
  const { connection, described } = aConnection(world);
  connection.close();
  connection.offer();
  await world.turn(1_000);
  assert.deepEqual(described, []);
  assert.equal(connection.send("dx"), false);
});
