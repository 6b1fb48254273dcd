import assert from "node:assert/strict";
import { test } from "node:test";

import { meaningOf } from "../../js/page/round_keys.js";

const press = (key, changed = {}) => ({ key, held: false, repeat: false, ...changed });
const at = (changed = {}) => ({
  cell: null,
  onControl: false,
  ready: false,
  onLast: false,
  n: 4,
  quarters: 0,
  ...changed,
});

test("letters spell, wherever the focus is", () => {
  const letter = { kind: "letter", letter: "q" };
  for (const place of [at(), at({ cell: 3 }), at({ onControl: true })]) {
    assert.deepEqual(meaningOf(press("Q"), place), letter);
  }
});

test("the browser keeps its shortcuts, and a held letter counts once", () => {
  assert.equal(meaningOf(press("r", { held: true }), at()), null);
  assert.equal(meaningOf(press("r", { repeat: true }), at()), null);
  assert.equal(meaningOf(press("F5"), at()), null);
});

test("Backspace, Escape and Enter are Back, Clear and Submit", () => {
  for (const [key, kind] of [
    ["Backspace", "back"],
    ["Escape", "clear"],
    ["Enter", "submit"],
    [" ", "submit"],
  ]) {
    assert.deepEqual(meaningOf(press(key), at()), { kind });
  }
});

test("after a letter Enter and Space submit, even on a key or a cube", () => {
  for (const key of ["Enter", " "]) {
    for (const place of [{ cell: 3 }, { onControl: true }]) {
      const meaning = meaningOf(press(key), at({ ...place, ready: true }));
      assert.deepEqual(meaning, { kind: "submit" });
    }
  }
});

test("in the grid they take the cube; Enter on the last one submits", () => {
  const tap = { kind: "tap", cell: 3 };
  assert.deepEqual(meaningOf(press("Enter"), at({ cell: 3 })), tap);
  assert.deepEqual(meaningOf(press(" "), at({ cell: 3, onLast: true })), tap);
  const last = meaningOf(press("Enter"), at({ cell: 3, onLast: true }));
  assert.deepEqual(last, { kind: "submit" });
});

test("another control keeps its Enter, Space and arrows", () => {
  for (const key of ["Enter", " ", "ArrowDown"]) {
    assert.equal(meaningOf(press(key), at({ onControl: true })), null);
  }
});

test("arrows move in the grid and stop at its edge", () => {
  const move = (key, cell) => meaningOf(press(key), at({ cell })).cell;
  assert.equal(move("ArrowRight", 0), 1);
  assert.equal(move("ArrowLeft", 0), 0);
  assert.equal(move("ArrowUp", 2), 2);
  assert.equal(move("ArrowDown", 15), 15);
  assert.equal(move("ArrowDown", 11), 15);
  assert.equal(meaningOf(press("ArrowUp"), at()).cell, -1);
});

test("a full stop turns the grid, and arrows go by what is seen", () => {
  assert.deepEqual(meaningOf(press("."), at({ cell: 3 })), { kind: "turn" });
  // Turned once, cell 0 lies at the top right: below it comes cell 1, at its left cell 4.
  const turned = at({ cell: 0, quarters: 1 });
  assert.deepEqual(meaningOf(press("ArrowDown"), turned), { kind: "focus", cell: 1 });
  assert.deepEqual(meaningOf(press("ArrowLeft"), turned), { kind: "focus", cell: 4 });
  assert.deepEqual(meaningOf(press("ArrowRight"), turned), { kind: "focus", cell: 0 });
});
