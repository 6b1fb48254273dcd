import assert from "node:assert/strict";
import { test } from "node:test";

import {
  pathOf,
  react,
  standing,
  start,
  wordIn,
  wordOf,
} from "../../js/board/hunt_face.js";
import { marksOf } from "../../js/board/hunt_marks.js";
import { huntLayout } from "../../js/board/hunt_tray.js";

/** T D I A / N E T Qu / E R A S / S V E L */
const VIEW = {
  size: 4,
  min: 3,
  cells: [..."TDIANET", "Qu", ..."ERASSVEL"],
  claims: [],
};
const LAYOUT = huntLayout(320, 4);

/** Plays gestures one after another; gives the last reaction, and all moves. */
function play(gestures, ui = start(), view = VIEW) {
  const moves = [];
  let reaction = { ui };
  gestures.forEach((gesture, moment) => {
    reaction = react(reaction.ui, view, gesture, moment * 10);
    if (reaction.move) moves.push(reaction.move);
  });
  return { ...reaction, moves };
}

const type = (word) => [...word].map((letter) => ({ kind: "letter", letter }));
const submit = { kind: "submit" };
const claim = (path) => `claim ${path.join("-")}`;
const judged = (path, refused = null) => ({
  kind: "judged",
  move: claim(path),
  refused,
});

/** The gestures of a finger that goes over these cubes. */
function drag(cells) {
  const at = (cell) => ({ x: LAYOUT.cells[cell].cx, y: LAYOUT.cells[cell].cy });
  const touch = (cell) => ({ pointer: 1, primary: true, points: [at(cell)] });
  const [first] = cells;
  return [
    { kind: "press", touch: touch(first), layout: LAYOUT },
    ...cells.slice(1).map((c) => ({ kind: "drag", touch: touch(c), layout: LAYOUT })),
    { kind: "lift", touch: touch(cells.at(-1)), layout: LAYOUT },
  ];
}

test("H7: a drag, taps and letters make the same path", () => {
  const path = [9, 5, 4, 0];
  const taps = path.map((cell) => ({ kind: "tap", cell }));
  for (const gestures of [drag(path), taps, type("rent")]) {
    const { ui } = play(gestures);
    assert.deepEqual(pathOf(ui), path);
    assert.equal(wordOf(VIEW, ui), "rent");
  }
});

test("a drag tells when it is lifted, a tap does not", () => {
  assert.equal(play(drag([9, 5, 4])).lifted, true);
  assert.equal(play(drag([9])).lifted, false);
});

test("H8: Submit claims the path, once", () => {
  const { moves, ui } = play([...type("ten"), submit, submit]);
  assert.deepEqual(moves, ["claim 0-5-4"]);
  assert.deepEqual(ui.claimed, "claim 0-5-4");
});

test("without a path there is nothing to submit", () => {
  assert.deepEqual(play([submit]).moves, []);
});

test("H8: an accepted path is cleared, a refused one stays", () => {
  const claimed = play([...type("ten"), submit]).ui;
  assert.deepEqual(pathOf(play([judged([0, 5, 4])], claimed).ui), []);
  const { ui } = play([judged([0, 5, 4], "not_in_list")], claimed);
  assert.deepEqual(pathOf(ui), [0, 5, 4]);
  assert.equal(ui.notice.code, "not_in_list");
  assert.equal(ui.finger.refused, true);
});

test("while a word is judged, the next one begins; the verdict leaves it alone", () => {
  const claimed = play([...type("ten"), submit]).ui;
  for (const gestures of [type("a"), [{ kind: "tap", cell: 10 }], drag([10])]) {
    const { ui } = play(gestures, claimed);
    assert.equal(wordOf(VIEW, ui), "a");
    for (const refused of [null, "not_in_list"]) {
      const after = play([judged([0, 5, 4], refused)], ui).ui;
      assert.equal(wordOf(VIEW, after), "a");
      assert.equal(after.finger.refused, false);
      assert.equal(after.claimed, null);
    }
  }
});

test("two claims may be on their way; each verdict goes to its own", () => {
  const second = play([...type("ten"), submit, ...type("art"), submit]).ui;
  const after = play([judged([0, 5, 4])], second).ui;
  assert.equal(wordOf(VIEW, after), "art");
  assert.deepEqual(
    pathOf(play([{ kind: "judged", move: second.claimed, refused: null }], after).ui),
    [],
  );
});

test("letters after a refusal begin anew, whatever the reason", () => {
  for (const code of ["not_in_list", "too_short"]) {
    const refused = play([...type("te"), submit, judged([0, 5], code)]).ui;
    assert.equal(wordOf(VIEW, play(type("n"), refused).ui), "n");
    const { ui } = play(type("z"), refused);
    assert.equal(wordOf(VIEW, ui), "");
    assert.equal(ui.notice.code, "no_cube");
    assert.equal(wordOf(VIEW, play(type("ras"), ui).ui), "ras");
  }
});

test("Back drops a cube and Clear the path", () => {
  assert.equal(wordOf(VIEW, play([...type("ten"), { kind: "back" }]).ui), "te");
  assert.equal(wordOf(VIEW, play([...type("ten"), { kind: "clear" }]).ui), "");
  assert.deepEqual(play([{ kind: "back" }]).events, []);
});

test("H10: Back takes the whole Qu", () => {
  const { ui } = play([...type("qu"), { kind: "back" }]);
  assert.deepEqual(pathOf(ui), []);
});

test("a letter that fits nowhere changes nothing and is told", () => {
  const before = play(type("ten")).ui;
  const { ui, events } = play(type("z"), before);
  assert.deepEqual(pathOf(ui), pathOf(before));
  assert.deepEqual(events, [{ kind: "illegal", cell: -1, length: 3 }]);
  const { code, letter, word } = ui.notice;
  assert.deepEqual([code, letter, word], ["no_cube", "z", "ten"]);
  assert.equal(marksOf(VIEW, ui, ui.notice.since).refused, false);
});

test("what was said of a letter goes with the next one that fits", () => {
  assert.equal(play(type("tezn")).ui.notice, null);
  assert.equal(play(type("qzu")).ui.notice, null);
  assert.equal(wordOf(VIEW, play(type("tezn")).ui), "ten");
});

test("a cube that cannot follow is nudged", () => {
  const { ui } = play([
    { kind: "tap", cell: 0 },
    { kind: "tap", cell: 15 },
  ]);
  assert.deepEqual(ui.nudge, { cell: 15, since: 10 });
  assert.deepEqual(pathOf(ui), [0]);
});

test("letters and pointers make a path ready for Enter, keys on a cube do not", () => {
  const back = { kind: "back" };
  for (const made of [type("ten"), drag([9, 5, 4]), drag([9])]) {
    const { ui } = play(made);
    assert.equal(ui.ready, true);
    assert.equal(play([back], ui).ui.ready, true);
    assert.equal(play([{ kind: "clear" }], ui).ui.ready, false);
    assert.equal(play([{ kind: "tap", cell: 8 }], ui).ui.ready, false);
  }
  const taken = play([{ kind: "tap", cell: 0 }]).ui;
  assert.equal(taken.ready, false);
  assert.equal(play(drag([15]), taken).ui.ready, false);
  const [press, move] = drag([0, 1]);
  const lost = { kind: "void", touch: { pointer: 1 } };
  assert.equal(play([press, move, lost], taken).ui.ready, false);
});

test("H7: rings are on the legal next cells, and only once a path has begun", () => {
  assert.deepEqual(marksOf(VIEW, start(), 0).next, []);
  const { ui } = play([{ kind: "tap", cell: 0 }]);
  assert.deepEqual(marksOf(VIEW, ui, 0).next, [1, 4, 5]);
});

test("the broken rings of a refusal go after 900 ms, the path stays", () => {
  const { ui } = play([...type("ten"), submit, judged([0, 5, 4], "not_in_list")]);
  const { since } = ui.notice;
  assert.equal(marksOf(VIEW, ui, since + 899).refused, true);
  assert.equal(marksOf(VIEW, ui, since + 901).refused, false);
  assert.equal(marksOf(VIEW, ui, since + 901).path.length, 3);
});

test("each cube knows where it stands", () => {
  const { ui } = play(type("ten"));
  assert.deepEqual(standing(VIEW, ui, 0), { state: "taken", step: 1 });
  assert.deepEqual(standing(VIEW, ui, 4), { state: "last", step: 3 });
  assert.equal(standing(VIEW, ui, 8).state, "next");
  assert.equal(standing(VIEW, ui, 15).state, "plain");
});

const ANY = { ...VIEW, anything: true };
const write = (word, ui) => play(type(word), ui, ANY);
const back = { kind: "back" };

test("C10: letters without a cube make a word without a path, to be written", () => {
  const { ui, events } = write("tenz");
  assert.equal(wordOf(ANY, ui), "tenz");
  assert.deepEqual(pathOf(ui), []);
  assert.deepEqual(events, [{ kind: "take", cell: -1, length: 4 }]);
  const { moves } = play([submit], ui, ANY);
  assert.deepEqual(moves, ["write tenz"]);
  assert.equal(wordIn(ANY, moves[0]), "tenz");
});

test("C10: dropping the letter that had no cube finds the path again", () => {
  const { ui } = play([back], write("tenz").ui, ANY);
  assert.deepEqual([wordOf(ANY, ui), pathOf(ui)], ["ten", [0, 5, 4]]);
  assert.deepEqual(play([submit], ui, ANY).moves, ["claim 0-5-4"]);
  assert.equal(wordOf(ANY, play([back], write("zz").ui, ANY).ui), "z");
  assert.equal(wordOf(ANY, play([back], write("z").ui, ANY).ui), "");
});

test("C10: a written word is judged by itself, and has 26 letters at most", () => {
  const judging = play([submit], write("zoo").ui, ANY).ui;
  const verdict = (refused) => [{ kind: "judged", move: "write zoo", refused }];
  assert.equal(wordOf(ANY, play(verdict(null), judging, ANY).ui), "");
  const refused = play(verdict("already_claimed"), judging, ANY).ui;
  assert.deepEqual(
    [refused.notice.word, refused.notice.code],
    ["zoo", "already_claimed"],
  );
  assert.equal(wordOf(ANY, write("ax", refused).ui), "ax");
  assert.equal(wordOf(ANY, write("z".repeat(30)).ui).length, 26);
});

test("C10: a finger on the cubes begins a path in place of a written word", () => {
  const { ui } = play(drag([0, 5, 4]), write("zoo").ui, ANY);
  assert.deepEqual(play([submit], ui, ANY).moves, ["claim 0-5-4"]);
  assert.equal(wordOf(ANY, play([{ kind: "clear" }], write("zoo").ui, ANY).ui), "");
});
