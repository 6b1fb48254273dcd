/**
 * How the next table of a game with tiles is to be: time for a turn, and who sits, and of
 * the crossword how many tiles (X1, X4, T1, T6).
 *
 * @import { CrosswordWish } from "../store/crossword_wish.js"
 * @import { HeistWish } from "../store/heist_wish.js"
 * @import { Player } from "../store/players.js"
 * @import { Profile } from "../store/profile.js"
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { App } from "./app.js"
 *
 * @typedef {CrosswordWish | HeistWish} Wish
 * @typedef {(changed: Partial<CrosswordWish & HeistWish>) => void} Change
 *
 * @typedef {object} Typing a name that is being typed
 * @property {number} nth of the people
 * @property {string} text as it stands in its field
 * @property {{players: Player[], profiles: string[]}} before who sat there, and for whose
 *   credits: a name on the way to a longer one leaves nothing behind
 *
 * @typedef {object} Sheet
 * @property {readonly Profile[] | null} profiles null: no credits, or not read yet
 * @property {Typing | null} typing
 * @property {() => void} redraw
 */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { CROSSWORD, optionsOf, PERSON, peopleIn } from "../store/crossword_wish.js";
import { HEIST, heistOptionsOf } from "../store/heist_wish.js";
import { LONGEST_NAME, namedAs, seatedAs } from "../store/players.js";
import { choiceRow } from "../ui/choices.js";
import { openCard } from "../ui/dialog.js";
import { HOW, playerName } from "../ui/words.js";
import { EARNERS } from "../ui/words_heist.js";
import { LEVELS, LEVELS_NOTE, wordsOf } from "../ui/words_tiles.js";
import { openTileHow } from "./tile_cards.js";
import { earnersAt, earnersOf } from "./tile_seats.js";

const CHOICES = { crossword: CROSSWORD, heist: HEIST };

/** @param {Wish} wish */
const agreed = (wish) => ("tiles" in wish ? optionsOf(wish) : heistOptionsOf(wish));

/** @param {App} app @param {TileKind} game */
export async function openSheet(app, game) {
  const { settings } = app;
  const { SHEET } = wordsOf(game);
  /** @type {Sheet} */
  const own = { profiles: null, typing: null, redraw: () => card.redraw() };
  const card = openCard({ title: SHEET.title, kind: "options cw-sheet", body: sheet });

  /** @type {Change} */
  function change(changed) {
    settings.change({ [game]: { ...settings.current()[game], ...changed } });
    card.redraw();
  }

  if (game === "heist") {
    app.store.profiles().then(
      (found) => {
        own.profiles = found;
        card.redraw();
      },
      // Without its profiles the table is laid for nobody's credits.
      (error) => console.info(error),
    );
  }

  /** @param {(answer: string) => void} close */
  function sheet(close) {
    const wish = settings.current()[game];
    const options = agreed(wish);
    const start = () => options && close("start");
    return html`<button type="button" class="text-link cw-how" @click=${() => close("how")}>
        ${HOW.title}
      </button>
      ${tableRows(game, wish, change)} ${seatRows(app, game, change, own)}
      ${own.profiles ? creditRows(app, own.profiles, change) : nothing}
      <p class="card-note" aria-live="polite">${noteOf(game, wish)}</p>
      <div class="card-keys">
        <button type="button" class="brass" aria-disabled=${options === null} @click=${start}>
          ${SHEET.start}
        </button>
      </div>`;
  }

  const answer = await card.closed;
  if (answer === "start") app.go(`#/${game}`);
  if (answer !== "how") return;
  await openTileHow(game, { isTimed: false });
  await openSheet(app, game);
}

/** @param {TileKind} game @param {Wish} wish */
function noteOf(game, { seats, players }) {
  const { SHEET } = wordsOf(game);
  const people = peopleIn(players.slice(0, seats));
  if (people === 0) return SHEET.nobody;
  return people > 1 ? SHEET.several : nothing;
}

/** @param {TileKind} game @param {Wish} wish @param {Change} change */
function tableRows(game, wish, change) {
  const { SHEET } = wordsOf(game);
  const { timer: all, seats } = CHOICES[game];
  const options = agreed(wish);
  const people = peopleIn(wish.players.slice(0, wish.seats));
  const timers = all.filter((timer) => timer > 0 || people < 2);
  const note = people > 1 ? SHEET.untimed : SHEET.timerNote;
  return html`${"tiles" in wish ? tilesRow(wish, change) : nothing}
  ${choiceRow({
    name: "timer",
    label: SHEET.timer,
    choices: timers.map((value) => ({ value, label: SHEET.timerOf(value) })),
    chosen: options?.timer ?? wish.timer,
    choose: (timer) => change({ timer }),
  })}
  ${note ? html`<p class="card-note cw-timer-note">${note}</p>` : nothing}
  ${choiceRow({
    name: "seats",
    label: SHEET.seats,
    choices: seats.map((value) => ({ value, label: SHEET.seatsOf(value) })),
    chosen: wish.seats,
    choose: (seats) => change({ seats }),
  })}`;
}

/** @param {CrosswordWish} wish @param {Change} change */
function tilesRow({ tiles: chosen }, change) {
  const { SHEET } = wordsOf("crossword");
  return choiceRow({
    name: "tiles",
    label: SHEET.tiles,
    choices: CROSSWORD.tiles.map((value) => ({ value, label: SHEET.tilesOf(value) })),
    chosen,
    choose: (tiles) => change({ tiles }),
  });
}

/** @param {App} app @param {TileKind} game @param {Change} change @param {Sheet} own */
function seatRows(app, game, change, own) {
  const { SHEET } = wordsOf(game);
  const { seats, players } = app.settings.current()[game];
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
            ${CHOICES[game].players.map(
              (one) => html`<option value=${one} ?selected=${one === kind}>
                ${one === PERSON ? SHEET.person : LEVELS[one]}
              </option>`,
            )}
          </select>
        </label>
        ${
          nth === null
            ? html`<span class="cw-computer">${SHEET.computer}</span>`
            : nameField(app, game, { at, nth }, own)
        }
      </li>`,
    )}
  </ol>
  ${rows.length > person + 1 ? html`<p class="card-note">${LEVELS_NOTE}</p>` : nothing}`;
}

/**
 * The field keeps what is typed until it is left: a tidied name has no space at its end.
 * @param {App} app
 * @param {TileKind} game
 * @param {{at: number, nth: number}} seat `nth` of the people
 * @param {Sheet} own
 */
function nameField({ settings }, game, { at, nth }, own) {
  const { SHEET } = wordsOf(game);
  const { typing } = own;
  const { players } = settings.current();
  const name = typing?.nth === nth ? typing.text : (players[nth]?.name ?? "");
  const typed = (/** @type {Event} */ { currentTarget }) => {
    const { value: text } = /** @type {HTMLInputElement} */ (currentTarget);
    const { players, heist, profile } = settings.current();
    const now = { players, profiles: earnersOf(heist.profiles, profile) };
    const before = own.typing?.nth === nth ? own.typing.before : now;
    own.typing = { nth, text, before };
    const known = own.profiles ?? [];
    const after = namedAs(before, nth, text, known);
    settings.change({
      players: after.players,
      ...(known.length && { heist: { ...heist, profiles: after.profiles } }),
    });
    own.redraw();
  };
  const left = () => {
    own.typing = null;
    own.redraw();
  };
  return html`<input type="text" aria-label=${SHEET.nameOf(at + 1)}
    placeholder=${playerName({ name: "", token: 0 }, at + 1)} maxlength=${LONGEST_NAME}
    autocomplete="off" autocapitalize="words" spellcheck="false" enterkeyhint="done"
    .value=${live(name)} @input=${typed} @blur=${left}>`;
}

/**
 * Whose credits the people at the table earn (T19). Name and credits go together: a seat
 * takes the name of the profile that is chosen for it.
 * @param {App} app
 * @param {readonly Profile[]} profiles
 * @param {Change} change
 */
function creditRows({ settings }, profiles, change) {
  if (profiles.length === 0) {
    return html`<p class="card-note">${EARNERS.none}
      <a class="text-link" href="#/profiles">${EARNERS.make}</a></p>`;
  }
  const { heist, players: named, profile: active } = settings.current();
  const kinds = heist.players.slice(0, heist.seats);
  const earners = earnersAt(kinds, heist.profiles, active);
  /** @param {number} nth of the people @param {Event} event */
  const choose = (nth, { currentTarget }) => {
    const { value } = /** @type {HTMLSelectElement} */ (currentTarget);
    const { players } = settings.current();
    const before = earnersOf(heist.profiles, active);
    const chosen = profiles.find(({ id }) => id === value);
    if (!chosen) return change({ profiles: before.with(nth, "") });
    const seated = seatedAs({ players, profiles: before }, nth, chosen);
    settings.change({ players: seated.players });
    change({ profiles: seated.profiles });
  };
  let person = -1;
  return html`<fieldset class="cw-earners">
    <legend>${EARNERS.legend}</legend>
    ${kinds.map((kind, at) => {
      if (kind !== PERSON) return nothing;
      person += 1;
      const nth = person;
      const player = named[nth] ?? { name: "", token: 0 };
      const earner = profiles.find(({ id }) => id === earners[at])?.id ?? "";
      return html`<label>
        <span>${playerName(player, at + 1)}</span>
        <select .value=${live(earner)} @change=${(/** @type {Event} */ event) => choose(nth, event)}>
          <option value="" ?selected=${!earner}>${EARNERS.nobody}</option>
          ${profiles.map(
            ({ id, name }) =>
              html`<option value=${id} ?selected=${id === earner}>${name}</option>`,
          )}
        </select>
      </label>`;
    })}
  </fieldset>`;
}
