import assert from "node:assert/strict";
import { test } from "node:test";

import { makeIdentity } from "../../js/net/identity.js";
import { openSecret } from "../../js/net/secret.js";
import { sessionOf } from "../../js/net/signal.js";
import { aPair, entropy } from "./net_pair.js";
import { settle } from "./net_world.js";

const MESSAGES = 100_000;
const SIGNALS = 2_000;

/** The same figures each time (mulberry32). */
function figures(seed) {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const PIECES = [
  "{",
  "}",
  "[",
  "]",
  '"',
  ":",
  ",",
  "null",
  "-1",
  "1e999",
  "\\u0000",
  "é",
];

/** A text with one to four things changed in it. */
function mutated(text, next) {
  let changed = text;
  for (let left = 1 + next(4); left > 0; left -= 1) {
    const at = next(changed.length + 1);
    const how = next(4);
    const piece = PIECES[next(PIECES.length)];
    if (how === 0) changed = changed.slice(0, at) + piece + changed.slice(at);
    else if (how === 1)
      changed = changed.slice(0, at) + changed.slice(at + 1 + next(9));
    else if (how === 2) changed = changed.slice(0, at) + changed.slice(0, next(60));
    else changed = changed.slice(0, at) + piece + changed.slice(at + piece.length);
  }
  return changed;
}

test("100,000 mutated messages over a channel change nothing", async () => {
  const { world, a, b, one, two } = await aPair();
  const [peer] = world.peersOf(two.means);
  const seeds = [
    'c{"t":"ping","i":3}',
    'c{"t":"pong","i":3,"at":123.5}',
    `c{"t":"prove","key":"${a.key}","signature":"${"A".repeat(86)}"}`,
    'c{"t":"proved"}',
    'c{"t":"carry","sealed":"AAAA","near":[]}',
    'x{"t":"ping"}',
  ];
  const next = figures(5);
  const { path } = peer;
  peer.path = null; // replies go nowhere
  for (let i = 0; i < MESSAGES; i += 1) {
    // So slowly that no limit of rates hides the rest.
    world.now += 1_000;
    peer.channel.onmessage({ data: mutated(seeds[i % seeds.length], next) });
    if (i % 1_000 === 0) await settle();
  }
  await settle();
  peer.path = path;
  assert.deepEqual(two.told, ["joining", "here"]);
  assert.equal(two.net.peers().get(a.id).key, a.key);
  assert.ok(two.net.refused().malformed > MESSAGES / 2);
  await world.turn(10_000);
  one.net.send(b.id, "still here");
  await world.turn(100);
  assert.deepEqual(two.texts.at(-1), [a.id, "still here"]);
});

test("mutated signals change nothing, though a member signs and seals them", async () => {
  const { world, secret, a, b, one, two } = await aPair();
  const keys = await openSecret(secret, entropy);
  const insider = await makeIdentity();
  const common = `"from":"${insider.id}","key":"${insider.key}","n":1700000000000`;
  const session = sessionOf(1_600_000_000_000, "00000000");
  const spoken = `${common},"to":null,"session":"${session}","re":null`;
  const seeds = [
    `{${spoken},"kind":"hello","again":false}`,
    `{${spoken},"kind":"bye","why":"left"}`,
    `{${spoken},"kind":"offer","connection":"0123456789abcdef","o":1,"sdp":"v=0"}`,
    `{${spoken.replace(insider.id, a.id)},"kind":"bye","why":"left"}`,
  ];
  const next = figures(6);
  for (let i = 0; i < SIGNALS; i += 1) {
    const body = mutated(seeds[i % seeds.length], next);
    const signature = await insider.sign(`lexigrid signal 1\n${keys.room}\n${body}`);
    const sealed = await keys.seal(JSON.stringify([body, signature]));
    world.now += 100;
    world.throwIn(i % 5 ? sealed : mutated(sealed, next));
    if (i % 50 === 0) await settle();
  }
  await settle();
  assert.ok(two.net.refused().bad_signal > SIGNALS / 2);
  for (const { told } of [one, two]) assert.deepEqual(told, ["joining", "here"]);
  assert.deepEqual([...two.net.peers().keys()], [a.id]);
  assert.deepEqual([...one.net.peers().keys()], [b.id]);
});
