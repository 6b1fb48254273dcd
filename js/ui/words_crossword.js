/**
 * The sentences of the crossword's screens, which come with them.
 *
 * @import { TurnView } from "../protocol.js"
 */
import { squareName } from "../store/crossword_notation.js";
import { count, points, spokenTime, together } from "./words.js";

/** By who plays a seat: a person, then computer players. */
export const LEVELS = ["A person", "Easy", "Normal", "Hard"];

/** What computer players are called. */
export const COMPUTERS = ["", "Primer", "Gazette", "Almanac"];

/** @param {number} seconds */
export const timerName = (seconds) =>
  seconds ? `${TIMERS[seconds] ?? ""}, ${spokenTime(seconds)} a turn` : "No timer";

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
  bots: "Play with bots",
  start: "Deal the tiles",
};

export const TABLE = {
  title: "Crossword",
  /** @param {number} tiles @param {number} timer */
  caption: (tiles, timer) =>
    `${tiles} tiles, ${timer ? `${(TIMERS[timer] ?? "").toLowerCase()} timer` : "no timer"}`,
  dealing: "Dealing the tiles",
  resuming: "Setting up the board",
  yours: "your turn",
  plays: "to play",
  /** @param {number} n */
  tilesLeft: (n) => count(n, "tile"),
  /** @param {number} player */
  computer: (player) => `computer, ${LEVELS[player]}`,
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
  whole: "Whole board",
  /** @param {string} name */
  notYet: (name) => `${name} plays`,
  wait: "Wait",
  thisPlay: "This play",
  /** @param {number} n */
  bonus: (n) => `all ${n} tiles`,
  moves: "Moves",
  noMoves: "Every turn stands here.",
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
  /** @param {number} square @param {string} code @param {boolean} isStart */
  empty: (square, code, isStart) =>
    at(
      squareName(square),
      [isStart ? "start" : "", PREMIUM[code] ?? ""].filter(Boolean).join(", ") ||
        "empty",
    ),
  /** @param {number} square @param {string} letter @param {number} worth @param {boolean} blank */
  tile: (square, letter, worth, blank) =>
    at(squareName(square), `${letter}${blank ? ", a blank" : ""}, ${points(worth)}`),
  pending: "laid by you",
  rightward: "typing rightward",
  downward: "typing downward",
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

export const SAID = {
  /** @param {string} letter @param {number} square @param {number | null} score */
  laid: (letter, square, score) =>
    `${letter} on ${squareName(square)}${score === null ? "" : `, the play makes ${points(score)}`}`,
  back: "Taken back",
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

/** @param {readonly string[]} bad */
export const notInList = (bad) =>
  `${together(bad.map((one) => one.toUpperCase()))} ${bad.length === 1 ? "is" : "are"} not in the list`;

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

/** @param {TurnView} turn @returns {string} what the turn made, for a list */
export function turnName({ kind, words, traded }) {
  if (kind === "play") return words.map(({ word }) => word)[0] ?? "";
  if (kind === "trade") return `traded ${traded}`;
  return kind === "out" ? "out of time" : "passed";
}

/**
 * A turn in words, for the line below the board and for those who do not see it.
 * @param {string} name
 * @param {TurnView} turn
 */
export function turnSaid(name, { kind, words, traded, score, bonus }) {
  if (kind === "trade") return `${name} traded ${count(traded, "tile")}`;
  if (kind === "pass") return `${name} passed`;
  if (kind === "out") return `${name} ran out of time`;
  const made = together(words.map(({ word }) => word));
  return `${name} played ${made} for ${score}${bonus ? `, ${bonus} of them for all the tiles` : ""}`;
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
  atOnce: "Your time starts at once.",
  /** @param {number} seconds */
  runs: (seconds) => `Your time runs: ${spokenTime(seconds)} left.`,
};

export const TIME = {
  /** @param {string} name */
  lost: (name) => `Time is up: ${name} loses this turn`,
  /** @param {string} name */
  warned: (name) =>
    `${name} lost a turn by time. One more in a row is the end of the game for ${name}.`,
  /** @param {string} name */
  leaves: (name) => `${name} was out of time twice and has left the game`,
  away: "Time ran out while you were away",
};

export const OVER = {
  back: "Home",
  again: "Play again",
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
    left: () => "The game ended as it stood.",
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
  review: "Best plays missed",
  reviewNote: "What Hard would have played in your place, turn by turn.",
  notReviewed:
    "The turns could not be looked at: this game was played with other rules or words.",
  /** @param {string} word @param {string} place @param {number} score */
  best: (word, place, score) => `Hard: ${word} at ${place}, ${score}`,
  bestFound: "Hard would have played the same",
  bestTrade: "Hard would have traded",
  bestPass: "Hard would have passed",
};

/** @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");
