/**
 * After the sand: the grid, what was claimed, what was missed, and any word's way (H18).
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 * @import { Comparison } from "./comparison.js"
 * @import { Revealed } from "./finished.js"
 * @import { Row } from "./reveal_lists.js"
 */
import { html, nothing, render } from "lit-html";
import { bar } from "../ui/bar.js";
import { icon } from "../ui/icons.js";
import { stillGrid } from "../ui/still_grid.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR, dayAndTime, REVEAL, wholeTableName } from "../ui/words.js";
import { challengeNote, comparisonOf, friendSheet } from "./comparison.js";
import { dailyNote } from "./daily_row.js";
import { overFinished } from "./finished.js";
import { rowsOf, sheetsOf, wordList } from "./reveal_lists.js";
import { updateRow, watchOffers } from "./update_row.js";

/**
 * A tap meant for the last word must not start something else, ms.
 */
const DEAD_TIME = 1500;

export const show = overFinished(showReveal);

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Revealed} revealed
 */
export function showReveal(app, root, revealed) {
  const { round, view } = revealed;
  const comparison = comparisonOf(round.challenge, view);
  const sheets = withFriend(sheetsOf(view), comparison);
  const first = sheets.find((sheet) => rowsOf(sheet).length > 0) ?? sheets[0];
  let open = first?.id ?? "";
  /** @type {Row | null} */
  let chosen = (first && rowsOf(first)[0]) ?? null;
  let isDead = true;

  /** @param {Row} row */
  const choose = (row) => {
    chosen = row;
    draw();
    grid.repaint();
  };
  /** @param {string} id */
  const turnTo = (id) => {
    open = id;
    draw();
  };
  function draw() {
    const notes = html`${dailyNote(app, revealed)} ${challengeNote(comparison)}`;
    const parts = {
      app,
      revealed,
      notes,
      sheets,
      open,
      chosen,
      isDead,
      choose,
      turnTo,
    };
    render(page(parts), root);
  }
  draw();
  const host = /** @type {HTMLElement} */ (root.querySelector(".still-grid"));
  const grid = stillGrid(host, () => ({
    cells: view.cells ?? [],
    path: chosen?.path ?? [],
  }));
  const stops = [grid.stop, onTheme(draw), watchOffers(app, draw)];
  setTimeout(() => {
    isDead = false;
    draw();
  }, DEAD_TIME);
  arrive(root, heading(revealed));
  return () => {
    for (const stop of stops) stop();
  };
}

/** @param {Revealed} revealed */
function heading({ view }) {
  const own = view.reveal?.lists.find(({ seat }) => seat === (view.seat ?? 1));
  return REVEAL.heading(own?.points ?? 0, own?.words.length ?? 0);
}

/**
 * @typedef {object} Parts
 * @property {App} app
 * @property {Revealed} revealed
 * @property {unknown} notes on why this grid was played
 * @property {import("./reveal_lists.js").Sheet[]} sheets
 * @property {string} open the sheet that lies on top where there is room for one
 * @property {Row | null} chosen
 * @property {boolean} isDead
 * @property {(row: Row) => void} choose
 * @property {(id: string) => void} turnTo
 */

/** @param {Parts} parts */
function page(parts) {
  const { app, revealed, notes, sheets, open, chosen, isDead, choose, turnTo } = parts;
  const { round } = revealed;
  return html`${bar({
    back: { icon: "back", label: BAR.home, does: "#/" },
    name: REVEAL.game,
    caption: wholeTableName(round.options),
    keys: [themeKey(app)],
  })}
    <div class="reveal">
      <header class="reveal-head">
        <h1>${heading(revealed)}</h1>
        ${bestNotice(revealed)} ${story(revealed)} ${notes} ${unkept(app)} ${updateRow(app)}
      </header>
      <div class="reveal-grid">
        <div class="still-grid" role="img" aria-label=${gridLabel(revealed.view, chosen)}></div>
        ${detail(chosen)}
      </div>
      ${tabs(sheets, open, turnTo)}
      ${pads({ sheets, open, chosen, choose })}
      <div class="reveal-keys" ?inert=${isDead}>
        <a class="brass" href="#/hunt" @click=${sameTable(app, round)}>${REVEAL.again}</a>
        ${round.id ? challengeKey(round.id) : nothing}
        <a class="key" href="#/">${icon("home")}<span class="unseen">${BAR.home}</span></a>
      </div>
    </div>`;
}

/** @param {string} id */
function challengeKey(id) {
  return html`<a class="key" href="#/rounds/${id}/challenge" title=${REVEAL.challenge} aria-label=${REVEAL.challenge}>
    ${icon("send")}<span class="reveal-key-name">${REVEAL.challengeShort}</span>
  </a>`;
}

/**
 * @param {import("./reveal_lists.js").Sheet[]} sheets the missed words last
 * @param {Comparison | null} comparison
 */
function withFriend(sheets, comparison) {
  const friend = comparison && friendSheet(comparison, sheets[0]);
  return friend ? [...sheets.slice(0, -1), friend, ...sheets.slice(-1)] : sheets;
}

/** @param {Pick<Parts, "sheets" | "open" | "chosen" | "choose">} parts */
export function pads({ sheets, open, chosen, choose }) {
  return html`<div class="reveal-pads">
    ${sheets.map(
      (sheet) => html`<section
        class="pad reveal-pad"
        id="sheet-${sheet.id}"
        ?data-open=${sheet.id === open}
      >
        <div class="pad-head">
          <h2>${sheet.name}</h2>
          <p class="pad-note">${sheet.note}</p>
          <span class="pad-total">${sheet.total}</span>
        </div>
        <div class="pad-rows">${wordList(sheet, chosen, choose)}</div>
      </section>`,
    )}
  </div>`;
}

/** The next hunt is like the one on the table. @param {App} app @param {Round} round */
function sameTable(app, { options }) {
  return () => app.settings.change({ lastOptions: options });
}

/** @param {Revealed} revealed */
function bestNotice({ round, best }) {
  if (best[0]?.id !== round.id || !round.summary?.points) return nothing;
  const before = best[1]?.summary?.points;
  return html`<p class="reveal-best">
    ${icon("flag")} ${before === undefined ? REVEAL.firstBest : REVEAL.best(before)}
  </p>`;
}

/** @param {Revealed} revealed */
function story({ round, view }) {
  const { reveal } = view;
  if (!reveal) return nothing;
  return html`<p class="reveal-story">
      ${REVEAL.found(reveal)} ${REVEAL.longest(round.summary?.longest ?? "", reveal.longest)}
    </p>
    ${round.started ? html`<p class="reveal-when">${dayAndTime(round.started)}</p>` : nothing}`;
}

/** @param {App} app */
function unkept({ store }) {
  return store.lasting ? nothing : html`<p class="notice">${REVEAL.unkept}</p>`;
}

/** @param {Pick<HuntView, "cells" | "size">} view @param {Row | null} chosen */
export function gridLabel(view, chosen) {
  const cells = view.cells ?? [];
  const letters = chosen
    ? chosen.path.map((cell) => place(cells, view.size, cell))
    : [];
  return REVEAL.grid(cells, view.size, chosen?.word ?? "", letters);
}

/** @param {string[]} cells @param {number} n @param {number} cell */
function place(cells, n, cell) {
  return REVEAL.place(cells[cell] ?? "", Math.floor(cell / n) + 1, (cell % n) + 1);
}

/** @param {Row | null} chosen */
export function detail(chosen) {
  if (!chosen) return html`<p class="reveal-word"></p>`;
  const { word, points, missed, others } = chosen;
  return html`<p class="reveal-word">
    <span class="reveal-points">${points}</span>
    <strong>${word}</strong>
    <span class="reveal-note">${REVEAL.letters(word.length)} ${
      missed ? REVEAL.youMissed : others.length ? REVEAL.struck : ""
    }</span>
  </p>`;
}

/**
 * @param {Parts["sheets"]} sheets
 * @param {string} open
 * @param {(id: string) => void} turnTo
 */
export function tabs(sheets, open, turnTo) {
  return html`<div class="reveal-tabs">
    ${sheets.map(
      ({ id, tab, total }) => html`<button
        type="button"
        class="reveal-tab"
        aria-pressed=${id === open}
        aria-controls="sheet-${id}"
        @click=${() => turnTo(id)}
      >${tab} <b>${total}</b></button>`,
    )}
  </div>`;
}
