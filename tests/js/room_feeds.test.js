/** What members say, gathered: order, doubles, forks, limits, strangers; and fuzzed. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { idOf, makeIdentity, verify } from "../../js/net/identity.js";
import { writeBody } from "../../js/room/entry.js";
import { Exchange } from "../../js/room/exchange.js";
import { Feeds } from "../../js/room/feeds.js";
import { entryText, markOf } from "../../js/room/hashes.js";
import { readMessage, writeEntries, writeHave } from "../../js/room/wire.js";
import { BUILD, chanceOf, fakeIdentity, fakeMeans, ROOM } from "./room_simulator.js";

const feeds = (means = fakeMeans) => new Feeds({ room: ROOM, ...means });
const helloOf = ({ key }, name = "Ada") =>
  writeBody({ kind: "hello", key, ...BUILD, token: 1, name });

async function signed(identity, n, text, room = ROOM) {
  return [identity.id, n, text, await identity.sign(entryText(room, n, text))];
}

/** The first entries of one who says so. */
async function feedOf(identity, texts) {
  const all = [helloOf(identity), ...texts];
  return Promise.all(all.map((text, n) => signed(identity, n, text)));
}

const ADA = fakeIdentity("Ada");
const BO = fakeIdentity("Bo");
const HASH = "ab".repeat(32);

test("with real keys: what is signed is taken, all else is refused", async () => {
  const [ada, bo] = [await makeIdentity(), await makeIdentity()];
  const all = feeds({ verify, idOf });
  const [hello, ready] = await feedOf(ada, ["ready 1"]);
  assert.equal(await all.offer(hello), "new");
  assert.equal(await all.offer(ready), "new");
  const foreign = await signed(ada, 2, "leave", ROOM.replace("0", "1"));
  assert.equal(await all.offer(foreign), "refused");
  const moved = [ada.id, 2, "ready 1", ready[3]];
  assert.equal(await all.offer(moved), "refused");
  // Nobody takes another's name: neither its feed nor its id.
  const [, , text, signature] = await signed(bo, 2, "leave");
  assert.equal(await all.offer([ada.id, 2, text, signature]), "refused");
  const taken = await signed(bo, 0, helloOf(bo));
  assert.equal(await all.offer([fakeIdentity("x").id, ...taken.slice(1)]), "refused");
  assert.equal(all.refused.get("bad_signature"), 3);
  assert.equal(all.refused.get("wrong_key"), 1);
  assert.equal(all.version, 2);
});

test("equal sets are equal, in whatever order and how often they came", async () => {
  const texts = ["ready 1", `promise 1.1 ${HASH}`, "void 1.1", "leave"];
  const entries = [...(await feedOf(ADA, texts)), ...(await feedOf(BO, texts))];
  entries.push(await signed(ADA, 2, "ready 0"), await signed(ADA, 2, "ready 1"));
  const chance = chanceOf(3);
  const marks = [];
  for (let i = 0; i < 20; i++) {
    const all = feeds();
    for (let round = 0; round < 12; round++) {
      const shuffled = [...entries].sort(() => chance() - 0.5);
      for (const entry of shuffled) await all.offer(entry);
    }
    const have = [...all.have()].sort(([a], [b]) => (a < b ? -1 : 1));
    marks.push(writeHave(new Map(have)));
    assert.deepEqual(
      all
        .ofTurn("1.1")
        .map(({ text }) => text)
        .sort(),
      // Of three things said as one, the two that stand first by their letters.
      [`promise 1.1 ${HASH}`, `promise 1.1 ${HASH}`, "void 1.1", "void 1.1"].sort(),
    );
    assert.equal(all.feedOf(ADA.id).isForked, true);
    assert.equal(all.feedOf(BO.id).isForked, false);
  }
  assert.equal(new Set(marks).size, 1);
});

test("one thing signed twice is one thing: the lower signature is kept", async () => {
  const means = { ...fakeMeans, verify: async () => true };
  const [hello] = await feedOf(ADA, []);
  const other = [...hello.slice(0, 3), `${"0".repeat(85)}A`];
  const [low, high] = [hello, other].sort((a, b) => (a[3] < b[3] ? -1 : 1));
  const [first, second] = [feeds(means), feeds(means)];
  assert.deepEqual([await first.offer(low), await first.offer(high)], ["new", "known"]);
  assert.deepEqual([await second.offer(high), await second.offer(low)], ["new", "new"]);
  assert.deepEqual([...first.have()], [...second.have()]);
  assert.equal(second.feedOf(ADA.id).isForked, false);
});

test("a hole in a feed is told from what is refused", async () => {
  const [hello, ready, leave] = await feedOf(ADA, ["ready 1", "leave"]);
  const all = feeds();
  assert.equal(await all.offer(ready), "gap");
  await all.offer(hello);
  assert.equal(await all.offer(leave), "gap");
  assert.equal(all.refused.size, 0);
  assert.equal(await all.offer(await signed(ADA, 1, "shout")), "refused");
  assert.equal(await all.offer(await signed(ADA, 1, helloOf(ADA, "Eve"))), "refused");
  assert.equal(await all.offer(await signed(BO, 0, "leave")), "refused");
  assert.deepEqual(Object.fromEntries(all.refused), {
    ...{ malformed: 1, second_hello: 1, no_hello: 1 },
  });
});

test("sixteen members, and a feed of a million letters, and no more", async () => {
  const all = feeds();
  for (let i = 0; i < 18; i++) {
    const [hello] = await feedOf(fakeIdentity(`N${i}`), []);
    assert.equal(await all.offer(hello), i < 16 ? "new" : "refused");
  }
  assert.equal(all.refused.get("too_many_members"), 2);
  const one = fakeIdentity("N0");
  const list = "1000:0-1-2-3-4-5-6-7-8-9-10 ".repeat(400).trim();
  const open = `open 1.1 ${HASH.slice(32)} ${list}`;
  let n = 1;
  while ((await all.offer(await signed(one, n, open))) === "new") n += 1;
  assert.equal(all.refused.get("too_large"), 1);
  assert.equal(n, 1 + Math.floor((1_000_000 - 200) / open.length));
});

const lackedOf = (a, b) => [...a.lackedBy(b.have()), ...a.unlikeTo(b.have())];

test("each is given what it lacks, of all authors, forks too", async () => {
  const [a, b] = [feeds(), feeds()];
  for (const entry of await feedOf(ADA, ["ready 1"])) await a.offer(entry);
  for (const entry of await feedOf(BO, ["ready 1", "leave"])) await a.offer(entry);
  for (const entry of await feedOf(BO, ["ready 0"])) await b.offer(entry);
  assert.equal(a.lacks(b.have()), true);
  for (let i = 0; i < 2; i++) {
    for (const entry of lackedOf(a, b)) await b.offer(entry);
    for (const entry of lackedOf(b, a)) await a.offer(entry);
  }
  const have = (one) => [...one.have()].sort();
  assert.deepEqual(have(a), have(b));
  assert.equal(a.lacks(b.have()), false);
  assert.deepEqual(lackedOf(a, b), []);
  assert.equal(a.feedOf(BO.id).isForked, true);
});

/** An exchange that sends nowhere, with a clock that stands. */
function exchange(all, sent = []) {
  const send = (peer, text) => sent.push([peer, text]);
  const after = () => () => {};
  return new Exchange(all, { send, now: () => 0, after, changed: () => {} });
}

test("the same is not answered twice: two that never agree do not flood each other", async () => {
  const all = feeds();
  for (const entry of await feedOf(ADA, ["ready 1"])) await all.offer(entry);
  const sent = [];
  const line = exchange(all, sent);
  const have = new Map([[ADA.id, { count: 2, mark: "0".repeat(32) }]]);
  for (let i = 0; i < 50; i++) await line.take("peer", writeHave(have));
  assert.equal(sent.length, 2);
  assert.ok(sent.every(([peer]) => peer === "peer"));
});

test("a fork far behind much else comes to light, part after part", async () => {
  const [a, b] = [feeds(), feeds()];
  const list = "1000:0-1-2-3-4-5-6-7-8-9-10 ".repeat(400).trim();
  const much = Array.from({ length: 80 }, () => `open 1.1 ${HASH.slice(32)} ${list}`);
  for (const [all, last] of [
    [a, "ready 0"],
    [b, "ready 1"],
  ]) {
    for (const entry of await feedOf(ADA, [...much, last])) await all.offer(entry);
  }
  let time = 0;
  const lines = [a, b].map(() => null);
  const join = (all, i) =>
    new Exchange(all, {
      send: (_, text) => waiting.push([1 - i, text]),
      now: () => time,
      after: () => () => {},
      changed: () => {},
    });
  const waiting = [];
  for (const [i, all] of [a, b].entries()) lines[i] = join(all, i);
  for (let i = 0; i < 8 && !a.feedOf(ADA.id).isForked; i++) {
    time += 5000;
    for (const line of lines) line.tell("peer");
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      await lines[one[0]].take("peer", one[1]);
    }
  }
  assert.deepEqual(
    [a, b].map((all) => all.feedOf(ADA.id).isForked),
    [true, true],
  );
  assert.equal(a.lacks(b.have()), false);
});

test("nobody makes a second signature of another's first", async () => {
  const n = BigInt(
    "0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
  );
  const one = await makeIdentity();
  for (let i = 0; i < 20; i++) {
    const signature = await one.sign(`text ${i}`);
    assert.equal(await verify(one.key, `text ${i}`, signature), true);
    const hex = Buffer.from(signature, "base64url").toString("hex");
    const s = (n - BigInt(`0x${hex.slice(64)}`)).toString(16).padStart(64, "0");
    const twin = Buffer.from(hex.slice(0, 64) + s, "hex").toString("base64url");
    assert.equal(await verify(one.key, `text ${i}`, twin), false);
  }
});

test("an entry that comes anew changes the mark, wherever it stands", async () => {
  const all = feeds();
  const texts = Array.from({ length: 200 }, (_, i) => `ready ${i % 2}`);
  for (const entry of await feedOf(ADA, texts)) await all.offer(entry);
  const marks = new Set();
  const look = () => marks.add(all.have().get(ADA.id).mark);
  look();
  for (const n of [200, 64, 63, 1]) {
    await all.offer(await signed(ADA, n, "leave"));
    look();
  }
  assert.equal(marks.size, 5);
});

test("marks have 128 bits: with 32 a pair of unlike feeds was found in a second", () => {
  const seen = new Set();
  for (let i = 0; i < 200_000; i++) seen.add(markOf(`${i}`));
  assert.equal(seen.size, 200_000);
});

test("fuzz: 100,000 mutated messages change nothing that is not signed", async () => {
  const texts = [
    ...["ready 1", "who 3 Ada", `promise 1.1 ${HASH}`, `nonce 1.1 ${HASH}`],
    ...[`seal 1.1 ${HASH}`, `close 1.1 1:${HASH},2:${HASH}`, "excuse 1.1 2"],
    ...[`open 1.1 ${HASH.slice(32)} 10:0-1-6 20:1-2-3`, "start 1.1 123456", "leave"],
  ];
  const known = [...(await feedOf(ADA, texts)), ...(await feedOf(BO, texts))];
  const signedTexts = new Set(known.map((entry) => JSON.stringify(entry)));
  const all = feeds();
  for (const entry of known.slice(0, 15)) await all.offer(entry);
  const line = exchange(all);
  const messages = [...writeEntries(known), writeHave(all.have())];
  for (const entry of known) messages.push(...writeEntries([entry]));
  const chance = chanceOf(20_261_130);
  for (let i = 0; i < 100_000; i++) {
    const from = messages[Math.floor(chance() * messages.length)];
    await line.take("peer", mutated(from, chance));
  }
  for (const author of all.authors) {
    for (const { n, text, signature } of all.said(author)) {
      const entry = JSON.stringify([author, n, text, signature]);
      assert.ok(signedTexts.has(entry), `not signed: ${entry}`);
    }
  }
  assert.equal(all.refused.get("failed"), undefined);
  const count = [...all.refused.values()].reduce((sum, one) => sum + one, 0);
  assert.ok(count > 50_000, `${count} refused`);
});

/** Some letters of it changed, doubled, lost, or its end cut. */
function mutated(text, chance) {
  const at = () => Math.floor(chance() * text.length);
  const kind = Math.floor(chance() * 6);
  const [a, b] = [at(), at()].sort((one, other) => one - other);
  if (kind === 0) return text.slice(0, a);
  if (kind === 1) return text.slice(0, a) + text.slice(b);
  if (kind === 2) return text.slice(0, b) + text.slice(a);
  const letters = '0129aZ-_ .:,"[]{}\\\u0000é';
  const letter = letters[Math.floor(chance() * letters.length)];
  if (kind === 3) return text.slice(0, a) + letter + text.slice(a);
  if (kind === 4) return text.slice(0, a) + letter + text.slice(a + 1);
  // A digit or letter that may well be sound in its place.
  const other = text[b] ?? "0";
  return text.slice(0, a) + other + text.slice(a + 1);
}

test("a message that is none is counted, and nothing else", async () => {
  const all = feeds();
  const line = exchange(all);
  for (const bad of [null, {}, "", "x".repeat(20_000), '{"t":"bye"}']) {
    assert.equal(readMessage(bad), null);
    await line.take("peer", bad);
  }
  assert.deepEqual(Object.fromEntries(all.refused), { no_message: 5 });
});
