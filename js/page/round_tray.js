/**
 * The tray on the page: a still canvas, a canvas of marks above it, and the fingers
 * upon them.
 *
 * @import { Gesture } from "../board/hunt_face.js"
 * @import { Lie } from "../board/hunt_lie.js"
 * @import { Point } from "../board/hunt_touch.js"
 * @import { Layout } from "../board/hunt_tray.js"
 * @import { Pen } from "../board/pen.js"
 * @import { Table } from "../board/pieces.js"
 *
 * @typedef {object} Shown
 * @property {Table} table
 * @property {number} n
 * @property {() => number} quarters that the grid is turned by
 * @property {() => readonly string[]} cells
 * @property {() => readonly Lie[]} lies
 * @property {(pen: Pen, layout: Layout) => boolean} paintMarks
 * @property {(gesture: Gesture) => void} tell
 * @property {() => number} now
 */
import { paintTumbling, SHAKE_LASTS } from "../board/hunt_shake.js";
import { huntLayout, paintTray } from "../board/hunt_tray.js";
import { hasForcedColours, surface } from "../ui/surface.js";
import { theme } from "../ui/theme.js";
import { fadeIn, isReduced, turnAround } from "./motion.js";

export class Tray {
  #element;
  #shown;
  /** @type {Layout} */
  #layout;
  #isMoving = false;
  /** When the shake under way began. @type {number | null} */
  #tossed = null;
  #still;
  #marks;
  #touch;

  /**
   * @param {HTMLElement} element
   * @param {Shown} shown
   */
  constructor(element, shown) {
    this.#element = element;
    this.#shown = shown;
    this.#layout = huntLayout(element.clientWidth, shown.n, shown.quarters());
    this.#still = surface(canvasOf(element, ".tray-still"), (pen, width) => {
      // This canvas is larger than the tray, for its shadow.
      const reach = (width - element.clientWidth) / 2;
      pen.translate(reach, reach);
      this.#paintStill(pen);
    });
    this.#marks = surface(canvasOf(element, ".tray-marks"), (pen) => {
      this.#isMoving = shown.paintMarks(pen, this.#place());
    });
    const field = /** @type {HTMLElement} */ (element.querySelector(".cells"));
    this.#touch = listenTouch(field, () => this.#place(), shown.tell);
  }

  /** After the letters have changed. */
  repaintStill() {
    this.#still.repaint();
  }

  /** The grid has been turned by a quarter. */
  turn() {
    this.#touch.lose();
    this.#still.repaint();
    this.#marks.repaint();
    if (!isReduced()) turnAround(this.#element.querySelectorAll("canvas"));
  }

  /** @returns {boolean} whether they still move */
  repaintMarks() {
    this.#isMoving = false;
    this.#marks.repaint();
    return this.#isMoving;
  }

  /** @returns {Promise<void>} settled when the cubes lie still */
  async shake() {
    if (isReduced() || hasForcedColours()) return fadeIn(this.#element);
    const began = this.#shown.now();
    this.#tossed = began;
    while (this.#tossed === began && this.#shown.now() - began < SHAKE_LASTS) {
      this.#still.repaint();
      await nextFrame();
    }
    this.#tossed = null;
    this.#still.repaint();
  }

  stop() {
    this.#tossed = null;
    this.#touch.stop();
    this.#still.stop();
    this.#marks.stop();
  }

  /** As the tray is now: a finger may be quicker than the next painting. */
  #place() {
    const side = this.#element.clientWidth;
    const [n, quarters] = [this.#shown.n, this.#shown.quarters()];
    const isSame = side === this.#layout.side && quarters === this.#layout.quarters;
    if (!isSame) this.#layout = huntLayout(side, n, quarters);
    return this.#layout;
  }

  /** @param {Pen} pen */
  #paintStill(pen) {
    const layout = this.#place();
    const look = { theme: theme(), table: this.#shown.table };
    if (this.#tossed !== null) {
      return paintTumbling(pen, layout, look, this.#shown.now() - this.#tossed);
    }
    const [cells, lies] = [this.#shown.cells(), this.#shown.lies()];
    paintTray(pen, layout, { ...look, cells, lies, forced: hasForcedColours() });
  }
}

/** A hidden page has no frames: there, time goes on all the same. */
function nextFrame() {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(late);
      resolve(undefined);
    });
  });
}

/** @param {HTMLElement} tray @param {string} selector */
function canvasOf(tray, selector) {
  return /** @type {HTMLCanvasElement} */ (tray.querySelector(selector));
}

/**
 * One way for mouse, pen and fingers. A pointer that was captured and then lost is void,
 * and so is one under which the page was laid out anew: it is over other cubes now.
 * @param {HTMLElement} field as large as the tray
 * @param {() => Layout} layoutNow
 * @param {(gesture: Gesture) => void} tell
 * @returns {{lose: () => void, stop: () => void}} `lose`: the pointer that is down is void
 */
function listenTouch(field, layoutNow, tell) {
  const stop = new AbortController();
  /** @param {keyof HTMLElementEventMap} name @param {(event: PointerEvent) => void} does */
  const on = (name, does) => {
    const listener = /** @type {EventListener} */ (does);
    field.addEventListener(name, listener, { signal: stop.signal });
  };
  /** @type {PointerEvent | null} */
  let pressed = null;
  /** @param {"press" | "drag" | "lift"} kind @param {PointerEvent} event */
  const touch = (kind, event) => {
    const { pointerId: pointer, isPrimary: primary } = event;
    const corner = field.getBoundingClientRect();
    const points = samplesOf(event).map((sample) => pointFrom(sample, corner));
    tell({ kind, touch: { pointer, primary, points }, layout: layoutNow() });
  };
  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    pressed = event;
    field.setPointerCapture(event.pointerId);
    touch("press", event);
  });
  on("pointermove", (event) => touch("drag", event));
  on("pointerup", (event) => touch("lift", event));
  const lost = (/** @type {PointerEvent} */ { pointerId: pointer }) =>
    tell({ kind: "void", touch: { pointer } });
  on("pointercancel", lost);
  on("lostpointercapture", lost);
  const lose = () => pressed && lost(pressed);
  addEventListener("resize", lose, { signal: stop.signal });
  // The keyboard's place stays where it is, and a long press opens no menu.
  // A swipe is ours alone: else Chromium takes it for a fling, and for some 300 ms after
  // its end no tap anywhere becomes a click, so that a quick Submit would be lost.
  for (const name of /** @type {const} */ ([
    "mousedown",
    "contextmenu",
    "selectstart",
    "touchmove",
  ])) {
    field.addEventListener(name, (event) => event.preventDefault(), {
      signal: stop.signal,
      passive: false,
    });
  }
  return { lose, stop: () => stop.abort() };
}

/**
 * All places where the pointer was since the last event, the newest last.
 * @param {PointerEvent} event
 * @returns {PointerEvent[]}
 */
function samplesOf(event) {
  const coalesced = event.type === "pointermove" ? event.getCoalescedEvents?.() : [];
  return coalesced?.length ? coalesced : [event];
}

/** @param {PointerEvent} event @param {Point} corner of the field @returns {Point} */
function pointFrom({ clientX, clientY }, corner) {
  return { x: clientX - corner.x, y: clientY - corner.y };
}
