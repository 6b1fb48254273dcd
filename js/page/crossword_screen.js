/**
 * The table of a crossword, as a function of its state.
 *
 * @import { Cursor } from "../board/crossword_cursor.js"
 * @import { Hand } from "../board/crossword_hand.js"
 * @import { CrosswordView, Preview } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { BarKey } from "../ui/bar.js"
 * @import { Progress } from "../worker/engine.js"
 * @import { Trouble } from "./round_screen.js"
 *
 * @typedef {object} Shown
 * @property {Player[]} players by seat
 * @property {CrosswordView | null} view
 * @property {number | null} seat whose rack lies here
 * @property {boolean} isYours the seat is to play
 * @property {string} caption
 * @property {string} board row after row, as it is shown
 * @property {number | null} looked the turn after which the board is shown; null: as it is
 * @property {Hand} hand
 * @property {Cursor | null} cursor
 * @property {number} reached the square that the Tab key reaches while there is no cursor
 * @property {number | null} chosen place on the rack of a tile that was pressed
 * @property {number} reachedSlot
 * @property {Preview | null} preview
 * @property {{squares: number[], words: string[]}} refused
 * @property {string} notice
 * @property {string} starting what is waited for, "" once the table is laid
 * @property {number[]} home squares that were taken from under a plan: its tiles are back
 * @property {boolean} isThinking a computer player is
 * @property {boolean} isJudged a move is being judged
 * @property {boolean} isPassing pass was pressed once
 * @property {boolean} mayUndo
 * @property {boolean} isZoomed
 * @property {number | null} seconds left in the turn; null: no time runs
 * @property {Trouble | null} trouble
 * @property {Progress | null} progress
 * @property {BarKey[]} barKeys
 *
 * @typedef {object} Does
 * @property {() => void} home
 * @property {() => void} again
 * @property {() => void} remove
 * @property {(square: number) => void} pressSquare
 * @property {(at: number) => void} pressSlot
 * @property {() => void} play
 * @property {() => void} shuffle
 * @property {() => void} recall
 * @property {() => void} trade
 * @property {(event: MouseEvent) => void} pass
 * @property {() => void} undo
 * @property {() => void} whole
 * @property {(turn: number | null) => void} look
 * @property {() => void} moves opens them where there is no room beside the board
 * @property {() => void} unseen
 */
import { html, nothing } from "lit-html";
import { bar } from "../ui/bar.js";
import { icon } from "../ui/icons.js";
import { BAR, GAME_TROUBLE, nameOf, STARTING } from "../ui/words.js";
import { TABLE } from "../ui/words_crossword.js";
import { movesPad, seatCard, unseenTiles } from "./crossword_panels.js";
import { gridOfSquares, slotsOfRack } from "./crossword_squares.js";
import { troubleCard } from "./round_screen.js";

/** @param {Shown} shown @param {Does} does */
export function screen(shown, does) {
  const { view, barKeys, caption } = shown;
  const lists = /** @type {BarKey[]} */ ([
    { icon: "list", label: TABLE.moves, does: does.moves },
    { icon: "tile", label: TABLE.unseen, does: does.unseen },
  ]);
  return html`<div class="cw" data-zoomed=${shown.isZoomed} data-seats=${view?.seats.length ?? 2}>
    ${bar({
      back: { icon: "back", label: BAR.home, does: does.home },
      name: html`<h1 class="bar-title">${TABLE.title}</h1>`,
      caption,
      keys: [...lists, ...barKeys],
    })}
    <ul class="cw-seats">
      ${view?.seats.map((seat) => seatCard(shown, seat))}
    </ul>
    ${boardBox(shown, does)} ${status(shown, does)}
    <div class="cw-rack" data-covered=${shown.seat === null}>
      <canvas aria-hidden="true"></canvas>
      ${slotsOfRack(shown, does)}
    </div>
    ${keys(shown, does)} ${thisPlay(shown)}
    <div class="cw-side">${movesPad(shown, does)} ${unseenTiles(shown)}</div>
  </div>`;
}

/** @param {Shown} shown @param {Does} does */
function boardBox(shown, does) {
  const { trouble } = shown;
  return html`<div class="cw-board">
    <div class="cw-window">
      <div class="cw-field">
        <canvas class="cw-still" aria-hidden="true"></canvas>
        <canvas class="cw-marks" aria-hidden="true"></canvas>
        ${gridOfSquares(shown, does)}
      </div>
    </div>
    ${trouble ? troubleCard(trouble, does, GAME_TROUBLE) : startingLine(shown)}
  </div>`;
}

/** @param {Shown} shown */
function startingLine({ starting, progress }) {
  if (!starting) return nothing;
  const { loaded, total } = progress ?? { loaded: 0, total: 0 };
  const told = progress
    ? total
      ? STARTING.loading(loaded, total)
      : STARTING.starting
    : starting;
  return html`<p class="cw-starting" role="status">${told}</p>`;
}

/** What happened last, or what is amiss. @param {Shown} shown @param {Does} does */
function status(shown, does) {
  const { notice, refused, mayUndo } = shown;
  return html`<div class="cw-status" data-refused=${refused.words.length > 0}>
    <p>${notice}</p>
    ${statusKey(shown, does)}
    ${
      mayUndo
        ? html`<button type="button" class="key cw-undo" @click=${does.undo}>${icon("undo")} ${TABLE.undo}</button>`
        : nothing
    }
  </div>`;
}

/** The way back to the whole board as it is; else what the bag holds. @param {Shown} shown @param {Does} does */
function statusKey({ view, looked, isZoomed }, does) {
  if (looked !== null) {
    return html`<button type="button" class="quiet" @click=${() => does.look(null)}>${TABLE.now}</button>`;
  }
  if (isZoomed) {
    return html`<button type="button" class="quiet" @click=${does.whole}>${TABLE.whole}</button>`;
  }
  return html`<span>${view ? TABLE.bag(view.bag) : nothing}</span>`;
}

/** @param {Shown} shown @param {Does} does */
function keys(shown, does) {
  const { isYours, isPassing, isJudged, hand } = shown;
  const isOff = !isYours || isJudged;
  const hasLaid = hand.laid.length > 0;
  return html`<div class="cw-keys">
      ${key("shuffle", TABLE.shuffle, does.shuffle, shown.seat === null)}
      ${key("recall", TABLE.recall, does.recall, !hasLaid)}
      ${key("trade", TABLE.trade, does.trade, isOff)}
      ${key("pass", isPassing ? TABLE.passAgain : TABLE.pass, does.pass, isOff, isPassing)}
    </div>
    ${playKey(shown, does)}`;
}

/**
 * @param {"shuffle" | "recall" | "trade" | "pass"} name
 * @param {string} label
 * @param {(event: MouseEvent) => void} does
 * @param {boolean} isOff
 * @param {boolean} [isArmed]
 */
function key(name, label, does, isOff, isArmed = false) {
  return html`<button type="button" class="key cw-${name}" data-armed=${isArmed}
    aria-disabled=${isOff} @click=${(/** @type {MouseEvent} */ event) => isOff || does(event)}>
    ${icon(name)}<span>${label}</span>
  </button>`;
}

/** The score stands on it as long as the tiles are a play (X23). @param {Shown} shown @param {Does} does */
function playKey({ preview, isYours, isJudged, view, players, hand }, does) {
  const isPlay = preview?.move != null && isYours && !isJudged;
  const score = preview?.move != null ? preview.score : null;
  const words = preview?.words.map(({ word }) => word).join(", ") ?? "";
  const isOff = !isYours || isJudged || hand.laid.length === 0;
  const turn = view?.turn ?? null;
  const label =
    isYours || turn === null ? TABLE.play : TABLE.notYet(nameOf(players, turn));
  return html`<button type="button" class="${isPlay ? "brass" : "key"} cw-play"
    aria-disabled=${isOff} @click=${() => isOff || does.play()}>
    <span>${label}</span>
    ${score === null ? nothing : html`<b>${score}</b> <span class="cw-made">${words}</span>`}
  </button>`;
}

/** What the laid tiles make, word by word, where there is room. @param {Shown} shown */
function thisPlay({ preview, view }) {
  if (preview?.move == null) return nothing;
  const { words, bonus } = preview;
  return html`<section class="cw-now" aria-label=${TABLE.thisPlay}>
    <h2>${TABLE.thisPlay}</h2>
    <dl>
      ${words.map(({ word, points }) => html`<div><dt>${word}</dt><dd>${points}</dd></div>`)}
      ${
        bonus
          ? html`<div><dt>${TABLE.bonus(view?.rack_size ?? 0)}</dt><dd>${bonus}</dd></div>`
          : nothing
      }
    </dl>
  </section>`;
}
