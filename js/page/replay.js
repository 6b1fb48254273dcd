/**
 * A finished round played again: each claim at its moment, its way over the grid, and
 * the points as they came.
 *
 * @import { App } from "./app.js"
 * @import { Revealed } from "./finished.js"
 * @import { Does } from "./replay_screen.js"
 * @import { Story, Tape } from "./replay_story.js"
 */
import { render } from "lit-html";
import { liesOf } from "../board/hunt_lie.js";
import { stillGrid } from "../ui/still_grid.js";
import { onTheme } from "../ui/theme.js";
import { arrive } from "../ui/title.js";
import { REPLAY } from "../ui/words.js";
import { overFinished } from "./finished.js";
import { momentSaid, replayScreen } from "./replay_screen.js";
import { freshTape, press, stepTo, storyOf, wind, windTo } from "./replay_story.js";

export const show = overFinished((app, root, revealed) => {
  const replay = new Replay(app, root, revealed);
  arrive(root, REPLAY.title);
  return () => replay.stop();
});

class Replay {
  #app;
  #root;
  #revealed;
  /** @type {Story} */
  #story;
  /** @type {Tape} */
  #tape = freshTape();
  /** When the tape was wound last. */
  #since = 0;
  #frame = 0;
  #grid;
  #stopTheme;

  /** @param {App} app @param {HTMLElement} root @param {Revealed} revealed */
  constructor(app, root, revealed) {
    this.#app = app;
    this.#root = root;
    this.#revealed = revealed;
    this.#story = storyOf(revealed.view);
    this.#render();
    const host = /** @type {HTMLElement} */ (root.querySelector(".still-grid"));
    this.#grid = stillGrid(host, () => ({
      cells: revealed.view.cells ?? [],
      path: this.#moment?.path ?? [],
      lies: liesOf(revealed.view, app.settings.current()),
      table: revealed.view.game,
    }));
    this.#stopTheme = onTheme(() => this.#render());
  }

  stop() {
    cancelAnimationFrame(this.#frame);
    this.#stopTheme();
    this.#grid.stop();
  }

  get #moment() {
    return this.#story.moments[this.#tape.told - 1];
  }

  #render() {
    const shown = { app: this.#app, revealed: this.#revealed, story: this.#story };
    render(replayScreen({ ...shown, tape: this.#tape }, this.#does), this.#root);
  }

  /** @type {Does} */
  #does = {
    press: () => this.#press(),
    windTo: (time) => this.#turn(windTo(this.#story, this.#tape, time)),
    choose: (moment) => this.#stepTo(this.#story.moments.indexOf(moment) + 1),
    step: (by) => {
      this.#stepTo(this.#tape.told + by);
      this.#say();
    },
    speed: (speed) => this.#turn({ ...this.#tape, speed }),
  };

  /** @param {number} told */
  #stepTo(told) {
    this.#turn(stepTo(this.#story, this.#tape, told));
  }

  #press() {
    this.#turn(press(this.#story, this.#tape));
    this.#since = this.#app.now();
    this.#tick();
  }

  /** One picture. */
  #tick() {
    cancelAnimationFrame(this.#frame);
    if (!this.#tape.isPlaying) return;
    const now = this.#app.now();
    const before = this.#tape.told;
    this.#turn(wind(this.#story, this.#tape, now - this.#since));
    this.#since = now;
    // Any faster, and words come quicker than they can be said.
    if (this.#tape.told > before && this.#tape.speed === 1) this.#say();
    this.#frame = requestAnimationFrame(() => this.#tick());
  }

  /** @param {Tape} tape */
  #turn(tape) {
    const before = this.#tape;
    this.#tape = tape;
    if (!looksLike(before, tape)) this.#render();
    if (before.told === tape.told) return;
    this.#grid.repaint();
    keepInSight(this.#root);
  }

  #say() {
    const { players = [] } = this.#revealed.round;
    this.#app.announce(momentSaid(players, this.#moment));
  }
}

/** Whether two tapes show the same, to the second. @param {Tape} a @param {Tape} b */
function looksLike(a, b) {
  const isSameSecond = Math.floor(a.time / 1000) === Math.floor(b.time / 1000);
  const isSameWay = a.isPlaying === b.isPlaying && a.speed === b.speed;
  return isSameSecond && isSameWay && a.told === b.told;
}

/** The list follows the tape; the page itself stays where it is. @param {HTMLElement} root */
function keepInSight(root) {
  const list = root.querySelector(".pad-rows");
  const row = root.querySelector("[aria-selected=true]");
  if (!(list && row)) return;
  const [box, own] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  list.scrollTop +=
    Math.min(0, own.top - box.top) + Math.max(0, own.bottom - box.bottom);
}
