import { fairFault } from "./fair.js";
import { viewFault, word } from "./hunt_view.js";
import { matchFault } from "./match.js";
import { playersFault } from "./players.js";
import {
  calendarDay,
  isoDate,
  isRecord,
  listOf,
  maybe,
  oneOf,
  record,
  share,
  text,
  uuid,
  whole,
} from "./shape.js";
import { leastOf, tableFault, tableKey } from "./tables.js";

/**
 * @import { HuntView } from "../protocol.js"
 * @import { Fair } from "./fair.js"
 * @import { OfMatch } from "./match.js"
 * @import { Player } from "./players.js"
 * @import { Game, Options } from "./tables.js"
 *
 * What is remembered of a round. The log is the round; the rest lets a list be shown
 * without replaying it.
 * @typedef {{elapsed: number, wall: number}} ClockMark ms on the glass; ms since 1970
 * @typedef {object} Summary
 * @property {number} words
 * @property {number} points
 * @property {number} found_words_share 0 to 1, of the words on the grid
 * @property {number} found_points_share 0 to 1, of the points on the grid
 * @property {string} longest longest word claimed, "" without claims
 * @property {string[]} best top words, best first
 * @typedef {object} Round
 * @property {string} id
 * @property {Game} game
 * @property {"running" | "over"} state
 * @property {string} log
 * @property {Options} options
 * @property {string} started as `Date.toISOString` writes it
 * @property {ClockMark} clock
 * @property {Summary | null} summary of a hunt played alone
 * @property {HuntView | null} view as the player saw it last; while several share the
 *   device, what the seat sees whose turn it is: nothing of the grid before it begins
 * @property {Player[]} [players] by seat, where several share the device
 * @property {string} [daily] the day whose grid it is, YYYY-MM-DD
 * @property {string} [challenge] the code of the challenge that it answers
 * @property {OfMatch} [match] that it is a round of
 * @property {Fair} [fair] played with friends by a link, each on a device of their own
 */

export const LOG_LIMIT = 400_000;
/** What the code of a challenge is made of (challenge.js). */
export const CODE_LIMIT = 4100;
export const CODE = /^[\w-]+$/;
/** As the engine writes it: lines end in one way. */
const LOG = /^[^\r]*$/;

/** Which game's they are to be is told by the round (`roundFault`). @param {unknown} value */
const anyOptions = (value) => (isRecord(value) ? null : "");

const fields = {
  id: uuid,
  game: oneOf(["hunt", "classic"]),
  state: oneOf(["running", "over"]),
  log: text(LOG_LIMIT, LOG),
  options: anyOptions,
  started: isoDate,
  clock: record({ elapsed: whole(), wall: whole() }),
  summary: maybe(
    record({
      words: whole(),
      points: whole(),
      found_words_share: share,
      found_points_share: share,
      longest: word,
      best: listOf(word, 20),
    }),
  ),
  view: maybe(viewFault),
};

const shapeFault = record(fields, {
  players: playersFault(2),
  daily: calendarDay,
  challenge: text(CODE_LIMIT, CODE),
  match: matchFault,
  fair: fairFault,
});

/**
 * The first field that keeps a value from being a round, or null when it is one.
 * @param {unknown} value
 * @returns {string | null}
 */
export function roundFault(value) {
  const fault = shapeFault(value);
  if (fault !== null) return fault;
  const round = /** @type {Round} */ (value);
  const { game, options, players } = round;
  const wrong = tableFault(game, players?.length ?? 1)(options);
  if (wrong !== null) return wrong ? `options.${wrong}` : "options";
  if (round.match && game !== "classic") return "match";
  if (round.summary && (round.state === "running" || round.players)) return "summary";
  if (round.view && !isOfTable(round.view, round)) return "view";
  if (players && !isSharedView(round)) return "view";
  return isFairTable(round) ? null : "fair";
}

/** @param {HuntView} view @param {Round} round */
function isOfTable(view, { game, options }) {
  const { size, min, seconds } = view;
  const isSame = size === options.size && seconds === options.seconds;
  return view.game === game && isSame && min === leastOf(options);
}

/** Whose turn it is, and in the end who won, is read in the view. @param {Round} round */
function isSharedView({ players = [], state, view }) {
  if (view?.phases.length !== players.length) return false;
  return state === "running" || Boolean(view.reveal?.winners.length);
}

/** Where friends play, a round is stored when it is over. @param {Round} round */
function isFairTable({ players, state, fair }) {
  if (!fair) return true;
  const seats = players?.length ?? 1;
  const { seat, outcomes } = fair;
  const isSeat = seat === null || (seat >= 1 && seat <= seats);
  return state === "over" && isSeat && outcomes.length === seats;
}

/**
 * @param {unknown} value
 * @returns {value is Round}
 */
export function isRound(value) {
  return roundFault(value) === null;
}

/**
 * A new round's id, a version 4 UUID. `crypto.randomUUID` is missing where a page is
 * served without encryption; sixteen random bytes are to be had everywhere.
 * @param {Uint8Array} entropy sixteen bytes
 * @returns {string}
 */
export function roundId(entropy) {
  const bytes = Array.from(entropy.subarray(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * The finished rounds of one table, best first: points, then words, then the earlier.
 * @param {readonly Round[]} rounds
 * @param {Options} options
 * @param {Game} [game]
 * @returns {(Round & {summary: Summary})[]}
 */
export function highScores(rounds, options, game = "hunt") {
  const key = tableKey(game, options);
  return rounds
    .filter((round) => isScored(round))
    .filter((round) => tableKey(round.game, round.options) === key)
    .sort(
      (a, b) =>
        b.summary.points - a.summary.points ||
        b.summary.words - a.summary.words ||
        byAge(a, b),
    );
}

/**
 * Older rounds first; rounds of the same instant in order of their ids.
 * @param {{started: string, id: string}} a
 * @param {{started: string, id: string}} b
 */
export function byAge(a, b) {
  const one = a.started + a.id;
  const other = b.started + b.id;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * @param {Round} round
 * @returns {round is Round & {summary: Summary}}
 */
export function isScored(round) {
  return round.state === "over" && round.summary !== null;
}
