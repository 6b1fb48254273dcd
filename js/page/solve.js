/**
 * A grid of real cubes, typed in: all its words.
 *
 * @import { Solved } from "../protocol.js"
 * @import { App } from "./app.js"
 * @import { Row, Sheet } from "./reveal_lists.js"
 *
 * @typedef {{grid: string, min: number}} Draft
 * @typedef {{fault: string, isBusy: boolean}} Told
 */
import { html, nothing, render } from "lit-html";
import { oneOf, record, text } from "../store/shape.js";
import { bar } from "../ui/bar.js";
import { choiceRow } from "../ui/choices.js";
import { stillGrid } from "../ui/still_grid.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR, REVEAL, SOLVE, words } from "../ui/words.js";
import { ask } from "./kitchen.js";
import { detail, gridLabel, pads, tabs } from "./reveal.js";
import { rowsOf } from "./reveal_lists.js";

const MINIMUMS = [3, 4, 5];
const GRID_LIMIT = 400;

const draftFault = record({ grid: text(GRID_LIMIT), min: oneOf(MINIMUMS) });

/**
 * @param {App} app
 * @param {HTMLElement} root
 */
export function show(app, root) {
  const { drafts } = app.device;
  const kept = /** @type {Draft | null} */ (drafts.read("solve", draftFault));
  const draft = kept ?? { grid: "", min: 3 };
  let clear = () => {};
  let isLeft = false;

  /** @param {Partial<Draft>} changed */
  const change = (changed) => drafts.keep("solve", Object.assign(draft, changed));
  function edit() {
    clear();
    clear = showForm(app, root, { draft, change, solve });
  }
  /** @param {(told: Told) => void} tell */
  async function solve(tell) {
    tell({ fault: "", isBusy: true });
    const { ok, fault } = await ask(app, "solve", draft);
    if (isLeft) return;
    if (!ok) return tell({ fault, isBusy: false });
    clear();
    clear = showSolved(app, root, { solved: ok, edit });
  }
  edit();
  return () => {
    isLeft = true;
    clear();
  };
}

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {object} parts
 * @param {Draft} parts.draft
 * @param {(changed: Partial<Draft>) => void} parts.change
 * @param {(tell: (told: Told) => void) => void} parts.solve
 */
function showForm(app, root, { draft, change, solve }) {
  let told = { fault: "", isBusy: false };
  /** @param {Told} next */
  const tell = (next) => {
    told = next;
    draw();
    if (told.fault) root.querySelector("textarea")?.focus();
  };
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    if (!told.isBusy) solve(tell);
  };
  const draw = () =>
    render(
      html`${bar({
        back: { icon: "back", label: BAR.home, does: "#/" },
        keys: [themeKey(app)],
      })}
        <form class="page solve" @submit=${submit}>
          <h1>${SOLVE.title}</h1>
          <p>${SOLVE.line}</p>
          ${letters(draft, told, change)}
          ${choiceRow({
            name: "min",
            label: SOLVE.min,
            choices: MINIMUMS.map((value) => ({ value, label: String(value) })),
            chosen: draft.min,
            choose(min) {
              change({ min });
              draw();
            },
          })}
          <button class="brass">${told.isBusy ? SOLVE.waiting : SOLVE.start}</button>
        </form>`,
      root,
    );
  draw();
  arrive(root, SOLVE.title);
  return onTheme(draw);
}

/** @param {Draft} draft @param {Told} told @param {(changed: Partial<Draft>) => void} change */
function letters({ grid }, { fault }, change) {
  /** @param {Event} event */
  const typed = ({ currentTarget }) =>
    change({ grid: /** @type {HTMLTextAreaElement} */ (currentTarget).value });
  return html`<label class="field"><span>${SOLVE.letters}</span>
      <textarea class="field-grid" rows="5" maxlength=${GRID_LIMIT} autocapitalize="characters"
        autocomplete="off" autocorrect="off" spellcheck="false" aria-describedby="letters-note"
        aria-invalid=${fault !== ""} .value=${grid} @input=${typed}></textarea></label>
    <div id="letters-note">
      ${fault ? html`<p class="notice bad" role="alert">${fault}</p>` : nothing}
      <p class="field-note">${SOLVE.hint}</p>
    </div>`;
}

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {{solved: Solved, edit: () => void}} parts
 */
function showSolved(app, root, { solved, edit }) {
  const sheets = sheetsOf(solved);
  const cells = [...solved.letters].map((letter) =>
    letter === "q" ? "Qu" : letter.toUpperCase(),
  );
  let open = (sheets.find((sheet) => rowsOf(sheet).length > 0) ?? sheets[0])?.id ?? "";
  /** @type {Row | null} */
  let chosen = sheets.flatMap(rowsOf)[0] ?? null;
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
  const draw = () =>
    render(
      html`${bar({
        back: { icon: "back", label: BAR.home, does: "#/" },
        name: SOLVE.game,
        keys: [themeKey(app)],
      })}
        <div class="reveal">
          <header class="reveal-head">
            <h1>${SOLVE.heading(solved.count, solved.points)}</h1>
            <p class="reveal-story">${story(solved, cells)}</p>
          </header>
          <div class="reveal-grid">
            <div class="still-grid" role="img" aria-label=${gridLabel({ cells, size: solved.size }, chosen)}></div>
            ${detail(chosen, [])}
          </div>
          ${tabs(sheets.map(countingWords), open, turnTo)} ${pads({ sheets, players: [], open, chosen, choose })}
          <div class="reveal-keys">
            <button type="button" class="brass" @click=${edit}>${SOLVE.another}</button>
          </div>
        </div>`,
      root,
    );
  draw();
  const host = /** @type {HTMLElement} */ (root.querySelector(".still-grid"));
  const grid = stillGrid(host, () => ({ cells, path: chosen?.path ?? [] }));
  arrive(root, SOLVE.heading(solved.count, solved.points));
  const stops = [grid.stop, onTheme(draw)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Points are told on the pads. @param {Sheet} sheet */
function countingWords(sheet) {
  return { ...sheet, total: sheet.note };
}

/** @param {Solved} solved @param {string[]} cells */
function story({ count, longest, dead, size }, cells) {
  if (count === 0) return SOLVE.none;
  const unused = dead.map((cell) =>
    SOLVE.place(cells[cell] ?? "", Math.floor(cell / size) + 1, (cell % size) + 1),
  );
  return `${SOLVE.longest(longest)} ${SOLVE.dead(unused)}`;
}

/**
 * Everyday words, and the others; the dearest first.
 * @param {Solved} solved
 * @returns {Sheet[]}
 */
function sheetsOf({ words: found }) {
  const sorted = [...found].sort(
    (a, b) => b.points - a.points || (a.word < b.word ? -1 : 1),
  );
  /** @param {boolean} wanted @returns {Row[]} */
  const rows = (wanted) =>
    sorted
      .filter(({ everyday }) => everyday === wanted)
      .map(({ word, path, points }) => ({
        word,
        path,
        points,
        seat: 1,
        others: [],
        struck: null,
        credited: null,
      }));
  const [everyday, rest] = [rows(true), rows(false)];
  return [
    sheet("everyday", REVEAL.everyday, SOLVE.everydayTab, SOLVE.noneEveryday, everyday),
    sheet("rest", REVEAL.rest, SOLVE.restTab, SOLVE.noneRest, rest),
  ];
}

/**
 * @param {string} id
 * @param {string} name
 * @param {string} tab
 * @param {string} empty
 * @param {Row[]} rows
 * @returns {Sheet}
 */
function sheet(id, name, tab, empty, rows) {
  const total = String(rows.reduce((sum, { points }) => sum + points, 0));
  return {
    id,
    name,
    tab,
    owner: null,
    total,
    note: words(rows.length),
    empty,
    groups: [{ name: "", rows }],
  };
}
