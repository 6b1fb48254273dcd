/** Boards of circles as they are painted: by forced colours, where all is drawn at once. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { paintBoard } from "../../js/board/tile_board.js";
import { boardLayout, squareAt, tileAt } from "../../js/board/tile_layout.js";
import { paintMarks } from "../../js/board/tile_marks.js";
import { aHeistView } from "./heists.js";
import { penDouble } from "./pen_double.js";

const SIDE = 680;
const LAYOUT = boardLayout(SIDE, 17);
const { layout: colours, worth, board } = aHeistView();
const TILES = { worth, style: "bone", forced: true };

/** The letters and labels that were written. @param {ReturnType<typeof penDouble>} double */
const written = ({ asked }) => asked("fillText").map(([, text]) => text);

test("T2: circle 145 lies in the middle of 289, and is found there", () => {
  const middle = tileAt(LAYOUT, 144);
  assert.ok(Math.abs(middle.x + middle.side / 2 - SIDE / 2) < 1);
  assert.equal(squareAt(LAYOUT, { x: SIDE / 2, y: SIDE / 2 }), 144);
  assert.equal(squareAt(LAYOUT, { x: SIDE - 20, y: SIDE - 20 }), 288);
});

test("T3: bonus circles are labelled, and letters lie on them", () => {
  const double = penDouble();
  paintBoard(double.pen, LAYOUT, {
    ...TILES,
    ...{ game: "heist", colours, start: 144, board: board.join("") },
    ...{ last: [144], theme: "dusk" },
  });
  const texts = written(double);
  assert.deepEqual(
    texts.filter((text) => /^\dL|^\dW/.test(text)),
    ["3W", "6L", "6L"],
  );
  assert.deepEqual(
    texts.filter((text) => /^[A-Z]$/.test(text)),
    ["C", "A", "T"],
  );
});

test("T18: the letter that is replaced stands struck on a flag, a new one has none", () => {
  const laid = (over) => [{ at: 0, square: 144, over, as: null }];
  const texts = (over) => {
    const double = penDouble();
    paintMarks(double.pen, LAYOUT, {
      ...TILES,
      ...{ hand: { tiles: ["B"], laid: laid(over) }, round: true, cursor: null },
      ...{ over: null, dragged: null, refused: [], board: [], score: null },
    });
    return written(double).filter((text) => /[A-Z]/.test(text));
  };
  assert.deepEqual(texts("c"), ["B", "C"]);
  assert.deepEqual(texts("."), ["B"]);
});
