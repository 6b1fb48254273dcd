import assert from "node:assert/strict";
import { test } from "node:test";
import { fairFault } from "../../js/store/fair.js";
import { roundFault } from "../../js/store/round.js";
import { aRound } from "./rounds.js";

/** @typedef {import("../../js/store/round.js").Round} Round */

const FAIR = Object.freeze({
  room: "0123456789abcdef0123456789abcdef",
  round: 1,
  attempt: 1,
  seat: 2,
  outcomes: [null, "no_open"],
  agreed: "agreed",
});

/** @param {object} fair */
function shared(fair) {
  const reveal = {
    ...{ winners: [1], draw: false, lists: [], missed: [], words: 0, points: 0 },
    ...{ found_words: 0, found_points: 0, longest: "" },
  };
  const view = {
    ...{ game: "hunt", size: 4, min: 3, seconds: 180, seat: null, phase: "over" },
    ...{ phases: ["over", "over"], cells: null, worth: [], claims: [], reveal },
  };
  const players = [
    { name: "Wren", token: 0 },
    { name: "Ida", token: 1 },
  ];
  const round = { summary: null, view, players, fair };
  return aRound(1, /** @type {Partial<Round>} */ (/** @type {unknown} */ (round)));
}

test("a round between friends is kept like one of several seats, with what was fair", () => {
  assert.equal(roundFault(shared(FAIR)), null);
  assert.equal(roundFault(shared({ ...FAIR, seat: null })), null);
});

test("what does not fit the table's seats is no such round", () => {
  for (const wrong of [{ seat: 0 }, { seat: 3 }, { outcomes: [null] }]) {
    assert.equal(
      roundFault(shared({ ...FAIR, ...wrong })),
      "fair",
      JSON.stringify(wrong),
    );
  }
  assert.equal(roundFault({ ...shared(FAIR), state: "running" }), "fair");
});

test("each field is checked", () => {
  const wrongs = {
    room: "0123",
    round: -1,
    attempt: 1.5,
    seat: 9,
    outcomes: ["cheated"],
    agreed: "maybe",
  };
  for (const [name, wrong] of Object.entries(wrongs)) {
    const fault = fairFault({ ...FAIR, [name]: wrong });
    assert.ok(fault?.startsWith(name), name);
  }
  assert.equal(fairFault({ ...FAIR, more: 1 }), "more");
});
