/**
 * The form in which a memory snapshot travels: a head of some bytes, then the memory,
 * exclusive-or with the memory that the WebAssembly file itself begins with. What both
 * have alike is zero, and packs to nothing.
 */

/** Memory grows by this many bytes. */
export const PAGE = 65_536;

/** The bytes of memory in a snapshot. @param {Uint8Array} snapshot */
export function memoryIn(snapshot) {
  return snapshot.length - headOf(snapshot);
}

/**
 * Turns a snapshot into its travelling form, or back: the same operation. It is done in
 * place.
 * @param {Uint8Array} snapshot
 * @param {Uint8Array} fresh the memory of a new instance
 */
export function crossOut(snapshot, fresh) {
  const start = snapshot.byteOffset + headOf(snapshot);
  // Word by word: both are whole words.
  const words = new Uint32Array(snapshot.buffer, start, fresh.length >> 2);
  const others = new Uint32Array(fresh.buffer, fresh.byteOffset, fresh.length >> 2);
  for (let at = 0; at < words.length; at += 1) {
    words[at] = /** @type {number} */ (words[at]) ^ /** @type {number} */ (others[at]);
  }
}

/** @param {Uint8Array} snapshot */
function headOf(snapshot) {
  return snapshot.length % PAGE;
}
