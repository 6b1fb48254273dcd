/** @import { Shelf } from "./store.js" */

/**
 * Keeps rounds for as long as the page is open, where the browser stores nothing.
 * @returns {Shelf}
 */
export function memoryShelf() {
  /** @type {Map<string, unknown>} */
  const rounds = new Map();
  /** @type {unknown} */
  let settings;
  return {
    lasting: false,
    read: async (id) => structuredClone(rounds.get(id)),
    readAll: async () => structuredClone([...rounds.values()]),
    async write(round, mayReplace) {
      const isFree = mayReplace(rounds.get(round.id));
      if (isFree) rounds.set(round.id, round);
      return isFree;
    },
    async amend(id, change) {
      const after = change(structuredClone(rounds.get(id)));
      if (after) rounds.set(id, after);
    },
    erase: async (id) => void rounds.delete(id),
    readSettings: async () => settings,
    changeSettings: async (change) => {
      settings = change(settings);
    },
    async addAll(found, change, join) {
      /** @type {Set<string>} */
      const written = new Set();
      for (const one of found) {
        const read = async () => structuredClone(rounds.get(one.id));
        const after = rounds.has(one.id) ? await join(one, read) : one;
        if (!after) continue;
        rounds.set(one.id, after);
        written.add(one.id);
      }
      settings = change(settings);
      return written;
    },
  };
}
