/**
 * The round's screen as a function of its state. Canvases are painted elsewhere.
 *
 * @import { Ui } from "../board/hunt_face.js"
 * @import { HuntView } from "../protocol.js"
 * @import { OfMatch } from "../store/match.js"
 * @import { Player } from "../store/players.js"
 * @import { Settings } from "../store/settings.js"
 * @import { Game, Options } from "../store/tables.js"
 * @import { BarKey } from "../ui/bar.js"
 * @import { Progress } from "../worker/engine.js"
 *
 * @typedef {"engine" | "lost" | "fault" | "elsewhere" | "moved" | "gone"} Trouble
 *
 * What is known of the round when its table is laid.
 * @typedef {object} Laid
 * @property {Game} game
 * @property {Options} options
 * @property {readonly Player[] | null} [players] null: one plays alone
 * @property {number} [seat] whose turn it is
 * @property {OfMatch | undefined} [match]
 *
 * @typedef {object} Shown
 * @property {Game} game
 * @property {Options} options
 * @property {readonly Player[] | null} players
 * @property {number | null} seat whose turn it is, until the view says so
 * @property {number} target of the match; 0: there is none
 * @property {"starting" | "playing" | "over"} stage
 * @property {HuntView | null} view null before the glass is turned
 * @property {Ui} ui
 * @property {number} seconds of sand left
 * @property {string} starting what goes on before the start
 * @property {Progress | null} progress of fetching the engine, while it matters
 * @property {boolean} waiting claims wait for the engine
 * @property {string | null} fresh the word claimed last, while it is to stand out
 * @property {number} cursor the cell that the Tab key reaches
 * @property {number} quarters that the grid is turned by, clockwise; 0 to 3
 * @property {Settings} settings
 * @property {string | null} turner says who turns the glass, while it waits for that
 * @property {Trouble | null} trouble
 * @property {{mark: unknown, cover: unknown} | null} friends what is shown of those who
 *   hunt at once on devices of their own: beside the clock, and over the tray
 * @property {BarKey[]} barKeys
 *
 * @typedef {object} Does
 * @property {() => void} home
 * @property {() => void} back
 * @property {() => void} clear
 * @property {() => void} submit
 * @property {(cell: number) => void} tap
 * @property {() => void} turn turns the grid by a quarter
 * @property {() => void} turnGlass
 * @property {() => void} list opens the list as a card
 * @property {() => void} again
 * @property {() => void} remove
 * @property {(lifts: boolean) => void} hintRead
 */
import { html, nothing } from "lit-html";
import { classMap } from "lit-html/directives/class-map.js";
import { wordOf } from "../board/hunt_face.js";
import { bar } from "../ui/bar.js";
import { icon } from "../ui/icons.js";
import { BAR, clock, GAME, ROUND, TROUBLE, tableName } from "../ui/words.js";
import { gridOfCells } from "./round_cells.js";
import { leastFor } from "./round_feedback.js";
import { listPad } from "./round_pad.js";
import { hunterMark } from "./round_seat.js";
import { slot } from "./round_slot.js";

const LAST_SAND = 10;

/** @param {Shown} shown @param {Does} does */
export function screen(shown, does) {
  const { game, options, stage, seconds, barKeys } = shown;
  const isEmber = stage !== "starting" && seconds <= LAST_SAND;
  return html`<div class=${classMap({ round: true, ember: isEmber })} data-size=${options.size} data-game=${game}>
    ${bar({
      back: { icon: "back", label: BAR.home, does: does.home },
      name: html`<h1>${GAME[game]}</h1>`,
      caption: tableName(options),
      keys: barKeys,
    })}
    ${timer(shown, does, isEmber)} ${tableParts(shown, does)}
  </div>`;
}

/**
 * All that a word is made with, and where it goes.
 * @param {Shown} shown
 * @param {Does} does
 */
export function tableParts(shown, does) {
  return html`${slot(shown)}
    <div class="tray">
      <canvas class="tray-still" aria-hidden="true"></canvas>
      <canvas class="tray-marks" aria-hidden="true"></canvas>
      ${gridOfCells(shown, does)} ${shown.friends?.cover ?? nothing}
      ${shown.trouble ? troubleCard(shown.trouble, does) : nothing}
    </div>
    ${actions(shown, does)} ${listPad(shown, does)}`;
}

/** @param {Shown} shown @param {Does} does @param {boolean} isEmber */
function timer(shown, does, isEmber) {
  const { options, seconds, stage } = shown;
  const digits = [...clock(seconds)];
  const caption = isEmber ? ROUND.lastSand : ROUND.of(options.seconds);
  return html`<section class="timer">
    <div class="glass"><canvas aria-hidden="true"></canvas></div>
    <div class="time" role="timer" aria-label=${ROUND.left(seconds)}>
      <span class="clock" aria-hidden="true">${digits.map(
        (digit) =>
          html`<span class=${digit === ":" ? "colon" : "digit"}>${digit}</span>`,
      )}</span>
      <span class="timer-caption" aria-hidden="true">${stage === "over" ? ROUND.sandOut : caption}</span>
    </div>
    ${hunterMark(shown)}
    <button type="button" class="bar-key turn-key" title=${ROUND.turn} ?disabled=${stage !== "playing"} @click=${does.turn}>
      ${icon("turn")}<span class="bar-label">${ROUND.turn}</span><kbd>${ROUND.keys.turn}</kbd>
    </button>
  </section>`;
}

/** @param {Shown} shown @param {Does} does */
function actions({ stage, ui, view, turner }, does) {
  if (turner !== null) {
    return html`<div class="actions glass-keys">
      <button type="button" class="brass glass-key" @click=${does.turnGlass}>
        ${icon("glass")} ${turner}
      </button>
    </div>`;
  }
  const hasPath = stage === "playing" && view !== null && wordOf(view, ui) !== "";
  return html`<div class="actions">
    <button type="button" class="key" ?disabled=${!hasPath} @click=${does.back}>
      ${icon("backspace")}<span>${ROUND.back}</span><kbd>${ROUND.keys.back}</kbd>
    </button>
    <button type="button" class="key" ?disabled=${!hasPath} @click=${does.clear}>
      ${icon("close")}<span>${ROUND.clear}</span><kbd>${ROUND.keys.clear}</kbd>
    </button>
    ${submitKey(hasPath ? worthOf(view, ui) : null, does)}
  </div>`;
}

/**
 * @param {number | null} worth null without a path, 0 for one that is too short
 * @param {Does} does
 */
function submitKey(worth, does) {
  if (worth === null) {
    return html`<button type="button" class="brass" disabled>
      <span>${ROUND.nothing}</span>
    </button>`;
  }
  return html`<button type="button" class=${worth ? "brass" : "key"} @click=${does.submit}>
    <span>${ROUND.submit}</span>
    ${worth ? html`<span class="worth">${ROUND.worth(worth)}</span>` : nothing}
    <kbd>${ROUND.keys.submit}</kbd>
  </button>`;
}

/** By the number of letters; the rest are worth what the longest counted is. */
function worthOf(/** @type {HuntView} */ view, /** @type {Ui} */ ui) {
  const letters = wordOf(view, ui).length;
  if (letters < leastFor(view)) return 0;
  return view.worth[Math.min(letters, view.worth.length - 1)] ?? 0;
}

/** @typedef {Pick<Does, "home" | "again" | "remove">} WaysOut */

/**
 * @param {Trouble} trouble
 * @param {WaysOut} does
 * @param {typeof TROUBLE} [told] the sentences for what is played
 */
export function troubleCard(trouble, does, told = TROUBLE) {
  const { title, text } = told[trouble];
  return html`<div class="trouble" role="alert">
    <h2>${title}</h2>
    <p>${text}</p>
    <div class="card-keys">
      <button type="button" class="key" @click=${does.home}>${told.home}</button>
      ${wayOn(trouble, does, told)}
    </div>
  </div>`;
}

/** @param {Trouble} trouble @param {WaysOut} does @param {typeof TROUBLE} told */
function wayOn(trouble, does, told) {
  if (trouble === "gone" || trouble === "elsewhere") return nothing;
  if (trouble === "fault") {
    return html`<button type="button" class="key grave" @click=${does.remove}>
      ${told.remove}
    </button>`;
  }
  return html`<button type="button" class="brass" @click=${does.again}>
    ${told.again}
  </button>`;
}
