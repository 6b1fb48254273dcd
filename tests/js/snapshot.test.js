import assert from "node:assert/strict";
import { webcrypto } from "node:crypto";
import { afterEach, beforeEach, test } from "node:test";
import { gzipSync } from "node:zlib";

import { onMemory, supply } from "../../js/worker/memory.js";
import {
  fetchSnapshot,
  findSnapshot,
  fit,
  keepSnapshot,
  readSnapshot,
} from "../../js/worker/snapshot.js";
import { crossOut, memoryIn, PAGE } from "../../js/worker/snapshot_form.js";

const HEAD = 24;

/** A snapshot of so many pages of memory, with a head, and no two words alike. */
function aSnapshot(pages) {
  const bytes = new Uint8Array(HEAD + pages * PAGE);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (at * 31 + (at >> 9)) & 255;
  return bytes;
}

/** The memory of a new instance. */
function aMemory(pages) {
  const memory = new WebAssembly.Memory({ initial: pages });
  new Uint8Array(memory.buffer).fill(7);
  return memory;
}

async function keptFor(bytes) {
  const digest = await webcrypto.subtle.digest("SHA-256", bytes);
  const sha256 = Buffer.from(digest).toString("hex");
  return { url: "https://here/snapshot.bin", bytes: bytes.length, sha256 };
}

const answering = (body) => async () => new Response(body);

/** Cache Storage of one cache. */
function someCaches() {
  const held = new Map();
  const urlOf = (key) => new URL(key, "https://here").href;
  return {
    held,
    open: async () => ({
      match: async (key) => held.get(urlOf(key))?.clone(),
      put: async (key, response) => void held.set(urlOf(key), response),
      delete: async (key) => held.delete(urlOf(key)),
      keys: async () => [...held.keys()].map((url) => ({ url })),
    }),
  };
}

beforeEach(() => {
  globalThis.self = globalThis;
  globalThis.caches = someCaches();
});
const { instantiate, instantiateStreaming } = WebAssembly;
afterEach(() => {
  Object.assign(WebAssembly, { instantiate, instantiateStreaming });
});

test("crossing out twice changes nothing, and never the head", () => {
  const whole = aSnapshot(3);
  const fresh = new Uint8Array(aMemory(2).buffer);
  const travelling = whole.slice();
  crossOut(travelling, fresh);
  assert.notDeepEqual(travelling, whole);
  assert.deepEqual(travelling.subarray(0, HEAD), whole.subarray(0, HEAD));
  crossOut(travelling, fresh);
  assert.deepEqual(travelling, whole);
});

test("what is like the fresh memory is crossed out to zeros, the rest stays", () => {
  const fresh = new Uint8Array(aMemory(1).buffer);
  const snapshot = aSnapshot(2);
  snapshot.set(fresh, HEAD);
  const rest = snapshot.slice(HEAD + PAGE);
  crossOut(snapshot, fresh);
  assert.ok(snapshot.subarray(HEAD, HEAD + PAGE).every((byte) => byte === 0));
  assert.deepEqual(snapshot.subarray(HEAD + PAGE), rest);
});

test("the head is no memory", () => {
  assert.equal(memoryIn(aSnapshot(3)), 3 * PAGE);
});

test("memory grows to the snapshot's size, and is left alone when it is larger", () => {
  for (const [pages, expected] of [
    [1, 3],
    [3, 3],
    [4, 4],
  ]) {
    const memory = aMemory(pages);
    fit({ bytes: aSnapshot(3), isWhole: true }, memory);
    assert.equal(memory.buffer.byteLength, expected * PAGE);
  }
});

test("a travelling snapshot is made whole, a whole one is not touched", () => {
  const whole = aSnapshot(3);
  const travelling = whole.slice();
  crossOut(travelling, new Uint8Array(aMemory(2).buffer));
  for (const [bytes, isWhole] of [
    [travelling, false],
    [whole.slice(), true],
  ]) {
    fit({ bytes, isWhole }, aMemory(2));
    assert.deepEqual(bytes, whole);
  }
});

test("a packed snapshot arrives in its travelling form", async () => {
  const bytes = aSnapshot(1);
  const kept = await keptFor(bytes);
  const found = await fetchSnapshot(kept, answering(gzipSync(bytes)));
  assert.deepEqual(found, { bytes, isWhole: false });
});

test("a snapshot that is cut, too short, too long or not packed is refused", async () => {
  const bytes = aSnapshot(1);
  const kept = await keptFor(bytes);
  const packed = gzipSync(bytes);
  const bad = [
    packed.subarray(0, packed.length / 2),
    gzipSync(bytes.subarray(0, HEAD)),
    gzipSync(aSnapshot(2)),
    bytes,
    "",
    null,
  ];
  for (const body of bad) await assert.rejects(fetchSnapshot(kept, answering(body)));
});

/** What the next visit has from this one. */
async function keptFrom(kept) {
  const found = await findSnapshot(kept);
  return found && readSnapshot(kept, found);
}

test("what is kept is found, in place of what other builds have kept", async () => {
  const [old, bytes] = [aSnapshot(1), aSnapshot(2)];
  await keepSnapshot(await keptFor(old), { bytes: old, isWhole: true });
  const kept = await keptFor(bytes);
  assert.equal(await keptFrom(kept), null);
  await keepSnapshot(kept, { bytes, isWhole: false });
  assert.deepEqual(await keptFrom(kept), { bytes, isWhole: true });
  assert.equal(caches.held.size, 1);
});

test("what is kept and harmed is not found", async () => {
  const bytes = aSnapshot(1);
  const kept = await keptFor(bytes);
  const harmed = [bytes.with(5000, bytes[5000] ^ 1), bytes.subarray(1), []];
  for (const body of harmed) {
    await keepSnapshot(kept, { bytes: new Uint8Array(body), isWhole: true });
    assert.equal(await keptFrom(kept), null);
  }
});

test("where a page is not secure, nothing is found or kept", async () => {
  const bytes = aSnapshot(1);
  const kept = await keptFor(bytes);
  globalThis.caches = undefined;
  await keepSnapshot(kept, { bytes, isWhole: true });
  assert.equal(await keptFrom(kept), null);
});

/** (module (memory (export "memory") 1)), and a module without anything. */
const WITH_MEMORY = Uint8Array.from([
  0, 97, 115, 109, 1, 0, 0, 0, 5, 3, 1, 0, 1, 7, 10, 1, 6, 109, 101, 109, 111, 114, 121,
  2, 0,
]);
const EMPTY = WITH_MEMORY.slice(0, 8);

test("the next memory is told once, and before anybody else sees it", async () => {
  const told = [];
  onMemory((memory) => told.push(memory));
  await WebAssembly.instantiate(EMPTY);
  assert.equal(told.length, 0);
  const { instance } = await WebAssembly.instantiate(WITH_MEMORY);
  assert.deepEqual(told, [instance.exports.memory]);
  await WebAssembly.instantiate(WITH_MEMORY);
  assert.equal(told.length, 1);
  assert.equal(WebAssembly.instantiate, instantiate);
});

test("a module that is compiled already is handed out, once", async () => {
  const module = await WebAssembly.compile(WITH_MEMORY);
  supply(module);
  const made = await WebAssembly.instantiateStreaming(null, {});
  assert.equal(made.module, module);
  assert.ok(made.instance.exports.memory instanceof WebAssembly.Memory);
  assert.equal(WebAssembly.instantiateStreaming, instantiateStreaming);
});
