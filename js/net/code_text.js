/**
 * Bits as a code that people carry: letters that a QR code holds in its dense mode, or
 * those of base64url inside a link, with a checksum at the end. Reading is lenient:
 * small letters, line breaks, and whatever else was copied along.
 *
 * @typedef {"empty" | "not_a_code" | "spoilt" | "newer" | "wrong_kind" | "unfit"} CodeFault
 *   `unfit`: a description that no code can hold
 */

/** Without I, L, O and U, which are taken for others. */
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const IN_LINKS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const CHECK = 16;

/** A code has more letters than any word, and fewer than any book. */
const SHORTEST = 40;
const LONGEST = 1000;
const MOST_TEXT = 4 * LONGEST;

/** Why a code was not made or taken. The sentence for the player is the page's. */
export class CodeError extends Error {
  /** @param {CodeFault} code */
  constructor(code) {
    super(code);
    this.name = "CodeError";
    this.code = code;
  }
}

/** @param {readonly number[]} bits @returns {string} upper-case letters and figures */
export function toCode(bits) {
  const filled = [...bits];
  while ((filled.length + CHECK) % 5) filled.push(0);
  const text = written([...filled, ...inBits(checkOf(filled), CHECK)], LETTERS, 5);
  if (text.length > LONGEST) throw new CodeError("unfit");
  return text;
}

/**
 * The same code by letters that need a sixth less room, for links only: case counts.
 * @param {string} code
 */
export function toLinkForm(code) {
  return written(read(code, LETTERS, 5) ?? [], IN_LINKS, 6);
}

/**
 * @param {string} text
 * @returns {number[]} the bits of the one code in it, without their checksum, with up to
 *   four zeros behind them; CodeError when there is none
 */
export function bitsIn(text) {
  const plain = text
    .slice(0, MOST_TEXT + 1)
    .replace(/[\u00ad\u200b-\u200d\ufeff]/g, "");
  if (!plain.trim()) throw new CodeError("empty");
  const runs = plain.length > MOST_TEXT ? [] : runsIn(plain);
  if (!runs.length) throw new CodeError("not_a_code");
  for (const run of runs) {
    for (const bits of readings(run)) {
      const body = bits.slice(0, -CHECK);
      if (checkOf(body) === number(bits.slice(-CHECK))) return body;
    }
  }
  throw new CodeError("spoilt");
}

/** @param {string} text whatever may be the code: across line breaks, or in one of many words */
function runsIn(text) {
  const whole = text.replace(/[\s>]+/g, "");
  const found = [whole, text].flatMap((one) => one.match(/[\w-]+/g) ?? []);
  const isLikely = (/** @type {string} */ run) =>
    run.length >= SHORTEST && run.length <= LONGEST;
  return [...new Set(found)].filter(isLikely);
}

/** @param {string} run @returns {Generator<number[]>} */
function* readings(run) {
  const figures = run.toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1");
  const plain = read(figures, LETTERS, 5);
  if (plain) yield plain;
  const inLink = read(run, IN_LINKS, 6) ?? [];
  // A code's length is a multiple of five; zeros fill the last letter of a link.
  const tail = inLink.length % 5;
  for (const filler of [tail, tail + 5]) {
    const length = inLink.length - filler;
    if (filler < 6 && length > 0 && !inLink.includes(1, length)) {
      yield inLink.slice(0, length);
    }
  }
}

/** @param {readonly number[]} bits @param {string} letters @param {number} width */
function written(bits, letters, width) {
  let text = "";
  for (let at = 0; at < bits.length; at += width) {
    const part = bits.slice(at, at + width);
    text += letters[number(part) << (width - part.length)];
  }
  return text;
}

/**
 * @param {string} text
 * @param {string} letters
 * @param {number} width
 * @returns {number[] | null} null: other letters
 */
function read(text, letters, width) {
  /** @type {number[]} */
  const bits = [];
  for (const letter of text) {
    const value = letters.indexOf(letter);
    if (value < 0) return null;
    for (let at = width - 1; at >= 0; at -= 1) bits.push((value >> at) & 1);
  }
  return bits;
}

/** @param {number} value @param {number} width */
function inBits(value, width) {
  return Array.from({ length: width }, (_, i) => (value >> (width - 1 - i)) & 1);
}

/** @param {readonly number[]} bits */
function number(bits) {
  return bits.reduce((value, bit) => value * 2 + bit, 0);
}

/**
 * A cyclic checksum: any fault within 16 bits in a row, so any one or two letters beside
 * each other, shows for sure.
 * @param {readonly number[]} bits
 */
function checkOf(bits) {
  let sum = 0xffff;
  for (const bit of bits) {
    const carry = (sum >> 15) ^ bit;
    sum = ((sum << 1) & 0xffff) ^ (carry ? 0x1021 : 0);
  }
  // Turned over, so that zeros behind the end show too.
  return sum ^ 0xffff;
}
