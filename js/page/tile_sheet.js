/**
 * How the next crossword is to be: tiles, time for a turn, and who sits (X1, X4).
 *
 * @import { CrosswordWish } from "../store/crossword_wish.js"
 * @import { App } from "./app.js"
 */
import { html, nothing } from "lit-html";
import { CROSSWORD, optionsOf, PERSON, peopleIn } from "../store/crossword_wish.js";
import { LONGEST_NAME, tidyName } from "../store/players.js";
import { choiceRow } from "../ui/choices.js";
import { openCard } from "../ui/dialog.js";
import { icon } from "../ui/icons.js";
import { playerName } from "../ui/words.js";
import { LEVELS, SHEET } from "../ui/words_crossword.js";

/** @param {App} app */
export async function openSheet(app) {
  const { settings } = app;
  const card = openCard({ title: SHEET.title, kind: "options cw-sheet", body: sheet });

  /** @param {Partial<CrosswordWish>} changed */
  function change(changed) {
    settings.change({ crossword: { ...settings.current().crossword, ...changed } });
    card.redraw();
  }

  /** @param {(answer: string) => void} close */
  function sheet(close) {
    const wish = settings.current().crossword;
    const options = optionsOf(wish);
    const start = () => options && close("start");
    return html`${tableRows(wish, change)} ${seatRows(app, wish, change)}
      <p class="card-note" aria-live="polite">${noteOf(wish)}</p>
      <div class="card-keys">
        <button type="button" class="key" @click=${() => close("bots")}>
          ${icon("cubes")} ${SHEET.bots}
        </button>
        <button type="button" class="brass" aria-disabled=${options === null} @click=${start}>
          ${SHEET.start}
        </button>
      </div>`;
  }

  const answer = await card.closed;
  if (answer === "start") app.go("#/crossword");
  if (answer === "bots") app.go("#/crossword/bots");
}

/** @param {CrosswordWish} wish */
function noteOf({ seats, players }) {
  const people = peopleIn(players.slice(0, seats));
  if (people === 0) return SHEET.nobody;
  return people > 1 ? SHEET.several : nothing;
}

/** @param {CrosswordWish} wish @param {(changed: Partial<CrosswordWish>) => void} change */
function tableRows(wish, change) {
  const options = optionsOf(wish);
  const people = peopleIn(wish.players.slice(0, wish.seats));
  const timers = CROSSWORD.timer.filter((timer) => timer > 0 || people < 2);
  return html`${choiceRow({
    name: "tiles",
    label: SHEET.tiles,
    choices: CROSSWORD.tiles.map((value) => ({ value, label: SHEET.tilesOf(value) })),
    chosen: wish.tiles,
    choose: (tiles) => change({ tiles }),
  })}
  ${choiceRow({
    name: "timer",
    label: SHEET.timer,
    choices: timers.map((value) => ({ value, label: SHEET.timerOf(value) })),
    chosen: options?.timer ?? wish.timer,
    choose: (timer) => change({ timer }),
  })}
  <p class="card-note cw-timer-note">${people > 1 ? SHEET.untimed : SHEET.timerNote}</p>
  ${choiceRow({
    name: "seats",
    label: SHEET.seats,
    choices: CROSSWORD.seats.map((value) => ({ value, label: SHEET.seatsOf(value) })),
    chosen: wish.seats,
    choose: (seats) => change({ seats }),
  })}`;
}

/** @param {App} app @param {CrosswordWish} wish @param {(changed: Partial<CrosswordWish>) => void} change */
function seatRows({ settings }, { seats, players }, change) {
  const named = settings.current().players;
  /** @param {number} nth of the people @param {Event} event */
  const typed = (nth, { currentTarget }) => {
    const { value } = /** @type {HTMLInputElement} */ (currentTarget);
    const { players: people } = settings.current();
    const before = people[nth];
    if (!before) return;
    settings.change({
      players: people.with(nth, { ...before, name: tidyName(value) }),
    });
  };
  let person = -1;
  const rows = players.slice(0, seats).map((kind, at) => {
    if (kind === PERSON) person += 1;
    return { kind, at, nth: kind === PERSON ? person : null };
  });
  return html`<ol class="cw-sitters">
    ${rows.map(
      ({ kind, at, nth }) => html`<li>
        <label>
          <span>${SHEET.playerOf(at + 1)}</span>
          <select .value=${String(kind)} @change=${(/** @type {Event} */ event) => {
            const { value } = /** @type {HTMLSelectElement} */ (event.currentTarget);
            change({ players: players.with(at, Number(value)) });
          }}>
            ${CROSSWORD.players.map(
              (one) => html`<option value=${one} ?selected=${one === kind}>
                ${one === PERSON ? SHEET.person : LEVELS[one]}
              </option>`,
            )}
          </select>
        </label>
        ${
          nth === null
            ? html`<span class="cw-computer">${SHEET.computer}</span>`
            : html`<input type="text" aria-label=${SHEET.nameOf(at + 1)}
                placeholder=${playerName({ name: "", token: 0 }, at + 1)} maxlength=${LONGEST_NAME}
                autocomplete="off" autocapitalize="words" spellcheck="false" enterkeyhint="done"
                .value=${named[nth]?.name ?? ""} @input=${(/** @type {Event} */ event) => typed(nth, event)}>`
        }
      </li>`,
    )}
  </ol>`;
}
