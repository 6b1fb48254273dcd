/** The deal in the log: its pieces, as the engine takes them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { LONGEST_DEAL, readDeal, writeJson } from "../../js/room/deal_text.js";
import { dealHashOf } from "../../js/room/hashes.js";
import { dealLines } from "../../js/room/log_lines.js";

const ids = (count) => Array.from({ length: count }, (_, i) => `${i}`.repeat(22));
const deal = (rounds, seats = ids(3)) => ({
  game: "hunt",
  options: { size: 4, min: 3, seconds: 90 },
  seats,
  match: { rounds, target: 100 },
});

test("the pieces of a deal join to the text whose hash all promise on", () => {
  for (const count of [1, 2, 3, 8]) {
    const dealt = deal([1, 2, 3], ids(count));
    const lines = dealLines(dealt);
    const pieces = lines.map(({ move }) => move.replace(/^deal /, ""));
    assert.equal(pieces.join(""), writeJson(dealt));
    assert.equal(dealHashOf(pieces.join("")), dealHashOf(writeJson(dealt)));
    assert.ok(lines.every(({ seat, at }) => seat === 1 && at === 0));
    const last = pieces.pop();
    assert.ok(last.length >= 1 && last.length <= 180);
    assert.ok(pieces.every((piece) => piece.length === 180));
  }
});

test("a text of just 180 characters is one piece, and one more makes two", () => {
  const [whole, more] = [deal([1, 9]), deal([1, 99])];
  assert.deepEqual([writeJson(whole).length, writeJson(more).length], [180, 181]);
  assert.deepEqual([dealLines(whole).length, dealLines(more).length], [1, 2]);
});

test("a deal that is longer than the engine takes is none", () => {
  const rounds = Array.from({ length: 2000 }, (_, i) => i + 1);
  const long = (count) => writeJson(deal(rounds.slice(0, count)));
  const fits = rounds.findLast((count) => long(count).length <= LONGEST_DEAL);
  assert.ok(readDeal(long(fits)));
  assert.equal(readDeal(long(fits + 1)), null);
});
