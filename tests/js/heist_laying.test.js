/** Tiles laid, typed, taken back and undone at Lexiheist's table (T9, T18). */

import assert from "node:assert/strict";
import { test } from "node:test";

import { typed } from "../../js/board/tile_cursor.js";
import { lay, named, tilesOf } from "../../js/board/tile_hand.js";
import { groundOf, marksShown } from "../../js/page/tile_shown.js";
import { squareLabel, whoseLetter } from "../../js/page/tile_squares.js";
import { aTable } from "./heist_tables.js";
import { aLay, CAT } from "./heists.js";

const [C, A, T] = [144, 145, 146];

test("T18: a tile lies over the letter that it replaces, and gives it back", () => {
  const { shown, handling } = aTable();
  handling.choose(0);
  handling.pressSquare(C);
  assert.deepEqual(tilesOf(shown.hand), [{ square: C, tile: "B" }]);
  assert.equal(
    squareLabel(shown, C, false),
    "9I, B, 3 points, laid by you, replaces C, placed by seat 2, Theo, for 3 points",
  );
  handling.pressSquare(C);
  assert.deepEqual(shown.hand.laid, []);
  assert.equal(
    squareLabel(shown, C, false),
    "9I, C, 3 points, placed by seat 2, Theo, for 3 points",
  );
});

test("T18: what is replaced is kept with the tile, on whatever circle it goes", () => {
  const ground = groundOf(aTable().shown);
  const one = lay(aTable().shown.hand, ground, { at: 0, square: C });
  assert.equal(one.laid[0]?.over, "C");
  assert.equal(lay(one, ground, { at: 0, square: T }).laid[0]?.over, "T");
  const two = lay(one, ground, { at: 1, square: A });
  const swapped = lay(two, ground, { at: 1, square: C });
  assert.deepEqual(Object.fromEntries(swapped.laid.map(({ at, over }) => [at, over])), {
    0: "A",
    1: "C",
  });
  const marks = marksShown({ ...aTable().shown, hand: one }, "bone", {
    held: null,
    over: null,
  });
  assert.deepEqual([marks?.round, marks?.hand.laid[0]?.over], [true, "C"]);
});

test("T18: a turn that is looked at again shows what it was laid over", () => {
  const { shown } = aTable();
  const theft = [
    { square: C, tile: "B", replaced: "C" },
    { square: T + 1, tile: "S", replaced: null },
  ];
  const turns = [aLay(2, CAT, "cat"), aLay(1, theft, "bats")];
  const air = { held: null, over: null };
  const marks = (looked) =>
    marksShown({ ...shown, looked, view: { ...shown.view, turns } }, "bone", air);
  assert.deepEqual(
    [0, 1, 2].map((looked) => marks(looked).past.map(({ over }) => over)),
    [[], [".", ".", "."], ["C", "."]],
  );
  assert.deepEqual(marks(null).past, []);
});

test("T18: a wildcard that is given no letter leaves what it was laid over", () => {
  const { shown, handling } = aTable();
  const { laying } = handling;
  handling.choose(0);
  handling.pressSquare(C);
  const before = shown.hand;
  const ground = { board: shown.board, replaces: true };
  laying.change(lay(before, ground, { at: 7, square: C }));
  laying.name(named(shown.hand, ground, C, null), false);
  assert.equal(shown.hand, before);
  handling.undoLast();
  assert.deepEqual(shown.hand.laid, []);
});

test("T18: Undo takes back change after change, Recall is one of them", () => {
  const { shown, handling } = aTable();
  handling.choose(0);
  handling.pressSquare(C);
  handling.choose(2);
  handling.pressSquare(T + 1);
  handling.recall();
  assert.deepEqual(shown.hand.laid, []);
  handling.undoLast();
  assert.equal(tilesOf(shown.hand).length, 2);
  handling.undoLast();
  assert.deepEqual(tilesOf(shown.hand), [{ square: C, tile: "B" }]);
  handling.undoLast();
  assert.deepEqual([shown.hand.laid, shown.mayUndoLast], [[], false]);
  handling.undoLast();
  assert.deepEqual(shown.hand.laid, []);
});

test("T18, X21: with Undo and Recall the arrow goes back to where the tiles lay", () => {
  const { shown, handling } = aTable();
  const { keys } = handling;
  handling.pressSquare(T + 1);
  keys.type("S", false);
  keys.type("E", false);
  assert.deepEqual(shown.cursor, { square: T + 3, down: false });
  handling.undoLast();
  assert.deepEqual(shown.cursor, { square: T + 2, down: false });
  keys.type("E", false);
  handling.recall();
  assert.deepEqual([shown.hand.laid, shown.cursor?.square], [[], T + 1]);
  handling.undoLast();
  assert.deepEqual([tilesOf(shown.hand).length, shown.cursor?.square], [2, T + 3]);
});

test("T18: a finger on a letter asks whose it is, before it may replace it", () => {
  const { shown, handling } = aTable();
  const tap = (square) =>
    handling.hears.tap(
      { kind: "square", square },
      { x: 0, y: 0 },
      { touch: true, double: false },
    );
  tap(C);
  assert.equal(whoseLetter(shown), "C, placed by seat 2, Theo, for 3 points");
  assert.equal(shown.cursor, null);
  handling.choose(0);
  tap(A);
  assert.deepEqual(tilesOf(shown.hand), [{ square: A, tile: "B" }]);
  assert.equal(whoseLetter(shown), "");
  tap(C);
  tap(C);
  assert.deepEqual(shown.cursor, { square: C, down: false });
  tap(C);
  tap(C);
  assert.equal(shown.cursor, null);
});

test("X10: who lays a tile does not pass", () => {
  const { shown, handling } = aTable();
  shown.isPassing = true;
  handling.choose(0);
  handling.pressSquare(C);
  assert.equal(shown.isPassing, false);
});

test("T9: a letter that is there is gone over in typing, no tile is laid on its like", () => {
  const { shown } = aTable();
  const ground = groundOf(shown);
  const at = { square: C, down: false };
  const first = typed(shown.hand, ground, at, { letter: "C", asBlank: false });
  assert.equal(first?.hand, shown.hand);
  assert.deepEqual(first?.cursor, { square: A, down: false });
  // A wildcard as the same letter is the same letter.
  const wild = typed(shown.hand, ground, at, { letter: "C", asBlank: true });
  assert.equal(wild?.hand, shown.hand);
  const over = typed(shown.hand, ground, first.cursor, { letter: "O", asBlank: false });
  assert.deepEqual(tilesOf(over.hand), [{ square: A, tile: "O" }]);
  assert.deepEqual(over.cursor, { square: T, down: false });
});
