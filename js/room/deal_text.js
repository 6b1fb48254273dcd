/**
 * What is dealt, and what the table has agreed on, as JSON with its names in alphabetical
 * order and without a blank.
 *
 * @import { Check } from "../store/shape.js"
 * @import { Game, Options } from "../store/tables.js"
 *
 * @typedef {{rounds: number[], target: number}} MatchOf numbers of its rounds, this one last
 *
 * @typedef {object} Deal
 * @property {Game} game
 * @property {Options} options those of each seat by seat order
 * @property {string[]} seats ids of the members in seat order
 * @property {MatchOf | null} match
 *
 * @typedef {object} Table what the next round will be
 * @property {Game} game
 * @property {Options} options without those of each seat
 * @property {string[]} order ids of the members; the first who is present deals
 * @property {number | null} target of the match (C9)
 * @property {Record<string, number> | null} teams by member (C8)
 * @property {Record<string, number> | null} minimums by member (Handicap)
 * @property {number} v how many tables were set before
 */
import { targetFault } from "../store/match.js";
import { MOST_SEATS } from "../store/players.js";
import { isRecord, listOf, maybe, oneOf, record, text, whole } from "../store/shape.js";
import { CLASSIC, MOST_TEAMS, tableFault } from "../store/tables.js";

export const MOST_MEMBERS = 16;
/** Characters; the engine takes no longer one. */
export const LONGEST_DEAL = 4000;
const ID = /^[\w-]{22}$/;
const MOST_ROUND = 9999;

/** @param {number} most @param {number} least @returns {Check} */
const ids = (most, least) => (value) => {
  const fault = listOf(text(22, ID), most)(value);
  if (fault !== null) return fault;
  const all = /** @type {string[]} */ (value);
  return all.length < least || new Set(all).size < all.length ? "" : null;
};

/** @param {Check} check @returns {Check} */
const byMember = (check) => (value) => {
  if (!isRecord(value)) return "";
  const fields = Object.entries(value);
  if (fields.length > MOST_MEMBERS) return "";
  const bad = fields.find(([id, one]) => !ID.test(id) || check(one) !== null);
  return bad ? bad[0] : null;
};

const roundNumber = whole(MOST_ROUND);

/** @type {Check} */
const rounds = (value) => {
  const fault = listOf(roundNumber, MOST_ROUND)(value);
  if (fault !== null) return fault;
  const numbers = /** @type {number[]} */ (value);
  const rise = numbers.every((one, i) => one > (i ? Number(numbers[i - 1]) : 0));
  return numbers.length > 0 && rise ? null : "";
};

const dealShape = record({
  game: oneOf(["hunt", "classic"]),
  options: (value) => (isRecord(value) ? null : ""),
  seats: ids(MOST_SEATS, 1),
  match: maybe(record({ rounds, target: targetFault })),
});

const tableShape = record({
  game: oneOf(["hunt", "classic"]),
  options: (value) => (isRecord(value) ? null : ""),
  order: ids(MOST_MEMBERS, 1),
  target: maybe(targetFault),
  teams: maybe(byMember(oneOf(Array.from({ length: MOST_TEAMS }, (_, i) => i + 1)))),
  minimums: maybe(byMember(oneOf([...CLASSIC.minimums]))),
  v: whole(MOST_ROUND),
});

/** @type {Check} */
export const dealFault = (value) => {
  const fault = dealShape(value);
  if (fault !== null) return fault;
  const { game, options, seats } = /** @type {Deal} */ (value);
  return tableFault(game, seats.length)(options);
};

/** @type {Check} */
export const tableShapeFault = (value) => {
  const fault = tableShape(value);
  if (fault !== null) return fault;
  const { game, options } = /** @type {Table} */ (value);
  const isOfSeats = ["shaker", "teams", "minimums"].some((name) => name in options);
  return isOfSeats ? "options" : tableFault(game, 1)(options);
};

/** @param {string} json @returns {Deal | null} */
export function readDeal(json) {
  if (json.length > LONGEST_DEAL) return null;
  return /** @type {Deal | null} */ (read(json, dealFault));
}

/** @param {string} json @returns {Table | null} */
export function readTable(json) {
  return /** @type {Table | null} */ (read(json, tableShapeFault));
}

/** @param {string} json @param {Check} fault @returns {unknown} */
function read(json, fault) {
  try {
    const value = JSON.parse(json);
    return fault(value) === null && writeJson(value) === json ? value : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {string} */
export function writeJson(value) {
  return JSON.stringify(value, (_, part) =>
    isRecord(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
