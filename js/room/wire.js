/**
 * What members send each other: how much each has of whose feed, and entries.
 *
 * @typedef {[author: string, n: number, body: string, signature: string]} RawEntry
 * @typedef {Map<string, {count: number, mark: string}>} Have by author
 * @typedef {{t: "have", have: Have} | {t: "entries", entries: RawEntry[]}} Message
 */
import { isRecord, listOf, record, text, whole } from "../store/shape.js";
import { MOST_MEMBERS } from "./deal_text.js";
import { LONGEST_BODY } from "./entry.js";

export const LONGEST_MESSAGE = 16_000;
export const MOST_ENTRIES = 4000;

const ID = /^[\w-]{22}$/;
const isId = text(22, ID);
const isCount = whole(MOST_ENTRIES);
const isMark = text(32, /^[0-9a-f]{32}$/);
const isBody = text(LONGEST_BODY);
const isSignature = text(86, /^[\w-]{85}[AQgw]$/);

/** @param {unknown} value */
export const isEntry = (value) => {
  if (!Array.isArray(value) || value.length !== 4) return "";
  const checks = [isId, isCount, isBody, isSignature];
  return checks.every((check, i) => check(value[i]) === null) ? null : "";
};

/** @param {unknown} value */
const haveFault = (value) => {
  if (!isRecord(value)) return "";
  const all = Object.entries(value);
  return all.length <= MOST_MEMBERS && all.every(isHave) ? null : "";
};

/** @param {[string, unknown]} field */
function isHave([author, what]) {
  if (!ID.test(author) || !Array.isArray(what) || what.length !== 2) return false;
  return isCount(what[0]) === null && isMark(what[1]) === null;
}

const isT = (/** @type {string} */ t) => (/** @type {unknown} */ value) =>
  value === t ? null : "";
const haveMessage = record({ t: isT("have"), v: haveFault });
const entriesMessage = record({ t: isT("entries"), e: listOf(isEntry, 200) });

/**
 * @param {unknown} said
 * @returns {Message | null} null for what is none
 */
export function readMessage(said) {
  if (typeof said !== "string" || said.length > LONGEST_MESSAGE) return null;
  /** @type {unknown} */
  let value;
  try {
    value = JSON.parse(said);
  } catch {
    return null;
  }
  if (haveMessage(value) === null) {
    const { v } = /** @type {{v: Record<string, [number, string]>}} */ (value);
    const all = Object.entries(v);
    return {
      t: "have",
      have: new Map(all.map(([id, [count, mark]]) => [id, { count, mark }])),
    };
  }
  if (entriesMessage(value) !== null) return null;
  return { t: "entries", entries: /** @type {{e: RawEntry[]}} */ (value).e };
}

/** @param {Have} have */
export function writeHave(have) {
  const all = [...have].map(([id, { count, mark }]) => [id, [count, mark]]);
  return JSON.stringify({ t: "have", v: Object.fromEntries(all) });
}

/** Room for the frame of a message. */
const FRAME = 40;

/**
 * @param {Iterable<RawEntry>} entries
 * @param {number} most messages
 * @returns {string[]}
 */
export function writeEntries(entries, most = Number.POSITIVE_INFINITY) {
  /** @type {RawEntry[][]} */
  const parts = [];
  let room = 0;
  for (const entry of entries) {
    const length = JSON.stringify(entry).length + 1;
    if (length > room || (parts.at(-1)?.length ?? 0) >= 200) {
      if (parts.length >= most) break;
      parts.push([]);
      room = LONGEST_MESSAGE - FRAME;
    }
    parts.at(-1)?.push(entry);
    room -= length;
  }
  return parts.map((e) => JSON.stringify({ t: "entries", e }));
}
