/**
 * Board, rack and the tile in the air, as they are painted and found under a finger.
 *
 * @import { BoardLook } from "../board/tile_board.js"
 * @import { Marks } from "../board/tile_marks.js"
 * @import { TileLook } from "../board/tile.js"
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { Zoom } from "../board/tile_zoom.js"
 * @import { Point, Spot } from "./tile_touch.js"
 *
 * @typedef {Omit<BoardLook, "theme" | "forced">} Board
 * @typedef {{tiles: readonly (Omit<TileLook, "forced"> | null)[], isRound: boolean}} Rack
 *   by place, null: a place without a tile
 */

import { fitCanvas, traceBox, wipe } from "../board/pen.js";
import { layTile } from "../board/tile.js";
import { BOARD_MARGIN, paintBoard } from "../board/tile_board.js";
import { boardLayout, rackLayout, squareAt, tileAt } from "../board/tile_layout.js";
import { paintMarks } from "../board/tile_marks.js";
import {
  edgePan,
  needsZoom,
  panned,
  showing,
  WHOLE,
  zoomedAt,
} from "../board/tile_zoom.js";
import { TILE_KINDS } from "../store/tile_kinds.js";
import { hasForcedColours, surface } from "../ui/surface.js";
import { theme } from "../ui/theme.js";
import { part } from "./round_shown.js";

/** A tile in the air is at least so large, px. */
const HELD = 46;
const HELD_ROOM = 24;

export class Surfaces {
  #window;
  #field;
  #rack;
  #kind;
  #painted;
  /** @type {HTMLCanvasElement | null} */
  #held = null;
  /** @type {Zoom} */
  #zoom = WHOLE;

  /**
   * @param {HTMLElement} root
   * @param {TileKind} game
   * @param {{board: () => Board | null, marks: () => Omit<Marks, "forced"> | null,
   *   rack: () => Rack}} shown
   */
  constructor(root, game, shown) {
    this.#window = part(root, ".cw-window");
    this.#field = part(root, ".cw-field");
    this.#rack = part(root, ".cw-rack");
    this.#kind = TILE_KINDS[game];
    const { size, rack } = this.#kind;
    const forced = hasForcedColours;
    this.#painted = {
      still: surface(canvasIn(root, ".cw-still"), (pen, width) => {
        const side = width / (1 + 2 * BOARD_MARGIN);
        pen.translate(side * BOARD_MARGIN, side * BOARD_MARGIN);
        const board = shown.board();
        if (!board) return wipe(pen);
        paintBoard(pen, boardLayout(side, size), {
          ...board,
          theme: theme(),
          forced: forced(),
        });
      }),
      marks: surface(canvasIn(root, ".cw-marks"), (pen, width) => {
        const marks = shown.marks();
        if (!marks) return wipe(pen);
        paintMarks(pen, boardLayout(width, size), { ...marks, forced: forced() });
      }),
      rack: surface(canvasIn(root, ".cw-rack canvas"), (pen, width) =>
        paintRack(pen, width, shown.rack(), rack, forced()),
      ),
    };
    this.#sizes = new ResizeObserver(() => this.#fit());
    this.#sizes.observe(this.#window);
  }

  #sizes;

  get isZoomed() {
    return this.#zoom !== WHOLE;
  }

  /** @param {number} side */
  #layout(side) {
    return boardLayout(side, this.#kind.size);
  }

  get #side() {
    return this.#window.clientWidth;
  }

  repaint() {
    this.#painted.marks.repaint();
    this.#painted.rack.repaint();
  }

  repaintAll() {
    this.#painted.still.repaint();
    this.repaint();
  }

  /** @param {Point} point of the screen @returns {Spot | null} */
  spotAt(point) {
    const at = inside(this.#rack, point);
    if (at) return { kind: "slot", at: this.#placeAt(at.x) };
    if (!inside(this.#window, point)) return null;
    const square = this.squareAt(point);
    return square === null ? { kind: "board" } : { kind: "square", square };
  }

  /** @param {Point} point */
  squareAt(point) {
    if (!inside(this.#window, point)) return null;
    const { left, top, width } = this.#field.getBoundingClientRect();
    return squareAt(this.#layout(width), { x: point.x - left, y: point.y - top });
  }

  /** @param {number} x within the rack */
  #placeAt(x) {
    const { pad, pitch } = rackLayout(this.#rack.clientWidth, this.#kind.rack);
    return Math.min(this.#kind.rack - 1, Math.max(0, Math.floor((x - pad) / pitch)));
  }

  /** Around a point of the screen, where squares are small. @param {Point} point */
  zoomIn(point) {
    if (this.isZoomed || !needsZoom(this.#side, this.#kind.size)) return;
    const { left, top } = this.#window.getBoundingClientRect();
    const here = { x: point.x - left, y: point.y - top };
    this.#show(zoomedAt({ side: this.#side, size: this.#kind.size }, here, this.#zoom));
  }

  whole() {
    if (this.isZoomed) this.#show(WHOLE);
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    if (this.isZoomed) this.#show(panned(this.#side, this.#zoom, dx, dy));
  }

  /** A tile in the air at the window's edge. @param {Point} point @returns {boolean} whether the board moved */
  panAtEdge(point) {
    if (!this.isZoomed) return false;
    const { left, top } = this.#window.getBoundingClientRect();
    const { dx, dy } = edgePan(this.#side, { x: point.x - left, y: point.y - top });
    const { x, y } = this.#zoom;
    this.pan(dx, dy);
    return this.#zoom.x !== x || this.#zoom.y !== y;
  }

  /** Moves a zoomed board until the square is seen. @param {number} square */
  reveal(square) {
    if (!this.isZoomed) return;
    const spot = tileAt(this.#layout(this.#side * this.#zoom.scale), square);
    this.#show(showing(this.#side, this.#zoom, spot));
  }

  /** The tile in the air; null: none. @param {Point | null} point @param {Omit<TileLook, "forced">} [look] */
  hold(point, look) {
    if (!point) {
      this.#held?.remove();
      this.#held = null;
      return;
    }
    if (look) this.#lift(look);
    const half = (this.#held?.clientWidth ?? 0) / 2;
    this.#held?.style.setProperty(
      "transform",
      `translate(${point.x - half}px, ${point.y - half}px)`,
    );
  }

  /** @param {Omit<TileLook, "forced">} look */
  #lift(look) {
    this.#held?.remove();
    const { cell } = this.#layout(this.#field.clientWidth);
    const side = Math.max(HELD, cell * 1.03);
    const width = side + 2 * HELD_ROOM;
    const canvas = document.createElement("canvas");
    canvas.className = "cw-held";
    canvas.setAttribute("aria-hidden", "true");
    canvas.style.width = canvas.style.height = `${width}px`;
    const pen = fitCanvas(canvas, width, width, devicePixelRatio);
    const forced = hasForcedColours();
    layTile(pen, { x: HELD_ROOM, y: HELD_ROOM, side }, { ...look, forced });
    document.body.append(canvas);
    this.#held = canvas;
  }

  stop() {
    this.hold(null);
    this.#sizes.disconnect();
    for (const one of Object.values(this.#painted)) one.stop();
  }

  /** Another window: what was zoomed may need it no more. */
  #fit() {
    if (!needsZoom(this.#side, this.#kind.size)) return this.#show(WHOLE);
    if (this.isZoomed) this.#show(panned(this.#side, this.#zoom, 0, 0));
  }

  /** @param {Zoom} zoom */
  #show(zoom) {
    this.#zoom = zoom;
    const { style } = this.#field;
    style.width = style.height = zoom === WHOLE ? "" : `${this.#side * zoom.scale}px`;
    style.transform = zoom === WHOLE ? "" : `translate(${zoom.x}px, ${zoom.y}px)`;
  }
}

/** @param {HTMLElement} root @param {string} selector */
function canvasIn(root, selector) {
  return /** @type {HTMLCanvasElement} */ (part(root, selector));
}

/** @param {HTMLElement} element @param {Point} point @returns {Point | null} from its corner */
function inside(element, { x, y }) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isIn = x >= left && x < right && y >= top && y < bottom;
  return isIn ? { x: x - left, y: y - top } : null;
}

/**
 * @param {import("../board/pen.js").Pen} pen
 * @param {number} width
 * @param {Rack} rack
 * @param {number} places
 * @param {boolean} forced
 */
function paintRack(pen, width, { tiles, isRound }, places, forced) {
  wipe(pen);
  const { left, pitch, side } = rackLayout(width, places);
  for (let at = 0; at < places; at++) {
    const spot = { x: left + at * pitch, y: (pitch - side) / 2 + side * 0.08, side };
    const look = tiles[at];
    if (look) {
      const y = look.state === "chosen" ? spot.y - side * 0.08 : spot.y;
      layTile(pen, { ...spot, y }, { ...look, forced });
    } else if (!forced) paintHollow(pen, spot, isRound);
  }
}

/**
 * @param {import("../board/pen.js").Pen} pen
 * @param {{x: number, y: number, side: number}} spot
 * @param {boolean} isRound
 */
function paintHollow(pen, { x, y, side }, isRound) {
  pen.fillStyle = "rgb(0 0 0 / .18)";
  traceBox(pen, { x, y, w: side, h: side }, side * (isRound ? 0.5 : 0.13));
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = "rgb(140 170 178 / .22)";
  pen.stroke();
}
