/**
 * What has been said of one deal, by seat. It follows from the set of entries alone: equal
 * sets give equal states, in whatever order the entries came.
 *
 * @import { Deal } from "./deal_text.js"
 * @import { Entry } from "./feeds.js"
 *
 * @typedef {{n: number, signature: string}} Place where in its author's feed it stands
 * @typedef {Place & {hash: string}} Hash
 * @typedef {Place & {nonce: string}} NonceSaid
 * @typedef {Place & {seals: string}} CloseSaid
 * @typedef {Place & {salt: string, list: string}} OpenSaid
 *
 * @typedef {object} Dealing
 * @property {string} room
 * @property {string} turn `3.1`: round and attempt
 * @property {string} dealHash
 * @property {Deal} deal
 * @property {string} dealer
 * @property {string[] | null} pinned the nonces with which the grid was made here, by seat
 * @property {boolean} [isDoubled] whoever dealt it dealt another thing as well
 * @property {number[]} [unheard] seats, from 1, that left out this one without a reason
 *
 * @typedef {object} RoundState
 * @property {Dealing} dealing
 * @property {Hash[][]} promises by seat, unlike ones; more than one is a lie
 * @property {(NonceSaid | null)[]} nonces by seat, that fit the first promise
 * @property {(Hash | null)[]} promised by seat, the one that the nonce fits
 * @property {string | null} seed null until all nonces are in
 * @property {Map<string, number>} starts by author, on its own clock
 * @property {Set<string>} lifted authors
 * @property {boolean[]} voided by seat: wants no more of this deal
 * @property {Hash[][]} seals by seat, at most two unlike ones
 * @property {CloseSaid[][]} closes by seat
 * @property {OpenSaid[][]} opens by seat, at most two unlike ones
 * @property {Set<string>[]} excuses by seat: who goes on without it
 * @property {Map<string, string>} results the last by author
 */
import { promiseOf, seedOf } from "./hashes.js";

/**
 * @param {Dealing} dealing
 * @param {readonly Entry[]} entries of the turn, in order
 * @returns {RoundState}
 */
export function roundState(dealing, entries) {
  const { seats } = dealing.deal;
  const own = seats.map((id) => entries.filter(({ author }) => author === id));
  const promises = own.map((said) => unlike(of(said, "promise"), ({ hash }) => hash));
  const pairs = seats.map((id, i) => pairOf(dealing, id, i, own[i] ?? []));
  const nonces = pairs.map((pair) => pair?.nonce ?? null);
  return {
    dealing,
    promises,
    nonces,
    promised: pairs.map((pair) => pair?.promise ?? null),
    seed: seedFrom(dealing, nonces),
    starts: startsOf(entries),
    lifted: new Set(of(entries, "lift").map(({ author }) => author)),
    voided: own.map((said) => of(said, "void").length > 0),
    seals: own.map((said) => unlike(of(said, "seal"), ({ hash }) => hash).slice(0, 2)),
    closes: own.map((said) => of(said, "close")),
    opens: own.map((said) =>
      unlike(of(said, "open"), ({ salt, list }) => `${salt} ${list}`).slice(0, 2),
    ),
    excuses: seats.map((_, i) => excusersOf(entries, i + 1, seats)),
    results: new Map(of(entries, "result").map(({ author, hash }) => [author, hash])),
  };
}

/**
 * @template {Body["kind"]} K
 * @typedef {Extract<Body, {kind: any}> & {kind: K} & Place & {author: string}} Said
 * @import { Body } from "./entry.js"
 */

/**
 * @template {Body["kind"]} K
 * @param {readonly Entry[]} entries
 * @param {K} kind
 * @returns {Said<K>[]}
 */
function of(entries, kind) {
  return entries
    .filter(({ body }) => body.kind === kind)
    .map(({ author, n, signature, body }) => {
      return /** @type {Said<K>} */ ({ ...body, author, n, signature });
    });
}

/** The first of each. @param {readonly Entry[]} entries */
function startsOf(entries) {
  const starts = of(entries, "start");
  return new Map(starts.reverse().map(({ author, at }) => [author, at]));
}

/**
 * The first of each that is unlike the others.
 * @template T
 * @param {T[]} all
 * @param {(one: T) => string} textOf
 */
function unlike(all, textOf) {
  const seen = new Set();
  return all.filter((one) => {
    const text = textOf(one);
    return !seen.has(text) && seen.add(text);
  });
}

/**
 * The nonce that fits the seat's first promise, or the one the grid was made with here.
 * @param {Dealing} dealing @param {string} id @param {number} i
 * @param {readonly Entry[]} said
 */
function pairOf(dealing, id, i, said) {
  const promises = of(said, "promise");
  const pinned = dealing.pinned?.[i];
  for (const nonce of of(said, "nonce")) {
    const hash = promiseOf(dealing, id, nonce.nonce);
    const promise = promises.find((one) => one.hash === hash);
    const isFirst = promise?.hash === promises[0]?.hash;
    const fits = pinned ? nonce.nonce === pinned : isFirst;
    if (promise && fits) return { promise, nonce };
  }
  return null;
}

/** @param {Dealing} dealing @param {(NonceSaid | null)[]} nonces */
function seedFrom(dealing, nonces) {
  const all = nonces.flatMap((one) => (one ? [one.nonce] : []));
  return all.length === nonces.length ? seedOf(dealing, all) : null;
}

/**
 * Only seats excuse.
 * @param {readonly Entry[]} entries @param {number} seat @param {string[]} seats
 */
function excusersOf(entries, seat, seats) {
  const excuses = of(entries, "excuse").filter((one) => one.seat === seat);
  return new Set(
    excuses.map(({ author }) => author).filter((author) => seats.includes(author)),
  );
}

/** Who gave the promise a lie's second face. @param {RoundState} state */
export function twofold({ promises }) {
  return promises.map((all) => all.length > 1);
}
