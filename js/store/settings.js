import { CLASSIC_WISH, classicWishFault } from "./classic_wish.js";
import { CROSSWORD_WISH, crosswordWishFault } from "./crossword_wish.js";
import { HEIST_WISH, heistWishFault } from "./heist_wish.js";
import { LOOKS } from "./looks.js";
import { MOST_SEATS, nobodyYet, playersFault } from "./players.js";
import {
  calendarDay,
  flag,
  isRecord,
  oneOf,
  record,
  share,
  someOf,
  text,
  whole,
} from "./shape.js";
import { optionsFault } from "./tables.js";

/**
 * @import { ClassicWish } from "./classic_wish.js"
 * @import { CrosswordWish } from "./crossword_wish.js"
 * @import { HeistWish } from "./heist_wish.js"
 * @import { BoardStyle, GlassStyle, TileStyle } from "./looks.js"
 * @import { Player } from "./players.js"
 * @import { Options } from "./tables.js"
 */

/**
 * @typedef {object} Settings
 * @property {"auto" | "dusk" | "morning"} theme
 * @property {boolean} sound
 * @property {number} volume 0 to 1
 * @property {boolean} haptics
 * @property {boolean} submitOnLift a drag's release claims the word (H8)
 * @property {boolean} upright cubes are shown upright, however they fell (C3)
 * @property {boolean} speech words are spoken while lists are read aloud (C5)
 * @property {Options} lastOptions
 * @property {ClassicWish} classic what the next Classic table is to agree on
 * @property {CrosswordWish} crossword what the next crossword table is to agree on
 * @property {HeistWish} heist what the next table of Lexiheist is to agree on
 * @property {TileStyle} tiles how its tiles look (X25)
 * @property {BoardStyle} board how its board looks (T21)
 * @property {GlassStyle} glass how the hourglass looks (T21)
 * @property {string} profile whose credits are earned and spent; "": nobody's
 * @property {number} seats at the next table, 1 for a hunt alone
 * @property {Player[]} players eight: names stay known while fewer play
 * @property {boolean} hintSeen the first-run hint has been read
 * @property {{round: string, read: number}} reading the round whose lists are being read
 *   aloud, and how many words have been; "": none
 * @property {string} matchPutAway the match that home is not to show; "": none
 * @property {string} dailyUsed the day whose one try was begun last; "": none yet
 */

export const NO_READING = Object.freeze({ round: "", read: 0 });

/** More words than eight lists hold. */
const MOST_READ = 9999;

/** @type {Readonly<Settings>} */
export const DEFAULTS = Object.freeze({
  theme: "auto",
  sound: true,
  volume: 0.4,
  haptics: false,
  submitOnLift: false,
  upright: false,
  speech: false,
  lastOptions: Object.freeze({ size: 4, min: 3, seconds: 180 }),
  classic: CLASSIC_WISH,
  crossword: CROSSWORD_WISH,
  heist: HEIST_WISH,
  tiles: "bone",
  board: "enamel",
  glass: "brass",
  profile: "",
  seats: 1,
  players: nobodyYet(),
  hintSeen: false,
  reading: NO_READING,
  matchPutAway: "",
  dailyUsed: "",
});

const CHECKS = {
  theme: oneOf(["auto", "dusk", "morning"]),
  sound: flag,
  volume: share,
  haptics: flag,
  submitOnLift: flag,
  upright: flag,
  speech: flag,
  lastOptions: optionsFault,
  classic: classicWishFault,
  crossword: crosswordWishFault,
  heist: heistWishFault,
  tiles: oneOf(LOOKS.tiles),
  board: oneOf(LOOKS.board),
  glass: oneOf(LOOKS.glass),
  profile: text(36),
  seats: oneOf(Array.from({ length: MOST_SEATS }, (_, i) => i + 1)),
  players: playersFault(MOST_SEATS),
  hintSeen: flag,
  reading: record({ round: text(36), read: whole(MOST_READ) }),
  matchPutAway: text(36),
  dailyUsed: (/** @type {unknown} */ value) =>
    value === "" ? null : calendarDay(value),
};

/**
 * @param {Settings} settings
 * @returns {Player[] | null} who sits at the next table; null: one player alone
 */
export function playersOf({ seats, players }) {
  return seats > 1 ? players.slice(0, seats) : null;
}

/**
 * The first field that is unknown or wrong, or null. Missing fields are no fault: a file
 * may be older than a setting.
 */
export const settingsFault = someOf(CHECKS);

/**
 * Settings from a value that may be anything: each field that is missing or wrong is
 * taken from the fallback, the others are kept.
 * @param {unknown} value
 * @param {Readonly<Settings>} [fallback]
 * @returns {Settings}
 */
export function readSettings(value, fallback = DEFAULTS) {
  const given = isRecord(value) ? value : {};
  const fields = Object.entries(CHECKS).map(([name, fault]) => {
    const key = /** @type {keyof Settings} */ (name);
    const isKept = Object.hasOwn(given, name) && fault(given[name]) === null;
    return [name, isKept ? given[name] : fallback[key]];
  });
  return structuredClone(Object.fromEntries(fields));
}
