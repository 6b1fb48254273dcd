/**
 * What a seat does with its tiles before it plays them: laying, taking back, setting in
 * order (X21, X22, X24). Pure: a hand goes in, another comes out, and the tiles on rack
 * and board together are always those that were dealt.
 *
 * @import { Lying } from "../store/crossword_notation.js"
 * @typedef {object} Placed
 * @property {number} at its place on the rack
 * @property {number} square
 * @property {string | null} as what a blank stands for, a capital letter
 *
 * @typedef {object} Hand
 * @property {string[]} tiles by place on the rack, the laid ones too; `?` a blank
 * @property {Placed[]} laid in the order of laying
 */
import { isEmpty } from "../store/crossword_notation.js";

export const BLANK = "?";

/** @type {Hand} */
export const NO_HAND = { tiles: [], laid: [] };

/**
 * The hand of a rack: tiles that stay keep their places, new ones fill the gaps, and
 * what was laid is kept as long as its square is free and its tile is there.
 * @param {readonly string[]} rack
 * @param {Hand} before
 * @param {string} board
 * @returns {Hand}
 */
export function handOf(rack, before, board) {
  const fresh = [...rack];
  /** @type {(string | null)[]} */
  const kept = before.tiles.map((tile) => {
    const at = fresh.indexOf(tile);
    return at < 0 ? null : (fresh.splice(at, 1)[0] ?? null);
  });
  // As many as are dealt: where the bag is empty the rack closes up.
  const places = kept.map((tile) => tile ?? fresh.shift() ?? null);
  /** @type {number[]} by place before, its place now; -1: gone */
  const moved = [];
  /** @type {string[]} */
  const tiles = [];
  for (const [i, tile] of places.entries()) {
    moved.push(tile !== null && kept[i] !== null ? tiles.length : -1);
    if (tile !== null) tiles.push(tile);
  }
  tiles.push(...fresh);
  const laid = before.laid
    .map((one) => ({ ...one, at: moved[one.at] ?? -1 }))
    .filter(({ at, square }) => at >= 0 && isEmpty(board, square))
    // A blank that has no letter yet is not laid.
    .filter(({ at, as }) => tiles[at] !== BLANK || as !== null);
  return { tiles, laid };
}

/** @param {Hand} hand @returns {Lying[]} as the engine is asked about them */
export function tilesOf({ tiles, laid }) {
  return laid.map(({ at, square, as }) => ({
    square,
    tile: as ? as.toLowerCase() : (tiles[at] ?? BLANK),
  }));
}

/** @param {Hand} hand @param {number} square */
export function laidOn({ laid }, square) {
  return laid.find((one) => one.square === square) ?? null;
}

/** @param {Hand} hand @param {number} at */
export function isLaid({ laid }, at) {
  return laid.some((one) => one.at === at);
}

/**
 * Lays a tile of the rack, or moves one that is laid. On a square of one's own tile, the
 * two change places; that of another is left alone.
 * @param {Hand} hand
 * @param {string} board
 * @param {{at: number, square: number, as?: string | null}} where `as`: of a blank that
 *   comes from the rack
 * @returns {Hand}
 */
export function lay(hand, board, { at, square, as = null }) {
  if (at < 0 || at >= hand.tiles.length || !isEmpty(board, square)) return hand;
  const here = laidOn(hand, square);
  const before = hand.laid.find((one) => one.at === at);
  if (here?.at === at) return hand;
  const others = hand.laid.filter((one) => one !== here && one !== before);
  const mine = { at, square, as: before?.as ?? as };
  const swapped = here && before ? [{ ...here, square: before.square }] : [];
  return { ...hand, laid: [...others, ...swapped, mine] };
}

/**
 * What the blank on the square is to stand for has been chosen. While that was asked for,
 * others may have played, which took the nameless blank home: it is laid again, where
 * the square is still free.
 * @param {Hand} hand
 * @param {string} board
 * @param {number} square
 * @param {string | null} letter a capital; null: it is not laid
 * @returns {Hand}
 */
export function named(hand, board, square, letter) {
  const here = laidOn(hand, square);
  const bare = here?.as === null ? takeBack(hand, square) : hand;
  const blank = letter && !laidOn(bare, square) ? tileFor(bare, letter, true) : null;
  return blank ? lay(bare, board, { ...blank, square }) : bare;
}

/** A blank forgets its letter on the way. @param {Hand} hand @param {number} square @returns {Hand} */
export function takeBack(hand, square) {
  return { ...hand, laid: hand.laid.filter((one) => one.square !== square) };
}

/** @param {Hand} hand @returns {Hand} */
export function recall(hand) {
  return { ...hand, laid: [] };
}

/** A tile goes to another place of the rack. @param {Hand} hand @param {number} from @param {number} to @returns {Hand} */
export function reorder({ tiles, laid }, from, to) {
  const order = tiles.map((_, at) => at);
  order.splice(to, 0, ...order.splice(from, 1));
  return {
    tiles: order.map((at) => tiles[at] ?? BLANK),
    laid: laid.map((one) => ({ ...one, at: order.indexOf(one.at) })),
  };
}

/**
 * Mixes what is on the rack and leaves what is laid. The order always changes, where two
 * tiles differ.
 * @param {Hand} hand
 * @param {() => number} random in [0, 1)
 * @returns {Hand}
 */
export function shuffle(hand, random) {
  const places = hand.tiles.map((_, at) => at).filter((at) => !isLaid(hand, at));
  const free = places.map((at) => hand.tiles[at] ?? BLANK);
  const mixed = [...free];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] ?? "", mixed[i] ?? ""];
  }
  if (mixed.join() === free.join()) mixed.push(mixed.shift() ?? "");
  const tiles = [...hand.tiles];
  for (const [i, at] of places.entries()) tiles[at] = mixed[i] ?? BLANK;
  return { ...hand, tiles };
}

/**
 * The place of a tile for a letter that was typed: the natural tile first, a blank as the
 * last resort, or at once where it is wanted.
 * @param {Hand} hand
 * @param {string} letter a capital
 * @param {boolean} asBlank
 * @returns {{at: number, as: string | null} | null}
 */
export function tileFor(hand, letter, asBlank) {
  const free = (/** @type {string} */ tile) =>
    hand.tiles.findIndex((one, at) => one === tile && !isLaid(hand, at));
  const natural = asBlank ? -1 : free(letter);
  if (natural >= 0) return { at: natural, as: null };
  const blank = free(BLANK);
  return blank < 0 ? null : { at: blank, as: letter };
}

/** The tiles that are laid have been played. @param {Hand} hand @returns {Hand} */
export function played(hand) {
  return {
    tiles: hand.tiles.map((tile, at) => (isLaid(hand, at) ? "" : tile)),
    laid: [],
  };
}
