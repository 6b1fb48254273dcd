/**
 * What fingers and keys do with tiles at the table: laying, carrying (X21, X22).
 *
 * @import { Cursor } from "../board/tile_cursor.js"
 * @import { Placed } from "../board/tile_hand.js"
 * @import { LaidTile } from "../protocol.js"
 * @import { TileStyle } from "../store/looks.js"
 * @import { App } from "./app.js"
 * @import { Keys } from "./tile_keys.js"
 * @import { AnyPreview } from "./tile_laying.js"
 * @import { Plan } from "./tile_plans.js"
 * @import { Shown } from "./tile_screen.js"
 * @import { Held } from "./tile_shown.js"
 * @import { Surfaces } from "./tile_surface.js"
 * @import { Aloft, Hears, Point, Spot } from "./tile_touch.js"
 *
 * @typedef {object} Desk the table, as far as tiles are laid on it
 * @property {() => Shown} shown
 * @property {(changed: Partial<Shown>) => void} tell
 * @property {() => void} render at once
 * @property {() => TileStyle} style
 * @property {(why: string) => void} refuse
 * @property {(seat: number, tiles: LaidTile[]) => Promise<AnyPreview>} preview
 * @property {(seat: number, plan: Plan) => void} plan
 */
import { freeFrom, pressed, recalled } from "../board/tile_cursor.js";
import {
  BLANK,
  isLaid,
  laidOn,
  lay,
  named,
  reorder,
  shuffle,
  takeBack,
  takes,
} from "../board/tile_hand.js";
import { TILE_KINDS } from "../store/tile_kinds.js";
import { isEmpty, squareName } from "../store/tile_notation.js";
import { wordsOf } from "../ui/words_tiles.js";
import { part } from "./round_shown.js";
import { askForLetter } from "./tile_cards.js";
import { Laying } from "./tile_laying.js";
import { theftSaid } from "./tile_making.js";
import { groundOf, lookOf, scoreOf } from "./tile_shown.js";
import { spotUnder } from "./tile_touch.js";
import { Typing } from "./tile_typing.js";

export class Handling {
  #app;
  #root;
  #desk;
  #surfaces;
  #typing;
  /** @type {Held | null} */
  #held = null;
  /** @type {number | null} */
  #over = null;
  /** @type {Aloft | null} */
  #heldAt = null;

  /** @param {App} app @param {HTMLElement} root @param {Surfaces} surfaces @param {Desk} desk */
  constructor(app, root, surfaces, desk) {
    this.#app = app;
    this.#root = root;
    this.#surfaces = surfaces;
    this.#desk = desk;
    this.laying = new Laying(app, desk);
    this.#typing = new Typing(app, surfaces, desk, {
      laying: this.laying,
      say: (what, one, hand) => this.#say(what, one, hand),
      focusSquare: (square) => this.#focusSquare(square),
      hasFocus: () => part(root, ".cw-squares").contains(document.activeElement),
    });
  }

  get #now() {
    return this.#desk.shown();
  }

  get #ground() {
    return groundOf(this.#now);
  }

  get #said() {
    return wordsOf(this.#now.game).SAID;
  }

  get #size() {
    return TILE_KINDS[this.#now.game].size;
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
    carry: (aloft) => this.#carry(aloft),
    rest: (aloft) => this.#rest(aloft),
    drop: (aloft) => this.#drop(aloft),
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
    type: (letter, asBlank) => this.#typing.type(letter, asBlank),
    erase: () => this.#typing.erase(),
    move: (key) => this.#typing.arrow(key),
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
      if (!touch || !this.#asks(spot.square)) this.pressSquare(spot.square);
      this.#focusSquare(spot.square);
    }
    if (touch) this.#surfaces.zoomIn(point);
    this.#desk.tell({});
  }

  /**
   * A finger on a letter asks first whose it is: it may point at a tile without wanting to
   * replace it.
   * @param {number} square
   * @returns {boolean} whether that is all
   */
  #asks(square) {
    const { board, hand, chosen, cursor, asked } = this.#now;
    const isLetter = !isEmpty(board, square) && !laidOn(hand, square);
    if (!isLetter || chosen !== null || cursor || asked === square) return false;
    this.#desk.tell({ asked: square, reached: square });
    return true;
  }

  /** @param {number} square */
  pressSquare(square) {
    if (!this.isOpen) return;
    const { hand, chosen, cursor } = this.#now;
    const mayLie = takes(this.#ground, square);
    if (chosen !== null && mayLie) {
      this.#desk.tell({ chosen: null, cursor: null });
      return void this.#lay({ at: chosen, square });
    }
    if (laidOn(hand, square)) return this.#takeBack(square);
    if (mayLie) {
      const turned = pressed(cursor, square);
      const { SQUARE } = wordsOf(this.#now.game);
      // The square itself tells the way when it is come to.
      if (cursor?.square === square)
        this.#app.announce(turned ? SQUARE.downward : SQUARE.noArrow);
      this.#desk.tell({ cursor: turned, reached: square, asked: null });
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
    const ground = this.#ground;
    const { square, down } = freeFrom(this.#now.hand, ground, cursor);
    if (square === null) return this.#desk.refuse(this.#said.edge);
    this.#lay({ at, square });
    this.#typing.go(freeFrom(this.#now.hand, ground, { square, down }));
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

  /** @param {Aloft} aloft */
  #carry(aloft) {
    if (!this.#held) return;
    const look = this.#heldAt
      ? undefined
      : lookOf(this.#now, this.#desk.style(), this.#held);
    this.#heldAt = aloft;
    this.#surfaces.hold(aloft, look);
    const spot = spotUnder(this.hears.spotAt, aloft);
    const mayLie = spot?.kind === "square" && takes(this.#ground, spot.square);
    this.#over = mayLie ? spot.square : null;
    this.#desk.tell({ chosen: null });
  }

  /** The squares under a tile that is held still grow. @param {Aloft} aloft */
  #rest(aloft) {
    if (spotUnder(this.hears.spotAt, aloft)?.kind === "square")
      this.#surfaces.zoomIn(aloft);
    this.#carry(aloft);
  }

  /** @param {Aloft} aloft */
  #drop(aloft) {
    const held = this.#held;
    const spot = spotUnder(this.hears.spotAt, aloft);
    this.#letGo();
    if (!held || !this.isOpen) return;
    if (spot?.kind === "slot") return this.#dropOnRack(held, spot.at);
    if (spot?.kind === "square") {
      // Enter submits then, whichever key was pressed before.
      this.#focusSquare(spot.square);
      return void this.#lay({ ...held, square: spot.square });
    }
    if (held.square !== null && !spot) this.#takeBack(held.square);
  }

  /** @param {{at: number, square: number | null}} held @param {number} to */
  #dropOnRack({ at, square }, to) {
    const { hand } = this.#now;
    const back = square === null ? hand : takeBack(hand, square);
    const place = Math.min(to, hand.tiles.length - 1);
    this.laying.change(reorder(back, at, place));
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
    const { hand } = this.#now;
    const after = lay(hand, this.#ground, where);
    if (after === hand) return;
    this.#app.device.sound.take(3);
    this.laying.change(after);
    const { at, square } = where;
    this.#surfaces.reveal(square);
    const isUnnamed = after.tiles[at] === BLANK && laidOn(after, square)?.as === null;
    if (!isUnnamed) return this.#say("laid", laidOn(after, square));
    const letter = await askForLetter(this.#now.game);
    this.laying.name(
      named(this.#now.hand, this.#ground, square, letter),
      letter !== null,
    );
    if (letter) this.#say("laid", laidOn(this.#now.hand, square));
  }

  /** Which tile, and what the play makes then (X23). @param {"laid" | "back"} what @param {Placed | null} [one] */
  async #say(what, one, { tiles } = this.#now.hand) {
    if (!one) return;
    const preview = await this.laying.previewOfLast();
    const name = squareName(this.#size, one.square);
    const tile = tiles[one.at] === BLANK ? (one.as ?? "").toLowerCase() : tiles[one.at];
    const told = this.#said[what](tile ?? "", name, scoreOf(preview));
    const more = what === "laid" ? theftSaid(this.#now.players, one.over, preview) : [];
    this.#app.announce([told, ...more].join(", "));
  }

  /** @param {number} square */
  #takeBack(square) {
    const { hand } = this.#now;
    const one = laidOn(hand, square);
    if (!this.isOpen || !one) return;
    this.#app.device.sound.back(2);
    this.laying.change(takeBack(hand, square));
    this.#say("back", one, hand);
  }

  undoLast() {
    if (this.isOpen) this.laying.undoLast();
  }

  recall() {
    if (!this.isOpen) return;
    this.#app.device.sound.back(1);
    this.#app.announce(this.#said.recalled);
    const { hand, cursor } = recalled(this.#now.hand, this.#now.cursor);
    this.laying.change(hand);
    this.#desk.tell({ cursor });
    this.whole();
  }

  shuffle() {
    if (!this.isOpen) return;
    this.#app.announce(this.#said.shuffled);
    const random = () => (this.#app.entropy(1)[0] ?? 0) / 256;
    this.#desk.tell({ chosen: null });
    this.laying.change(shuffle(this.#now.hand, random));
  }

  /** @param {number} at @param {string} key @param {boolean} carries the tile goes along */
  #moveSlot(at, key, carries) {
    const { hand, view } = this.#now;
    const most = (carries ? hand.tiles.length : (view?.rack_size ?? 1)) - 1;
    const to = Math.min(most, Math.max(0, at + (key === "ArrowRight" ? 1 : -1)));
    if (carries && at <= most && to !== at) {
      this.#desk.tell({ chosen: null });
      this.laying.change(reorder(hand, at, to));
      this.#app.announce(this.#said.moved(to + 1));
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
}
