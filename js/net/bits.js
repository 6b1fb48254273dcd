/**
 * Numbers laid bit by bit, the greatest bit first, for codes in which every bit counts.
 */

export class BitWriter {
  /** @type {number[]} zeros and ones */
  bits = [];

  /** @param {number} value whole, not below 0 @param {number} width up to 31 bits */
  put(value, width) {
    for (let at = width - 1; at >= 0; at -= 1) this.bits.push((value >> at) & 1);
  }

  /** @param {Iterable<number>} bytes */
  putBytes(bytes) {
    for (const byte of bytes) this.put(byte, 8);
  }
}

export class BitReader {
  #bits;
  #at = 0;

  /** @param {readonly number[]} bits */
  constructor(bits) {
    this.#bits = bits;
  }

  get left() {
    return this.#bits.length - this.#at;
  }

  /** @param {number} width @returns {number} RangeError when there is not so much left */
  take(width) {
    if (width > this.left) throw new RangeError("the bits are at an end");
    let value = 0;
    for (let i = 0; i < width; i += 1)
      value = value * 2 + (this.#bits[this.#at + i] ?? 0);
    this.#at += width;
    return value;
  }

  /** @param {number} count */
  takeBytes(count) {
    return Uint8Array.from({ length: count }, () => this.take(8));
  }
}
