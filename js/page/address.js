/**
 * The address of a screen, wherever the page is served from.
 * @param {string} hash
 * @returns {string}
 */
export function addressOf(hash) {
  return new URL(hash, location.href.split(/[?#]/)[0]).href;
}
