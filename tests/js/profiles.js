/** Profiles and tournaments for the tests. */

/**
 * @import { Entry, Profile } from "../../js/store/profile.js"
 * @import { Tournament } from "../../js/store/tournament.js"
 */
import { idOf } from "./rounds.js";

export const AT = new Date(Date.UTC(2026, 10, 2)).toISOString();

/** @param {number} n @returns {string} what a play is known by */
export const playOf = (n) => n.toString(16).padStart(16, "0");

/** A game in which a hundred credits were earned. @param {number} n @returns {Entry} */
export const played = (n, changed = {}) => ({
  kind: "played",
  at: AT,
  play: playOf(n),
  words: ["sprinkle", "catnap"],
  all_tiles: 0,
  standing: null,
  ...changed,
});

/** @param {string} item @returns {Entry} */
export const bought = (item) => ({ kind: "bought", at: AT, item });

/** Twenty games won with whole racks: 6,500 credits. @returns {Entry[]} */
export const riches = () =>
  Array.from({ length: 20 }, (_, i) =>
    played(i, { words: [], all_tiles: 1, standing: "won" }),
  );

/** @param {number} i @param {Partial<Profile>} [changed] @returns {Profile} */
export const aProfile = (i, changed = {}) => ({
  id: idOf(100 + i),
  kind: "profile",
  started: new Date(Date.UTC(2026, 10, 1) + i * 60_000).toISOString(),
  name: ["Ida", "Theo", "Wren"][i % 3] ?? "",
  token: i,
  letter: "ITW"[i % 3] ?? "A",
  entries: [],
  ...changed,
});

/** @param {number} i @param {Partial<Tournament>} [changed] @returns {Tournament} */
export const aTournament = (i, changed = {}) => {
  const { id: profile, name, token, letter } = aProfile(0);
  return {
    id: idOf(200 + i),
    kind: "tournament",
    started: AT,
    seed: "5eed".repeat(16),
    people: [{ profile, name, token, letter }],
    games: [],
    left: [],
    ...changed,
  };
};
