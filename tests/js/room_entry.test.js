/** Entries, messages, lists and hashes as text: one way to write each, all else refused. */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";

import { readDeal, readTable, writeJson } from "../../js/room/deal_text.js";
import { LONGEST_BODY, readBody, writeBody } from "../../js/room/entry.js";
import { promiseOf, sealOf, seedOf } from "../../js/room/hashes.js";
import { itemsOf, LIST, LONGEST_LIST, listOf } from "../../js/room/list_text.js";
import {
  LONGEST_MESSAGE,
  readMessage,
  writeEntries,
  writeHave,
} from "../../js/room/wire.js";

const KEY = `B${"A".repeat(86)}`;
const ID = "j4BqdPASvQJ7B5c-aXo7jg";
const OTHER = "DndM8xEjpHFaFeSkFasD0w";
const HASH = "ab".repeat(32);
const DIGEST = "0123456789abcdef";
const DEAL = {
  game: "hunt",
  match: null,
  options: { min: 3, seconds: 180, size: 4 },
  seats: [ID, OTHER],
};
const CLASSIC = {
  game: "classic",
  match: { rounds: [1, 3], target: 50 },
  options: {
    ...{ anything: 1, min: 4, minimums: [3, 4], seconds: 180, shaker: 2, size: 5 },
    teams: [1, 2],
  },
  seats: [ID, OTHER],
};
const TABLE = {
  game: "classic",
  minimums: { [ID]: 3 },
  options: { min: 4, seconds: 180, size: 5 },
  order: [ID],
  target: 50,
  teams: { [ID]: 2 },
  v: 0,
};

const SOUND = [
  `hello ${KEY} ${DIGEST} ${DIGEST} ${DIGEST} 3 Zo%C3%AB%20B`,
  `hello ${KEY} ${DIGEST} ${DIGEST} ${DIGEST} 0`,
  "who 7 Ada",
  "who 7",
  "ready 1",
  `found ${HASH.slice(0, 32)}`,
  `table ${writeJson(TABLE)}`,
  `deal 1.1 ${writeJson(DEAL)}`,
  `deal 20.3 ${writeJson(CLASSIC)}`,
  `promise 1.1 ${HASH}`,
  "lift 1.1",
  "void 1.1",
  "start 1.1 0",
  "start 1.1 123456789012345",
  `nonce 1.1 ${HASH}`,
  `seal 1.1 ${HASH}`,
  `close 1.1 1:${HASH},8:${HASH}`,
  `open 1.1 ${HASH.slice(32)}`,
  `open 1.1 ${HASH.slice(32)} 0:0-1-6 4210:10-11-6 5000=stone`,
  `result 9999.9999 ${DIGEST}`,
  "excuse 1.1 8",
  "leave",
];

for (const text of SOUND) {
  test(`an entry is read and written: ${text.slice(0, 30)}`, () => {
    const body = readBody(text);
    assert.ok(body);
    assert.equal(writeBody(body), text);
  });
}

const BROKEN = [
  ...["", " ", "leave ", " leave", "leave now", "shout", "toString", "__proto__ 1.1"],
  ...["ready", "ready 2", "ready 1 ", "who", "who 8 Ada", "who 1 %", "who 1 Zoë"],
  ...["who 1 %20Ada", "who 1 A%64a", `who 1 ${"a".repeat(17)}`, "who 01 Ada"],
  `hello ${KEY.slice(1)} ${DIGEST} ${DIGEST} ${DIGEST} 0`,
  `hello ${KEY} ${DIGEST} ${DIGEST} 0 Ada`,
  ...["lift 0.1", "lift 1.0", "lift 01.1", "lift 1", "lift 10000.1", "lift 1.1 1"],
  ...["start 1.1 -1", "start 1.1 1.5", "start 1.1 01", "start 1.1 1e3"],
  ...[`promise 1.1 ${HASH.toUpperCase()}`, `promise ${HASH}`, "nonce 1.1 ab"],
  ...["close 1.1", `close 1.1 2:${HASH},1:${HASH}`, `close 1.1 0:${HASH}`],
  `close 1.1 1:${HASH},1:${HASH}`,
  ...["excuse 1.1 0", "excuse 1.1 9", `result 1.1 ${HASH}`],
  ...["open 1.1", `open 1.1 ${HASH}`, `open 1.1 ${HASH.slice(32)} 1:`],
  `open 1.1 ${HASH.slice(32)} 01:0-1`,
  `open 1.1 ${HASH.slice(32)} 1:0-01`,
  `open 1.1 ${HASH.slice(32)} -1:0-1`,
  `open 1.1 ${HASH.slice(32)} 1=Stone`,
  `open 1.1 ${HASH.slice(32)} 1:0-1  2:0-1`,
  `open 1.1 ${HASH.slice(32)} ${"1:0-1 ".repeat(2500)}2:0-1`,
];

for (const text of BROKEN) {
  test(`no entry: ${text.slice(0, 40)}`, () => assert.equal(readBody(text), null));
}

test("a deal says nothing more, in no other order, and fits its seats", () => {
  assert.deepEqual(readDeal(writeJson(DEAL)), DEAL);
  const { game, ...rest } = DEAL;
  assert.equal(readDeal(JSON.stringify({ ...rest, game })), null);
  assert.equal(readDeal(JSON.stringify(DEAL, null, 1)), null);
  for (const changed of [
    { seats: [] },
    { seats: [ID, ID] },
    { seats: ["short"] },
    { game: "chess" },
    { more: 1 },
    { options: { ...DEAL.options, shaker: 1 } },
    { options: { min: 3, seconds: 180 } },
    { match: { rounds: [], target: 50 } },
    { match: { rounds: [3, 1], target: 50 } },
    { match: { rounds: [1], target: 19 } },
  ]) {
    assert.equal(readDeal(writeJson({ ...DEAL, ...changed })), null);
  }
  for (const options of [{ shaker: 3 }, { teams: [1, 1] }, { minimums: [3] }]) {
    const all = { ...CLASSIC.options, ...options };
    assert.equal(readDeal(writeJson({ ...CLASSIC, options: all })), null);
  }
});

test("what belongs to a seat is by member at the table", () => {
  assert.deepEqual(readTable(writeJson(TABLE)), TABLE);
  const withSeats = { ...TABLE, options: { ...TABLE.options, teams: [1, 2] } };
  assert.equal(readTable(writeJson(withSeats)), null);
  assert.equal(readTable(writeJson({ ...TABLE, teams: { x: 1 } })), null);
  assert.equal(readTable(writeJson({ ...TABLE, teams: { [ID]: 5 } })), null);
  assert.equal(readTable(`${writeJson(TABLE).slice(0, -1)},"__proto__":{}}`), null);
});

test("a list and its items", () => {
  const items = [
    { at: 0, move: "claim 0-1-6" },
    { at: 5000, move: "write stone" },
  ];
  assert.equal(listOf(items), "0:0-1-6 5000=stone");
  assert.deepEqual(itemsOf("0:0-1-6 5000=stone"), items);
  assert.deepEqual(itemsOf(""), []);
  const long = listOf(Array.from({ length: 5000 }, (_, at) => ({ ...items[0], at })));
  assert.ok(LIST.test(long) && long.length <= LONGEST_LIST);
  assert.ok(`open 9999.9999 ${HASH.slice(32)} ${long}`.length <= LONGEST_BODY);
});

test("promise, seed and seal are hashes of the texts that the design says", () => {
  const sha = (...lines) => createHash("sha256").update(lines.join("\n")).digest("hex");
  const turn = { room: "r", turn: "3.1", dealHash: "d" };
  const head = ["r", "3.1"];
  assert.equal(
    promiseOf(turn, ID, "n"),
    sha("lexigrid nonce 1", ...head, ID, "d", "n"),
  );
  assert.equal(
    seedOf(turn, ["a", "b"]),
    sha("lexigrid seed 1", ...head, "d", "a", "b"),
  );
  assert.equal(
    sealOf(turn, 2, { salt: "s", list: "1:0-1" }),
    sha("lexigrid list 1", ...head, "2", "s", "1:0-1"),
  );
});

const MARK = "01234567".repeat(4);
const ENTRY = [ID, 0, "leave", `${"A".repeat(85)}Q`];

test("messages are read whole or not at all", () => {
  const have = new Map([[ID, { count: 3, mark: MARK }]]);
  assert.deepEqual(readMessage(writeHave(have)), { t: "have", have });
  const [text] = writeEntries([ENTRY]);
  assert.deepEqual(readMessage(text), { t: "entries", entries: [ENTRY] });
  for (const bad of [
    ...[null, 7, "", "{", "null", "[]", '"have"', "{}", '{"t":"have"}'],
    '{"t":"have","v":[]}',
    `{"t":"have","v":{"__proto__":[1,"${MARK}"]}}`,
    `{"t":"have","v":{"${ID}":[-1,"${MARK}"]}}`,
    `{"t":"have","v":{"${ID}":[1,"0123456"]}}`,
    `{"t":"have","v":{},"w":1}`,
    '{"t":"entries","e":[[]]}',
    JSON.stringify({ t: "entries", e: [[ID, 4001, "leave", ENTRY[3]]] }),
    JSON.stringify({ t: "entries", e: [[ID, 0, "leave", "short"]] }),
    `${text}${" ".repeat(LONGEST_MESSAGE)}`,
  ]) {
    assert.equal(readMessage(bad), null, String(bad).slice(0, 60));
  }
});

test("entries are parted so that each message is short enough", () => {
  const long = Array.from({ length: 40 }, (_, n) => [
    ...[ID, n, `who 1 ${"x".repeat(3000)}`, ENTRY[3]],
  ]);
  const texts = writeEntries(long);
  assert.ok(texts.length > 5);
  assert.ok(texts.every(({ length }) => length <= LONGEST_MESSAGE));
  const read = texts.flatMap((text) => readMessage(text).entries);
  assert.deepEqual(read, long);
  assert.equal(writeEntries(long, 2).length, 2);
});
