/**
 * What the tray repeats in every frame or on every cube, as pictures.
 *
 * @import { Layout } from "./hunt_tray.js"
 * @import { Pen, Round, Theme } from "./pen.js"
 * @import { Picture } from "./picture.js"
 * @import { Table } from "./pieces.js"
 */
import { paintDisc, paintRing } from "./brass.js";
import { layDown, picture, shelf } from "./picture.js";
import { paintCube, paintTrayGround, paintWell } from "./pieces.js";

/** Room around the tray, as a part of its side, that its shadow needs. */
export const TRAY_MARGIN = 0.11;

/** Room for a shadow, as a part of a cube's side, of a round's radius. */
const CUBE_ROOM = 0.3;
const ROUND_ROOM = 0.4;

/** The round that is playing, and the small grids of the screens after it. */
const MOST_KEPT = 24;

/** @type {ReturnType<typeof shelf<Picture>>} */
const kept = shelf(MOST_KEPT);

/**
 * The tray with its hollows, and no cube in it.
 * @param {Pen} pen its origin is the tray's corner
 * @param {Layout} layout
 * @param {{theme: Theme, table: Table}} look
 */
export function layTray(pen, { side, n, cube, pitch, cells }, { theme, table }) {
  const tray = kept(pen, ["tray", side, n, theme, table], (scale) =>
    picture({ w: side, h: side, reach: side * TRAY_MARGIN, scale }, (on) => {
      paintTrayGround(on, side, { theme, table });
      for (const { x, y } of cells) paintWell(on, { x, y, side: cube }, pitch - cube);
    }),
  );
  layDown(pen, tray);
}

/** @param {Pen} pen @param {{x: number, y: number, side: number}} cube upright, without a letter */
export function layCube(pen, { x, y, side }) {
  const cube = kept(pen, ["cube", side], (scale) =>
    picture({ w: side, h: side, reach: side * CUBE_ROOM, scale }, (on) =>
      paintCube(on, { x: 0, y: 0, side }),
    ),
  );
  layDown(pen, cube, { x, y });
}

/**
 * @param {Pen} pen
 * @param {Round} round its own size is the picture's
 * @param {number} tube as in `paintRing`
 * @param {number} [grown] 1 at rest
 */
export function layRing(pen, round, tube, grown = 1) {
  layRound(pen, round, grown, ["ring", tube], (on, at) => paintRing(on, at, tube));
}

/**
 * @param {Pen} pen
 * @param {Round} round
 * @param {boolean} pale
 * @param {number} [grown] 1 at rest
 */
export function layDisc(pen, round, pale, grown = 1) {
  layRound(pen, round, grown, ["disc", pale], (on, at) => paintDisc(on, at, pale));
}

/**
 * @param {Pen} pen
 * @param {Round} round
 * @param {number} grown
 * @param {readonly unknown[]} kind
 * @param {(pen: Pen, round: Round) => void} paint
 */
function layRound(pen, { x, y, r }, grown, kind, paint) {
  const round = kept(pen, [...kind, r], (scale) =>
    picture({ w: 2 * r, h: 2 * r, reach: r * ROUND_ROOM, scale }, (on) =>
      paint(on, { x: r, y: r, r }),
    ),
  );
  layDown(pen, round, { x: x - r * grown, y: y - r * grown, grown });
}
