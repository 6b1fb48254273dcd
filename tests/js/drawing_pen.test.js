import assert from "node:assert/strict";
import { test } from "node:test";

import { fitCanvas, glyph, seededRandom, withShadow } from "../../js/board/pen.js";
import { penDouble } from "./pen_double.js";

/** A canvas that counts how often it was given a new size. */
function aCanvas() {
  const canvas = {
    resized: 0,
    transform: null,
    getContext: () => ({
      setTransform: (...six) => {
        canvas.transform = six;
      },
    }),
  };
  for (const side of ["width", "height"]) {
    let size = 0;
    Object.defineProperty(canvas, side, {
      get: () => size,
      set: (value) => {
        size = value;
        canvas.resized += 1;
      },
    });
  }
  return canvas;
}

test("a canvas gets the screen's dots, three per pixel at most", () => {
  const canvas = aCanvas();
  fitCanvas(canvas, 100, 50, 2.625);
  assert.deepEqual([canvas.width, canvas.height], [263, 131]);
  assert.deepEqual(canvas.transform, [2.625, 0, 0, 2.625, 0, 0]);
  fitCanvas(canvas, 100, 50, 4);
  assert.deepEqual([canvas.width, canvas.height], [300, 150]);
});

test("a canvas that fits is not emptied", () => {
  const canvas = aCanvas();
  fitCanvas(canvas, 80, 60, 2);
  fitCanvas(canvas, 80, 60, 2);
  assert.equal(canvas.resized, 2);
});

test("a canvas without a context is said to be one", () => {
  const canvas = { width: 0, height: 0, getContext: () => null };
  assert.throws(() => fitCanvas(canvas, 1, 1, 1), /no 2D canvas/);
});

test("the same seed gives the same numbers, spread over [0, 1)", () => {
  const row = (n) => Array.from({ length: 2000 }, seededRandom(n));
  assert.deepEqual(row(7), row(7));
  assert.notDeepEqual(row(7), row(8));
  const numbers = row(-1);
  assert.ok(numbers.every((number) => number >= 0 && number < 1));
  const mean = numbers.reduce((sum, number) => sum + number) / numbers.length;
  assert.ok(Math.abs(mean - 0.5) < 0.03);
});

test("shadows grow with the screen's density", () => {
  const { pen } = penDouble(3);
  withShadow(pen, { colour: "black", blur: 4, y: 2 }, () => {
    assert.deepEqual(
      [pen.shadowBlur, pen.shadowOffsetX, pen.shadowOffsetY],
      [12, 0, 6],
    );
  });
});

test("a letter's ink is centred across and its capitals down", () => {
  const { pen, asked } = penDouble();
  glyph(pen, "E", { x: 50, y: 50, size: 40, colour: "black" });
  assert.deepEqual(asked("fillText"), [["fillText", "E", 45, 65]]);
});
