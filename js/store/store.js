import { databaseShelf } from "./database_shelf.js";
import { memoryShelf } from "./memory_shelf.js";
import { goesOnFrom, isTileGame, isTiles, keptFault } from "./records.js";
import { byAge, isRound } from "./round.js";
import { readSettings, settingsFault } from "./settings.js";

/**
 * @import { TileGame } from "./tile_game.js"
 * @import { Kept } from "./records.js"
 * @import { Round } from "./round.js"
 * @import { Settings } from "./settings.js"
 */

/**
 * @typedef {{rounds: Kept[], settings: Settings}} Everything
 * @typedef {(stored: unknown) => Settings} Change
 *
 * Where records lie; it knows nothing of their shape.
 * @typedef {object} Shelf
 * @property {boolean} lasting
 * @property {(id: string) => Promise<unknown>} read
 * @property {() => Promise<unknown[]>} readAll
 * @property {(round: Kept, mayReplace: (stored: unknown) => boolean) =>
 *   Promise<boolean>} write false, and nothing is written, when it may not replace what
 *   is stored
 * @property {(id: string) => Promise<void>} erase
 * @property {() => Promise<unknown>} readSettings
 * @property {(change: Change) => Promise<void>} changeSettings
 * @property {(rounds: Kept[], change: Change) => Promise<number>} addAll how many of the
 *   rounds were new; all of it or nothing
 *
 * Promises are rejected only when the browser fails to write or read at all (disk full,
 * database deleted under way), and by `putRound` with PlayedElsewhere: never because of
 * what a stored record holds.
 * @typedef {object} Store
 * @property {boolean} lasting false: gone when the page is closed
 * @property {number} unread records that the last reading of all rounds had to skip
 * @property {boolean} settingsHarmed the last reading of settings had to leave some out
 * @property {(game: Kept, undone?: string) => Promise<void>} putRound a new game, or one
 *   that goes on from what is stored of it; `undone`: the log whose last move is taken back
 * @property {(id: string) => Promise<Round | null>} round a hunt
 * @property {() => Promise<Round[]>} rounds hunts, newest first
 * @property {(id: string) => Promise<TileGame | null>} tileGame a
 *   crossword, or a game of Lexiheist
 * @property {() => Promise<TileGame[]>} tileGames newest first
 * @property {() => Promise<Round[]>} running hunts not yet over, newest first
 * @property {(id: string) => Promise<void>} removeRound
 * @property {() => Promise<Settings>} settings
 * @property {(changed: Partial<Settings>) => Promise<Settings>} saveSettings
 * @property {() => Promise<Everything>} everything
 * @property {(found: {rounds: Kept[], settings: Partial<Settings>}) =>
 *   Promise<{added: number, kept: number}>} addAll
 *   adds rounds of new ids, keeps those that are here, takes over the settings
 */

/** What is stored of the round holds moves that this tab does not know. */
export class PlayedElsewhere extends Error {}

/** @param {unknown} why the store did not write */
export function isFull(why) {
  return why instanceof Error && why.name === "QuotaExceededError";
}

/**
 * @param {IDBFactory} [factory] the browser's own by default
 * @returns {Promise<Store>}
 */
export async function openStore(factory) {
  return storeOn(await openShelf(factory));
}

/**
 * The mere mention of `indexedDB` may throw where site data are forbidden.
 * @param {IDBFactory} [factory]
 */
async function openShelf(factory) {
  try {
    return await databaseShelf(factory ?? indexedDB);
  } catch {
    return memoryShelf();
  }
}

/**
 * @param {Shelf} shelf
 * @returns {Store}
 */
function storeOn(shelf) {
  let unread = 0;
  let settingsHarmed = false;
  /** What could not be written, as when the disk is full: it can still be read here. */
  /** @type {Map<string, Kept>} */
  const unwritten = new Map();
  /** @returns {Promise<Kept[]>} */
  const all = async () => {
    const records = await shelf.readAll();
    const sound = records.filter(isKept);
    unread = records.length - sound.length;
    const found = new Map(sound.map((game) => [game.id, game]));
    for (const [id, game] of unwritten) found.set(id, game);
    return [...found.values()].sort((a, b) => byAge(b, a));
  };
  const rounds = async () => (await all()).filter((game) => !isTiles(game));
  /** @param {string} id @returns {Promise<unknown>} */
  const one = async (id) =>
    structuredClone(unwritten.get(id)) ?? (await shelf.read(id));
  const settings = async () => {
    const stored = await shelf.readSettings();
    settingsHarmed = stored !== undefined && settingsFault(stored) !== null;
    return readSettings(stored);
  };
  return {
    lasting: shelf.lasting,
    get unread() {
      return unread;
    },
    get settingsHarmed() {
      return settingsHarmed;
    },
    async putRound(game, undone) {
      const copy = checked(game);
      unwritten.set(copy.id, copy);
      const isWritten = await shelf.write(copy, (stored) =>
        goesOnFrom(copy, stored, undone),
      );
      unwritten.delete(copy.id);
      if (!isWritten) throw new PlayedElsewhere(`round ${copy.id}`);
    },
    async round(id) {
      const record = await one(id);
      return isRound(record) ? record : null;
    },
    rounds,
    async tileGame(id) {
      const record = await one(id);
      return isTileGame(record) ? record : null;
    },
    tileGames: async () => (await all()).filter(isTiles),
    running: async () => (await rounds()).filter((round) => round.state === "running"),
    async removeRound(id) {
      unwritten.delete(id);
      await shelf.erase(id);
    },
    settings,
    async saveSettings(changed) {
      await shelf.changeSettings(over(changed));
      return settings();
    },
    everything: async () => ({ rounds: await all(), settings: await settings() }),
    async addAll(found) {
      const change = takingOver(found.settings);
      const added = await shelf.addAll(found.rounds.map(checked), change);
      return { added, kept: found.rounds.length - added };
    },
  };
}

/** @param {unknown} value @returns {value is Kept} */
function isKept(value) {
  return keptFault(value) === null;
}

/**
 * A copy made at once, so that what the caller changes later is not written. A game that
 * could not be read back is a mistake of ours.
 * @param {Kept} game
 */
function checked(game) {
  const fault = keptFault(game);
  if (fault !== null) throw new TypeError(`not a round: ${fault || "no record"}`);
  return structuredClone(game);
}

/**
 * @param {Partial<Settings>} changed
 * @returns {Change}
 */
function over(changed) {
  const copy = structuredClone(changed);
  return (stored) => readSettings(copy, readSettings(stored));
}

/**
 * Wishes come from the file; which day has been used is a fact, and stays one.
 * @param {Partial<Settings>} found
 * @returns {Change}
 */
function takingOver(found) {
  const change = over(found);
  return (stored) => {
    const { dailyUsed, reading } = readSettings(stored);
    const after = { ...change(stored), reading };
    return dailyUsed > after.dailyUsed ? { ...after, dailyUsed } : after;
  };
}
