import assert from "node:assert/strict";
import { test } from "node:test";

import { layDown, picture, shelf } from "../../js/board/picture.js";
import { penDouble } from "./pen_double.js";

test("a picture is as sharp as the screen, and is laid down at its own size", () => {
  const { pen, asked } = penDouble(2);
  const made = picture({ w: 30, h: 20, reach: 4.2, scale: 2 }, () => {});
  assert.deepEqual([made.canvas.width, made.canvas.height], [78, 58]);
  layDown(pen, made, { x: 10, y: 5 });
  layDown(pen, made, { x: 10, y: 5, grown: 0.5 });
  assert.deepEqual(
    asked("drawImage").map(([, , ...where]) => where),
    [
      [5.5, 0.5, 39, 29],
      [7.75, 2.75, 19.5, 14.5],
    ],
  );
});

test("a picture is drawn once for a density and a look, on a turned pen too", () => {
  const kept = shelf(2);
  let made = 0;
  const make = () => {
    made += 1;
    return { made };
  };
  const turned = { getTransform: () => ({ a: 2 * Math.cos(1), b: 2 * Math.sin(1) }) };
  for (const pen of [penDouble(2).pen, turned, penDouble(2).pen]) {
    kept(pen, ["cube", 70], make);
  }
  assert.equal(made, 1);
  kept(penDouble(3).pen, ["cube", 70], make);
  kept(penDouble(3).pen, ["cube", 71], make);
  assert.equal(made, 3);
  assert.deepEqual(kept(penDouble(3).pen, ["cube", 71], make), { made: 3 });
});
