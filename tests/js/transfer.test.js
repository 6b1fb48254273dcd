import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { DEFAULTS } from "../../js/store/settings.js";
import { sha256 } from "../../js/store/sha256.js";
import { openStore } from "../../js/store/store.js";
import {
  EXPORT_LIMIT,
  exportAll,
  importAll,
  readExport,
  TransferError,
} from "../../js/store/transfer.js";
import { aRound, aRunningRound, idOf } from "./rounds.js";

async function filledStore(...rounds) {
  const store = await openStore();
  for (const round of rounds) await store.putRound(round);
  return store;
}

/** A file whose digest fits, whatever the content. */
function sealed(content, envelope = {}) {
  return JSON.stringify({
    format: "lexigrid data",
    version: 1,
    sha256: createHash("sha256").update(JSON.stringify(content)).digest("hex"),
    content,
    ...envelope,
  });
}

async function refusal(written) {
  try {
    await readExport(written);
  } catch (error) {
    assert.ok(error instanceof TransferError, String(error));
    return [error.code, error.detail];
  }
  assert.fail("the file was taken");
}

test("sha256 agrees with another implementation", () => {
  for (const length of [0, 1, 3, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000]) {
    const text = "aé🎲z".repeat(length).slice(0, length);
    assert.equal(sha256(text), createHash("sha256").update(text).digest("hex"));
  }
});

test("all data go round by a file, into another store", async () => {
  const from = await filledStore(aRound(1), aRunningRound(2));
  await from.saveSettings({ theme: "dusk", submitOnLift: true });
  const into = await filledStore(aRound(2, { log: "already here" }), aRound(3));
  assert.deepEqual(await importAll(into, await exportAll(from)), {
    added: 1,
    kept: 1,
    profiles: 0,
    tournaments: 0,
  });
  const { rounds, settings } = await into.everything();
  assert.deepEqual(rounds, [aRound(3), aRound(2, { log: "already here" }), aRound(1)]);
  assert.deepEqual(settings, { ...DEFAULTS, theme: "dusk", submitOnLift: true });
  assert.deepEqual(await importAll(into, await exportAll(from)), {
    added: 0,
    kept: 2,
    profiles: 0,
    tournaments: 0,
  });
});

test("C5: what is being read aloud here is no matter of a file", async () => {
  const from = await filledStore(aRound(1));
  await from.saveSettings({ reading: { round: aRound(1).id, read: 9 } });
  const into = await filledStore(aRound(2));
  const reading = { round: aRound(2).id, read: 1 };
  await into.saveSettings({ reading });
  await importAll(into, await exportAll(from));
  assert.deepEqual((await into.settings()).reading, reading);
});

test("an empty store can be exported", async () => {
  const content = await readExport(await exportAll(await openStore()));
  const nobody = { profiles: [], tournaments: [] };
  assert.deepEqual(content, { ...nobody, rounds: [], settings: DEFAULTS });
});

test("a file laid out anew by another program is still whole", async () => {
  const written = await exportAll(await filledStore(aRound(1)));
  const spaced = JSON.stringify(JSON.parse(written), null, 4);
  assert.deepEqual((await readExport(spaced)).rounds, [aRound(1)]);
});

test("each bad file is refused with its reason", async () => {
  const content = { rounds: [aRound(1)], settings: DEFAULTS };
  const good = sealed(content);
  const cases = [
    ["", "not_json", {}],
    [good.slice(0, -1), "cut_short", {}],
    [JSON.stringify(JSON.parse(good), null, 2).slice(0, 60), "cut_short", {}],
    ['{"format": "lexica"', "not_json", {}],
    ["null", "not_ours", {}],
    ["[]", "not_ours", {}],
    ['{"rounds": []}', "not_ours", {}],
    [sealed(content, { format: "lexica" }), "not_ours", {}],
    [sealed(content, { version: 3 }), "newer_version", { version: 3 }],
    [sealed(content, { version: "1" }), "damaged", { field: "version" }],
    [sealed(content, { version: 0 }), "damaged", { field: "version" }],
    [sealed(content, { sha256: "0".repeat(64) }), "damaged", { field: "sha256" }],
    [sealed(content, { sha256: 5 }), "damaged", { field: "sha256" }],
    [sealed(content, { extra: 1 }), "damaged", { field: "extra" }],
    [sealed({ rounds: [] }), "damaged", { field: "content.settings" }],
    [sealed({ rounds: {}, settings: {} }), "damaged", { field: "content.rounds" }],
    [good.replace("lantern", "lanterm"), "damaged", { field: "sha256" }],
  ];
  for (const [written, code, detail] of cases) {
    assert.deepEqual(await refusal(written), [code, detail], written.slice(0, 80));
  }
});

test("each bad round is named by its place and field", async () => {
  const file = (...rounds) => sealed({ rounds, settings: {} });
  const strange = JSON.parse('{"__proto__": {"polluted": true}}');
  const cases = [
    [file(aRound(1), 5), 1, ""],
    [file(aRound(1), aRound(1)), 1, "id"],
    [file(aRound(1, { id: "1" })), 0, "id"],
    [file(aRound(1, { log: "x".repeat(400_001) })), 0, "log"],
    [file(aRound(1, { clock: { elapsed: 1e300, wall: 0 } })), 0, "clock.elapsed"],
    [file(strange), 0, "__proto__"],
    [
      file(aRound(1, { options: { ...aRound(1).options, prototype: 1 } })),
      0,
      "options.prototype",
    ],
  ];
  for (const [written, index, field] of cases) {
    assert.deepEqual(await refusal(written), ["bad_round", { index, field }]);
  }
  assert.equal({}.polluted, undefined);
});

test("bad settings are named; missing ones are not bad", async () => {
  const file = (settings) => sealed({ rounds: [], settings });
  assert.deepEqual(await refusal(file({ volume: 3 })), [
    "bad_settings",
    { field: "volume" },
  ]);
  assert.deepEqual(await refusal(file({ admin: true })), [
    "bad_settings",
    { field: "admin" },
  ]);
  assert.deepEqual((await readExport(file({ sound: false }))).settings, {
    sound: false,
  });
});

test("files beyond the limit are refused before they are read", async () => {
  const huge = " ".repeat(EXPORT_LIMIT + 1);
  assert.deepEqual(await refusal(huge), ["too_large", { limit: EXPORT_LIMIT }]);
});

test("what could not be read again is not exported", async () => {
  const log = "x".repeat(400_000);
  const rounds = Array.from({ length: 130 }, (_, i) => aRound(i, { log }));
  const everything = async () => ({ rounds, settings: DEFAULTS });
  await assert.rejects(exportAll({ everything }), { code: "too_large" });
});

test("nesting without end is refused, not a crash", async () => {
  const deep = "[".repeat(200_000) + "]".repeat(200_000);
  const head = `{"format":"lexigrid data","version":1,"sha256":"${"0".repeat(64)}"`;
  const content = `{"rounds":[${deep}],"settings":{}}`;
  const [code] = await refusal(`${head},"content":${content}}`);
  assert.ok(["not_json", "damaged"].includes(code));
});

test("a refused import changes nothing", async () => {
  const store = await filledStore(aRound(1));
  const before = await store.everything();
  const rounds = [aRound(2), aRound(3, { state: "won" })];
  const written = sealed({ rounds, settings: { sound: false } });
  await assert.rejects(importAll(store, written), {
    code: "bad_round",
    detail: { index: 1, field: "state" },
  });
  assert.deepEqual(await store.everything(), before);
  assert.equal(await store.round(idOf(2)), null);
});
