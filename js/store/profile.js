/**
 * A player on this device, and what has happened to the player's credits (T19). An entry
 * says what happened and when; what it is worth is told by the engine, and stored nowhere.
 *
 * @import { CreditEntry } from "../protocol.js"
 * @import { Check } from "./shape.js"
 * @import { TileGame } from "./tile_game.js"
 *
 * @typedef {CreditEntry & {at: string}} Entry `at` as `Date.toISOString` writes it
 *
 * @typedef {object} Badge
 * @property {string} name
 * @property {number} token 0 to 7, a form with its colour
 * @property {string} letter on the token
 *
 * @typedef {object} ProfileParts
 * @property {string} id
 * @property {"profile"} kind
 * @property {string} started as `Date.toISOString` writes it
 * @property {Entry[]} entries in the order in which they came; there are only ever more
 *
 * @typedef {ProfileParts & Badge} Profile
 */
import { playOf } from "./log_header.js";
import { ITEMS } from "./looks.js";
import { LONGEST_NAME, MOST_SEATS, NAME } from "./players.js";
import {
  isoDate,
  isRecord,
  listOf,
  maybe,
  oneOf,
  record,
  text,
  uuid,
  whole,
} from "./shape.js";

/** As many as the engine takes. */
export const MOST_ENTRIES = 4000;
const MOST_LETTERS = 1_800_000;
const MOST_WORDS = 400;

const LETTER = /^\p{L}$/u;

const when = { at: isoDate };
/** What a play is known by (docs/notation.md). */
export const playDigest = text(16, /^[0-9a-f]{16}$/);

/** @type {Record<CreditEntry["kind"], Check>} */
const ENTRIES = {
  played: record({
    ...when,
    kind: oneOf(["played"]),
    play: playDigest,
    words: listOf(text(17, /^[a-z]{5,}$/), MOST_WORDS),
    all_tiles: whole(MOST_WORDS),
    standing: maybe(oneOf(["won", "second"])),
  }),
  bought: record({ ...when, kind: oneOf(["bought"]), item: oneOf(ITEMS) }),
  entered: record({ ...when, kind: oneOf(["entered"]), tournament: uuid }),
  awarded: record({
    ...when,
    kind: oneOf(["awarded"]),
    tournament: uuid,
    prize: oneOf(["winner", "finalist"]),
  }),
};

/** @type {Check} */
function entryFault(value) {
  const kind = isRecord(value) ? String(value.kind) : "";
  if (!Object.hasOwn(ENTRIES, kind)) return "kind";
  return ENTRIES[/** @type {CreditEntry["kind"]} */ (kind)](value);
}

export const badgeFields = {
  // Two UTF-16 units a letter at most.
  name: (/** @type {unknown} */ value) =>
    value === "" ? "" : text(2 * LONGEST_NAME, NAME)(value),
  token: whole(MOST_SEATS - 1),
  letter: text(2, LETTER),
};

const shapeFault = record({
  id: uuid,
  kind: oneOf(["profile"]),
  started: isoDate,
  ...badgeFields,
  entries: listOf(entryFault, MOST_ENTRIES),
});

/**
 * The first field that keeps a value from being a profile, or null when it is one.
 * @param {unknown} value
 * @returns {string | null}
 */
export function profileFault(value) {
  const fault = shapeFault(value);
  if (fault !== null) return fault;
  if (areTooMany(/** @type {Profile} */ (value).entries)) return "entries";
  const known = new Set();
  for (const [i, entry] of /** @type {Profile} */ (value).entries.entries()) {
    const isPrize = entry.kind === "awarded";
    const isOrphan = isPrize && !known.has(`entered ${entry.tournament}`);
    if (known.has(keyOf(entry)) || isOrphan) return `entries.${i}`;
    known.add(keyOf(entry));
  }
  return null;
}

/** @param {unknown} value @returns {value is Profile} */
export const isProfile = (value) => profileFault(value) === null;

/** What no two entries of a profile have in common. @param {CreditEntry} entry */
function keyOf(entry) {
  if (entry.kind === "played") return `played ${entry.play}`;
  if (entry.kind === "bought") return `bought ${entry.item}`;
  return `${entry.kind} ${entry.tournament}`;
}

/** The engine takes no more in one question. @param {readonly Entry[]} entries */
const areTooMany = (entries) =>
  entries.length > MOST_ENTRIES || JSON.stringify(entries).length > MOST_LETTERS;

/**
 * The profile with more entries, but for those that are there already: what is told twice
 * counts once. There is an end to entries, after thousands of games.
 * @param {Profile} profile
 * @param {...Entry} more
 * @returns {Profile} the same where nothing is new
 */
export function withEntries(profile, ...more) {
  const known = new Set(profile.entries.map(keyOf));
  const fresh = more.filter((entry) => !known.has(keyOf(entry)));
  const entries = [...profile.entries, ...fresh];
  return fresh.length === 0 || areTooMany(entries) ? profile : { ...profile, entries };
}

/** @param {Profile} profile @param {CreditEntry} entry */
export function hasEntry({ entries }, entry) {
  const key = keyOf(entry);
  return entries.some((one) => keyOf(one) === key);
}

/**
 * Has somebody who sat at a game no entry of it? A profile that is full takes no more.
 * @param {Pick<TileGame, "log" | "profiles">} game
 * @param {readonly Profile[]} people all profiles
 */
export function lacksEntry({ log, profiles = [] }, people) {
  const play = playOf(log);
  const hasPlay = (/** @type {Entry} */ one) =>
    one.kind === "played" && one.play === play;
  return people.some(
    ({ id, entries }) =>
      profiles.includes(id) && entries.length < MOST_ENTRIES && !entries.some(hasPlay),
  );
}

/** Has the profile paid for its place? @param {Profile} profile @param {string} tournament */
export const hasEntered = (profile, tournament) =>
  hasEntry(profile, { kind: "entered", tournament });

/** What of the store is the profile's. @param {Profile | null} profile */
export function ownedBy(profile) {
  return new Set(
    (profile?.entries ?? []).flatMap((one) =>
      one.kind === "bought" ? [one.item] : [],
    ),
  );
}

/**
 * The same profile from two devices, its entries as they came, so that both devices count
 * the same; who it is stays as it is here.
 * @param {Profile} held
 * @param {Profile} found
 * @returns {Profile} the same where nothing is new
 */
export function joinedProfile(held, found) {
  const joined = withEntries(held, ...found.entries);
  if (joined === held) return held;
  const sorted = { ...joined, entries: joined.entries.toSorted(bySequence) };
  // A clock that was set back may have a prize before its entry.
  return isProfile(sorted) ? sorted : joined;
}

/** At the same moment what brings credits comes first. */
const KINDS = ["played", "entered", "awarded", "bought"];

/** @param {Entry} entry */
const placeOf = (entry) => `${entry.at} ${KINDS.indexOf(entry.kind)} ${keyOf(entry)}`;

/** @param {Entry} one @param {Entry} other */
function bySequence(one, other) {
  const [own, its] = [placeOf(one), placeOf(other)];
  return Number(own > its) - Number(own < its);
}

/** A name's letter. @param {string} name */
export function letterOf(name) {
  const letter = [...name].find((one) => LETTER.test(one)) ?? "A";
  const capital = letter.toUpperCase();
  return LETTER.test(capital) ? capital : letter;
}
