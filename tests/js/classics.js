/** Rounds of Classic for the tests. */

import { createHash } from "node:crypto";

import { aRound, idOf } from "./rounds.js";

export const PLAYERS = [
  { name: "Wren", token: 0 },
  { name: "Theo", token: 1 },
];

export const aWord = (word, points, changed = {}) => ({
  word,
  path: [],
  points,
  at: 1,
  others: [],
  credited: null,
  struck: null,
  ...changed,
});

/** Two lists; both have "tea", and Theo has written "zoo". */
export const aClassicReveal = (changed = {}) => ({
  winners: [2],
  draw: false,
  teams: [],
  winning_teams: [],
  cancelled: ["tea"],
  lists: [
    {
      seat: 1,
      points: 3,
      words: [aWord("tea", 0, { others: [2] }), aWord("letter", 3)],
    },
    {
      seat: 2,
      points: 4,
      words: [
        aWord("zoo", 0, { struck: "not_on_the_grid" }),
        aWord("tea", 0, { others: [1] }),
        aWord("rattle", 4),
      ],
    },
  ],
  reading: [
    { seat: 2, word: "zoo", crossed: [2] },
    { seat: 2, word: "tea", crossed: [1, 2] },
    { seat: 2, word: "rattle", crossed: [] },
    { seat: 1, word: "letter", crossed: [] },
  ],
  missed: [],
  words: 9,
  points: 12,
  found_words: 3,
  found_points: 7,
  longest: "lantern",
  ...changed,
});

export const aClassicView = (changed = {}) => ({
  game: "classic",
  size: 5,
  min: 4,
  seconds: 180,
  minimums: [4, 4],
  teams: null,
  anything: false,
  shaker: 1,
  lifted: true,
  glass: [2, 1],
  phases: ["over", "over"],
  phase: "over",
  underlined: ["M", "N", "W", "Z"],
  worth: [0, 0, 0, 1],
  seat: 2,
  cells: Array(25).fill("A"),
  turns: Array(25).fill(0),
  claims: [],
  reveal: aClassicReveal(),
  ...changed,
});

/** @param {number} i */
export const aMatchRound = (i) => ({
  ...aRound(i),
  game: "classic",
  options: { size: 5, min: 4, seconds: 180, shaker: 1 },
  summary: null,
  view: aClassicView(),
  players: PLAYERS,
  match: { id: idOf(9), target: 50, round: i },
});

/** A file whose digest fits. */
export function sealed(rounds) {
  const content = { rounds, settings: {} };
  const digest = createHash("sha256").update(JSON.stringify(content)).digest("hex");
  return JSON.stringify({
    format: "lexigrid data",
    version: 1,
    sha256: digest,
    content,
  });
}
