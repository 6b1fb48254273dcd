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
    erase: async (id) => void rounds.delete(id),
    readSettings: async () => settings,
    changeSettings: async (change) => {
      settings = change(settings);
    },
    async addAll(fresh, change) {
      const added = fresh.filter((round) => !rounds.has(round.id));
      for (const round of added) rounds.set(round.id, round);
      settings = change(settings);
      return added.length;
    },
  };
}
