import assert from "node:assert/strict";
import { test } from "node:test";

import {
  ChallengeError,
  marked,
  markOf,
  readChallenge,
  writeChallenge,
} from "../../js/store/challenge.js";
import { headerOf } from "../../js/store/log_header.js";
import { isRound } from "../../js/store/round.js";
import { sha256 } from "../../js/store/sha256.js";
import { aRound } from "./rounds.js";

const SEED = "00ff5a0180".padEnd(64, "c3");
const GRID = {
  options: { size: 4, min: 3, seconds: 180 },
  rules: "910a6854305031b1",
  words: "b655f08c841730f7",
  seed: SEED,
};
const LIST = [
  { word: "quit", points: 1 },
  { word: "lantern", points: 5 },
  { word: "antiquated", points: 11 },
];

/** Numbers below `n` that are the same in every run. */
function chance(tag) {
  let state = sha256(tag);
  return (n) => {
    state = sha256(state);
    return Number.parseInt(state.slice(0, 12), 16) % n;
  };
}

const aList = (list = LIST) =>
  marked(
    SEED,
    list.map(({ word }) => word),
    list,
  );

/** Every table, with nothing, points, or words. */
function* challenges() {
  for (const size of [4, 5])
    for (const min of [3, 4])
      for (const seconds of [180, 90]) {
        const grid = { ...GRID, options: { size, min, seconds } };
        yield { ...grid, points: null, list: null };
        yield { ...grid, points: 0, list: null };
        yield { ...grid, points: 65535, list: null };
        yield { ...grid, points: 17, list: aList() };
        yield { ...grid, points: 0, list: aList([]) };
      }
}

/** What reading says of a text that is no challenge. */
function refusal(text) {
  try {
    readChallenge(text);
  } catch (error) {
    assert.ok(error instanceof ChallengeError, String(error));
    return error.code;
  }
  return null;
}

/** A body whose check fits. */
function sealed(bytes) {
  const body = Buffer.from(bytes).toString("base64url");
  return body + sha256(`lexigrid challenge\n${body}`).slice(0, 8);
}

test("every challenge reads back to itself, the seed whole", () => {
  for (const challenge of challenges()) {
    const code = writeChallenge(challenge);
    assert.match(code, /^[\w-]+$/);
    assert.deepEqual(readChallenge(code), challenge);
    assert.ok(isRound(aRound(1, { challenge: code })));
  }
});

test("a seed of any bytes survives", () => {
  const below = chance("seeds");
  for (let i = 0; i < 300; i += 1) {
    const seed = Array.from({ length: 64 }, () => below(16).toString(16)).join("");
    const challenge = { ...GRID, seed, points: null, list: null };
    assert.equal(readChallenge(writeChallenge(challenge)).seed, seed);
  }
});

test("what is cut, changed, or made up is refused, and nothing else happens", () => {
  const below = chance("spoiling");
  const letters = "ABCXYZabcxyz0189-_.!?%/ \u{1f600}";
  for (const challenge of challenges()) {
    const code = writeChallenge(challenge);
    for (let i = 0; i < 40; i += 1) {
      const at = below(code.length);
      const letter = letters[below(letters.length)];
      const changed = code.slice(0, at) + letter + code.slice(at + 1);
      if (changed !== code) assert.equal(refusal(changed), "broken");
      assert.equal(refusal(code.slice(0, at)), "broken");
      assert.equal(refusal(code.slice(at + 1)), "broken");
      assert.equal(refusal(code + code.slice(0, at + 1)), "broken");
    }
  }
  for (const text of [
    "",
    "A",
    "%00",
    "<script>",
    "__proto__",
    "A".repeat(1e6),
    code(1),
  ]) {
    assert.equal(refusal(text), "broken", text.slice(0, 40));
  }
});

/** @param {number} version with nothing behind it */
const code = (version) => sealed([version]);

test("random bytes under a check that fits are read whole or refused", () => {
  const below = chance("bytes");
  for (let i = 0; i < 2000; i += 1) {
    const bytes = Array.from({ length: below(120) }, () => below(256));
    // Half of them begin as a challenge does.
    if (i % 2) bytes.splice(0, 2, 1, below(32));
    const text = sealed(bytes);
    const why = refusal(text);
    if (why === null) {
      assert.equal(writeChallenge(readChallenge(text)), text);
      assert.equal(readChallenge(text).seed.length, 64);
    } else assert.equal(why, bytes[0] > 1 ? "newer" : "broken");
  }
});

test("a newer version is told apart, when it is whole", () => {
  assert.equal(refusal(sealed([2, 1, 2, 3])), "newer");
  assert.equal(refusal(`${sealed([2, 1, 2, 3])}A`), "broken");
  assert.equal(refusal(sealed([0, 1, 2, 3])), "broken");
});

test("there is one way to write a challenge", () => {
  const bytes = [
    ...Buffer.from(
      writeChallenge({ ...GRID, points: 17, list: aList() }).slice(0, -8),
      "base64url",
    ),
  ];
  assert.equal(refusal(sealed(bytes)), null);
  const [first, second] = [bytes.slice(51, 54), bytes.slice(54, 57)];
  const swapped = [...bytes.slice(0, 51), ...second, ...first, ...bytes.slice(57)];
  assert.equal(refusal(sealed(swapped)), "broken");
  assert.equal(refusal(sealed([...bytes, ...bytes.slice(-3)])), "broken");
  assert.equal(refusal(sealed(bytes.slice(0, -1))), "broken");
  assert.equal(refusal(sealed([1, bytes[1] | 0x20, ...bytes.slice(2)])), "broken");
});

test("marks tell all words of a grid apart, Qu anywhere, and differ by grid", () => {
  const words = Array.from({ length: 700 }, (_, i) => `qu${i.toString(36)}qu`);
  const { salt } = marked(SEED, words, []);
  const marks = words.map((word) => markOf(SEED, salt, word));
  assert.equal(new Set(marks).size, words.length);
  assert.ok(
    marks.every((mark) => Number.isInteger(mark) && mark >= 0 && mark < 2 ** 18),
  );
  assert.notEqual(markOf(SEED, 0, "quit"), markOf("0".repeat(64), 0, "quit"));
});

test("more than a code holds is not written", () => {
  const tooMany = { ...GRID, points: 65536, list: null };
  assert.throws(() => writeChallenge(tooMany), RangeError);
  const marks = Array.from({ length: 1100 }, (_, mark) => ({ mark, points: 1 }));
  const tooLong = { ...GRID, points: 1100, list: { salt: 0, marks } };
  assert.throws(() => writeChallenge(tooLong), RangeError);
});

test("the head of a log gives seed and build, a move cannot", () => {
  const log = `lexigrid log 1\ngame hunt\nseed ${SEED}\nrules ${GRID.rules}\nwords ${GRID.words}\n\n`;
  const { options, ...header } = GRID;
  assert.deepEqual(headerOf(log), header);
  assert.equal(headerOf(`lexigrid log 1\n\nseed ${SEED}\nrules 1\nwords 2\n`), null);
  assert.equal(headerOf(log.replace("c3c3", "C3c3")), null);
});
