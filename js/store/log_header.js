/**
 * What the head of a log says (docs/notation.md), as far as another browser needs it to
 * come to the same grid.
 *
 * @typedef {object} Header
 * @property {string} seed 64 hexadecimal digits
 * @property {string} rules digest, 16 hexadecimal digits
 * @property {string} words digest, 16 hexadecimal digits
 */

/**
 * @param {string} log
 * @returns {Header | null} null for what is no log
 */
export function headerOf(log) {
  const [head = ""] = log.split("\n\n", 1);
  const seed = /^seed ([0-9a-f]{64})$/m.exec(head)?.[1];
  const rules = /^rules ([0-9a-f]{16})$/m.exec(head)?.[1];
  const words = /^words ([0-9a-f]{16})$/m.exec(head)?.[1];
  return seed && rules && words ? { seed, rules, words } : null;
}

/**
 * What a play is known by: the digest of its log's head.
 * @param {string} log
 * @returns {string | null} 16 hexadecimal digits; null for what is no log
 */
export function playOf(log) {
  const [head = ""] = log.split("\n\n", 1);
  return /^digest ([0-9a-f]{16})$/m.exec(head)?.[1] ?? null;
}
