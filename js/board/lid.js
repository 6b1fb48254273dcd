/**
 * The lid that lies over the tray while the device goes from hand to hand: enamel with
 * inlaid brass, a ring to lift it by, and an arc that fills while it is held.
 *
 * @import { Box, Pen, Stops, Theme } from "./pen.js"
 * @import { Furniture } from "./pieces.js"
 */
import { paintDisc, paintRing } from "./brass.js";
import {
  inset,
  linear,
  radial,
  traceBox,
  traceRound,
  wipe,
  withShadow,
} from "./pen.js";
import { paintTrayGround } from "./pieces.js";

/** Parts of the side: the lid within the tray's rim, the ring, its arc. */
const EDGE = 0.03;
const RING = 0.17;
const ARC = 0.265;

/** @type {Record<Furniture, Record<Theme, Stops>>} */
const ENAMEL = {
  hunt: {
    dusk: [
      [0, "#2B5F66"],
      [0.5, "#1D4C55"],
      [1, "#153C45"],
    ],
    morning: [
      [0, "#35777F"],
      [0.5, "#256068"],
      [1, "#1B4E56"],
    ],
  },
  classic: {
    dusk: [
      [0, "#8A3A3B"],
      [0.5, "#742A2C"],
      [1, "#561D1F"],
    ],
    morning: [
      [0, "#9C4443"],
      [0.5, "#863434"],
      [1, "#6A2526"],
    ],
  },
  crossword: {
    dusk: [
      [0, "#35694E"],
      [0.5, "#25563F"],
      [1, "#1A4131"],
    ],
    morning: [
      [0, "#3D7D60"],
      [0.5, "#2C674E"],
      [1, "#20513D"],
    ],
  },
  heist: {
    dusk: [
      [0, "#545C64"],
      [0.5, "#383F46"],
      [1, "#272D33"],
    ],
    morning: [
      [0, "#65717B"],
      [0.5, "#464F58"],
      [1, "#343C44"],
    ],
  },
};
const INLAY = "#C99A45";
const TRACK = "rgb(0 0 0 / .32)";
const GLOW = "#F8DC95";

/**
 * The empty tray below: what is in it is nowhere on the page.
 * @param {Pen} pen its origin is the tray's corner
 * @param {number} side
 * @param {{theme: Theme, table: Furniture, forced: boolean}} look
 */
export function paintEmptyTray(pen, side, { theme, table, forced }) {
  wipe(pen);
  if (forced) return outline(pen, { x: 0, y: 0, w: side, h: side }, side * 0.06);
  paintTrayGround(pen, side, { theme, table });
}

/**
 * @param {Pen} pen its origin is the tray's corner
 * @param {number} side
 * @param {{theme: Theme, table: Furniture, forced: boolean, held: number}} look `held`: 0 to 1
 */
export function paintLid(pen, side, { theme, table, forced, held }) {
  wipe(pen);
  const lid = inset({ x: 0, y: 0, w: side, h: side }, side * EDGE);
  const radius = side * 0.045;
  if (forced) return paintFlatLid(pen, lid, radius, held);
  const shadow = { colour: "rgb(0 0 0 / .7)", blur: side * 0.03, y: side * 0.012 };
  withShadow(pen, shadow, () => {
    pen.fillStyle = linear(pen, [0, 0, side * 0.4, side], ENAMEL[table][theme]);
    traceBox(pen, lid, radius);
    pen.fill();
  });
  const shine = { x: side * 0.22, y: side * 0.08, r: side * 0.8 };
  pen.fillStyle = radial(pen, shine, [
    [0, "rgb(255 255 255 / .16)"],
    [1, "rgb(255 255 255 / 0)"],
  ]);
  traceBox(pen, lid, radius);
  pen.fill();
  frame(pen, inset(lid, 0.75), radius, { width: 1.5, colour: "rgb(255 255 255 / .3)" });
  frame(pen, inset(lid, side * 0.04), radius * 0.7, { width: 2, colour: INLAY });
  frame(pen, inset(lid, side * 0.062), radius * 0.5, { width: 1, colour: INLAY });
  paintHandle(pen, side, held);
}

/** @param {Pen} pen @param {number} side @param {number} held */
function paintHandle(pen, side, held) {
  const middle = { x: side / 2, y: side / 2 };
  const width = side * 0.016;
  arc(pen, { ...middle, r: side * ARC }, 1, { width, colour: TRACK });
  arc(pen, { ...middle, r: side * ARC }, held, { width, colour: GLOW });
  pen.fillStyle = "rgb(0 0 0 / .22)";
  traceRound(pen, { ...middle, r: side * RING });
  pen.fill();
  paintRing(pen, { ...middle, r: side * RING }, side * 0.045);
  const knob = { x: middle.x, y: middle.y - side * RING, r: side * 0.042 };
  paintDisc(pen, knob, true);
  pen.fillStyle = "rgb(70 42 8 / .85)";
  traceRound(pen, { ...knob, r: knob.r * 0.3 });
  pen.fill();
}

/** @param {Pen} pen @param {Box} lid @param {number} radius @param {number} held */
function paintFlatLid(pen, lid, radius, held) {
  outline(pen, lid, radius);
  const middle = { x: lid.x + lid.w / 2, y: lid.y + lid.h / 2 };
  arc(pen, { ...middle, r: lid.w * RING }, 1, { width: 3, colour: "CanvasText" });
  arc(pen, { ...middle, r: lid.w * ARC }, held, { width: 6, colour: "Highlight" });
}

/** @param {Pen} pen @param {Box} box @param {number} radius */
function outline(pen, box, radius) {
  pen.fillStyle = "Canvas";
  traceBox(pen, inset(box, 1.5), radius);
  pen.fill();
  frame(pen, inset(box, 1.5), radius, { width: 3, colour: "CanvasText" });
}

/**
 * @param {Pen} pen
 * @param {Box} box
 * @param {number} radius
 * @param {{width: number, colour: string}} line
 */
function frame(pen, box, radius, { width, colour }) {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  traceBox(pen, box, radius);
  pen.stroke();
}

/**
 * From the top, clockwise.
 * @param {Pen} pen
 * @param {{x: number, y: number, r: number}} round
 * @param {number} part
 * @param {{width: number, colour: string}} line
 */
function arc(pen, { x, y, r }, part, { width, colour }) {
  if (part === 0) return;
  pen.lineWidth = width;
  pen.lineCap = "round";
  pen.strokeStyle = colour;
  pen.beginPath();
  pen.arc(x, y, r, -Math.PI / 2, (2 * part - 0.5) * Math.PI);
  pen.stroke();
}
