/** Boards of circles as they are painted: by forced colours, where all is drawn at once. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { badgeAt, flagAt, runsDown } from "../../js/board/mark_places.js";
import { STYLES } from "../../js/board/tile.js";
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
      ...{ past: [], lies: () => false },
      ...{ over: null, dragged: null, refused: [], board: [], score: null },
    });
    return written(double).filter((text) => /[A-Z]/.test(text));
  };
  assert.deepEqual(texts("c"), ["B", "C"]);
  assert.deepEqual(texts("."), ["B"]);
});

/** Sides of boards: of a low phone, a phone, a desktop. */
const SIDES = [240, 374, 716];
const WORDS = {
  down: [76, 93, 110, 127],
  "down the left edge": [0, 17, 34, 51],
  "down the right edge": [16, 33, 50, 67],
  across: [144, 145, 146, 147],
  "across to the right edge": [200, 201, 202, 203],
  "into the last corner": [285, 286, 287, 288],
};

/** Whether two squares touch, on the board. */
function isBeside(one, other) {
  if (other < 0 || other >= 289) return false;
  const rows = Math.abs(Math.floor(one / 17) - Math.floor(other / 17));
  return rows + Math.abs((one % 17) - (other % 17)) === 1;
}

/** How far a round and a box are apart; below 0 where they touch. */
function between({ x, y, r }, box) {
  const dx = Math.max(box.x - x, 0, x - box.x - box.w);
  const dy = Math.max(box.y - y, 0, y - box.y - box.h);
  return Math.hypot(dx, dy) - r;
}

/** The flags of a word that replaces all its letters, and its score. */
function marksOf(layout, word, lies = () => false) {
  const down = runsDown(layout, word);
  const flags = word.map((square) => flagAt(layout, square, down, lies));
  const others = word.slice(0, -1);
  const badge = badgeAt(layout, word.at(-1), { w: 22, h: 18, down, flags, others });
  return { flags, others, badge };
}

test("T18: a flag covers no other pending tile, and stays on the board", () => {
  for (const side of SIDES) {
    const layout = boardLayout(side, 17);
    for (const [way, word] of Object.entries(WORDS)) {
      marksOf(layout, word).flags.forEach(({ x, y, r }, at) => {
        const told = `${way}, ${side}`;
        assert.ok(Math.min(x, y) >= r && Math.max(x, y) <= side - r, told);
        for (const square of word.toSpliced(at, 1)) {
          const tile = tileAt(layout, square);
          const half = tile.side / 2;
          const far = Math.hypot(x - tile.x - half, y - tile.y - half);
          assert.ok(far > r + half, told);
        }
      });
    }
  }
});

test("T18: a flag hides no letter of the board where there is a free circle", () => {
  const layout = boardLayout(374, 17);
  for (const [way, word] of Object.entries(WORDS)) {
    const [first, next] = word;
    const beside = next - first === 17 ? [-1, 1] : [-17, 17];
    for (const [at, square] of word.entries()) {
      for (const step of beside) {
        const other = square + step;
        if (!isBeside(square, other) || !isBeside(square, square - step)) continue;
        const flag = marksOf(layout, word, (one) => one === other).flags[at];
        const { x, y, side } = tileAt(layout, other);
        const far = Math.hypot(flag.x - x - side / 2, flag.y - y - side / 2);
        const told = `${way}, letter on ${other}`;
        assert.ok(far > side / 2, told);
      }
    }
  }
});

test("X23, T18: the score hides no flag and no other pending tile", () => {
  for (const side of SIDES) {
    const layout = boardLayout(side, 17);
    for (const [way, word] of Object.entries(WORDS)) {
      const { flags, others, badge } = marksOf(layout, word);
      const told = `${way}, ${side}`;
      assert.ok(Math.min(badge.x, badge.y) >= 0, told);
      assert.ok(Math.max(badge.x + badge.w, badge.y + badge.h) <= side, told);
      for (const flag of flags) assert.ok(between(flag, badge) > 0, told);
      for (const other of others) {
        const tile = tileAt(layout, other);
        const half = tile.side / 2;
        const round = { x: tile.x + half, y: tile.y + half, r: half - 0.01 };
        assert.ok(between(round, badge) > 0, told);
      }
    }
  }
});

/** Relative luminance. @param {string} colour #RRGGBB */
function luminance(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test("X25: on every tile letters are to be read, and in a hollow every tile is seen", () => {
  for (const [style, { face, rim, ink, small, blank }] of Object.entries(STYLES)) {
    for (const [, ground] of face) {
      for (const colour of [ink, small, blank]) {
        const ratio = contrast(colour, ground);
        assert.ok(ratio >= 4.5, `${style}: ${colour} on ${ground} ${ratio.toFixed(2)}`);
      }
    }
    const edge = contrast(rim ?? face.at(-1)[1], "#14181B");
    assert.ok(edge >= 4.5, `${style}: ${edge.toFixed(2)}`);
  }
});
