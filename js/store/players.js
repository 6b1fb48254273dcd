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
 * Gives the player the next token; whoever has that one gets the player's.
 * @param {readonly Player[]} players
 * @param {number} at
 * @returns {Player[]}
 */
export function nextToken(players, at) {
  const mine = players[at]?.token ?? 0;
  const wanted = (mine + 1) % MOST_SEATS;
  return players.map((one, i) => {
    if (i === at) return { ...one, token: wanted };
    return one.token === wanted ? { ...one, token: mine } : one;
  });
}
