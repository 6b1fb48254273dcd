import assert from "node:assert/strict";
import { test } from "node:test";

import { openDrafts } from "../../js/device/drafts.js";
import { openShare } from "../../js/device/share.js";
import { ask } from "../../js/page/kitchen.js";
import {
  emptyPaper,
  emptySeat,
  nameOf,
  paperFault,
  paperQuestion,
} from "../../js/page/paper_draft.js";

test("a draft becomes a question: lists, minimums, teams, and a grid if there is one", () => {
  const draft = emptyPaper();
  draft.seats.push(emptySeat(3));
  draft.seats[0].words = " rat, tear;net\nQuit ";
  draft.seats[1].min = 5;
  assert.deepEqual(paperQuestion({ ...draft, grid: " \n" }), {
    game: "classic",
    options: { minimums: [3, 3, 3] },
    lists: [["rat", "tear", "net", "Quit"], [], []],
    grid: null,
  });
  const { options, grid } = paperQuestion({
    ...draft,
    min: 0,
    teams: true,
    grid: "tdia",
  });
  assert.deepEqual(options, { minimums: [3, 5, 3], teams: [1, 2, 1] });
  assert.equal(grid, "tdia");
  assert.equal(paperQuestion({ ...draft, min: 4 }).options.minimums[1], 4);
});

test("who gave no name is called by the seat", () => {
  const draft = emptyPaper();
  draft.seats[1].name = " Ida ";
  assert.deepEqual([nameOf(draft, 0), nameOf(draft, 1)], ["Player 1", "Ida"]);
});

test("a draft that is none is refused", () => {
  const draft = emptyPaper();
  assert.equal(paperFault(draft), null);
  for (const [changed, fault] of [
    [{ seats: [emptySeat(1)] }, "seats"],
    [{ seats: Array(9).fill(emptySeat(1)) }, "seats"],
    [{ seats: [emptySeat(1), { ...emptySeat(2), team: 5 }] }, "seats.1.team"],
    [{ min: 2 }, "min"],
    [{ teams: 1 }, "teams"],
    [{ grid: "x".repeat(401) }, "grid"],
    [{ stranger: 1 }, "stranger"],
  ]) {
    assert.equal(paperFault({ ...draft, ...changed }), fault);
  }
  assert.equal(paperFault(null), "");
});

test("a draft comes back as it was, or not at all", () => {
  const kept = new Map();
  const storage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => kept.set(key, text),
  };
  const drafts = openDrafts(() => storage);
  assert.equal(drafts.read("paper", paperFault), null);
  drafts.keep("paper", emptyPaper());
  assert.deepEqual(drafts.read("paper", paperFault), emptyPaper());
  for (const text of ["{", "[]", '{"__proto__": 1}', "null"]) {
    kept.set("lexigrid paper", text);
    assert.equal(drafts.read("paper", paperFault), null);
  }
  const forbidden = openDrafts(() => {
    throw new DOMException("no", "SecurityError");
  });
  forbidden.keep("paper", emptyPaper());
  assert.equal(forbidden.read("paper", paperFault), null);
});

test("the engine's complaint becomes a sentence", async () => {
  const engine = (answer) => ({ request: async () => answer });
  const asked = (one) => ask({ engine: one }, "solve", { grid: "", min: 3 });
  assert.deepEqual(await asked(engine({ error: "a grid has 16" })), {
    ok: null,
    fault: "A grid has 16.",
  });
  assert.deepEqual(await asked(engine({ ok: 1 })), { ok: 1, fault: "" });
  const gone = { request: () => Promise.reject(new Error("gone")) };
  assert.match((await asked(gone)).fault, /did not start/);
});

test("text is copied and sent where the browser can, and never throws", async () => {
  const copied = [];
  const clipboard = { writeText: async (text) => copied.push(text) };
  assert.equal(await openShare({ clipboard }).copy("a"), true);
  assert.deepEqual(copied, ["a"]);
  const refuse = (name) => () => Promise.reject(new DOMException("no", name));
  assert.equal(await openShare({}).copy("a"), false);
  assert.equal(
    await openShare({ clipboard: { writeText: refuse("NotAllowedError") } }).copy("a"),
    false,
  );
  assert.equal(openShare({}).sends, false);
  const message = { title: "Lexigrid" };
  assert.equal(await openShare({ share: async () => {} }).send(message), true);
  assert.equal(await openShare({ share: refuse("AbortError") }).send(message), true);
  assert.equal(await openShare({ share: refuse("DataError") }).send(message), false);
});
