import { databaseShelf } from "./database_shelf.js";
import { fitting } from "./looks.js";
import { memoryShelf } from "./memory_shelf.js";
import { isProfile, ownedBy } from "./profile.js";
import {
  goesOnFrom,
  isGame,
  isTileGame,
  isTiles,
  joined,
  shelvedFault,
} from "./records.js";
import { byAge, isRound } from "./round.js";
import { readSettings, settingsFault } from "./settings.js";
import { isTournament } from "./tournament.js";

/**
 * @import { Profile } from "./profile.js"
 * @import { Kept, Shelved } from "./records.js"
 * @import { Round } from "./round.js"
 * @import { Settings } from "./settings.js"
 * @import { TileGame } from "./tile_game.js"
 * @import { Tournament } from "./tournament.js"
 */

/**
 * @typedef {object} Records
 * @property {Kept[]} rounds
 * @property {Profile[]} profiles
 * @property {Tournament[]} tournaments
 *
 * @typedef {Records & {settings: Settings}} Everything
 * @typedef {Records & {settings: Partial<Settings>}} Found in a file
 * @typedef {{added: number, kept: number, profiles: number, tournaments: number}} Added
 *   rounds that were new, rounds that were here already and stay as they are; profiles and
 *   tournaments that were new, or of which the file told more
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
 * @property {(id: string, change: (stored: unknown) => Shelved | null) =>
 *   Promise<void>} amend null: nothing is written
 * @property {(id: string) => Promise<void>} erase
 * @property {() => Promise<unknown>} readSettings
 * @property {(change: Change) => Promise<void>} changeSettings
 * @property {(found: Shelved[], change: Change,
 *   join: (found: Shelved, read: () => Promise<unknown>) => Promise<Shelved | null>) =>
 *   Promise<Set<string>>} addAll the ids of what was written; all of it or nothing
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
 * @property {(id: string) => Promise<void>} putAgain what of a game could not be written:
 *   settled when what is read of it here is what is stored; rejected as `putRound`
 * @property {(id: string) => Promise<Round | null>} round a hunt
 * @property {() => Promise<Round[]>} rounds hunts, newest first
 * @property {(id: string) => Promise<TileGame | null>} tileGame a
 *   crossword, or a game of Lexiheist
 * @property {() => Promise<TileGame[]>} tileGames newest first
 * @property {() => Promise<Round[]>} running hunts not yet over, newest first
 * @property {(id: string) => Promise<void>} removeRound or whatever has the id
 * @property {(id: string) => Promise<Profile | null>} profile
 * @property {() => Promise<Profile[]>} profiles the oldest first
 * @property {(id: string) => Promise<Tournament | null>} tournament
 * @property {() => Promise<Tournament[]>} tournaments newest first
 * @property {(fresh: Profile | Tournament) => Promise<void>} found a new one
 * @property {(id: string, change: (stored: Profile) => Profile) =>
 *   Promise<Profile | null>} changeProfile what became of it; null: there is none. Nothing
 *   is written where the change gives back what it was given
 * @property {(id: string, change: (stored: Tournament) => Tournament) =>
 *   Promise<Tournament | null>} changeTournament
 * @property {() => Promise<Settings>} settings
 * @property {(changed: Partial<Settings>) => Promise<Settings>} saveSettings
 * @property {() => Promise<Everything>} everything
 * @property {(found: Found) => Promise<Added>} addAll
 *   adds rounds of new ids, keeps those that are here, joins profiles and tournaments,
 *   takes over the settings
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
  const { unwritten, ...writing } = writingOn(shelf);
  /** @returns {Promise<Shelved[]>} */
  const everyRecord = async () => {
    const records = await shelf.readAll();
    const sound = records.filter(isShelved);
    unread = records.length - sound.length;
    /** @type {Map<string, Shelved>} */
    const found = new Map(sound.map((one) => [one.id, one]));
    for (const [id, { game }] of unwritten) found.set(id, game);
    return [...found.values()].sort((a, b) => byAge(b, a));
  };
  /** @returns {Promise<Kept[]>} */
  const all = async () => (await everyRecord()).filter(isGame);
  const rounds = async () => (await all()).filter((game) => !isTiles(game));
  /** @param {string} id @returns {Promise<unknown>} */
  const one = async (id) =>
    structuredClone(unwritten.get(id)?.game) ?? (await shelf.read(id));
  const settings = async () => {
    const stored = await shelf.readSettings();
    settingsHarmed = stored !== undefined && settingsFault(stored) !== null;
    return readSettings(stored);
  };
  /** What the active profile has not bought is put away (T21). */
  const useOwned = async () => {
    const wished = await settings();
    const holder = wished.profile ? await one(wished.profile) : null;
    const owned = ownedBy(isProfile(holder) ? holder : null);
    await shelf.changeSettings(over(fitting(wished, owned)));
  };
  return {
    ...people(shelf, everyRecord),
    ...writing,
    lasting: shelf.lasting,
    get unread() {
      return unread;
    },
    get settingsHarmed() {
      return settingsHarmed;
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
    everything: async () => {
      const records = await everyRecord();
      return {
        rounds: records.filter(isGame),
        profiles: records.filter(isProfile),
        tournaments: records.filter(isTournament),
        settings: await settings(),
      };
    },
    async addAll({ rounds: games, profiles, tournaments, settings: wishes }) {
      const found = [...games, ...profiles, ...tournaments].map(checked);
      const written = await shelf.addAll(found, takingOver(wishes), joined);
      // What was taken in is in, whatever becomes of looks.
      await useOwned().catch((error) => console.info(error));
      /** @param {readonly Shelved[]} records */
      const counted = (records) => records.filter(({ id }) => written.has(id)).length;
      const added = counted(games);
      return {
        added,
        kept: games.length - added,
        profiles: counted(profiles),
        tournaments: counted(tournaments),
      };
    },
  };
}

/**
 * Games on their way to the shelf.
 * @param {Shelf} shelf
 */
function writingOn(shelf) {
  /** What could not be written, as when the disk is full: it can still be read here. */
  /** @type {Map<string, {game: Kept, undone: string | undefined}>} */
  const unwritten = new Map();
  /** @type {Store["putRound"]} */
  const putRound = async (game, undone) => {
    const late = { game: checked(game), undone };
    const { id } = late.game;
    unwritten.set(id, late);
    const isWritten = await shelf.write(late.game, (stored) =>
      goesOnFrom(late.game, stored, undone),
    );
    // What came meanwhile is yet to be written.
    if (unwritten.get(id) === late) unwritten.delete(id);
    if (!isWritten) throw new PlayedElsewhere(`round ${id}`);
  };
  return {
    unwritten,
    putRound,
    /** @type {Store["putAgain"]} */
    async putAgain(id) {
      const late = unwritten.get(id);
      if (late) await putRound(late.game, late.undone);
    },
  };
}

/**
 * Profiles and tournaments: what is written is what was just read, with more, so that
 * tabs lose nothing of each other's.
 * @param {Shelf} shelf
 * @param {() => Promise<Shelved[]>} everyRecord newest first
 */
function people(shelf, everyRecord) {
  /**
   * @template {Profile | Tournament} T
   * @param {(value: unknown) => value is T} isOne
   */
  const changing =
    (isOne) =>
    /** @param {string} id @param {(stored: T) => T} change @returns {Promise<T | null>} */
    async (id, change) => {
      /** @type {T | null} */
      let after = null;
      await shelf.amend(id, (stored) => {
        if (!isOne(stored)) return null;
        const changed = change(stored);
        const isSame = changed === stored;
        after = isSame ? stored : checked(changed);
        return isSame ? null : after;
      });
      return after;
    };
  /** @template T @param {(value: unknown) => value is T} isOne */
  const reading = (isOne) => async (/** @type {string} */ id) => {
    const record = await shelf.read(id);
    return isOne(record) ? record : null;
  };
  return {
    profile: reading(isProfile),
    profiles: async () => (await everyRecord()).filter(isProfile).reverse(),
    tournament: reading(isTournament),
    tournaments: async () => (await everyRecord()).filter(isTournament),
    /** @param {Profile | Tournament} fresh */
    async found(fresh) {
      const copy = checked(fresh);
      await shelf.amend(copy.id, (stored) => (stored === undefined ? copy : null));
    },
    changeProfile: changing(isProfile),
    changeTournament: changing(isTournament),
  };
}

/** @param {unknown} value @returns {value is Shelved} */
function isShelved(value) {
  return shelvedFault(value) === null;
}

/**
 * A copy made at once, so that what the caller changes later is not written. A record that
 * could not be read back is a mistake of ours.
 * @template {Shelved} T
 * @param {T} record
 * @returns {T}
 */
function checked(record) {
  const fault = shelvedFault(record);
  if (fault !== null) throw new TypeError(`not a record: ${fault || "nothing"}`);
  return structuredClone(record);
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
 * Wishes come from the file; which day has been used is a fact, and stays one, and who
 * plays here goes on doing so.
 * @param {Partial<Settings>} found
 * @returns {Change}
 */
function takingOver(found) {
  const change = over(found);
  return (stored) => {
    const { dailyUsed, reading, profile } = readSettings(stored);
    const wished = change(stored);
    const after = { ...wished, reading, profile: profile || wished.profile };
    return dailyUsed > after.dailyUsed ? { ...after, dailyUsed } : after;
  };
}
