/**
 * The hand of the table as it changes: what was before each change, and what the laid
 * tiles would make (T18, X23).
 *
 * @import { Cursor } from "../board/tile_cursor.js"
 * @import { Hand } from "../board/tile_hand.js"
 * @import { HeistPreview, Preview } from "../protocol.js"
 * @import { App } from "./app.js"
 * @import { Desk } from "./tile_handling.js"
 *
 * @typedef {Preview | HeistPreview} AnyPreview
 */
import { BLANK, tilesOf } from "../board/tile_hand.js";
import { HEIST } from "../ui/words_heist.js";
import { NOTHING_REFUSED } from "./tile_shown.js";

export class Laying {
  #app;
  #desk;
  /** Hand and arrow before each change. @type {{hand: Hand, cursor: Cursor | null}[]} */
  #before = [];
  /** The last preview that was asked for. @type {Promise<AnyPreview | null>} */
  #asked = Promise.resolve(null);

  /** @param {App} app @param {Desk} desk */
  constructor(app, desk) {
    this.#app = app;
    this.#desk = desk;
  }

  /** @param {Hand} hand */
  change(hand) {
    const { hand: before, cursor } = this.#desk.shown();
    this.#before.push({ hand: before, cursor });
    this.#put(hand);
  }

  /**
   * A wildcard that was laid gets its letter, which is one change with its laying.
   * @param {Hand} hand
   * @param {boolean} isLaid false: it was not laid after all, and what it was laid over is
   *   back, unless others have played meanwhile
   */
  name(hand, isLaid) {
    const before = isLaid ? undefined : this.#before.pop();
    this.#put(before?.hand ?? hand);
  }

  /** The last change is undone: the next letter goes where it would have gone before. */
  undoLast() {
    const before = this.#before.pop();
    if (!before) return;
    this.#app.device.sound.back(2);
    this.#app.announce(HEIST.undone);
    this.#desk.tell({ cursor: before.cursor });
    this.#put(before.hand);
  }

  /** The hand has come from elsewhere: what was before is past. */
  forget() {
    this.#before = [];
    this.#desk.tell({ mayUndoLast: false });
    this.changed();
  }

  /** @param {Hand} hand */
  #put(hand) {
    const mayUndoLast = this.#before.length > 0;
    // Whoever lays tiles does not pass, nor asks whose a letter is.
    const others = { refused: NOTHING_REFUSED, isPassing: false, asked: null };
    this.#desk.tell({ hand, mayUndoLast, ...others });
    this.changed();
  }

  /** What the laid tiles would score follows them; only the last answer counts. */
  async changed() {
    const asked = this.#ask();
    this.#asked = asked;
    const preview = await asked;
    if (asked === this.#asked) this.#desk.tell({ preview });
  }

  /** A blank without a letter makes no play yet. @returns {Promise<AnyPreview | null>} */
  async #ask() {
    const { seat, hand, view } = this.#desk.shown();
    if (seat === null || !view) return null;
    this.#desk.plan(seat, hand);
    const tiles = tilesOf(hand);
    const isPlay = tiles.length > 0 && tiles.every(({ tile }) => tile !== BLANK);
    if (!isPlay || view.ending) return null;
    return this.#desk.preview(seat, tiles).catch(() => null);
  }

  /** What the tiles make that are laid now, once it is known. */
  previewOfLast() {
    return this.#asked;
  }

  /** What the tiles would score that are laid when the answer comes. @returns {Promise<AnyPreview | null>} */
  async previewed() {
    for (;;) {
      const asked = this.#asked;
      const preview = await asked;
      if (asked === this.#asked) return preview;
    }
  }
}
