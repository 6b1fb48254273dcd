import assert from "node:assert/strict";
import { test } from "node:test";

import { spell } from "../../js/board/hunt_path.js";
import { typedFrom, typeLetter, untype, waysFor } from "../../js/board/hunt_typing.js";

const NOTHING = { text: "", path: [] };
const grid = (letters) => [...letters].map((cell) => (cell === "q" ? "Qu" : cell));

/** Types a whole text; fails on a letter that finds no cube. */
function typeAll(cells, text, typed = NOTHING) {
  const n = Math.sqrt(cells.length);
  return [...text].reduce((soFar, letter) => {
    const next = typeLetter(n, cells, soFar, letter);
    assert.equal(next.illegal, false, `${letter} after ${soFar.text}`);
    assert.equal(next.path, next.typed.path);
    return next.typed;
  }, typed);
}

test("typed letters find a path, in either case", () => {
  const cells = grid("TDIANETNERASSVEL");
  assert.equal(spell(cells, typeAll(cells, "lantern").path), "lantern");
  assert.deepEqual(typeAll(cells, "LAN").path, typeAll(cells, "lan").path);
});

test("the path goes on from where it is, as long as it can", () => {
  //  A B .     the B after the first A is typed before it is known
  //  . . .     that only the last A has a B with a C beside it
  //  A B C
  const cells = grid("ABXXXXABC");
  const typed = typeAll(cells, "ab");
  assert.deepEqual(typed.path, [0, 1]);
  assert.deepEqual(typeAll(cells, "c", typed).path, [6, 7, 8]);
  const chosen = typedFrom(cells, [6]);
  assert.deepEqual(typeAll(cells, "b", chosen).path, [6, 7]);
});

test("of several ways the first in order of cells is taken", () => {
  const cells = grid("XEXEAEXEX");
  assert.deepEqual(typeAll(cells, "ae").path, [4, 1]);
  assert.deepEqual(waysFor(3, cells, "ae"), [
    [4, 1],
    [4, 3],
    [4, 5],
    [4, 7],
  ]);
});

test("a letter that fits nowhere changes nothing", () => {
  const cells = grid("CATSXXXXXXXXXXXX");
  const typed = typeAll(cells, "cat");
  for (const letter of ["z", "c", "é", "1"]) {
    const refused = typeLetter(4, cells, typed, letter);
    assert.deepEqual(refused, { typed, path: typed.path, illegal: true });
  }
  assert.equal(typeLetter(4, cells, NOTHING, "z").illegal, true);
});

test("H10: Q takes the Qu cube, the U after it is swallowed", () => {
  const cells = grid("qITXXXXXX");
  assert.deepEqual(typeAll(cells, "q").path, [0]);
  assert.deepEqual(typeAll(cells, "qu").path, [0]);
  assert.deepEqual(typeAll(cells, "quit").path, [0, 1, 2]);
  assert.deepEqual(typeAll(cells, "qit").path, [0, 1, 2]);
});

test("H10: only one U is swallowed: SQUUSH has a U cube", () => {
  const cells = grid("SqUXHSXXX");
  assert.deepEqual(typeAll(cells, "squush").path, [0, 1, 2, 5, 4]);
  assert.equal(typeLetter(3, cells, typeAll(cells, "squu"), "u").illegal, true);
});

test("a U cube is typed by U", () => {
  const cells = grid("USEXXXXXX");
  assert.deepEqual(typeAll(cells, "use").path, [0, 1, 2]);
});

test("Q finds nothing where there is no Qu cube", () => {
  assert.equal(typeLetter(2, grid("QUIT"), NOTHING, "q").illegal, true);
});

test("typing goes on from taps, and swallows the U of a tapped Qu", () => {
  const cells = grid("SqUXHSXXX");
  assert.deepEqual(typedFrom(cells, [0, 1]), { text: "sq", path: [0, 1] });
  assert.deepEqual(typeAll(cells, "u", typedFrom(cells, [0, 1])).path, [0, 1]);
  assert.deepEqual(typedFrom(cells, [0, 1, 2]).text, "squu");
  assert.deepEqual(typeAll(cells, "sh", typedFrom(cells, [0, 1, 2])).text, "squush");
  assert.deepEqual(typedFrom(cells, []), NOTHING);
});

test("Backspace drops one cube, Qu with both letters", () => {
  const cells = grid("SqIXXTXXX");
  const typed = typeAll(cells, "squit");
  const once = untype(typed);
  assert.deepEqual(once, { text: "squi", path: [0, 1, 2] });
  const thrice = untype(untype(once));
  assert.deepEqual(thrice, { text: "s", path: [0] });
  assert.deepEqual(untype(untype(thrice)), NOTHING);
  assert.deepEqual(untype(typeAll(cells, "sq")), { text: "s", path: [0] });
});

test("a typed path is always legal and spells what was typed", () => {
  const cells = grid("EEAERTqISEANTREUOLSTAIREN".slice(0, 25));
  const typed = typeAll(cells, "quiet");
  assert.equal(spell(cells, typed.path), "quiet");
  assert.equal(new Set(typed.path).size, typed.path.length);
});

test("a grid of one letter does not stop the page", () => {
  const cells = grid("E".repeat(25));
  const began = performance.now();
  const typed = typeAll(cells, "e".repeat(16));
  assert.equal(typeLetter(5, cells, typed, "x").illegal, true);
  assert.ok(performance.now() - began < 2000);
});
