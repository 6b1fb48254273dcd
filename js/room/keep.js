/**
 * What a member keeps of a room, so that a reload comes back with seat, words and seal:
 * one record, written before anything of it is sent.
 *
 * @import { RawEntry } from "./wire.js"
 *
 * @typedef {{read: () => string | null, write: (text: string) => void}} Keep
 *
 * @typedef {object} Mine of one deal
 * @property {string} turn
 * @property {string} dealHash
 * @property {string} nonce
 * @property {string} salt
 * @property {string} list as far as it goes
 * @property {number | null} startsAt on the wall's clock
 * @property {string[] | null} pinned the nonces of all seats, by which the grid was made
 * @property {number[]} [unheard] seats, from 1, that left out this one without a reason
 *
 * @typedef {object} Kept
 * @property {string} room
 * @property {JsonWebKey} jwk
 * @property {[body: string, signature: string][]} feed
 * @property {Mine[]} mines of the deals followed last, the newest last
 */
import { toHex } from "../net/bytes.js";
import { isRecord, listOf, maybe, record, text, whole } from "../store/shape.js";
import { MOST_MEMBERS } from "./deal_text.js";
import { LONGEST_BODY } from "./entry.js";
import { LIST } from "./list_text.js";
import { isEntry, MOST_ENTRIES } from "./wire.js";

export const MOST_MINES = 4;

const digits = text(64, /^[0-9a-f]{64}$/);

const mineFields = {
  turn: text(9, /^[1-9]\d{0,3}\.[1-9]\d{0,3}$/),
  dealHash: digits,
  nonce: digits,
  salt: text(32, /^[0-9a-f]{32}$/),
  list: text(LONGEST_BODY, LIST),
  startsAt: maybe(whole()),
  pinned: maybe(listOf(digits, 8)),
};

const mine = record(mineFields, { unheard: listOf(whole(8), 8) });

const feedEntry = (/** @type {unknown} */ value) => {
  if (!Array.isArray(value) || value.length !== 2) return "";
  return text(LONGEST_BODY)(value[0]) ?? text(86)(value[1]);
};

const kept = record({
  room: text(32, /^[0-9a-f]{32}$/),
  jwk: (value) => (isRecord(value) ? null : ""),
  feed: listOf(feedEntry, MOST_ENTRIES),
  mines: listOf(mine, MOST_MINES),
});

const heard = record({
  room: text(32, /^[0-9a-f]{32}$/),
  entries: listOf(isEntry, MOST_ENTRIES * MOST_MEMBERS),
});

/**
 * Nonce and salt of a deal, new for each.
 * @param {{turn: string, hash: string}} said
 * @param {(length: number) => Uint8Array} entropy
 * @returns {Mine}
 */
export function freshMine({ turn, hash }, entropy) {
  return {
    turn,
    dealHash: hash,
    nonce: toHex(entropy(32)),
    salt: toHex(entropy(16)),
    list: "",
    startsAt: null,
    pinned: null,
  };
}

/**
 * @param {Keep} keep
 * @param {string} room
 * @returns {Kept | null} null where nothing sound of this room is kept
 */
export function readKept(keep, room) {
  try {
    const value = JSON.parse(keep.read() ?? "");
    return kept(value) === null && value.room === room ? value : null;
  } catch {
    return null;
  }
}

/**
 * @param {Keep} keep
 * @param {Kept} what
 * @returns {boolean} false where there is no room for it; what was kept is then gone, so
 *   that nobody comes back as one who has said less
 */
export function writeKept(keep, what) {
  if (put(keep, JSON.stringify(what))) return true;
  // Where even that fails a reload begins as somebody else, too.
  put(keep, "");
  return false;
}

/**
 * What the others had said, for who comes back while they are away.
 * @param {Keep} keep
 * @param {string} room
 * @returns {RawEntry[]} none where nothing sound of this room is kept
 */
export function readHeard(keep, room) {
  try {
    const value = JSON.parse(keep.read() ?? "");
    return heard(value) === null && value.room === room ? value.entries : [];
  } catch {
    return [];
  }
}

/** Most often they can say it again. @param {Keep} keep @param {string} room @param {RawEntry[]} entries */
export function writeHeard(keep, room, entries) {
  if (!put(keep, JSON.stringify({ room, entries }))) put(keep, "");
}

/** @param {Keep} keep @param {string} kept */
function put(keep, kept) {
  try {
    keep.write(kept);
    return true;
  } catch {
    return false;
  }
}
