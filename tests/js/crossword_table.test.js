/** The table as far as it needs no page: previews, what is open, what is told. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { handOf, lay, NO_HAND, named, reorder } from "../../js/board/crossword_hand.js";
import { Handling } from "../../js/page/crossword_handling.js";
import { BLANK_TABLE, newsOf } from "../../js/page/crossword_shown.js";
import { boardAfter } from "../../js/store/crossword_notation.js";
import { SAID } from "../../js/ui/words_crossword.js";
import { aPlay, aView } from "./crosswords.js";

const EMPTY = boardAfter([]);

// What the table asks of a page whose focus is elsewhere.
globalThis.document = { activeElement: null };
globalThis.HTMLElement = class {
  contains() {
    return false;
  }
};

/** A desk whose previews are answered when the test says so. */
function aDesk(rack = "CATSEI?") {
  const view = aView({ turns: [], number: 0 });
  const hand = handOf([...rack], NO_HAND, EMPTY);
  const shown = { ...BLANK_TABLE, view, seat: 1, isYours: true, hand };
  /** @type {(() => void)[]} */
  const answers = [];
  const preview = (_, tiles) =>
    new Promise((resolve) => {
      const move = tiles.map(({ tile }) => tile).join("");
      answers.push(() => resolve({ move, score: tiles.length }));
    });
  const app = {
    announce() {},
    device: { sound: { back() {}, take() {} } },
    entropy: () => [7],
  };
  const surfaces = { whole() {}, reveal() {} };
  const root = { querySelector: () => new HTMLElement() };
  const desk = { shown: () => shown, plan() {}, preview };
  const tell = (changed) => Object.assign(shown, changed);
  const handling = new Handling(app, root, surfaces, { ...desk, tell });
  return { shown, answers, handling };
}

const laidOn = (hand, ...squares) =>
  squares.reduce((now, square, at) => lay(now, EMPTY, { at, square }), hand);

test("what is played is what lies there, however late the engine tells (X23)", async () => {
  const { shown, answers, handling } = aDesk();
  handling.change(laidOn(shown.hand, 111, 112));
  answers[0]?.();
  assert.equal((await handling.previewed())?.move, "CA");
  handling.change(laidOn(shown.hand, 111, 112, 113));
  const played = handling.previewed();
  handling.change(laidOn(shown.hand, 111, 112, 113, 114));
  answers[2]?.();
  answers[1]?.();
  assert.equal((await played)?.move, "CATS");
  assert.equal(shown.preview?.move, "CATS");
});

test("setting the rack in order does not touch the score (PR 208)", async () => {
  const { shown, answers, handling } = aDesk();
  const laid = laidOn(shown.hand, 111, 112);
  handling.change(laid);
  answers[0]?.();
  await handling.previewed();
  handling.change(reorder(laid, 0, 5));
  assert.equal(shown.preview?.move, "CA");
  answers[1]?.();
  assert.equal((await handling.previewed())?.move, "CA");
});

test("a blank without a letter makes no play and shows no score (PR 74, 1771)", async () => {
  const { shown, answers, handling } = aDesk("?AT");
  const one = lay(shown.hand, EMPTY, { at: 1, square: 112 });
  handling.change(one);
  answers[0]?.();
  assert.equal((await handling.previewed())?.score, 1);
  const two = lay(one, EMPTY, { at: 0, square: 111 });
  handling.change(two);
  assert.equal(await handling.previewed(), null);
  assert.equal(shown.preview, null);
  handling.change(named(two, EMPTY, 111, "C"));
  answers[1]?.();
  assert.equal((await handling.previewed())?.move, "Ac");
});

test("a tile that is tapped goes to the arrow, which moves on (X21, PR 67)", () => {
  const { shown, handling } = aDesk();
  handling.choose(1);
  assert.deepEqual([shown.chosen, shown.hand.laid], [1, []]);
  shown.chosen = null;
  shown.cursor = { square: 111, down: true };
  handling.choose(0);
  handling.choose(2);
  assert.deepEqual(
    shown.hand.laid.map(({ at, square }) => [at, square]),
    [
      [0, 111],
      [2, 126],
    ],
  );
  assert.deepEqual(shown.cursor, { square: 141, down: true });
});

test("while a move is judged or trouble is told, no tile is touched", () => {
  for (const shut of [{ isJudged: true }, { trouble: "moved" }, { looked: 1 }]) {
    const { shown, handling } = aDesk();
    handling.change(laidOn(shown.hand, 111));
    Object.assign(shown, shut);
    const { hand } = shown;
    handling.recall();
    handling.shuffle();
    assert.equal(shown.hand, hand, JSON.stringify(shut));
  }
});

test("move, tiles that came home and whose turn it is are one sentence (X24)", () => {
  const players = [{ name: "Ida", token: 0 }];
  const turns = [aPlay(1, "8G", "CAT", "cat", 10)];
  assert.equal(newsOf({ players, home: [] }, []), "The first word covers the star");
  assert.equal(newsOf({ players, home: [] }, turns), "Ida played cat for 10");
  assert.equal(
    SAID.yourTurn(newsOf({ players, home: [111, 112] }, turns)),
    "Ida played cat for 10. Squares 8G, 8H were taken: 2 tiles came home. Your turn",
  );
});
