/**
 * Where squares and tiles of the rack lie, in CSS pixels from the board's own corner.
 *
 * @typedef {{side: number, size: number, rim: number, pad: number, cell: number}} BoardLayout
 *   `size`: squares along the side
 */

/** Parts of the side. */
const RIM = 0.0105;
const PAD = 0.0105;
/** Part of a square's side that a tile leaves free. */
const GAP = 0.05;

/** @param {number} side @param {number} size squares along it @returns {BoardLayout} */
export function boardLayout(side, size) {
  const rim = Math.max(3, side * RIM);
  const pad = rim + Math.max(2, side * PAD);
  return { side, size, rim, pad, cell: (side - 2 * pad) / size };
}

/** @param {BoardLayout} layout @param {number} square */
export function tileAt({ size, pad, cell }, square) {
  const gap = cell * GAP;
  return {
    x: pad + (square % size) * cell + gap / 2,
    y: pad + Math.floor(square / size) * cell + gap / 2,
    side: cell - gap,
  };
}

/** @param {BoardLayout} layout @param {{x: number, y: number}} point @returns {number | null} */
export function squareAt({ size, pad, cell }, { x, y }) {
  const column = Math.floor((x - pad) / cell);
  const row = Math.floor((y - pad) / cell);
  const isOn = row >= 0 && row < size && column >= 0 && column < size;
  return isOn ? row * size + column : null;
}

/** Places of a rack of so many tiles. @param {number} width @param {number} n */
export function rackLayout(width, n) {
  const pad = width * 0.028;
  const pitch = (width - 2 * pad) / n;
  const side = pitch * 0.93;
  return { pad, pitch, side, left: pad + (pitch - side) / 2 };
}
