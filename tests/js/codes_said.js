/** What the tests of codes have in common. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { BitReader } from "../../js/net/bits.js";
import { CodeError, pack } from "../../js/net/codes.js";

/** What real browsers said, with and without hidden addresses and a STUN server. */
export const SAID = JSON.parse(
  readFileSync(new URL("./sdps.json", import.meta.url), { encoding: "utf-8" }),
);
export const EACH = Object.entries(SAID).flatMap(([name, { offer, answer }]) => [
  { name: `${name}, offer`, said: offer },
  { name: `${name}, answer`, said: answer },
]);
export const SECRET = Uint8Array.from({ length: 16 }, (_, i) => i * 17);
export const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
export const IN_LINKS =
  "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Numbers below `n`, the same in every run. */
export function chance(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** The code of an error that a call gives, or null. */
export function refusal(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof CodeError, `not a coded error: ${error}`);
    return error.code;
  }
  return null;
}

export const A_CODE = pack(SAID["chromium names stun"].offer, SECRET);

/** Another version of a code, with a checksum that is right, reckoned here anew. */
export function sealed(version, code) {
  const bits = [...code].flatMap((letter) =>
    [...LETTERS.indexOf(letter).toString(2).padStart(5, "0")].map(Number),
  );
  const body = [...version, ...bits.slice(4, -16)];
  let sum = 0xffff;
  for (const bit of body)
    sum = ((sum << 1) & 0xffff) ^ ((sum >> 15) ^ bit ? 0x1021 : 0);
  sum ^= 0xffff;
  const all = [...body, ...[...sum.toString(2).padStart(16, "0")].map(Number)];
  const reader = new BitReader(all);
  return Array.from({ length: all.length / 5 }, () => LETTERS[reader.take(5)]).join("");
}
