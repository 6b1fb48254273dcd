import assert from "node:assert/strict";
import { before, test } from "node:test";

import { fromBase64, toBase64 } from "../../js/net/bytes.js";
import { idOf, makeIdentity, openIdentity, verify } from "../../js/net/identity.js";
import { control, Proof, readControl } from "../../js/net/proof.js";
import { openSecret } from "../../js/net/secret.js";
import { fingerprintOf, isSdp, readSignal, writeSignal } from "../../js/net/signal.js";
import { makeSecret } from "./net_pair.js";

const entropy = (length) => crypto.getRandomValues(new Uint8Array(length));
const PRINT = Array.from({ length: 32 }, () => "AB").join(":");
const SDP = [
  "v=0",
  "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
  `a=fingerprint:sha-256 ${PRINT}`,
  "",
].join("\r\n");

const HELLO = { kind: "hello", again: false };
const OFFER = { kind: "offer", connection: "0123456789abcdef", o: 1, sdp: SDP };
const SPOKEN = { to: null, n: 7, session: "abc-01234567", re: null };

let ann;
let ben;
let keys;

before(async () => {
  [ann, ben] = await Promise.all([makeIdentity(), makeIdentity()]);
  keys = await openSecret(makeSecret(), entropy);
});

/** A signal whose text is `body`, as a member could write it who minds no rule. */
async function written(body, author = ann) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const signature = await author.sign(`lexigrid signal 1\n${keys.room}\n${text}`);
  return keys.seal(JSON.stringify([text, signature]));
}

test("an identity is the same after a reload, and its id is made from its key", async () => {
  const again = await openIdentity(JSON.parse(JSON.stringify(ann.jwk)));
  assert.deepEqual([again.id, again.key], [ann.id, ann.key]);
  assert.deepEqual([ann.id.length, ann.key.length], [22, 87]);
  assert.equal(await idOf(ann.key), ann.id);
  const signature = await again.sign("a text");
  assert.equal(signature.length, 86);
  assert.equal(await verify(ann.key, "a text", signature), true);
  assert.equal(await verify(ann.key, "another", signature), false);
  assert.equal(await verify(ben.key, "a text", signature), false);
});

test("what is no key or signature verifies nothing, and throws nothing", async () => {
  const signature = await ann.sign("a text");
  const offCurve = toBase64(new Uint8Array(65).fill(4));
  for (const key of ["", "x", ann.key.slice(1), offCurve, "é".repeat(87), null, {}]) {
    assert.equal(await verify(key, "a text", signature), false);
  }
  for (const bad of ["", "x".repeat(86), `${signature}=`, null, 7]) {
    assert.equal(await verify(ann.key, "a text", bad), false);
  }
  assert.equal(await idOf("nonsense"), null);
});

test("bytes have one text only", () => {
  assert.deepEqual(
    fromBase64(toBase64(Uint8Array.of(0, 255, 62))),
    Uint8Array.of(0, 255, 62),
  );
  for (const text of ["AB==", "A", "A+A", "AB C", "AB"])
    assert.equal(fromBase64(text), null);
});

test("room, topic and seal come from the secret, and the same ones each time", async () => {
  const known = await openSecret("AAAAAAAAAAAAAAAAAAAAAA", entropy);
  const again = await openSecret("AAAAAAAAAAAAAAAAAAAAAA", entropy);
  assert.deepEqual([known.room, known.topic], [again.room, again.topic]);
  assert.match(known.room, /^[0-9a-f]{32}$/);
  assert.notEqual(known.room, known.topic);
  assert.equal(await again.unseal(await known.seal("é")), "é");
  assert.notEqual(await known.seal("a"), await known.seal("a"));
  assert.equal(await keys.unseal(await known.seal("a")), null);
  await assert.rejects(openSecret("AAAA", entropy), RangeError);
});

test("a signal is read as it was written", async () => {
  for (const said of [
    HELLO,
    OFFER,
    { ...OFFER, kind: "answer" },
    { kind: "bye", why: "left" },
  ]) {
    const signal = { ...SPOKEN, to: ben.id, re: "zz-89abcdef", ...said };
    const sealed = await writeSignal(ann, keys, signal);
    assert.deepEqual(await readSignal(keys, sealed), {
      from: ann.id,
      key: ann.key,
      ...signal,
    });
  }
});

test("a signal of another room, or one that was touched, is none", async () => {
  const sealed = await writeSignal(ann, keys, { ...SPOKEN, ...HELLO });
  const other = await openSecret(makeSecret(), entropy);
  assert.equal(await readSignal(other, sealed), null);
  for (let at = 0; at < sealed.length; at += 7) {
    const letter = sealed[at] === "A" ? "B" : "A";
    const touched = sealed.slice(0, at) + letter + sealed.slice(at + 1);
    assert.equal(await readSignal(keys, touched), null);
  }
  const foreign = JSON.parse(await keys.unseal(sealed));
  assert.equal(
    await readSignal(other, await other.seal(JSON.stringify(foreign))),
    null,
  );
});

test("a signal of any other form is none", async () => {
  const good = { from: ann.id, key: ann.key, ...SPOKEN, ...HELLO };
  assert.ok(await readSignal(keys, await written(good)));
  const offer = { ...good, ...OFFER };
  delete offer.again;
  assert.ok(await readSignal(keys, await written(offer)));
  const ill = [
    { ...good, more: 1 },
    { ...good, again: 1 },
    { ...good, n: -1 },
    { ...good, n: 1.5 },
    { ...good, n: 2 ** 60 },
    { ...good, n: "7" },
    { ...good, to: "me" },
    { ...good, session: "a".repeat(12) },
    { ...good, re: 0 },
    { ...good, kind: "constructor" },
    { ...good, kind: "shout" },
    { ...good, from: ben.id },
    { ...good, key: ben.key },
    { ...offer, o: 10_000 },
    { ...offer, connection: "0123" },
    { ...offer, sdp: "v=0" },
    { ...offer, sdp: `${SDP}${"a=x\r\n".repeat(2_000)}` },
    { ...offer, sdp: `${SDP}m=audio 9 RTP 0\r\n` },
    null,
    [],
    7,
    "{",
    '{"__proto__": {"kind": "hello"}}',
  ];
  for (const body of ill) {
    assert.equal(
      await readSignal(keys, await written(body)),
      null,
      JSON.stringify(body),
    );
  }
  const { again: _, ...short } = good;
  assert.equal(await readSignal(keys, await written(short)), null);
  for (const sealed of [null, 7, "", "é", "A".repeat(17_000), await keys.seal("[]")]) {
    assert.equal(await readSignal(keys, sealed), null);
  }
});

test("a member cannot sign for another", async () => {
  const body = { from: ann.id, key: ann.key, ...SPOKEN, ...HELLO };
  assert.equal(await readSignal(keys, await written(body, ben)), null);
});

test("nothing is verified that nobody wants", async () => {
  const sealed = await written(
    { from: ann.id, key: ann.key, ...SPOKEN, ...HELLO },
    ben,
  );
  assert.equal(await readSignal(keys, sealed, () => false), "unwanted");
});

test("a description has one channel and one certificate", () => {
  assert.equal(fingerprintOf(SDP), PRINT);
  assert.equal(isSdp(SDP), true);
  const other = `a=fingerprint:sha-256 ${PRINT.replaceAll("AB", "CD")}\r\n`;
  assert.equal(isSdp(SDP + other), false);
  assert.equal(isSdp(`${SDP}a=fingerprint:sha-1 AB:CD\r\n`), false);
  assert.equal(isSdp(SDP.replace("sha-256", "md5")), false);
  assert.equal(isSdp(`${SDP}é`), false);
});

/** One end of a channel between two certificates. */
function anEnd(own, other) {
  const again = [];
  return {
    sent: [],
    isOpen: true,
    fingerprints: { own, other },
    means: {
      after: (_, call) => {
        again.push(call);
      },
    },
    again,
    send(data) {
      this.sent.push(readControl(data));
      return true;
    },
  };
}

test("both ends of a channel prove their keys, and know that they are believed", async () => {
  const [left, right] = [anEnd("A", "B"), anEnd("B", "A")];
  const one = new Proof(left, ann, keys.room, (id) => id === ben.id);
  const two = new Proof(right, ben, keys.room, (id) => id === ann.id);
  await Promise.all([one.begin(), two.begin()]);
  assert.equal(await two.hear(left.sent[0]), true);
  assert.equal(await one.hear(right.sent[0]), true);
  assert.deepEqual([one.isComplete, two.isComplete], [false, false]);
  assert.equal(await one.hear(right.sent[1]), true);
  assert.deepEqual(one.other, { id: ben.id, key: ben.key });
  assert.equal(one.isComplete, true);
});

test("a proof is said again until both sides know", async () => {
  const [left, right] = [anEnd("A", "B"), anEnd("B", "A")];
  const one = new Proof(left, ann, keys.room, () => true);
  const two = new Proof(right, ben, keys.room, () => true);
  // The browser does not know of the other's description yet.
  left.fingerprints = null;
  await one.begin();
  await two.begin();
  assert.equal(await one.hear(right.sent.shift()), true);
  assert.deepEqual([left.sent, one.other], [[], null]);
  left.fingerprints = { own: "A", other: "B" };
  await two.begin();
  await one.hear(right.sent[0]);
  await left.again[0]();
  const [proved, prove] = left.sent;
  for (const said of [proved, prove, prove]) await two.hear(said);
  assert.deepEqual(
    right.sent.map(({ t }) => t),
    ["prove", "proved", "proved"],
  );
  await one.hear(right.sent[2]);
  assert.deepEqual([one.isComplete, two.isComplete], [true, true]);
  await left.again[1]();
  assert.equal(left.sent.length, 2);
});

test("a proof for another channel, room or key is not believed", async () => {
  const proofOf = async (identity, own, other, room) => {
    const end = anEnd(own, other);
    await new Proof(end, identity, room, () => true).begin();
    return end.sent[0];
  };
  const heard = async (said) => {
    const end = anEnd("B", "A");
    return new Proof(end, ben, keys.room, (id) => id === ann.id).hear(said);
  };
  assert.equal(await heard(await proofOf(ann, "A", "B", keys.room)), true);
  // Somebody in between has a certificate of its own on either side.
  assert.equal(await heard(await proofOf(ann, "A", "M", keys.room)), false);
  assert.equal(await heard(await proofOf(ann, "M", "B", keys.room)), false);
  assert.equal(await heard(await proofOf(ann, "B", "A", keys.room)), false);
  assert.equal(await heard(await proofOf(ann, "A", "B", "0".repeat(32))), false);
  assert.equal(await heard(await proofOf(ben, "A", "B", keys.room)), false);
  assert.equal(await heard({ t: "prove", key: 7, signature: null }), false);
});

test("what nets say to each other has a kind, or is nothing", () => {
  assert.deepEqual(readControl(control({ t: "ping", i: 1 })), { t: "ping", i: 1 });
  for (const data of ["c", "c{", "cnull", "c7", 'c{"t":1}', "c[]"]) {
    assert.equal(readControl(data), null);
  }
});
