/**
 * Every sentence of the page, grouped by screen. Plain and warm: what happened, and what
 * to do.
 *
 * @import { Player } from "../store/players.js"
 * @import { Game, Options } from "../store/tables.js"
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
export function tableName({ size, min, minimums }) {
  const grid = `${size}×${size}`;
  return minimums ? `${grid}, handicap` : `${grid}, ${inLetters(min)} letters and up`;
}

/** @param {Options} options @param {Game} [game] */
export function wholeTableName(options, game = "hunt") {
  const name = `${tableName(options)}, ${clock(options.seconds)}`;
  const written = options.anything ? `${name}, write anything` : name;
  return game === "classic" ? `Classic, ${written}` : written;
}

/** Teams have names of their own. */
const TEAMS = ["Owls", "Swifts", "Foxes", "Hares"];

/** @param {number} team from 1 */
export function teamName(team) {
  return TEAMS[team - 1] ?? `Team ${team}`;
}

/** @param {number} target 0: no match */
function matchName(target) {
  return target ? `first to ${target}` : "one round";
}

/** @param {Player} player @param {number} seat */
export function playerName({ name }, seat) {
  return name || `Player ${seat}`;
}

/** @param {readonly Player[]} players @param {number} seat */
export function nameOf(players, seat) {
  return playerName(players[seat - 1] ?? { name: "", token: 0 }, seat);
}

/** Two at the table are called alike. @param {string} name @param {number} n */
export const namesake = (name, n) => `${[...name].slice(0, 14).join("")} ${n}`;

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

/** @param {Options} options @param {number} seats @param {number} target */
export function classicTableFor(options, seats, target) {
  const teams = options.teams ? "in teams" : "";
  const parts = [tableName(options), matchName(target), teams];
  const name = parts.filter(Boolean).join(", ");
  return seats > 1 ? `${name}, ${count(seats, "player")}` : name;
}

/**
 * Made once, and not before the first date: they cost more than a hundred dates.
 * @type {Map<"short" | undefined, Intl.DateTimeFormat>}
 */
const FORMS = new Map();

/** @param {string} iso @param {"short"} [timeStyle] */
function date(iso, timeStyle) {
  const form =
    FORMS.get(timeStyle) ??
    new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle });
  FORMS.set(timeStyle, form);
  return form.format(new Date(iso));
}

/** @param {string} iso */
export const day = (iso) => date(iso);

/** @param {string} date YYYY-MM-DD */
export function calendarDay(date) {
  const form = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  return form.format(new Date(`${date}T00:00:00Z`));
}

/** @param {string} iso */
export const dayAndTime = (iso) => date(iso, "short");

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

/** What each game is called. */
export const GAME = {
  hunt: "Hunt",
  classic: "Classic hunt",
  crossword: "Crossword",
  heist: "Lexiheist",
};

export const BOXES = {
  hunt: { name: GAME.hunt, line: "Gold rings, one glass" },
  classic: { name: GAME.classic, line: "Shake, hunt, read aloud" },
  crossword: { name: GAME.crossword, line: "Lay words across a board" },
  heist: { name: GAME.heist, line: "Replace letters on the board" },
};

/** What of the games with tiles is told where their screens have not been fetched. */
const CROSSWORD = {
  title: GAME.crossword,
  fetching: "Fetching the board.",
  notFetched: "The board could not be fetched. Check your connection, then try again.",
  again: "Try again",
  bots: "Play with bots",
  yours: `${GAME.crossword}, your turn`,
  /** @param {string} name */
  turnOf: (name) => `${GAME.crossword}, ${name} is to play`,
  nobody: "Nobody won",
  /** @param {string} name */
  won: (name) => `${name} won`,
  /** @param {string[]} names */
  tie: (names) => `A tie: ${together(names)}`,
  /** @param {{tiles?: number, players: number[]}} options */
  table: ({ tiles, players }) =>
    `${GAME.crossword}, ${tiles} tiles, ${count(players.length, "seat")}`,
  /** @param {{tiles?: number, seats: number}} wish */
  wished: ({ tiles, seats }) => `${tiles} tiles, ${count(seats, "seat")}`,
};

export const TILE_GAMES = {
  crossword: CROSSWORD,
  heist: {
    ...CROSSWORD,
    title: GAME.heist,
    yours: `${GAME.heist}, your turn`,
    /** @param {string} name */
    turnOf: (name) => `${GAME.heist}, ${name} is to play`,
    /** @param {{timer: number, players: number[]}} options */
    table: ({ timer, players }) =>
      `${GAME.heist}, ${timer} seconds a turn, ${count(players.length, "seat")}`,
    /** @param {{timer: number, seats: number}} wish */
    wished: ({ timer, seats }) => `${timer} seconds, ${count(seats, "seat")}`,
  },
};

/** What is known of credits before their screens are fetched. */
export const PURSE = {
  title: "My credits",
  profiles: "Profiles",
  store: "Store",
  tournaments: "Tournaments",
  /** Before the scores of its game. */
  inTournament: "In a tournament:",
  settings: "Profiles and credits",
  fetching: "Fetching your credits.",
  notFetched: "This part could not be fetched. Check your connection, then try again.",
  again: "Try again",
};

export const TILE_STATISTICS = {
  title: { crossword: "Crosswords", heist: GAME.heist },
  alone: "Your games against computer players.",
  best: "The best",
  sums: {
    games: "Games",
    won: "Won",
    perTurn: "Points a turn",
    bonuses: "All tiles at once",
    bestGame: "in one game",
    bestPlay: "in one turn",
  },
};

export const HOME = {
  title: "Lexigrid",
  line: "Find words before the sand runs out.",
  lineRest: "Gold rings, one hourglass, nothing to sign up for.",
  start: "Start a hunt",
  resume: "Resume",
  /** @param {number} seconds @param {Game} [game] */
  running: (seconds, game = "hunt") => `${GAME[game]}, ${clock(seconds)} left`,
  /** @param {number} target @param {number} round */
  match: (target, round) => `First to ${target}, round ${round} is next`,
  /** @param {number} seconds */
  today: (seconds) => `${DAILY.title}, ${clock(seconds)} left`,
  goOn: "Go on",
  putAway: "Put this match away",
  isPutAway: "The match is put away. Its rounds stay among the past rounds.",
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

export const CLASSIC_OPTIONS = {
  title: GAME.classic,
  advanced: "Advanced",
  advancedNote: "Words need five letters.",
  handicap: "Handicap",
  handicapNote: "Each player has a shortest word of their own.",
  /** @param {string} name */
  minimumOf: (name) => `Shortest word of ${name}`,
  /** @param {number} n */
  letters: (n) => String(n),
  inTeams: "In teams",
  inTeamsNote: "Players write their own lists, and teams win.",
  /** @param {string} name */
  teamOf: (name) => `Team of ${name}`,
  /** @param {number} team */
  lacking: (team) => `Nobody is with the ${teamName(team)} yet.`,
  anything: "Write anything",
  anythingNote: "Words are judged when the sand is out, not before.",
  match: "Match",
  oneRound: "One round",
  /** @param {number} n */
  firstTo: (n) => `First to ${n}`,
  another: "First to …",
  target: "Points to play to, from 20 to 500",
  start: "To the dome",
};

export const DOME = {
  /** @param {string | null} name null: one plays alone */
  title: (name) => (name ? `${name} shakes` : "Shake the cubes"),
  how: "Shake them under the dome, then lift it.",
  shake: "Shake",
  again: "Shake again",
  shaking: "The cubes tumble.",
  shaken: "The cubes lie still under the dome.",
  lift: "Lift the dome",
  byDevice: "Shake the device instead",
};

export const GLASS = {
  /** @param {string} name */
  turns: (name) => `${name} turns the glass`,
  alone: "Turn the glass",
};

export const ALOUD = {
  title: "Reading aloud",
  /** @param {number} n */
  soFar: (n) => `${words(n)} read so far`,
  /** @param {string} name */
  reads: (name) => `${name} reads`,
  /** @param {number} at @param {number} all */
  place: (at, all) => `${at} of ${all}`,
  back: "Back",
  next: "Next word",
  first: "Read the first word",
  end: "To the totals",
  skip: "Skip to the totals",
  auto: "Read on by itself",
  speech: "Speak the words",
  begin: "Lists are read in turn. What stands on two lists is crossed off both.",
  /** @param {number} worth */
  counts: (worth) => `Nobody else has it: ${points(worth)}.`,
  /** @param {string[]} names */
  crossed: (names) => `Crossed off: ${together(names)}.`,
  /** @param {string} name */
  credited: (name) => `It counts once, for ${name}.`,
  /** @param {string} why */
  struck: (why) => `It is struck: ${why}.`,
  keys: "Arrow keys go on and back.",
  nothing: "Nothing written",
};

export const MATCH = {
  title: "Match",
  /** @param {string} name */
  wins: (name) => `${name} wins the match`,
  /** @param {string} team */
  teamWins: (team) => `The ${team} win the match`,
  /** @param {number} target */
  reached: (target) => `You have your ${target} points`,
  /** @param {string} name */
  leads: (name) => `${name} leads`,
  /** @param {string} team */
  teamLeads: (team) => `The ${team} lead`,
  /** @param {number} total */
  alone: (total) => `${points(total)} so far`,
  /** @param {string[]} names */
  level: (names) => `${together(names)} are level`,
  /** @param {number} target @param {number} rounds */
  story: (target, rounds) =>
    `First to ${target}. ${capital(inLetters(rounds))} ${rounds === 1 ? "round is" : "rounds are"} played.`,
  /** @param {number} target */
  another: (target) => `Level at ${target} or above, so another round decides.`,
  /** @param {string} name */
  shakes: (name) => `${name} shakes next.`,
  table: "Points by round",
  name: "Name",
  /** @param {number} n */
  round: (n) => `Round ${n}`,
  total: "Total",
  next: "Next round",
  resume: "Resume the round",
  fresh: "Begin another match",
  standings: "Standings",
  lost: "This match is not here",
  lostWhy: "Its rounds may have been deleted, or it was played in another browser.",
  unfit:
    "The rounds of this match do not fit together any more. One of them may have been deleted.",
  wait: "Counting the points",
  failed: "The points could not be counted. Reload the page to try again.",
  you: "You",
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
  how: "Hold the button or the ring, or press twice.",
  atOnce: "Your glass starts at once.",
  /** @param {string} name */
  turns: (name) => `Then ${name} turns your glass.`,
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
    text: `The rounds in ${name} are added to yours, its profiles and their credits are joined with yours, and its settings take the place of yours.`,
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

const THE_HUNT = "the hunt";

export const REVEAL = {
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
    if (isLongest) return `Nothing here is longer than your “${own}”.`;
    return `Your longest: ${own}. ${onGrid}`;
  },
  ownList: "Your list",
  /** Of a match. */
  thisRound: "this round",
  /** @param {string[]} names @param {string} [what] */
  wins: (names, what = THE_HUNT) =>
    names.length === 1
      ? `${names[0]} takes ${what}`
      : `A draw: ${together(names)} share ${what}`,
  /** @param {string[]} teams @param {string} [what] */
  teamWins: (teams, what = THE_HUNT) =>
    teams.length === 1
      ? `The ${teams[0]} take ${what}`
      : `A draw: ${together(teams)} share ${what}`,
  /** @param {string} team @param {number} total @param {string[]} names */
  teamOf: (team, total, names) => `${team} ${total} (${together(names)})`,
  /** @param {string} name */
  credited: (name) => `counted for ${name}`,
  /** @param {string} name */
  creditedTo: (name) => `Your team counts it once, for ${name}.`,
  /** @type {Record<import("../protocol.js").StruckName, string>} */
  why: {
    too_short: "too short",
    not_on_the_grid: "not on the grid",
    not_in_list: "not in the list",
  },
  /** @param {string} why */
  isStruck: (why) => `${capital(why)}, so it does not count.`,
  noWay: "Not on the grid",
  aloud: "Read aloud",
  /** @param {string[]} others @param {string} word */
  byLongest: (others, word) =>
    `Level on points with ${together(others)}, and ahead by the longest word: ${word}.`,
  /** @param {number} seats @param {string} word @param {number} worth */
  cancelled: (seats, word, worth) =>
    `${capital(inLetters(seats))} of you saw ${word}, so nobody kept its ${worth}.`,
  /** @param {string} name @param {number} total */
  scoreOf: (name, total) => `${name}: ${total}`,
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
  challenge: "Challenge a friend",
  challengeShort: "Challenge",
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
  hunts: "hunts",
  list: "Your list",
  /** @param {string} name */
  listOf: (name) => `${name}'s list`,
  /** @param {number} target */
  firstTo: (target) => `first to ${target}`,
  noWords: "Words you claim stand here, the newest first.",
  /** @param {number} n */
  unjudged: (n) => `${words(n)}, not judged yet`,
  covered: "Covered until the glass is turned",
  /** @param {number} n @param {number} total */
  total: (n, total) => `${words(n)}, ${points(total)}`,
  /** Words of several may cancel. @param {number} n @param {number} total */
  atMost: (n, total) => (n ? `${words(n)}, up to ${points(total)}` : words(n)),
  showList: "Show your list",
  /** @param {string} name */
  showListOf: (name) => `Show ${name}'s list`,
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
  /** @param {string} word */
  written: (word) => `${word} is on your list`,
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

/** The same at the games with tiles, which have no list. */
export const GAME_TROUBLE = {
  ...TROUBLE,
  lost: {
    title: TROUBLE.lost.title,
    text: "The game is kept, with every move that was played. Try again to go on.",
  },
  fault: { ...TROUBLE.fault, title: "This game cannot go on" },
  elsewhere: {
    title: "This game is open in another tab",
    text: "Go on there, or close that tab: then the game goes on here.",
  },
  moved: {
    title: "This game was played on in another tab",
    text: "What was played there is kept. Try again to go on from there.",
  },
  gone: {
    title: "That game is not here",
    text: "It may have been deleted, or played on another device.",
  },
  remove: "Remove this game",
  unkept: "This browser cannot store the game: it ends when you close the page.",
  noRoom:
    "There is no room left to store the game: it ends when you close the page. Play on, and make room afterwards.",
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
  sound: "Sound",
  submitOnLift: "Submit when I lift",
  submitOnLiftNote: LIFT_DOES,
  abandon: "Abandon this round",
};

export const ABANDON = {
  title: "Abandon this round?",
  text: "Nothing of it is kept: no words, no score.",
  daily: "Nothing of it is kept: no words, no score. Today's one try is used up.",
  yes: "Abandon",
  no: "Play on",
};

export const HINT = {
  text: "Tap cubes, drag over them, or type.",
  liftDoes: "Submit claims the word; with this switch, letting go claims it.",
  lift: "Submit when I lift",
  done: "Got it",
};

export const HOW = {
  title: "How to play",
  note: "The sand goes on falling while you read.",
  time: "A turn's time goes on while you read.",
};

/** Kinds of looks: how a row of them is called, one of them, and each by its name. */
export const LOOK_NAMES = {
  tiles: {
    label: "Tiles",
    one: "tiles",
    /** @type {Record<string, string>} */
    of: {
      ...{ bone: "Bone", slate: "Slate", white: "White" },
      ...{ walnut: "Walnut", sea: "Sea glass", rose: "Rose" },
    },
  },
  board: {
    label: "Board",
    one: "board",
    /** @type {Record<string, string>} */
    of: { enamel: "Each game's own colour", harbour: "Harbour blue", plum: "Plum" },
  },
  glass: {
    label: "Hourglass",
    one: "hourglass",
    /** @type {Record<string, string>} */
    of: { brass: "Brass", silver: "Silver", copper: "Copper" },
  },
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
  /** @param {string} when @param {boolean} isOfMatch */
  removal: (when, isOfMatch) => ({
    title: "Delete this round?",
    text: `The round of ${when} and its score will be gone for good.${isOfMatch ? " Its points leave the standings of the match." : ""}`,
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
  data: "Rounds and profiles in a file",
  dataWhy:
    "Rounds, settings, profiles and their credits are kept in this browser only. A file takes all of them to another one, or keeps them safe.",
};

/** @param {number} n */
const days = (n) => count(n, "day");

export const STATISTICS = {
  title: "Statistics",
  reading: "Reading your rounds.",
  none: "Nothing to count yet. Play a round alone until its sand is out, and points, streaks and words begin to gather here.",
  alone: "Only rounds played alone are counted here.",
  start: "Start a hunt",
  sums: {
    rounds: "Rounds",
    words: "Words",
    points: "Points",
    share: "Of the words, on average",
    now: "Days in a row with a round",
    longest: "The longest such row",
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
  /** @param {import("../store/store.js").Added} what */
  taken: ({ added, kept, profiles, tournaments }) => {
    const fresh = [
      added ? `${count(added, "round")} added.` : "",
      profiles ? `${count(profiles, "profile")} taken in.` : "",
      tournaments ? `${count(tournaments, "tournament")} taken in.` : "",
    ].filter(Boolean);
    if (fresh.length === 0) return "No round, profile or tournament in it was new.";
    const known = `${count(kept, "round")} ${kept === 1 ? "was" : "were"} here already.`;
    return [...fresh, ...(kept ? [known] : [])].join(" ");
  },
  noStore: "The browser could not read or write its storage. Nothing was changed.",
  /** @type {Record<TransferError["code"], Fault>} */
  faults: {
    too_large: ({ limit }) =>
      `The file is larger than ${Math.round(Number(limit) / 1_000_000)} MB, more than Lexigrid takes. Nothing was changed.`,
    unreadable: () => `${OPENED.unreadable} Nothing was changed.`,
    not_json: () =>
      "The file is not JSON, so it is not one of ours. Nothing was changed.",
    cut_short: () =>
      "The file is one of ours, but not whole: it was cut short, or harmed on its way. Save it anew where it came from. Nothing was changed.",
    not_ours: () => "The file was not saved by Lexigrid. Nothing was changed.",
    newer_version: () =>
      "The file comes from a newer Lexigrid. Reload this page to get that one, then try again. Nothing was changed.",
    damaged: ({ field }) =>
      `The file is damaged${field === "sha256" ? ": it is not as it was saved" : ` (${field})`}. Save it anew where it came from. Nothing was changed.`,
    bad_round: ({ index, field }) =>
      `Round ${Number(index) + 1} in the file is not sound (${field}). Nothing was changed.`,
    bad_profile: ({ index, field }) =>
      `Profile ${Number(index) + 1} in the file is not sound (${field}). Nothing was changed.`,
    bad_tournament: ({ index, field }) =>
      `Tournament ${Number(index) + 1} in the file is not sound (${field}). Nothing was changed.`,
    bad_settings: ({ field }) =>
      `The settings in the file are not sound (${field}). Nothing was changed.`,
  },
};

export const DAILY = {
  title: "Today's grid",
  /** @param {string} date */
  of: (date) => `Grid of ${calendarDay(date)}`,
  line: "One grid a day, the same for everybody who plays this version.",
  once: "You have one try. The sand does not wait when you leave, and a round that you abandon is used up as well.",
  /** @param {number} days */
  streak: (days) => `Streak: ${count(days, "day")}`,
  /** @param {number} days */
  keep: (days) =>
    days > 0
      ? `Your streak: ${count(days, "day")}. Today's grid makes it ${days + 1}.`
      : "Play on days in a row, and they are counted as a streak.",
  start: "Shake today's grid",
  open: "Open",
  see: "See it",
  used: "Today's try is used up",
  usedWhy:
    "The round on today's grid was abandoned or deleted, so there is no score. The next grid comes tomorrow.",
  hunt: "Start a hunt",
  /** @param {number} total @param {number} days */
  played: (total, days) => `Played: ${points(total)}, streak ${days}`,
  share: "Share",
  copy: "Copy the result",
  shareTitle: "Share today's result",
  shareLine: "No word of the grid is in it.",
  /**
   * @param {string} date
   * @param {import("../store/round.js").Summary} summary
   * @param {number} days
   */
  text: (date, summary, days) =>
    [
      `Lexigrid, ${calendarDay(date)}`,
      `${points(summary.points)} with ${words(summary.words)}`,
      `${blocks(summary.found_words_share)} ${percent(summary.found_words_share)} of the words`,
      DAILY.streak(days),
    ].join("\n"),
};

const BLOCKS = 10;

/** A bar of blocks; any part of a block is a block. @param {number} share 0 to 1 */
function blocks(share) {
  const full = Math.min(BLOCKS, Math.ceil(share * BLOCKS));
  return "\u25A0".repeat(full) + "\u25A1".repeat(BLOCKS - full);
}

export const SEND = {
  copy: "Copy",
  copied: "Copied.",
  notCopied: "The browser did not copy it. Select the text and copy it yourself.",
  notSent: "The browser could not send it. Copy it instead.",
};

export const INVITE = {
  title: "Challenge a friend",
  line: "Whoever opens the link hunts on this grid, and sees the letters only when the glass is turned.",
  with: "What goes along",
  kinds: {
    grid: "Just the grid",
    /** @param {number} total */
    points: (total) => `${points(total)} to beat`,
    words: "Points and words",
  },
  wordsNote: "Your friend sees which of their words you found too.",
  /** @param {number} n */
  table: (n) => `Hunt, ${n}×${n}`,
  /** @param {number} min @param {number} seconds */
  rest: (min, seconds) => `${inLetters(min)} letters and up, ${clock(seconds)}`,
  link: "Link",
  /** @param {string} table */
  code: (table) => `QR code of the link: Hunt, ${table}`,
  send: "Send the link",
  copy: "Copy the link",
  whole: "The whole table is in the link. No account, no server.",
  unfit: "This round was kept without the log that a challenge is made from.",
};

/** The way to friends; what their own screens say is in words_friends.js. */
export const FRIENDS = {
  title: "Play with friends",
  line: "Each on their own screen",
  inviteFirst: "Invite",
  fetching: "Laying the table.",
  notFetched:
    "The table could not be fetched. Check your connection, then load the page again.",
  again: "Load the page again",
  table: "A table with friends",
  tableLine: "Your seat is kept",
  goOn: "Go back",
  backToTable: "Back to the table",
  invite: "Invite friends again",
};

export const CHALLENGE = {
  title: "A friend challenges you",
  toBeat: "to beat",
  noScore: "No points to beat, just the same grid.",
  line: "The grid stays covered until you begin. You have one try, like your friend.",
  start: "Shake their grid",
  checking: "Getting ready",
  resume: "Resume",
  played: "You have played this grid",
  see: "See the reveal",
  broken: "This link is not whole",
  brokenWhy:
    "Something of it was lost on the way, often its end. Ask for it again, and copy all of it.",
  newer: "This link comes from a newer Lexigrid",
  newerWhy: "Load this page again to get that one, then open the link once more.",
  other: "This grid cannot be played here",
  otherWhy:
    "The link comes from a Lexigrid with other rules or another word list: the same cubes could fall differently, or count differently. Load this page again to get the newest version, or ask for a new link.",
  lost: "The word judge did not start",
  lostWhy: "It has to be fetched once. Check your connection, then try again.",
  again: "Try again",
  load: "Load the page again",
  hunt: "Start a hunt of your own",
  friend: "Your friend",
  tab: "Friend",
  /** @param {number} mine @param {number} theirs */
  outcome: (mine, theirs) => {
    if (mine === theirs) return `You and your friend both have ${points(mine)}.`;
    return mine > theirs
      ? `You beat your friend: ${mine} to ${points(theirs)}.`
      : `Your friend stays ahead: ${theirs} to your ${points(mine)}.`;
  },
  /** @param {number} n @param {number} mine @param {number} theirs */
  cancelled: (n, mine, theirs) => {
    if (n === 0) return "You had no word in common.";
    if (mine + theirs === 0) return "Your lists are the same.";
    return `Without the ${count(n, "word")} that you both had: ${mine} for you, ${theirs} for your friend.`;
  },
  /** @param {number} n */
  both: (n) => `${words(n)} in common`,
  noneBoth: "No word of yours is on your friend's list.",
};

export const KITCHEN = {
  title: "At the kitchen table",
  solve: "Solve a grid",
  paper: "Score on paper",
  lost: "The word judge did not start. Check your connection, then try again. What you typed stays.",
};

export const SOLVE = {
  title: "Solve a grid of your own",
  line: "Type the letters as the cubes lie, row by row. Spaces and new lines may stand anywhere.",
  letters: "Letters",
  hint: "16 or 25 cubes. Write Qu for the Qu cube.",
  min: "Shortest word",
  start: "Find the words",
  waiting: "Looking",
  another: "Another grid",
  game: "Solved grid",
  /** @param {number} n @param {number} total */
  heading: (n, total) => `${words(n)}, ${points(total)}`,
  none: "No word is on this grid.",
  /** @param {readonly string[]} longest */
  longest: (longest) => `Longest: ${longest.join(", ")}.`,
  /** @param {readonly string[]} cubes */
  dead: (cubes) =>
    cubes.length === 0
      ? "Every cube is part of some word."
      : `In no word: ${cubes.join("; ")}.`,
  /** @param {string} letter @param {number} row @param {number} column */
  place: (letter, row, column) => `${letter} in row ${row}, column ${column}`,
  everydayTab: "Everyday",
  restTab: "The rest",
  noneEveryday: "No everyday word is on this grid.",
  noneRest: "Every word here is an everyday one.",
};

export const PAPER = {
  title: "Score a paper round",
  line: "You played with cubes and paper. Type in what stands on each list.",
  players: "Lists",
  /** @param {number} seat */
  seat: (seat) => `Player ${seat}`,
  name: "Name",
  words: "Words",
  wordsHint: "One after another, with spaces, commas or new lines between them.",
  /** @param {string} who */
  wordsOf: (who) => `Words of ${who}`,
  /** @param {string} who */
  minOf: (who) => `Shortest word of ${who}`,
  /** @param {string} who */
  teamOf: (who) => `Team of ${who}`,
  add: "Add a player",
  remove: "Remove",
  min: "Shortest word",
  each: "Each their own",
  /** @param {number} n */
  minIs: (n) => `${n} letters`,
  teams: "Teams",
  teamsNote: "A word that several of a team have counts once for the team.",
  inTeam: "Team",
  /** @param {number} n */
  team: (n) => `Team ${n}`,
  grid: "The grid, if you like",
  gridHint:
    "With the letters here, words that are not on the grid are struck. 16 or 25 cubes, Qu for the Qu cube.",
  start: "Add it up",
  waiting: "Adding up",
  change: "Change the lists",
  fresh: "Start anew",
  freshAsk: {
    title: "Start anew?",
    text: "What was typed here is cleared.",
    yes: "Clear it",
    no: "Keep it",
  },
  /** @param {string} who @param {number} total */
  winner: (who, total) => `${who} wins with ${points(total)}`,
  /** @param {string[]} names @param {number} total */
  draw: (names, total) => `A draw: ${together(names)}, with ${points(total)} each`,
  /** @param {number} n @param {string[]} names */
  teamIs: (n, names) => `Team ${n} (${together(names)})`,
  /** @param {string[]} cancelled */
  cancelled: (cancelled) =>
    cancelled.length === 0
      ? "No word stands on two lists, so every one counts."
      : `On more than one list, so for nobody: ${cancelled.join(", ")}.`,
  empty: "No words.",
  /** @param {string[]} names */
  also: (names) => `also ${together(names)}`,
  /** @param {string} who */
  credited: (who) => `counts for ${who}`,
  /** @type {Record<import("../protocol.js").StruckName, string>} */
  struck: {
    too_short: "too short",
    not_on_the_grid: "not on the grid",
    not_in_list: "not in the list",
  },
};

export const SETTINGS = {
  title: "Settings",
  theme: "Light",
  themes: { auto: "As the device", dusk: "Evening", morning: "Morning" },
  soundTitle: "Sound and touch",
  sound: "Sounds",
  volume: "Volume",
  test: "Try the sound",
  haptics: "Vibration",
  playTitle: "Hunting",
  submitOnLift: "Submit when I lift",
  submitOnLiftNote: LIFT_DOES,
  upright: "Show all cubes upright",
  uprightNote: "In Classic they lie as they fell.",
  speech: "Speak the words",
  speechNote: "While lists are read aloud.",
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

const CROSSWORD_HELP = {
  name: GAME.crossword,
  /** @type {[text: string, rule: string][]} */
  lines: [
    [
      "Two to four seats, people and computer players in any mix. Each has a rack of seven tiles; a hundred are in the bag, or fifty.",
      "X1, X4",
    ],
    [
      "In your turn lay tiles in one row or column, so that with those on the board they make words, rightward and downward. The first word covers the star, every later one touches a tile.",
      "X7",
    ],
    [
      "A word that is not in the list is refused and shown, and nothing is lost. Try again until your time is up.",
      "X8",
    ],
    [
      "A blank is any letter you like when you lay it, keeps it, and counts nothing.",
      "X5",
    ],
    [
      "Each word counts the points of its letters. 2L and 3L multiply a letter, 2W and 3W the whole word, once, when they are first covered. All seven tiles in one turn bring 40 more.",
      "X12, X13",
    ],
    [
      "Or trade tiles for as many from the bag, while it holds seven or more; or pass.",
      "X9, X10",
    ],
    [
      "When the bag is empty and somebody lays the last tile, that seat gets the points of all other racks, and the others lose theirs. When all have passed or traded twice in a row, all lose their own.",
      "X14, X15",
    ],
    [
      "A turn that runs out of time is passed; the second one in a row ends the game for that player.",
      "X17",
    ],
    [
      "Drag tiles, or tap a tile and then a square, or press a square and type: press it again to write downward, once more to stop. Tap a laid tile to take it back.",
      "X21, X22",
    ],
    [
      "You may lay tiles while others play. One whose square gets taken comes home to your rack.",
      "X24",
    ],
  ],
  /** @type {[key: string, does: string][]} */
  keys: [
    ["A to Z", "lay a tile where the arrow is; with Shift, a blank"],
    ["Arrows", "go over the board, or along the rack"],
    ["Space", "take a tile, lay it, or turn the arrow"],
    ["Bksp", "take the last tile back"],
    ["Enter", "play"],
    ["Esc", "put the arrow away, then recall all tiles"],
  ],
};

const HEIST_HELP = {
  name: GAME.heist,
  /** @type {[text: string, rule: string][]} */
  lines: [
    [
      "Two to six seats, people and computer players in any mix. Each has a rack of eight tiles; the bag holds 150, three of them wildcards.",
      "T1, T4",
    ],
    [
      "Everyone draws a letter: the highest value goes first, the others follow by value. Ties draw again. Whoever goes first gets double on the first turn that scores.",
      "T5, T15",
    ],
    [
      "In your turn lay tiles on empty circles, on letters that lie there already, or on both. All changes stand in one row or column, without a gap. The first word covers the middle, every later one touches or replaces a letter.",
      "T8, T11",
    ],
    [
      "A tile that replaces must show another letter. A wildcard may replace, and may be replaced.",
      "T9",
    ],
    [
      "Every word with a changed circle has to be in the list. If one is not, the move is refused, all wrong words are named, and nothing is lost.",
      "T10",
    ],
    [
      "Replaced letters go back into the bag. Whoever placed one loses what it was worth when it was placed, you yourself too; no score drops below zero.",
      "T12, T14",
    ],
    [
      "All words count that you changed. 2L, 4L and 6L multiply a letter, 2W and 3W a word, when the circle is first covered and never again.",
      "T13",
    ],
    ["Or exchange tiles for as many from the bag, or pass.", "T7"],
    [
      "A turn has 90 or 60 seconds. When they are out, your tiles come home and the turn is passed.",
      "T6",
    ],
    [
      "The game ends when the bag is empty and somebody has used the last tile. It also ends after three rounds in which nobody laid a tile, or four in which nobody covered an empty circle. The highest score wins.",
      "T17",
    ],
    [
      "Words of five letters or more, eight tiles in one move, and wins bring credits, if you have a profile. They buy looks and seats in tournaments: see My credits.",
      "T19, T20",
    ],
    [
      "Drag tiles, or tap a tile and then a circle, or press a circle and type: press it again to write downward, once more to stop. Tap a laid tile to take it back; Undo takes the last change back, Recall all of them.",
      "T18",
    ],
  ],
  /** @type {[key: string, does: string][]} */
  keys: [
    [
      "A to Z",
      "lay a tile where the arrow is, over another too; with Shift, a wildcard",
    ],
    ...CROSSWORD_HELP.keys.slice(1, 4),
    ["Enter", "submit"],
    ...CROSSWORD_HELP.keys.slice(5),
  ],
};

export const TILE_HELP = { crossword: CROSSWORD_HELP, heist: HEIST_HELP };

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
    {
      name: GAME.classic,
      lines: [
        [
          "Twenty-five cubes, words of four letters and up, three minutes. Advanced wants five letters; with Handicap each player has a shortest word of their own.",
          "C1",
        ],
        [
          "One player shakes the cubes under the dome and lifts it, and the next turns the glass.",
          "C2",
        ],
        [
          "Cubes lie as they fell. A line under M, N, W and Z tells which way is up. If you like, a setting shows all cubes upright.",
          "C3",
        ],
        [
          "Afterwards lists are read aloud in turn. A word on two lists is crossed off both.",
          "C5",
        ],
        [
          "In teams a word that several of one team have counts once, for whoever was first; a word of two teams counts for neither.",
          "C8",
        ],
        [
          "A match goes over several rounds, to a number of points. Whoever has most when it is reached wins; level, another round decides.",
          "C9",
        ],
        [
          "Where anything may be written, words are judged afterwards. A bad one costs nothing, and takes nothing from others.",
          "C10",
        ],
      ],
    },
    {
      name: "With others",
      lines: [
        [
          "Every day has a grid of its own, and one try at it. Days in a row make a streak.",
          "D1, D2, D3",
        ],
        [
          "After a round you can challenge a friend to its grid: the link or its code is all there is to send.",
          "D4",
        ],
        [
          "Words that both of you have can be left out of the comparison: the reveal shows it either way.",
          "D5",
        ],
        [
          "For cubes of your own there are two helpers on the first screen: one finds all words of a grid, one adds up lists on paper.",
          "",
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
