import { listOf, maybe, oneOf, record, text, whole } from "./shape.js";

/**
 * What is remembered of a round between friends besides its log, which has all: the log
 * is that of the whole exchange, and can be verified without this.
 *
 * @typedef {"two_lists" | "no_seal" | "late_seal" | "unsealed_open" | "no_open" |
 *   "altered_list" | "reused_salt" | "clock_nonsense" | "impossible_word"} Outcome
 *
 * @typedef {object} Fair
 * @property {string} room 32 hexadecimal digits
 * @property {number} round from 1
 * @property {number} attempt from 1
 * @property {number | null} seat that was hunted from here; null: looked on
 * @property {(Outcome | null)[]} outcomes by seat: why its list does not count
 * @property {"waiting" | "agreed" | "unlike"} agreed whether all came to the same result
 */

export const OUTCOMES = Object.freeze(
  /** @type {const} */ ([
    "two_lists",
    "no_seal",
    "late_seal",
    "unsealed_open",
    "no_open",
    "altered_list",
    "reused_salt",
    "clock_nonsense",
    "impossible_word",
  ]),
);

const MOST_SEATS = 8;
const MOST_ROUNDS = 9999;

export const fairFault = record({
  room: text(32, /^[0-9a-f]{32}$/),
  round: whole(MOST_ROUNDS),
  attempt: whole(MOST_ROUNDS),
  seat: maybe(whole(MOST_SEATS)),
  outcomes: listOf(maybe(oneOf(OUTCOMES)), MOST_SEATS),
  agreed: oneOf(["waiting", "agreed", "unlike"]),
});
