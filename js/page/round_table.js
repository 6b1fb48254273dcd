/**
 * The live table: keeps what the screen shows, draws it once a frame at most, and turns
 * fingers and keys into moves.
 *
 * @import { Gesture } from "../board/hunt_face.js"
 * @import { Path } from "../board/hunt_path.js"
 * @import { Layout } from "../board/hunt_tray.js"
 * @import { Pen } from "../board/pen.js"
 * @import { HuntView } from "../protocol.js"
 * @import { Options } from "../store/round.js"
 * @import { RoundClock } from "../store/round_clock.js"
 * @import { BarKey } from "../ui/bar.js"
 * @import { App } from "./app.js"
 * @import { Meaning } from "./round_keys.js"
 * @import { Verdict } from "./round_play.js"
 * @import { Does, Shown } from "./round_screen.js"
 *
 * @typedef {object} Calls what the table asks of the round
 * @property {(move: string) => Promise<Verdict>} claim
 * @property {() => void} sandOut
 * @property {() => void} home
 * @property {() => void} again
 * @property {() => void} remove
 * @property {() => BarKey[]} barKeys
 * @property {(shown: Shown, does: Does) => unknown} screen
 */
import { render } from "lit-html";
import { draw, pathOf, react, start, wordOf } from "../board/hunt_face.js";
import { spell } from "../board/hunt_path.js";
import { hasForcedColours } from "../ui/surface.js";
import { onTheme } from "../ui/theme.js";
import { toast } from "../ui/toast.js";
import { CUBES, JUDGED } from "../ui/words.js";
import { flyWord, isReduced, shakeHead } from "./motion.js";
import { openList } from "./round_cards.js";
import {
  feelPath,
  feelRefusal,
  feelSecond,
  feelVerdict,
  whyNot,
  whyOf,
} from "./round_feedback.js";
import { openGlass } from "./round_glass.js";
import { listenKeys } from "./round_listen.js";
import { Tray } from "./round_tray.js";

/** A verdict that takes longer is waited for to be seen, ms. */
const LATE = 400;
/** The row of a new word stands out for so long, ms. */
const FRESH = 1000;

export class Table {
  /** @type {RoundClock | null} */
  #clock = null;
  /** Claims that are not judged yet. */
  #pending = 0;
  #frame = 0;
  #isStale = false;
  #areMarksMoving = false;
  #isStopped = false;

  /**
   * @param {App} app
   * @param {HTMLElement} root
   * @param {Options} options
   * @param {Calls} calls
   */
  constructor(app, root, options, calls) {
    this.#app = app;
    this.#root = root;
    this.#calls = calls;
    this.#shown = blank(options, app.settings.current());
    this.#render();
    this.#tray = this.#openTray();
    this.#glass = this.#openGlass();
    this.#stops = [
      this.#openKeys(),
      () => this.#tray.stop(),
      () => this.#glass?.stop(),
      onTheme(() => this.#render()),
      app.settings.onChange(() => this.#render()),
    ];
    this.#tick();
  }

  #app;
  #root;
  #calls;
  /** @type {Shown} */
  #shown;
  #tray;
  #glass;
  /** @type {(() => void)[]} */
  #stops;

  /**
   * Shows the change with the next frame.
   * @param {Partial<Shown>} changed
   */
  tell(changed) {
    Object.assign(this.#shown, changed);
    this.#isStale = true;
    this.#areMarksMoving = true;
  }

  /** @returns {Promise<void>} settled when the cubes lie still */
  shake() {
    return this.#tray.shake();
  }

  /**
   * The letters lie open, and the glass is turned where there is one.
   * @param {HuntView} view
   * @param {RoundClock | null} clock
   */
  play(view, clock) {
    this.#clock = clock;
    const seconds = clock ? Math.ceil(clock.left() / 1000) : view.seconds;
    this.tell({ view, stage: "playing", seconds });
    this.#render();
    this.#tray.repaintStill();
  }

  /**
   * What the engine has made of the round's log.
   * @param {HuntView} view
   */
  learn(view) {
    this.tell({ view });
    this.#tray.repaintStill();
  }

  /**
   * Lays a path, as taps would.
   * @param {Path} path
   */
  lay(path) {
    this.#act({ kind: "clear" });
    for (const cell of path) this.#act({ kind: "tap", cell });
  }

  stop() {
    this.#isStopped = true;
    cancelAnimationFrame(this.#frame);
    for (const stop of this.#stops) stop();
  }

  #render() {
    this.#isStale = false;
    this.#shown.settings = this.#app.settings.current();
    this.#shown.barKeys = this.#calls.barKeys();
    render(this.#calls.screen(this.#shown, this.#does()), this.#root);
  }

  /** @returns {Does} */
  #does() {
    const { home, again, remove } = this.#calls;
    return {
      home,
      again,
      remove,
      back: () => this.#act({ kind: "back" }),
      clear: () => this.#act({ kind: "clear" }),
      submit: () => this.#act({ kind: "submit" }),
      turn: () => this.#turn(),
      tap: (cell) => this.#act({ kind: "tap", cell }),
      list: () => openList(this.#shown.view?.claims ?? []),
      hintRead: (lifts) => {
        const wish = lifts ? { submitOnLift: true } : {};
        this.#app.settings.change({ hintSeen: true, ...wish });
      },
    };
  }

  #openTray() {
    return new Tray(part(this.#root, ".tray"), {
      n: this.#shown.options.size,
      quarters: () => this.#shown.quarters,
      cells: () => this.#shown.view?.cells ?? [],
      paintMarks: (pen, layout) => this.#paintMarks(pen, layout),
      tell: (gesture) => this.#act(gesture),
      now: this.#app.now,
    });
  }

  /** Off the clock there is none. */
  #openGlass() {
    /** @type {HTMLCanvasElement | null} */
    const canvas = this.#root.querySelector(".glass canvas");
    if (!canvas) return null;
    return openGlass(canvas, {
      clock: () => this.#clock,
      limit: this.#shown.options.seconds * 1000,
      now: this.#app.now,
    });
  }

  #openKeys() {
    return listenKeys({
      isAwake: () => this.#shown.stage === "playing" && !this.#shown.trouble,
      place: () => ({
        ready: this.#shown.ui.ready || this.#shown.ui.finger.press !== null,
        last: pathOf(this.#shown.ui).at(-1) ?? null,
        n: this.#shown.options.size,
        quarters: this.#shown.quarters,
      }),
      tell: (meaning) => this.#heed(meaning),
      tabbed: () => this.#yieldEnter(),
    });
  }

  /** @param {Pen} pen @param {Layout} layout */
  #paintMarks(pen, layout) {
    const { view, ui } = this.#shown;
    if (!view) return false;
    const look = { reduced: isReduced(), forced: hasForcedColours() };
    return draw(pen, layout, { view, ui, ...look }, this.#app.now());
  }

  /** One picture. */
  #tick() {
    this.#frame = requestAnimationFrame(() => this.#tick());
    this.#count();
    this.#glass?.tick();
    if (this.#areMarksMoving) this.#areMarksMoving = this.#tray.repaintMarks();
    if (this.#isStale) this.#render();
  }

  #count() {
    if (!this.#clock) return;
    const seconds = Math.ceil(this.#clock.left() / 1000);
    const before = this.#shown.seconds;
    if (seconds === before) return;
    this.tell({ seconds });
    if (this.#shown.stage === "playing") feelSecond(this.#app, seconds, before);
    if (seconds === 0) this.#calls.sandOut();
  }

  /** @param {Gesture} gesture */
  #act(gesture) {
    const { stage, view, trouble, ui: before } = this.#shown;
    if (stage !== "playing" || !view || trouble) return;
    const { ui, events, lifted, move } = react(before, view, gesture, this.#app.now());
    // A finger that reaches no cube changes nothing to be seen.
    if (gesture.kind === "drag" && events.length === 0) this.#shown.ui = ui;
    else this.#show(ui);
    feelPath(this.#app, events);
    if (events.some(({ cell }) => cell < 0)) this.#refuseLetter(ui, view.min);
    if (move) this.#claim(move, pathOf(ui));
    if (lifted && this.#app.settings.current().submitOnLift) {
      this.#act({ kind: "submit" });
    }
  }

  /** @param {Shown["ui"]} ui @param {number} min */
  #refuseLetter({ notice }, min) {
    shakeHead(part(this.#root, ".slot"));
    if (notice) feelRefusal(this.#app, whyOf(notice, min));
  }

  /** @param {Shown["ui"]} ui */
  #show(ui) {
    const last = pathOf(ui).at(-1);
    const isFollowing = last !== undefined && !this.#hasFocusedCell();
    this.tell({ ui, ...(isFollowing ? { cursor: last } : {}) });
  }

  #hasFocusedCell() {
    return part(this.#root, ".cells").contains(document.activeElement);
  }

  /** @param {string} move @param {Path} path */
  async #claim(move, path) {
    this.#pending += 1;
    const late = setTimeout(() => this.tell({ waiting: true }), LATE);
    try {
      const verdict = await this.#calls.claim(move);
      if (!this.#isStopped) this.#judge(path, verdict);
    } catch {
      // The round has said why it cannot go on.
    }
    clearTimeout(late);
    this.#pending -= 1;
    if (this.#pending === 0) this.tell({ waiting: false });
  }

  /** @param {Path} path @param {Verdict} verdict */
  #judge(path, verdict) {
    const before = /** @type {HuntView} */ (this.#shown.view);
    const word = spell(before.cells ?? [], path);
    const refused = "refused" in verdict ? verdict.refused : null;
    const judged = /** @type {const} */ ({ kind: "judged", path, refused });
    const { ui } = react(this.#shown.ui, before, judged, this.#app.now());
    feelVerdict(this.#app, before, word, verdict);
    if ("view" in verdict) return this.#receive(word, verdict.view, ui);
    this.tell({ ui });
    const isElsewhere = !ui.finger.refused && pathOf(ui).length > 0;
    if (isElsewhere) toast(JUDGED.refused(word, whyNot(verdict.refused, before.min)));
  }

  /**
   * An accepted word goes to the list.
   * @param {string} word
   * @param {HuntView} view
   * @param {Shown["ui"]} ui
   */
  #receive(word, view, ui) {
    const from = part(this.#root, ".slot").getBoundingClientRect();
    this.tell({ ui, view, fresh: word });
    this.#render();
    if (!isReduced()) flyWord(word, from, landingOf(this.#root));
    setTimeout(() => {
      if (this.#shown.fresh === word) this.tell({ fresh: null });
    }, FRESH);
  }

  /** @param {Meaning} meaning */
  #heed(meaning) {
    if (meaning.kind === "focus") return this.#focusCell(meaning.cell);
    if (meaning.kind === "turn") return this.#turn();
    const before = pathOf(this.#shown.ui);
    this.#act(meaning);
    const { view, ui } = this.#shown;
    if (!view || ui.notice || pathOf(ui) === before || meaning.kind === "submit")
      return;
    const word = wordOf(view, ui);
    this.#app.announce(word ? CUBES.path(word, word.length) : CUBES.cleared);
  }

  /** Once more, clockwise; who is on a cube stays on it. */
  #turn() {
    const isOnCube = this.#hasFocusedCell();
    this.tell({ quarters: (this.#shown.quarters + 1) % 4 });
    this.#render();
    this.#tray.turn();
    this.#app.announce(CUBES.turned);
    if (isOnCube) this.#focusCell(this.#shown.cursor);
  }

  /** @param {number} cell below 0: where the Tab key would go */
  #focusCell(cell) {
    if (cell >= 0) this.#shown.cursor = cell;
    this.#yieldEnter();
    this.#render();
    part(this.#root, `[data-cell="${this.#shown.cursor}"]`).focus();
  }

  /** Who goes from thing to thing by keys wants Enter for the focused one. */
  #yieldEnter() {
    this.tell({ ui: { ...this.#shown.ui, ready: false } });
  }
}

/**
 * @param {Options} options
 * @param {Shown["settings"]} settings
 * @returns {Shown}
 */
function blank(options, settings) {
  return {
    options,
    stage: "starting",
    view: null,
    ui: start(),
    seconds: options.seconds,
    starting: "",
    progress: null,
    waiting: false,
    fresh: null,
    cursor: 0,
    quarters: 0,
    settings,
    trouble: null,
    barKeys: [],
  };
}

/** @param {HTMLElement} root @param {string} selector */
function part(root, selector) {
  const found = root.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`the screen has no ${selector}`);
  return found;
}

/** Where a new word comes to lie. @param {HTMLElement} root */
function landingOf(root) {
  const key = part(root, ".list-key");
  const place = key.offsetParent ? key : (root.querySelector(".list .pad-row") ?? key);
  return place.getBoundingClientRect();
}
