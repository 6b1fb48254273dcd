/**
 * The lid between two seats. While it lies here the page holds nothing of the grid, of a
 * list or a rack: the table is made after it has been lifted.
 *
 * @import { Player } from "../store/players.js"
 * @import { BarKey } from "../ui/bar.js"
 * @import { Progress } from "../worker/engine.js"
 * @import { App } from "./app.js"
 * @import { Hold } from "./hold.js"
 * @import { Trouble } from "./round_screen.js"
 *
 * @typedef {object} Calls what the cover asks of the round
 * @property {() => void} home
 * @property {() => void} again
 * @property {() => void} remove
 * @property {() => BarKey[]} barKeys
 *
 * @typedef {object} Shown
 * @property {Player[]} players by seat
 * @property {number} seat whose turn it is
 * @property {import("../board/pieces.js").Furniture} table
 * @property {string} story what has happened, and what the lid is for
 * @property {string} begins what happens when it is lifted
 * @property {string[]} states how each seat stands
 * @property {boolean} isFirst nobody has sat here before
 * @property {Trouble | null} trouble
 * @property {Progress | null} progress of fetching the engine, which nobody needs yet
 */
import { render } from "lit-html";
import { paintEmptyTray, paintLid } from "../board/lid.js";
import { TRAY_MARGIN } from "../board/tray_pictures.js";
import { hasForcedColours, surface } from "../ui/surface.js";
import { onTheme, theme } from "../ui/theme.js";
import { arrive } from "../ui/title.js";
import { COVER } from "../ui/words.js";
import { coverScreen, titleOf } from "./cover_screen.js";
import { AGAIN, AT_REST, arm, heldPart, isArmed, press, release } from "./hold.js";
import { isReduced, liftLid } from "./motion.js";

/** A press meant for the last word of the seat before must not lift the lid, ms. */
const DEAD_TIME = 1500;
/** Where motion is unwelcome the arc fills by quarters. */
const STEPS = 4;

export class Cover {
  #app;
  #root;
  #calls;
  /** @type {Shown} */
  #shown;
  /** @type {Hold} */
  #hold = AT_REST;
  #isLifted = false;
  /** Before this moment no press is heard. */
  #awake;
  #frame = 0;
  #lid;
  /** @type {(() => void)[]} */
  #stops;
  #tellLifted = () => {};
  /** Settled when the lid is off; never when its owner does not come. */
  lifted = /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      this.#tellLifted = resolve;
    })
  );

  /**
   * @param {App} app
   * @param {HTMLElement} root
   * @param {Omit<Shown, "trouble" | "progress">} shown
   * @param {Calls} calls
   */
  constructor(app, root, shown, calls) {
    this.#app = app;
    this.#root = root;
    this.#calls = calls;
    this.#shown = { ...shown, trouble: null, progress: null };
    this.#awake = app.now() + (shown.isFirst ? 0 : DEAD_TIME);
    this.#render();
    const tray = this.#surface(".lid-tray", (pen, side, look) =>
      paintEmptyTray(pen, side, { ...look, table: shown.table }),
    );
    this.#lid = this.#surface(".lid-top", (pen, side, look) =>
      paintLid(pen, side, { ...look, table: shown.table, held: this.#arc() }),
    );
    const render = () => this.#render();
    this.#stops = [tray.stop, this.#lid.stop, onTheme(render)];
    this.#arrive();
  }

  /** @param {Partial<Shown>} changed */
  tell(changed) {
    Object.assign(this.#shown, changed);
    this.#render();
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    for (const stop of this.#stops) stop();
  }

  /** The button is what its owner wants; what the page is about is said besides. */
  #arrive() {
    const { players, seat, story } = this.#shown;
    arrive(this.#root, titleOf(players, seat));
    // What was said to the seat before is not for this one.
    this.#app.announce("", "assertive");
    this.#app.announce(`${titleOf(players, seat)}. ${story}`);
    /** @type {HTMLElement | null} */ (this.#root.querySelector(".cover-key"))?.focus();
  }

  #render() {
    const does = {
      ...this.#calls,
      barKeys: this.#calls.barKeys(),
      press: (/** @type {PointerEvent} */ event) => this.#press(event),
      release: () => this.#release(),
      tap: (/** @type {MouseEvent} */ event) => this.#tap(event),
    };
    const armed = isArmed(this.#hold, this.#app.now());
    render(coverScreen({ ...this.#shown, armed }, does), this.#root);
  }

  /**
   * @param {string} selector
   * @param {(pen: import("../board/pen.js").Pen, side: number,
   *   look: {theme: import("../board/pen.js").Theme, forced: boolean}) => void} paint
   */
  #surface(selector, paint) {
    const canvas = /** @type {HTMLCanvasElement} */ (
      this.#root.querySelector(selector)
    );
    return surface(canvas, (pen, width) => {
      const side = width / (1 + 2 * TRAY_MARGIN);
      pen.translate(side * TRAY_MARGIN, side * TRAY_MARGIN);
      paint(pen, side, { theme: theme(), forced: hasForcedColours() });
    });
  }

  get #isDeaf() {
    return this.#isLifted || this.#app.now() < this.#awake;
  }

  #arc() {
    const part = this.#isLifted ? 1 : heldPart(this.#hold, this.#app.now());
    return isReduced() ? Math.floor(part * STEPS) / STEPS : part;
  }

  /** @param {PointerEvent} event */
  #press({ button, isPrimary }) {
    if (button !== 0 || !isPrimary || this.#isDeaf) return;
    this.#hold = press(this.#hold, this.#app.now());
    this.#watch();
  }

  #release() {
    this.#hold = release(this.#hold);
    this.#lid.repaint();
  }

  /** While it is held. */
  #watch() {
    cancelAnimationFrame(this.#frame);
    if (this.#isLifted || this.#hold.since === null) return;
    this.#lid.repaint();
    if (heldPart(this.#hold, this.#app.now()) === 1) return void this.#lift();
    this.#frame = requestAnimationFrame(() => this.#watch());
  }

  /** A quick double click is one press. @param {MouseEvent} event */
  #tap({ detail }) {
    if (this.#isDeaf || detail > 1) return;
    const moment = this.#app.now();
    if (isArmed(this.#hold, moment)) return void this.#lift();
    this.#hold = arm(moment);
    this.#render();
    this.#app.announce(COVER.again);
    const calm = setTimeout(() => this.#render(), AGAIN);
    this.#stops.push(() => clearTimeout(calm));
  }

  async #lift() {
    this.#isLifted = true;
    this.#lid.repaint();
    this.#app.device.sound.lid();
    this.#app.device.haptics.lid();
    const lid = /** @type {HTMLElement} */ (this.#root.querySelector(".lid"));
    await liftLid(lid);
    this.#tellLifted();
  }
}
