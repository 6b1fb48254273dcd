/**
 * What the table's canvases show, from what the table knows.
 *
 * @import { Marks } from "../board/crossword_marks.js"
 * @import { TileLook } from "../board/crossword_tile.js"
 * @import { CrosswordView, Preview, TurnView } from "../protocol.js"
 * @import { TileStyle } from "../store/crossword_wish.js"
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
import { PERSON } from "../store/crossword_wish.js";
import { nameOf } from "../ui/words.js";
import { SAID, TABLE, turnSaid, turnTold } from "../ui/words_crossword.js";

/** @type {Shown["refused"]} */
export const NOTHING_REFUSED = { squares: [], words: [], why: "" };

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
  refused: NOTHING_REFUSED,
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
 * The last turn; with those before it, where computer players took several on end: they
 * follow one another too soon to be heard one by one.
 * @param {Pick<CrosswordView, "turns" | "seats">} view
 */
export function latestTurns({ turns, seats }) {
  const persons = turns.findLastIndex(({ seat }) => seats[seat - 1]?.player === PERSON);
  const from = Math.min(persons + 1, turns.length - 1);
  return turns.slice(Math.max(from, 0)).slice(1 - seats.length);
}

/**
 * What has happened: these turns, and which tiles came home since the seat's own (X24).
 * @param {Pick<Shown, "players" | "home">} shown
 * @param {readonly TurnView[]} turns
 * @param {typeof turnSaid} [words] how a turn is told; as to those who do not see it
 */
export function newsOf({ players, home }, turns, words = turnSaid) {
  const told = turns.map((turn) => words(nameOf(players, turn.seat), turn));
  const news = told.join(". ") || TABLE.begin;
  if (home.length === 0) return news;
  return `${news}. ${SAID.cameHome(home.map(squareName).join(", "), home.length)}`;
}

/** What the laid tiles make; null: they are no play. @param {Preview | null} preview */
export const scoreOf = (preview) => (preview?.move == null ? null : preview.score);

/** The last of the turns, for the line below the board. @param {Pick<Shown, "players" | "home">} shown @param {readonly TurnView[]} turns */
export const noticeOf = (shown, turns) => newsOf(shown, turns.slice(-1), turnTold);

/** The turns after which the board is as it is shown. @param {Pick<Shown, "view" | "looked">} shown */
export function turnsShown({ view, looked }) {
  const turns = view?.turns ?? [];
  return looked === null ? turns : turns.slice(0, looked);
}

/** @param {Shown} shown @param {TileStyle} style @returns {Board | null} */
export function boardShown(shown, style) {
  const { view, board } = shown;
  if (!view) return null;
  const { layout, start, worth } = view;
  const last = laidLast(turnsShown(shown)).map(({ square }) => square);
  return { colours: layout, start, board, last, worth, style };
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
    score: scoreOf(preview),
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
