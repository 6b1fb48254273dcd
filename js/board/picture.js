/**
 * Drawings that are laid down again and again: drawn once, as sharp as the screen, since a
 * shadow or a gradient takes milliseconds where no graphics card helps.
 *
 * @import { Pen } from "./pen.js"
 *
 * @typedef {object} Picture
 * @property {OffscreenCanvas} canvas
 * @property {number} reach room around what is drawn, CSS pixels
 * @property {number} scale device pixels per CSS pixel
 */
import { density } from "./pen.js";

/**
 * @param {{w: number, h: number, reach: number, scale: number}} size
 * @param {(pen: Pen) => void} draw
 * @returns {Picture}
 */
export function picture({ w, h, reach: wanted, scale }, draw) {
  const reach = Math.ceil(wanted * scale) / scale;
  // A canvas without a dot cannot be laid down.
  const dots = (/** @type {number} */ long) =>
    Math.max(1, Math.ceil((long + 2 * reach) * scale));
  const canvas = new OffscreenCanvas(dots(w), dots(h));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser gives no 2D canvas");
  pen.scale(scale, scale);
  pen.translate(reach, reach);
  draw(pen);
  return { canvas, reach, scale };
}

/**
 * Lays a picture down so that its drawing's corner is here.
 * @param {Pen} pen
 * @param {Picture} picture
 * @param {{x: number, y: number, grown?: number}} [where] `grown`: 1 for its own size
 */
export function layDown(
  pen,
  { canvas, reach, scale },
  { x, y, grown = 1 } = { x: 0, y: 0 },
) {
  const [w, h] = [canvas.width / scale, canvas.height / scale];
  pen.drawImage(canvas, x - reach * grown, y - reach * grown, w * grown, h * grown);
}

/**
 * Keeps the pictures of one kind while their size and look stay in use.
 * @template Kept
 * @param {number} most
 * @returns {(pen: Pen, key: readonly unknown[], make: (scale: number) => Kept) => Kept}
 *   the key is all that changes the picture but the pen's density
 */
export function shelf(most) {
  /** @type {Map<string, Kept>} */
  const shelved = new Map();
  return (pen, key, make) => {
    // A turned pen is as dense, but for the last digits.
    const scale = Math.round(density(pen) * 1000) / 1000;
    const name = [scale, ...key].join();
    const found = shelved.get(name);
    if (found) return found;
    if (shelved.size >= most) shelved.clear();
    const made = make(scale);
    shelved.set(name, made);
    return made;
  };
}
