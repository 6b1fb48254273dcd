/**
 * All that is kept: games of whatever kind, profiles and tournaments. They lie on one
 * shelf, so that a build that knows fewer kinds still finds its rounds.
 *
 * @import { Profile } from "./profile.js"
 * @import { Round } from "./round.js"
 * @import { TileGame } from "./tile_game.js"
 * @import { Tournament } from "./tournament.js"
 * @typedef {Round | TileGame} Kept a game
 * @typedef {Kept | Profile | Tournament} Shelved
 */
import { isProfile, joinedProfile, profileFault } from "./profile.js";
import { roundFault } from "./round.js";
import { isRecord } from "./shape.js";
import { tileGameFault } from "./tile_game.js";
import { isTileKind } from "./tile_kinds.js";
import { isTournament, joinedTournament, tournamentFault } from "./tournament.js";

/**
 * @param {unknown} value
 * @returns {string | null} the first wrong field; null: a game that can be kept
 */
export function keptFault(value) {
  const isOther = isRecord(value) && isTileKind(value.game);
  return isOther ? tileGameFault(value) : roundFault(value);
}

/** @param {unknown} value @returns {string | null} as `keptFault`, for whatever is kept */
export function shelvedFault(value) {
  const kind = isRecord(value) ? value.kind : undefined;
  if (kind === "profile") return profileFault(value);
  return kind === "tournament" ? tournamentFault(value) : keptFault(value);
}

/** @param {Shelved} one @returns {one is Kept} */
export const isGame = (one) => !("kind" in one);

/** @param {Kept} game @returns {game is TileGame} */
export const isTiles = (game) => isTileKind(game.game);

/** @param {unknown} value @returns {value is TileGame} */
export function isTileGame(value) {
  return tileGameFault(value) === null;
}

/** The rack of a turn has been seen. @param {Kept} game */
const hasBegun = (game) => "begun" in game && game.begun;

/**
 * Whether a game goes on from what is stored of it. Logs only grow: a log that has other
 * lines was played in another tab, and would be lost. Nor does a turn that has begun, in
 * which a rack was seen, begin anew.
 * @param {Kept} game
 * @param {unknown} stored
 * @param {string} [undone] the log of which a move is taken back
 */
export function goesOnFrom(game, stored, undone) {
  if (keptFault(stored) !== null) return true;
  const held = /** @type {Kept} */ (stored);
  const isSame = held.log === game.log;
  if (isSame && hasBegun(held) && !hasBegun(game)) return false;
  return game.log.startsWith(held.log) || held.log === undone;
}

/** @param {unknown} held @param {Profile | Tournament} found */
function both(held, found) {
  if (isProfile(found) && isProfile(held)) return joinedProfile(held, found);
  if (isTournament(found) && isTournament(held)) return joinedTournament(held, found);
  return null;
}

/**
 * What is to be kept when a file brings a record whose id is here.
 * @param {Shelved} found
 * @param {() => Promise<unknown>} read what is here
 * @returns {Promise<Shelved | null>} null: that stays as it is
 */
export async function joined(found, read) {
  if (isGame(found)) return null;
  const held = await read();
  const after = both(held, found);
  return after === held ? null : after;
}
