/**
 * After the sand: the grid, what was claimed, what was missed, and any word's way (H18).
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { Round } from "../store/round.js"
 * @import { App } from "./app.js"
 * @import { Revealed } from "./finished.js"
 * @import { Row, Sheet } from "./reveal_lists.js"
 */
import { html, nothing, render } from "lit-html";
import { seated } from "../store/players.js";
import { highScores } from "../store/round.js";
import { bar } from "../ui/bar.js";
import { icon } from "../ui/icons.js";
import { stillGrid } from "../ui/still_grid.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { token } from "../ui/token.js";
import { BAR, dayAndTime, nameOf, REVEAL, wholeTableName } from "../ui/words.js";
import { overFinished } from "./finished.js";
import { isReduced, strikeOut } from "./motion.js";
import { rowsOf, rowWords, sheetsOf, wordList } from "./reveal_lists.js";
import { dearestCancelled, outcome, tieBreak } from "./standings.js";
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
  const { view } = revealed;
  const sheets = sheetsOf(view, revealed.round.players ?? null);
  const first = sheets.find((sheet) => rowsOf(sheet).length > 0) ?? sheets[0];
  let open = first?.id ?? "";
  /** @type {Row | null} */
  let chosen = (first && rowsOf(first)[0]) ?? null;
  let isDead = true;
  /** @type {Round[]} of the same table, the best first; none until they are read */
  let best = [];

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
    const parts = { app, revealed, best, sheets, open, chosen, isDead };
    render(page({ ...parts, choose, turnTo }), root);
  }
  draw();
  bestOf(app, revealed.round).then((found) => {
    best = found;
    draw();
  });
  const host = /** @type {HTMLElement} */ (root.querySelector(".still-grid"));
  const grid = stillGrid(host, () => ({
    cells: view.cells ?? [],
    path: chosen?.path ?? [],
  }));
  const stops = [
    grid.stop,
    onTheme(draw),
    watchOffers(app, root, draw),
    pencil(app, root.querySelectorAll(".reveal-row s")),
  ];
  setTimeout(() => {
    isDead = false;
    draw();
  }, DEAD_TIME);
  arrive(root, heading(revealed));
  return () => {
    for (const stop of stops) stop();
  };
}

/**
 * A store that cannot tell is no reason to say so here.
 * @param {App} app
 * @param {Round} round
 */
async function bestOf({ store }, { options }) {
  return highScores(await store.rounds().catch(() => []), options);
}

/**
 * Words that count for nobody are struck before the table's eyes.
 * @param {App} app
 * @param {NodeListOf<Element>} struck
 * @returns {() => void} skips the rest
 */
function pencil({ device }, struck) {
  if (struck.length) device.sound.cancel();
  return isReduced() ? () => {} : strikeOut(struck);
}

/** @param {Revealed} revealed */
function heading({ round, view }) {
  if (round.players) return outcome(round.players, view.reveal);
  const [own] = view.reveal?.lists ?? [];
  return REVEAL.heading(own?.points ?? 0, own?.words.length ?? 0);
}

/**
 * @typedef {object} Parts
 * @property {App} app
 * @property {Revealed} revealed
 * @property {Round[]} best
 * @property {Sheet[]} sheets
 * @property {string} open the sheet that lies on top where there is room for one
 * @property {Row | null} chosen
 * @property {boolean} isDead
 * @property {(row: Row) => void} choose
 * @property {(id: string) => void} turnTo
 */

/** @param {Parts} parts */
function page(parts) {
  const { app, revealed, best, sheets, open, chosen, isDead, choose, turnTo } = parts;
  const { round } = revealed;
  const players = round.players ?? [];
  const inside = (/** @type {Row} */ row) => rowWords(row, players);
  return html`${bar({
    back: { icon: "back", label: BAR.home, does: "#/" },
    name: REVEAL.game,
    caption: wholeTableName(round.options),
    keys: [themeKey(app)],
  })}
    <div class="reveal">
      <header class="reveal-head">
        <h1>${heading(revealed)}</h1>
        ${bestNotice(revealed.round, best)} ${story(revealed)} ${unkept(app)} ${updateRow(app)}
        ${looksBack(round, isDead)}
      </header>
      <div class="reveal-grid">
        <div class="still-grid" role="img" aria-label=${gridLabel(revealed.view, chosen)}></div>
        ${detail(chosen, players)}
      </div>
      ${tabs(sheets, open, turnTo)}
      <div class="reveal-pads" data-many=${players.length > 3}>
        ${sheets.map(
          (sheet) => html`<section
            class="pad reveal-pad"
            id="sheet-${sheet.id}"
            data-token=${sheet.owner?.player.token ?? nothing}
            ?data-open=${sheet.id === open}
          >
            <div class="pad-head">
              <h2>${ownerMark(sheet)}${sheet.name}</h2>
              <p class="pad-note">${sheet.note}</p>
              <span class="pad-total">${sheet.total}</span>
            </div>
            <div class="pad-rows">${wordList(sheet, chosen, choose, inside)}</div>
          </section>`,
        )}
      </div>
      <div class="reveal-keys" ?inert=${isDead}>
        <a class="brass" href="#/hunt" @click=${sameTable(app, round)}>${REVEAL.again}</a>
        <a class="key" href="#/">${icon("home")} ${BAR.home}</a>
      </div>
    </div>`;
}

/** A round that is kept can be looked at again. @param {Round} round @param {boolean} isDead */
function looksBack({ id }, isDead) {
  if (!id) return nothing;
  return html`<nav class="reveal-ways" aria-label=${REVEAL.ways} ?inert=${isDead}>
    <a class="key" href="#/rounds/${id}/replay">${icon("play")} ${REVEAL.replay}</a>
    <a class="key" href="#/rounds/${id}/practise">${icon("ring")} ${REVEAL.practise}</a>
  </nav>`;
}

/**
 * The next hunt is like the one on the table, for the same players.
 * @param {App} app
 * @param {Round} round
 */
function sameTable({ settings }, { options, players }) {
  return () => {
    settings.change({ lastOptions: options, seats: players?.length ?? 1 });
    if (!players) return;
    settings.change({ players: seated(players, settings.current().players) });
  };
}

/** @param {Round} round @param {Round[]} best */
function bestNotice(round, best) {
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
  const { players } = round;
  return html`<p class="reveal-story">
      ${players ? `${tieBreak(players, reveal)} ${dearestCancelled(view)}` : nothing}
      ${REVEAL.found(reveal, players !== undefined)} ${REVEAL.longest(round.summary?.longest ?? "", reveal.longest)}
    </p>
    ${round.started ? html`<p class="reveal-when">${dayAndTime(round.started)}</p>` : nothing}`;
}

/** @param {App} app */
function unkept({ store }) {
  return store.lasting ? nothing : html`<p class="notice">${REVEAL.unkept}</p>`;
}

/** @param {HuntView} view @param {Row | null} chosen */
export function gridLabel(view, chosen) {
  const cells = view.cells ?? [];
  const letters = chosen
    ? chosen.path.map((cell) => place(cells, view.size, cell))
    : [];
  return REVEAL.grid(cells, view.size, chosen?.word ?? "", letters);
}

/** @param {string[]} cells @param {number} n @param {number} cell */
export function place(cells, n, cell) {
  return REVEAL.place(cells[cell] ?? "", Math.floor(cell / n) + 1, (cell % n) + 1);
}

/** @param {Row | null} chosen @param {readonly Player[]} players */
function detail(chosen, players) {
  if (!chosen) return html`<p class="reveal-word"></p>`;
  const { word, points } = chosen;
  return html`<p class="reveal-word">
    <span class="reveal-points">${points}</span>
    <strong>${word}</strong>
    <span class="reveal-note">${REVEAL.letters(word.length)} ${foundBy(chosen, players)}</span>
  </p>`;
}

/** @param {Row} row @param {readonly Player[]} players */
function foundBy({ seat, others }, players) {
  if (seat === null) return REVEAL.youMissed;
  if (players.length === 0) return "";
  if (others.length === 0) return REVEAL.only(nameOf(players, seat));
  const seats = [seat, ...others].sort((a, b) => a - b);
  return REVEAL.struck(seats.map((one) => nameOf(players, one)));
}

/**
 * @param {Parts["sheets"]} sheets
 * @param {string} open
 * @param {(id: string) => void} turnTo
 */
function tabs(sheets, open, turnTo) {
  return html`<div class="reveal-tabs">
    ${sheets.map(
      (sheet) => html`<button
        type="button"
        class="reveal-tab"
        aria-pressed=${sheet.id === open}
        aria-controls="sheet-${sheet.id}"
        @click=${() => turnTo(sheet.id)}
      >${ownerMark(sheet)}<span class=${sheet.owner ? "unseen" : ""}>${sheet.tab}</span> <b>${sheet.total}</b></button>`,
    )}
  </div>`;
}

/** @param {Sheet} sheet */
function ownerMark({ owner }) {
  return owner ? token(owner.player, owner.seat) : nothing;
}
