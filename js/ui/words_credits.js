/**
 * The sentences of profiles, credits, the store and tournaments, which come with them.
 *
 * @import { BracketMatch, CreditLine, CreditReason, Pay } from "../protocol.js"
 */
import { lookOf } from "../store/looks.js";
import { count, LOOK_NAMES, together } from "./words.js";

/** @param {number} n */
export const grouped = (n) => n.toLocaleString("en-GB");
/** @param {number} n */
export const credits = (n) => `${grouped(n)} ${n === 1 ? "credit" : "credits"}`;
/** @param {number} n gained or lost */
export const change = (n) => `${n < 0 ? "−" : "+"}${grouped(Math.abs(n))}`;

/** @param {string} item of the store */
export function itemName(item) {
  const { kind, look } = lookOf(item);
  return `${LOOK_NAMES[kind].of[look] ?? ""} ${LOOK_NAMES[kind].one}`;
}

/** What computer players are called in a tournament, by their places after the people. */
const COMPUTERS = [
  ...["Magpie", "Jackdaw", "Raven", "Rook", "Jay", "Chough", "Crow"],
  ...["Heron", "Wren", "Linnet", "Siskin", "Dunlin", "Avocet", "Plover"],
];
const LEVELS = ["", "Easy", "Normal", "Hard"];

/** Nobody is called as a person is who entered. @param {number} place @param {readonly {name: string}[]} people */
export function computerName(place, people) {
  const taken = new Set(people.map(({ name }) => name.toLowerCase()));
  const free = COMPUTERS.filter((name) => !taken.has(name.toLowerCase()));
  return free[place - people.length - 1] ?? "";
}

export const PROFILES = {
  title: "Profiles",
  why: "A profile keeps your credits on this device. There is no account, and nothing is sent anywhere.",
  who: "Who plays",
  none: "There is no profile on this device yet.",
  fresh: "New profile",
  freshTitle: "A new profile",
  change: "Change",
  /** @param {string} name */
  changeOf: (name) => `Change ${name}`,
  /** @param {string} name */
  remove: (name) => `Remove ${name}`,
  name: "Name",
  letter: "Letter on the token",
  /** @param {string} colour */
  token: (colour) => `Token: ${colour}. Press for the next one.`,
  lacksName: "A profile needs a name.",
  hasTwin: "There is a profile of that name.",
  lacksLetter: "The token needs one letter.",
  keep: "Keep it",
  notKept: "It could not be kept. The browser may be out of room.",
  /** @param {string} name */
  plays: (name) => `${name} plays now.`,
  backUp: "The file that Past rounds saves has all profiles, with their credits.",
  toRounds: "Past rounds",
  removing: {
    /** @param {string} name */
    title: (name) => `Remove ${name}?`,
    text: "The credits and what they bought go as well, for good.",
    /** @param {string} name */
    entrant: (name) =>
      `${name} sits in a tournament under way, and could begin no match there any more.`,
    yes: "Remove",
    no: "Keep",
  },
  unreadable: "The profiles could not be read. Reload the page.",
};

export const CREDITS = {
  counting: "Counting",
  needs: "Credits need a profile.",
  make: "Make a profile",
  /** @param {Pay} pay */
  how: ({ words, all_tiles: allTiles, won, second }) => {
    const last = words.at(-1)?.letters;
    const paid = words.map(({ letters, credits }, i) => {
      const long = i === 0 ? count(letters, "letter") : letters;
      return `${credits} for ${long}${letters === last ? " or more" : ""}`;
    });
    return `Lexiheist pays for each long word: ${together(paid)}. All eight tiles in one move bring ${allTiles}, a win ${won}, and the second place of four or more players ${second}. Computer players earn nothing.`;
  },
  /** @param {number} price */
  enough: (price) =>
    `Enough for a seat in a tournament, which costs ${grouped(price)}.`,
  /** @param {number} price @param {number} lacking */
  lacking: (price, lacking) =>
    `A seat in a tournament costs ${grouped(price)}: ${grouped(lacking)} to go.`,
  lines: "What came and went",
  none: "Nothing yet. Play Lexiheist, and words of five letters or more bring the first.",
  reason: "For",
  change: "Credits",
  total: "Total",
  more: "Show older ones",
  failed: "The credits could not be counted. Reload the page.",
  unkept:
    "Not all that was earned could be kept: the browser may be out of room. The rest is paid once there is room.",
};

/** @type {Record<CreditReason, (line: CreditLine) => string>} */
const REASONS = {
  word: ({ what }) => `${what}, ${count(what.length, "letter")}`,
  all_tiles: () => "All eight tiles in one move",
  won: () => "A game won",
  second: () => "Second of four or more",
  bought: ({ what }) => `Bought: ${itemName(what)}`,
  entered: () => "A seat in a tournament",
  winner: () => "A tournament won",
  finalist: () => "The final of a tournament",
};

/** Why credits changed. @param {CreditLine} line */
export const reason = (line) => REASONS[line.reason](line);

/** More words than these are only counted: 'My credits' names each. */
const MOST_NAMED = 6;

/** Why credits changed, once or several times. @param {readonly CreditLine[]} lines of one reason */
export function reasons(lines) {
  const [first] = lines;
  if (!first) return "";
  if (lines.length === 1) return reason(first);
  if (first.reason !== "word")
    return `${reason(first)}, ${count(lines.length, "time")}`;
  const all = count(lines.length, "long word");
  const isShort = lines.length <= MOST_NAMED;
  return isShort ? `${all}: ${lines.map(({ what }) => what).join(", ")}` : all;
}

/** What a finished game earned. */
export const EARNED = {
  title: "Credits of this game",
  /** @param {string} name of a profile */
  kept: (name) => `kept for ${name}`,
  unkept: "kept for nobody: no profile has them",
  make: "Make a profile for the next game",
};

export const STORE = {
  title: "Store",
  free: "Everything here is for credits. Nothing is sold for money.",
  needs: "To buy something, make a profile first.",
  /** @param {number} total */
  have: (total) => `You have ${credits(total)}.`,
  kinds: { tiles: "Tiles", board: "Boards", glass: "Hourglasses" },
  where: {
    tiles: "For Crossword and Lexiheist.",
    board: "For Crossword and Lexiheist.",
    glass: "For every table with an hourglass.",
  },
  all: "All of these are yours.",
  /** @param {number} price */
  price: (price) => credits(price),
  /** @param {string} item */
  buy: (item) => `Buy ${item}`,
  buyShort: "Buy",
  /** @param {number} lacking */
  lacking: (lacking) => `${grouped(lacking)} to go`,
  asking: {
    /** @param {string} item */
    title: (item) => `Buy ${item}?`,
    /** @param {number} price @param {number} rest */
    text: (price, rest) =>
      `It costs ${credits(price)}; ${grouped(rest)} stay with you.`,
    yes: "Buy",
    no: "Not now",
  },
  /** @param {string} item */
  bought: (item) => `${item}: yours now, and in use.`,
  faults: {
    short: "There are not enough credits for it.",
    lost: "The profile is not on this device.",
    changed: "The credits have changed meanwhile. Look again.",
  },
};

export const TOURNAMENTS = {
  title: "Tournaments",
  /** @param {number} entry @param {{winner: number, finalist: number}} prizes */
  how: (entry, { winner, finalist }) =>
    `Eight places, a knockout, two seats a game and a minute a turn. A seat costs ${credits(entry)}, taken when your first game starts. The winner gets ${grouped(winner)}, the other finalist ${grouped(finalist)}.`,
  computers:
    "Computer players take the places that nobody takes. Games between two of them are not played, but decided by lot, mostly for the better one.",
  enter: "Enter a tournament",
  who: "Who enters",
  /** @param {number} lacking */
  lacking: (lacking) => `lacks ${credits(lacking)}`,
  /** @param {number} entry */
  nobodyCan: (entry) =>
    `Nobody here has ${credits(entry)} yet: play Lexiheist to earn them.`,
  draw: "Draw the bracket",
  nobody: "Choose at least one profile.",
  full: "There are eight places. Choose eight at most.",
  running: "Going on",
  over: "Over",
  /** @param {string} day */
  ofDay: (day) => `Tournament of ${day}`,
  unfit: "made under other rules",
  notKept: "It could not be kept. The browser may be out of room.",
};

const ROUNDS = ["Quarter-finals", "Semi-finals", "Final"];

/** @param {string} name */
const left = (name) => `${name} left`;

export const BRACKET = {
  title: "Tournament",
  lost: "There is no such tournament on this device.",
  unfit: "This tournament was made under other rules, and cannot go on.",
  /** @param {number} round 1 to 3 */
  round: (round) => ROUNDS[round - 1] ?? "",
  /** @param {number} number */
  match: (number) => `Match ${number}`,
  open: "not known yet",
  /** @param {number} level */
  computer: (level) => `computer, ${LEVELS[level]}`,
  won: "won",
  /** @param {BracketMatch} match @param {string} loser */
  note: ({ how, games, winner }, loser) => {
    if (how === "lot") return "by lot";
    if (how === "left") return left(loser);
    return winner === null && games ? `${count(games, "tie")}: played again` : "";
  },
  next: "to be played",
  underWay: "under way",
  /** @param {string} name @param {number} price @param {number} rest below 0: what is lacking */
  due: (name, price, rest) =>
    rest < 0
      ? `${name}\u2019s seat costs ${credits(price)}: ${grouped(-rest)} to go.`
      : `${name}\u2019s seat costs ${credits(price)}; ${grouped(rest)} are left. It is taken when the game starts.`,
  /** @param {string} name @param {number} prize */
  prize: (name, prize) => `${name} gets ${credits(prize)}.`,
  /** @param {string} one @param {string} other */
  heading: (one, other) => `${one} against ${other}`,
  /** @param {string} name */
  wins: (name) => `${name} wins the tournament`,
  /** @param {string[]} names */
  play: (names) => `Play ${names.join(" against ")}`,
  /** @param {string[]} names */
  goOn: (names) => `Go on: ${names.join(" against ")}`,
  /** @param {string} name */
  leave: (name) => `${name} leaves`,
  left,
  leaving: {
    /** @param {string} name */
    title: (name) => `Does ${name} leave the tournament?`,
    paid: "The match at hand is lost, and the entry is not given back. The profile keeps everything else.",
    due: "The match at hand is lost. The entry has not been taken, and will not be.",
    yes: "Leave",
    no: "Stay",
  },
  /** @param {string} name */
  short: (name) => `${name} has not enough credits for a seat.`,
  changed: "The tournament has changed meanwhile. Look again.",
  /** @param {string} name */
  away: (name) => `The profile of ${name} is not on this device.`,
  notBegun: "The game could not be begun. Try again.",
  notKept: "It could not be kept. The browser may be out of room.",
};
