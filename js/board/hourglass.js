/**
 * The hourglass. The sand is a function of the time left and its movement a function
 * of the moment: nothing is added up from frame to frame.
 *
 * @import { GlassStyle } from "../store/looks.js"
 * @import { Box, Pen, Theme } from "./pen.js"
 * @import { Glass, Sand } from "./glass_shape.js"
 *
 * @typedef {object} GlassState
 * @property {number} left 1 full to 0 empty
 * @property {boolean} ember the last sand
 * @property {boolean} running
 * @property {Theme} theme
 * @property {GlassStyle} style
 * @property {number} moment ms, from any start
 * @property {boolean} reduced no motion
 * @property {boolean} [forced] forced colours
 */
import {
  GLASS_REACH,
  INNER,
  layersOf,
  sandColours,
  traceGlass,
} from "./glass_layers.js";
import { glassOf, sandOf } from "./glass_shape.js";
import { seededRandom } from "./pen.js";
import { layDown } from "./picture.js";

const FALL_LASTS = 420;
const HOP_LASTS = 520;

const random = seededRandom(31);
/** Grains of sand on their way: their turn, their side and their spring. */
const GRAINS = Array.from({ length: 24 }, () => ({
  turn: random(),
  lean: random() * 2 - 1,
  spring: 0.4 + 0.6 * random(),
}));
const BOUNCING = GRAINS.slice(0, 12);

/**
 * Paints the box and the room for its glow around it.
 *
 * @param {Pen} pen
 * @param {Box} box
 * @param {GlassState} state
 */
export function paintHourglass(pen, box, state) {
  const glass = glassOf(box.w, box.h);
  const sand = sandOf(glass, Math.min(1, Math.max(0, state.left)));
  const reach = box.h * GLASS_REACH;
  pen.save();
  pen.translate(box.x, box.y);
  pen.clearRect(-reach, -reach, box.w + 2 * reach, box.h + 2 * reach);
  if (state.forced) paintFlat(pen, glass, sand, state);
  else paintShaded(pen, glass, sand, state);
  pen.restore();
}

/** @param {Pen} pen @param {Glass} glass @param {Sand} sand @param {GlassState} state */
function paintShaded(pen, glass, sand, state) {
  const { back, front, grain } = layersOf(pen, glass, state);
  layDown(pen, back);
  pen.save();
  traceGlass(pen, glass, INNER * glass.w);
  pen.clip();
  const [pale] = sandColours(state.ember);
  if (state.left > 0) paintUpper(pen, glass, sand, { grain, pale });
  if (state.left < 1) paintLower(pen, glass, sand, grain);
  if (state.running && state.left > 0) paintFalling(pen, glass, sand, state);
  pen.restore();
  layDown(pen, front);
}

/**
 * Seen a little from above: behind the near edge lies the paler surface.
 *
 * @param {Pen} pen
 * @param {Glass} glass
 * @param {Sand} sand
 * @param {{grain: CanvasPattern, pale: string}} fill
 */
function paintUpper(pen, glass, sand, { grain, pale }) {
  traceUpper(pen, glass, sand);
  pen.fillStyle = grain;
  pen.fill();
  const { cx, bulb } = glass;
  const edge = sand.surface - sand.dip * 0.2;
  traceDish(pen, glass, sand);
  pen.quadraticCurveTo(cx, sand.surface + sand.dip * 0.5, cx - bulb * 1.3, edge);
  pen.fill();
  pen.globalAlpha = 0.55;
  pen.fillStyle = pale;
  pen.fill();
  pen.globalAlpha = 1;
  traceDish(pen, glass, sand);
  strokeCrest(pen, glass);
}

/** @param {Pen} pen @param {Glass} glass @param {Sand} sand @param {CanvasPattern} grain */
function paintLower(pen, glass, sand, grain) {
  traceLower(pen, glass, sand);
  pen.fillStyle = grain;
  pen.fill();
  traceSlope(pen, glass, sand);
  strokeCrest(pen, glass);
}

/** Light along the sand's upper edge. @param {Pen} pen @param {Glass} glass */
function strokeCrest(pen, { h }) {
  pen.lineWidth = Math.max(0.7, h * 0.004);
  pen.strokeStyle = "rgb(255 246 220 / .62)";
  pen.stroke();
}

/** @param {Pen} pen @param {Glass} glass @param {Sand} sand */
function traceDish(pen, { cx, bulb }, { surface, dip }) {
  pen.beginPath();
  pen.moveTo(cx - bulb * 1.3, surface - dip * 0.2);
  pen.quadraticCurveTo(cx, surface + dip * 2, cx + bulb * 1.3, surface - dip * 0.2);
}

/** @param {Pen} pen @param {Glass} glass @param {Sand} sand */
function traceUpper(pen, glass, sand) {
  traceDish(pen, glass, sand);
  pen.lineTo(glass.cx + glass.bulb * 1.3, glass.neck + 1);
  pen.lineTo(glass.cx - glass.bulb * 1.3, glass.neck + 1);
  pen.closePath();
}

/** @param {Pen} pen @param {Glass} glass @param {Sand} sand */
function traceSlope(pen, { cx, bulb }, { shoulder, peak }) {
  const foot = shoulder + (shoulder - peak) * 0.2;
  const bend = peak + (shoulder - peak) * 0.3;
  pen.beginPath();
  pen.moveTo(cx - bulb * 1.2, foot);
  pen.quadraticCurveTo(cx - bulb * 0.34, bend, cx, peak);
  pen.quadraticCurveTo(cx + bulb * 0.34, bend, cx + bulb * 1.2, foot);
}

/** @param {Pen} pen @param {Glass} glass @param {Sand} sand */
function traceLower(pen, glass, sand) {
  traceSlope(pen, glass, sand);
  pen.lineTo(glass.cx + glass.bulb * 1.2, glass.bottom + 2);
  pen.lineTo(glass.cx - glass.bulb * 1.2, glass.bottom + 2);
  pen.closePath();
}

/**
 * The stream, the grains in it and those that bounce off the cone.
 *
 * @param {Pen} pen
 * @param {Glass} glass
 * @param {Sand} sand
 * @param {GlassState} state
 */
function paintFalling(pen, { cx, neck, w, h, bulb }, { peak, shoulder }, state) {
  const { moment, ember, reduced } = state;
  const [pale, mid] = sandColours(ember);
  const stream = Math.max(1.1, w * 0.018) * (ember ? 1.5 : 1);
  const fall = peak - neck;
  const now = reduced ? 0 : moment;
  pen.fillStyle = mid;
  pen.fillRect(cx - stream / 2, neck - 1, stream, fall + 2);
  pen.fillStyle = pale;
  pen.beginPath();
  for (const { turn, lean } of GRAINS) {
    const t = (now / FALL_LASTS + turn) % 1;
    dot(pen, cx + lean * stream * (0.2 + 0.9 * t), neck + fall * t * t, stream * 0.3);
  }
  const grain = Math.max(0.5, h * 0.0034);
  for (const { turn, lean, spring } of BOUNCING) {
    const t = (now / (HOP_LASTS * (0.7 + spring * 0.6)) + turn) % 1;
    const hop = 4 * t * (1 - t) * spring * h * 0.022;
    const slide = t * Math.abs(lean) * (shoulder - peak) * 0.42;
    dot(pen, cx + lean * t * bulb * 0.3, peak + slide - hop, grain);
  }
  pen.fill();
}

/** @param {Pen} pen @param {number} x @param {number} y @param {number} r */
function dot(pen, x, y, r) {
  pen.moveTo(x + r, y);
  pen.arc(x, y, r, 0, 2 * Math.PI);
}

/**
 * Forced colours: outlines and flat sand.
 *
 * @param {Pen} pen
 * @param {Glass} glass
 * @param {Sand} sand
 * @param {GlassState} state
 */
function paintFlat(pen, glass, sand, { left, running }) {
  const { w, cx, top, neck, bottom } = glass;
  pen.save();
  traceGlass(pen, glass, 0);
  pen.clip();
  pen.fillStyle = "Highlight";
  traceUpper(pen, glass, sand);
  if (left > 0) pen.fill();
  traceLower(pen, glass, sand);
  if (left < 1) pen.fill();
  if (left > 0 && running) pen.fillRect(cx - 1.5, neck, 3, sand.peak - neck + 1);
  pen.restore();
  pen.lineWidth = 3;
  pen.strokeStyle = "CanvasText";
  traceGlass(pen, glass, 0);
  pen.stroke();
  pen.fillStyle = "CanvasText";
  for (const y of [0, bottom]) pen.fillRect(0, y + top * 0.3, w, top * 0.5);
}
