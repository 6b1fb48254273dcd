import assert from "node:assert/strict";
import { after, test } from "node:test";

import { paintSample } from "../../js/board/samples.js";
import {
  fitting,
  ITEMS,
  itemOf,
  KINDS,
  LOOKS,
  lookOf,
  usable,
} from "../../js/store/looks.js";
import { LOOK_NAMES } from "../../js/ui/words.js";
import { penDouble } from "./pen_double.js";
import { startEngine } from "./room_engine.js";

const engine = startEngine();
after(() => engine.stop());

test("T21: the store sells the looks that there are, and has a price for each", async () => {
  const { ok } = await engine.request("ledger", { entries: [] });
  assert.deepEqual(
    ok.store.map(({ item }) => item),
    ITEMS,
  );
  assert.ok(ok.store.every(({ price, owned }) => price > 0 && !owned));
});

test("X25, T21: three tile styles are free, others are for who has bought them", () => {
  assert.deepEqual(usable("tiles", new Set()), ["bone", "slate", "white"]);
  assert.deepEqual(usable("board", new Set()), ["enamel"]);
  assert.deepEqual(usable("glass", new Set(["glass-copper"])), ["brass", "copper"]);
});

test("T21: who may not use a look gets a free one", () => {
  const wanted = { tiles: "sea", board: "plum", glass: "silver" };
  const all = new Set(KINDS.map((kind) => itemOf(kind, wanted[kind])));
  assert.deepEqual(fitting(wanted, all), wanted);
  assert.deepEqual(fitting(wanted, new Set(["board-plum"])), {
    tiles: "bone",
    board: "plum",
    glass: "brass",
  });
  assert.equal(fitting({ ...wanted, tiles: "slate" }, all).tiles, "slate");
});

test("every thing of the store has a sample, in forced colours too", () => {
  for (const item of ITEMS) {
    const { pen, asked } = penDouble();
    paintSample(pen, 72, 72, { ...lookOf(item), theme: "dusk", forced: true });
    assert.ok(asked("fill").length + asked("stroke").length > 0, item);
    assert.equal(asked("save").length, asked("restore").length);
  }
});

test("every look has a name", () => {
  for (const kind of KINDS) {
    assert.deepEqual(Object.keys(LOOK_NAMES[kind].of), [...LOOKS[kind]]);
  }
});
