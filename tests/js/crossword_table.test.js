/** The table as far as it needs no page: previews, what is open, what is told. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { handOf, lay, NO_HAND, named, reorder } from "../../js/board/tile_hand.js";
import { Handling } from "../../js/page/tile_handling.js";
import { blankTable, latestTurns, newsOf } from "../../js/page/tile_shown.js";
import { Touch } from "../../js/page/tile_touch.js";
import { boardAfter } from "../../js/store/tile_notation.js";
import { SAID } from "../../js/ui/words_crossword.js";
import { A_PASS, aPlay, aView } from "./crosswords.js";

const EMPTY = { board: boardAfter(15, []), replaces: false };

// What the table asks of a page whose focus is elsewhere.
globalThis.document = { activeElement: null };
globalThis.HTMLElement = class extends EventTarget {
  contains() {
    return false;
  }
  closest() {
    return this;
  }
  focus() {}
  setPointerCapture() {}
};
globalThis.Element = globalThis.HTMLElement;
globalThis.addEventListener = () => {};
globalThis.window = globalThis;

/** A desk whose previews are answered when the test says so. */
function aDesk(rack = "CATSEI?") {
  const view = aView({ turns: [], number: 0 });
  const hand = handOf([...rack], NO_HAND, EMPTY.board);
  const shown = { ...blankTable("crossword"), view, seat: 1, isYours: true, hand };
  /** @type {(() => void)[]} */
  const answers = [];
  /** @type {string[]} */
  const said = [];
  const preview = (_, tiles) =>
    new Promise((resolve) => {
      const move = tiles.map(({ tile }) => tile).join("");
      answers.push(() => resolve({ move, score: tiles.length }));
    });
  const app = {
    announce: (sentence) => said.push(sentence),
    device: { sound: { back() {}, take() {} } },
    entropy: () => [7],
  };
  // The rack lies below the board: places of 40 px, squares of 20.
  const spotAt = ({ x, y }) =>
    y >= 300
      ? { kind: "slot", at: Math.floor(x / 40) }
      : { kind: "square", square: 15 * Math.floor(y / 20) + Math.floor(x / 20) };
  const surfaces = { whole() {}, reveal() {}, hold() {}, zoomIn() {}, spotAt };
  const root = { querySelector: () => new HTMLElement() };
  const style = () => "cream";
  const desk = { shown: () => shown, plan() {}, render() {}, preview, style };
  const tell = (changed) => Object.assign(shown, changed);
  const handling = new Handling(app, root, surfaces, { ...desk, tell });
  return { shown, answers, said, handling };
}

const laidOn = (hand, ...squares) =>
  squares.reduce((now, square, at) => lay(now, EMPTY, { at, square }), hand);

test("what is played is what lies there, however late the engine tells (X23)", async () => {
  const { shown, answers, handling } = aDesk();
  handling.laying.change(laidOn(shown.hand, 111, 112));
  answers[0]?.();
  assert.equal((await handling.laying.previewed())?.move, "CA");
  handling.laying.change(laidOn(shown.hand, 111, 112, 113));
  const played = handling.laying.previewed();
  handling.laying.change(laidOn(shown.hand, 111, 112, 113, 114));
  answers[2]?.();
  answers[1]?.();
  assert.equal((await played)?.move, "CATS");
  assert.equal(shown.preview?.move, "CATS");
});

test("setting the rack in order does not touch the score (PR 208)", async () => {
  const { shown, answers, handling } = aDesk();
  const laid = laidOn(shown.hand, 111, 112);
  handling.laying.change(laid);
  answers[0]?.();
  await handling.laying.previewed();
  handling.laying.change(reorder(laid, 0, 5));
  assert.equal(shown.preview?.move, "CA");
  answers[1]?.();
  assert.equal((await handling.laying.previewed())?.move, "CA");
});

test("a blank without a letter makes no play and shows no score (PR 74, 1771)", async () => {
  const { shown, answers, handling } = aDesk("?AT");
  const one = lay(shown.hand, EMPTY, { at: 1, square: 112 });
  handling.laying.change(one);
  answers[0]?.();
  assert.equal((await handling.laying.previewed())?.score, 1);
  const two = lay(one, EMPTY, { at: 0, square: 111 });
  handling.laying.change(two);
  assert.equal(await handling.laying.previewed(), null);
  assert.equal(shown.preview, null);
  handling.laying.change(named(two, EMPTY, 111, "C"));
  answers[1]?.();
  assert.equal((await handling.laying.previewed())?.move, "Ac");
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

test("a refusal goes with the tiles that it was about, to the news before (X8)", () => {
  const { shown, handling } = aDesk();
  for (const change of [
    () => handling.recall(),
    () => handling.pressSquare(111),
    () => handling.laying.change(laidOn(shown.hand, 112)),
  ]) {
    handling.laying.change(laidOn(shown.hand, 111));
    shown.notice = "Ida passed";
    shown.refused = { squares: [111], words: ["c"], why: "C is not in the list" };
    change();
    assert.deepEqual(shown.refused, { squares: [], words: [], why: "" });
    assert.equal(shown.notice, "Ida passed");
  }
});

test("while a move is judged or trouble is told, no tile is touched", () => {
  for (const shut of [{ isJudged: true }, { trouble: "moved" }, { looked: 1 }]) {
    const { shown, handling } = aDesk();
    handling.laying.change(laidOn(shown.hand, 111));
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
  const shown = { game: "crossword", players, view: null };
  assert.equal(newsOf({ ...shown, home: [] }, []), "The first word covers the star");
  assert.equal(
    newsOf({ ...shown, home: [] }, turns),
    "Ida played cat at 8G across for 10",
  );
  assert.equal(
    SAID.yourTurn(newsOf({ ...shown, home: [111, 112] }, turns)),
    "Ida played cat at 8G across for 10. Squares 8G, 8H were taken: 2 tiles came home. Your turn",
  );
});

/** A finger presses, goes straight on and lifts. */
function drawAcross(handling, from, to) {
  const root = new HTMLElement();
  const touch = new Touch(root, handling.hears, () => 0);
  const does = (name, [clientX, clientY]) =>
    root.dispatchEvent(
      Object.assign(new Event(`pointer${name}`), {
        ...{ button: 0, pointerId: 1, pointerType: "touch" },
        ...{ clientX, clientY },
      }),
    );
  does("down", from);
  does("move", to);
  does("up", to);
  touch.stop();
}

test("no click follows a tap on board or rack, which would fall on the letter card (X21)", () => {
  const { handling } = aDesk();
  const root = new HTMLElement();
  root.closest = () => root;
  const touch = new Touch(root, handling.hears, () => 0);
  const end = new Event("touchend", { cancelable: true });
  root.dispatchEvent(end);
  touch.stop();
  assert.equal(end.defaultPrevented, true);
});

test("a finger that goes straight along the rack sets it in order (X22)", () => {
  const { shown, handling } = aDesk();
  // The tile is seen above the finger, over the board: the finger counts.
  drawAcross(handling, [20, 310], [260, 310]);
  assert.equal(shown.hand.tiles.join(""), "ATSEI?C");
  assert.deepEqual(shown.hand.laid, []);
  // On the board the tile counts, which the finger does not hide.
  drawAcross(handling, [20, 310], [150, 270]);
  assert.deepEqual(shown.hand.laid, [
    { at: 0, square: 15 * 11 + 7, over: ".", as: null },
  ]);
});

test("what several computer players did on end is told together (X23)", () => {
  const seats = [0, 1, 2].map((player, i) => ({ seat: i + 1, player }));
  const turns = [1, 2, 3].map((seat) => ({ ...A_PASS, seat }));
  const seatsTold = (n) =>
    latestTurns({ seats, turns: turns.slice(0, n) }).map(({ seat }) => seat);
  assert.deepEqual([0, 1, 2, 3].map(seatsTold), [[], [1], [2], [2, 3]]);
});

test("which tile was laid or taken back is said, with the score so far (X23)", async () => {
  const { shown, answers, said, handling } = aDesk();
  shown.cursor = { square: 111, down: false };
  handling.keys.type("C", false);
  answers[0]?.();
  await handling.laying.previewed();
  handling.keys.type("A", false);
  answers[1]?.();
  await handling.laying.previewed();
  handling.keys.erase();
  answers[2]?.();
  await handling.laying.previewed();
  handling.keys.erase();
  await handling.laying.previewed();
  assert.deepEqual(said, [
    "C on 8G, score so far 1",
    "A on 8H, score so far 2",
    "A taken back from 8H, score so far 1",
    "C taken back from 8G",
  ]);
});
