import assert from "node:assert/strict";
import { test } from "node:test";

import { highScores, isRound, roundFault, roundId } from "../../js/store/round.js";
import { DEFAULTS, readSettings } from "../../js/store/settings.js";
import { aRound, aRunningRound, idOf } from "./rounds.js";

test("the fault of a round is its first wrong field", () => {
  const options = { size: 4, min: 3, seconds: 180 };
  const { summary } = aRound(1);
  const cases = [
    [null, ""],
    [[], ""],
    [{}, "id"],
    [aRound(1, { id: "x" }), "id"],
    [aRound(1, { log: "hunt\r\n1 0 turn\r\n" }), "log"],
    [aRound(1, { started: "yesterday" }), "started"],
    [aRound(1, { started: "2026-13-01T00:00:00.000Z" }), "started"],
    [aRound(1, { options: { ...options, size: 6 } }), "options.size"],
    [aRound(1, { options: { size: 4, min: 3 } }), "options.seconds"],
    [aRound(1, { clock: { elapsed: -1, wall: 0 } }), "clock.elapsed"],
    [aRound(1, { clock: { elapsed: 0.5, wall: 0 } }), "clock.elapsed"],
    [
      aRound(1, { summary: { ...summary, found_words_share: 1.01 } }),
      "summary.found_words_share",
    ],
    [aRound(1, { summary: { ...summary, best: ["ok", 4] } }), "summary.best.1"],
    [aRound(1, { state: "running" }), "summary"],
    [JSON.parse('{"__proto__": {"id": "x"}}'), "__proto__"],
    [{ ...aRound(1), constructor: 1 }, "constructor"],
  ];
  for (const [value, fault] of cases) assert.equal(roundFault(value), fault);
  assert.ok(isRound(aRound(1)));
  assert.ok(isRound(aRound(1, { summary: null })));
});

test("a round's id comes from the entropy given", () => {
  const id = roundId(Uint8Array.from({ length: 16 }, (_, i) => 255 - i));
  assert.equal(id, "fffefdfc-fbfa-49f8-b7f6-f5f4f3f2f1f0");
  assert.ok(isRound(aRound(1, { id })));
});

test("high scores: points, then words, then the earlier; each table by itself", () => {
  const scored = (i, points, words, changed = {}) =>
    aRound(i, { summary: { ...aRound(i).summary, points, words }, ...changed });
  const options = { size: 4, min: 3, seconds: 180 };
  const rounds = [
    scored(1, 10, 5),
    scored(2, 30, 9),
    scored(3, 30, 12),
    scored(5, 10, 5),
    scored(4, 99, 9, { options: { ...options, min: 4 } }),
    scored(6, 99, 9, { options: { ...options, seconds: 90 } }),
    scored(7, 99, 9, { options: { ...options, size: 5 } }),
    aRunningRound(8),
    aRound(9, { summary: null }),
  ];
  const before = structuredClone(rounds);
  const best = highScores(rounds, options);
  assert.deepEqual(
    best.map((round) => round.id),
    [3, 2, 1, 5].map(idOf),
  );
  assert.deepEqual(rounds, before);
});

test("wrong settings fall back one by one", () => {
  const read = readSettings({
    theme: "morning",
    sound: "yes",
    volume: 1.5,
    haptics: true,
    lastOptions: { size: 5, min: 4, seconds: 91 },
    hintSeen: null,
    stranger: true,
  });
  assert.deepEqual(read, { ...DEFAULTS, theme: "morning", haptics: true });
  for (const nothing of [
    null,
    undefined,
    4,
    "x",
    [],
    [1],
    JSON.parse('{"__proto__":{"sound":false}}'),
  ]) {
    assert.deepEqual(readSettings(nothing), DEFAULTS);
  }
  const options = { size: 5, min: 4, seconds: 90 };
  assert.deepEqual(readSettings({ lastOptions: options }).lastOptions, options);
  assert.notEqual(readSettings(null).lastOptions, DEFAULTS.lastOptions);
});
