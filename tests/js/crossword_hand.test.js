/** Laying, typing, planning and setting in order (X21, X22, X24); numbers are reports. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { besideKey, erased, pressed, typed } from "../../js/board/tile_cursor.js";
import {
  handOf,
  lay,
  NO_HAND,
  named,
  played,
  recall,
  reorder,
  shuffle,
  takeBack,
  tileFor,
  tilesOf,
} from "../../js/board/tile_hand.js";
import {
  needsZoom,
  panned,
  showing,
  WHOLE,
  zoomedAt,
} from "../../js/board/tile_zoom.js";
import { laidBy, placeOf } from "../../js/store/crossword_notation.js";
import { boardAfter, squareName, wordsThrough } from "../../js/store/tile_notation.js";
import { A_PASS, aPlay } from "./crosswords.js";

const SIZE = 15;
const ground = (board) => ({ board, replaces: false });
const EMPTY = ground(boardAfter(SIZE, []));
const CAT = ground(boardAfter(SIZE, [aPlay(1, "8G", "CAT", "cat", 10)]));
const [C, A, T] = [111, 112, 113];

/** @param {string} rack */
const dealt = (rack) => handOf([...rack], NO_HAND, EMPTY.board);

/** @param {import("../../js/board/tile_hand.js").Hand} hand */
const multiset = ({ tiles }) => [...tiles].sort().join("");

test("tiles on rack and board are always those that were dealt (153, 303)", () => {
  const hand = dealt("AB?DEFG");
  const steps = [
    (h) => lay(h, EMPTY, { at: 2, square: 5, as: "Q" }),
    (h) => lay(h, EMPTY, { at: 0, square: 6 }),
    (h) => lay(h, EMPTY, { at: 0, square: 5 }),
    (h) => reorder(h, 6, 0),
    (h) => shuffle(h, () => 0.3),
    (h) => takeBack(h, 6),
    (h) => handOf([..."AB?DEFG"], h, EMPTY.board),
    (h) =>
      handOf([..."AB?DEFG"], h, boardAfter(SIZE, [aPlay(1, "1A", "ABCDEFGH", "x", 1)])),
  ];
  let now = hand;
  for (const step of steps) {
    now = step(now);
    assert.equal(multiset(now), "?ABDEFG");
    assert.equal(new Set(now.laid.map(({ at }) => at)).size, now.laid.length);
  }
  assert.deepEqual(now.laid, []);
});

test("a blank that is moved keeps its letter, and forgets it on the rack (635, PR 72)", () => {
  const laid = named(lay(dealt("?A"), EMPTY, { at: 0, square: 20 }), EMPTY, 20, "Q");
  const moved = lay(laid, EMPTY, { at: 0, square: 21 });
  assert.deepEqual(tilesOf(moved), [{ square: 21, tile: "q" }]);
  const again = lay(takeBack(moved, 21), EMPTY, { at: 0, square: 22 });
  assert.deepEqual(tilesOf(again), [{ square: 22, tile: "?" }]);
  assert.deepEqual(lay(recall(moved), EMPTY, { at: 0, square: 3 }).laid[0]?.as, null);
  // One that was never named does not stay on the board (PR 74).
  assert.deepEqual(handOf([..."?A"], again, EMPTY.board).laid, []);
});

test("a blank that others' moves took home is laid once it has its letter (X24)", () => {
  const asked = lay(dealt("?A"), EMPTY, { at: 0, square: 20 });
  const home = handOf([..."?A"], asked, CAT.board);
  assert.deepEqual(home.laid, []);
  assert.deepEqual(tilesOf(named(home, CAT, 20, "Q")), [{ square: 20, tile: "q" }]);
  // Not where a tile lies now, nor where nothing was chosen.
  assert.deepEqual(named(home, CAT, C, "Q").laid, []);
  assert.deepEqual(named(asked, EMPTY, 20, null).laid, []);
});

test("a tile dropped on one's own changes places with it, on another's it stays (PR 677)", () => {
  const one = lay(lay(dealt("AB"), EMPTY, { at: 0, square: 1 }), EMPTY, {
    at: 1,
    square: 2,
  });
  const swapped = lay(one, EMPTY, { at: 1, square: 1 });
  const where = (hand) => Object.fromEntries(hand.laid.map((it) => [it.square, it.at]));
  assert.deepEqual(where(swapped), { 1: 1, 2: 0 });
  assert.equal(lay(one, CAT, { at: 0, square: A }), one);
  // From the rack onto an own tile: that one comes back.
  const over = lay(lay(dealt("AB"), EMPTY, { at: 0, square: 1 }), EMPTY, {
    at: 1,
    square: 1,
  });
  assert.deepEqual(where(over), { 1: 1 });
});

test("the natural tile first, then a blank; Shift takes the blank (1387)", () => {
  const hand = dealt("?Q");
  assert.deepEqual(tileFor(hand, "Q", false), { at: 1, as: null });
  assert.deepEqual(tileFor(hand, "Q", true), { at: 0, as: "Q" });
  assert.deepEqual(tileFor(hand, "Z", false), { at: 0, as: "Z" });
  assert.equal(tileFor(lay(hand, EMPTY, { at: 0, square: 3 }), "Z", false), null);
});

test("the rack keeps its order while others play (1284), new tiles fill the gaps", () => {
  const set = reorder(reorder(dealt("ABCDEFG"), 6, 0), 3, 6);
  const order = set.tiles.join("");
  assert.equal(handOf([..."ABCDEFG"], set, CAT.board).tiles.join(""), order);
  const gone = played(lay(set, EMPTY, { at: 1, square: 30 }));
  assert.equal(handOf([..."BCDEFGX"], gone, CAT.board).tiles[1], "X");
  assert.deepEqual(handOf([..."GB"], gone, CAT.board).tiles, ["G", "B"]);
});

test("shuffling leaves what is laid, and always changes the order (PR 209)", () => {
  const hand = lay(dealt("ABCDEFG"), EMPTY, { at: 3, square: 4 });
  for (const number of [0, 0.5, 0.999]) {
    const mixed = shuffle(hand, () => number);
    assert.equal(mixed.tiles[3], "D");
    assert.notEqual(mixed.tiles.join(), hand.tiles.join());
  }
  assert.equal(tilesOf(hand).length, 1);
});

test("a plan stays, but for tiles whose square was taken (X24, PR 80)", () => {
  let plan = dealt("ABCDEFG");
  plan = lay(plan, EMPTY, { at: 0, square: C });
  plan = lay(plan, EMPTY, { at: 1, square: C - 1 });
  const after = handOf([..."ABCDEFG"], plan, CAT.board);
  assert.deepEqual(tilesOf(after), [{ square: C - 1, tile: "B" }]);
});

test("a square is pressed for rightward, again for downward, then for no arrow (X21)", () => {
  const once = pressed(null, 7);
  assert.deepEqual(once, { square: 7, down: false });
  const twice = pressed(once, 7);
  assert.deepEqual(twice, { square: 7, down: true });
  assert.equal(pressed(twice, 7), null);
  assert.deepEqual(pressed(twice, 8), { square: 8, down: false });
  assert.deepEqual(pressed(pressed(once, 7), 8), { square: 8, down: false });
});

test("typing goes over tiles that lie, to the edge and not beyond (PR 110)", () => {
  const hand = dealt("SERTY?A");
  const first = typed(
    hand,
    CAT,
    { square: C - 1, down: false },
    { letter: "S", asBlank: false },
  );
  assert.deepEqual(first?.cursor, { square: T + 1, down: false });
  // Nothing is laid on letters that lie (295).
  const onto = typed(
    hand,
    CAT,
    { square: A, down: false },
    { letter: "S", asBlank: false },
  );
  assert.deepEqual(tilesOf(onto?.hand ?? hand), [{ square: T + 1, tile: "S" }]);
  const last = typed(
    hand,
    CAT,
    { square: 14, down: false },
    { letter: "E", asBlank: false },
  );
  assert.deepEqual(last?.cursor, { square: null, down: false });
  assert.equal(
    typed(last.hand, CAT, last.cursor, { letter: "R", asBlank: false }),
    null,
  );
  const back = erased(last.hand, last.cursor);
  assert.deepEqual(back, {
    hand: { ...last.hand, laid: [] },
    cursor: { square: 14, down: false },
  });
  assert.equal(erased(back.hand, back.cursor), null);
  assert.equal(
    typed(hand, CAT, { square: 0, down: true }, { letter: "Z", asBlank: true })?.cursor
      .square,
    15,
  );
});

test("arrows stop at the edges", () => {
  assert.equal(besideKey(SIZE, 14, "ArrowRight"), null);
  assert.equal(besideKey(SIZE, 15, "ArrowLeft"), null);
  assert.equal(besideKey(SIZE, 0, "ArrowUp"), null);
  assert.equal(besideKey(SIZE, 0, "ArrowDown"), 15);
  assert.equal(besideKey(SIZE, 0, "x"), null);
});

test("squares and plays are named as records name them", () => {
  assert.equal(squareName(SIZE, 112), "8H");
  assert.deepEqual(placeOf("8H"), { square: 112, down: false });
  assert.deepEqual(placeOf("H8"), { square: 112, down: true });
  for (const bad of ["", "H", "16A", "0A", "P1", "8h"])
    assert.equal(placeOf(bad), null);
  assert.equal(laidBy("8N", "ABC"), null);
  assert.deepEqual(laidBy("A14", ".x"), [{ square: 210, tile: "x" }]);
  assert.equal(boardAfter(SIZE, [aPlay(1, "8G", "CAT", "cat", 1), A_PASS]), CAT.board);
});

test("words through laid tiles are found with their squares, each once (X8)", () => {
  const laid = [
    { square: T + 1, tile: "S" },
    { square: T + 16, tile: "o" },
  ];
  const words = wordsThrough(CAT.board, laid);
  assert.deepEqual(words.map(({ word }) => word).sort(), ["cats", "so"]);
  assert.deepEqual(words.find(({ word }) => word === "cats")?.squares, [
    C,
    A,
    T,
    T + 1,
  ]);
});

test("a zoomed board covers its window, and shows the square that is laid on", () => {
  assert.ok(needsZoom(304, SIZE));
  assert.ok(!needsZoom(680, SIZE));
  const side = 304;
  const point = { x: 300, y: 4 };
  const zoom = zoomedAt({ side, size: SIZE }, point, WHOLE);
  assert.ok(zoom.scale > 1.9);
  for (const one of [
    zoom,
    panned(side, zoom, 999, 999),
    panned(side, zoom, -999, -999),
  ]) {
    for (const at of [one.x, one.y]) {
      assert.ok(at <= 0 && at + side * one.scale >= side - 1e-9);
    }
  }
  const spot = { x: 0, y: 560, side: 40 };
  const moved = showing(side, zoom, spot);
  assert.ok(moved.x + spot.x >= 0 && moved.y + spot.y + 40 <= side);
});
