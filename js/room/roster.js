/**
 * Who is in the room, in which order, and what the table has agreed on: all of it from
 * what the members have said; only who is present is each one's own view.
 *
 * @import { Table } from "./deal_text.js"
 * @import { Body } from "./entry.js"
 * @import { Feeds } from "./feeds.js"
 *
 * @typedef {"joining" | "here" | "away" | "gone" | "unreachable"} Presence
 * @typedef {{words: string, hunt: string, classic: string}} Build digests
 *
 * @typedef {object} Member
 * @property {string} id
 * @property {string} key
 * @property {string} name "" for one who gave none
 * @property {number} token no two have the same, as long as there are eight
 * @property {boolean} isNamesake somebody who stands before has this name
 * @property {Presence} presence
 * @property {boolean} ready
 * @property {boolean} isUnlike has other rules or words
 * @property {boolean} isForked has said two things as one
 * @property {string | null} why it cannot be reached
 */
import { MOST_SEATS } from "../store/players.js";
import { compareEntries } from "./feeds.js";

/**
 * @typedef {object} Seen
 * @property {string} me
 * @property {Build} build
 * @property {(id: string) => Presence} presence
 * @property {(id: string) => string | null} why
 */

/**
 * @param {Feeds} feeds
 * @param {Seen} seen
 * @param {readonly string[]} order
 * @returns {Member[]} in order
 */
export function membersOf(feeds, seen, order) {
  /** @type {Member[]} */
  const members = [];
  for (const id of inOrder(feeds, order)) {
    members.push(memberOf(feeds, seen, id, members));
  }
  return members;
}

/** @param {Feeds} feeds @param {readonly string[]} order */
export function inOrder(feeds, order) {
  const others = feeds.authors.filter((id) => !order.includes(id)).sort();
  return [...order.filter((id) => feeds.feedOf(id)), ...others];
}

/** @param {Feeds} feeds @param {Seen} seen @param {string} id @param {Member[]} before */
function memberOf(feeds, seen, id, before) {
  const feed = feeds.feedOf(id);
  const said = feeds.said(id).map(({ body }) => body);
  const build = buildOf(said);
  const who = said.findLast((body) => body.kind === "who" || body.kind === "hello");
  const name = who && "name" in who ? who.name : "";
  const has = (/** @type {Member} */ other) => other.name === name && name !== "";
  const isUnlike = build !== null && !isAlike(build, seen.build);
  const hasLeft = id !== seen.me && said.at(-1)?.kind === "leave";
  const ready = said.findLast((body) => body.kind === "ready");
  return {
    id,
    key: feed?.key ?? "",
    name,
    token: freeToken(who && "token" in who ? who.token : 0, before),
    isNamesake: before.some(has),
    presence: hasLeft ? /** @type {Presence} */ ("gone") : seen.presence(id),
    ready: ready?.kind === "ready" && ready.ready && !hasLeft,
    isUnlike,
    isForked: feed?.isForked ?? false,
    why: seen.why(id),
  };
}

/**
 * The build that somebody has now, by all that was said.
 * @param {readonly Body[]} said
 * @returns {Build | null} null before the hello
 */
export function buildOf(said) {
  const last = said.findLast(({ kind }) => kind === "build" || kind === "hello");
  return last && "hunt" in last ? last : null;
}

/** @param {Build} a @param {Build} b */
export function isAlike(a, b) {
  return a.words === b.words && a.hunt === b.hunt && a.classic === b.classic;
}

/**
 * Those who are gone give theirs back.
 * @param {number} wanted
 * @param {Member[]} before
 */
function freeToken(wanted, before) {
  const taken = new Set(
    before.filter(({ presence }) => presence !== "gone").map(({ token }) => token),
  );
  for (let i = 0; i < MOST_SEATS; i++) {
    const token = (wanted + i) % MOST_SEATS;
    if (!taken.has(token)) return token;
  }
  return wanted;
}

/** @param {Feeds} feeds @returns {string | null} null: nothing has come of it yet */
export function founderOf(feeds) {
  const hasFounded = (/** @type {string} */ author) =>
    feeds.said(author).some(({ body }) => body.kind === "found");
  return feeds.derived("founder", () => feeds.authors.find(hasFounded) ?? null);
}

/**
 * The table: the founder sets the first; each after it keeps the order of those who are
 * there and may only add to it. Anybody may set one, for all in the order may be gone. As
 * long as nobody knows of a founder, the first is whose stands first.
 * @param {Feeds} feeds
 * @returns {Table | null}
 */
export function tableOf(feeds) {
  return feeds.derived("table", () => tableFrom(feeds));
}

/** @param {Feeds} feeds @returns {Table | null} */
function tableFrom(feeds) {
  const all = feeds.authors.flatMap((author) =>
    feeds.said(author).flatMap(({ n, text, body }) => {
      return body.kind === "table" ? [{ author, n, text, table: body.table }] : [];
    }),
  );
  all.sort((a, b) => a.table.v - b.table.v || compareEntries(a, b));
  // A leap would leave no numbers for those that come.
  const said = new Set(all.map(({ table }) => table.v));
  const leap = all.findIndex(({ table: { v } }) => v > 0 && !said.has(v - 1));
  /** @type {Table | null} */
  let now = null;
  const founder = founderOf(feeds);
  for (const { author, table } of leap < 0 ? all : all.slice(0, leap)) {
    const order = now ? now.order : [founder ?? author];
    const isFirst = now !== null || author === order[0];
    if (isFirst && order.every((id, i) => table.order[i] === id)) now = table;
  }
  return now;
}

/** Those who have the same rules and words. @param {readonly Member[]} members */
export function alikeOf(members) {
  return members.filter(({ isUnlike }) => !isUnlike).map(({ id }) => id);
}

/**
 * @param {readonly Member[]} members
 * @param {readonly string[]} seats
 * @returns {number[]} seats, from 0, that have others
 */
export function unlikeSeats(members, seats) {
  const alike = alikeOf(members);
  return [...seats.keys()].filter((i) => !alike.includes(seats[i] ?? ""));
}

/** Deals and starts, as long as it is present. @param {readonly Member[]} members */
export function chairOf(members) {
  const present = members.filter(isThere);
  return (present.find(({ isForked }) => !isForked) ?? present[0])?.id ?? null;
}

/** A lost way between two does not make a member absent. @param {Member} member */
export function isThere({ presence }) {
  return presence === "here" || presence === "unreachable";
}
