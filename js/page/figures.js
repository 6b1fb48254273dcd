/**
 * What the finished rounds add up to. Pure: a day is a whole number that the caller
 * makes of a moment, by the device's calendar, so that neighbours differ by one.
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Round, Summary } from "../store/round.js"
 *
 * @typedef {Round & {summary: Summary}} Scored
 * @typedef {Pick<Round, "game" | "options">} Table
 * @typedef {{word: string, id: string}} Long a word, and the round it was claimed in
 * @typedef {{word: string, missed: number, found: number, points: number}} Missed
 * @typedef {{size: number, rounds: number, cells: number[]}} Heat how often each cell
 *   was part of a claimed word
 *
 * @typedef {object} Figures
 * @property {Scored[]} rounds oldest first
 * @property {{rounds: number, words: number, points: number, share: number}} sums
 *   `share`: of the grids' words, on average
 * @property {{now: number, longest: number}} streak days in a row
 * @property {Scored[]} best of each table, tables in order
 * @property {Long[]} longest
 * @property {Missed[]} missed everyday words
 * @property {Heat[]} heat
 */
import { byAge, highScores, isScored } from "../store/round.js";
import { tableKey } from "../store/tables.js";

/** So many words of each kind are told. */
const MOST = 10;

/**
 * @param {readonly Round[]} all
 * @param {object} calendar
 * @param {(iso: string) => number} calendar.dayOf
 * @param {number} calendar.today
 * @returns {Figures}
 */
export function figuresOf(all, { dayOf, today }) {
  const rounds = all.filter(isScored).sort(byAge);
  return {
    rounds,
    sums: sumsOf(rounds),
    streak: streakOf(
      rounds.map(({ started }) => dayOf(started)),
      today,
    ),
    best: bestOf(rounds),
    longest: longestOf(rounds),
    missed: missedOf(rounds),
    heat: [4, 5].map((size) => heatOf(rounds, size)).filter((one) => one.rounds > 0),
  };
}

/** @param {Scored[]} rounds */
function sumsOf(rounds) {
  /** @param {keyof Pick<Summary, "words" | "points" | "found_words_share">} field */
  const sum = (field) => rounds.reduce((all, { summary }) => all + summary[field], 0);
  return {
    rounds: rounds.length,
    words: sum("words"),
    points: sum("points"),
    share: sum("found_words_share") / Math.max(1, rounds.length),
  };
}

/**
 * A streak lives through today, which may still see a round.
 * @param {number[]} days of rounds, in any order
 * @param {number} today
 */
export function streakOf(days, today) {
  const played = new Set(days);
  const longest = [...played]
    .filter((day) => !played.has(day - 1))
    .map((day) => lengthFrom(played, day, 1));
  const last = played.has(today) ? today : today - 1;
  return { now: lengthFrom(played, last, -1), longest: Math.max(0, ...longest) };
}

/** @param {Set<number>} played @param {number} first @param {1 | -1} step */
function lengthFrom(played, first, step) {
  let length = 0;
  while (played.has(first + length * step)) length += 1;
  return length;
}

/** Of two tables alike, the same text. @param {Table} table */
export const keyOf = ({ game, options }) => tableKey(game, options);

/** Each table that was played on, once, in order. @param {Scored[]} rounds @returns {Table[]} */
export function tablesOf(rounds) {
  /** @type {Map<string, Table>} */
  const tables = new Map(rounds.map((round) => [keyOf(round), round]));
  return [...tables.keys()].sort().flatMap((key) => tables.get(key) ?? []);
}

/** @param {Scored[]} rounds */
function bestOf(rounds) {
  return tablesOf(rounds)
    .flatMap(({ game, options }) => highScores(rounds, options, game).slice(0, 1))
    .filter(({ summary }) => summary.points > 0);
}

/**
 * What the player claimed; of a round kept without its view, the best words are known.
 * @param {Scored} round
 */
function claimedIn({ summary, view }) {
  return ownList(view)?.map(({ word }) => word) ?? [summary.longest, ...summary.best];
}

/** @param {HuntView | null} view */
function ownList(view) {
  const seat = view?.seat ?? 1;
  const list = view?.reveal?.lists.find((one) => one.seat === seat);
  return list?.words.filter(({ struck }) => !struck);
}

/** Each word with the round that had it first. @param {Scored[]} rounds @returns {Long[]} */
function longestOf(rounds) {
  /** @type {Map<string, string>} */
  const first = new Map();
  for (const round of rounds) {
    for (const word of claimedIn(round)) {
      if (word && !first.has(word)) first.set(word, round.id);
    }
  }
  return [...first]
    .map(([word, id]) => ({ word, id }))
    .sort((a, b) => b.word.length - a.word.length || (a.word < b.word ? -1 : 1))
    .slice(0, MOST);
}

/**
 * Everyday words that stay unseen most often, the dearest first among equals.
 * @param {Scored[]} rounds
 * @returns {Missed[]}
 */
function missedOf(rounds) {
  /** @type {Map<string, Missed>} */
  const words = new Map();
  for (const { view } of rounds) {
    for (const { word, points, everyday } of view?.reveal?.missed ?? []) {
      if (!everyday) continue;
      const known = words.get(word) ?? { word, missed: 0, found: 0, points };
      known.missed += 1;
      words.set(word, known);
    }
  }
  for (const { word } of rounds.flatMap(({ view }) => ownList(view) ?? [])) {
    const known = words.get(word);
    if (known) known.found += 1;
  }
  return [...words.values()].sort(byNeed).slice(0, MOST);
}

/** @param {Missed} a @param {Missed} b */
function byNeed(a, b) {
  const need = b.missed - b.found - (a.missed - a.found);
  return need || b.points - a.points || (a.word < b.word ? -1 : 1);
}

/** @param {Scored[]} rounds @param {number} size @returns {Heat} */
function heatOf(rounds, size) {
  const lists = rounds
    .filter(({ options }) => options.size === size)
    .flatMap(({ view }) => (view ? [ownList(view) ?? []] : []));
  const cells = Array(size ** 2).fill(0);
  for (const { path } of lists.flat()) {
    for (const cell of path) cells[cell] += 1;
  }
  return { size, rounds: lists.length, cells };
}
