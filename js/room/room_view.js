/**
 * What the page is told of a room.
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Game, Options } from "../store/tables.js"
 * @import { MatchOf, Table } from "./deal_text.js"
 * @import { Driving } from "./driver.js"
 * @import { Judged } from "./judging.js"
 * @import { Member } from "./roster.js"
 * @import { Rounds } from "./rounds.js"
 *
 * @typedef {"lobby" | "dealing" | "counting" | "hunting" | "sealing" | "opening" |
 *   "over"} Phase
 *
 * @typedef {object} Done by seat
 * @property {boolean[]} promised
 * @property {boolean[]} nonces
 * @property {boolean[]} sealed
 * @property {boolean[]} closed
 * @property {boolean[]} opened
 *
 * @typedef {object} RoundView
 * @property {number} number
 * @property {number} attempt
 * @property {Game} game
 * @property {Options} options
 * @property {MatchOf | null} match
 * @property {string[]} seats ids
 * @property {number | null} seat own, from 1; null for who looks on
 * @property {string | null} seed as soon as it is known, to those who sit: not to be shown
 *   before `startsAt`; to the others when the round is over
 * @property {number | null} startsAt on the own clock
 * @property {number | null} endsAt
 * @property {number | null} shaker seat from 1, in Classic
 * @property {number | null} turner seat from 1 that turns the glass, in Classic
 * @property {boolean} lifted
 * @property {Done} done
 * @property {boolean[]} excused by seat: is not waited for any more
 * @property {boolean[]} excusable by seat: `excuse` would do something
 * @property {number[]} awaited seats, from 1, that something is waited for from
 * @property {string} list own, as far as it is kept here
 * @property {(string | null)[]} outcomes by seat, null as long as nothing speaks against it
 * @property {string | null} log
 * @property {HuntView | null} shown what all see of its end
 * @property {"waiting" | "agreed" | "unlike" | "failed"} agreed `failed`: the engine does
 *   not take the log
 * @property {string[]} unlike ids whose result is another
 * @property {string[]} left ids that sat in an earlier attempt and kept silent
 *
 * @typedef {object} RoomView
 * @property {string} me
 * @property {string} secret
 * @property {string} room
 * @property {string | null} chair
 * @property {boolean} isFounder
 * @property {Member[]} members in order
 * @property {Table | null} table
 * @property {Phase} phase
 * @property {RoundView | null} round
 * @property {{number: number, left: string[]} | null} fell the round that did not come about
 * @property {Record<string, number>} refused how many messages, by code
 * @property {string[]} cut why there is no way to those who were never met
 * @property {boolean} isKept what is said is kept for a reload
 */
import { closedSeals } from "./closing.js";
import {
  deadlineOf,
  isAbsent,
  isExcused,
  isHeldLongEnough,
  isLifted,
  isOver,
  shakerOf,
  turnerOf,
} from "./driver.js";
import { awaitedSeats } from "./driver_waits.js";
import { compareTurns, numbersOf } from "./turns.js";

/** @param {Driving | null} driving @returns {Phase} */
export function phaseOf(driving) {
  if (!driving) return "lobby";
  const { state, now, startsAt, seat } = driving;
  const deadline = deadlineOf(driving);
  if (startsAt === null || deadline === null) return "dealing";
  if (!state.seed || now < startsAt) return "counting";
  if (now < deadline) return "hunting";
  if (isOver(driving)) return "over";
  const hasOpened = seat >= 0 && (state.opens[seat]?.length ?? 0) > 0;
  const isOpening = hasOpened || (seat < 0 && closedSeals(state) !== null);
  return isOpening ? "opening" : "sealing";
}

/**
 * @param {Rounds} rounds
 * @param {Driving} driving
 * @param {Judged | null} judged
 * @param {Pick<RoundView, "agreed" | "unlike">} agreement
 * @returns {RoundView}
 */
export function roundView(rounds, driving, judged, agreement) {
  const { state, mine, seat } = driving;
  const { deal } = state.dealing;
  const [number, attempt] = numbersOf(mine.turn);
  const shaker = shakerOf(state);
  const turner = turnerOf(state);
  const all = [...deal.seats.keys()];
  const isRunning = phaseOf(driving) !== "over";
  return {
    number,
    attempt,
    game: deal.game,
    options: deal.options,
    match: deal.match,
    seats: deal.seats,
    seat: seat < 0 ? null : seat + 1,
    seed: seat < 0 && isRunning ? null : state.seed,
    startsAt: driving.startsAt,
    endsAt: deadlineOf(driving),
    shaker: shaker === null ? null : shaker + 1,
    turner: turner === null ? null : turner + 1,
    lifted: isLifted(state),
    done: doneOf(driving),
    excused: all.map((i) => isExcused(driving, i)),
    excusable: all.map((i) => isExcusable(driving, i)),
    awaited: awaitedSeats(driving).map((i) => i + 1),
    list: mine.list,
    outcomes: judged?.outcomes ?? all.map(() => null),
    log: judged?.log ?? null,
    shown: judged?.view ?? null,
    ...agreement,
    left: leftBefore(rounds),
  };
}

/** @param {Driving} driving @returns {Done} */
function doneOf({ state: { promises, nonces, seals, closes, opens } }) {
  const some = (/** @type {readonly unknown[]} */ said) => said.length > 0;
  return {
    promised: promises.map(some),
    nonces: nonces.map((nonce) => nonce !== null),
    sealed: seals.map(some),
    closed: closes.map(some),
    opened: opens.map(some),
  };
}

/** @param {Driving} driving @param {number} i */
export function isExcusable(driving, i) {
  if (driving.seat < 0 || i === driving.seat || isExcused(driving, i)) return false;
  if (!awaitedSeats(driving).includes(i)) return false;
  return isAbsent(driving.presence(i)) || isHeldLongEnough(driving, i);
}

/** @param {Rounds} rounds */
function leftBefore({ current, deals }) {
  if (!current) return [];
  const [round] = numbersOf(current.turn);
  const before = deals.filter(
    ({ turn }) => numbersOf(turn)[0] === round && compareTurns(turn, current.turn) < 0,
  );
  const sat = new Set(before.flatMap(({ deal }) => deal.seats));
  return [...sat].filter((id) => !current.deal.seats.includes(id));
}
