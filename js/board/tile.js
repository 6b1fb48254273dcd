/**
 * The tile in one of its styles, its letter and its points.
 *
 * @import { TileStyle } from "../store/looks.js"
 * @import { Pen, Stops } from "./pen.js"
 * @import { Picture } from "./picture.js"
 *
 * @typedef {{x: number, y: number, side: number}} Spot
 * @typedef {"laid" | "pending" | "replacing" | "last" | "refused" | "chosen"} TileState
 * @typedef {object} TileLook
 * @property {string} letter a capital; "" for a blank that stands for nothing yet
 * @property {boolean} blank
 * @property {number} points
 * @property {TileStyle} style
 * @property {boolean} [round] a counter for a round socket
 * @property {TileState} [state]
 * @property {boolean} [forced] forced colours
 */
import {
  diagonal,
  FIGURE_FACE,
  glyph,
  inset,
  linear,
  traceBox,
  withShadow,
} from "./pen.js";
import { layDown, picture, shelf } from "./picture.js";

/** Parts of the side: the corners of a tile, and of a counter. */
const CORNER = 0.15;
const ROUND = 0.5;
const WALL = 0.07;
const ROOM = 0.5;
/** The mark of a blank is to be seen as a square, px. */
const SMALLEST_MARK = 4;
/** Below this side the points are not drawn, px. */
const POINTS_FROM = 28;
/** Where the points stand: on a counter nearer to the middle. */
const LOW = { square: { x: 0.83, y: 0.84 }, round: { x: 0.73, y: 0.75 } };

/**
 * Dark tiles have a rim, to be seen in dark hollows, and letters that are not engraved.
 * @type {Record<TileStyle, {face: Stops, wall: Stops, rim?: string, ink: string,
 *   small: string, blank: string, last: string}>}
 */
export const STYLES = {
  bone: {
    face: [
      [0, "#FFF9EA"],
      [0.5, "#F4E8CF"],
      [1, "#E6D6B4"],
    ],
    wall: [
      [0, "#D8C59B"],
      [1, "#97814F"],
    ],
    ink: "#17262E",
    small: "#2D3B40",
    blank: "#8C2F2C",
    last: "#2F7F86",
  },
  slate: {
    face: [
      [0, "#4A5660"],
      [0.5, "#39424A"],
      [1, "#2C343B"],
    ],
    wall: [
      [0, "#20272D"],
      [1, "#0E1316"],
    ],
    rim: "#8C99A1",
    ink: "#F5EAD3",
    small: "#E2D8C2",
    blank: "#FFC2AC",
    last: "#8FD0CB",
  },
  white: {
    face: [
      [0, "#FFFFFF"],
      [0.5, "#FBFCFB"],
      [1, "#EDF1EF"],
    ],
    wall: [
      [0, "#CBD5D3"],
      [1, "#8C9B99"],
    ],
    ink: "#13252C",
    small: "#2D3B40",
    blank: "#A3301A",
    last: "#2F7F86",
  },
  walnut: {
    face: [
      [0, "#8A5E39"],
      [0.5, "#7F5633"],
      [1, "#744D2D"],
    ],
    wall: [
      [0, "#4A3019"],
      [1, "#2A190B"],
    ],
    rim: "#D3A878",
    ink: "#FFF6E2",
    small: "#FBEFD6",
    blank: "#FFE3D6",
    last: "#9ADAD4",
  },
  sea: {
    face: [
      [0, "#E2F3EF"],
      [0.5, "#C6E4DD"],
      [1, "#A9D2C9"],
    ],
    wall: [
      [0, "#86B5AB"],
      [1, "#4D7C73"],
    ],
    ink: "#0F2A2D",
    small: "#1D3B3D",
    blank: "#8C2F2C",
    last: "#1B6A70",
  },
  rose: {
    face: [
      [0, "#FBE9E4"],
      [0.5, "#F3D3CB"],
      [1, "#E4B8AE"],
    ],
    wall: [
      [0, "#C58F84"],
      [1, "#8A5349"],
    ],
    ink: "#2B1518",
    small: "#43262A",
    blank: "#8C2F2C",
    last: "#1F6C72",
  },
};
const KEYLINE = "#553708";
/** @type {Stops} */
const BRASS = [
  [0, "#FFEDB6"],
  [0.4, "#DDA94B"],
  [1, "#A87426"],
];
/** @type {Stops} */
const COPPER = [
  [0, "#F0A583"],
  [0.4, "#C4623C"],
  [1, "#84371B"],
];
const OXBLOOD = "#8C2F2C";

/** Tiles of a whole set in two sizes and all states, and some to spare. */
const MOST_KEPT = 400;
/** @type {ReturnType<typeof shelf<Picture>>} */
const kept = shelf(MOST_KEPT);

/**
 * What a tile shows.
 * @param {string} tile a capital; a small letter for a blank that stands for it; `?`
 * @param {Readonly<Record<string, number>>} worth
 */
export function faceOf(tile, worth) {
  const letter = tile === "?" ? "" : tile.toUpperCase();
  const blank = tile !== letter;
  return { letter, blank, points: blank ? 0 : (worth[letter] ?? 0) };
}

/**
 * Lays a tile down from a picture of it.
 * @param {Pen} pen
 * @param {Spot} spot
 * @param {TileLook} look
 */
export function layTile(pen, { x, y, side }, look) {
  if (look.forced) return paintFlatTile(pen, { x, y, side }, look);
  const { letter, blank, points, style, round = false, state = "laid" } = look;
  const tile = kept(pen, [side, letter, blank, points, style, round, state], (scale) =>
    picture({ w: side, h: side, reach: side * ROOM, scale }, (on) =>
      paintTile(on, { x: 0, y: 0, side }, look),
    ),
  );
  layDown(pen, tile, { x, y });
}

/** @param {Pen} pen @param {Spot} spot @param {TileLook} look */
function paintTile(pen, { x, y, side }, look) {
  const { style, round = false, state = "laid" } = look;
  const { face: colours, wall, rim, last } = STYLES[style];
  const radius = side * (round ? ROUND : CORNER);
  const thick = side * WALL;
  const isUp = state !== "laid" && state !== "last";
  // A counter is as wide as it is high.
  const narrow = round ? thick / 2 : 0;
  const across = { x: x + narrow, w: side - 2 * narrow };
  const body = {
    ...across,
    y: y + thick * (round ? 1 : 0.5),
    h: side - thick * (round ? 1 : 0.5),
  };
  const face = { ...across, y, h: side - thick };
  const shadow = isUp
    ? { blur: side * 0.24, x: side * 0.03, y: side * 0.13 }
    : { blur: side * 0.12, x: side * 0.03, y: side * 0.07 };
  withShadow(pen, { colour: "rgb(0 8 6 / .6)", ...shadow }, () => {
    pen.fillStyle = diagonal(pen, body, wall);
    traceBox(pen, body, radius);
    pen.fill();
  });
  pen.fillStyle = diagonal(pen, face, colours);
  traceBox(pen, face, radius);
  pen.fill();
  paintBevel(pen, face, radius, rim);
  if (state === "pending" || state === "chosen") frameOf(pen, face, radius, BRASS);
  if (state === "replacing") frameOf(pen, face, radius, COPPER);
  if (state === "refused") brokenFrame(pen, face, radius, side);
  if (state === "last") {
    const width = Math.max(1.6, side * 0.05);
    line(pen, inset(face, width / 2), radius * 0.9, { width, colour: last });
  }
  paintLetter(pen, face, look);
}

/** @param {Pen} pen @param {import("./pen.js").Box} face @param {number} radius @param {string | undefined} rim */
function paintBevel(pen, face, radius, rim) {
  const glint = rim ? ".35" : ".95";
  pen.save();
  traceBox(pen, face, radius);
  pen.clip();
  pen.lineWidth = Math.max(1, face.w * 0.04);
  pen.strokeStyle = diagonal(pen, face, [
    [0, `rgb(255 255 255 / ${glint})`],
    [0.45, "rgb(255 255 255 / 0)"],
    [0.65, "rgb(60 50 30 / 0)"],
    [1, "rgb(60 50 30 / .34)"],
  ]);
  pen.stroke();
  pen.restore();
  if (!rim) return;
  const width = Math.max(1, face.w * 0.04);
  line(pen, inset(face, width / 2), radius, { width, colour: rim });
}

/** Metal between two dark lines. @param {Pen} pen @param {import("./pen.js").Box} face @param {number} radius @param {Stops} metal */
function frameOf(pen, face, radius, metal) {
  const width = Math.max(2, face.w * 0.07);
  line(pen, inset(face, width / 2 - 0.5), radius, { width, colour: KEYLINE });
  const shine = linear(pen, [face.x, face.y, face.x, face.y + face.h], metal);
  line(pen, inset(face, width / 2), radius * 0.9, {
    width: Math.max(1.2, width - 1.4),
    colour: shine,
  });
}

/** @param {Pen} pen @param {import("./pen.js").Box} face @param {number} radius @param {number} side */
function brokenFrame(pen, face, radius, side) {
  const width = Math.max(2, side * 0.08);
  line(pen, inset(face, width / 2), radius, { width, colour: "#FFF3E4" });
  pen.setLineDash([side * 0.17, side * 0.11]);
  line(pen, inset(face, width / 2), radius, { width, colour: OXBLOOD });
  pen.setLineDash([]);
}

/**
 * @param {Pen} pen
 * @param {import("./pen.js").Box} box
 * @param {number} radius
 * @param {{width: number, colour: string | CanvasGradient}} look
 */
function line(pen, box, radius, { width, colour }) {
  pen.lineWidth = width;
  pen.strokeStyle = colour;
  traceBox(pen, box, radius);
  pen.stroke();
}

/** @param {Pen} pen @param {import("./pen.js").Box} face @param {TileLook} look */
function paintLetter(pen, face, look) {
  const { letter, blank, style, round } = look;
  const { ink, rim, blank: red } = STYLES[style];
  const side = face.w;
  const hasPoints = side >= POINTS_FROM && letter !== "";
  if (letter !== "") {
    glyph(pen, letter, {
      x: face.x + side * 0.5 - (hasPoints ? side * 0.045 : 0),
      y: face.y + face.h * 0.5 - (hasPoints ? side * 0.03 : 0),
      size: side * (round ? 0.52 : 0.56),
      colour: blank ? red : ink,
      engraved: side > 26 && !rim,
    });
  }
  if (blank) markBlank(pen, face, letter === "" ? 0.3 : 0.12, { colour: red, round });
  if (hasPoints) paintPoints(pen, face, look);
}

/** @param {Pen} pen @param {import("./pen.js").Box} face @param {TileLook} look */
function paintPoints(pen, face, { points, style, round }) {
  const side = face.w;
  const low = round ? LOW.round : LOW.square;
  glyph(pen, String(points), {
    x: face.x + side * (low.x - (points > 9 ? 0.04 : 0)),
    y: face.y + face.h * low.y,
    size: side * 0.215,
    colour: STYLES[style].small,
    face: FIGURE_FACE,
  });
}

/** A hollow square tells a blank, whatever its colour. @param {Pen} pen @param {import("./pen.js").Box} face @param {number} part @param {{colour: string, round?: boolean | undefined}} look */
function markBlank(pen, face, part, { colour, round }) {
  const isAlone = part > 0.2;
  const size = Math.max(face.w * part, SMALLEST_MARK);
  const box = isAlone
    ? { x: face.x + (face.w - size) / 2, y: face.y + (face.h - size) / 2 }
    : {
        x: face.x + face.w * (round ? 0.69 : 0.8),
        y: face.y + face.h * (round ? 0.17 : 0.1),
      };
  line(pen, { ...box, w: size, h: size }, size * 0.2, {
    width: Math.max(1, size * (isAlone ? 0.12 : 0.2)),
    colour,
  });
}

/** @param {Pen} pen @param {Spot} spot @param {TileLook} look */
function paintFlatTile(pen, { x, y, side }, look) {
  const { letter, blank, points, round = false, state = "laid" } = look;
  const box = inset({ x, y, w: side, h: side }, 1);
  const radius = side * (round ? ROUND : CORNER);
  const low = round ? LOW.round : LOW.square;
  const isUp = state === "pending" || state === "replacing" || state === "chosen";
  traceBox(pen, box, radius);
  // A system's highlight may let through what lies below.
  for (const colour of isUp ? ["Canvas", "Highlight"] : ["Canvas"]) {
    pen.fillStyle = colour;
    pen.fill();
  }
  if (state === "refused") pen.setLineDash([side * 0.17, side * 0.11]);
  const width = state === "laid" ? 1 : 3;
  line(pen, inset(box, width / 2), radius, { width, colour: "CanvasText" });
  pen.setLineDash([]);
  const colour = isUp ? "HighlightText" : "CanvasText";
  const middle = { x: x + side / 2, y: y + side / 2 };
  if (letter) glyph(pen, letter, { ...middle, size: side * 0.56, colour });
  if (blank) markBlank(pen, box, letter === "" ? 0.3 : 0.12, { colour, round });
  if (side < POINTS_FROM || letter === "") return;
  const spot = { x: x + side * low.x, y: y + side * (low.y - 0.04) };
  glyph(pen, String(points), {
    ...spot,
    size: side * 0.215,
    colour,
    face: FIGURE_FACE,
  });
}
