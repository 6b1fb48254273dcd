import assert from "node:assert/strict";
import { test } from "node:test";

import {
  back,
  extend,
  neighbours,
  nextCells,
  spell,
  tapCell,
} from "../../js/board/hunt_path.js";

test("H6: corners have three neighbours, edges five, the others eight", () => {
  assert.deepEqual(neighbours(4, 0), [1, 4, 5]);
  assert.deepEqual(neighbours(4, 3), [2, 6, 7]);
  assert.deepEqual(neighbours(4, 15), [10, 11, 14]);
  assert.deepEqual(neighbours(4, 4), [0, 1, 5, 8, 9]);
  assert.deepEqual(neighbours(4, 5), [0, 1, 2, 4, 6, 8, 9, 10]);
  assert.deepEqual(neighbours(5, 12), [6, 7, 8, 11, 13, 16, 17, 18]);
});

test("H6: neighbours are mutual and within one row and column", () => {
  for (const n of [4, 5]) {
    for (let cell = 0; cell < n * n; cell++) {
      for (const other of neighbours(n, cell)) {
        assert.ok(neighbours(n, other).includes(cell));
        assert.ok(Math.abs(Math.floor(cell / n) - Math.floor(other / n)) <= 1);
        assert.ok(Math.abs((cell % n) - (other % n)) <= 1);
      }
    }
  }
});

test("H7: rings lie on the unused neighbours of the last cube, and nowhere at first", () => {
  assert.deepEqual(nextCells(4, []), []);
  assert.deepEqual(nextCells(4, [0]), [1, 4, 5]);
  assert.deepEqual(nextCells(4, [0, 1, 5]), [2, 4, 6, 8, 9, 10]);
  assert.deepEqual(nextCells(4, [1, 5, 4, 0]), []);
});

test("H7: a tap starts, extends, drops the last or cuts back", () => {
  const cases = [
    [[], 7, [7], false],
    [[0], 1, [0, 1], false],
    [[0], 2, [0], true],
    [[0, 1, 2], 2, [0, 1], false],
    [[0], 0, [], false],
    [[0, 1, 2, 3], 1, [0, 1], false],
    [[0, 1, 2, 3], 0, [0], false],
    [[0, 1, 5], 15, [0, 1, 5], true],
  ];
  for (const [path, cell, then, illegal] of cases) {
    const before = [...path];
    assert.deepEqual(tapCell(4, path, cell), { path: then, illegal });
    assert.deepEqual(path, before);
  }
});

test("extending and going back leave the old path as it was", () => {
  const path = Object.freeze([0, 1]);
  assert.deepEqual(extend(4, path, 5), [0, 1, 5]);
  assert.equal(extend(4, path, 0), path);
  assert.equal(extend(4, path, 11), path);
  assert.deepEqual(back(path), [0]);
  assert.deepEqual(back([]), []);
});

test("H10: Qu is one cube and two letters", () => {
  assert.equal(spell(["Qu", "I", "T", "E"], [0, 1, 2]), "quit");
  assert.equal(spell(["Qu", "I", "T", "E"], []), "");
});
