/**
 * Which deal of which round is followed.
 *
 * @import { Deal } from "./deal_text.js"
 * @import { Feeds } from "./feeds.js"
 *
 * @typedef {object} DealSaid
 * @property {string} turn
 * @property {string} author
 * @property {string} text
 * @property {string} hash
 * @property {Deal} deal
 *
 * What may become of the deal that is followed: it may yet become a round (`open`), it is
 * one in which the own list is not opened yet, it is one that only the next round may
 * follow, or nothing holds one back from any other (`free`).
 * @typedef {"open" | "running" | "opened" | "free"} Hold
 */
import { dealHashOf } from "./hashes.js";

/** @param {string} turn @returns {[number, number]} round and attempt */
export function numbersOf(turn) {
  const [round = 0, attempt = 0] = turn.split(".").map(Number);
  return [round, attempt];
}

/** @param {string} a @param {string} b @returns {number} below zero: `a` is earlier */
export function compareTurns(a, b) {
  const [[r, s], [t, u]] = [numbersOf(a), numbersOf(b)];
  return r - t || s - u;
}

/** @param {Feeds} feeds @returns {DealSaid[]} */
export function dealsIn(feeds) {
  return feeds.derived("deals", () => dealsFrom(feeds));
}

/** @param {Feeds} feeds @returns {DealSaid[]} */
function dealsFrom(feeds) {
  const all = feeds.authors.flatMap((author) => dealsBy(feeds, author));
  const due = dueTurns(all.map(({ turn }) => turn));
  return all.filter(({ turn }) => due.has(turn));
}

/** Nobody deals a turn twice but a liar: two show it. */
const MOST_OF_TURN = 2;

/** @param {Feeds} feeds @param {string} author */
function dealsBy(feeds, author) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return feeds.said(author).flatMap(({ body }) => {
    if (body.kind !== "deal") return [];
    const count = counts.get(body.turn) ?? 0;
    counts.set(body.turn, count + 1);
    return count < MOST_OF_TURN ? [dealSaid(author, body)] : [];
  });
}

/** Each is made once: a hash takes its time. @type {WeakMap<object, DealSaid>} */
const known = new WeakMap();

/** @param {string} author @param {import("./entry.js").Dealt} body */
function dealSaid(author, body) {
  const { turn, text, deal } = body;
  const said = known.get(body) ?? { turn, author, text, deal, hash: dealHashOf(text) };
  known.set(body, said);
  return said;
}

/**
 * Rounds and attempts go up one by one: a leap would leave no numbers for the others.
 * @param {string[]} turns
 */
function dueTurns(turns) {
  const said = new Set(turns);
  /** @type {Set<string>} */
  const due = new Set();
  for (let round = 1; said.has(`${round}.1`); round++) {
    for (let attempt = 1; said.has(`${round}.${attempt}`); attempt++) {
      due.add(`${round}.${attempt}`);
    }
  }
  return due;
}

/**
 * @typedef {object} Looking
 * @property {DealSaid[]} deals
 * @property {DealSaid | null} current
 * @property {Hold} hold
 * @property {readonly string[]} order members in order
 * @property {string | null} chair
 * @property {(said: DealSaid) => boolean} isPlayed most who are here play it
 */

/**
 * The deal to follow after this one: the latest by the chair, by who stands before it, or
 * that most are playing already.
 * @param {Looking} looking
 * @returns {DealSaid | null} null: stay
 */
export function nextDeal({ deals, current, hold, order, chair, isPlayed }) {
  const rank = (/** @type {string | null} */ id) => order.indexOf(id ?? "");
  const later = deals.filter(
    (said) =>
      rank(said.author) >= 0 &&
      said.deal.seats.every((id) => order.includes(id)) &&
      (!current || isAfter(said.turn, current.turn, hold)) &&
      (rank(said.author) <= rank(chair) || isPlayed(said)),
  );
  later.sort((a, b) => compareTurns(b.turn, a.turn) || rank(a.author) - rank(b.author));
  return later[0] ?? null;
}

/** @param {string} turn @param {string} before @param {Hold} hold */
function isAfter(turn, before, hold) {
  if (hold === "running") return false;
  if (hold === "opened") return numbersOf(turn)[0] > numbersOf(before)[0];
  return compareTurns(turn, before) > 0;
}

/**
 * At least half of the seats have gone on to a later deal, or want no more of this one.
 * @param {Feeds} feeds
 * @param {DealSaid} said
 */
export function isGivenUp(feeds, said) {
  const name = `given up ${said.turn} ${said.hash}`;
  return feeds.derived(name, () => givenUp(feeds, said));
}

/** @param {Feeds} feeds @param {DealSaid} said */
function givenUp(feeds, said) {
  const { turn, deal } = said;
  const later = feeds.turns.filter((one) => compareTurns(one, turn) > 0);
  const gone = new Set(
    later
      .flatMap((one) => feeds.ofTurn(one))
      .filter(({ body }) => body.kind === "nonce")
      .map(({ author }) => author),
  );
  for (const author of voidersOf(feeds, said)) gone.add(author);
  return 2 * deal.seats.filter((id) => gone.has(id)).length >= deal.seats.length;
}

/** The first attempt that nobody has dealt yet. @param {DealSaid[]} deals @param {number} round */
export function freeTurn(deals, round) {
  const attempts = deals
    .map(({ turn }) => numbersOf(turn))
    .filter(([number]) => number === round)
    .map(([, attempt]) => attempt);
  return `${round}.${Math.max(0, ...attempts) + 1}`;
}

/** Who wants no more of a deal. @param {Feeds} feeds @param {DealSaid} said */
export function voidersOf(feeds, { turn }) {
  const voids = feeds.ofTurn(turn).filter(({ body }) => body.kind === "void");
  return voids.map(({ author }) => author);
}
