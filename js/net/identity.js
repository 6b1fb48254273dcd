/**
 * Who a device is in a room: a key pair that is made for this one room. The id is made
 * from the public key, so nobody can take another's.
 *
 * @typedef {object} Identity
 * @property {string} id 22 letters: 16 bytes of the digest of the public key
 * @property {string} key 87 letters: the public key, 65 bytes
 * @property {(text: string) => Promise<string>} sign 86 letters
 * @property {JsonWebKey} jwk the private key, to be kept for a reload
 */
import { fromBase64, fromHex, toBase64, toHex, utf8 } from "./bytes.js";

const CURVE = { name: "ECDSA", namedCurve: "P-256" };
const SIGNING = { name: "ECDSA", hash: "SHA-256" };

export const ID_LETTERS = 22;
const ID_BYTES = 16;
const KEY_BYTES = 65;
const SIGNATURE_BYTES = 64;

/** Of the curve's group. */
const ORDER = BigInt(
  "0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551",
);

/** Keys that have been read, by their text: each is read once. */
const known = new Map();
const MOST_KNOWN = 64;

/** @returns {Promise<Identity>} */
export async function makeIdentity() {
  const pair = await crypto.subtle.generateKey(CURVE, true, ["sign", "verify"]);
  return openIdentity(await crypto.subtle.exportKey("jwk", pair.privateKey));
}

/**
 * @param {JsonWebKey} jwk a private key
 * @returns {Promise<Identity>} rejected when it is none
 */
export async function openIdentity(jwk) {
  const secret = await crypto.subtle.importKey("jwk", jwk, CURVE, true, ["sign"]);
  const [x, y] = [fromBase64(jwk.x ?? ""), fromBase64(jwk.y ?? "")];
  if (!x || !y) throw new TypeError("this is no private key");
  const key = toBase64(Uint8Array.of(4, ...x, ...y));
  const id = await idOf(key);
  if (!id) throw new TypeError("this is no private key");
  return {
    id,
    key,
    jwk,
    async sign(text) {
      const signature = await crypto.subtle.sign(SIGNING, secret, utf8(text));
      return toBase64(lower(new Uint8Array(signature)));
    },
  };
}

/**
 * @param {string} key
 * @returns {Promise<string | null>} null when it cannot be a key
 */
export async function idOf(key) {
  const raw = bytesOf(key, KEY_BYTES);
  if (!raw) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", raw));
  return toBase64(digest.subarray(0, ID_BYTES));
}

/**
 * @param {string} key
 * @param {string} text
 * @param {string} signature
 * @returns {Promise<boolean>} false for whatever is malformed
 */
export async function verify(key, text, signature) {
  const [opened, signed] = [await opener(key), bytesOf(signature, SIGNATURE_BYTES)];
  if (!opened || !signed || typeof text !== "string") return false;
  // Of two that are true anybody can make the other: only the lower one counts.
  if (secondOf(signed) > ORDER / 2n) return false;
  return crypto.subtle.verify(SIGNING, opened, signed, utf8(text));
}

/**
 * @param {string} key
 * @returns {Promise<CryptoKey | null>}
 */
async function opener(key) {
  const raw = bytesOf(key, KEY_BYTES);
  if (!raw) return null;
  const found = known.get(key);
  if (found) return found;
  try {
    const opened = await crypto.subtle.importKey("raw", raw, CURVE, true, ["verify"]);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, opened);
    return opened;
  } catch {
    return null;
  }
}

/** The number s of a signature. @param {Uint8Array} signature */
function secondOf(signature) {
  return BigInt(`0x${toHex(signature.subarray(SIGNATURE_BYTES / 2))}`);
}

/** With n - s in place of s where that is lower. @param {Uint8Array} signature */
function lower(signature) {
  const s = secondOf(signature);
  const other = (s > ORDER / 2n ? ORDER - s : s).toString(16).padStart(64, "0");
  const half = signature.subarray(0, SIGNATURE_BYTES / 2);
  return Uint8Array.of(...half, ...fromHex(other));
}

/** @param {unknown} text @param {number} length */
function bytesOf(text, length) {
  const bytes = typeof text === "string" ? fromBase64(text) : null;
  return bytes?.length === length ? bytes : null;
}
