/**
 * What is seen from the porch: sky, stars, two ridges of hills and a line of trees.
 *
 * @import { Pen } from "./pen.js"
 * @import { Hour, Porch } from "./porch.js"
 */
import { linear, radial, seededRandom } from "./pen.js";

/** @param {Pen} pen @param {Porch} porch @param {Hour} hour */
export function paintSky(pen, { w, horizon, rail }, { sky }) {
  pen.fillStyle = linear(pen, [0, 0, 0, horizon], sky);
  pen.fillRect(0, 0, w, rail);
}

/** Few and small, fewer towards the light. @param {Pen} pen @param {Porch} porch */
export function paintStars(pen, { w, horizon }) {
  const random = seededRandom(19);
  const stars = Math.min(110, Math.round((w * horizon) / 5200) + 22);
  for (let star = 0; star < stars; star += 1) {
    const height = random() ** 1.4;
    const x = random() * w;
    const r = 0.35 + 0.6 * random() ** 3;
    const alpha = (0.2 + 0.65 * random()) * (1 - height);
    pen.fillStyle = `rgb(245 240 222 / ${alpha.toFixed(3)})`;
    pen.beginPath();
    pen.arc(x, height * horizon * 0.72, r, 0, 2 * Math.PI);
    pen.fill();
  }
}

/** The sun is just up behind the left ridge. @param {Pen} pen @param {Porch} porch */
export function paintSun(pen, { w, h, horizon, rail }) {
  const sun = { x: w * 0.2, y: horizon * 0.98, r: Math.max(w, h) * 0.42 };
  pen.fillStyle = radial(pen, sun, [
    [0, "rgb(255 246 214 / .95)"],
    [0.12, "rgb(255 240 200 / .6)"],
    [0.45, "rgb(255 238 204 / .22)"],
    [1, "rgb(255 238 204 / 0)"],
  ]);
  pen.fillRect(0, 0, w, rail);
}

/** @param {Pen} pen @param {Porch} porch @param {Hour} hour */
export function paintHills(pen, porch, { hills, trees }) {
  const { horizon, rail } = porch;
  const deep = rail - horizon;
  paintRidge(
    pen,
    porch,
    { y: horizon - deep * 0.12, swell: deep * 0.42, turn: 0.9 },
    hills[0],
  );
  paintRidge(
    pen,
    porch,
    { y: horizon + deep * 0.32, swell: deep * 0.3, turn: 3.7 },
    hills[1],
  );
  paintTrees(pen, porch, { y: rail - deep * 0.32, seed: 5 }, trees[0]);
  paintTrees(pen, porch, { y: rail - deep * 0.14, seed: 12 }, trees[1]);
}

/**
 * @param {Pen} pen
 * @param {Porch} porch
 * @param {{y: number, swell: number, turn: number}} ridge
 * @param {string} colour
 */
function paintRidge(pen, { w, h, rail }, { y, swell, turn }, colour) {
  const long = Math.max(w, h * 0.8);
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, rail);
  for (let x = 0; x <= w + 4; x += 4) {
    const at = (x / long) * 2 * Math.PI;
    const rise = Math.sin(at * 1.1 + turn) * 0.7 + Math.sin(at * 2.3 + turn * 2) * 0.3;
    pen.lineTo(x, y - rise * swell);
  }
  pen.lineTo(w, rail);
  pen.fill();
}

/**
 * Round crowns side by side, down to the rail.
 *
 * @param {Pen} pen
 * @param {Porch} porch
 * @param {{y: number, seed: number}} line
 * @param {string} colour
 */
function paintTrees(pen, { w, horizon, rail }, { y, seed }, colour) {
  const random = seededRandom(seed);
  const crown = Math.max(3, (rail - horizon) * 0.16);
  pen.fillStyle = colour;
  pen.beginPath();
  pen.rect(0, y, w, rail - y);
  let height = 0;
  let r = crown;
  for (let x = 0; x < w + crown; x += r * (0.8 + 0.5 * random())) {
    height = height * 0.7 + (random() - 0.4) * crown;
    r = crown * (0.4 + 0.6 * random());
    pen.moveTo(x + r, y - height);
    pen.ellipse(x, y - height, r, r * 1.15, 0, 0, 2 * Math.PI);
    pen.rect(x - r, y - height, 2 * r, rail - y + height);
  }
  pen.fill();
}
