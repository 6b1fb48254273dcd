/** Waiting for a turn to be over, or for a player to have gone. */

/** Nothing else ends so long a pause, ms. */
const LONG = 3_600_000;

export class Waits {
  #left;
  #wake = () => {};

  /** @param {AbortSignal} left the player goes */
  constructor(left) {
    this.#left = left;
  }

  /** Something has happened. */
  wake() {
    this.#wake();
  }

  /** @param {number} wait ms, unless it is woken before @returns {Promise<void>} */
  pause(wait) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, wait);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#left.addEventListener("abort", this.#wake, { once: true });
    });
  }

  /** Looks whenever it is woken. @param {() => boolean} isSo */
  async until(isSo) {
    while (!isSo()) {
      this.#left.throwIfAborted();
      await this.pause(LONG);
    }
  }

  /** @returns {Promise<never>} rejected when the player goes */
  gone() {
    return new Promise((_, reject) => {
      const left = this.#left;
      if (left.aborted) return reject(left.reason);
      left.addEventListener("abort", () => reject(left.reason), { once: true });
    });
  }
}
