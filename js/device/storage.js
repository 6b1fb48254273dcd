/**
 * Asking the browser to keep what is stored here even when space runs short.
 * @typedef {object} StorageKeeper
 * @property {() => Promise<boolean>} isKept
 * @property {(finished: number) => Promise<void>} ask after so many finished rounds
 */

/** Some browsers put the question to the player, so it comes seldom. */
const EVERY = 10;

/**
 * @param {Pick<StorageManager, "persist" | "persisted"> | undefined} [storage] missing
 *   where the page is not secure
 * @returns {StorageKeeper}
 */
export function openStorage(storage = navigator.storage) {
  const isKept = async () => (await storage?.persisted?.()) ?? false;
  return {
    isKept,
    async ask(finished) {
      if (finished % EVERY !== 1 || (await isKept())) return;
      await storage?.persist?.();
    },
  };
}
