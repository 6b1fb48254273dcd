/**
 * The sentences that all games with tiles say, and the way to those of each.
 *
 * @import { Player } from "../store/players.js"
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { Turn } from "../store/tile_notation.js"
 */
import { TILE_KINDS } from "../store/tile_kinds.js";
import { laidIn, squareName } from "../store/tile_notation.js";
import { count, nameOf, spokenTime, together } from "./words.js";
import * as crossword from "./words_crossword.js";
import * as heist from "./words_heist.js";

/** @type {Record<TileKind, typeof crossword>} */
const WORDS = { crossword, heist };

/** The words of a game. @param {TileKind} game */
export const wordsOf = (game) => WORDS[game];

/** By who plays a seat: a person, then computer players. */
export const LEVELS = ["A person", "Easy", "Normal", "Hard"];

/** What the levels mean (X19). */
export const LEVELS_NOTE =
  "Easy plays everyday words, Normal plays better the better you do, Hard knows every word.";

/** @param {number} player */
export const computerOf = (player) => `computer, ${LEVELS[player]}`;

/** What computer players are called, and where several are of one level, the others. */
export const COMPUTERS = ["", "Primer", "Gazette", "Almanac"];
export const SPARE_NAMES = ["Magpie", "Jackdaw", "Rook", "Jay", "Chough"];

/** @param {readonly string[]} bad */
export const notInList = (bad) =>
  `${together(bad.map((one) => one.toUpperCase()))} ${bad.length === 1 ? "is" : "are"} not in the list`;

export const GIVE_UP = {
  leave: "Leave this game",
  alone: {
    title: "Leave this game?",
    text: "It ends as it stands, and you cannot win it.",
    yes: "Leave the game",
    no: "Play on",
  },
  two: {
    title: "Leave this game?",
    text: "With two at the table, whoever leaves forfeits the game.",
    yes: "Leave the game",
    no: "Play on",
  },
  tournament: {
    title: "Leave this game?",
    text: "Whoever leaves loses the match and is out of the tournament. The entry is not given back.",
    yes: "Leave the game",
    no: "Play on",
  },
  several: {
    title: "Leave this game?",
    text: "A computer player takes your seat, and you are placed last.",
    yes: "Leave the game",
    no: "Play on",
  },
};

export const HAND_ON = {
  /** @param {string} name */
  stays: (name) => `The rack stays covered until ${name} lifts the lid.`,
  /** @param {string} name whose seat a computer player has taken (X17) @param {number} player */
  taken: (name, player) => `${name} left; ${LEVELS[player]} plays on`,
  atOnce: "Your time starts at once.",
  /** @param {number} seconds */
  runs: (seconds) => `Your time runs: ${spokenTime(seconds)} left.`,
};

export const TIME = {
  /** @param {string} name */
  lost: (name) => `Time is up: ${name} loses this turn`,
  /** @param {string} name */
  warned: (name) => `One more time-out ends the game for ${name}.`,
  /** @param {string} name */
  leaves: (name) => `${name} was out of time twice and has left the game`,
  away: "Time ran out while you were away",
};

/** @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** As the key of its table is called. @param {Turn} turn */
const tradedSaid = (turn) => ("deductions" in turn ? "exchanged" : "traded");

/** @param {Turn} turn @returns {string} what the turn made, for a list: its main word */
export function turnName(turn) {
  const { kind, words, traded } = turn;
  if (kind === "trade") return `${tradedSaid(turn)} ${traded}`;
  if (kind === "out") return "out of time";
  return kind === "pass" ? "passed" : (words[0]?.word ?? "");
}

/** @param {Turn} turn @returns {string} for the score sheet: all that scored */
export function turnMade(turn) {
  if (turn.words.length === 0) return turnName(turn);
  return turn.words.map(({ word }) => word).join(", ");
}

/**
 * A turn in words, for a line beside the board, which shows where.
 * @param {readonly Player[]} players
 * @param {Turn} turn
 */
export function turnTold(players, turn) {
  const { seat, kind, traded, words, score } = turn;
  const name = nameOf(players, seat);
  if (kind === "trade") {
    return `${name} ${tradedSaid(turn)} ${count(traded, "tile")}`;
  }
  if (kind === "pass") return `${name} passed`;
  if (kind === "out") return `${name} ran out of time`;
  const made = together(words.map(({ word }) => word));
  return `${name} played ${made} for ${score}${moreOf(players, turn)}`;
}

/**
 * A turn in words for those who do not see the board: where, and which tiles are blanks.
 * @param {readonly Player[]} players
 * @param {Turn} turn
 */
export function turnSaid(players, turn) {
  const { seat, words, score } = turn;
  if (words.length === 0) return turnTold(players, turn);
  const [main = "", ...others] = words.map(({ word }) => word);
  const more = others.length ? `, with ${together(others)},` : "";
  return `${nameOf(players, seat)} played ${main} at ${whereOf(turn)}${more} for ${score}${moreOf(players, turn)}${blanksSaid(turn)}`;
}

/** Where a turn laid its tiles. @param {Turn} turn */
function whereOf(turn) {
  if ("place" in turn) return crossword.placeName(turn.place ?? "");
  const { size } = TILE_KINDS.heist;
  const [first, next] = turn.laid;
  const name = squareName(size, first?.square ?? 0);
  if (!first || !next) return name;
  return `${name} ${next.square - first.square >= size ? "down" : "across"}`;
}

/** What else came of it. @param {readonly Player[]} players @param {Turn} turn */
function moreOf(players, turn) {
  if ("bonus" in turn) {
    return turn.bonus ? `, ${turn.bonus} of them for all the tiles` : "";
  }
  const doubled = turn.score > turn.points ? ", doubled" : "";
  const lost = turn.deductions
    .filter(({ taken }) => taken > 0)
    .map(({ seat, taken }) => `, ${nameOf(players, seat)} lost ${taken}`);
  return `${doubled}${lost.join("")}`;
}

/** @param {Turn} turn */
function blanksSaid(turn) {
  const blanks = laidIn(turn).filter(({ tile }) => /[a-z]/.test(tile));
  if (blanks.length === 0) return "";
  const letters = together(blanks.map(({ tile }) => tile.toUpperCase()));
  const one = "laid" in turn ? "wildcard" : "blank";
  return `. ${letters} ${blanks.length > 1 ? `are ${one}s` : `is a ${one}`}`;
}
