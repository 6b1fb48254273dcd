/**
 * What the list of past rounds shows of a finished one.
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Summary } from "../store/round.js"
 */

/** How many of the best words are remembered. */
const BEST = 5;

/**
 * @param {HuntView} view of a round that is over, with its reveal
 * @returns {Summary}
 */
export function summaryOf({ seat, reveal }) {
  if (!reveal) throw new TypeError("the round is not over");
  const list = reveal.lists.find((one) => one.seat === seat);
  const words = (list?.words ?? []).filter(({ struck }) => !struck);
  const byWorth = [...words].sort(
    (a, b) => b.points - a.points || b.word.length - a.word.length || a.at - b.at,
  );
  const longest = [...words].sort(
    (a, b) => b.word.length - a.word.length || a.at - b.at,
  );
  return {
    words: words.length,
    points: list?.points ?? 0,
    found_words_share: share(reveal.found_words, reveal.words),
    found_points_share: share(reveal.found_points, reveal.points),
    longest: longest[0]?.word ?? "",
    best: byWorth.slice(0, BEST).map((one) => one.word),
  };
}

/** @param {number} part @param {number} whole */
function share(part, whole) {
  return whole > 0 ? Math.min(1, part / whole) : 0;
}
