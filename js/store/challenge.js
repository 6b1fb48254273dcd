/**
 * A challenge as text for a link (docs/notation.md): table, seed, build, and how the
 * challenger did. What is read may come from anybody.
 *
 * @import { Options } from "./tables.js"
 *
 * @typedef {{mark: number, points: number}} Mark a word that is known by its mark only
 * @typedef {{salt: number, marks: Mark[]}} Marked upward by mark
 *
 * @typedef {object} Challenge
 * @property {Options} options
 * @property {string} rules digest
 * @property {string} words digest of the word lists
 * @property {string} seed
 * @property {number | null} points to beat; null: just the grid
 * @property {Marked | null} list null: not told
 *
 * @typedef {"broken" | "newer"} ChallengeFault
 */
import { CODE, CODE_LIMIT } from "./round.js";
import { sha256 } from "./sha256.js";
import { CHOICES } from "./tables.js";

const VERSION = 1;
const KINDS = /** @type {const} */ (["grid", "points", "words"]);

/** Bytes of version, table, two digests of eight, and seed. */
const HEAD = 2 + 16 + 32;
const MARK_BITS = 18;
const POINT_BITS = 6;
const MOST_POINTS = 2 ** 16 - 1;
const SALTS = 256;

const CHECK_DIGITS = 8;

/** Why a code was not taken. The sentence for the player is the page's. */
export class ChallengeError extends Error {
  /** @param {ChallengeFault} code */
  constructor(code) {
    super(code);
    this.name = "ChallengeError";
    this.code = code;
  }
}

/**
 * A word's mark: 18 bits of a digest that is another one on every grid. It keeps a word
 * from being read at a glance, and no more: who solves the grid can find it out.
 * @param {string} seed
 * @param {number} salt
 * @param {string} word
 */
export function markOf(seed, salt, word) {
  const digest = sha256(`lexigrid mark 1\n${seed}\n${salt}\n${word}`);
  return Number.parseInt(digest.slice(0, 5), 16) >> (20 - MARK_BITS);
}

/**
 * Marks a list, with the first salt that gives no two words of the grid the same mark.
 * @param {string} seed
 * @param {readonly string[]} grid all its words
 * @param {readonly {word: string, points: number}[]} list
 * @returns {Marked}
 */
export function marked(seed, grid, list) {
  let salt = 0;
  while (salt < SALTS - 1 && !areApart(seed, salt, grid)) salt += 1;
  const marks = list.map(({ word, points }) => ({
    mark: markOf(seed, salt, word),
    points,
  }));
  return { salt, marks: marks.sort((a, b) => a.mark - b.mark) };
}

/** @param {string} seed @param {number} salt @param {readonly string[]} words */
function areApart(seed, salt, words) {
  return new Set(words.map((word) => markOf(seed, salt, word))).size === words.length;
}

/**
 * @param {Challenge} challenge
 * @returns {string} of the letters of base64url; RangeError for more than a code holds
 */
export function writeChallenge({ options, rules, words, seed, points, list }) {
  const kind = list ? "words" : points === null ? "grid" : "points";
  const head = [VERSION, tableByte(options, kind)];
  const bytes = [...head, ...unhex(rules), ...unhex(words), ...unhex(seed)];
  if (kind === "points") bytes.push(...inBytes(Number(points), 2));
  if (list) {
    bytes.push(list.salt);
    for (const { mark, points: worth } of list.marks) {
      bytes.push(...inBytes(mark * 2 ** POINT_BITS + worth, 3));
    }
  }
  const body = toText(bytes);
  const code = body + checkOf(body);
  if (code.length > CODE_LIMIT) throw new RangeError("the list is too long");
  return code;
}

/**
 * @param {string} code
 * @returns {Challenge} ChallengeError when it is none
 */
export function readChallenge(code) {
  if (code.length > CODE_LIMIT || !CODE.test(code)) throw new ChallengeError("broken");
  const body = code.slice(0, -CHECK_DIGITS);
  if (checkOf(body) !== code.slice(-CHECK_DIGITS)) throw new ChallengeError("broken");
  const bytes = fromText(body);
  const [version = 0] = bytes;
  if (version > VERSION) throw new ChallengeError("newer");
  const challenge = version === VERSION ? parsed(bytes) : null;
  // There is one way to write a challenge.
  if (!challenge || writeChallenge(challenge) !== code)
    throw new ChallengeError("broken");
  return challenge;
}

/** @param {number[]} bytes @returns {Challenge | null} */
function parsed(bytes) {
  if (bytes.length < HEAD) return null;
  const table = bytes[1] ?? 0;
  const kind = KINDS[table >> 3];
  const options = {
    size: Number(CHOICES.size[table & 1]),
    min: Number(CHOICES.min[(table >> 1) & 1]),
    seconds: Number(CHOICES.seconds[(table >> 2) & 1]),
  };
  const build = { rules: hex(bytes.slice(2, 10)), words: hex(bytes.slice(10, 18)) };
  const grid = { options, ...build, seed: hex(bytes.slice(18, HEAD)) };
  const rest = bytes.slice(HEAD);
  if (kind === "grid") return { ...grid, points: null, list: null };
  if (kind === "words") return withList(grid, rest);
  const isScore = kind === "points" && rest.length === 2;
  return isScore ? { ...grid, points: fromBytes(rest), list: null } : null;
}

/**
 * @param {Omit<Challenge, "points" | "list">} grid
 * @param {number[]} rest
 * @returns {Challenge | null}
 */
function withList(grid, [salt, ...rest]) {
  if (salt === undefined) return null;
  /** @type {Mark[]} */
  const marks = [];
  for (let at = 0; at < rest.length; at += 3) {
    const both = fromBytes(rest.slice(at, at + 3));
    const mark = both >> POINT_BITS;
    if (mark <= (marks.at(-1)?.mark ?? -1)) return null;
    marks.push({ mark, points: both % 2 ** POINT_BITS });
  }
  const points = marks.reduce((sum, one) => sum + one.points, 0);
  return { ...grid, points, list: { salt, marks } };
}

/** @param {Options} options @param {typeof KINDS[number]} kind */
function tableByte({ size, min, seconds }, kind) {
  const [a, b, c] = [
    CHOICES.size.indexOf(size),
    CHOICES.min.indexOf(min),
    CHOICES.seconds.indexOf(seconds),
  ];
  return a + 2 * b + 4 * c + 8 * KINDS.indexOf(kind);
}

/** @param {string} body */
function checkOf(body) {
  return sha256(`lexigrid challenge\n${body}`).slice(0, CHECK_DIGITS);
}

/** @param {number} value @param {number} length @returns {number[]} the greatest first */
function inBytes(value, length) {
  const most = length === 2 ? MOST_POINTS : 2 ** (MARK_BITS + POINT_BITS) - 1;
  if (!(value >= 0 && value <= most)) throw new RangeError(`${value} has no place`);
  return Array.from({ length }, (_, i) => (value >> (8 * (length - 1 - i))) & 255);
}

/** @param {number[]} bytes */
function fromBytes(bytes) {
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}

/** @param {number[]} bytes */
function hex(bytes) {
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} digits */
function unhex(digits) {
  return (digits.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** @param {number[]} bytes */
function toText(bytes) {
  const plain = btoa(bytes.map((byte) => String.fromCharCode(byte)).join(""));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} text of letters of base64url */
function fromText(text) {
  try {
    const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    throw new ChallengeError("broken");
  }
}
