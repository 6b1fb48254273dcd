/**
 * Which cubes a finger touches. A first touch takes the whole tile; a moving finger has to
 * come nearer to the centre, or diagonal swipes would catch the tiles beside their way.
 * @typedef {{x: number, y: number}} Point
 * @typedef {{n: number, pitch: number, cells: readonly {cx: number, cy: number}[]}} TouchLayout
 */

/** Of the distance between cell centres: half a side for the first touch. */
const FIRST = 0.5;
/** Of the same distance: the radius of the circle for every later cube. */
const LATER = 0.4;

/**
 * @param {TouchLayout} layout
 * @param {Point} point
 * @returns {number | null}
 */
export function cellUnder({ cells, pitch }, { x, y }) {
  const half = FIRST * pitch;
  const found = cells.findIndex(
    ({ cx, cy }) => Math.abs(x - cx) <= half && Math.abs(y - cy) <= half,
  );
  return found < 0 ? null : found;
}

/**
 * The cells whose circles the pointer came into between two samples, in the order of
 * coming in. At 60 samples a second a quick finger jumps over whole cubes, so the way
 * between is tested, not the ends.
 * @param {TouchLayout} layout
 * @param {Point} from
 * @param {Point} to
 * @returns {number[]}
 */
export function cellsAlong({ cells, pitch }, from, to) {
  return cells
    .map(({ cx, cy }, cell) => ({
      cell,
      share: shareBeforeEntry({ x: cx, y: cy }, LATER * pitch, from, to),
    }))
    .filter(({ share }) => share !== null)
    .sort((a, b) => Number(a.share) - Number(b.share))
    .map(({ cell }) => cell);
}

/**
 * How much of the way lies before the circle, from 0 to 1: the smaller root of
 * |from + t·way − centre|² = radius². Null when the way misses the circle or begins in it.
 * @param {Point} centre
 * @param {number} radius
 * @param {Point} from
 * @param {Point} to
 * @returns {number | null}
 */
function shareBeforeEntry(centre, radius, from, to) {
  const way = { x: to.x - from.x, y: to.y - from.y };
  const off = { x: from.x - centre.x, y: from.y - centre.y };
  const a = way.x ** 2 + way.y ** 2;
  const b = way.x * off.x + way.y * off.y;
  const c = off.x ** 2 + off.y ** 2 - radius ** 2;
  const root = b ** 2 - a * c;
  if (c <= 0 || b >= 0 || root < 0) return null;
  const share = (-b - Math.sqrt(root)) / a;
  return share <= 1 ? share : null;
}
