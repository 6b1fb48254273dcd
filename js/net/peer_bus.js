/**
 * Signals between two members by way of a third who has channels to both, so that guests
 * who came by code meet each other without any server. What is carried is sealed and
 * signed already: a carrier can lose it, and nothing else.
 *
 * A signal goes to all who are near. They have a channel to its author, and need no signal
 * to find it: they hand it on. With it go the names of those who are near, so that it is
 * handed on just to members who are not. There it stays: one hop, no loops.
 *
 * @import { Net } from "./net.js"
 * @import { Bus } from "./nostr.js"
 *
 * @typedef {Pick<Net, "peers" | "onControl" | "sendControl">} Channels
 * @typedef {Bus & {refused: () => number}} PeerBus `refused`: how many messages were ill
 *   formed or too many
 */
import { makeBucket } from "./bucket.js";

/** The first leg, and the second. */
const CARRY = "carry";
const CARRIED = "carried";

/** Letters of a signal; four times what a description needs. */
export const MOST_CARRIED = 12_000;
const MOST_NEAR = 16;
const ID = /^[\w-]{22}$/;

/** Signals a second, and at once: what one member says, and what one hands on for seven. */
const SAID = { rate: 5, burst: 30 };
const HANDED = { rate: 20, burst: 90 };

/** Signals that came by two carriers are told apart from new ones for so long. */
const REMEMBERED = 200;

/**
 * To be poked whenever a member's presence changes: it then says how many are near.
 * @param {Channels} channels
 * @param {{now: () => number}} means
 * @returns {PeerBus}
 */
export function openPeerBus(channels, { now }) {
  /** @type {((sealed: string) => void) | null} */
  let deliver = null;
  /** @type {Parameters<Bus["open"]>[1]} */
  let tellStatus = () => {};
  let told = -1;
  let refused = 0;
  const isNew = makeMemory();
  const limits = { [CARRY]: makeLimit(SAID), [CARRIED]: makeLimit(HANDED) };

  /** @param {string} from @param {typeof CARRY | typeof CARRIED} kind @param {unknown} message */
  function take(from, kind, message) {
    if (!deliver) return;
    const carried = limits[kind](from, now()) ? read(message) : null;
    if (!carried) {
      refused += 1;
      return;
    }
    if (kind === CARRY) handOn(from, carried);
    else if (isNew(carried.sealed)) deliver(carried.sealed);
  }
  /** @param {string} from @param {{sealed: string, near: string[]}} carried */
  function handOn(from, { sealed, near }) {
    for (const peer of nearOf(channels)) {
      if (peer === from || near.includes(peer)) continue;
      channels.sendControl(peer, carrying(CARRIED, sealed, []));
    }
  }
  function look() {
    const open = nearOf(channels).length;
    if (open === told) return;
    told = open;
    tellStatus({ state: open ? "open" : "down", open, of: Math.max(1, open) });
  }

  channels.onControl(CARRY, (from, message) => take(from, CARRY, message));
  channels.onControl(CARRIED, (from, message) => take(from, CARRIED, message));
  return {
    name: "peers",
    open(hand, status) {
      deliver = hand;
      tellStatus = status;
      look();
    },
    publish(sealed) {
      if (!deliver || sealed.length > MOST_CARRIED) return;
      isNew(sealed); // it may come back
      look();
      const near = nearOf(channels);
      for (const peer of near) {
        channels.sendControl(peer, carrying(CARRY, sealed, near));
      }
    },
    poke: look,
    close() {
      deliver = null;
      tellStatus = () => {};
      told = -1;
    },
    refused: () => refused,
  };
}

/** @param {Channels} channels @returns {string[]} who has an open channel */
function nearOf(channels) {
  const all = [...channels.peers()].filter(([, { state }]) => state === "here");
  return all.map(([id]) => id).slice(0, MOST_NEAR);
}

/** @param {string} t @param {string} sealed @param {string[]} near */
function carrying(t, sealed, near) {
  return { t, sealed, near };
}

/**
 * @param {unknown} message from anybody
 * @returns {{sealed: string, near: string[]} | null}
 */
function read(message) {
  if (typeof message !== "object" || message === null) return null;
  const { sealed, near } = /** @type {Record<string, unknown>} */ (message);
  const isFit =
    typeof sealed === "string" &&
    sealed.length > 0 &&
    sealed.length <= MOST_CARRIED &&
    Array.isArray(near) &&
    near.length <= MOST_NEAR &&
    near.every((id) => typeof id === "string" && ID.test(id));
  return isFit ? { sealed, near } : null;
}

/** @param {{rate: number, burst: number}} limit */
function makeLimit({ rate, burst }) {
  /** @type {Map<string, import("./bucket.js").Bucket>} */
  const buckets = new Map();
  return (/** @type {string} */ from, /** @type {number} */ now) => {
    const bucket = buckets.get(from) ?? makeBucket(rate, burst);
    buckets.set(from, bucket);
    return bucket.take(now);
  };
}

/** Tells whether a text is seen for the first time, among the last few. */
function makeMemory() {
  /** @type {Set<string>} */
  const seen = new Set();
  return (/** @type {string} */ text) => {
    if (seen.has(text)) return false;
    seen.add(text);
    for (const oldest of seen) {
      if (seen.size <= REMEMBERED) break;
      seen.delete(oldest);
    }
    return true;
  };
}
