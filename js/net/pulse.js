/**
 * Is the other side there, how far is it, and what does its clock say? Of the last pings,
 * the one that came back soonest knows best.
 *
 * @typedef {{rtt: number, offset: number}} Sample ms; the other's clock less the own
 */

/** A ping so often, ms, and more at first, until there are some. */
const PING = 2_000;
const FIRST_PINGS = 150;
const SOME = 8;
/** So many without an answer, and there is no hurry any more. */
const FEW = 4;

const KEPT = 12;
const MOST_OPEN = 32;
/** By so much two measurements of steady clocks may differ, ms: these are read coarsely. */
const COARSE = 250;

export class Pulse {
  /** When the other side was last heard. */
  heard = Number.NEGATIVE_INFINITY;
  #asked = Number.NEGATIVE_INFINITY;
  #last = 0;
  /** @type {Map<number, number>} when each ping was sent */
  #open = new Map();
  /** @type {Sample[]} */
  #samples = [];

  /** Of another page, or of a device that has slept: what was measured is void. */
  reset() {
    this.#open.clear();
    this.#samples = [];
    this.#asked = Number.NEGATIVE_INFINITY;
  }

  /**
   * @param {number} now
   * @returns {{t: "ping", i: number} | null} null: not yet
   */
  ping(now) {
    const isNew = this.#samples.length < SOME && this.#open.size < FEW;
    const wait = isNew ? FIRST_PINGS : PING;
    if (now - this.#asked < wait) return null;
    this.#asked = now;
    this.#last += 1;
    this.#open.set(this.#last, now);
    for (const oldest of this.#open.keys()) {
      if (this.#open.size <= MOST_OPEN) break;
      this.#open.delete(oldest);
    }
    return { t: "ping", i: this.#last };
  }

  /** @param {Record<string, unknown>} said @param {number} now */
  pong({ i, at }, now) {
    const asked = this.#open.get(Number(i));
    if (asked === undefined || typeof at !== "number" || !Number.isFinite(at)) return;
    this.#open.delete(Number(i));
    const sample = { rtt: now - asked, offset: at - (asked + now) / 2 };
    if (this.#samples.some((other) => !isAlike(other, sample))) this.#samples = [];
    this.#samples.push(sample);
    if (this.#samples.length > KEPT) this.#samples.shift();
  }

  /** @returns {Sample | null} */
  get best() {
    return this.#samples.reduce(
      (best, one) => (best === null || one.rtt < best.rtt ? one : best),
      /** @type {Sample | null} */ (null),
    );
  }
}

/**
 * None is wrong by more than half its way there and back, unless one of the clocks has
 * stood still in between, as it does where a device sleeps: then the older one is void.
 * @param {Sample} a
 * @param {Sample} b
 */
function isAlike(a, b) {
  return Math.abs(a.offset - b.offset) <= (a.rtt + b.rtt) / 2 + COARSE;
}
