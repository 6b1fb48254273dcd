/**
 * A room's secret, as the link carries it, and what is derived from it: the room's name,
 * the topic under which its members find each other, and the seal upon their signals.
 *
 * @typedef {(length: number) => Uint8Array} Entropy random bytes
 *
 * @typedef {object} RoomKeys
 * @property {string} room 32 hexadecimal digits
 * @property {string} topic 32 hexadecimal digits
 * @property {(text: string) => Promise<string>} seal
 * @property {(sealed: string) => Promise<string | null>} unseal null: not of this room
 */
import { fromBase64, toBase64, toHex, utf8 } from "./bytes.js";

export const SECRET_BYTES = 16;
const VECTOR_BYTES = 12;

/** @param {string} text */
export function isSecret(text) {
  return fromBase64(text)?.length === SECRET_BYTES;
}

/**
 * @param {string} secret
 * @param {Entropy} entropy
 * @returns {Promise<RoomKeys>} rejected when it is no secret
 */
export async function openSecret(secret, entropy) {
  const raw = fromBase64(secret);
  if (raw?.length !== SECRET_BYTES) throw new RangeError("this is no room's secret");
  const base = await crypto.subtle.importKey("raw", raw, "HKDF", false, [
    "deriveBits",
    "deriveKey",
  ]);
  const key = await crypto.subtle.deriveKey(
    derivation("lexigrid seal 1"),
    base,
    { name: "AES-GCM", length: 256 },
    false,
    ["encrypt", "decrypt"],
  );
  return {
    room: await name(base, "lexigrid room 1"),
    topic: await name(base, "lexigrid topic 1"),
    seal: (text) => seal(key, text, entropy),
    unseal: (sealed) => unseal(key, sealed),
  };
}

/** @param {string} info */
function derivation(info) {
  return { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(0), info: utf8(info) };
}

/** @param {CryptoKey} base @param {string} info */
async function name(base, info) {
  const bits = await crypto.subtle.deriveBits(derivation(info), base, 128);
  return toHex(new Uint8Array(bits));
}

/** @param {CryptoKey} key @param {string} text @param {Entropy} entropy */
async function seal(key, text, entropy) {
  const iv = Uint8Array.from(entropy(VECTOR_BYTES));
  const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, utf8(text));
  return toBase64(Uint8Array.of(...iv, ...new Uint8Array(sealed)));
}

/** @param {CryptoKey} key @param {string} sealed */
async function unseal(key, sealed) {
  const bytes = fromBase64(sealed);
  if (!bytes || bytes.length <= VECTOR_BYTES) return null;
  const iv = bytes.subarray(0, VECTOR_BYTES);
  try {
    const text = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv },
      key,
      bytes.subarray(VECTOR_BYTES),
    );
    return new TextDecoder("utf-8", { fatal: true }).decode(text);
  } catch {
    return null;
  }
}
