/**
 * What fingers and keys do with tiles at the table: laying, carrying, typing (X21, X22).
 *
 * @import { Cursor } from "../board/crossword_cursor.js"
 * @import { Hand } from "../board/crossword_hand.js"
 * @import { LaidTile, Preview } from "../protocol.js"
 * @import { TileStyle } from "../store/looks.js"
 * @import { App } from "./app.js"
 * @import { Keys } from "./crossword_keys.js"
 * @import { Plan } from "./crossword_plans.js"
 * @import { Shown } from "./crossword_screen.js"
 * @import { Held } from "./crossword_shown.js"
 * @import { Surfaces } from "./crossword_surface.js"
 * @import { Hears, Point, Spot } from "./crossword_touch.js"
 *
 * @typedef {object} Desk the table, as far as tiles are laid on it
 * @property {() => Shown} shown
 * @property {(changed: Partial<Shown>) => void} tell
 * @property {() => void} render at once
 * @property {() => TileStyle} style
 * @property {(why: string) => void} refuse
 * @property {(seat: number, tiles: LaidTile[]) => Promise<Preview>} preview
 * @property {(seat: number, plan: Plan) => void} plan
 */
import {
  besideKey,
  erased,
  freeFrom,
  pressed,
  typed,
} from "../board/crossword_cursor.js";
import {
  BLANK,
  isLaid,
  laidOn,
  lay,
  named,
  recall,
  reorder,
  shuffle,
  takeBack,
  tilesOf,
} from "../board/crossword_hand.js";
import { isEmpty } from "../store/crossword_notation.js";
import { SAID } from "../ui/words_crossword.js";
import { askForLetter } from "./crossword_cards.js";
import { lookOf } from "./crossword_shown.js";
import { part } from "./round_shown.js";

/** @type {Shown["refused"]} */
export const NOTHING_REFUSED = { squares: [], words: [] };

export class Handling {
  #app;
  #root;
  #desk;
  #surfaces;
  /** The last preview that was asked for. @type {Promise<Preview | null>} */
  #asked = Promise.resolve(null);
  /** @type {Held | null} */
  #held = null;
  /** @type {number | null} */
  #over = null;
  /** @type {Point | null} */
  #heldAt = null;

  /** @param {App} app @param {HTMLElement} root @param {Surfaces} surfaces @param {Desk} desk */
  constructor(app, root, surfaces, desk) {
    this.#app = app;
    this.#root = root;
    this.#surfaces = surfaces;
    this.#desk = desk;
  }

  get #now() {
    return this.#desk.shown();
  }

  /** Tiles may be laid: planning counts (X24). */
  get isOpen() {
    const { seat, trouble, looked, view, isJudged } = this.#now;
    return seat !== null && !trouble && looked === null && !view?.ending && !isJudged;
  }

  /** What is in the air, and over which square. */
  get air() {
    return { held: this.#held, over: this.#over };
  }

  /** @type {Hears} */
  hears = {
    spotAt: (point) => this.#surfaces.spotAt(point),
    tap: (spot, point, how) => this.#tap(spot, point, how),
    lift: (spot) => this.#lift(spot),
    carry: (point) => this.#carry(point),
    drop: (point) => this.#drop(point),
    cancel: () => this.#letGo(),
    pan: (dx, dy) => this.#surfaces.pan(dx, dy),
    pinch: (grows, point) => {
      if (grows) this.#surfaces.zoomIn(point);
      else this.#surfaces.whole();
      this.#desk.tell({});
    },
    takeBack: (spot) => spot.kind === "square" && this.#takeBack(spot.square),
  };

  /** @type {Omit<Keys, "enter" | "escape">} */
  keys = {
    isAwake: () => this.isOpen,
    hasLaid: () => this.#now.hand.laid.length > 0,
    type: (letter, asBlank) => this.#type(letter, asBlank),
    erase: () => this.#erase(),
    move: (key) => this.#move(key),
    moveSlot: (at, key, carries) => this.#moveSlot(at, key, carries),
  };

  /** A frame: a tile that is held at the edge moves a zoomed board. */
  tick() {
    if (this.#heldAt && this.#surfaces.panAtEdge(this.#heldAt))
      this.#carry(this.#heldAt);
  }

  whole() {
    this.#surfaces.whole();
    this.#desk.tell({});
  }

  /** @param {Spot} spot @param {Point} point @param {{touch: boolean, double: boolean}} how */
  #tap(spot, point, { touch, double }) {
    if (spot.kind === "slot") return this.choose(spot.at);
    if (touch && double && this.#surfaces.isZoomed) return this.whole();
    if (spot.kind === "square") {
      this.pressSquare(spot.square);
      this.#focusSquare(spot.square);
    }
    if (touch) this.#surfaces.zoomIn(point);
    this.#desk.tell({});
  }

  /** @param {number} square */
  pressSquare(square) {
    if (!this.isOpen) return;
    const { hand, chosen, cursor, board } = this.#now;
    if (chosen !== null && isEmpty(board, square)) {
      this.#desk.tell({ chosen: null, cursor: null });
      return void this.#lay({ at: chosen, square });
    }
    if (laidOn(hand, square)) return this.#takeBack(square);
    if (isEmpty(board, square)) {
      this.#desk.tell({ cursor: pressed(cursor, square), reached: square });
    }
  }

  /** @param {number} at */
  choose(at) {
    const { hand, chosen, cursor } = this.#now;
    if (!this.isOpen || at >= hand.tiles.length) return;
    this.#now.reachedSlot = at;
    if (isLaid(hand, at)) return;
    if (cursor) return this.#layNext(at, cursor);
    this.#app.device.sound.take(2);
    this.#desk.tell({ chosen: chosen === at ? null : at });
  }

  /** Where an arrow waits, a tile of the rack goes there. @param {number} at @param {Cursor} cursor */
  #layNext(at, cursor) {
    const { hand, board } = this.#now;
    const { square, down } = freeFrom(hand, board, cursor);
    if (square === null) return this.#desk.refuse(SAID.edge);
    this.#lay({ at, square });
    this.#moveCursor(freeFrom(this.#now.hand, board, { square, down }));
  }

  /** @param {Spot} spot */
  #lift(spot) {
    const { hand } = this.#now;
    if (!this.isOpen || spot.kind === "board") return false;
    const square = spot.kind === "square" ? spot.square : null;
    const at = spot.kind === "slot" ? spot.at : (laidOn(hand, spot.square)?.at ?? -1);
    const isThere = at >= 0 && at < hand.tiles.length;
    if (!isThere || (square === null && isLaid(hand, at))) return false;
    this.#held = { at, square };
    return true;
  }

  /** @param {Point} point */
  #carry(point) {
    if (!this.#held) return;
    const look = this.#heldAt
      ? undefined
      : lookOf(this.#now, this.#desk.style(), this.#held);
    this.#heldAt = point;
    const square = this.#surfaces.squareAt(point);
    if (square !== null) this.#surfaces.zoomIn(point);
    this.#surfaces.hold(point, look);
    const here = this.#surfaces.squareAt(point);
    this.#over = here !== null && isEmpty(this.#now.board, here) ? here : null;
    this.#desk.tell({ chosen: null });
  }

  /** @param {Point} point */
  #drop(point) {
    const held = this.#held;
    const spot = this.#surfaces.spotAt(point);
    this.#letGo();
    if (!held || !this.isOpen) return;
    if (spot?.kind === "slot") return this.#dropOnRack(held, spot.at);
    if (spot?.kind === "square")
      return void this.#lay({ ...held, square: spot.square });
    if (held.square !== null && !spot) this.#takeBack(held.square);
  }

  /** @param {{at: number, square: number | null}} held @param {number} to */
  #dropOnRack({ at, square }, to) {
    const { hand } = this.#now;
    const back = square === null ? hand : takeBack(hand, square);
    const place = Math.min(to, hand.tiles.length - 1);
    this.change(reorder(back, at, place));
  }

  /** The tile goes back where it was. */
  #letGo() {
    this.#held = null;
    this.#heldAt = null;
    this.#over = null;
    this.#surfaces.hold(null);
    this.#desk.tell({});
  }

  /**
   * A blank from the rack asks for its letter; one that is moved keeps it.
   * @param {{at: number, square: number, as?: string | null}} where
   */
  async #lay(where) {
    const { hand, board } = this.#now;
    const after = lay(hand, board, where);
    if (after === hand) return;
    this.#app.device.sound.take(3);
    this.change(after);
    const { at, square } = where;
    this.#surfaces.reveal(square);
    const isUnnamed = after.tiles[at] === BLANK && laidOn(after, square)?.as === null;
    if (!isUnnamed) return this.#tellLaid(square);
    const letter = await askForLetter();
    this.change(named(this.#now.hand, this.#now.board, square, letter));
    if (letter) this.#tellLaid(square);
  }

  /** @param {number} square */
  #tellLaid(square) {
    const { hand } = this.#now;
    const one = laidOn(hand, square);
    if (one)
      this.#app.announce(SAID.laid(one.as ?? hand.tiles[one.at] ?? "", square, null));
  }

  /** @param {number} square */
  #takeBack(square) {
    if (!this.isOpen || !laidOn(this.#now.hand, square)) return;
    this.#app.device.sound.back(2);
    this.#app.announce(SAID.back);
    this.change(takeBack(this.#now.hand, square));
  }

  recall() {
    if (!this.isOpen) return;
    this.#app.device.sound.back(1);
    this.#app.announce(SAID.recalled);
    this.change(recall(this.#now.hand));
    this.whole();
  }

  shuffle() {
    if (!this.isOpen) return;
    this.#app.announce(SAID.shuffled);
    const random = () => (this.#app.entropy(1)[0] ?? 0) / 256;
    this.#desk.tell({ chosen: null });
    this.change(shuffle(this.#now.hand, random));
  }

  /** @param {Hand} hand */
  change(hand) {
    this.#desk.tell({ hand, refused: NOTHING_REFUSED });
    this.changed();
  }

  /** What the laid tiles would score follows them (X23); only the last answer counts. */
  async changed() {
    const asked = this.#ask();
    this.#asked = asked;
    const preview = await asked;
    if (asked === this.#asked) this.#desk.tell({ preview });
  }

  /** A blank without a letter makes no play yet. @returns {Promise<Preview | null>} */
  async #ask() {
    const { seat, hand, view } = this.#now;
    if (seat === null || !view) return null;
    this.#desk.plan(seat, hand);
    const tiles = tilesOf(hand);
    const isPlay = tiles.length > 0 && tiles.every(({ tile }) => tile !== BLANK);
    if (!isPlay || view.ending) return null;
    return this.#desk.preview(seat, tiles).catch(() => null);
  }

  /** What the tiles would score that are laid when the answer comes. @returns {Promise<Preview | null>} */
  async previewed() {
    for (;;) {
      const asked = this.#asked;
      const preview = await asked;
      if (asked === this.#asked) return preview;
    }
  }

  /** @param {string} letter @param {boolean} asBlank */
  #type(letter, asBlank) {
    const { hand, board, view } = this.#now;
    const isFirst = view?.turns.every(({ kind }) => kind !== "play") ?? false;
    const cursor =
      this.#now.cursor ?? (isFirst ? { square: view?.start ?? 0, down: false } : null);
    if (!cursor) return this.#desk.refuse(SAID.chooseSquare);
    const after = typed(hand, board, cursor, { letter, asBlank });
    if (!after) {
      return this.#desk.refuse(
        cursor.square === null ? SAID.edge : SAID.noTile(letter),
      );
    }
    const { square } = after.hand.laid.at(-1) ?? { square: 0 };
    this.#app.device.sound.take(3);
    this.#desk.tell({ chosen: null });
    this.change(after.hand);
    this.#tellLaid(square);
    this.#moveCursor(after.cursor);
  }

  #erase() {
    const after = erased(this.#now.hand, this.#now.cursor);
    if (!after) return;
    this.#app.device.sound.back(2);
    this.#app.announce(SAID.back);
    this.change(after.hand);
    this.#moveCursor(after.cursor);
  }

  /** @param {Cursor} cursor */
  #moveCursor(cursor) {
    const reached = cursor.square ?? this.#now.reached;
    this.#desk.tell({ cursor, reached });
    if (cursor.square === null) return;
    this.#surfaces.reveal(cursor.square);
    if (this.#hasFocusIn(".cw-squares")) this.#focusSquare(cursor.square);
  }

  /** An arrow key. @param {string} key @returns {boolean} whether it meant the board */
  #move(key) {
    const { cursor, reached } = this.#now;
    if (!cursor && !this.#hasFocusIn(".cw-squares")) return false;
    const square = besideKey(cursor?.square ?? reached, key);
    if (square === null) return true;
    this.#desk.tell({
      reached: square,
      ...(cursor && { cursor: { square, down: cursor.down } }),
    });
    this.#surfaces.reveal(square);
    this.#focusSquare(square);
    return true;
  }

  /** @param {number} at @param {string} key @param {boolean} carries the tile goes along */
  #moveSlot(at, key, carries) {
    const { hand, view } = this.#now;
    const most = (carries ? hand.tiles.length : (view?.rack_size ?? 1)) - 1;
    const to = Math.min(most, Math.max(0, at + (key === "ArrowRight" ? 1 : -1)));
    if (carries && at <= most && to !== at) {
      this.#desk.tell({ chosen: null });
      this.change(reorder(hand, at, to));
      this.#app.announce(SAID.moved(to + 1));
    }
    this.#desk.tell({ reachedSlot: to });
    this.#desk.render();
    part(this.#root, `[data-slot="${to}"]`).focus();
  }

  /** @param {number} square */
  #focusSquare(square) {
    this.#desk.render();
    part(this.#root, `[data-square="${square}"]`).focus({ preventScroll: true });
  }

  /** @param {string} selector */
  #hasFocusIn(selector) {
    return part(this.#root, selector).contains(document.activeElement);
  }
}
