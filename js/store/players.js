import { listOf, record, text, whole } from "./shape.js";

/**
 * Who hunts on this device, in order of hunting.
 *
 * @import { Check } from "./shape.js"
 * @typedef {object} Player
 * @property {string} name "" for one who gave none
 * @property {number} token 0 to 7, a form with its colour; no two at a table have the same
 */

export const MOST_SEATS = 8;
export const LONGEST_NAME = 16;

/** Nothing that cannot be seen, and no space at the ends. */
export const NAME = new RegExp(`^(?!\\s|[^]*\\s$)[^\\p{C}]{0,${LONGEST_NAME}}$`, "u");

const player = record({
  // Two UTF-16 units a letter at most.
  name: text(2 * LONGEST_NAME, NAME),
  token: whole(MOST_SEATS - 1),
});

/**
 * @param {number} least players
 * @returns {Check}
 */
export const playersFault = (least) => (value) => {
  const fault = listOf(player, MOST_SEATS)(value);
  if (fault !== null) return fault;
  const tokens = /** @type {Player[]} */ (value).map(({ token }) => token);
  if (tokens.length < least) return "";
  const twin = tokens.findIndex((token, i) => tokens.indexOf(token) < i);
  return twin < 0 ? null : `${twin}.token`;
};

/**
 * As many as there may be, without names; a part of them sits at a smaller table.
 * @returns {Player[]}
 */
export function nobodyYet() {
  return Array.from({ length: MOST_SEATS }, (_, token) => ({ name: "", token }));
}

/**
 * These sit first; the others keep what is left of names and tokens.
 * @param {readonly Player[]} first
 * @param {readonly Player[]} all eight
 * @returns {Player[]}
 */
export function seated(first, all) {
  const free = nobodyYet().filter(
    ({ token }) => !first.some((player) => player.token === token),
  );
  const rest = free.map(({ token }, i) => ({
    name: all[first.length + i]?.name ?? "",
    token,
  }));
  return [...first, ...rest];
}

/**
 * A name as it is kept, from what was typed.
 * @param {string} typed
 */
export function tidyName(typed) {
  const seen = typed.replace(/\s+/g, " ").replace(/\p{C}/gu, "").trim();
  return [...seen].slice(0, LONGEST_NAME).join("").trim();
}

/**
 * The player is called so, and has this token; whoever has that one gets the player's.
 * @param {readonly Player[]} players
 * @param {number} at
 * @param {Player} like
 * @returns {Player[]}
 */
export function withLikeness(players, at, { name, token }) {
  const before = players[at]?.token ?? 0;
  return players.map((one, i) => {
    if (i === at) return { name, token };
    return one.token === token ? { ...one, token: before } : one;
  });
}

/**
 * A token that nobody has yet; where all are taken, the first.
 * @param {readonly Pick<Player, "token">[]} others
 */
export function freeToken(others) {
  const taken = new Set(others.map(({ token }) => token));
  return nobodyYet().find(({ token }) => !taken.has(token))?.token ?? 0;
}

/**
 * Gives the player the next token; whoever has that one gets the player's.
 * @param {readonly Player[]} players
 * @param {number} at
 */
export function nextToken(players, at) {
  const { name, token } = players[at] ?? { name: "", token: 0 };
  return withLikeness(players, at, { name, token: (token + 1) % MOST_SEATS });
}

/**
 * A profile sits down at a seat, which takes its name and token (T19). Where it sat before
 * comes who was at the seat: nobody earns at two.
 * @param {{players: readonly Player[], profiles: readonly string[]}} people `profiles`: whose
 *   credits each of them earns, "": nobody's
 * @param {number} at of the people
 * @param {Player & {id: string}} profile
 * @returns {{players: Player[], profiles: string[]}}
 */
export function seatedAs({ players, profiles }, at, { id, name, token }) {
  const before = profiles.indexOf(id);
  const from = before < 0 ? at : before;
  return {
    players: withLikeness(swapped(players, at, from), at, { name, token }),
    profiles: swapped(profiles, at, from).with(at, id),
  };
}

/**
 * A name is typed at a seat. Name and credits go together (T19): a profile sits down under
 * its name, and under another name nobody earns. No name changes nothing of the credits.
 * @param {{players: readonly Player[], profiles: readonly string[]}} people as `seatedAs`
 *   takes them
 * @param {number} at of the people
 * @param {string} typed
 * @param {readonly (Player & {id: string})[]} known profiles on this device
 * @returns {{players: Player[], profiles: string[]}}
 */
export function namedAs(people, at, typed, known) {
  const name = tidyName(typed);
  const profile = known.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (profile) return seatedAs(people, at, profile);
  return {
    players: people.players.map((one, i) => (i === at ? { ...one, name } : one)),
    profiles: people.profiles.map((id, i) => (i === at && name ? "" : id)),
  };
}

/** @template T @param {readonly T[]} list @param {number} one @param {number} other */
const swapped = (list, one, other) =>
  list.map((item, i) => list[i === one ? other : i === other ? one : i] ?? item);
