/**
 * One way for mouse, pen and fingers over board and rack: a press that stays is a tap, one
 * that moves carries a tile, or the board where no tile is.
 *
 * @typedef {{x: number, y: number}} Point of the screen
 * @typedef {Point & {finger: Point}} Aloft where a carried tile's middle is, and the finger
 * @typedef {{kind: "square", square: number} | {kind: "slot", at: number} |
 *   {kind: "board"}} Spot
 *
 * @typedef {object} Press
 * @property {number} id
 * @property {Spot} spot
 * @property {Point} from
 * @property {Point} at
 * @property {keyof typeof STILL} type
 * @property {"press" | "carry" | "pan"} mode
 *
 * @typedef {object} Hears
 * @property {(point: Point) => Spot | null} spotAt
 * @property {(spot: Spot, point: Point, how: {touch: boolean, double: boolean}) => void} tap
 * @property {(spot: Spot) => boolean} lift is there a tile that can be carried?
 * @property {(aloft: Aloft) => void} carry
 * @property {(aloft: Aloft) => void} rest it has been carried, and is held still
 * @property {(aloft: Aloft) => void} drop
 * @property {() => void} cancel
 * @property {(dx: number, dy: number) => void} pan
 * @property {(grows: boolean, point: Point) => void} pinch
 * @property {(spot: Spot) => void} takeBack by the other button
 */

/** A finger trembles, px. */
const STILL = { mouse: 4, pen: 6, touch: 9 };
/** Two taps within this time, ms, and this distance, px, are a double tap. */
const DOUBLE = 300;
const NEAR = 24;
/** A carried tile is held still when it stays so near, px, for so long, ms. */
const TREMBLE = 10;
const REST = 350;
/** So much wider or narrower, two fingers mean it. */
const PINCHED = 1.18;
/** A carried tile is seen above the finger, px. */
const ABOVE = 38;

export class Touch {
  #hears;
  #now;
  #stop = new AbortController();
  /** @type {Press | null} */
  #press = null;
  /** Of two fingers. @type {Map<number, Point>} */
  #fingers = new Map();
  #spread = 0;
  #lastTap = { at: -DOUBLE, x: 0, y: 0 };
  #resting = 0;
  /** Where it was last seen to move. @type {Point} */
  #restless = { x: 0, y: 0 };

  /**
   * @param {HTMLElement} root
   * @param {Hears} hears
   * @param {() => number} now ms
   */
  constructor(root, hears, now) {
    this.#hears = hears;
    this.#now = now;
    const { signal } = this.#stop;
    /** @param {keyof HTMLElementEventMap} name @param {(event: PointerEvent) => void} does */
    const on = (name, does) =>
      root.addEventListener(name, /** @type {EventListener} */ (does), { signal });
    on("pointerdown", (event) => this.#down(root, event));
    on("pointermove", (event) => this.#move(event));
    on("pointerup", (event) => this.#up(event));
    on("pointercancel", (event) => this.#lost(event));
    on("lostpointercapture", (event) => this.#lost(event));
    on("contextmenu", (event) => this.#other(event));
    addEventListener("resize", () => this.void(), { signal });
    // The focus stays where the taps put it, and a swipe is no fling of the page. A tap
    // has been answered when the finger is up: a click that followed would fall on the
    // card that asks for a wildcard's letter.
    for (const name of /** @type {const} */ ([
      "mousedown",
      "touchmove",
      "touchend",
      "selectstart",
    ])) {
      root.addEventListener(name, (event) => this.#keep(event), {
        signal,
        passive: false,
      });
    }
  }

  /** What is in the air goes back. */
  void() {
    clearTimeout(this.#resting);
    if (this.#press?.mode === "carry") this.#hears.cancel();
    this.#press = null;
    this.#fingers.clear();
  }

  stop() {
    clearTimeout(this.#resting);
    this.#stop.abort();
  }

  /** @param {Event} event */
  #keep(event) {
    const { target } = event;
    const isOurs = target instanceof Element && target.closest(".cw-window, .cw-rack");
    if (isOurs && event.cancelable) event.preventDefault();
  }

  /** @param {HTMLElement} root @param {PointerEvent} event */
  #down(root, event) {
    const { button, pointerId: id, clientX: x, clientY: y } = event;
    const spot = button === 0 ? this.#hears.spotAt({ x, y }) : null;
    const isOurs =
      event.target instanceof Element && event.target.closest(".cw-window, .cw-rack");
    if (!spot || !isOurs) return;
    root.setPointerCapture(id);
    this.#fingers.set(id, { x, y });
    if (this.#fingers.size === 2) return this.#beginPinch();
    if (this.#press) return;
    const type = /** @type {keyof typeof STILL} */ (event.pointerType || "mouse");
    this.#press = { id, spot, from: { x, y }, at: { x, y }, type, mode: "press" };
  }

  #beginPinch() {
    if (this.#press?.mode === "carry") return;
    this.#press = null;
    this.#spread = this.#distance();
  }

  #distance() {
    const [a, b] = [...this.#fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }

  /** @param {PointerEvent} event */
  #move({ pointerId: id, clientX: x, clientY: y }) {
    if (this.#fingers.has(id)) this.#fingers.set(id, { x, y });
    if (this.#fingers.size === 2 && this.#spread) return this.#pinch();
    const press = this.#press;
    if (press?.id !== id) return;
    const before = press.at;
    press.at = { x, y };
    if (press.mode === "press") this.#begin(press);
    if (press.mode === "carry") this.#carry(press);
    if (press.mode === "pan") this.#hears.pan(x - before.x, y - before.y);
  }

  /** @param {Press} press */
  #carry(press) {
    const { x, y } = press.at;
    this.#hears.carry(heldBy(press));
    if (Math.hypot(x - this.#restless.x, y - this.#restless.y) < TREMBLE) return;
    this.#restless = { x, y };
    clearTimeout(this.#resting);
    this.#resting = window.setTimeout(() => this.#hears.rest(heldBy(press)), REST);
  }

  /** @param {Press} press */
  #begin(press) {
    const { from, at, type, spot } = press;
    if (Math.hypot(at.x - from.x, at.y - from.y) < (STILL[type] ?? STILL.touch)) return;
    press.mode = this.#hears.lift(spot) ? "carry" : "pan";
  }

  #pinch() {
    const grown = this.#distance() / this.#spread;
    if (grown < PINCHED && grown > 1 / PINCHED) return;
    const [a, b] = [...this.#fingers.values()];
    this.#spread = 0;
    if (a && b)
      this.#hears.pinch(grown > 1, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  }

  /** @param {PointerEvent} event */
  #up({ pointerId: id }) {
    this.#fingers.delete(id);
    const press = this.#press;
    if (press?.id !== id) return;
    this.#press = null;
    clearTimeout(this.#resting);
    if (press.mode === "carry") this.#hears.drop(heldBy(press));
    if (press.mode === "press") this.#tap(press);
  }

  /** @param {Press} press */
  #tap({ spot, at, type }) {
    const moment = this.#now();
    const last = this.#lastTap;
    const isNear = Math.hypot(at.x - last.x, at.y - last.y) < NEAR;
    const double = isNear && moment - last.at < DOUBLE;
    this.#lastTap = double ? { at: -DOUBLE, x: 0, y: 0 } : { at: moment, ...at };
    this.#hears.tap(spot, at, { touch: type !== "mouse", double });
  }

  /** @param {PointerEvent} event */
  #lost({ pointerId: id }) {
    this.#fingers.delete(id);
    if (this.#press?.id === id) this.void();
  }

  /** @param {MouseEvent} event */
  #other(event) {
    const spot = this.#hears.spotAt({ x: event.clientX, y: event.clientY });
    const isOurs =
      event.target instanceof Element && event.target.closest(".cw-window, .cw-rack");
    if (!spot || !isOurs) return;
    event.preventDefault();
    if (!this.#press) this.#hears.takeBack(spot);
  }
}

/** @param {{at: Point, type: string}} press @returns {Aloft} */
function heldBy({ at, type }) {
  return { x: at.x, y: type === "touch" ? at.y - ABOVE : at.y, finger: at };
}

/**
 * Where a carried tile would be dropped: a finger on the rack means the rack (X22).
 * @param {Hears["spotAt"]} spotAt
 * @param {Aloft} aloft
 */
export function spotUnder(spotAt, aloft) {
  const own = spotAt(aloft.finger);
  return own?.kind === "slot" ? own : spotAt(aloft);
}
