/**
 * The blown glass and the sand in it, as measures. All follow from the box's size and
 * from how much sand is left; the box's corner is the origin.
 *
 * @typedef {object} Glass
 * @property {number} w
 * @property {number} h
 * @property {number} cx
 * @property {number} top the upper cap's underside
 * @property {number} neck
 * @property {number} bottom the lower cap's upper side
 * @property {number} half height of one bulb
 * @property {number} bulb the bulb's radius
 * @property {number} throat the neck's radius
 *
 * @typedef {object} Sand
 * @property {number} surface where the upper sand meets the glass
 * @property {number} dip how deep its middle has sunk
 * @property {number} shoulder where the lower sand meets the glass
 * @property {number} peak the tip of its cone
 *
 * @typedef {[number, number]} Point
 */

const CAP = 0.092;
const STEPS = 16;

/**
 * The wall of a bulb from cap to neck as two cubic curves: part of the radius, part
 * of the way down. The second ends straight down, at the throat's own radius.
 * @type {Point[]}
 */
const BELLY = [
  [0.8, 0],
  [1.08, 0.15],
  [1.13, 0.5],
  [0.62, 0.755],
];

/** @param {number} w @param {number} h @returns {Glass} */
export function glassOf(w, h) {
  const top = h * CAP;
  const bottom = h - top;
  const neck = h / 2;
  const throat = Math.max(1.1, w * 0.017);
  return {
    w,
    h,
    cx: w / 2,
    top,
    neck,
    bottom,
    half: neck - top,
    bulb: w * 0.345,
    throat,
  };
}

/**
 * The upper sand sinks and the lower cone grows as their volumes ask, not evenly.
 *
 * @param {Glass} glass
 * @param {number} left 0 to 1
 * @returns {Sand}
 */
export function sandOf({ neck, bottom, half }, left) {
  const above = 0.8 * half * left ** 0.58;
  const below = 0.74 * half * (1 - left) ** 0.6;
  const cone = Math.min(half * 0.2, below * 0.48);
  return {
    surface: neck - above,
    dip: Math.min(half * 0.1, above * 0.4),
    shoulder: bottom - below + cone / 2,
    peak: bottom - below - cone / 2,
  };
}

/**
 * @param {Point[]} curve four points
 * @param {number} t
 * @returns {Point}
 */
function along(curve, t) {
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  /** @param {0 | 1} axis */
  const sum = (axis) =>
    curve.reduce((total, point, i) => total + point[axis] * (weights[i] ?? 0), 0);
  return [sum(0), sum(1)];
}

/**
 * Radius and distance from the neck, from the cap to the neck.
 *
 * @param {Glass} glass
 * @param {number} thick how far inside the glass's outer face
 * @returns {Point[]}
 */
export function wallOf(glass, thick) {
  const radius = glass.bulb - thick;
  const end = Math.max(0.6, glass.throat - thick * 0.15) / radius;
  /** @type {Point[]} */
  const throat = [
    [0.62, 0.755],
    [0.3, 0.912],
    [end, 0.92],
    [end, 1],
  ];
  return [BELLY, throat].flatMap((curve) =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const [part, down] = along(curve, step / STEPS);
      return /** @type {Point} */ ([part * radius, (1 - down) * glass.half]);
    }),
  );
}

/**
 * Both bulbs as one closed outline, from the upper left round to the upper right.
 *
 * @param {Glass} glass
 * @param {number} thick
 * @returns {Point[]}
 */
export function outlineOf(glass, thick) {
  const { cx, neck } = glass;
  const down = wallOf(glass, thick);
  const up = down.toReversed();
  return [
    ...down.map(([r, off]) => /** @type {Point} */ ([cx - r, neck - off])),
    ...up.map(([r, off]) => /** @type {Point} */ ([cx - r, neck + off])),
    ...down.map(([r, off]) => /** @type {Point} */ ([cx + r, neck + off])),
    ...up.map(([r, off]) => /** @type {Point} */ ([cx + r, neck - off])),
  ];
}
