/**
 * When to say hello: at once a few times, then seldom, and after some minutes alone not at
 * all, for whoever comes says it too. Never where somebody is there already.
 */

/** Hellos at these times after the first, then so often for so long, ms. */
const FIRST = [700, 1_400, 2_100];
const OFTEN = { every: 5_000, until: 60_000 };
const SELDOM = { every: 15_000, until: 300_000 };

export class Hellos {
  isResting = false;
  #began = Number.POSITIVE_INFINITY;
  #next = Number.POSITIVE_INFINITY;

  /** From the start, the first one being said just now. @param {number} now */
  begin(now) {
    this.isResting = false;
    this.#began = now;
    this.#next = now + (FIRST[0] ?? 0);
  }

  get hasBegun() {
    return Number.isFinite(this.#began);
  }

  /** @param {number} now @returns {boolean} whether to say it now */
  isDue(now) {
    if (now < this.#next) return false;
    const since = now - this.#began;
    const soon = FIRST.find((at) => at > since);
    if (soon !== undefined) this.#next = this.#began + soon;
    else if (since < OFTEN.until) this.#next = now + OFTEN.every;
    else if (since < SELDOM.until) this.#next = now + SELDOM.every;
    else {
      this.#next = Number.POSITIVE_INFINITY;
      this.isResting = true;
    }
    return true;
  }
}
