/** Bytes as text, and back: base64url without padding, and hex. */

/** @typedef {Uint8Array<ArrayBuffer>} Bytes */

/** @param {Uint8Array} bytes */
export function toBase64(bytes) {
  let plain = "";
  for (const byte of bytes) plain += String.fromCharCode(byte);
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * @param {string} text
 * @returns {Bytes | null} null unless it is what `toBase64` would write
 */
export function fromBase64(text) {
  if (!/^[\w-]*$/.test(text)) return null;
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes */
export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * @param {string} digits two a byte
 * @returns {Bytes}
 */
export function fromHex(digits) {
  const pairs = digits.match(/../g) ?? [];
  return Uint8Array.from(pairs, (two) => Number.parseInt(two, 16));
}

/**
 * @param {string} text
 * @returns {Bytes}
 */
export function utf8(text) {
  return new TextEncoder().encode(text);
}
