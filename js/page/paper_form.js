/**
 * The lists of a round on paper, as they are typed in.
 *
 * @import { PaperDraft, PaperSeat } from "./paper_draft.js"
 * @import { App } from "./app.js"
 *
 * @typedef {object} Form
 * @property {PaperDraft} draft changed in place
 * @property {() => void} keep the draft as it is now
 * @property {(tell: (fault: string) => void) => void} score
 * @property {() => void} fresh
 *
 * @typedef {(change: () => void) => void} After changes, keeps the draft, draws again
 */
import { html, nothing, render } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { bar } from "../ui/bar.js";
import { choiceRow, switchRow } from "../ui/choices.js";
import { icon } from "../ui/icons.js";
import { onTheme } from "../ui/theme.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { BAR, PAPER } from "../ui/words.js";
import { emptySeat, LONGEST, MINIMUMS, nameOf, SEATS, TEAMS } from "./paper_draft.js";

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Form} form
 */
export function showForm(app, root, form) {
  const { draft, keep } = form;
  const told = { fault: "", isBusy: false };

  /** @type {After} */
  const after = (change) => {
    change();
    keep();
    draw();
  };
  /** @param {string} fault */
  const tell = (fault) => {
    Object.assign(told, { fault, isBusy: false });
    draw();
    faulty(root, fault)?.focus();
  };
  /** @param {Event} event */
  const submit = (event) => {
    event.preventDefault();
    if (told.isBusy) return;
    Object.assign(told, { fault: "", isBusy: true });
    draw();
    form.score(tell);
  };
  const add = () => {
    after(() => draft.seats.push(emptySeat(draft.seats.length + 1)));
    /** @type {HTMLElement | null} */
    const name = root.querySelector(`#seat-${draft.seats.length} input`);
    name?.focus();
  };
  const draw = () =>
    render(
      html`${bar({
        back: { icon: "back", label: BAR.home, does: "#/" },
        keys: [themeKey(app)],
      })}
        <form class="page paper" @submit=${submit}>
          <h1>${PAPER.title}</h1>
          <p>${PAPER.line}</p>
          ${agreed(draft, after)}
          <section class="paper-seats" aria-label=${PAPER.players}>
            ${repeat(
              draft.seats,
              (seat) => seat,
              (seat, at) => seatPad({ draft, seat, at, fault: told.fault, after }),
            )}
          </section>
          ${
            draft.seats.length < SEATS.most
              ? html`<p><button type="button" class="key" @click=${add}>${icon("pencil")} ${PAPER.add}</button></p>`
              : nothing
          }
          ${gridField(draft, told.fault, keep)}
          ${told.fault ? html`<p class="notice bad" role="alert">${told.fault}</p>` : nothing}
          <div class="paper-keys">
            <button class="brass">${told.isBusy ? PAPER.waiting : PAPER.start}</button>
            <button type="button" class="key" @click=${form.fresh}>${PAPER.fresh}</button>
          </div>
        </form>`,
      root,
    );
  draw();
  arrive(root, PAPER.title);
  return onTheme(draw);
}

/** The list that an error names; else the grid. @param {string} fault */
function faultySeat(fault) {
  return Number(/^list (\d+)\b/i.exec(fault)?.[1] ?? 0);
}

/** @param {string} fault */
function isOfGrid(fault) {
  return /\bgrid\b/.test(fault);
}

/** @param {HTMLElement} root @param {string} fault @returns {HTMLElement | null} */
function faulty(root, fault) {
  const seat = faultySeat(fault);
  if (seat) return root.querySelector(`#seat-${seat} textarea`);
  return isOfGrid(fault) ? root.querySelector(".field-grid") : null;
}

/**
 * What the table has agreed on.
 * @param {PaperDraft} draft
 * @param {After} after
 */
function agreed(draft, after) {
  const minimums = MINIMUMS.map((value) => ({ value, label: String(value) }));
  return html`<section class="sheet">
    ${choiceRow({
      name: "min",
      label: PAPER.min,
      choices: [...minimums, { value: 0, label: PAPER.each }],
      chosen: draft.min,
      choose: (min) =>
        after(() => {
          draft.min = min;
        }),
    })}
    ${switchRow({
      label: PAPER.teams,
      note: PAPER.teamsNote,
      on: draft.teams,
      turn: (teams) =>
        after(() => {
          draft.teams = teams;
        }),
    })}
  </section>`;
}

/**
 * @param {object} parts
 * @param {PaperDraft} parts.draft
 * @param {PaperSeat} parts.seat
 * @param {number} parts.at
 * @param {string} parts.fault
 * @param {After} parts.after
 */
function seatPad({ draft, seat, at, fault, after }) {
  const who = nameOf(draft, at);
  /** @param {"name" | "words"} part */
  const typed =
    (part) =>
    (/** @type {Event} */ { currentTarget }) =>
      after(() => {
        seat[part] = /** @type {HTMLInputElement} */ (currentTarget).value;
      });
  return html`<fieldset class="pad paper-seat" id="seat-${at + 1}">
    <legend class="unseen">${who}</legend>
    <label class="field"><span>${PAPER.name}</span>
      <input maxlength=${LONGEST.name} autocomplete="off" placeholder=${PAPER.seat(at + 1)}
        .value=${seat.name} @input=${typed("name")}></label>
    <label class="field"><span>${PAPER.words}</span>
      <textarea rows="5" maxlength=${LONGEST.words} autocapitalize="none" autocomplete="off"
        autocorrect="off" spellcheck="false" aria-label=${PAPER.wordsOf(who)}
        aria-description=${PAPER.wordsHint} aria-invalid=${faultySeat(fault) === at + 1}
        .value=${seat.words} @input=${typed("words")}></textarea></label>
    <div class="paper-picks">
      ${draft.min === 0 ? minPick(seat, who, after) : nothing}
      ${draft.teams ? teamPick(seat, who, after) : nothing}
      ${draft.seats.length > SEATS.least ? removeKey(draft, at, after) : nothing}
    </div>
  </fieldset>`;
}

/** @param {PaperSeat} seat @param {string} who @param {After} after */
function minPick(seat, who, after) {
  return pick({
    label: PAPER.min,
    of: PAPER.minOf(who),
    choices: MINIMUMS.map((value) => ({ value, label: PAPER.minIs(value) })),
    chosen: seat.min,
    choose: (min) =>
      after(() => {
        seat.min = min;
      }),
  });
}

/** @param {PaperSeat} seat @param {string} who @param {After} after */
function teamPick(seat, who, after) {
  return pick({
    label: PAPER.inTeam,
    of: PAPER.teamOf(who),
    choices: TEAMS.map((value) => ({ value, label: PAPER.team(value) })),
    chosen: seat.team,
    choose: (team) =>
      after(() => {
        seat.team = team;
      }),
  });
}

/**
 * @param {object} row
 * @param {string} row.label
 * @param {string} row.of whose it is, too
 * @param {{value: number, label: string}[]} row.choices
 * @param {number} row.chosen
 * @param {(value: number) => void} row.choose
 */
function pick({ label, of, choices, chosen, choose }) {
  /** @param {Event} event */
  const chose = ({ currentTarget }) =>
    choose(Number(/** @type {HTMLSelectElement} */ (currentTarget).value));
  return html`<label class="field"><span>${label}</span>
    <select aria-label=${of} @change=${chose}>
      ${choices.map(
        (choice) =>
          html`<option value=${choice.value} ?selected=${choice.value === chosen}>${choice.label}</option>`,
      )}
    </select></label>`;
}

/** @param {PaperDraft} draft @param {number} at @param {After} after */
function removeKey(draft, at, after) {
  const who = nameOf(draft, at);
  const remove = () => after(() => draft.seats.splice(at, 1));
  return html`<button type="button" class="quiet" @click=${remove}>
    ${icon("bin")} ${PAPER.remove}<span class="unseen">: ${who}</span>
  </button>`;
}

/**
 * @param {PaperDraft} draft
 * @param {string} fault
 * @param {() => void} keep
 */
function gridField(draft, fault, keep) {
  /** @param {Event} event */
  const typed = ({ currentTarget }) => {
    draft.grid = /** @type {HTMLTextAreaElement} */ (currentTarget).value;
    keep();
  };
  return html`<label class="field"><span>${PAPER.grid}</span>
      <textarea class="field-grid" rows="4" maxlength=${LONGEST.grid} autocapitalize="characters"
        autocomplete="off" autocorrect="off" spellcheck="false" aria-describedby="grid-note"
        aria-invalid=${isOfGrid(fault)} .value=${draft.grid} @input=${typed}></textarea></label>
    <p class="field-note" id="grid-note">${PAPER.gridHint}</p>`;
}
