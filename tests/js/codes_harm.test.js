import assert from "node:assert/strict";
import { test } from "node:test";

import { keeps, pack, toLinkForm, unpack } from "../../js/net/codes.js";
import {
  A_CODE,
  chance,
  EACH,
  IN_LINKS,
  LETTERS,
  refusal,
  SAID,
  SECRET,
  sealed,
} from "./codes_said.js";

test("a right checksum alone makes no code: what is within is looked at too", () => {
  const random = chance(5);
  const codes = new Map();
  for (let i = 0; i < 3000; i += 1) {
    const length = 40 + random(200);
    const noise = Array.from({ length }, () => LETTERS[random(32)]).join("");
    const code = refusal(() => unpack(sealed([0, 0, 0, 1], noise)));
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  assert.ok(codes.get("spoilt") > 1000);
  for (const code of codes.keys()) assert.ok([null, "spoilt"].includes(code), code);
});

test("every change of one letter shows, in codes and in links", () => {
  const code = pack(SAID["firefox addresses stun"].answer);
  for (const [text, letters] of [
    [code, LETTERS],
    [toLinkForm(code), IN_LINKS],
    [toLinkForm(A_CODE), IN_LINKS],
  ]) {
    for (let at = 0; at < text.length; at += 1) {
      for (const letter of letters) {
        if (letter === text[at]) continue;
        const harmed = text.slice(0, at) + letter + text.slice(at + 1);
        assert.equal(
          refusal(() => unpack(harmed)),
          "spoilt",
          harmed,
        );
      }
    }
  }
});

test("every end cut off shows, and two letters that changed places", () => {
  for (const code of [A_CODE, toLinkForm(A_CODE)]) {
    for (let end = 0; end < code.length; end += 1) {
      assert.ok(refusal(() => unpack(code.slice(0, end))));
    }
    for (let at = 1; at < code.length; at += 1) {
      const [a, b] = [code[at - 1], code[at]];
      if (a === b) continue;
      const harmed = code.slice(0, at - 1) + b + a + code.slice(at + 1);
      assert.equal(
        refusal(() => unpack(harmed)),
        "spoilt",
      );
    }
  }
});

const ODD = [...LETTERS, ..."ilou \n-_=#/?%+ü😀\u0000"];

/** One harm to a code's letters, by chance. */
function harm(letters, random) {
  const at = random(letters.length + 1);
  const letter = ODD[random(ODD.length)];
  const harms = [
    () => letters.splice(at, 1, letter),
    () => letters.splice(at, random(9)),
    () => letters.splice(at, 0, letter),
    () => letters.splice(at, 0, ...letters.slice(at, at + random(20))),
    () => letters.reverse(),
  ];
  harms[random(harms.length)]();
}

test("100,000 harmed codes give a coded error or a sound description", () => {
  const random = chance(1);
  const codes = EACH.flatMap(({ said }) => [
    pack(said),
    toLinkForm(pack(said, SECRET)),
  ]);
  let taken = 0;
  for (let i = 0; i < 100_000; i += 1) {
    const letters = [...codes[random(codes.length)]];
    for (let left = 1 + random(4); left > 0; left -= 1) harm(letters, random);
    const text = letters.join("");
    const fault = refusal(() => unpack(text));
    assert.equal(
      refusal(() => keeps(text)),
      fault,
    );
    if (fault === null) taken += 1;
  }
  // A blank put in, or what is cut off behind the end: the same code as before.
  assert.ok(taken < 10_000, String(taken));
});
