/**
 * A knockout on this device: who entered, what was played, who left (T22). How it stands
 * is told by the engine. The bracket knows places; where people sit is not its business.
 *
 * @import { Badge } from "./profile.js"
 *
 * @typedef {Badge & {profile: string}} Entrant as it was called when it entered
 * @typedef {object} FinishedMatch a finished game of a match
 * @property {number} match 1 to 7
 * @property {string} play the digest of the play's beginning
 * @property {number | null} winner a place; null: a tie, which is played again
 *
 * @typedef {object} Tournament
 * @property {string} id
 * @property {"tournament"} kind
 * @property {string} started as `Date.toISOString` writes it
 * @property {string} seed 64 hexadecimal digits
 * @property {Entrant[]} people at places 1, 2 …
 * @property {FinishedMatch[]} games in the order in which they ended
 * @property {number[]} left places, in the order in which their people left
 *
 * @typedef {object} OfTournament what a play says of the tournament that it belongs to
 * @property {string} id
 * @property {number} match
 * @property {number[]} places by seat
 */
import { badgeFields, playDigest } from "./profile.js";
import { isoDate, listOf, maybe, oneOf, record, text, uuid } from "./shape.js";

export const PLACES = 8;
const MATCHES = 7;
/** As many as the engine takes. */
const MOST_GAMES = 100;

/** @param {number} most */
const numbered = (most) => oneOf(Array.from({ length: most }, (_, i) => i + 1));
const place = numbered(PLACES);

const shapeFault = record({
  id: uuid,
  kind: oneOf(["tournament"]),
  started: isoDate,
  seed: text(64, /^[0-9a-f]{64}$/),
  people: listOf(record({ profile: uuid, ...badgeFields }), PLACES),
  games: listOf(
    record({ match: numbered(MATCHES), play: playDigest, winner: maybe(place) }),
    MOST_GAMES,
  ),
  left: listOf(place, PLACES),
});

/** @type {import("./shape.js").Check} */
export const ofTournamentFault = record({
  id: uuid,
  match: numbered(MATCHES),
  places: listOf(place, 2),
});

/**
 * The first field that keeps a value from being a tournament, or null when it is one.
 * @param {unknown} value
 * @returns {string | null}
 */
export function tournamentFault(value) {
  const fault = shapeFault(value);
  if (fault !== null) return fault;
  const { people, games, left } = /** @type {Tournament} */ (value);
  const profiles = people.map(({ profile }) => profile);
  if (people.length === 0 || hasTwins(profiles)) return "people";
  if (hasTwins(games.map(({ play }) => play))) return "games";
  return hasTwins(left) || left.some((one) => one > people.length) ? "left" : null;
}

/** @param {readonly unknown[]} values */
const hasTwins = (values) => new Set(values).size < values.length;

/** @param {unknown} value @returns {value is Tournament} */
export const isTournament = (value) => tournamentFault(value) === null;

/**
 * The tournament with a finished game more, unless it is there already.
 * @param {Tournament} tournament
 * @param {FinishedMatch} game
 * @returns {Tournament}
 */
export function withGame(tournament, game) {
  const isKnown = tournament.games.some(({ play }) => play === game.play);
  return isKnown ? tournament : { ...tournament, games: [...tournament.games, game] };
}

/** @param {Tournament} tournament @param {number} gone a place @returns {Tournament} */
export function withoutPlace(tournament, gone) {
  const { left } = tournament;
  return left.includes(gone) ? tournament : { ...tournament, left: [...left, gone] };
}

/**
 * The same tournament from two devices: the one that goes on from the other, else the one
 * that is here.
 * @param {Tournament} held
 * @param {Tournament} found
 * @returns {Tournament}
 */
export function joinedTournament(held, found) {
  return goesOnFrom(found, held) && !goesOnFrom(held, found) ? found : held;
}

/** @param {Tournament} later @param {Tournament} sooner */
const goesOnFrom = (later, sooner) =>
  beginsWith(later.games, sooner.games) && beginsWith(later.left, sooner.left);

/** @param {readonly unknown[]} whole @param {readonly unknown[]} start */
function beginsWith(whole, start) {
  return JSON.stringify(whole.slice(0, start.length)) === JSON.stringify(start);
}
