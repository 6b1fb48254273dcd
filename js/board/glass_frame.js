/**
 * The hourglass's metal: two caps of three turned slabs, and two turned posts.
 *
 * @import { Pen, Stops } from "./pen.js"
 * @import { Glass } from "./glass_shape.js"
 */
import { inset, linear, traceBox, withShadow } from "./pen.js";

/** Rounding, from top to bottom. @type {Stops} */
const ROUNDING = [
  [0, "rgb(255 248 222 / .6)"],
  [0.22, "rgb(255 248 222 / .1)"],
  [0.55, "rgb(60 36 6 / 0)"],
  [1, "rgb(60 36 6 / .5)"],
];

/** The upper cap's slabs from the top: start, height and width as parts. */
const UPPER = [
  [0, 0.034, 0.9],
  [0.031, 0.041, 1],
  [0.07, 0.024, 0.8],
];
const LOWER = [
  [0.906, 0.024, 0.8],
  [0.928, 0.041, 1],
  [0.966, 0.034, 1.06],
];

/** A post's beads: place between the caps, width and height as parts. */
const BEADS = [
  [0.02, 0.085, 0.02],
  [0.065, 0.062, 0.012],
  [0.45, 0.072, 0.014],
  [0.5, 0.094, 0.05],
  [0.55, 0.072, 0.014],
  [0.935, 0.062, 0.012],
  [0.98, 0.085, 0.02],
];

/** @param {Pen} pen @param {Glass} glass @param {Stops} turned metal, across */
export function paintFrame(pen, glass, turned) {
  const { w } = glass;
  for (const x of [w * 0.085, w * 0.915]) paintPost(pen, glass, { x, turned });
  for (const [from = 0, high = 0, wide = 0] of [...UPPER, ...LOWER])
    paintSlab(pen, glass, { from, high, wide, turned });
}

/**
 * @param {Pen} pen
 * @param {Glass} glass
 * @param {{from: number, high: number, wide: number, turned: Stops}} slab parts of the
 *   glass
 */
function paintSlab(pen, { w, h, cx }, { from, high, wide, turned }) {
  const width = w * wide;
  const box = { x: cx - width / 2, y: h * from, w: width, h: h * high };
  const radius = box.h * 0.36;
  withShadow(pen, { colour: "rgb(0 0 0 / .4)", blur: h * 0.01, y: h * 0.006 }, () => {
    pen.fillStyle = linear(pen, [box.x, 0, box.x + width, 0], turned);
    traceBox(pen, box, radius);
    pen.fill();
  });
  pen.fillStyle = linear(pen, [0, box.y, 0, box.y + box.h], ROUNDING);
  traceBox(pen, box, radius);
  pen.fill();
  pen.lineWidth = 0.6;
  pen.strokeStyle = "rgb(58 36 8 / .55)";
  traceBox(pen, inset(box, 0.3), radius);
  pen.stroke();
}

/** @param {Pen} pen @param {Glass} glass @param {{x: number, turned: Stops}} post */
function paintPost(pen, { w, h, top, bottom }, { x, turned }) {
  const shaft = w * 0.048;
  pen.fillStyle = linear(pen, [x - shaft / 2, 0, x + shaft / 2, 0], turned);
  traceBox(pen, { x: x - shaft / 2, y: top - 2, w: shaft, h: bottom - top + 4 }, 1);
  pen.fill();
  for (const [place = 0, wide = 0, high = 0] of BEADS) {
    const y = top + (bottom - top) * place;
    const rx = (w * wide) / 2;
    pen.fillStyle = linear(pen, [x - rx, 0, x + rx, 0], turned);
    pen.beginPath();
    pen.ellipse(x, y, rx, (h * high) / 2, 0, 0, 2 * Math.PI);
    pen.fill();
    pen.lineWidth = 0.6;
    pen.strokeStyle = "rgb(60 38 8 / .6)";
    pen.stroke();
  }
}
