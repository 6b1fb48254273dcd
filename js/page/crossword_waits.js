/** Waiting for a turn to be over, or for a player to have gone. */

/** Nothing else ends so long a pause, ms. */
const LONG = 3_600_000;

export class Waits {
  #left;
  /** What ends the pauses. @type {Set<() => void>} */
  #sleepers = new Set();

  /** @param {AbortSignal} left the player goes */
  constructor(left) {
    this.#left = left;
    left.addEventListener("abort", () => this.wake(), { once: true });
  }

  /** Something has happened. */
  wake() {
    for (const end of this.#sleepers) end();
  }

  /** @param {number} wait ms, unless it is woken before @returns {Promise<void>} */
  pause(wait) {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.#sleepers.delete(end);
        resolve();
      };
      const timer = setTimeout(end, wait);
      this.#sleepers.add(end);
    });
  }

  /** Looks whenever it is woken; rejected when the player goes. @param {() => boolean} isSo */
  async until(isSo) {
    while (!isSo()) {
      this.#left.throwIfAborted();
      await this.pause(LONG);
    }
  }
}
