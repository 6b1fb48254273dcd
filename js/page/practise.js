/**
 * A finished round's grid once more, off the clock: the same table without a glass, with
 * hints. Nothing of it is stored.
 *
 * @import { App } from "./app.js"
 * @import { Revealed } from "./finished.js"
 * @import { GridWord, Hint } from "./practise_words.js"
 * @import { Does, Shown } from "./round_screen.js"
 * @import { Verdict } from "./round_play.js"
 */
import { html } from "lit-html";
import { bar } from "../ui/bar.js";
import { icon } from "../ui/icons.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { PRACTISE, REPLAY, tableName } from "../ui/words.js";
import { overFinished } from "./finished.js";
import { isFound, judge, laidOpen, nextHint, wordsOf } from "./practise_words.js";
import { place } from "./reveal.js";
import { tableParts } from "./round_screen.js";
import { Table } from "./round_table.js";

export const show = overFinished((app, root, revealed) => {
  const room = document.createElement("div");
  root.append(room);
  const practice = new Practice(app, room, revealed);
  arrive(room, PRACTISE.title);
  return () => practice.stop();
});

class Practice {
  #app;
  #home;
  /** @type {GridWord[]} */
  #words;
  #view;
  /** @type {Hint | null} */
  #hint = null;
  #table;

  /** @param {App} app @param {HTMLElement} room @param {Revealed} revealed */
  constructor(app, room, { round, view }) {
    const { game, options } = round;
    this.#app = app;
    this.#home = `#/rounds/${round.id}`;
    this.#words = wordsOf(view);
    this.#view = laidOpen(view);
    this.#table = new Table(
      app,
      room,
      { game, options },
      {
        claim: (move) => this.#claim(move),
        sandOut() {},
        home: () => app.go(this.#home),
        again() {},
        remove() {},
        barKeys: () => [themeKey(app)],
        screen: (shown, does) => this.#screen(shown, does),
      },
    );
    this.#table.play(this.#view, null);
  }

  stop() {
    this.#table.stop();
  }

  /** @param {string} move @returns {Promise<Verdict>} */
  async #claim(move) {
    const path = move.replace("claim ", "").split("-").map(Number);
    const verdict = judge(this.#view, this.#words, path);
    if ("view" in verdict) this.#view = verdict.view;
    return verdict;
  }

  #giveHint() {
    this.#hint = nextHint(this.#view, this.#words, this.#hint);
    if (!this.#hint) return;
    const { word, cubes } = this.#hint;
    const path = word.path.slice(0, cubes);
    this.#table.lay(path);
    const { cells, size } = this.#view;
    const way = path.map((cell) => place(cells ?? [], size, cell));
    this.#app.announce(PRACTISE.hintSaid(told(this.#hint), way));
  }

  /** @param {Shown} shown @param {Does} does */
  #screen(shown, does) {
    return html`<div class="round practise" data-size=${shown.options.size}>
      ${bar({
        back: { icon: "back", label: REPLAY.back, does: this.#home },
        name: html`<h1>${PRACTISE.title}</h1>`,
        caption: tableName(shown.options),
        keys: shown.barKeys,
      })}
      ${this.#progress()} ${tableParts(shown, does)}
    </div>`;
  }

  #progress() {
    const found = this.#view.claims.length;
    const all = this.#words.length;
    const isDone = found === all;
    const hint = this.#hint && !isFound(this.#view, this.#hint.word.word);
    return html`<section class="practise-head" aria-label=${PRACTISE.title}>
      <p class="practise-found"><b>${isDone ? PRACTISE.allFound : PRACTISE.found(found, all)}</b></p>
      <progress max=${all} .value=${found} aria-label=${PRACTISE.found(found, all)}></progress>
      <p class="practise-hint">${this.#hint && hint ? told(this.#hint) : PRACTISE.free}</p>
      <button type="button" class="key" ?disabled=${isDone} @click=${() => this.#giveHint()}>
        ${icon("lamp")} ${PRACTISE.hint}
      </button>
    </section>`;
  }
}

/** @param {Hint} hint */
function told({ word: { word, path }, cubes }) {
  return cubes < path.length ? PRACTISE.hinted(word.length) : PRACTISE.hintedAll;
}
