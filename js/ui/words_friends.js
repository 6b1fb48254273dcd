/**
 * Every sentence of 'friends by a link'. They come with its screens, not with the first
 * visit.
 *
 * @import { Outcome } from "../store/fair.js"
 * @import { Game } from "../store/tables.js"
 */
import { clock, count, GAME, inLetters, together } from "./words.js";

export const LOBBY = {
  title: "Save them a seat",
  line: "Anyone who scans this sits at your table.",
  full: "At the table",
  fullLine: "The hunt begins when all are ready.",
  opening: "Opening the table to your friends.",
  /** @param {string[]} names */
  fell: (names) =>
    names.length
      ? `The round did not begin: ${together(names)} did not answer.`
      : "The round did not begin.",
  unkept:
    "This browser keeps nothing for this tab: a reload would lose your seat and your words.",
  /** @param {Game} game @param {number} size */
  table: (game, size) =>
    game === "classic" ? GAME.classic : `${GAME[game]}, ${size}×${size}`,
  /** @param {number} min @param {number} seconds */
  rest: (min, seconds) => `${inLetters(min)} letters and up, ${clock(seconds)}`,
  /** @param {number} target */
  firstTo: (target) => `first to ${target}`,
  handicap: "handicap",
  inTeams: "in teams",
  anything: "write anything",
  invitation: "Play Lexigrid with me",
  game: "Game",
  /** @param {string} table */
  code: (table) => `QR code of the link: ${table}`,
  link: "Link",
  send: "Send the link",
  copy: "Copy the link",
  copyShort: "Copy",
  whole: "The whole table is in the link. No account, no server of ours.",
  about: "What friends and relays can see",
  seats: "At the table",
  open: "open",
  you: "you",
  /** The state of a seat, said under its name. */
  state: {
    joining: "coming",
    here: "not ready",
    ready: "ready",
    away: "away",
    gone: "left",
    unreachable: "no way through",
    unlike: "other version",
  },
  chair: "host",
  ready: "I am ready",
  isReady: "Ready",
  start: "Start the hunt",
  startClassic: "To the dome",
  /** @param {string[]} names */
  startWithout: (names) => `Start without ${together(names)}`,
  /** @param {string[]} names */
  waits: (names) => `Waiting for ${together(names)}.`,
  alone: "A hunt between friends needs two.",
  /** @param {string} name */
  chairStarts: (name) => `${name} starts when all are ready.`,
  allReady: "All are ready.",
  options: "Change the table",
  optionsTitle: "The table",
  optionsDone: "Done",
  lacking: "Each team needs somebody.",
  codes: "Connect by code",
  byCode: "I have a code",
  backToLobby: "The table",
  leave: "Leave the table",
  leaving: {
    title: "Leave the table?",
    text: "Your seat becomes free, and this page no longer looks for the others. The link leads back.",
    yes: "Leave",
    no: "Stay",
  },
  /** @param {string} team */
  yourTeam: (team) => `You are with the ${team}.`,
  share: "Invite more",
  me: "Your name and colour",
  name: "Your name",
  /** @param {string} token */
  tokenOf: (token) => `Your token: ${token}. Press for the next one.`,
  nobody: "A friend",
  stranger: "a friend",
};

/** Said to those who do not see the seats. */
export const SAID = {
  /** @param {string} name */
  joined: (name) => `${name} sits at the table.`,
  /** @param {string} name */
  away: (name) => `${name} is away.`,
  /** @param {string} name */
  back: (name) => `${name} is back.`,
  /** @param {string} name */
  left: (name) => `${name} has left.`,
  /** @param {string} name */
  ready: (name) => `${name} is ready.`,
  /** @param {string} name */
  cut: (name) => `${name} could not be connected.`,
  /** @param {string} table */
  table: (table) => `The table now: ${table}.`,
};

export const JOIN = {
  title: "A seat is saved for you",
  broken: "This link is not whole",
  brokenWhy:
    "Something of it was lost on the way, often its end. Ask for it again, and copy all of it.",
  connecting: "Looking for the table.",
  noRelay: "No meeting place answers",
  noRelayWhy:
    "None of the relays could be reached in six seconds. Check your connection. Without the internet, or where it is filtered, connect by code.",
  nobody: "Nobody is at the table",
  nobodyWhy:
    "In twenty seconds nobody answered. Whoever invited you has to keep the table open. This page goes on looking.",
  resting: "Nobody has come yet",
  restingWhy:
    "This page has stopped calling, so as not to bother the relays. Call again when your friends are about to open the link.",
  again: "Try again",
  elsewhere: "This table is open in another tab",
  elsewhereWhy: "Go on there, or close that tab: then it goes on here.",
  failed: "The table could not be opened",
  failedWhy: "Something went wrong on this page. Load it again.",
};

/** Why a pair cannot connect, by the code that the net gives. @type {Record<string, (name: string) => string>} */
export const UNREACHABLE = {
  flood: (name) => `${name} sent too much at once, and was cut off.`,
  no_path: (name) =>
    `There is no way through between your network and ${name}'s. Try the same Wi-Fi, another network, or connect by code.`,
  no_answer: (name) =>
    `${name} does not answer. The page may be closed, or asleep on a phone.`,
  no_address: () =>
    "Your browser or network allows no direct connections. Try another browser, another network, or connect by code.",
  no_proof: (name) =>
    `Somebody answered for ${name} and could not prove it, so they were turned away.`,
  full: () => "Eight are at the table already. Ask them to leave you a seat.",
  other: (name) =>
    `You and ${name} could not be connected. Try the same Wi-Fi, another network, or connect by code.`,
};

export const UNLIKE = {
  /** @param {string} name */
  line: (name) =>
    `${name} has another version of Lexigrid: the same cubes could count differently. Both load the page again to get the newest.`,
};

export const FRIENDS_ROUND = {
  dealing: "Shaking one grid for all",
  /** @param {string[]} names */
  dealingWaits: (names) => `Waiting for ${together(names)}`,
  /** @param {number} n */
  counts: (n) => `Starts in ${n}`,
  go: "The hunt begins.",
  getReady: "Get ready",
  lateGrid: "The grid is on its way",
  /** @param {string} name */
  shakes: (name) => `${name} shakes the cubes`,
  shakesLine: "The dome comes off when they lie still.",
  /** @param {string} name */
  turns: (name) => `${name} turns the glass`,
  seekers: (/** @type {number} */ n) => `${inLetters(n)} seekers, one hourglass`,
  /** @param {string[]} names */
  anew: (names) =>
    `${together(names)} did not answer, so the grid is shaken anew without ${names.length > 1 ? "them" : "that seat"}.`,
  /** @param {string[]} names @param {number} seconds */
  watching: (names, seconds) => `${together(names)} hunt, ${clock(seconds)} left.`,
  /** @param {string[]} names */
  watchingOut: (names) =>
    `The sand is out for ${together(names)}. Their lists come next.`,
  /** @param {string[]} names */
  watchingSoon: (names) => `${together(names)} are about to hunt.`,
  watchingNote: "You sit in the next round.",
  /** @param {string[]} names */
  watchedOver: (names) => `The round of ${together(names)} is over.`,
  seeReveal: "See the reveal",
  leave: {
    title: "Leave the round?",
    text: "The round goes on. You can come back as long as your seat is kept.",
    yes: "Leave",
    no: "Stay",
  },
};

export const SEALS = {
  title: "The sand is out",
  /** @param {string[]} names */
  waits: (names) => `Waiting for ${together(names.map((name) => `${name}'s`))} list`,
  opening: "Opening the lists",
  counting: "Counting the points",
  failed: "This round cannot be counted",
  failedLine:
    "The record that all of you made does not hold together. Nobody scores. Start another round.",
  goOn: "Back to the table",
  line: "Lists are sealed before any is opened, so nobody can change theirs.",
  state: {
    hunting: "still to come",
    sealed: "sealed",
    opened: "open",
    excused: "left out",
    away: "away",
  },
  /** @param {string} name */
  without: (name) => `Score without ${name}`,
  /** @param {string} name */
  goWithout: (name) => `Go on without ${name}`,
  withoutNote: "What is not sealed by then does not count.",
  patience:
    "A seat is held for 75 seconds. After that, or when somebody is away, you can score without them.",
  /** @param {string} name */
  asked: (name) => `Asked to go on without ${name}.`,
};

/** Why a seat's list does not count. @type {Record<Outcome, (name: string) => string>} */
export const OUTCOME = {
  two_lists: (name) => `${name} sealed two different lists, so neither counts.`,
  no_seal: (name) => `${name} sent no list in time.`,
  late_seal: (name) => `${name}'s list was sealed after the table had closed.`,
  unsealed_open: (name) => `${name} opened a list that had not been sealed.`,
  no_open: (name) => `${name} sealed a list and never opened it.`,
  altered_list: (name) => `${name}'s list is not the one that was sealed.`,
  reused_salt: (name) => `${name}'s seal was made with another seat's salt.`,
  clock_nonsense: (name) => `${name}'s list has times that cannot be.`,
  impossible_word: (name) => `${name}'s list has a word that this grid cannot give.`,
};

export const FAIR = {
  agreed: "All who counted came to this result.",
  waiting: "Waiting for all to confirm it.",
  /** @param {string[]} names */
  unlike: (names) =>
    names.length
      ? `${together(names)} came to another result: the pages may be of different versions.`
      : "Not all came to the same result: the pages may be of different versions.",
  verify: "Verify",
};

export const VERIFY = {
  title: "This round, verified",
  working: "Checking.",
  sound: "Everything holds.",
  notSound: "Something does not hold.",
  failed: "The round could not be checked now. Reload the page to try again.",
  /** Each line is one thing that was done just now, from the stored record. */
  record: (/** @type {number} */ lines) =>
    `The record is whole: ${count(lines, "line")}, none changed, missing or added.`,
  recordBad: "The record has been changed since it was written.",
  grid: "The grid was drawn by all seats together: each had promised its share of the chance before any was shown.",
  /** @param {number} sound @param {number} all */
  signatures: (sound, all) =>
    sound === all
      ? `All ${count(all, "statement")} carry the true signature of their seat.`
      : `${sound} of ${count(all, "statement")} carry the true signature of their seat.`,
  /** @param {string[]} names */
  lists: (names) =>
    names.length === 1
      ? `The list of ${names[0]} is the one that was sealed before any list was open.`
      : `The lists of ${together(names)} are those that were sealed before any list was open.`,
  noLists: "No list was sealed and opened as it should be.",
  words:
    "Every word is on the grid, counts at this table, and was found while the sand fell.",
  totals: "Cancelled words, points and totals come out the same once more.",
  totalsBad: "Counted once more, the totals come out differently from those shown.",
  done: "Done",
};

export const ABOUT = {
  title: "What friends and relays can see",
  parts: [
    {
      title: "Nothing before you ask",
      text: "Alone, and on one device, Lexigrid asks no other host for anything. Only when you invite friends or open an invitation does the page look for the others.",
    },
    {
      title: "Your friends",
      text: "They see the name and colour you chose, and whether you are there. Your browsers talk to each other directly, so theirs learns the internet address of yours, as in most calls by video. Your list stays on your device until the sand is out; then all see it.",
    },
    {
      title: "Anybody with the link",
      text: "The link is the key to the table. Whoever has it can sit down, so send it to your friends only. A new invitation is a new key.",
    },
    {
      title: "Relays",
      text: "Until two browsers have found each other, short notes go over public relays. They are sealed with a key from the link: a relay sees your internet address, the time and that somebody meets somebody, and cannot read names, words or who plays. It is the same for the servers that tell a browser its own address.",
    },
    {
      title: "No third party at all",
      text: "Connect by code and no relay is needed: you hand one code over and get one back, by camera, picture or message. On the same Wi-Fi, nothing leaves the house.",
    },
    {
      title: "What is kept",
      text: "Your seat, your key and your words of the round stay in this tab, so that a reload finds them, and go when the tab is closed. Finished rounds stay among your past rounds, with all lists and the signatures by which they can be verified.",
    },
  ],
  back: "Back to the table",
};
