/**
 * How much somebody may say: so many at once, and so many a second after that.
 *
 * @typedef {object} Bucket
 * @property {(now: number) => boolean} take may this one pass?
 * @property {() => number} refused how many could not, since it was last full
 */

/**
 * @param {number} rate a second
 * @param {number} burst
 * @returns {Bucket}
 */
export function makeBucket(rate, burst) {
  let left = burst;
  let refused = 0;
  let last = Number.NEGATIVE_INFINITY;
  return {
    take(now) {
      left = Math.min(burst, left + (Math.max(0, now - last) * rate) / 1000);
      last = now;
      if (left === burst) refused = 0;
      if (left < 1) {
        refused += 1;
        return false;
      }
      left -= 1;
      return true;
    },
    refused: () => refused,
  };
}
