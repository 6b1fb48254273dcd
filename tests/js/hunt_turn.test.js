import assert from "node:assert/strict";
import { test } from "node:test";

import { neighbours } from "../../js/board/hunt_path.js";
import { cellAtPlace, placeOfCell } from "../../js/board/hunt_turn.js";

/** What is seen, row by row. */
const seen = (n, quarters) =>
  Array.from({ length: n * n }, (_, place) => cellAtPlace(n, quarters, place));

test("a quarter turn brings the left edge to the top", () => {
  assert.deepEqual(seen(3, 0), [0, 1, 2, 3, 4, 5, 6, 7, 8]);
  assert.deepEqual(seen(3, 1), [6, 3, 0, 7, 4, 1, 8, 5, 2]);
  assert.deepEqual(seen(3, 2), [8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test("place and cell are each other's reverse, and neighbours stay neighbours", () => {
  for (const n of [4, 5]) {
    for (const quarters of [0, 1, 2, 3]) {
      for (const cell of Array(n * n).keys()) {
        const place = placeOfCell(n, quarters, cell);
        assert.equal(cellAtPlace(n, quarters, place), cell);
        const near = neighbours(n, cell).map((one) => placeOfCell(n, quarters, one));
        assert.deepEqual(
          near.sort((a, b) => a - b),
          neighbours(n, place),
        );
      }
    }
  }
});
