import assert from "node:assert/strict";
import { test } from "node:test";

import { viewFault } from "../../js/store/hunt_view.js";
import { roundFault } from "../../js/store/round.js";
import { aRound } from "./rounds.js";

const claim = { word: "ten", path: [0, 5, 4], points: 1, at: 10 };

/** @param {object} [changed] */
function aView(changed = {}) {
  return {
    game: "hunt",
    size: 4,
    min: 3,
    seconds: 180,
    seat: 1,
    phases: ["over"],
    phase: "over",
    cells: [..."TDIANET", "Qu", ..."ERASSVEL"],
    worth: [0, 0, 0, 1, 1, 2, 3, 5, 11],
    claims: [claim],
    reveal: {
      winners: [1],
      draw: false,
      lists: [{ seat: 1, points: 1, words: [{ ...claim, others: [] }] }],
      missed: [{ word: "net", path: [4, 5, 0], points: 1, everyday: true }],
      words: 2,
      points: 2,
      found_words: 1,
      found_points: 1,
      longest: "ten",
    },
    ...changed,
  };
}

test("a view as the engine makes it is kept with its round", () => {
  assert.equal(viewFault(aView()), null);
  assert.equal(viewFault(aView({ cells: null, claims: [], reveal: null })), null);
  assert.equal(roundFault(aRound(1, { view: aView() })), null);
});

test("what the engine tells of Classic's agreements is kept too, and checked", () => {
  const told = {
    minimums: [3],
    teams: null,
    anything: false,
    shaker: null,
    lifted: true,
    glass: [1],
    underlined: [],
    turns: null,
  };
  const { reveal } = aView();
  const lists = [
    {
      seat: 1,
      points: 1,
      words: [{ ...claim, others: [], credited: null, struck: null }],
    },
  ];
  const more = { teams: [], winning_teams: [], cancelled: [], reading: [] };
  const view = aView({ ...told, reveal: { ...reveal, lists, ...more } });
  assert.equal(viewFault(view), null);
  assert.equal(viewFault({ ...view, turns: [4] }), "turns.0");
  assert.equal(
    viewFault({ ...view, reveal: { ...reveal, cancelled: [1] } }),
    "reveal.cancelled.0",
  );
});

test("a round between friends tells its room, and of each seat key and outcome", () => {
  const fair = {
    room: "0f".repeat(16),
    round: 3,
    attempt: 1,
    keys: [`B${"A-_z".repeat(21)}48`],
    outcomes: [null],
  };
  assert.equal(viewFault(aView({ fair })), null);
  assert.equal(viewFault(aView({ fair: null })), null);
  assert.equal(
    viewFault(aView({ fair: { ...fair, outcomes: ["altered_list"] } })),
    null,
  );
  for (const [changed, fault] of [
    [{ room: "0F".repeat(16) }, "fair.room"],
    [{ round: -1 }, "fair.round"],
    [{ keys: ["<b>"] }, "fair.keys.0"],
    [{ keys: [] }, "fair"],
    [{ outcomes: ["cheated"] }, "fair.outcomes.0"],
    [{ outcomes: [null, null] }, "fair"],
    [{ stranger: 1 }, "fair.stranger"],
  ]) {
    assert.equal(viewFault(aView({ fair: { ...fair, ...changed } })), fault);
  }
});

test("what could not be drawn is no view, and the field is named", () => {
  const far = { ...claim, path: [0, 16] };
  for (const [changed, fault] of [
    [{ size: 6 }, "size"],
    [{ cells: ["A"] }, "cells"],
    [{ cells: [..."TDIANETNERASSVE", "<b"] }, "cells.15"],
    [{ claims: [{ ...claim, path: [0, 0] }] }, "claims"],
    [{ claims: [{ ...claim, word: "<b>" }] }, "claims.0.word"],
    [
      { reveal: { ...aView().reveal, missed: [{ ...far, everyday: true }] } },
      "reveal.missed.0.at",
    ],
    [{ reveal: { ...aView().reveal, longest: 5 } }, "reveal.longest"],
    [{ stranger: 1 }, "stranger"],
  ]) {
    assert.equal(viewFault(aView(changed)), fault);
  }
  const missed = [{ word: "net", path: [4, 16], points: 1, everyday: true }];
  assert.equal(viewFault(aView({ reveal: { ...aView().reveal, missed } })), "reveal");
});

test("a view of another table is not the round's", () => {
  const view = aView({ min: 4 });
  assert.equal(roundFault(aRound(1, { view })), "view");
});
