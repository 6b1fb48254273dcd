/**
 * SHA-256 (FIPS 180-4). The browser's own is missing where a page is served without
 * encryption, as on a home network, and export has to work there too.
 */

/** Fractions of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = new Uint32Array([
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4,
  0xab1c5ed5, 0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe,
  0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f,
  0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7,
  0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc,
  0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b,
  0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116,
  0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
]);

/** Fractions of the square roots of the first 8 primes. */
const START = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab,
  0x5be0cd19,
];

/**
 * @param {string} text hashed as UTF-8
 * @returns {string} 64 hexadecimal digits
 */
export function sha256(text) {
  const blocks = padded(new TextEncoder().encode(text));
  const hash = new Uint32Array(START);
  const schedule = new Uint32Array(64);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    fillSchedule(schedule, blocks, at);
    compress(hash, schedule);
  }
  return Array.from(hash, (word) => word.toString(16).padStart(8, "0")).join("");
}

/**
 * The message, a one bit, zeros, and the length in bits, in whole blocks of 64 bytes.
 * @param {Uint8Array} bytes
 */
function padded(bytes) {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const view = new DataView(whole.buffer);
  view.setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n);
  return view;
}

/**
 * @param {number} word
 * @param {number} by
 */
const turn = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * @param {Uint32Array} schedule
 * @param {DataView} blocks
 * @param {number} at byte where the block begins
 */
function fillSchedule(schedule, blocks, at) {
  for (let i = 0; i < 16; i++) schedule[i] = blocks.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i++) {
    const early = Number(schedule[i - 15]);
    const late = Number(schedule[i - 2]);
    schedule[i] =
      Number(schedule[i - 16]) +
      Number(schedule[i - 7]) +
      (turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)) +
      (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10));
  }
}

/**
 * @param {Uint32Array} hash changed in place
 * @param {Uint32Array} schedule
 */
function compress(hash, schedule) {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const mixed =
      h +
      (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) +
      choice +
      Number(ROUND_CONSTANTS[i]) +
      Number(schedule[i]);
    const sum = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority;
    [h, g, f, e] = [g, f, e, (d + mixed) | 0];
    [d, c, b, a] = [c, b, a, (mixed + sum) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) {
    hash[i] = Number(hash[i]) + word;
  }
}
