import { wrap } from "idb";

/**
 * @import { DBSchema, IDBPDatabase } from "idb"
 * @import { Shelf } from "./store.js"
 */

/**
 * What comes out is of unknown shape: another version may have written it.
 * @typedef {DBSchema & {
 *   rounds: {key: string, value: unknown},
 *   settings: {key: string, value: unknown},
 * }} Schema
 * @typedef {IDBPDatabase<Schema>} Database
 */

const NAME = "lexigrid";
const VERSION = 1;
const ONLY = "only";
/** A browser whose database is stuck never says so, ms. */
const PATIENCE = 3000;

/**
 * Keeps rounds in the browser's database. Each call is one transaction: it happens
 * wholly or not at all, and calls are carried out in the order in which they came, those
 * of other tabs included.
 * @param {IDBFactory} factory
 * @returns {Promise<Shelf>} rejected where the browser forbids a database
 */
export async function databaseShelf(factory) {
  const database = keptOpen(factory);
  await database();
  return {
    lasting: true,
    read: async (id) => (await database()).get("rounds", id),
    readAll: async () => readAll(await database()),
    async write(round, mayReplace) {
      const work = (await database()).transaction("rounds", "readwrite");
      return wholly(work, async () => {
        const isFree = mayReplace(await work.store.get(round.id));
        if (isFree) await work.store.put(round);
        return isFree;
      });
    },
    async amend(id, change) {
      const work = (await database()).transaction("rounds", "readwrite");
      await wholly(work, async () => {
        const after = change(await work.store.get(id));
        if (after) await work.store.put(after);
      });
    },
    erase: async (id) => (await database()).delete("rounds", id),
    readSettings: async () => (await database()).get("settings", ONLY),
    async changeSettings(change) {
      const work = (await database()).transaction("settings", "readwrite");
      await wholly(work, async () => {
        await work.store.put(change(await work.store.get(ONLY)), ONLY);
      });
    },
    async addAll(found, change, join) {
      const work = (await database()).transaction(["rounds", "settings"], "readwrite");
      const [shelved, desk] = [
        work.objectStore("rounds"),
        work.objectStore("settings"),
      ];
      return wholly(work, async () => {
        const held = new Set(await shelved.getAllKeys());
        /** @type {Set<string>} */
        const written = new Set();
        for (const one of found) {
          const read = async () => shelved.get(one.id);
          const after = held.has(one.id) ? await join(one, read) : one;
          if (!after) continue;
          await shelved.put(after);
          written.add(one.id);
        }
        await desk.put(change(await desk.get(ONLY)), ONLY);
        return written;
      });
    },
  };
}

/**
 * All rounds, for those who only look: whatever the version of the database; where there
 * is none, none is made.
 * @param {IDBFactory} factory
 * @returns {Promise<unknown[]>}
 */
export async function readRounds(factory) {
  const request = factory.open(NAME);
  request.onupgradeneeded = () => request.transaction?.abort();
  const database = await opened(request, () => {});
  return readAll(database).finally(() => database.close());
}

/**
 * Carries out the steps of one transaction, or none of them.
 * @template T
 * @param {{abort: () => void, done: Promise<void>}} work
 * @param {() => Promise<T>} steps
 * @returns {Promise<T>}
 */
async function wholly(work, steps) {
  const stepped = steps().catch((error) => {
    try {
      work.abort();
    } catch {
      // The browser has done so already.
    }
    throw error;
  });
  const [outcome] = await Promise.all([stepped, work.done]);
  return outcome;
}

/**
 * Record after record: thousands of words that arrive all at once hold up the page. One
 * that the browser cannot read fails the transaction, so then each is read by itself; the
 * unreadable ones come out as undefined.
 * @param {Database} database
 * @returns {Promise<unknown[]>}
 */
async function readAll(database) {
  try {
    const work = database.transaction("rounds");
    return await wholly(work, async () => {
      const keys = await work.store.getAllKeys();
      return Promise.all(keys.map(async (key) => work.store.get(key)));
    });
  } catch {
    const keys = await database.getAllKeys("rounds");
    return Promise.all(keys.map((key) => database.get("rounds", key).catch(() => {})));
  }
}

/**
 * Opens the database, and opens it again after the browser has closed it.
 * @param {IDBFactory} factory
 * @returns {() => Promise<Database>}
 */
function keptOpen(factory) {
  /** @type {Promise<Database> | null} */
  let open = null;
  return () => {
    open ??= connect(factory, () => {
      open = null;
    });
    return open;
  };
}

/**
 * @param {IDBFactory} factory
 * @param {() => void} onClosed
 */
function connect(factory, onClosed) {
  const request = factory.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore("rounds", { keyPath: "id" });
    request.result.createObjectStore("settings");
  };
  return opened(request, onClosed);
}

/**
 * @param {IDBOpenDBRequest} request
 * @param {() => void} onClosed
 * @returns {Promise<Database>}
 */
function opened(request, onClosed) {
  return new Promise((resolve, reject) => {
    let isRefused = false;
    /** @param {unknown} why */
    const refuse = (why) => {
      isRefused = true;
      clearTimeout(timer);
      onClosed();
      reject(why);
    };
    request.onerror = () => refuse(request.error);
    request.onblocked = () => refuse(new Error("another tab holds the database"));
    const stuck = () => refuse(new Error("the database does not answer"));
    const timer = setTimeout(stuck, PATIENCE);
    request.onsuccess = () => {
      if (isRefused) return request.result.close();
      clearTimeout(timer);
      watch(request.result, onClosed);
      resolve(/** @type {Database} */ (wrap(request.result)));
    };
  });
}

/**
 * Lets go when a newer version of the page, in another tab, wants to rebuild.
 * @param {IDBDatabase} plain
 * @param {() => void} onClosed
 */
function watch(plain, onClosed) {
  plain.onclose = onClosed;
  plain.onversionchange = () => {
    plain.close();
    onClosed();
  };
}
