/**
 * The part of the board that is seen through its window, where squares would be too small
 * for a finger. Pure: pixels of the window, from its corner.
 *
 * @typedef {object} Zoom
 * @property {number} scale 1: the whole board
 * @property {number} x of the board's corner, 0 or less
 * @property {number} y
 */

/** What a finger hits, px. */
const LARGE = 40;
/** Squares of this size need no zoom, px. */
const ENOUGH = 34;
/** A dragged tile so near to the window's edge moves the board, px. */
const EDGE = 30;
const EDGE_STEP = 7;

/** @type {Zoom} */
export const WHOLE = { scale: 1, x: 0, y: 0 };

/**
 * @param {number} side of the window
 * @param {number} size squares along it
 * @returns {boolean} whether they are too small
 */
export function needsZoom(side, size) {
  return side / size < ENOUGH;
}

/**
 * Zoomed so that the point stays where it is on the window.
 * @param {{side: number, size: number}} window its side, and squares along it
 * @param {{x: number, y: number}} point
 * @param {Zoom} from
 * @returns {Zoom}
 */
export function zoomedAt({ side, size }, point, from) {
  const scale = (LARGE * size) / side;
  const grown = scale / from.scale;
  return within(side, {
    scale,
    x: point.x - (point.x - from.x) * grown,
    y: point.y - (point.y - from.y) * grown,
  });
}

/** @param {number} side @param {Zoom} zoom @param {number} dx @param {number} dy @returns {Zoom} */
export function panned(side, zoom, dx, dy) {
  return within(side, { ...zoom, x: zoom.x + dx, y: zoom.y + dy });
}

/** Moved as far as needed for the place to be seen. @param {number} side @param {Zoom} zoom @param {{x: number, y: number, side: number}} spot on the zoomed board @returns {Zoom} */
export function showing(side, zoom, spot) {
  const room = spot.side;
  const shift = (/** @type {number} */ from, /** @type {number} */ at) => {
    const here = from + at;
    if (here < room) return room - here;
    return Math.min(0, side - 2 * room - here);
  };
  return panned(side, zoom, shift(zoom.x, spot.x), shift(zoom.y, spot.y));
}

/** How far a tile at the edge moves the board. @param {number} side @param {{x: number, y: number}} point */
export function edgePan(side, { x, y }) {
  const along = (/** @type {number} */ at) => {
    if (at < -EDGE || at > side + EDGE) return 0;
    if (at < EDGE) return EDGE_STEP;
    return at > side - EDGE ? -EDGE_STEP : 0;
  };
  return { dx: along(x), dy: along(y) };
}

/** The board covers its window. @param {number} side @param {Zoom} zoom @returns {Zoom} */
function within(side, { scale, x, y }) {
  const least = side - side * scale;
  const held = (/** @type {number} */ at) => Math.min(0, Math.max(least, at));
  return { scale, x: held(x), y: held(y) };
}
