/** A crossword in progress: engine, clock and store in step. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { coverOf } from "../../js/page/crossword_cover.js";
import { dealCrossword, resumeCrossword } from "../../js/page/crossword_play.js";
import { keptFault } from "../../js/store/records.js";
import { EngineLost } from "../../js/worker/engine.js";
import { A_PASS, aCrossword, aPlay, aView, ENDING } from "./crosswords.js";
import { idOf } from "./rounds.js";

const TABLE = {
  options: { tiles: 50, timer: 60, players: [0, 1] },
  players: [
    { name: "Wren", token: 0 },
    { name: "Primer", token: 1 },
  ],
};

/** An engine that answers with what the test has laid ready, a store, and a clock. */
function aTable(changed = {}) {
  const told = [];
  const table = {
    told,
    view: aView({ turns: [], number: 0, board: aView().board, timer: 60, ...changed }),
    log: "lexigrid log 1\n",
    thoughts: [],
    refusal: null,
    lost: 0,
    moment: 0,
    answers: {
      think: () => ({ ok: table.thoughts.shift() }),
      view: ({ seat }) => ({ ok: { view: { ...table.view, seat } } }),
      play({ move }) {
        if (!table.refusal) table.log += `${move}\n`;
        return table.refusal;
      },
      undo() {
        table.log = table.log.replace(/[^\n]*\n$/, "");
      },
    },
    async request(verb, fields) {
      told.push(verb === "play" ? [verb, fields.move, fields.at] : [verb]);
      if (table.lost > 0 && verb !== "load") {
        table.lost -= 1;
        throw new EngineLost("gone", true);
      }
      const answer = table.answers[verb]?.(fields);
      if (answer) return answer;
      return { ok: { session: 1, log: table.log, view: { ...table.view, seat: 1 } } };
    },
  };
  const means = {
    engine: { request: table.request },
    store: {
      async putRound(game, undone) {
        assert.equal(keptFault(game), null);
        told.push(["put", game.log, undone]);
        table.stored = game;
      },
      async removeRound() {},
    },
    now: () => table.moment,
    wall: () => 1_790_000_000_000 + table.moment,
    id: () => idOf(1),
    seed: () => "5a".repeat(32),
  };
  const events = {
    onLost: async () => void told.push(["lost"]),
    onUnkept: assert.fail,
    onFault: assert.fail,
    left: new AbortController().signal,
  };
  return { table, means, events };
}

async function dealt(changed) {
  const { table, means, events } = aTable(changed);
  const play = await dealCrossword(means, TABLE, events);
  await play.keepDealt();
  return { table, means, events, play };
}

test("a turn is begun and stored before its time runs, and out at its limit (X17)", async () => {
  const { table, play } = await dealt();
  table.moment = 5000;
  assert.equal(play.clock.left(), 60_000);
  await play.begin();
  assert.equal(table.stored.begun, true);
  table.moment += 61_000;
  assert.equal(play.clock.left(), 0);
  await play.out();
  assert.deepEqual(
    table.told.filter(([verb]) => verb === "play"),
    [["play", "out", 60_000]],
  );
  // The clock of the next turn is its own (liwords 57).
  assert.equal(play.clock.left(), 60_000);
  assert.equal(play.isBegun, false);
});

test("an accepted move is stored before it is told, a refused one changes nothing", async () => {
  const { table, play } = await dealt();
  await play.begin();
  table.refusal = { refused: "not_in_list", words: ["xx"] };
  const log = table.stored.log;
  assert.deepEqual(await play.play("play 8G XX"), {
    refused: "not_in_list",
    words: ["xx"],
  });
  assert.equal(table.stored.log, log);
  table.refusal = null;
  table.moment += 1234;
  const ruling = await play.play("play 8G CAT");
  assert.ok("view" in ruling);
  assert.deepEqual(table.told.at(-1), ["put", `${log}play 8G CAT\n`, undefined]);
  assert.ok(table.told.some(([, move, at]) => move === "play 8G CAT" && at === 1234));
});

test("a worker that is lost is given the log again", async () => {
  const { table, play } = await dealt();
  table.lost = 1;
  await play.play("pass");
  const verbs = table.told.map(([verb]) => verb);
  assert.ok(verbs.indexOf("lost") < verbs.indexOf("load"));
  assert.equal(table.log, "lexigrid log 1\npass\n");
});

test("a computer player thinks step by step, two seconds at most (X19)", async () => {
  const { table, play, events } = await dealt();
  table.thoughts = [
    { move: "play 8G AT", done: false },
    { move: "play 8G CAT", done: true },
  ];
  assert.deepEqual(await play.think(events.left), { move: "play 8G CAT", at: 0 });
  const slow = {
    move: "pass",
    get done() {
      table.moment += 1500;
      return false;
    },
  };
  table.thoughts = [slow, slow, slow, slow, slow];
  assert.equal((await play.think(events.left)).move, "pass");
  assert.ok(table.thoughts.length > 0);
});

test("undo only where nothing was seen: against computers, a pass or an empty bag", async () => {
  const one = aPlay(1, "8G", "CAT", "cat", 10);
  const own = { ...A_PASS, seat: 1 };
  const cases = [
    [{ turns: [own], number: 1 }, true],
    [{ turns: [one], number: 1 }, false],
    [{ turns: [{ ...own, kind: "trade", traded: 2 }], number: 1 }, false],
    [{ turns: [own, { ...A_PASS, seat: 2 }], number: 2 }, false],
    [{ turns: [own], number: 1, turn: null, ending: ENDING }, false],
  ];
  for (const [changed, may] of cases) {
    const { table, play } = await dealt();
    table.view = aView({ timer: 60, ...changed });
    await play.play("pass");
    assert.equal(play.mayUndo, may, JSON.stringify(changed));
  }
  const { table, play } = await dealt({ bag: 0 });
  await play.begin();
  table.moment += 2000;
  table.view = aView({ timer: 60, turns: [one], number: 1, bag: 0 });
  await play.play("play 8G CAT");
  assert.equal(play.mayUndo, true);
  const undone = table.stored.log;
  await play.undo();
  assert.deepEqual(table.told.at(-1), ["put", "lexigrid log 1\n", undone]);
  // The time of the turn goes on.
  assert.equal(play.clock.elapsed(), 2000);
});

test("a game goes on by the clock on the wall, never backward", async () => {
  const { table, means, events } = aTable();
  const record = aCrossword(1, {
    options: TABLE.options,
    view: table.view,
    clock: { elapsed: 10_000, wall: 1_790_000_000_000 },
  });
  table.moment = 20_000;
  assert.equal(resumeCrossword(means, record, events).clock.left(), 30_000);
  const unbegun = resumeCrossword(means, { ...record, begun: false }, events);
  assert.equal(unbegun.clock.left(), 60_000);
});

test("the lid tells what happened last, and nothing of a rack", () => {
  const view = aView();
  const told = coverOf({ players: TABLE.players, view, isTimed: true }, 1);
  assert.equal(
    told.story,
    "Primer passed. The rack stays covered until Wren lifts the lid.",
  );
  assert.deepEqual(told.states, ["10 points", "computer, Easy, 0 points"]);
  assert.equal(told.isFirst, false);
});
