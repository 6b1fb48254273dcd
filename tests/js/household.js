/** Rounds as a household gathers them, kept with their views. */

/** @import { HuntView, ListedWord, MissedWord } from "../../js/protocol.js" */
/** @import { Round } from "../../js/store/round.js" */

import { aRound } from "./rounds.js";

/**
 * @param {string} word
 * @param {Partial<ListedWord>} [changed]
 * @returns {ListedWord}
 */
export const claimed = (word, changed = {}) => ({
  word,
  path: [0, 1, 2],
  points: 1,
  at: 1000,
  others: [],
  ...changed,
});

/**
 * @param {string} word
 * @param {Partial<MissedWord>} [changed]
 * @returns {MissedWord}
 */
export const missed = (word, changed = {}) => ({
  word,
  path: [0, 1, 2],
  points: 1,
  everyday: true,
  ...changed,
});

/**
 * @param {ListedWord[][]} lists
 * @param {MissedWord[]} [unfound]
 * @param {Partial<HuntView>} [changed]
 * @returns {HuntView}
 */
export function anEnd(lists, unfound = [], changed = {}) {
  return {
    game: "hunt",
    size: 4,
    min: 3,
    seconds: 180,
    seat: 1,
    phases: lists.map(() => "over"),
    phase: "over",
    cells: [..."TDIANET", "Qu", ..."ERASSVEL"],
    worth: [0, 0, 0, 1, 1, 2, 3, 5, 11],
    claims: [],
    reveal: {
      winners: [1],
      draw: false,
      lists: lists.map((words, i) => ({ seat: i + 1, points: 0, words })),
      missed: unfound,
      words: 9,
      points: 12,
      found_words: 2,
      found_points: 3,
      longest: "lantern",
    },
    ...changed,
  };
}

/**
 * @param {number} i
 * @param {HuntView} view
 * @param {Partial<Round>} [changed]
 */
export function aPlayed(i, view, changed = {}) {
  const { size, min, seconds } = view;
  return aRound(i, { view, options: { size, min, seconds }, ...changed });
}
