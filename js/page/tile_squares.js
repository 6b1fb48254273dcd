/**
 * Board and rack for those who do not see or point: one clear button over each square and
 * tile, one of each group within reach of the Tab key.
 *
 * @import { Does, Shown } from "./tile_screen.js"
 */
import { html } from "lit-html";
import { faceOf } from "../board/tile.js";
import { isLaid, laidOn } from "../board/tile_hand.js";
import { TILE_KINDS } from "../store/tile_kinds.js";
import { isEmpty, laidLast, squareName } from "../store/tile_notation.js";
import { HEIST } from "../ui/words_heist.js";
import { wordsOf } from "../ui/words_tiles.js";
import { turnsShown } from "./tile_shown.js";

/** @param {Shown} shown @param {Does} does */
export function gridOfSquares(shown, does) {
  const last = new Set(laidLast(turnsShown(shown)).map(({ square }) => square));
  const reached = shown.cursor?.square ?? shown.reached;
  /** @param {number} square */
  const at = (square) => {
    // A press of a finger or mouse has been answered already.
    const press = (/** @type {MouseEvent} */ { detail }) =>
      detail === 0 && does.pressSquare(square);
    return html`<div role="gridcell">
      <button type="button" data-square=${square} tabindex=${square === reached ? 0 : -1}
        aria-label=${squareLabel(shown, square, last.has(square))} @click=${press}></button>
    </div>`;
  };
  const { size } = TILE_KINDS[shown.game];
  const line = [...Array(size).keys()];
  return html`<div class="cw-squares" role="grid" aria-label=${wordsOf(shown.game).TABLE.board}>
    ${line.map(
      (row) =>
        html`<div role="row">${line.map((column) => at(row * size + column))}</div>`,
    )}
  </div>`;
}

/** @param {Shown} shown @param {number} square @param {boolean} isLast */
export function squareLabel(shown, square, isLast) {
  const { game, board, hand, cursor, refused, looked } = shown;
  const { SQUARE } = wordsOf(game);
  const more = refused.squares.includes(square) ? [SQUARE.refused] : [];
  if (looked === null && laidOn(hand, square)) {
    return [mineLabel(shown, square), ...more].join(", ");
  }
  if (cursor?.square === square) {
    more.push(cursor.down ? SQUARE.downward : SQUARE.rightward);
  }
  if (isLast && !isEmpty(board, square)) more.unshift(SQUARE.last);
  return [boardLabel(shown, square), ...more].join(", ");
}

/** A tile of one's own that is laid there. @param {Shown} shown @param {number} square */
function mineLabel(shown, square) {
  const { game, view, board, hand } = shown;
  const { SQUARE } = wordsOf(game);
  const mine = laidOn(hand, square);
  const tile = hand.tiles[mine?.at ?? -1] ?? "";
  const { letter, points } = faceOf(tile, view?.worth ?? {});
  const name = squareName(TILE_KINDS[game].size, square);
  const told = SQUARE.tile(name, letter || (mine?.as ?? ""), points, tile === "?");
  const placed = placedBy(shown, square);
  const replaces = placed ? [HEIST.replaces(board[square] ?? "", placed)] : [];
  return [told, SQUARE.pending, ...replaces].join(", ");
}

/** What the board has there. @param {Shown} shown @param {number} square */
function boardLabel(shown, square) {
  const { game, view, board } = shown;
  const { SQUARE } = wordsOf(game);
  const name = squareName(TILE_KINDS[game].size, square);
  if (isEmpty(board, square)) {
    const code = view?.layout.join("")[square] ?? ".";
    return SQUARE.empty(name, code, square === view?.start);
  }
  const { letter, points, blank } = faceOf(board[square] ?? "", view?.worth ?? {});
  const told = SQUARE.tile(name, letter, points, blank);
  return [told, placedBy(shown, square)].filter(Boolean).join(", ");
}

/** Whose letter lies there, where that matters: it may be replaced (T14). @param {Shown} shown @param {number} square */
function placedBy({ view, players, looked }, square) {
  if (looked !== null || view?.game !== "heist") return "";
  const placed = view.placed.find((one) => one.square === square);
  return placed ? HEIST.placedBy(placed.seat, players, placed.points) : "";
}

/** Of the letter that is asked for, or that the arrow is on: who would lose what, were it replaced. @param {Shown} shown */
export function whoseLetter(shown) {
  const { board, cursor, asked, hand } = shown;
  const square = asked ?? cursor?.square ?? null;
  if (square === null || laidOn(hand, square)) return "";
  const placed = placedBy(shown, square);
  return placed && HEIST.whose(board[square] ?? "", placed);
}

/** @param {Shown} shown @param {Does} does */
export function slotsOfRack(shown, does) {
  const { hand, chosen, reachedSlot } = shown;
  const places = [...Array(shown.view?.rack_size ?? 0).keys()];
  /** @param {number} at */
  const slot = (at) => {
    const press = (/** @type {MouseEvent} */ { detail }) =>
      detail === 0 && does.pressSlot(at);
    return html`<button type="button" data-slot=${at} tabindex=${at === reachedSlot ? 0 : -1}
      aria-label=${slotLabel(shown, at)} aria-pressed=${at === chosen}
      aria-disabled=${at >= hand.tiles.length || isLaid(hand, at)} @click=${press}></button>`;
  };
  return html`<div class="cw-slots" role="group" aria-label=${wordsOf(shown.game).TABLE.rack}>
    ${places.map(slot)}
  </div>`;
}

/** @param {Shown} shown @param {number} at */
export function slotLabel({ game, hand, view }, at) {
  const { SLOT } = wordsOf(game);
  const tile = hand.tiles[at];
  if (tile === undefined) return SLOT.gone;
  const told = SLOT.tile(tile, view?.worth[tile] ?? 0);
  return isLaid(hand, at) ? `${told}, ${SLOT.laid}` : told;
}
