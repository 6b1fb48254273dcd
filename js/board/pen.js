/**
 * The few strokes that every drawing shares. A "pen" is a 2D context already scaled
 * to CSS pixels; drawing reads no clock and no page.
 *
 * @typedef {CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D} Pen
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {{x: number, y: number, r: number}} Round
 * @typedef {readonly (readonly [number, string])[]} Stops
 * @typedef {{colour: string, blur: number, x?: number, y?: number}} Shadow
 * @typedef {"dusk" | "morning"} Theme
 */

export const LETTER_FACE = '"Besley Variable", Georgia, serif';
export const FIGURE_FACE = '"Libre Franklin Variable", system-ui, sans-serif';

/** The lamp hangs up and to the left: conic shading starts there. */
const LAMP_ANGLE = -0.75 * Math.PI;
const MOST_DENSE = 3;

/** Height of the capitals as a part of the font size. */
const CAPITALS = new Map([
  [LETTER_FACE, 0.75],
  [FIGURE_FACE, 0.742],
]);

/** Letters open on the right look off centre by this part of their size. */
const NUDGE = new Map([
  ["L", 0.018],
  ["F", 0.013],
  ["P", 0.013],
]);

/**
 * Gives the canvas as many dots as the screen shows, and a pen in CSS pixels.
 * A canvas that already fits keeps its picture.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {number} width
 * @param {number} height
 * @param {number} dpr device pixels per CSS pixel
 * @returns {CanvasRenderingContext2D}
 */
export function fitCanvas(canvas, width, height, dpr) {
  const scale = Math.min(dpr, MOST_DENSE);
  const across = Math.round(width * scale);
  const down = Math.round(height * scale);
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across;
    canvas.height = down;
  }
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser gives no 2D canvas");
  pen.setTransform(scale, 0, 0, scale, 0, 0);
  return pen;
}

/**
 * The same row of numbers in [0, 1) for the same n (xorshift, 32 bits).
 *
 * @param {number} n
 * @returns {() => number}
 */
export function seededRandom(n) {
  let state = Math.imul(n + 1, 0x9e3779b1) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Device pixels per CSS pixel of this pen. @param {Pen} pen */
export function density(pen) {
  const { a, b } = pen.getTransform();
  return Math.hypot(a, b);
}

/** Empties the whole canvas, wherever the pen has been moved to. @param {Pen} pen */
export function wipe(pen) {
  pen.save();
  pen.resetTransform();
  pen.clearRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.restore();
}

/** @param {CanvasGradient} gradient @param {Stops} stops */
function withStops(gradient, stops) {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/**
 * @param {Pen} pen
 * @param {readonly [number, number, number, number]} line from x, y to x, y
 * @param {Stops} stops
 */
export function linear(pen, [x0, y0, x1, y1], stops) {
  return withStops(pen.createLinearGradient(x0, y0, x1, y1), stops);
}

/** @param {Pen} pen @param {Box} box @param {Stops} stops */
export function diagonal(pen, { x, y, w, h }, stops) {
  return linear(pen, [x, y, x + w, y + h], stops);
}

/** @param {Pen} pen @param {Round} round @param {Stops} stops */
export function radial(pen, { x, y, r }, stops) {
  return withStops(pen.createRadialGradient(x, y, 0, x, y, r), stops);
}

/** @param {Pen} pen @param {Round} round @param {Stops} stops */
export function conic(pen, { x, y }, stops) {
  return withStops(pen.createConicGradient(LAMP_ANGLE, x, y), stops);
}

/** @param {Pen} pen @param {Box} box @param {number} radius */
export function traceBox(pen, { x, y, w, h }, radius) {
  pen.beginPath();
  pen.roundRect(x, y, w, h, Math.max(0, radius));
}

/** @param {Pen} pen @param {Round} round */
export function traceRound(pen, { x, y, r }) {
  pen.beginPath();
  pen.arc(x, y, Math.max(0, r), 0, 2 * Math.PI);
}

/** @param {Box} box @param {number} by @returns {Box} */
export function inset({ x, y, w, h }, by) {
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by };
}

/**
 * Draws with a shadow. Canvas shadows ignore the transform, hence the density.
 *
 * @param {Pen} pen
 * @param {Shadow} shadow in CSS pixels
 * @param {() => void} draw
 */
export function withShadow(pen, { colour, blur, x = 0, y = 0 }, draw) {
  const scale = density(pen);
  pen.save();
  pen.shadowColor = colour;
  pen.shadowBlur = blur * scale;
  pen.shadowOffsetX = x * scale;
  pen.shadowOffsetY = y * scale;
  draw();
  pen.restore();
}

/**
 * Sets a letter or number so that its ink is centred across and its capitals
 * are centred down.
 *
 * @param {Pen} pen
 * @param {string} text
 * @param {{x: number, y: number, size: number, colour: string, face?: string,
 *   engraved?: boolean}} look
 */
export function glyph(pen, text, look) {
  const { x, y, size, colour, face = LETTER_FACE, engraved = false } = look;
  pen.font = `700 ${size}px ${face}`;
  pen.textAlign = "left";
  pen.textBaseline = "alphabetic";
  const ink = pen.measureText(text);
  const middle = (ink.actualBoundingBoxRight - ink.actualBoundingBoxLeft) / 2;
  const left = x - middle + (NUDGE.get(text) ?? 0) * size;
  const foot = y + ((CAPITALS.get(face) ?? 0.74) * size) / 2;
  if (engraved) {
    pen.fillStyle = "rgb(255 255 255 / .8)";
    pen.fillText(text, left + size * 0.012, foot + size * 0.024);
  }
  pen.fillStyle = colour;
  pen.fillText(text, left, foot);
}
