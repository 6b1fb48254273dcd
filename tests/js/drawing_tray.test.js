import assert from "node:assert/strict";
import { test } from "node:test";

import { paintBoxArt } from "../../js/board/box_art.js";
import {
  huntLayout,
  nearestFirst,
  paintMarks,
  paintTray,
  ribbonSpots,
} from "../../js/board/hunt_tray.js";
import { discScale, ringDrop, ringsRest, shakeReach } from "../../js/board/motion.js";
import { penDouble } from "./pen_double.js";

const CELLS = [..."TDIANETNERASSVEL"];
const LONG_AGO = { rings: 5000, last: 5000 };
const MARKS = {
  cells: CELLS,
  path: [15, 10, 7, 6, 5, 9],
  next: [4, 8, 12, 13, 14],
  refused: false,
  order: false,
  closed: false,
  ages: LONG_AGO,
  reduced: false,
  shake: 5000,
};

/** What a call of paintMarks says, and what it drew. */
function painted(changes) {
  const double = penDouble();
  const moves = paintMarks(double.pen, huntLayout(366, 4), { ...MARKS, ...changes });
  return { ...double, moves };
}

for (const n of [4, 5]) {
  test(`${n} by ${n} cubes lie evenly inside the tray`, () => {
    const { side, cube, pitch, cells } = huntLayout(400, n);
    assert.equal(cells.length, n * n);
    const first = cells[0];
    const last = cells[n * n - 1];
    assert.ok(first.x > 0 && pitch > cube);
    assert.ok(Math.abs(last.x + cube + first.x - side) < 1e-9);
    assert.ok(Math.abs(last.y + cube + first.y - side) < 1e-9);
    assert.ok(Math.abs(cells[n].y - first.y - pitch) < 1e-9);
    assert.ok(Math.abs(cells[1].cx - first.cx - pitch) < 1e-9);
  });
}

test("a face's middle is above its cube's middle, for the side wall is below", () => {
  const { cube, cells } = huntLayout(366, 4);
  const { x, y, cx, cy } = cells[6];
  assert.equal(cx, x + cube / 2);
  assert.ok(cy < y + cube / 2 && cy > y + cube * 0.45);
});

test("cubes are big enough to touch on the smallest phone", () => {
  assert.ok(huntLayout(304, 4).cube > 60);
  assert.ok(huntLayout(304, 5).cube > 48);
});

test("the nearest ring drops first", () => {
  const layout = huntLayout(366, 4);
  assert.deepEqual(nearestFirst(layout, [9], [4, 8, 12, 13, 14]), [8, 13, 4, 12, 14]);
  assert.deepEqual(nearestFirst(layout, [], [3, 1]), [3, 1]);
});

test("only the ribbon's newest piece grows", () => {
  const layout = huntLayout(366, 4);
  const [from, half] = ribbonSpots(layout, [0, 1], 0.5);
  assert.equal(from.x, layout.cells[0].cx);
  assert.ok(Math.abs(half.x - (layout.cells[0].cx + layout.pitch / 2)) < 1e-9);
  const spots = ribbonSpots(layout, [0, 1, 5], 1);
  assert.deepEqual(spots[2], { x: layout.cells[5].cx, y: layout.cells[5].cy });
  assert.equal(ribbonSpots(layout, [3], 0)[0].x, layout.cells[3].cx);
});

test("rings and discs come to rest at their own size", () => {
  assert.deepEqual(ringDrop(0, 0), { scale: 1.12, alpha: 0 });
  assert.equal(ringDrop(ringsRest(5) - 1, 4).alpha, 1);
  assert.equal(ringDrop(ringsRest(5), 4).scale, 1);
  assert.equal(discScale(0), 0.8);
  assert.equal(discScale(500), 1);
  const widest = Math.max(...Array.from({ length: 140 }, (_, age) => discScale(age)));
  assert.ok(widest > 1 && widest < 1.01);
});

test("a shake stays within 5 px and ends where it began", () => {
  const reach = Array.from({ length: 221 }, (_, age) => Math.abs(shakeReach(age)));
  assert.ok(Math.max(...reach) > 3 && Math.max(...reach) <= 5);
  assert.ok(reach[0] === 0 && reach[220] < 1e-9 && Math.abs(shakeReach(9e9)) < 1e-9);
});

test("marks say whether they still move", () => {
  assert.equal(painted({}).moves, false);
  assert.equal(painted({ ages: { rings: 150, last: 5000 } }).moves, true);
  assert.equal(painted({ ages: { rings: 5000, last: 60 } }).moves, true);
  assert.equal(
    painted({ ages: { rings: 0, last: 0 }, next: [], path: [] }).moves,
    false,
  );
  assert.equal(painted({ refused: true, shake: 100 }).moves, true);
  assert.equal(painted({ refused: true, shake: 400 }).moves, false);
  assert.equal(painted({ shake: 100 }).moves, false);
});

test("reduced motion shows the end at once", () => {
  const now = { ages: { rings: 0, last: 0 }, refused: true, shake: 0, reduced: true };
  const { moves, asked } = painted(now);
  assert.equal(moves, false);
  assert.ok(asked("translate").every(([, x]) => Math.abs(x) < 10));
  assert.deepEqual(
    painted({ ages: { rings: 0, last: 0 }, reduced: true }).calls,
    painted({}).calls,
  );
});

test("the letters of the path are set again, and no others", () => {
  const letters = painted({})
    .asked("fillText")
    .map(([, letter]) => letter);
  assert.deepEqual(letters, [..."LANTER"]);
  const numbered = painted({ order: true, path: [4, 5] }).asked("fillText");
  assert.deepEqual(
    numbered.map(([, text]) => text),
    ["N", "E", "1", "2"],
  );
});

test("refused is a broken ring round every cube of the path", () => {
  assert.equal(painted({ refused: true }).asked("setLineDash").length, 6);
  assert.equal(painted({}).asked("setLineDash").length, 0);
});

test("every pen is handed back as it came", () => {
  for (const forced of [false, true]) {
    const { asked } = painted({ refused: true, order: true, forced });
    assert.equal(asked("save").length, asked("restore").length);
  }
});

test("forced colours draw without shading", () => {
  const { pen, asked } = penDouble();
  const look = { cells: CELLS, theme: "dusk", table: "hunt", forced: true };
  paintTray(pen, huntLayout(366, 4), look);
  assert.equal(asked("createLinearGradient").length, 0);
  assert.equal(painted({ forced: true }).asked("createConicGradient").length, 0);
  assert.equal(asked("fillText").length, 16);
});

test("a Qu cube is set as one face", () => {
  const { pen, asked } = penDouble();
  const cells = ["Qu", ...CELLS.slice(1)];
  paintTray(pen, huntLayout(366, 4), { cells, theme: "morning", table: "hunt" });
  assert.ok(asked("fillText").some(([, text]) => text === "Qu"));
});

test("a cell off the grid is refused, not drawn elsewhere", () => {
  assert.throws(() => painted({ path: [16] }), RangeError);
});

test("the hunt's box shows its name in cubes", () => {
  const { pen, asked } = penDouble();
  paintBoxArt(pen, 200, 160, "hunt");
  assert.equal(
    asked("fillText")
      .map(([, letter]) => letter)
      .join(""),
    "HUNT",
  );
  assert.throws(() => paintBoxArt(pen, 200, 160, "chess"), /chess/);
});
