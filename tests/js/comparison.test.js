import assert from "node:assert/strict";
import { test } from "node:test";

import { compared, comparisonOf, friendSheet } from "../../js/page/comparison.js";
import { rowsOf } from "../../js/page/reveal_lists.js";
import { marked, writeChallenge } from "../../js/store/challenge.js";

const SEED = "5a".repeat(32);
const MINE = [
  { word: "quit", points: 1 },
  { word: "lantern", points: 5 },
  { word: "tear", points: 1 },
];
const THEIRS = [
  { word: "quit", points: 1 },
  { word: "tears", points: 2 },
  { word: "lantern", points: 5 },
  { word: "antiquated", points: 11 },
];

/** A challenge with these words, or just its points. */
function aChallenge(list, isTold = true) {
  const all = [...MINE, ...THEIRS].map(({ word }) => word);
  return {
    options: { size: 4, min: 3, seconds: 180 },
    rules: "1".repeat(16),
    words: "2".repeat(16),
    seed: SEED,
    points: list?.reduce((sum, { points }) => sum + points, 0) ?? null,
    list: list && isTold ? marked(SEED, [...new Set(all)], list) : null,
  };
}

test("H15: points as they are, and without what both had, Qu and all", () => {
  assert.deepEqual(compared(aChallenge(THEIRS), MINE), {
    mine: 7,
    theirs: 19,
    common: { words: ["quit", "lantern"], mine: 1, theirs: 13 },
  });
  assert.deepEqual(compared(aChallenge([]), MINE), {
    mine: 7,
    theirs: 0,
    common: { words: [], mine: 7, theirs: 0 },
  });
  assert.deepEqual(compared(aChallenge(THEIRS), [])?.common, {
    words: [],
    mine: 0,
    theirs: 19,
  });
});

test("without the words there are points alone, without points nothing", () => {
  assert.deepEqual(compared(aChallenge(THEIRS, false), MINE), {
    mine: 7,
    theirs: 19,
    common: null,
  });
  assert.equal(compared(aChallenge(null), MINE), null);
});

test("a stored code that cannot be read leaves the round a round", () => {
  const view = { reveal: { lists: [{ seat: 1, points: 7, words: MINE }] } };
  assert.equal(comparisonOf("spoilt", view), null);
  assert.equal(comparisonOf(undefined, view), null);
  assert.equal(comparisonOf("spoilt", { reveal: null }), null);
  const code = writeChallenge(aChallenge(THEIRS));
  assert.equal(comparisonOf(code, view)?.theirs, 19);
});

test("the friend's sheet has the words of both, with rows of its own", () => {
  const rows = MINE.map((row) => ({ ...row, path: [0, 1], others: [], missed: false }));
  const own = { id: "seat-1", groups: [{ name: "", rows }] };
  const comparison = compared(aChallenge(THEIRS), MINE);
  const sheet = friendSheet(comparison, own);
  assert.deepEqual(rowsOf(sheet), rows.slice(0, 2));
  assert.notEqual(rowsOf(sheet)[0], rows[0]);
  assert.deepEqual([sheet.id, sheet.total], ["friend", "19"]);
  assert.equal(friendSheet(compared(aChallenge(THEIRS, false), MINE), own), null);
});
