/**
 * Handing text on: to another program of the device, or to the clipboard. Browsers have
 * either only where the page is secure, and may refuse.
 *
 * @typedef {{title: string, text?: string, url?: string}} Message
 * @typedef {object} Share
 * @property {boolean} sends
 * @property {(message: Message) => Promise<boolean>} send false: it could not; a player
 *   who thinks better of it has not failed
 * @property {(text: string) => Promise<boolean>} copy
 */

/**
 * @param {Partial<Pick<Navigator, "share" | "clipboard">>} [device]
 * @returns {Share}
 */
export function openShare(device = navigator) {
  return {
    sends: typeof device.share === "function",
    async send(message) {
      try {
        await device.share?.(message);
        return true;
      } catch (error) {
        return error instanceof DOMException && error.name === "AbortError";
      }
    },
    async copy(text) {
      try {
        await device.clipboard?.writeText(text);
        return device.clipboard !== undefined;
      } catch {
        return false;
      }
    },
  };
}
