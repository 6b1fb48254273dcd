/**
 * The sentences of Lexiheist's screens: those of the crossword, where they fit.
 */
import { count, nameOf, points, together } from "./words.js";
import * as crossword from "./words_crossword.js";

/**
 * @import { ChallengeTile, DeductionView } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 */

export { placeName } from "./words_crossword.js";

export const SHEET = {
  ...crossword.SHEET,
  title: "Lexiheist",
  /** @param {number} seconds */
  timerOf: (seconds) => `${seconds} seconds`,
  timerNote: "",
  untimed: "",
  start: "Draw and deal",
};

/** Whose credits are earned at the table. */
export const EARNERS = {
  legend: "Credits go to",
  nobody: "Nobody",
  none: "Without a profile the credits of this game are lost. Credits buy tiles, boards and hourglasses, and seats in tournaments.",
  make: "Make a profile",
};

export const TABLE = {
  ...crossword.TABLE,
  title: "Lexiheist",
  /** @param {{timer: number}} options */
  caption: ({ timer }) => `${timer} seconds a turn`,
  begin: "The first word covers the circle in the middle",
  board:
    "The board. Arrows move, a letter lays a tile, also over another, Space turns the arrow, Enter submits.",
  undo: "Take it back",
  trade: "Exchange",
  play: "Submit",
  thisPlay: "This heist",
};

/** @type {Record<string, string>} */
const PREMIUM = {
  d: "double letter",
  4: "four times the letter",
  6: "six times the letter",
  D: "double word",
  T: "triple word",
};

export const SQUARE = {
  ...crossword.SQUARE,
  /** @param {string} name @param {string} code @param {boolean} isStart */
  empty: (name, code, isStart) =>
    [name, isStart ? "start" : "", PREMIUM[code] ?? ""].filter(Boolean).join(", ") +
    (isStart || PREMIUM[code] ? "" : ", empty"),
  /** @param {string} name @param {string} letter @param {number} worth @param {boolean} wild */
  tile: (name, letter, worth, wild) =>
    `${name}, ${letter}${wild ? ", a wildcard" : ""}, ${points(worth)}`,
};

/** @param {string} letter */
const isWild = (letter) => letter !== letter.toUpperCase();
/** @param {string} letter as the board has it */
const letterSaid = (letter) =>
  `${letter.toUpperCase()}${isWild(letter) ? ", a wildcard" : ""}`;

export const SLOT = {
  ...crossword.SLOT,
  /** @param {string} tile @param {number} worth */
  tile: (tile, worth) => (tile === "?" ? "Wildcard" : `${tile}, ${points(worth)}`),
  /** @param {string} tile @param {number} worth */
  rest: (tile, worth) => (tile === "?" ? "Wildcard" : `, ${points(worth)}`),
};

export const SAID = {
  ...crossword.SAID,
  /** @param {string} tile a small letter: a wildcard @param {string} name @param {number | null} score */
  laid: (tile, name, score) => crossword.SAID.laid(letterSaid(tile), name, score),
  /** @param {string} tile @param {string} name @param {number | null} score */
  back: (tile, name, score) => crossword.SAID.back(letterSaid(tile), name, score),
  chooseSquare: "Choose a circle first",
  /** @param {string} names @param {number} n */
  cameHome: (names, n) =>
    `${n === 1 ? "Circle" : "Circles"} ${names} ${n === 1 ? "has" : "have"} changed: ${n === 1 ? "a tile" : `${n} tiles`} came home`,
};

/** Why a move was refused, by code. @type {Record<string, string>} */
export const REFUSED = {
  ...crossword.REFUSED,
  gap: "There is a gap between the first and the last circle",
  not_in_line: "The changes have to lie in one row or one column",
  same_letter: "That letter is there already: lay another, or none",
  start_not_covered: TABLE.begin,
  not_touching: "The word has to touch a letter on the board, or replace one",
  bag_too_low: "The bag holds fewer tiles than that",
};

export const BLANK_CARD = {
  title: "The wildcard stands for",
  note: "It shows this letter until it is replaced, and counts nothing.",
};

export const TRADE = {
  ...crossword.TRADE,
  title: "Exchange tiles",
  note: "Choose those that go back into the bag. An exchange takes your turn.",
  /** @param {number} n */
  yes: (n) => (n ? `Exchange ${count(n, "tile")}` : "Choose tiles"),
};

export const OVER = {
  ...crossword.OVER,
  /** @type {Record<string, (name: string) => string>} */
  why: {
    used_up: (name) => `The bag is empty, and ${name} used the last tile.`,
    stuck: () => "Nobody laid a tile in three rounds.",
    stalled: () => "Nobody covered an empty circle in four rounds.",
    left: (name) =>
      name
        ? `${name} left, and the game ended as it stood.`
        : "The game ended as it stood.",
  },
};

/** What a move replaces, and takes from others. */
export const HEIST = {
  wildcard: "wildcard",
  undo: "Undo",
  undoOf: "Undo the last change",
  undone: "The last change is undone",
  /** @param {string} letter as the board has it @param {string} placed */
  replaces: (letter, placed) => `replaces ${letterSaid(letter)}, ${placed}`,
  /** @param {number} seat @param {readonly Player[]} players @param {number} stored */
  placedBy: (seat, players, stored) =>
    `placed by seat ${seat}, ${nameOf(players, seat)}, for ${points(stored)}`,
  /** For a screen reader, as a tile is laid over a letter. @param {string} letter */
  over: (letter) => `over ${letterSaid(letter)}`,
  /** @param {string} letter */
  stays: (letter) => `${letter} is there already, and stays`,
  /** Of a square that a tile may be laid on. @param {string} letter @param {string} placed */
  whose: (letter, placed) => `${letterSaid(letter)}, ${placed}`,
  /** What goes back, as what it was (T12). @param {readonly string[]} letters */
  goBack: (letters) =>
    together(letters.map((one) => (isWild(one) ? "a wildcard" : one))),
  goBackNote: "back in the bag",
  credits: "Credits",
  creditsNote: "when the game is over",
  /** @param {readonly Player[]} players @param {DeductionView} lost */
  hits: (players, { seat }) => nameOf(players, seat),
  /** Who loses what, in one line. @param {readonly Player[]} players @param {readonly DeductionView[]} lost */
  allHits: (players, lost) =>
    lost
      .filter(({ taken }) => taken > 0)
      .map(({ seat, taken }) => `${nameOf(players, seat)}\u00a0−${taken}`)
      .join(", "),
  /** @param {DeductionView} lost */
  hitNote: ({ stored, taken }) =>
    taken < stored ? `placed ${stored}, has ${taken}` : "placed there",
  /** @param {readonly Player[]} players @param {DeductionView} lost */
  hit: (players, { seat, taken }) => `${nameOf(players, seat)} loses ${taken}`,
  /** For a screen reader. @param {number} taken */
  wouldLose: (taken) => `would lose ${taken}`,
  /** @param {number} turns @param {boolean} isIdle nobody has laid a tile either */
  endsIn: (turns, isIdle) =>
    `The game ends in ${count(turns, "turn")} unless somebody ${isIdle ? "lays a tile" : "covers an empty circle"}`,
  doubled: "next score doubled",
  isDoubled: "Doubled, as the first to go",
  twice: "doubled",
  /**
   * What others took while one could not see it.
   * @param {readonly string[]} names
   * @param {number} taken
   */
  youLost: (names, taken) =>
    `Since your turn you lost ${points(taken)} to ${together(names)}`,
};

/** The challenge draw (T5). */
export const DRAW = {
  title: "Who goes first",
  note: "Everyone draws a letter: the highest value goes first. All letters go back into the bag.",
  again: "Seats that were tied draw again",
  /** @param {readonly Player[]} players @param {ChallengeTile} drawn @param {number} worth */
  drew: (players, { seat, tile }, worth) =>
    tile === "?"
      ? `${nameOf(players, seat)} drew a wildcard, behind every letter`
      : `${nameOf(players, seat)} drew ${tile}, worth ${worth}`,
  order: "The order of turns",
  drawn: "How it was drawn",
  /** @param {string} name */
  first: (name) => `${name} goes first, and the first score is doubled.`,
  go: "To the board",
  menu: "The draw",
};
