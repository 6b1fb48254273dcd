/**
 * What the table's canvases show, from what the table knows.
 *
 * @import { Marks } from "../board/tile_marks.js"
 * @import { TileLook } from "../board/tile.js"
 * @import { Ground } from "../board/tile_hand.js"
 * @import { HeistPreview, Preview } from "../protocol.js"
 * @import { Looks, TileStyle } from "../store/looks.js"
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { Turn } from "../store/tile_notation.js"
 * @import { TileView } from "../store/tile_view.js"
 * @import { Shown } from "./tile_screen.js"
 * @import { Board, Rack } from "./tile_surface.js"
 *
 * @typedef {{at: number, square: number | null}} Held a tile in the air: its place on the
 *   rack, and the square that it was taken from
 * @typedef {{held: Held | null, over: number | null}} Air
 */

import { faceOf } from "../board/tile.js";
import { BLANK, isLaid, NO_HAND } from "../board/tile_hand.js";
import { PERSON } from "../store/crossword_wish.js";
import { TILE_KINDS } from "../store/tile_kinds.js";
import {
  EMPTY,
  emptyBoard,
  isEmpty,
  laidSince,
  squareName,
  turnsSince,
} from "../store/tile_notation.js";
import { nameOf } from "../ui/words.js";
import { HEIST } from "../ui/words_heist.js";
import { turnSaid, turnTold, wordsOf } from "../ui/words_tiles.js";

/** @type {Shown["refused"]} */
export const NOTHING_REFUSED = { squares: [], words: [], why: "" };

/** @param {TileKind} game @returns {Shown} */
export const blankTable = (game) => ({
  game,
  players: [],
  earners: [],
  view: null,
  seat: null,
  isYours: false,
  caption: "",
  board: emptyBoard(TILE_KINDS[game].size),
  looked: null,
  hand: NO_HAND,
  cursor: null,
  reached: 0,
  asked: null,
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
  mayUndoLast: false,
  barKeys: [],
});

/** What tiles are laid on. @param {Pick<Shown, "game" | "board">} shown @returns {Ground} */
export const groundOf = ({ game, board }) => ({
  board,
  replaces: TILE_KINDS[game].replaces,
});

/**
/**
 * The last turn; with those before it, where computer players took several on end: they
 * follow one another too soon to be heard one by one.
 * @param {Pick<TileView, "turns" | "seats">} view
 * @returns {readonly Turn[]}
 */
export function latestTurns({ turns, seats }) {
  const all = /** @type {readonly Turn[]} */ (turns);
  const persons = all.findLastIndex(({ seat }) => seats[seat - 1]?.player === PERSON);
  const from = Math.min(persons + 1, all.length - 1);
  return all.slice(Math.max(from, 0)).slice(1 - seats.length);
}

/**
 * What has happened: these turns, which tiles came home since the seat's own (X24), and
 * that the game ends soon.
 * @param {Pick<Shown, "game" | "players" | "home" | "view">} shown
 * @param {readonly Turn[]} turns
 * @param {typeof turnSaid} [words] how a turn is told; as to those who do not see it
 */
export function newsOf({ game, players, home, view }, turns, words = turnSaid) {
  const { SAID, TABLE } = wordsOf(game);
  const told = turns.map((turn) => words(players, turn));
  const isNow = turns.length > 0 && view?.turns.at(-1) === turns.at(-1);
  const soon = view && isNow ? endsSoon(view) : [];
  const news = [...(told.length ? told : [TABLE.begin]), ...soon].join(". ");
  if (home.length === 0) return news;
  const { size } = TILE_KINDS[game];
  const names = home.map((square) => squareName(size, square));
  return `${news}. ${SAID.cameHome(names.join(", "), home.length)}`;
}

/** In the last round before nobody's going on ends the game (T17). @param {TileView} view @returns {string[]} */
function endsSoon(view) {
  if (view.game !== "heist" || view.ending) return [];
  const { idle, idle_end, stalled, stalled_end, seats } = view;
  const [byIdle, byStall] = [idle_end - idle, stalled_end - stalled];
  const left = Math.min(byIdle, byStall);
  return left <= seats.length ? [HEIST.endsIn(left, byIdle < byStall)] : [];
}

/** What the laid tiles make; null: they are no play. @param {Preview | HeistPreview | null} preview */
export const scoreOf = (preview) => (preview?.move == null ? null : preview.score);

/** The last of the turns, for the line below the board. @param {Pick<Shown, "game" | "players" | "home" | "view" | "seat">} shown @param {readonly Turn[]} turns */
export function noticeOf(shown, turns) {
  const told = newsOf(shown, turns.slice(-1), turnTold);
  const lost = lostBefore(shown, turns.slice(0, -1), turns.at(-1));
  if (lost.length === 0) return told;
  const names = new Set(lost.map(({ by }) => nameOf(shown.players, by)));
  const taken = lost.reduce((sum, one) => sum + one.taken, 0);
  return `${told}. ${HEIST.youLost([...names], taken)}`;
}

/**
 * What others took from a seat since it played: their turns follow one another too soon to
 * be read one by one.
 * @param {Pick<Shown, "seat">} shown
 * @param {readonly Turn[]} turns but for the last
 * @param {Turn} [last] it is told; after one's own nothing was taken yet
 */
function lostBefore({ seat }, turns, last) {
  if (last?.seat === seat) return [];
  return turnsSince(turns, seat).flatMap((turn) => {
    const lost = "deductions" in turn ? turn.deductions : [];
    return lost
      .filter((one) => one.seat === seat && one.taken > 0)
      .map(({ taken }) => ({ by: turn.seat, taken }));
  });
}

/** The turns after which the board is as it is shown. @param {Pick<Shown, "view" | "looked">} shown */
export function turnsShown({ view, looked }) {
  const turns = view?.turns ?? [];
  return looked === null ? turns : turns.slice(0, looked);
}

/** @param {Shown} shown @param {Looks} looks @returns {Board | null} */
export function boardShown(shown, looks) {
  const { view, board, looked } = shown;
  if (!view) return null;
  const { layout, start, worth } = view;
  // Computer players follow one another too soon to be seen one by one.
  const seat = looked === null ? shown.seat : null;
  const last = laidSince(turnsShown(shown), seat).map(({ square }) => square);
  const { tiles: style, board: enamel } = looks;
  return { game: view.game, colours: layout, start, board, last, worth, style, enamel };
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
    past: looked === null ? [] : laidOver(turnsShown(shown).at(-1)),
    lies: (square) => !isEmpty(board, square),
    worth: view.worth,
    style,
    round: isRound(shown),
    cursor: looked === null ? cursor : null,
    over,
    dragged: held?.at ?? null,
    refused: refused.squares,
    board: wrong.map((square) => ({ square, tile: board[square] ?? "" })),
    score: looked === null ? scoreOf(preview) : null,
  };
}

/** What a turn laid, and over what. @param {Turn | undefined} turn */
function laidOver(turn) {
  if (!turn || !("laid" in turn)) return [];
  return turn.laid.map(({ square, replaced }) => ({
    square,
    over: replaced ?? EMPTY,
  }));
}

/** @param {Shown} shown @param {TileStyle} style @param {Air} air @returns {Rack} */
export function rackShown(shown, style, { held }) {
  const { hand, chosen } = shown;
  return {
    isRound: isRound(shown),
    tiles: hand.tiles.map((_, at) => {
      if (isLaid(hand, at) || held?.at === at) return null;
      const look = lookOf(shown, style, { at, square: null });
      return at === chosen ? { ...look, state: "chosen" } : look;
    }),
  };
}

/** Are its tiles counters for round sockets? @param {Pick<Shown, "game">} shown */
export const isRound = ({ game }) => game === "heist";

/** A tile of one's own. @param {Shown} shown @param {TileStyle} style @param {Held} held @returns {Omit<TileLook, "forced">} */
export function lookOf(shown, style, { at, square }) {
  const { hand, view } = shown;
  const laid = square === null ? null : hand.laid.find((one) => one.at === at);
  const tile = hand.tiles[at] ?? BLANK;
  const face = faceOf(laid?.as?.toLowerCase() ?? tile, view?.worth ?? {});
  const round = isRound(shown);
  return { ...face, style, round, state: square === null ? "laid" : "pending" };
}
