import assert from "node:assert/strict";
import { test } from "node:test";
import { rowsOf, sheetsOf } from "../../js/page/reveal_lists.js";

/** @import { HuntView, ListedWord, MissedWord } from "../../js/protocol.js" */

const PLAYERS = [
  { name: "Ida", token: 0 },
  { name: "", token: 1 },
];

/** @param {string} word @param {number} points @param {number[]} [others] @returns {ListedWord} */
const claimed = (word, points, others = []) => ({
  word,
  path: [0, 1, 2],
  points,
  at: 1,
  others,
});

/** @param {string} word @param {boolean} everyday @returns {MissedWord} */
const missed = (word, everyday) => ({ word, path: [0, 1, 2], points: 1, everyday });

/**
 * @param {ListedWord[][]} lists
 * @param {MissedWord[]} unfound
 * @returns {HuntView}
 */
function aView(lists, unfound) {
  return {
    game: "hunt",
    size: 4,
    min: 3,
    seconds: 180,
    seat: 1,
    phases: lists.map(() => "over"),
    phase: "over",
    cells: Array(16).fill("A"),
    worth: [0, 0, 0, 1],
    claims: [],
    reveal: {
      winners: [1],
      draw: false,
      lists: lists.map((words, i) => ({ seat: i + 1, points: 3, words })),
      missed: unfound,
      words: 9,
      points: 12,
      found_words: 2,
      found_points: 3,
      longest: "lantern",
    },
  };
}

test("H18: a list has the dearest words first, and cancelled words last", () => {
  const words = [claimed("tea", 1), claimed("eat", 0, [2]), claimed("tears", 2)];
  const [own] = sheetsOf(aView([words, []], []), PLAYERS);
  assert.deepEqual(own && rowsOf(own).map(({ word }) => word), ["tears", "tea", "eat"]);
});

test("H18: missed everyday words stand first, under a heading of their own", () => {
  const unfound = [missed("ant", true), missed("era", false), missed("ern", false)];
  const sheet = sheetsOf(aView([[]], unfound), null).at(-1);
  assert.deepEqual(
    sheet?.groups.map(({ name, rows }) => [name, rows.map(({ word }) => word)]),
    [
      ["Everyday words", ["ant"]],
      ["The rest", ["era", "ern"]],
    ],
  );
});

test("each seat has a sheet by its name; who plays alone has one list", () => {
  const names = (players) =>
    sheetsOf(aView(players ? [[], []] : [[]], []), players).map(({ name }) => name);
  assert.deepEqual(names(PLAYERS), ["Ida", "Player 2", "Missed"]);
  assert.deepEqual(names(null), ["Your list", "Missed"]);
});

test("H16: the winner's sheet lies first, the others by points", () => {
  const view = aView([[], [], []], []);
  const points = [7, 9, 9];
  for (const [i, list] of view.reveal.lists.entries()) list.points = points[i];
  view.reveal.winners = [3];
  const ids = sheetsOf(view, [...PLAYERS, { name: "Theo", token: 2 }]).map(
    ({ id }) => id,
  );
  assert.deepEqual(ids, ["seat-3", "seat-2", "seat-1", "missed"]);
});

test("nothing is shown before the reveal", () => {
  assert.deepEqual(sheetsOf({ ...aView([[]], []), reveal: null }, null), []);
});
