/**
 * The table of a game with tiles, as a function of its state.
 *
 * @import { Cursor } from "../board/tile_cursor.js"
 * @import { Hand } from "../board/tile_hand.js"
 * @import { Player } from "../store/players.js"
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { TileView } from "../store/tile_view.js"
 * @import { BarKey } from "../ui/bar.js"
 * @import { Progress } from "../worker/engine.js"
 * @import { Trouble } from "./round_screen.js"
 * @import { AnyPreview } from "./tile_laying.js"
 *
 * @typedef {object} Shown
 * @property {TileKind} game
 * @property {Player[]} players by seat
 * @property {(string | null)[]} earners by seat: whose credits are earned (T19)
 * @property {TileView | null} view
 * @property {number | null} seat whose rack lies here
 * @property {boolean} isYours the seat is to play
 * @property {string} caption
 * @property {string} board row after row, as it is shown
 * @property {number | null} looked the turn after which the board is shown; null: as it is
 * @property {Hand} hand
 * @property {Cursor | null} cursor
 * @property {number} reached the square that the Tab key reaches while there is no cursor
 * @property {number | null} asked the square of a letter that was pressed to see whose it is
 * @property {number | null} chosen place on the rack of a tile that was pressed
 * @property {number} reachedSlot
 * @property {AnyPreview | null} preview
 * @property {{squares: number[], words: string[], why: string}} refused `why`: what is
 *   amiss, "" for nothing; it stands until the laid tiles change
 * @property {string} notice
 * @property {string} starting what is waited for, "" once the table is laid
 * @property {number[]} home squares that were taken from under a plan: its tiles are back
 * @property {boolean} isThinking a computer player is
 * @property {boolean} isJudged a move is being judged
 * @property {boolean} isPassing pass was pressed once
 * @property {boolean} mayUndo the last move
 * @property {boolean} mayUndoLast the last change of what is laid
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
 * @property {() => void} undoLast the last change of what is laid
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
import { BAR, GAME_TROUBLE, STARTING } from "../ui/words.js";
import { HEIST } from "../ui/words_heist.js";
import { wordsOf } from "../ui/words_tiles.js";
import { troubleCard } from "./round_screen.js";
import { playKey, thisPlay } from "./tile_making.js";
import { movesPad, seatCard, unseenTiles } from "./tile_panels.js";
import { gridOfSquares, slotsOfRack, whoseLetter } from "./tile_squares.js";

/** A line of so many letters is set smaller where there is little room. */
const LONG = 70;

/** @param {Shown} shown @param {Does} does */
export function screen(shown, does) {
  const { game, view, barKeys, caption } = shown;
  const { TABLE } = wordsOf(game);
  const lists = /** @type {BarKey[]} */ ([
    { icon: "list", label: TABLE.moves, does: does.moves },
    { icon: "tile", label: TABLE.unseen, does: does.unseen },
  ]);
  return html`<div class="cw" data-game=${game} data-zoomed=${shown.isZoomed} data-seats=${view?.seats.length ?? 2}>
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
  const { game, notice, refused, mayUndo, isYours } = shown;
  const { TABLE } = wordsOf(game);
  const told = refused.why || (isYours && whoseLetter(shown)) || notice;
  return html`<div class="cw-status" data-refused=${refused.why !== ""}
      data-long=${told.length > LONG}>
    <p>${told}</p>
    ${statusKey(shown, does)}
    ${
      mayUndo
        ? html`<button type="button" class="key cw-undo" @click=${does.undo}>${icon("undo")} ${TABLE.undo}</button>`
        : nothing
    }
  </div>`;
}

/** The way back to the whole board; else what the bag holds. @param {Shown} shown @param {Does} does */
function statusKey({ game, view, isZoomed }, does) {
  const { TABLE } = wordsOf(game);
  if (isZoomed) {
    return html`<button type="button" class="quiet" @click=${does.whole}>${TABLE.whole}</button>`;
  }
  return html`<span>${view ? TABLE.bag(view.bag) : nothing}</span>`;
}

/** @param {Shown} shown @param {Does} does */
function keys(shown, does) {
  const { game, isYours, isPassing, isJudged, hand } = shown;
  const { TABLE } = wordsOf(game);
  // At a board of the past nothing is done.
  const isPast = shown.looked !== null;
  const isOff = !isYours || isJudged || isPast;
  const hasLaid = hand.laid.length > 0;
  const mayUndoLast = shown.mayUndoLast && !isPast;
  return html`<div class="cw-keys">
      ${key("shuffle", TABLE.shuffle, does.shuffle, shown.seat === null || isPast)}
      ${game === "heist" ? key("undoLast", HEIST.undo, does.undoLast, !mayUndoLast) : nothing}
      ${key("recall", TABLE.recall, does.recall, !hasLaid || isPast)}
      ${key("trade", TABLE.trade, does.trade, isOff)}
      ${key("pass", isPassing ? TABLE.passAgain : TABLE.pass, does.pass, isOff, isPassing)}
    </div>
    ${playKey(shown, does)}`;
}

/**
 * @param {"shuffle" | "undoLast" | "recall" | "trade" | "pass"} name
 * @param {string} label
 * @param {(event: MouseEvent) => void} does
 * @param {boolean} isOff
 * @param {boolean} [isArmed]
 */
function key(name, label, does, isOff, isArmed = false) {
  return html`<button type="button" class="key cw-${name}" data-armed=${isArmed}
    aria-disabled=${isOff} @click=${(/** @type {MouseEvent} */ event) => isOff || does(event)}>
    ${icon(name === "undoLast" ? "undo" : name)}<span>${label}</span>
  </button>`;
}
