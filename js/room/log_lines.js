/**
 * The log of a round between friends: lines in the one order in which the engine takes
 * them (py/lexigrid/games/fair_order.py).
 *
 * @import { Deal } from "./deal_text.js"
 * @import { RoundState } from "./round_state.js"
 *
 * @typedef {{seat: number, at: number, move: string}} Line
 *
 * @typedef {object} Known
 * @property {readonly string[]} keys by seat
 * @property {readonly boolean[]} reused by seat: opened with a salt of an earlier round;
 *   what it opened is left out, so it scores nothing
 */
import { sha256 } from "../store/sha256.js";
import { closedSeals, seatsIn } from "./closing.js";
import { writeJson } from "./deal_text.js";
import { itemsOf } from "./list_text.js";

/**
 * @param {RoundState} state whose nonces are all in
 * @param {Known} known
 * @returns {Line[]}
 */
export function logLines(state, { keys, reused }) {
  const { dealing } = state;
  const limit = dealing.deal.options.seconds * 1000;
  const inTime = seatsIn(closedSeals(state) ?? "");
  const seats = [...dealing.deal.seats.keys()];
  const each = (/** @type {(i: number) => Line[]} */ lines) => seats.flatMap(lines);
  const sealed = (/** @type {string} */ kind, /** @type {number} */ i) =>
    (state.seals[i] ?? []).map((seal) => signed(kind, i, limit, seal, seal.hash));
  const { room, turn, dealHash } = dealing;
  return [
    { seat: 1, at: 0, move: `room ${room} ${turn} ${dealHash}` },
    ...dealLines(dealing.deal),
    ...each((i) => [{ seat: i + 1, at: 0, move: `key ${keys[i]}` }]),
    ...each((i) => maybe("promise", i, state.promised[i], "hash")),
    ...each((i) => maybe("nonce", i, state.nonces[i], "nonce")),
    ...each((i) => (inTime.has(i) ? sealed("seal", i) : [])),
    { seat: 1, at: limit, move: "close" },
    ...each((i) => (inTime.has(i) ? [] : sealed("late", i))),
    ...each((i) => (reused[i] ? [] : openLines(state, i, limit))),
    { seat: 1, at: limit, move: "end" },
  ];
}

const PIECE = 180;

/**
 * What was dealt, in pieces as long as may be: the header of a log is signed by nobody,
 * this text is what all have promised on.
 * @param {Deal} deal
 * @returns {Line[]}
 */
export function dealLines(deal) {
  const text = writeJson(deal);
  return Array.from({ length: Math.ceil(text.length / PIECE) }, (_, i) => {
    const piece = text.slice(i * PIECE, (i + 1) * PIECE);
    return { seat: 1, at: 0, move: `deal ${piece}` };
  });
}

/**
 * @param {string} kind @param {number} i @param {number} at
 * @param {{n: number, signature: string}} place @param {string} data
 */
function signed(kind, i, at, { n, signature }, data) {
  return { seat: i + 1, at, move: `${kind} ${data} ${n} ${signature}` };
}

/**
 * @param {string} kind @param {number} i
 * @param {{n: number, signature: string, hash?: string, nonce?: string} | null | undefined}
 *   said
 * @param {"hash" | "nonce"} name
 */
function maybe(kind, i, said, name) {
  return said ? [signed(kind, i, 0, said, said[name] ?? "")] : [];
}

/** @param {RoundState} state @param {number} i @param {number} limit */
function openLines(state, i, limit) {
  const opened = [...(state.opens[i] ?? [])].sort(
    (a, b) => a.n - b.n || compare(a.salt, b.salt) || compare(a.list, b.list),
  );
  return opened.flatMap((open) => [
    ...itemsOf(open.list).map((item) => ({ seat: i + 1, ...item })),
    signed("open", i, limit, open, open.salt),
  ]);
}

/** @param {string} a @param {string} b */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

const DIGITS = 16;

/**
 * Lines after the lines of a log; the chain of digests goes on.
 * @param {string} log without a line, as the engine begins it
 * @param {readonly Line[]} lines
 */
export function withLines(log, lines) {
  let digest = /^digest ([0-9a-f]{16})$/m.exec(log)?.[1] ?? "";
  const rows = lines.map(({ seat, at, move }) => {
    digest = sha256(`${digest}\n${seat} ${at} ${move}`).slice(0, DIGITS);
    return `${digest} ${seat} ${at} ${move}\n`;
  });
  return { log: log + rows.join(""), digest };
}
