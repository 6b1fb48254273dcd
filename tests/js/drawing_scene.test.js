import assert from "node:assert/strict";
import { test } from "node:test";

import { paintBoxArt } from "../../js/board/box_art.js";
import { paintDome } from "../../js/board/dome.js";
import { glassOf, outlineOf, sandOf, wallOf } from "../../js/board/glass_shape.js";
import { paintHourglass } from "../../js/board/hourglass.js";
import { paintLobby } from "../../js/board/lobby.js";
import { porchIn } from "../../js/board/porch.js";
import { penDouble } from "./pen_double.js";

const GLASS = glassOf(200, 360);
const SHARES = Array.from({ length: 101 }, (_, part) => part / 100);

test("the bulbs are alike and close to a throat", () => {
  const wall = wallOf(GLASS, 0);
  assert.ok(Math.abs(wall.at(0)[1] - GLASS.half) < 1e-9);
  assert.ok(Math.abs(wall.at(-1)[0] - GLASS.throat) < 1e-9);
  assert.ok(Math.abs(wall.at(-1)[1]) < 1e-9);
  assert.ok(wall.every(([radius]) => radius > 0 && radius <= GLASS.bulb * 1.01));
});

test("the glass stands between its posts, mirrored left to right", () => {
  const outline = outlineOf(GLASS, 0);
  const across = outline.map(([x]) => x);
  assert.ok(Math.abs(Math.min(...across) + Math.max(...across) - 2 * GLASS.cx) < 1e-9);
  assert.ok(Math.min(...across) > GLASS.w * 0.1);
  const inside = outlineOf(GLASS, 4).map(([x]) => x);
  assert.ok(Math.min(...inside) > Math.min(...across));
});

test("sand only ever sinks above and rises below", () => {
  const heights = SHARES.map((left) => sandOf(GLASS, left));
  for (let part = 1; part < heights.length; part += 1) {
    assert.ok(heights[part].surface < heights[part - 1].surface);
    assert.ok(heights[part].peak > heights[part - 1].peak);
    assert.ok(heights[part].shoulder >= heights[part].peak);
  }
});

test("a full glass has nothing below, an empty one nothing above", () => {
  const full = sandOf(GLASS, 1);
  assert.equal(full.peak, GLASS.bottom);
  assert.ok(Math.abs(GLASS.neck - full.surface - 0.8 * GLASS.half) < 1e-9);
  const empty = sandOf(GLASS, 0);
  assert.equal(empty.surface, GLASS.neck);
  assert.equal(empty.dip, 0);
  assert.ok(empty.peak > GLASS.neck && empty.shoulder < GLASS.bottom);
});

test("in forced colours the hourglass is outlines and flat sand", () => {
  const { pen, asked } = penDouble();
  const state = { left: 0.5, ember: false, running: true, theme: "dusk", moment: 0 };
  const box = { x: 20, y: 20, w: 64, h: 100 };
  paintHourglass(pen, box, { ...state, reduced: false, forced: true });
  assert.equal(asked("drawImage").length, 0);
  assert.equal(asked("createLinearGradient").length, 0);
  assert.equal(asked("save").length, asked("restore").length);
});

const SCREENS = [
  [320, 568],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
  [1920, 1200],
];

for (const [w, h] of SCREENS) {
  test(`the porch fits a screen of ${w} by ${h}`, () => {
    const { horizon, rail, beam, floor, lamp } = porchIn(w, h);
    assert.ok(0 < horizon && horizon < rail && rail + beam < floor && floor < h);
    assert.ok(lamp.x - lamp.wide / 2 > w / 2 && lamp.x + lamp.wide / 2 < w);
    assert.ok(lamp.y - lamp.wide * 0.42 > 0 && lamp.y < horizon);
  });
}

test("the lamp is lit at dusk only, and the stars are out", () => {
  const dusk = penDouble();
  const morning = penDouble();
  paintLobby(dusk.pen, 390, 844, "dusk");
  paintLobby(morning.pen, 390, 844, "morning");
  assert.ok(dusk.asked("arc").length > 20);
  assert.equal(morning.asked("arc").length, 0);
  assert.equal(dusk.asked("save").length, dusk.asked("restore").length);
});

test("a surface of any size can be painted, while a page is being laid out", () => {
  const still = { left: 0.55, ember: false, running: true, moment: 0, reduced: true };
  const glass = { ...still, style: "brass" };
  const dome = { forced: false, moment: 0, shake: 0, lifted: 0 };
  const sizes = Array.from({ length: 41 }, (_, size) => size);
  const some = [0, 1, 2, 40];
  const pairs = sizes.flatMap((one) =>
    some.flatMap((other) => [
      [one, other],
      [other, one],
    ]),
  );
  for (const [w, h] of pairs) {
    const { pen } = penDouble();
    for (const theme of ["dusk", "morning"]) {
      paintLobby(pen, w, h, theme);
      paintHourglass(pen, { x: 0, y: 0, w, h }, { ...glass, theme });
      paintHourglass(pen, { x: 0, y: 0, w, h }, { ...glass, theme, forced: true });
    }
    for (const game of ["hunt", "classic", "crossword", "heist"]) {
      paintBoxArt(pen, w, h, game);
    }
    paintDome(pen, w, h, dome);
  }
});
