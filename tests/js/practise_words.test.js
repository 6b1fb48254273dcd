import assert from "node:assert/strict";
import { test } from "node:test";
import { judge, laidOpen, nextHint, wordsOf } from "../../js/page/practise_words.js";
import { anEnd, claimed, missed } from "./household.js";

// T D I A / N E T Qu / E R A S / S V E L
const END = anEnd(
  [[claimed("ten", { path: [0, 5, 4], points: 0, others: [2] })], [claimed("ten")]],
  [missed("rate", { path: [9, 10, 6, 5] }), missed("ret", { path: [9, 5, 6] })],
);
const WORDS = wordsOf(END);
const OPEN = laidOpen(END);

/** @param {number[]} path @param {typeof OPEN} [view] */
const tried = (path, view = OPEN) => {
  const verdict = judge(view, WORDS, path);
  return "refused" in verdict ? verdict.refused : verdict;
};

test("all words of the grid are known once, the missed ones first", () => {
  assert.deepEqual(
    WORDS.map(({ word }) => word),
    ["rate", "ret", "ten"],
  );
  assert.deepEqual([OPEN.claims, OPEN.reveal, OPEN.phase], [[], null, "hunting"]);
});

test("a path is judged as in a round, and worth what its letters are", () => {
  assert.equal(tried([9, 5]), "too_short");
  assert.equal(tried([9, 10, 11]), "not_in_list");
  const verdict = judge(OPEN, WORDS, [0, 5, 4]);
  assert.ok("view" in verdict);
  assert.equal(verdict.accepted.points, 1);
  assert.equal(tried([0, 5, 4], verdict.view), "already_claimed");
});

test("hints show cube after cube of a word, then the next word still to be found", () => {
  let view = OPEN;
  let hint = nextHint(view, WORDS, null);
  assert.deepEqual([hint?.word.word, hint?.cubes], ["rate", 1]);
  hint = nextHint(view, WORDS, hint);
  assert.deepEqual([hint?.word.word, hint?.cubes], ["rate", 2]);
  const found = judge(view, WORDS, [9, 10, 6, 5]);
  assert.ok("view" in found);
  view = found.view;
  hint = nextHint(view, WORDS, hint);
  assert.deepEqual([hint?.word.word, hint?.cubes], ["ret", 1]);
  for (const _ of "et") hint = nextHint(view, WORDS, hint);
  assert.deepEqual([hint?.word.word, hint?.cubes], ["ret", 3]);
  hint = nextHint(view, WORDS, hint);
  assert.deepEqual([hint?.word.word, hint?.cubes], ["ten", 1]);
});

test("there is no hint when every word is found", () => {
  const claims = WORDS.map((one) => claimed(one.word));
  assert.equal(nextHint({ ...OPEN, claims }, WORDS, null), null);
});

test("practice is the plain table, whatever was agreed on in the round", () => {
  const open = laidOpen({ ...END, anything: true, minimums: [5, 3] });
  assert.equal(open.anything, false);
  assert.deepEqual(open.minimums, [END.min]);
});
