/**
 * Typing at the table: letters go where the arrow is, and it moves on (X21).
 *
 * @import { Cursor } from "../board/tile_cursor.js"
 * @import { Hand, Placed } from "../board/tile_hand.js"
 * @import { App } from "./app.js"
 * @import { Desk } from "./tile_handling.js"
 * @import { Laying } from "./tile_laying.js"
 * @import { Surfaces } from "./tile_surface.js"
 *
 * @typedef {object} Helps what typing needs of whoever handles tiles
 * @property {Laying} laying
 * @property {(what: "laid" | "back", one?: Placed, hand?: Hand) => void} say
 * @property {(square: number) => void} focusSquare
 * @property {() => boolean} hasFocus whether a square has it
 */
import { besideKey, erased, typed } from "../board/tile_cursor.js";
import { TILE_KINDS } from "../store/tile_kinds.js";
import { emptyBoard } from "../store/tile_notation.js";
import { HEIST } from "../ui/words_heist.js";
import { wordsOf } from "../ui/words_tiles.js";
import { groundOf } from "./tile_shown.js";

export class Typing {
  #app;
  #surfaces;
  #desk;
  #helps;

  /** @param {App} app @param {Surfaces} surfaces @param {Desk} desk @param {Helps} helps */
  constructor(app, surfaces, desk, helps) {
    this.#app = app;
    this.#surfaces = surfaces;
    this.#desk = desk;
    this.#helps = helps;
  }

  get #now() {
    return this.#desk.shown();
  }

  get #size() {
    return TILE_KINDS[this.#now.game].size;
  }

  /** @param {string} letter a capital @param {boolean} asBlank */
  type(letter, asBlank) {
    const { hand, board, view, game } = this.#now;
    const { SAID } = wordsOf(game);
    const isFirst = board === emptyBoard(this.#size);
    const cursor =
      this.#now.cursor ?? (isFirst ? { square: view?.start ?? 0, down: false } : null);
    if (!cursor) return this.#desk.refuse(SAID.chooseSquare);
    const after = typed(hand, groundOf(this.#now), cursor, { letter, asBlank });
    if (!after) {
      const { edge, noTile } = SAID;
      return this.#desk.refuse(cursor.square === null ? edge : noTile(letter));
    }
    if (after.hand === hand) {
      this.#app.announce(HEIST.stays(letter));
      return this.go(after.cursor);
    }
    this.#app.device.sound.take(3);
    this.#desk.tell({ chosen: null });
    this.#helps.laying.change(after.hand);
    this.#helps.say("laid", after.hand.laid.at(-1));
    // Enter submits then, whichever key was pressed before.
    this.go(after.cursor, document.activeElement?.matches("button, a"));
  }

  /** Backspace. */
  erase() {
    const { hand, cursor } = this.#now;
    const after = erased(hand, cursor);
    if (!after) return;
    this.#app.device.sound.back(2);
    this.#helps.laying.change(after.hand);
    this.#helps.say("back", hand.laid.at(-1), hand);
    this.go(after.cursor);
  }

  /** The next letter goes here. @param {Cursor} cursor @param {boolean} [takesFocus] */
  go(cursor, takesFocus = this.#helps.hasFocus()) {
    const reached = cursor.square ?? this.#now.reached;
    this.#desk.tell({ cursor, reached });
    if (cursor.square !== null) this.#surfaces.reveal(cursor.square);
    if (takesFocus) this.#helps.focusSquare(reached);
  }

  /** An arrow key. @param {string} key @returns {boolean} whether it meant the board */
  arrow(key) {
    const { cursor, reached } = this.#now;
    if (!cursor && !this.#helps.hasFocus()) return false;
    const square = besideKey(this.#size, cursor?.square ?? reached, key);
    if (square === null) return true;
    this.#desk.tell({
      reached: square,
      ...(cursor && { cursor: { square, down: cursor.down } }),
    });
    this.#surfaces.reveal(square);
    this.#helps.focusSquare(square);
    return true;
  }
}
