/** What is to be said to another, no faster than it is heeded there. */
import { makeBucket } from "./bucket.js";

/** A second, and at once: well below what is cut off. */
const PACE = { rate: 30, burst: 90 };
const MOST = 1_000;

export class Outbox {
  /** @type {string[]} */
  #waiting = [];
  #bucket = makeBucket(PACE.rate, PACE.burst);

  /** @param {string} data */
  put(data) {
    if (this.#waiting.length < MOST) this.#waiting.push(data);
  }

  /**
   * @param {number} now
   * @param {(data: string) => void} send
   */
  flush(now, send) {
    while (this.#waiting.length > 0 && this.#bucket.take(now)) {
      send(/** @type {string} */ (this.#waiting.shift()));
    }
  }

  clear() {
    this.#waiting = [];
  }
}
