/**
 * The dome before a round of Classic (C2): one seat shakes, and lifts it. Each shake deals
 * the cubes anew; with the dome off, this scene is gone, and no shake reaches them.
 *
 * @import { Player } from "../store/players.js"
 * @import { BarKey } from "../ui/bar.js"
 * @import { Progress } from "../worker/engine.js"
 * @import { App } from "./app.js"
 * @import { Trouble } from "./round_screen.js"
 *
 * @typedef {object} Calls what the dome asks of the round
 * @property {() => Promise<unknown>} deal cubes by a new seed; settled when they lie
 * @property {() => void} home
 * @property {() => void} again
 * @property {() => void} remove
 * @property {() => BarKey[]} barKeys
 *
 * @typedef {object} Shown
 * @property {Player[] | null} players null: one plays alone
 * @property {number} shaker
 * @property {string} caption what the table has agreed on
 * @property {"waiting" | "shaking" | "shaken"} step
 * @property {boolean} asks the device tells that it is shaken only when it is asked
 * @property {Trouble | null} trouble
 * @property {Progress | null} progress
 */
import { render } from "lit-html";
import { paintDome } from "../board/dome.js";
import { SHAKE_LASTS } from "../board/hunt_shake.js";
import { hasForcedColours, surface } from "../ui/surface.js";
import { onTheme } from "../ui/theme.js";
import { arrive } from "../ui/title.js";
import { DOME } from "../ui/words.js";
import { domeScreen, titleOf } from "./dome_screen.js";
import { fadeIn, isReduced } from "./motion.js";

/** The dome rises for so long, ms; the cubes come to rest in so long. */
const LIFT_LASTS = 350;
const SETTLES = 300;

export class Dome {
  #app;
  #root;
  #calls;
  /** @type {Shown} */
  #shown;
  /** Moments: when the shake under way began, when the cubes were to rest, when the dome
   *  was lifted. */
  #since = { shake: Number.NaN, rest: Number.NaN, lift: Number.NaN };
  #frame = 0;
  #surface;
  /** @type {(() => void)[]} */
  #stops;
  #tellLifted = () => {};
  /** Settled when the dome is off; never when the player goes before. */
  lifted = /** @type {Promise<void>} */ (
    new Promise((resolve) => {
      this.#tellLifted = resolve;
    })
  );

  /**
   * @param {App} app
   * @param {HTMLElement} root
   * @param {Pick<Shown, "players" | "shaker" | "caption">} shown
   * @param {Calls} calls
   */
  constructor(app, root, shown, calls) {
    this.#app = app;
    this.#root = root;
    this.#calls = calls;
    const { asks } = app.device.shaken;
    const rest = { trouble: null, progress: null, asks };
    this.#shown = { ...shown, step: "waiting", ...rest };
    this.#render();
    const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector(".dome-art"));
    this.#surface = surface(canvas, (pen, w, h) => paintDome(pen, w, h, this.#look()));
    this.#stops = [this.#surface.stop, onTheme(() => this.#render())];
    if (!asks) this.#listen();
    arrive(root, titleOf(this.#shown));
    root.querySelector("button.brass")?.scrollIntoView({ block: "nearest" });
    /** @type {HTMLElement | null} */ (root.querySelector(".dome-shake"))?.focus();
    app.announce(titleOf(this.#shown));
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

  #render() {
    const does = {
      ...this.#calls,
      barKeys: this.#calls.barKeys(),
      shake: () => void this.#shake(),
      lift: () => void this.#lift(),
      ask: () => void this.#ask(),
    };
    render(domeScreen(this.#shown, does), this.#root);
  }

  #listen() {
    this.#stops.push(this.#app.device.shaken.listen(() => void this.#shake()));
  }

  async #ask() {
    this.tell({ asks: false });
    if (await this.#app.device.shaken.ask()) this.#listen();
  }

  #isLifting() {
    return !Number.isNaN(this.#since.lift);
  }

  async #shake() {
    if (this.#shown.step === "shaking" || this.#isLifting()) return;
    this.tell({ step: "shaking" });
    this.#app.announce(DOME.shaking);
    this.#app.device.sound.shake();
    this.#since = { ...this.#since, shake: this.#app.now(), rest: Number.NaN };
    this.#watch();
    const tumbled = new Promise((resolve) => setTimeout(resolve, SHAKE_LASTS));
    try {
      await Promise.all([this.#calls.deal(), tumbled]);
    } catch {
      // The round has said why there are no cubes.
      return this.tell({ step: "waiting" });
    }
    this.#since.rest = this.#app.now();
    this.tell({ step: "shaken", progress: null });
    this.#app.announce(DOME.shaken);
    /** @type {HTMLElement | null} */ (this.#root.querySelector(".dome-lift"))?.focus();
  }

  async #lift() {
    if (this.#shown.step !== "shaken" || this.#isLifting()) return;
    this.#since.lift = this.#app.now();
    this.#app.device.sound.lid();
    this.#app.device.haptics.lid();
    if (isReduced())
      await fadeIn(/** @type {HTMLElement} */ (this.#root.firstElementChild));
    else {
      this.#watch();
      await new Promise((resolve) => setTimeout(resolve, LIFT_LASTS));
    }
    this.#tellLifted();
  }

  /** While anything moves. */
  #watch() {
    cancelAnimationFrame(this.#frame);
    this.#surface.repaint();
    const { shake, lifted } = this.#look();
    const isStill = shake === 0 && (!this.#isLifting() || lifted === 1);
    if (!isStill && !isReduced()) {
      this.#frame = requestAnimationFrame(() => this.#watch());
    }
  }

  #look() {
    const moment = this.#app.now();
    const { shake: began, rest, lift } = this.#since;
    const part = (/** @type {number} */ since, /** @type {number} */ lasts) =>
      Number.isNaN(since) ? 0 : Math.min(1, (moment - since) / lasts);
    const isTossed = !Number.isNaN(began) && !isReduced();
    const shake = isTossed ? 1 - part(rest, SETTLES) : 0;
    return {
      forced: hasForcedColours(),
      moment,
      shake,
      lifted: part(lift, LIFT_LASTS),
    };
  }
}
