/**
 * What of the hourglass never changes, painted once for a size and a look: what lies
 * behind the sand, a glass full of sand to cut the real sand from, and what lies in
 * front of it.
 *
 * @import { GlassStyle } from "../store/looks.js"
 * @import { Pen, Stops, Theme } from "./pen.js"
 * @import { Glass } from "./glass_shape.js"
 * @import { Picture } from "./picture.js"
 *
 * @typedef {{theme: Theme, ember: boolean, style: GlassStyle}} GlassLook
 * @typedef {{back: Picture, grain: CanvasPattern, front: Picture}} Layers
 */
import { paintFrame } from "./glass_frame.js";
import { outlineOf } from "./glass_shape.js";
import { METALS } from "./metals.js";
import { linear, radial, seededRandom, traceRound } from "./pen.js";
import { picture, shelf } from "./picture.js";

/** How far the glow and the shadow reach past the box, as a part of its height. */
export const GLASS_REACH = 0.25;

/** A deeper colour this faint rounds to black and would leave a dark edge. */
const FAINT = "255 252 246";

/** The wall's thickness, as a part of the width. */
export const INNER = 0.022;

/** Layers kept: two looks of two glasses, with room for a change of size. */
const MOST_KEPT = 6;

/** @type {ReturnType<typeof shelf<Layers>>} */
const kept = shelf(MOST_KEPT);

/** @type {Record<"plain" | "ember", readonly [string, string, string]>} */
const SAND = {
  plain: ["#FCE6B6", "#E8BA6C", "#B48038"],
  ember: ["#FFC795", "#F4844E", "#B84B23"],
};

/** @type {Record<Theme, Stops>} */
const WALL = {
  dusk: [
    [0, "rgb(218 241 239 / .85)"],
    [0.5, "rgb(190 222 222 / .28)"],
    [1, "rgb(150 190 194 / .62)"],
  ],
  morning: [
    [0, "rgb(60 100 106 / .75)"],
    [0.5, "rgb(90 130 134 / .45)"],
    [1, "rgb(40 74 80 / .85)"],
  ],
};
const TINT = { dusk: "rgb(150 196 198 / .13)", morning: "rgb(150 190 192 / .3)" };
const GROUND_SHADE = { dusk: "rgb(0 0 0 / .7)", morning: "rgb(19 50 56 / .42)" };
const SHINE = {
  dusk: ["rgb(240 252 250 / .34)", "rgb(240 252 250 / .25)"],
  morning: ["rgb(255 255 255 / .85)", "rgb(255 255 255 / .7)"],
};

/** The three colours of the sand, pale to dark. @param {boolean} ember */
export function sandColours(ember) {
  return ember ? SAND.ember : SAND.plain;
}

/** @param {Pen} pen @param {Glass} glass @param {GlassLook} look @returns {Layers} */
export function layersOf(pen, glass, look) {
  const { w, h } = glass;
  const { theme, ember, style } = look;
  return kept(pen, [w, h, theme, ember, style], (scale) => {
    /** @param {number} reach @param {(pen: Pen) => void} paint */
    const layer = (reach, paint) => picture({ w, h, reach, scale }, paint);
    return {
      back: layer(h * GLASS_REACH, (on) => paintBack(on, glass, look)),
      grain: grainOf(
        pen,
        layer(0, (on) => paintSand(on, glass, ember)),
      ),
      front: layer(8, (on) => paintFront(on, glass, look)),
    };
  });
}

/** Sand to fill shapes with. @param {Pen} pen @param {Picture} picture */
function grainOf(pen, { canvas, scale }) {
  const pattern = pen.createPattern(canvas, "no-repeat");
  if (!pattern) throw new Error("the sand's picture is empty");
  pattern.setTransform(new DOMMatrix().scale(1 / scale));
  return pattern;
}

/** @param {Pen} pen @param {Glass} glass @param {number} thick */
export function traceGlass(pen, glass, thick) {
  pen.beginPath();
  for (const [x, y] of outlineOf(glass, thick)) pen.lineTo(x, y);
  pen.closePath();
}

/** @param {Pen} pen @param {Glass} glass @param {GlassLook} look */
function paintBack(pen, glass, { theme, ember }) {
  const { w, h, cx } = glass;
  if (theme === "dusk") paintGlow(pen, glass, ember);
  pen.save();
  pen.translate(cx + w * 0.07, h * 0.994);
  pen.scale(1, 0.16);
  const shade = { x: 0, y: 0, r: w * 0.66 };
  pen.fillStyle = radial(pen, shade, [
    [0.3, GROUND_SHADE[theme]],
    [1, "rgb(0 0 0 / 0)"],
  ]);
  traceRound(pen, shade);
  pen.fill();
  pen.restore();
  traceGlass(pen, glass, 0);
  pen.fillStyle = TINT[theme];
  pen.fill();
}

/** Light caught by the sand. @param {Pen} pen @param {Glass} glass @param {boolean} ember */
function paintGlow(pen, { w, h, cx }, ember) {
  const colour = ember ? "255 120 60" : "240 186 96";
  const strength = ember ? 0.24 : 0.17;
  const reach = h * GLASS_REACH;
  pen.save();
  pen.translate(cx, h * 0.52);
  pen.scale((w / 2 + reach) / h, 0.72);
  const round = { x: 0, y: 0, r: h };
  pen.fillStyle = radial(pen, round, [
    [0, `rgb(${colour} / ${strength})`],
    [0.45, `rgb(${colour} / ${strength * 0.56})`],
    [0.78, `rgb(${FAINT} / ${strength * 0.12})`],
    [1, `rgb(${FAINT} / 0)`],
  ]);
  traceRound(pen, round);
  pen.fill();
  pen.restore();
}

/** @param {Pen} pen @param {Glass} glass @param {boolean} ember */
function paintSand(pen, glass, ember) {
  const { w, h, cx, bulb } = glass;
  const [pale, mid, dark] = sandColours(ember);
  pen.fillStyle = linear(
    pen,
    [cx - bulb, 0, cx + bulb, 0],
    [
      [0, dark],
      [0.3, pale],
      [0.62, mid],
      [1, dark],
    ],
  );
  pen.fillRect(0, 0, w, h);
  const random = seededRandom(7);
  for (const colour of ["rgb(255 248 226 / .5)", "rgb(90 52 12 / .32)"]) {
    pen.fillStyle = colour;
    pen.beginPath();
    for (let grain = 0; grain < h * 1.1; grain += 1) {
      const x = cx + (random() * 2 - 1) * bulb;
      const y = h * (0.1 + 0.8 * random());
      const r = Math.max(0.35, h * (0.0018 + 0.0014 * random()));
      pen.moveTo(x + r, y);
      pen.arc(x, y, r, 0, 2 * Math.PI);
    }
    pen.fill();
  }
}

/** @param {Pen} pen @param {Glass} glass @param {GlassLook} look */
function paintFront(pen, glass, { theme, style }) {
  const { w, h, cx, bulb } = glass;
  traceGlass(pen, glass, 0);
  pen.lineWidth = Math.max(1, w * 0.016);
  pen.lineJoin = "round";
  pen.strokeStyle = linear(pen, [cx - bulb, 0, cx + bulb, 0], WALL[theme]);
  pen.stroke();
  pen.save();
  pen.clip();
  paintShine(pen, glass, theme);
  pen.translate(0, h);
  pen.scale(1, -1);
  paintShine(pen, glass, theme);
  pen.restore();
  paintFrame(pen, glass, METALS[style]);
}

/** Highlights of the upper bulb; mirrored, of the lower. @param {Pen} pen @param {Glass} glass @param {Theme} theme */
function paintShine(pen, { w, cx, bulb, top, half }, theme) {
  const [broad = "", narrow = ""] = SHINE[theme];
  /** @param {number} part @param {number} down */
  const at = (part, down) => ({ x: cx + bulb * part, y: top + half * down });
  /** @param {{x: number, y: number}[]} spots @param {number} width @param {string} colour */
  const stroke = ([a, b, c, d], width, colour) => {
    if (!a || !b || !c || !d) return;
    pen.lineWidth = width;
    pen.strokeStyle = colour;
    pen.beginPath();
    pen.moveTo(a.x, a.y);
    pen.bezierCurveTo(b.x, b.y, c.x, c.y, d.x, d.y);
    pen.stroke();
  };
  pen.lineCap = "round";
  stroke(
    [at(-0.7, 0.16), at(-0.87, 0.3), at(-0.85, 0.46), at(-0.68, 0.58)],
    w * 0.05,
    broad,
  );
  stroke(
    [at(0.78, 0.22), at(0.9, 0.36), at(0.85, 0.5), at(0.7, 0.6)],
    w * 0.018,
    narrow,
  );
}
