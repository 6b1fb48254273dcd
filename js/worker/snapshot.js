/**
 * The engine's memory as the build has kept it: Python started, rules and word lists
 * ready. It travels packed (`snapshot_form.js`); whole, it is kept in the browser for the
 * next visit, which then has nothing to fetch nor to unpack.
 *
 * @typedef {object} Kept a snapshot that the build has made
 * @property {string} url of the travelling form, packed with gzip
 * @property {number} bytes of the whole snapshot
 * @property {string} sha256 of the whole snapshot, in hexadecimal digits
 *
 * @typedef {object} Snapshot
 * @property {Uint8Array<ArrayBuffer>} bytes
 * @property {boolean} isWhole or in its travelling form
 */
import { crossOut, memoryIn, PAGE } from "./snapshot_form.js";

const CACHE = "lexigrid-memory";

/**
 * What an earlier visit has kept, not yet read.
 * @param {Kept} kept
 * @returns {Promise<Response | null>}
 */
export async function findSnapshot({ sha256 }) {
  // Both are missing where the page is not secure.
  if (!self.caches || !crypto.subtle) return null;
  return (await (await caches.open(CACHE)).match(nameOf(sha256))) ?? null;
}

/**
 * What was found, if it is of this build and unharmed.
 * @param {Kept} kept
 * @param {Response} found
 * @returns {Promise<Snapshot | null>}
 */
export async function readSnapshot({ bytes, sha256 }, found) {
  const buffer = await found.arrayBuffer();
  if (buffer.byteLength !== bytes) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", buffer));
  return hex(digest) === sha256
    ? { bytes: new Uint8Array(buffer), isWhole: true }
    : null;
}

/**
 * @param {Kept} kept
 * @param {(url: string) => Promise<Response>} fetch
 * @returns {Promise<Snapshot>} rejected when it does not arrive whole
 */
export async function fetchSnapshot({ url, bytes }, fetch) {
  const { body } = await fetch(url);
  if (!body) throw new Error(`${url} is empty`);
  const unpacked = body.pipeThrough(new DecompressionStream("gzip"));
  const buffer = await new Response(unpacked).arrayBuffer();
  if (buffer.byteLength !== bytes) {
    throw new Error(`${url} holds ${buffer.byteLength} bytes, not ${bytes}`);
  }
  return { bytes: new Uint8Array(buffer), isWhole: false };
}

/**
 * Makes the snapshot whole by the memory of a new instance, and makes room for it there.
 * @param {Snapshot} snapshot
 * @param {WebAssembly.Memory} memory
 */
export function fit(snapshot, memory) {
  if (!snapshot.isWhole) crossOut(snapshot.bytes, new Uint8Array(memory.buffer));
  const lacking = memoryIn(snapshot.bytes) - memory.buffer.byteLength;
  if (lacking > 0) memory.grow(lacking / PAGE);
}

/**
 * Stores what has been made whole, in place of other builds' memory.
 * @param {Kept} kept
 * @param {Snapshot} snapshot
 */
export async function keepSnapshot({ sha256 }, { bytes }) {
  if (!self.caches) return;
  const name = nameOf(sha256);
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) {
    if (!url.endsWith(name)) await cache.delete(url);
  }
  await cache.put(name, new Response(bytes));
}

/** An address that is never asked for. @param {string} sha256 */
function nameOf(sha256) {
  return `/lexigrid-memory/${sha256}`;
}

/** @param {Uint8Array} bytes */
function hex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
