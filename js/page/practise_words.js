/**
 * Practice on a grid whose words are all known: what the reveal tells is the truth, so
 * no engine is asked. Pure.
 *
 * @import { ClaimView, HuntView } from "../protocol.js"
 * @import { Path } from "../board/hunt_path.js"
 * @import { Verdict } from "./round_play.js"
 *
 * @typedef {{word: string, path: number[]}} GridWord
 * @typedef {{word: GridWord, cubes: number}} Hint so many of its first cubes
 */
import { spell } from "../board/hunt_path.js";

/**
 * All words of the grid, those most worth finding first: missed ones in the reveal's
 * order, everyday words before the rest; then what was claimed.
 * @param {HuntView} view of a round that is over
 * @returns {GridWord[]}
 */
export function wordsOf({ reveal }) {
  const { missed = [], lists = [] } = reveal ?? {};
  const claimed = lists.flatMap((list) => list.words.filter(({ struck }) => !struck));
  const words = new Map([...missed, ...claimed].map((one) => [one.word, one]));
  return [...words.values()];
}

/** The table laid open again, as before the first claim. @param {HuntView} view @returns {HuntView} */
export function laidOpen(view) {
  return {
    ...view,
    seat: 1,
    anything: false,
    minimums: [view.min],
    phases: ["hunting"],
    phase: "hunting",
    claims: [],
    reveal: null,
  };
}

/**
 * Refusals in the engine's order.
 * @param {HuntView} view
 * @param {readonly GridWord[]} words
 * @param {Path} path
 * @returns {Verdict}
 */
export function judge(view, words, path) {
  const word = spell(view.cells ?? [], path);
  if (word.length < view.min) return { refused: "too_short" };
  if (isFound(view, word)) return { refused: "already_claimed" };
  if (!words.some((one) => one.word === word)) return { refused: "not_in_list" };
  const points = view.worth[Math.min(word.length, view.worth.length - 1)] ?? 0;
  /** @type {ClaimView} */
  const accepted = { word, path: [...path], points, at: 0 };
  return { accepted, view: { ...view, claims: [...view.claims, accepted] } };
}

/**
 * One cube more of the word hinted at; after its last cube, or when it has been found,
 * the first of the next word that is still to be found.
 * @param {HuntView} view
 * @param {readonly GridWord[]} words
 * @param {Hint | null} before
 * @returns {Hint | null} null when all are found
 */
export function nextHint(view, words, before) {
  if (before && !isFound(view, before.word.word)) {
    const { word, cubes } = before;
    if (cubes < word.path.length) return { word, cubes: cubes + 1 };
  }
  const from = before ? words.indexOf(before.word) + 1 : 0;
  const inTurn = [...words.slice(from), ...words.slice(0, from)];
  const word = inTurn.find((one) => !isFound(view, one.word));
  return word ? { word, cubes: 1 } : null;
}

/** @param {HuntView} view @param {string} word */
export function isFound({ claims }, word) {
  return claims.some((claim) => claim.word === word);
}
