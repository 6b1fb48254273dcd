/**
 * The sentences of the crossword's screens, which come with them. Lexiheist's begin with
 * these (words_heist.js); what both say is in words_tiles.js.
 */
import { placeOf } from "../store/crossword_notation.js";
import { TILE_KINDS } from "../store/tile_kinds.js";
import { squareName } from "../store/tile_notation.js";
import { count, points, together } from "./words.js";

/** @type {Record<number, string>} */
const TIMERS = { 240: "Relaxed", 120: "Normal", 60: "Quick", 0: "None" };

export const SHEET = {
  title: "Crossword",
  tiles: "Tiles",
  /** @param {number} n */
  tilesOf: (n) => String(n),
  timer: "Time for a turn",
  /** @param {number} seconds */
  timerOf: (seconds) => TIMERS[seconds] ?? "",
  timerNote: "Relaxed four minutes, Normal two, Quick one.",
  untimed: "With two or more people every turn has a timer.",
  seats: "Seats",
  /** @param {number} n */
  seatsOf: (n) => String(n),
  /** @param {number} seat */
  playerOf: (seat) => `Seat ${seat}`,
  /** @param {number} seat */
  nameOf: (seat) => `Name at seat ${seat}`,
  person: "Person",
  computer: "computer player",
  nobody: "Somebody at the table has to be a person.",
  several: "People on this device take turns, and a lid lies between them.",
  start: "Deal the tiles",
};

export const TABLE = {
  title: "Crossword",
  /** @param {{tiles?: number, timer: number}} options */
  caption: ({ tiles, timer }) =>
    `${tiles} tiles, ${timer ? `${(TIMERS[timer] ?? "").toLowerCase()} timer` : "no timer"}`,
  dealing: "Dealing the tiles",
  resuming: "Setting up the board",
  yours: "your turn",
  plays: "to play",
  /** @param {number} n */
  tilesLeft: (n) => count(n, "tile"),
  aComputer: "computer,",
  left: "has left",
  thinks: "thinking",
  /** @param {string} left */
  timeLeft: (left) => `${left} left`,
  /** @param {number} n */
  bag: (n) => (n ? `${n} in the bag` : "The bag is empty"),
  begin: "The first word covers the star",
  /** @param {string} name */
  waits: (name) => `${name} is to play. You may plan your move.`,
  board:
    "The board. Arrows move, a letter lays a tile, Space turns the arrow, Enter plays.",
  rack: "Your rack. Space takes a tile, Shift with an arrow moves it.",
  covered: "Your tiles come in a moment.",
  shuffle: "Shuffle",
  recall: "Recall",
  trade: "Trade",
  pass: "Pass",
  passAgain: "Press again to pass",
  undo: "Undo",
  play: "Play",
  layFirst: "lay tiles first",
  whole: "Whole board",
  /** @param {string} name */
  notYet: (name) => `${name} plays`,
  wait: "Wait",
  thisPlay: "This play",
  /** @param {number} n */
  bonus: (n) => `all ${n} tiles`,
  moves: "Moves",
  noMoves: "Turns will be listed here.",
  unseen: "Unseen tiles",
  /** @param {number} bag @param {number} racks @param {boolean} isHalf */
  unseenNote: (bag, racks, isHalf) =>
    `${bag} in the bag, ${racks} on other racks${isHalf ? ", 50 take no part" : ""}`,
  more: "More",
  now: "Back to the board as it is",
  /** @param {number} n */
  shownMove: (n) => `The board after turn ${n}`,
};

/** @param {string} square its name @param {string} what */
const at = (square, what) => (what ? `${square}, ${what}` : square);

/** @type {Record<string, string>} */
const PREMIUM = {
  d: "double letter",
  t: "triple letter",
  D: "double word",
  T: "triple word",
};

export const SQUARE = {
  /** @param {string} name @param {string} code @param {boolean} isStart */
  empty: (name, code, isStart) =>
    at(
      name,
      [isStart ? "start" : "", PREMIUM[code] ?? ""].filter(Boolean).join(", ") ||
        "empty",
    ),
  /** @param {string} name @param {string} letter @param {number} worth @param {boolean} blank */
  tile: (name, letter, worth, blank) =>
    at(name, `${letter}${blank ? ", a blank" : ""}, ${points(worth)}`),
  pending: "laid by you",
  rightward: "typing rightward",
  downward: "typing downward",
  noArrow: "not typing here",
  refused: "in a word that is not in the list",
  last: "of the last move",
};

export const SLOT = {
  /** @param {string} tile @param {number} worth */
  tile: (tile, worth) => (tile === "?" ? "Blank" : `${tile}, ${points(worth)}`),
  /** What stands on it is left out. @param {string} tile @param {number} worth */
  rest: (tile, worth) => (tile === "?" ? "Blank" : `, ${points(worth)}`),
  laid: "on the board",
  gone: "Empty place",
};

/** @param {number | null} score null: the tiles that are laid make no play */
const soFar = (score) => (score === null ? "" : `, score so far ${score}`);

/** A small letter is that of a blank. @param {string} letter */
const capital = (letter) => letter.charAt(0).toUpperCase() + letter.slice(1);

export const SAID = {
  /** @param {string} letter @param {string} name of the square @param {number | null} score */
  laid: (letter, name, score) => `${capital(letter)} on ${name}${soFar(score)}`,
  /** @param {string} letter @param {string} name of the square @param {number | null} score */
  back: (letter, name, score) =>
    `${capital(letter)} taken back from ${name}${soFar(score)}`,
  recalled: "All tiles are back on the rack",
  shuffled: "Shuffled",
  /** @param {string} letter */
  noTile: (letter) => `You have no ${letter}`,
  edge: "Beyond the edge",
  chooseSquare: "Choose a square first",
  /** @param {number} place */
  moved: (place) => `Moved to place ${place}`,
  /** @param {string} names @param {number} n */
  cameHome: (names, n) =>
    `${n === 1 ? "Square" : "Squares"} ${names} ${n === 1 ? "was" : "were"} taken: ${n === 1 ? "a tile" : `${n} tiles`} came home`,
  /** @param {string} news */
  yourTurn: (news) => `${news}. Your turn`,
  undone: "Taken back. It is your turn again",
};

/** Why a move was refused, by code. @type {Record<string, string>} */
export const REFUSED = {
  off_the_board: "That leaves the board",
  square_taken: "A square is taken",
  gap: "There is a gap in the word",
  not_in_line: "Lay the tiles in one row or column",
  start_not_covered: "The first word covers the star",
  too_short: "The first word has two letters or more",
  not_touching: "The word has to touch a tile on the board",
  not_whole: "That makes no word",
  not_your_tiles: "Those are not your tiles",
  bag_too_low: "The bag is too low to trade",
  time_is_up: "Time is up",
  not_your_turn: "That turn is over",
  other: "Not now",
};

/** @param {string} place of a play @returns {string} its first square and its way */
export function placeName(place) {
  const found = placeOf(place);
  if (!found) return place;
  const { square, down } = found;
  return `${squareName(TILE_KINDS.crossword.size, square)} ${down ? "down" : "across"}`;
}

export const BLANK_CARD = {
  title: "The blank stands for",
  note: "It keeps this letter for good, and counts nothing.",
};

export const TRADE = {
  title: "Trade tiles",
  note: "Choose those that go back into the bag. A trade takes your turn.",
  /** @param {number} n */
  yes: (n) => (n ? `Trade ${count(n, "tile")}` : "Choose tiles"),
  all: "All of them",
  /** @param {number} least */
  low: (least) => `The bag has to hold ${least} tiles or more`,
};

export const OVER = {
  back: "Home",
  again: "Play again",
  bracket: "To the bracket",
  table: "Another table",
  sheet: "Score sheet",
  /** @param {string} name @param {number} by */
  wins: (name, by) => (by > 0 ? `${name} wins by ${by}` : `${name} wins`),
  /** @param {number} by */
  youWin: (by) => (by > 0 ? `You win by ${by}` : "You win"),
  /** @param {string[]} names */
  draw: (names) => `A tie: ${together(names)}`,
  nobody: "Nobody wins",
  /** @type {Record<string, (name: string) => string>} */
  why: {
    used_up: (name) => `${name} went out, and gets the points on all other racks.`,
    stuck: () =>
      "Everybody passed or traded twice in a row. All lose what is on their racks.",
    left: (name) =>
      name
        ? `${name} left, and the game ended as it stood.`
        : "The game ended as it stood.",
    out: (name) =>
      `${name} ran out of time twice in a row, and the game ended as it stood.`,
  },
  start: "The empty board",
  turn: "Turn",
  name: "Name",
  made: "Made",
  score: "Points",
  total: "Total",
  leftOver: "Left over",
  nothingLeft: "nothing",
  final: "In the end",
  change: "For racks",
  hasLeft: "left",
  replay: "Turn by turn",
  previous: "Previous turn",
  next: "Next turn",
  play: "Play",
  pause: "Pause",
  gcg: "Save as GCG",
  gcgFailed: "The record could not be written.",
  gone: "This game is not here",
  goneWhy: "It may have been deleted, or it was played in another browser.",
  /** @param {number} n @param {number} all */
  place: (n, all) => `Turn ${n} of ${all}`,
  review: "Hard's choices",
  reviewNote:
    "What Hard would have played in your place: it counts points, and also the tiles that it keeps on the rack.",
  notReviewed:
    "The turns could not be looked at: this game was played with other rules or words.",
  /**
   * Only what makes more points than the turn did was missed.
   * @param {string} word @param {string} place @param {number} score @param {number} gain
   */
  best: (word, place, score, gain) =>
    `${gain > 0 ? "Missed" : "Hard"}: ${word} at ${placeName(place)} for ${score}, ${gain > 0 ? `${gain} more` : "for the tiles it keeps"}`,
  bestFound: "Hard would have played the same",
  bestTrade: "Hard would have traded",
  bestPass: "Hard would have passed",
};
