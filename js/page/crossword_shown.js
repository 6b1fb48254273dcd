/**
 * What the table's canvases show, from what the table knows.
 *
 * @import { Marks } from "../board/crossword_marks.js"
 * @import { TileLook } from "../board/crossword_tile.js"
 * @import { TurnView } from "../protocol.js"
 * @import { Looks, TileStyle } from "../store/looks.js"
 * @import { Shown } from "./crossword_screen.js"
 * @import { Board, Rack } from "./crossword_surface.js"
 *
 * @typedef {{at: number, square: number | null}} Held a tile in the air: its place on the
 *   rack, and the square that it was taken from
 * @typedef {{held: Held | null, over: number | null}} Air
 */
import { BLANK, isLaid, NO_HAND } from "../board/crossword_hand.js";
import { faceOf } from "../board/crossword_tile.js";
import {
  boardAfter,
  isEmpty,
  laidLast,
  squareName,
} from "../store/crossword_notation.js";
import { nameOf } from "../ui/words.js";
import { SAID, TABLE, turnSaid } from "../ui/words_crossword.js";

/** @type {Shown} */
export const BLANK_TABLE = {
  players: [],
  view: null,
  seat: null,
  isYours: false,
  caption: "",
  board: boardAfter([]),
  looked: null,
  hand: NO_HAND,
  cursor: null,
  reached: 0,
  chosen: null,
  reachedSlot: 0,
  preview: null,
  refused: { squares: [], words: [] },
  home: [],
  notice: "",
  starting: "",
  isThinking: false,
  isJudged: false,
  isPassing: false,
  mayUndo: false,
  isZoomed: false,
  seconds: null,
  trouble: null,
  progress: null,
  barKeys: [],
};

/**
 * What has happened, in one sentence: the last move, and which tiles came home since the
 * seat's own (X24).
 * @param {Pick<Shown, "players" | "home">} shown
 * @param {readonly TurnView[]} turns
 */
export function newsOf({ players, home }, turns) {
  const last = turns.at(-1);
  const news = last ? turnSaid(nameOf(players, last.seat), last) : TABLE.begin;
  if (home.length === 0) return news;
  return `${news}. ${SAID.cameHome(home.map(squareName).join(", "), home.length)}`;
}

/** @param {Shown} shown @param {Looks} looks @returns {Board | null} */
export function boardShown({ view, board, looked }, looks) {
  if (!view) return null;
  const { layout, start, worth, turns } = view;
  const told = looked === null ? turns : turns.slice(0, looked);
  const last = laidLast(told).map(({ square }) => square);
  const { tiles: style, board: enamel } = looks;
  return { colours: layout, start, board, last, worth, style, enamel };
}

/**
 * @param {Shown} shown
 * @param {TileStyle} style
 * @param {Air} air
 * @returns {Omit<Marks, "forced"> | null}
 */
export function marksShown(shown, style, { held, over }) {
  const { view, hand, cursor, refused, preview, board, looked } = shown;
  if (!view) return null;
  const wrong = refused.squares.filter((square) => !isEmpty(board, square));
  return {
    hand: looked === null ? hand : NO_HAND,
    worth: view.worth,
    style,
    cursor: looked === null ? cursor : null,
    over,
    dragged: held?.at ?? null,
    refused: refused.squares,
    board: wrong.map((square) => ({ square, tile: board[square] ?? "" })),
    score: preview?.move == null ? null : preview.score,
  };
}

/** @param {Shown} shown @param {TileStyle} style @param {Air} air @returns {Rack} */
export function rackShown(shown, style, { held }) {
  const { hand, chosen } = shown;
  return {
    tiles: hand.tiles.map((_, at) => {
      if (isLaid(hand, at) || held?.at === at) return null;
      const look = lookOf(shown, style, { at, square: null });
      return at === chosen ? { ...look, state: "chosen" } : look;
    }),
  };
}

/** A tile of one's own. @param {Shown} shown @param {TileStyle} style @param {Held} held @returns {Omit<TileLook, "forced">} */
export function lookOf({ hand, view }, style, { at, square }) {
  const laid = square === null ? null : hand.laid.find((one) => one.at === at);
  const tile = hand.tiles[at] ?? BLANK;
  const face = faceOf(laid?.as?.toLowerCase() ?? tile, view?.worth ?? {});
  return { ...face, style, state: square === null ? "laid" : "pending" };
}
