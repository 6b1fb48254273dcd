/**
 * How a round stands beside the challenge that it answers: as the points are, and as they
 * are when words that both had count for neither (H15).
 *
 * @import { Challenge } from "../store/challenge.js"
 * @import { HuntView } from "../protocol.js"
 * @import { Sheet } from "./reveal_lists.js"
 *
 * @typedef {{mine: number, theirs: number}} Standing
 * @typedef {Standing & {common: Common | null}} Comparison `common` is null when the
 *   friend's words are not told
 * @typedef {Standing & {words: string[]}} Common `mine` and `theirs` without these
 */
import { html, nothing } from "lit-html";
import { markOf, readChallenge } from "../store/challenge.js";
import { CHALLENGE } from "../ui/words.js";
import { rowsOf } from "./reveal_lists.js";

/**
 * @param {string | undefined} code
 * @param {HuntView} view of the round's end
 * @returns {Comparison | null} without points to beat
 */
export function comparisonOf(code, { reveal }) {
  const [list] = reveal?.lists ?? [];
  if (code === undefined || !list) return null;
  try {
    return compared(readChallenge(code), list.words);
  } catch {
    // It was stored by another build, or spoilt: the round is still a round.
    return null;
  }
}

/**
 * @param {Challenge} challenge
 * @param {readonly {word: string, points: number}[]} words the player's own
 * @returns {Comparison | null}
 */
export function compared({ seed, points, list }, words) {
  if (points === null) return null;
  const standing = { mine: sum(words), theirs: points };
  if (!list) return { ...standing, common: null };
  const told = new Map(list.marks.map((one) => [one.mark, one]));
  const marks = words.map(({ word }) => markOf(seed, list.salt, word));
  const isCommon = marks.map((mark) => told.has(mark));
  for (const mark of marks) told.delete(mark);
  return {
    ...standing,
    common: {
      words: words.filter((_, i) => isCommon[i]).map(({ word }) => word),
      mine: sum(words.filter((_, i) => !isCommon[i])),
      theirs: sum([...told.values()]),
    },
  };
}

/** @param {readonly {points: number}[]} some */
function sum(some) {
  return some.reduce((total, { points }) => total + points, 0);
}

/** @param {Comparison | null} comparison */
export function challengeNote(comparison) {
  if (!comparison) return nothing;
  const { mine, theirs, common } = comparison;
  return html`<p class="reveal-challenge">
    <strong>${CHALLENGE.outcome(mine, theirs)}</strong>
    ${common ? CHALLENGE.cancelled(common.words.length, common.mine, common.theirs) : nothing}
  </p>`;
}

/**
 * The friend's list, as far as it may be read: the words that are on the own one too.
 * @param {Comparison} comparison
 * @param {Sheet | undefined} own
 * @returns {Sheet | null}
 */
export function friendSheet({ theirs, common }, own) {
  if (!common || !own) return null;
  const rows = rowsOf(own).filter(({ word }) => common.words.includes(word));
  return {
    ...own,
    id: "friend",
    name: CHALLENGE.friend,
    tab: CHALLENGE.tab,
    total: String(theirs),
    note: CHALLENGE.both(rows.length),
    empty: CHALLENGE.noneBoth,
    // Rows of their own: one that is chosen here is not chosen on the own list.
    groups: [{ name: "", rows: rows.map((row) => ({ ...row })) }],
  };
}
