/**
 * Every sentence of the page, grouped by screen. Plain and warm: what happened, and what
 * to do.
 *
 * @import { Player } from "../store/players.js"
 * @import { Options } from "../store/round.js"
 * @import { TransferError } from "../store/transfer.js"
 */

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];

/** @param {number} n up to eight in letters */
export function inLetters(n) {
  return NUMBERS[n] ?? String(n);
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param {number} n @param {string} one @param {string} [many] */
export function count(n, one, many = `${one}s`) {
  return `${n} ${n === 1 ? one : many}`;
}

/** @param {number} n */
export const points = (n) => count(n, "point");
/** @param {number} n */
export const words = (n) => count(n, "word");

/** @param {number} share 0 to 1 */
export function percent(share) {
  return `${Math.round(share * 100)}%`;
}

/** @param {number} seconds @returns {string} 1:05 */
export function clock(seconds) {
  const left = String(seconds % 60).padStart(2, "0");
  return `${Math.floor(seconds / 60)}:${left}`;
}

/** @param {number} seconds @returns {string} as it is said, not shown */
export function spokenTime(seconds) {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  const parts = [];
  if (minutes) parts.push(count(minutes, "minute"));
  if (rest || !minutes) parts.push(count(rest, "second"));
  return parts.join(" ");
}

/** @param {Options} options */
export function tableName({ size, min }) {
  return `${size}×${size}, ${inLetters(min)} letters and up`;
}

/** @param {Options} options */
export function wholeTableName(options) {
  return `${tableName(options)}, ${clock(options.seconds)}`;
}

/** @param {Player} player @param {number} seat */
export function playerName({ name }, seat) {
  return name || `Player ${seat}`;
}

/** @param {readonly Player[]} players @param {number} seat */
export function nameOf(players, seat) {
  return playerName(players[seat - 1] ?? { name: "", token: 0 }, seat);
}

/** What is on a token. @param {Player} player @param {number} seat */
export function initialOf({ name }, seat) {
  return [...name][0]?.toUpperCase() ?? String(seat);
}

/** @param {readonly string[]} names */
export function together(names) {
  return new Intl.ListFormat("en-GB").format(names);
}

/** @param {Options} options @param {number} seats */
export function tableFor(options, seats) {
  const name = wholeTableName(options);
  return seats > 1 ? `${name}, ${count(seats, "player")}` : name;
}

/** Made once: they cost more than a hundred dates. */
const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium" });
const DAY_AND_TIME = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
});

/** @param {string} iso */
export function day(iso) {
  return DAY.format(new Date(iso));
}

/** @param {string} iso */
export function dayAndTime(iso) {
  return DAY_AND_TIME.format(new Date(iso));
}

export const THEME = {
  toMorning: "Morning light",
  toDusk: "Evening light",
};

export const DIALOG = {
  close: "Close",
};

export const BAR = {
  home: "Home",
  back: "Back",
  help: "How to play",
  settings: "Settings",
  rounds: "Past rounds",
  statistics: "Statistics",
};

export const BOXES = {
  hunt: { name: "Hunt", line: "Gold rings, one glass" },
};

export const HOME = {
  title: "Lexigrid",
  line: "Find words before the sand runs out.",
  lineRest: "Gold rings, one hourglass, nothing to sign up for.",
  start: "Start a hunt",
  resume: "Resume",
  /** @param {number} seconds */
  running: (seconds) => `Hunt, ${clock(seconds)} left`,
  ranOut: "The sand ran out",
  whileAway: "while you were away",
  seeReveal: "See the reveal",
  /** @param {string} name @param {number} seconds */
  hunts: (name, seconds) => `${name} hunts, ${clock(seconds)} left`,
  /** @param {string} name */
  next: (name) => `${name} is next`,
  /** @param {string} name */
  ranOutFor: (name) => `The sand ran out for ${name}.`,
  scores: "Your best",
};

export const OPTIONS = {
  title: "Hunt",
  size: "Grid",
  min: "Shortest word",
  seconds: "Hourglass",
  /** @param {number} n */
  sizeOf: (n) => `${n}×${n}`,
  /** @param {number} n */
  minOf: (n) => `${n} letters`,
  secondsOf: clock,
  /** @param {number} n @param {number} found */
  best: (n, found) => `Your best on this table: ${points(n)} with ${words(found)}.`,
  noBest: "No round on this table yet.",
  start: "Shake a grid",
  players: "Players",
  fewer: "One player fewer",
  more: "One player more",
  /** @param {number} n */
  seats: (n) => count(n, "player"),
  /** @param {number} seat */
  nameOf: (seat) => `Name of player ${seat}`,
  /** @param {string} name @param {string} token */
  tokenOf: (name, token) => `Token of ${name}: ${token}. Press for the next one.`,
  /** By token. */
  tokens: [
    "teal circle",
    "red square",
    "slate hexagon",
    "moss diamond",
    "pale circle",
    "pale square",
    "pale hexagon",
    "pale diamond",
  ],
  several: "You hunt one after the other, on the same grid, each with a full glass.",
};

export const COVER = {
  /** @param {string} name */
  title: (name) => `Hand it to ${name}`,
  /** @param {string} name */
  folded: (name) => `${name}'s list is folded away.`,
  /** @param {string} name */
  stays: (name) => `The cubes stay covered until ${name} lifts the lid.`,
  /** @param {string} name */
  lift: (name) => `I'm ${name}. Hold to lift`,
  ring: "Lift",
  again: "Press again to lift",
  how: "Hold the button or the ring, or press twice. Your glass starts at once.",
  isFolded: "folded",
  next: "next up",
  waits: "waiting",
};

export const UPDATE = {
  ready: "A new version is ready",
  short: "It takes a moment, and your rounds stay.",
  accept: "Use it now",
  later: "A round is under way. The new version waits until it is over.",
};

export const INSTALL = {
  name: "Keep Lexigrid as an app",
  line: "It gets an icon of its own, and plays without a network.",
  accept: "Install",
  byShareSheet:
    "To keep Lexigrid as an app, open the browser's share sheet and choose Add to Home Screen.",
};

export const OPENED = {
  title: "Opened file",
  reading: "Reading the file.",
  nothing: "No file is open. Past rounds is where files are opened.",
  /** @param {string} name */
  taking: (name) => ({
    title: "Take in this file?",
    text: `The rounds in ${name} are added to yours, and its settings take the place of yours.`,
    yes: "Take it in",
    no: "Leave it",
  }),
  leftOut: "Nothing was changed.",
  /** @param {string} why */
  bad: (why) => `This log does not hold: ${why}.`,
  tooLong: "This file is longer than any log of a round.",
  otherGame: "This log is of a game that cannot be shown here.",
  notOver:
    "The round in this log was not played to its end, so there is nothing to reveal.",
  unreadable: "The file could not be read. Try to open it again.",
};

export const STORE = {
  settingsNotKept:
    "This browser did not keep the setting. It holds until the page closes.",
  settingsHarmed:
    "Some settings could not be read. They are as at a first visit again.",
};

export const REVEAL = {
  game: "Hunt",
  lost: "This round is not here",
  lostWhy: "It may have been deleted, or it was played in another browser.",
  /** @param {number} total @param {number} n */
  heading: (total, n) => `${points(total)}, ${words(n)}`,
  unkept:
    "This browser keeps nothing for this page: in a private window that is so, and where site data are forbidden. You can play on, and save a file under Past rounds.",
  firstBest: "The first score on this table.",
  /** @param {number} before */
  best: (before) => `Your best on this table. The best before: ${before}.`,
  /** @param {import("../protocol.js").Reveal} reveal @param {boolean} [isShared] */
  found: (reveal, isShared = false) => {
    const { words: n, points: total, found_words: some, found_points: part } = reveal;
    const ofWords = `${some} of ${n} words (${percent(some / Math.max(1, n))})`;
    return `${isShared ? "Together you" : "You"} found ${ofWords} and ${part} of ${total} points (${percent(part / Math.max(1, total))}).`;
  },
  /** @param {string} own @param {string} grid */
  longest: (own, grid) => {
    const onGrid = grid ? `Longest on the grid: ${grid}.` : "";
    if (!own) return onGrid;
    const isLongest = grid !== "" && own.length >= grid.length;
    if (isLongest) return `Nothing here is longer than your ${own}.`;
    return `Your longest: ${own}. ${onGrid}`;
  },
  ownList: "Your list",
  /** @param {string[]} names */
  wins: (names) =>
    names.length === 1
      ? `${names[0]} takes the hunt`
      : `A draw: ${together(names)} share the hunt`,
  /** @param {string[]} others @param {string} word */
  byLongest: (others, word) =>
    `Level on points with ${together(others)}, and ahead by the longest word: ${word}.`,
  /** @param {number} seats @param {string} word @param {number} worth */
  cancelled: (seats, word, worth) =>
    `${capital(inLetters(seats))} of you saw ${word}, so nobody kept its ${worth}.`,
  /** @param {string} name @param {number} total */
  scoreOf: (name, total) => `${name} ${total}`,
  emptyList: "No words this time.",
  missed: "Missed",
  /** @param {number} n */
  missedTab: (n) => `${n} missed`,
  noneMissed: "Nothing was missed: every word is on a list.",
  missedFor: "missed,",
  everyday: "Everyday words",
  rest: "The rest",
  /** @param {string[]} names */
  also: (names) => `also ${together(names)}`,
  /** @param {number} n */
  letters: (n) => `${capital(inLetters(n))} letters.`,
  youMissed: "Missed.",
  /** @param {string} name */
  only: (name) => `Only ${name} found it.`,
  /** @param {string[]} names */
  struck: (names) => `Found by ${together(names)}, so it counts for nobody.`,
  again: "Shake a new grid",
  ways: "This round once more",
  replay: "Replay",
  practise: "Practise",
  /** @param {string} letter @param {number} row @param {number} column */
  place: (letter, row, column) => `${letter} row ${row} column ${column}`,
  /**
   * @param {string[]} cells
   * @param {number} n
   * @param {string} word
   * @param {string[]} way
   */
  grid: (cells, n, word, way) => {
    const rows = Array.from({ length: n }, (_, row) =>
      cells.slice(row * n, row * n + n).join(" "),
    );
    const shown = word ? ` The way of ${word}: ${way.join(", ")}.` : "";
    return `Grid, row by row: ${rows.join("; ")}.${shown}`;
  },
};

export const REPLAY = {
  title: "Replay",
  back: "The reveal",
  claims: "Claims in order",
  none: "Nothing was claimed in this round.",
  before: "No word yet.",
  /** @param {number} total @param {number} n */
  score: (total, n) => `${total === 1 ? "point" : "points"}, ${words(n)}`,
  line: "Time on the glass",
  /** @param {string} who nobody where there is one list only @param {number} seconds */
  by: (who, seconds) => `${who ? `${who}, ` : ""}at ${clock(seconds)}.`,
  /** @param {string} who @param {string} also */
  whose: (who, also) => [who, also].filter(Boolean).join(", "),
  /** @param {number} seconds */
  of: (seconds) => `of ${clock(seconds)}`,
  /** @param {number} seconds @param {number} told @param {number} all */
  at: (seconds, told, all) => `${spokenTime(seconds)}, ${told} of ${words(all)}`,
  /** @param {string} word @param {number} worth @param {number} seconds */
  said: (word, worth, seconds) =>
    `${word}, ${points(worth)}, at ${spokenTime(seconds)}.`,
  play: "Play",
  pause: "Pause",
  previous: "Previous claim",
  next: "Next claim",
  speed: "Speed",
  /** @param {number} n */
  times: (n) => `×${n}`,
};

export const PRACTISE = {
  title: "Practise",
  /** @param {number} n @param {number} all */
  found: (n, all) => `${n} of ${words(all)}`,
  allFound: "Every word of the grid is found",
  free: "No clock, no record",
  hint: "Hint",
  /** @param {number} letters */
  hinted: (letters) => `A word of ${inLetters(letters)} letters`,
  hintedAll: "A whole word",
  /** @param {string} told @param {string[]} way */
  hintSaid: (told, way) => `${told}: ${way.join(", ")}.`,
};

export const ROUND = {
  title: "Hunt",
  /** @param {number} seconds */
  of: (seconds) => `of ${clock(seconds)} still to fall`,
  lastSand: "Last sand",
  sandOut: "The sand is out",
  /** @param {number} seconds */
  left: (seconds) => `${spokenTime(seconds)} left`,
  glass: "Hourglass",
  empty: "Tap, drag or type",
  /** @param {number} n */
  letters: (n) => count(n, "letter"),
  back: "Back",
  clear: "Clear",
  submit: "Submit",
  /** @param {number} n */
  worth: (n) => `worth ${n}`,
  nothing: "Nothing to submit",
  turn: "Turn the grid",
  keys: { back: "Bksp", clear: "Esc", submit: "Enter", turn: "." },
  more: "More",
  list: "Your list",
  noWords: "Words you claim stand here, the newest first.",
  /** @param {number} n @param {number} total */
  total: (n, total) => `${words(n)}, ${points(total)}`,
  showList: "Show your list",
};

/** What a refused word is told, in the slot. @type {Record<string, (min: number) => string>} */
export const REFUSALS = {
  too_short: (min) => `Too short: ${inLetters(min)} and up`,
  not_in_list: () => "Not in the list",
  already_claimed: () => "Already yours",
  not_a_path: () => "Not a path",
  time_is_up: () => "Time is up",
  other: () => "Not now",
};

/** @param {string} letter typed @param {boolean} isInWord */
export const refusedLetter = (letter, isInWord) => {
  const cube = letter === "q" ? "Qu" : letter.toUpperCase();
  return isInWord ? `No ${cube} to go on with` : `No ${cube} on the grid`;
};

export const CUBES = {
  grid: "The grid. Arrows move, Enter or Space takes a cube, Enter on the last one submits.",
  /** @param {string} text @param {number} row @param {number} column */
  cube: (text, row, column) => `${text}, row ${row} column ${column}`,
  next: "may be next",
  /** @param {number} step */
  taken: (step) => `taken, number ${step}`,
  last: "taken last",
  covered: "Covered cube",
  /** @param {string} word @param {number} letters */
  path: (word, letters) => `${word}, ${count(letters, "letter")}`,
  cleared: "Cleared",
  turned: "The grid is turned by a quarter",
};

export const JUDGED = {
  /** @param {string} word @param {number} worth @param {number} total */
  accepted: (word, worth, total) => `${word}, ${points(worth)}. ${total} so far`,
  /** @param {string} word @param {string} why */
  refused: (word, why) => `${word}: ${why}`,
  waiting: "Waiting for the judge",
};

export const STARTING = {
  shaking: "Shaking the cubes",
  resuming: "Setting up your grid",
  revealing: "The sand ran out while you were away",
  /** @param {number} loaded @param {number} total */
  loading: (loaded, total) =>
    `Fetching the word judge, ${megabytes(loaded)} of ${megabytes(total)} MB`,
  starting: "Waking the word judge",
};

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

export const TROUBLE = {
  engine: {
    title: "The word judge did not start",
    text: "It has to be fetched once. Check your connection, then try again.",
  },
  lost: {
    title: "The word judge has stopped",
    text: "Your list is kept, and so is every word you have submitted. Try again to go on.",
  },
  fault: {
    title: "This round cannot go on",
    text: "It was begun with another version of the game, or its record is damaged.",
  },
  elsewhere: {
    title: "This round is open in another tab",
    text: "Go on there, or close that tab: then the round goes on here.",
  },
  moved: {
    title: "This round was played on in another tab",
    text: "What was submitted there is kept. Try again to go on from there.",
  },
  gone: {
    title: "That round is not here",
    text: "It may have been abandoned, or played on another device.",
  },
  again: "Try again",
  home: "Home",
  remove: "Remove this round",
  revived: "The word judge was restarted. Nothing is lost.",
  unkept: "This browser cannot store the round: it ends when you close the page.",
  noRoom:
    "There is no room left to store the round: it ends when you close the page. Play on, and make room afterwards.",
};

/** Of the setting "Submit when I lift". */
const LIFT_DOES = "Letting go after a drag claims the word.";

export const LEAVE = {
  title: "Leave the round?",
  text: "The sand goes on falling. You can come back as long as it runs.",
  yes: "Leave",
  no: "Stay",
};

export const MENU = {
  title: "Hunt",
  sound: "Sound",
  submitOnLift: "Submit when I lift",
  submitOnLiftNote: LIFT_DOES,
  abandon: "Abandon this round",
};

export const ABANDON = {
  title: "Abandon this round?",
  text: "Nothing of it is kept: no words, no score.",
  yes: "Abandon",
  no: "Play on",
};

export const HINT = {
  text: "Tap cubes, drag over them, or type.",
  liftDoes: LIFT_DOES,
  lift: "Submit when I lift",
  done: "Got it",
};

export const HOW = {
  title: "How to play",
  note: "The sand goes on falling while you read.",
};

export const ROUNDS = {
  title: "Past rounds",
  none: "No round has been played here yet.",
  start: "Start a hunt",
  best: "Best rounds",
  noBest: "No points on this table yet.",
  tables: "Table",
  all: "All rounds",
  /** @param {number} total @param {number} n */
  score: (total, n) => `${points(total)}, ${words(n)}`,
  /** @param {string} ofWords @param {string} ofPoints */
  share: (ofWords, ofPoints) => `${ofWords} of the words, ${ofPoints} of the points.`,
  /** @param {string} word */
  longest: (word) => `Longest: ${word}.`,
  remove: "Delete",
  /** @param {string} when */
  removeOf: (when) => `Delete the round of ${when}`,
  /** @param {string} when */
  removal: (when) => ({
    title: "Delete this round?",
    text: `The round of ${when} and its score will be gone for good.`,
    yes: "Delete it",
    no: "Keep it",
  }),
  removed: "The round is deleted.",
  notDeleted: "The browser could not delete the round. Try again.",
  unreadable:
    "The browser cannot read its stored rounds now. Reload the page to try again.",
  notLasting:
    "This browser keeps nothing for this page, so rounds are gone when it closes. Save a file to keep them.",
  /** @param {number} n */
  unread: (n) =>
    `${count(n, "stored round")} could not be read. ${n === 1 ? "It is" : "They are"} left as ${n === 1 ? "it is" : "they are"}; another version of Lexigrid may have written ${n === 1 ? "it" : "them"}.`,
  data: "Your rounds in a file",
  dataWhy:
    "Rounds and settings are kept in this browser only. A file takes them to another one, or keeps them safe.",
};

/** @param {number} n */
const days = (n) => count(n, "day");

export const STATISTICS = {
  title: "Statistics",
  reading: "Reading your rounds.",
  none: "Nothing to count yet. Play a round until its sand is out, and points, streaks and words begin to gather here.",
  start: "Start a hunt",
  sums: {
    rounds: "Rounds",
    words: "Words",
    points: "Points",
    share: "Of the words, on average",
    now: "Days in a row",
    longest: "Longest row of days",
  },
  /** @param {number} n */
  days,
  pointsOverTime: "Points, round by round",
  shareOverTime: "Share of the words, round by round",
  /** @param {number} shown @param {number} all */
  latest: (shown, all) => (shown < all ? `The latest ${shown} of ${all} rounds` : ""),
  /** @param {string} first @param {string} last @param {string} low @param {string} high */
  chart: (first, last, low, high) =>
    `A column for each round from ${first} to ${last}, between ${low} and ${high}.`,
  highest: "highest",
  table: "As a table",
  when: "When",
  score: "Points",
  share: "Share of the words",
  best: "Best of each table",
  noBest: "No points on any table yet.",
  longest: "Longest words",
  noLongest: "No word claimed yet.",
  missed: "Everyday words you often miss",
  missedWhy: "Worth a look: the ones you miss most, before those you also find.",
  noMissed: "No everyday word was missed.",
  word: "Word",
  timesMissed: "Missed",
  timesFound: "Found",
  worth: "Worth",
  /** @param {number} size */
  heat: (size) => `Where your words lie, ${size}×${size}`,
  /** @param {number} n */
  heatWhy: (n) => `How often each place was part of a word, in ${count(n, "round")}.`,
  /** @param {number} most @param {number} row @param {number} column */
  heatMost: (most, row, column) =>
    `Most used: row ${row} column ${column}, ${count(most, "time")}.`,
  /** @param {number} n */
  row: (n) => `Row ${n}`,
  /** @param {number} n */
  column: (n) => `Column ${n}`,
};

/** @typedef {(detail: TransferError["detail"]) => string} Fault */

export const TRANSFER = {
  write: "Save a file",
  read: "Open a file",
  written: "The file is saved with your downloads.",
  /** @param {number} added @param {number} kept */
  taken: (added, kept) => {
    const known = kept
      ? ` ${count(kept, "round")} ${kept === 1 ? "was" : "were"} here already.`
      : "";
    return `${count(added, "round")} added.${known}`;
  },
  noStore: "The browser could not read or write its storage. Nothing was changed.",
  /** @type {Record<TransferError["code"], Fault>} */
  faults: {
    too_large: ({ limit }) =>
      `The file is larger than ${Math.round(Number(limit) / 1_000_000)} MB, more than Lexigrid takes. Nothing was changed.`,
    unreadable: () => `${OPENED.unreadable} Nothing was changed.`,
    not_json: () =>
      "The file is not JSON, so it is not one of ours. Nothing was changed.",
    not_ours: () => "The file was not saved by Lexigrid. Nothing was changed.",
    newer_version: () =>
      "The file comes from a newer Lexigrid. Reload this page to get that one, then try again. Nothing was changed.",
    damaged: ({ field }) =>
      `The file is damaged (${field}). Save it anew where it came from. Nothing was changed.`,
    bad_round: ({ index, field }) =>
      `Round ${Number(index) + 1} in the file is not sound (${field}). Nothing was changed.`,
    bad_settings: ({ field }) =>
      `The settings in the file are not sound (${field}). Nothing was changed.`,
  },
};

export const SETTINGS = {
  title: "Settings",
  theme: "Light",
  themes: { auto: "As the device", dusk: "Evening", morning: "Morning" },
  soundTitle: "Sound and touch",
  sound: "Sounds",
  volume: "Volume",
  test: "Knock",
  haptics: "Vibration",
  playTitle: "Hunting",
  submitOnLift: "Submit when I lift",
  submitOnLiftNote: LIFT_DOES,
  hint: "Show the first hint again",
  hintComes: "The first hint comes with your next round.",
  about: "This Lexigrid",
  version: "Version",
  build: "Build",
  words: "Word lists",
  store: "Storage",
  loading: "loading",
  unknown: "not known, the engine did not start",
  lasting: "kept in this browser",
  kept: "kept in this browser, also when space runs short",
  offline: "Without a network",
  playsOffline: "plays",
  needsNetwork: "not yet, or not in this browser",
  notLasting: "gone when the page closes",
  licences: "Licences of what Lexigrid is made from",
};

export const HELP = {
  title: "How to play",
  start: "Start a hunt",
  gist: "Join letters on touching cubes into words, as many as you can before the sand runs out.",
  /** @type {{name: string, lines: [text: string, rule: string][]}[]} */
  parts: [
    {
      name: "The table",
      lines: [
        [
          "The grid has four by four or five by five cubes. Words need at least three letters, or four if you like it harder.",
          "H1",
        ],
        [
          "The hourglass holds three minutes of sand, or one and a half. It cannot be stopped, and the round lasts until it is empty.",
          "H1, H2",
        ],
        [
          "Every cube is part of some word, and a grid with few words is shaken again.",
          "H5",
        ],
      ],
    },
    {
      name: "Spelling",
      lines: [
        [
          "Go from a cube to any of the eight around it. A cube serves once in a word.",
          "H6",
        ],
        [
          "Tap cubes one by one, or press and drag through them. Gold rings show where you can go next.",
          "H7",
        ],
        [
          "Tap the last cube to drop it, or an earlier one to cut the path back to it. While dragging, go back one cube to drop the last.",
          "H7",
        ],
        ["Qu is one cube and counts as two letters.", "H10"],
      ],
    },
    {
      name: "Claiming",
      lines: [
        [
          "Submit puts the word on your list. If it is refused, the slot says why and the path stays so that you can mend it.",
          "H8",
        ],
        [
          "Each word counts once, whatever its path. Care, cares and car are three words.",
          "H9",
        ],
        ["When the sand is out, a word that was not submitted is lost.", "H11"],
      ],
    },
    {
      name: "Words",
      lines: [
        [
          "Ordinary English: nouns, verbs, adjectives and adverbs with their plurals and tenses. No names, abbreviations, apostrophes or hyphens.",
          "H13",
        ],
        ["A name that is an ordinary word too is fine: mark, rose.", "H13"],
        ["A few words have a Q without a U. The Qu cube cannot spell them.", "H10"],
      ],
    },
    {
      name: "Afterwards",
      lines: [
        [
          "You see every word that was on the grid, the everyday ones first. Choose one to see its way.",
          "H18",
        ],
        [
          "Your score stands among the best of the same table: grid, shortest word and hourglass.",
          "H17",
        ],
      ],
    },
    {
      name: "Two to eight players",
      lines: [
        [
          "All hunt on the same grid, one after the other, each with a full hourglass. Between two of them the grid lies under a lid: hand the device on, and hold the ring to lift it.",
          "H2",
        ],
        ["Nobody sees a list before all have hunted.", "H12"],
        [
          "A word that two or more of you have found counts for nobody. The highest total of the others takes the hunt.",
          "H15, H16",
        ],
        [
          "Level on points, the longer longest word decides; level in that too, the hunt is shared.",
          "H16",
        ],
      ],
    },
  ],
  worthTitle: "What words are worth",
  lettersRow: "Letters",
  pointsRow: "Points",
  worth: [
    ["3", 1],
    ["4", 1],
    ["5", 2],
    ["6", 3],
    ["7", 5],
    ["8 and more", 11],
  ],
  keysTitle: "By keyboard",
  keys: [
    ["A to Z", "Type a word; its path is found for you. Q takes the Qu cube."],
    ["Enter", "Submit the word; after letters the space bar does too."],
    ["Backspace", "Drop the last cube."],
    ["Esc", "Clear the path."],
    [
      ".",
      "Turn the grid by a quarter. The letters stay upright, and nothing else changes.",
    ],
    [
      "Arrows",
      "Go from cube to cube. Space or Enter takes the cube; Enter on the one taken last submits.",
    ],
  ],
};
