/**
 * The live table: keeps what the screen shows, draws it once a frame at most, and turns
 * fingers and keys into moves.
 *
 * @import { Gesture } from "../board/hunt_face.js"
 * @import { Path } from "../board/hunt_path.js"
 * @import { Layout } from "../board/hunt_tray.js"
 * @import { Pen } from "../board/pen.js"
 * @import { HuntView } from "../protocol.js"
 * @import { RoundClock } from "../store/round_clock.js"
 * @import { BarKey } from "../ui/bar.js"
 * @import { App } from "./app.js"
 * @import { Meaning } from "./round_keys.js"
 * @import { Verdict } from "./round_play.js"
 * @import { Does, Laid, Shown } from "./round_screen.js"
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
import { pathOf, react, wordIn, wordOf } from "../board/hunt_face.js";
import { liesOf } from "../board/hunt_lie.js";
import { draw } from "../board/hunt_marks.js";
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
  leastFor,
  whyNot,
  whyOf,
} from "./round_feedback.js";
import { openGlass } from "./round_glass.js";
import { listenKeys } from "./round_listen.js";
import { blank, landingOf, part } from "./round_shown.js";
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
   * @param {Laid} table
   * @param {Calls} calls
   */
  constructor(app, root, table, calls) {
    this.#app = app;
    this.#root = root;
    this.#calls = calls;
    this.#shown = blank(table, app.settings.current());
    this.#render();
    this.#tray = this.#openTray();
    this.#glass = this.#openGlass();
    this.#stops = [
      this.#openKeys(),
      () => this.#tray.stop(),
      () => this.#glass?.stop(),
      onTheme(() => this.#render()),
      app.settings.onChange(() => this.#renderAll()),
    ];
    this.#tick();
  }

  #app;
  #root;
  #calls;
  #tellTurned = () => {};
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
   * Somebody else turns the glass (C2).
   * @param {string} turner what the button says
   * @returns {Promise<void>} settled when it is turned
   */
  askForGlass(turner) {
    this.tell({ turner });
    this.#render();
    part(this.#root, ".glass-key").focus();
    return new Promise((resolve) => {
      this.#tellTurned = () => {
        this.tell({ turner: null });
        resolve();
      };
    });
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

  /** Settings tell how cubes lie, too. */
  #renderAll() {
    this.#render();
    this.#tray.repaintStill();
    this.#areMarksMoving = true;
  }

  #lies() {
    const { view, quarters, settings } = this.#shown;
    return view ? liesOf(view, { upright: settings.upright, quarters }) : [];
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
      turnGlass: () => this.#tellTurned(),
      tap: (cell) => this.#act({ kind: "tap", cell }),
      list: () => openList(this.#shown),
      hintRead: (lifts) => {
        const wish = lifts ? { submitOnLift: true } : {};
        this.#app.settings.change({ hintSeen: true, ...wish });
      },
    };
  }

  #openTray() {
    return new Tray(part(this.#root, ".tray"), {
      table: this.#shown.game,
      n: this.#shown.options.size,
      quarters: () => this.#shown.quarters,
      cells: () => this.#shown.view?.cells ?? [],
      lies: () => this.#lies(),
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
      style: this.#app.settings.current().glass,
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
    const look = {
      lies: this.#lies(),
      reduced: isReduced(),
      forced: hasForcedColours(),
    };
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
    const isUnplaced = events.some(({ kind, cell }) => kind === "illegal" && cell < 0);
    if (isUnplaced) this.#refuseLetter(ui, view);
    if (move) this.#claim(move);
    if (lifted && this.#app.settings.current().submitOnLift) {
      this.#act({ kind: "submit" });
    }
  }

  /** @param {Shown["ui"]} ui @param {HuntView} view */
  #refuseLetter({ notice }, view) {
    shakeHead(part(this.#root, ".slot"));
    if (notice) feelRefusal(this.#app, whyOf(notice, leastFor(view)));
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

  /** @param {string} move */
  async #claim(move) {
    this.#pending += 1;
    const late = setTimeout(() => this.tell({ waiting: true }), LATE);
    try {
      const verdict = await this.#calls.claim(move);
      if (!this.#isStopped) this.#judge(move, verdict);
    } catch {
      // The round has said why it cannot go on.
    }
    clearTimeout(late);
    this.#pending -= 1;
    if (this.#pending === 0) this.tell({ waiting: false });
  }

  /** @param {string} move @param {Verdict} verdict */
  #judge(move, verdict) {
    const before = /** @type {HuntView} */ (this.#shown.view);
    const word = wordIn(before, move);
    const refused = "refused" in verdict ? verdict.refused : null;
    const judged = /** @type {const} */ ({ kind: "judged", move, refused });
    const { ui } = react(this.#shown.ui, before, judged, this.#app.now());
    feelVerdict(this.#app, before, word, verdict);
    if ("view" in verdict) return this.#receive(word, verdict.view, ui);
    this.tell({ ui });
    const isElsewhere = !ui.finger.refused && wordOf(before, ui) !== "";
    if (!isElsewhere) return;
    toast(JUDGED.refused(word, whyNot(verdict.refused, leastFor(before))));
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
    const { view, ui: before } = this.#shown;
    this.#act(meaning);
    const { ui } = this.#shown;
    if (!view || ui.notice || meaning.kind === "submit") return;
    const word = wordOf(view, ui);
    if (pathOf(ui) === pathOf(before) && word === wordOf(view, before)) return;
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
