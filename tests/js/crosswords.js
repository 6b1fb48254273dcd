/** Crosswords for the tests of the store and of the screens. */

import { boardAfter } from "../../js/store/tile_notation.js";
import { idOf } from "./rounds.js";

const SIZE = 15;

export const LAYOUT = [
  "d...T.....T...d",
  ".D.d.t...t.d.D.",
  ..."..d....t....d..|.d..d.....d..d.|T..d...t...d..T|.t....D.D....t.".split("|"),
  ..."......D.D......|..t.t..D..t.t..|......D.D......|.t....D.D....t.".split("|"),
  ..."T..d...t...d..T|.d..d.....d..d.|..d....t....d..".split("|"),
  ".D.d.t...t.d.D.",
  "d...T.....T...d",
];

/** @param {number} seat @param {string} place @param {string} tiles @param {string} word @param {number} score */
export const aPlay = (seat, place, tiles, word, score) => ({
  seat,
  kind: "play",
  place,
  tiles,
  traded: 0,
  words: [{ word, points: score }],
  bonus: 0,
  score,
  total: score,
});

export const A_PASS = {
  ...{ seat: 2, kind: "pass", place: null, tiles: null, traded: 0 },
  ...{ words: [], bonus: 0, score: 0, total: 0 },
};

/** @param {object} [changed] */
export function aView(changed = {}) {
  const turns = [aPlay(1, "8G", "CAT", "cat", 10), A_PASS];
  const board = boardAfter(SIZE, turns);
  return {
    game: "crossword",
    layout: LAYOUT,
    start: 112,
    worth: { A: 1, C: 3, T: 1, "?": 0 },
    ...{ rack_size: 7, bonus: 40, trade: 7, tiles: 50, timer: 120 },
    ...{ seat: null, turn: 1, number: 2, idle: 1, bag: 33, rack: null },
    board: Array.from({ length: SIZE }, (_, i) =>
      board.slice(i * SIZE, (i + 1) * SIZE),
    ),
    unseen: { A: 8, "?": 2 },
    seats: [1, 2].map((seat) => ({
      ...{ seat, player: seat === 1 ? 0 : 1, score: seat === 1 ? 10 : 0 },
      ...{ tiles: 7, left: false, late: false },
    })),
    turns,
    ending: null,
    ...changed,
  };
}

export const ENDING = {
  ...{ why: "stuck", winners: [1], draw: false },
  ...{ racks: [["A"], ["?", "T"]], changes: [-1, -1] },
};

/** @param {number} i @param {object} [changed] */
export function aCrossword(i, changed = {}) {
  return {
    id: idOf(i),
    game: "crossword",
    state: "running",
    log: "lexigrid log 1\n",
    options: { tiles: 50, timer: 120, players: [0, 1] },
    started: new Date(Date.UTC(2026, 10, 1) + i * 60_000).toISOString(),
    begun: true,
    clock: { elapsed: 3000, wall: 1_790_000_000_000 },
    view: aView(),
    players: [
      { name: "", token: 0 },
      { name: "Primer", token: 1 },
    ],
    ...changed,
  };
}

/** @param {number} i @param {object} [changed] of its view */
export const aPastCrossword = (i, changed = {}) =>
  aCrossword(i, {
    state: "over",
    view: aView({ turn: null, ending: ENDING, ...changed }),
  });
