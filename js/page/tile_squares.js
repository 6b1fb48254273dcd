/**
 * Board and rack for those who do not see or point: one clear button over each square and
 * tile, one of each group within reach of the Tab key.
 *
 * @import { Does, Shown } from "./tile_screen.js"
 */
import { html } from "lit-html";
import { faceOf } from "../board/tile.js";
import { isLaid, laidOn } from "../board/tile_hand.js";
import { isEmpty, laidLast, SIZE } from "../store/tile_notation.js";
import { SLOT, SQUARE, TABLE } from "../ui/words_crossword.js";
import { turnsShown } from "./tile_shown.js";

const LINE = [...Array(SIZE).keys()];

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
  return html`<div class="cw-squares" role="grid" aria-label=${TABLE.board}>
    ${LINE.map(
      (row) =>
        html`<div role="row">${LINE.map((column) => at(row * SIZE + column))}</div>`,
    )}
  </div>`;
}

/** @param {Shown} shown @param {number} square @param {boolean} isLast */
export function squareLabel(shown, square, isLast) {
  const { view, board, hand, cursor, refused, looked } = shown;
  const more = refused.squares.includes(square) ? [SQUARE.refused] : [];
  const mine = looked === null ? laidOn(hand, square) : null;
  const worth = view?.worth ?? {};
  if (mine) {
    const tile = hand.tiles[mine.at] ?? "";
    const { letter, points } = faceOf(tile, worth);
    const told = SQUARE.tile(square, letter || (mine.as ?? ""), points, tile === "?");
    return [told, SQUARE.pending, ...more].join(", ");
  }
  if (!isEmpty(board, square)) {
    const { letter, points, blank } = faceOf(board[square] ?? "", worth);
    if (isLast) more.unshift(SQUARE.last);
    return [SQUARE.tile(square, letter, points, blank), ...more].join(", ");
  }
  const code = view?.layout.join("")[square] ?? ".";
  const told = SQUARE.empty(square, code, square === view?.start);
  if (cursor?.square !== square) return told;
  return `${told}, ${cursor.down ? SQUARE.downward : SQUARE.rightward}`;
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
  return html`<div class="cw-slots" role="group" aria-label=${TABLE.rack}>
    ${places.map(slot)}
  </div>`;
}

/** @param {Shown} shown @param {number} at */
export function slotLabel({ hand, view }, at) {
  const tile = hand.tiles[at];
  if (tile === undefined) return SLOT.gone;
  const told = SLOT.tile(tile, view?.worth[tile] ?? 0);
  return isLaid(hand, at) ? `${told}, ${SLOT.laid}` : told;
}
