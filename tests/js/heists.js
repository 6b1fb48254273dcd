/** Games of Lexiheist for the tests of the store and of the screens. */

import { boardAfter } from "../../js/store/tile_notation.js";
import { idOf } from "./rounds.js";

const SIZE = 17;
const PLAIN = ".".repeat(SIZE);

/** CAT on circles 145 to 147, by seat 2. */
export const CAT = [
  ...[..."CAT"].map((tile, at) => ({ square: 144 + at, tile, replaced: null })),
];

/** @param {number} seat @param {object[]} laid @param {string} word @param {object} [changed] */
export const aLay = (seat, laid, word, changed = {}) => ({
  ...{ seat, kind: "lay", laid, traded: 0, words: [{ word, points: 5 }] },
  ...{ points: 5, score: 5, deductions: [], total: 5 },
  ...changed,
});

/** @param {object} [changed] */
export function aHeistView(changed = {}) {
  const turns = changed.turns ?? [aLay(2, CAT, "cat", { score: 10, total: 10 })];
  const board = boardAfter(SIZE, turns);
  return {
    game: "heist",
    layout: ["T....6.....6.....", ...Array(SIZE - 1).fill(PLAIN)],
    start: 144,
    worth: { A: 1, B: 3, C: 3, T: 1, "?": 0 },
    ...{ rack_size: 8, timer: 90 },
    draws: [
      [
        { seat: 1, tile: "A" },
        { seat: 2, tile: "C" },
        { seat: 3, tile: "?" },
      ],
    ],
    order: [2, 1, 3],
    ...{ doubled: null, seat: null, turn: 1, number: turns.length },
    ...{ idle: 0, idle_end: 9, stalled: 0, stalled_end: 12, bag: 123, rack: null },
    board: Array.from({ length: SIZE }, (_, i) =>
      board.slice(i * SIZE, (i + 1) * SIZE),
    ),
    placed: [3, 1, 1].map((points, at) => ({ square: 144 + at, seat: 2, points })),
    unseen: { A: 13, "?": 3 },
    seats: [0, 0, 2].map((player, i) => ({
      ...{ seat: i + 1, player, score: i === 1 ? 10 : 0, tiles: 8, left: false },
    })),
    turns,
    ending: null,
    ...changed,
  };
}

export const PLAYERS = [
  { name: "Wren", token: 0 },
  { name: "Theo", token: 1 },
  { name: "Gazette", token: 2 },
];

/** @param {number} i @param {object} [changed] */
export function aHeist(i, changed = {}) {
  return {
    id: idOf(i),
    game: "heist",
    state: "running",
    log: "lexigrid log 1\n",
    options: { timer: 90, players: [0, 0, 2] },
    started: new Date(Date.UTC(2026, 10, 1) + i * 60_000).toISOString(),
    begun: true,
    clock: { elapsed: 3000, wall: 1_790_000_000_000 },
    view: aHeistView(),
    players: PLAYERS,
    ...changed,
  };
}

/** A finished game as it is stored, of whatever log. @param {number} n @param {object} [changed] */
export const aFinishedHeist = (n, changed) =>
  aHeist(n, {
    state: "over",
    view: aHeistView({
      turn: null,
      ending: { why: "left", winners: [1], draw: false, racks: [[], [], []] },
    }),
    ...changed,
  });
