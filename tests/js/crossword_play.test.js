/** A crossword in progress: engine, clock and store in step. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { RoundFault } from "../../js/page/round_judge.js";
import { coverOf, leaversOf, runUnderLid } from "../../js/page/tile_cover.js";
import { dealTiles, resumeTiles } from "../../js/page/tile_deal.js";
import { Waits } from "../../js/page/tile_waits.js";
import { keptFault } from "../../js/store/records.js";
import { PlayedElsewhere } from "../../js/store/store.js";
import { EngineLost } from "../../js/worker/engine.js";
import { A_PASS, aCrossword, aPlay, aView, ENDING } from "./crosswords.js";
import { idOf } from "./rounds.js";

const TABLE = {
  game: "crossword",
  options: { tiles: 50, timer: 60, players: [0, 1] },
  players: [
    { name: "Wren", token: 0 },
    { name: "Primer", token: 1 },
  ],
};

const NOT_YOURS = { refused: "not_your_turn" };
const HEAD = "lexigrid log 1\n\n";
const lineOf = (seat, at, move) => `${"0".repeat(16)} ${seat} ${at} ${move}\n`;

/** An engine that answers with what the test has laid ready, a store, and a clock. */
function aTable(changed = {}) {
  const told = [];
  const table = {
    told,
    view: aView({ turns: [], number: 0, board: aView().board, timer: 60, ...changed }),
    log: HEAD,
    thoughts: [],
    refusal: null,
    lost: 0,
    moment: 0,
    answers: {
      think: () => ({ ok: table.thoughts.shift() }),
      view: ({ seat }) => ({ ok: { view: { ...table.view, seat } } }),
      play({ seat, at, move }) {
        const refusal = seat === table.view.turn ? table.refusal : NOT_YOURS;
        if (!refusal) table.log += lineOf(seat, at, move);
        return refusal;
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
  const play = await dealTiles(means, TABLE, events);
  await play.keepDealt();
  return { table, means, events, play };
}

test("a turn is begun and stored before its time runs, and out at its limit (X17)", async () => {
  const { table, play } = await dealt();
  table.moment = 5000;
  assert.equal(play.clock.left(), 60_000);
  await play.begin(1);
  assert.equal(table.stored.begun, true);
  table.moment += 61_000;
  assert.equal(play.clock.left(), 0);
  await play.out(1);
  assert.deepEqual(
    table.told.filter(([verb]) => verb === "play"),
    [["play", "out", 60_000]],
  );
  // The clock of the next turn is its own (liwords 57).
  assert.equal(play.clock.left(), 60_000);
  assert.equal(play.isBegun, false);
});

test("who goes while the tiles are dealt leaves nothing in the engine", async () => {
  const { table, means, events } = aTable();
  const left = new AbortController();
  table.answers.new = () => void left.abort();
  const dealing = dealTiles(means, TABLE, { ...events, left: left.signal });
  await assert.rejects(dealing, { name: "AbortError" });
  await Promise.resolve();
  assert.deepEqual(
    table.told.map(([verb]) => verb),
    ["new", "view", "close"],
  );
});

test("an accepted move is stored before it is told, a refused one changes nothing", async () => {
  const { table, play } = await dealt();
  await play.begin(1);
  table.refusal = { refused: "not_in_list", words: ["xx"] };
  const log = table.stored.log;
  assert.deepEqual(await play.play(1, "play 8G XX"), {
    refused: "not_in_list",
    words: ["xx"],
  });
  assert.equal(table.stored.log, log);
  table.refusal = null;
  table.moment += 1234;
  const ruling = await play.play(1, "play 8G CAT");
  assert.ok("view" in ruling);
  assert.deepEqual(table.told.at(-1), [
    "put",
    log + lineOf(1, 1234, "play 8G CAT"),
    undefined,
  ]);
  assert.ok(table.told.some(([, move, at]) => move === "play 8G CAT" && at === 1234));
});

test("a worker that is lost is given the log again", async () => {
  const { table, play } = await dealt();
  table.lost = 1;
  await play.play(1, "pass");
  const verbs = table.told.map(([verb]) => verb);
  assert.ok(verbs.indexOf("lost") < verbs.indexOf("load"));
  assert.equal(table.log, HEAD + lineOf(1, 0, "pass"));
});

test("a computer player thinks step by step, two seconds at most (X19)", async () => {
  const { table, play, events } = await dealt();
  table.thoughts = [
    { move: "play 8G AT", done: false },
    { move: "play 8G CAT", done: true },
  ];
  assert.deepEqual(await play.think(events.left), {
    seat: 1,
    move: "play 8G CAT",
    at: 0,
  });
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
    await play.play(1, "pass");
    assert.equal(play.mayUndo, may, JSON.stringify(changed));
  }
  const { table, play } = await dealt({ bag: 0 });
  await play.begin(1);
  table.moment += 2000;
  table.view = aView({ timer: 60, turns: [one], number: 1, bag: 0 });
  await play.play(1, "play 8G CAT");
  assert.equal(play.mayUndo, true);
  const undone = table.stored.log;
  table.moment += 3000;
  await play.undo();
  assert.deepEqual(table.told.at(-1), ["put", HEAD, undone]);
  // The time of the turn has gone on: nobody stops it by moves taken back.
  assert.equal(play.clock.elapsed(), 5000);
});

test("a game goes on by the clock on the wall, never backward", async () => {
  const { table, means, events } = aTable();
  const record = aCrossword(1, {
    options: TABLE.options,
    view: table.view,
    clock: { elapsed: 10_000, wall: 1_790_000_000_000 },
  });
  table.moment = 20_000;
  assert.equal(resumeTiles(means, record, events).clock.left(), 30_000);
  const unbegun = resumeTiles(means, { ...record, begun: false }, events);
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

test("under the lid the time of a turn that has begun is told, and runs out (X17)", () => {
  // What the deadline needs of a page.
  globalThis.document ??= { addEventListener() {}, removeEventListener() {} };
  globalThis.window ??= globalThis;
  const told = [];
  let outs = 0;
  const cover = { tell: ({ begins }) => told.push(begins) };
  const under = (changed, left) => {
    const play = { isBegun: true, isTimed: true, clock: { left: () => left } };
    runUnderLid({ ...play, ...changed }, cover, () => {
      outs += 1;
    })();
  };
  under({ isBegun: false }, 0);
  under({ isTimed: false }, 0);
  assert.deepEqual([told, outs], [[], 0]);
  under({}, 42_001);
  assert.deepEqual([told, outs], [["Your time runs: 43 seconds left."], 0]);
  under({}, 0);
  assert.equal(outs, 1);
});

test("whoever waits is woken, or goes with the player", async () => {
  const left = new AbortController();
  const waits = new Waits(left.signal);
  let isSo = false;
  const both = Promise.all([waits.until(() => isSo), waits.pause(3_600_000)]);
  isSo = true;
  waits.wake();
  await both;
  const never = waits.until(() => false);
  left.abort();
  await assert.rejects(never, { name: "AbortError" });
});

test("a move in the last moment costs the next seat nothing (X17, liwords 59)", async () => {
  const { table, play } = await dealt();
  await play.begin(1);
  table.moment += 59_990;
  const { play: answer } = table.answers;
  table.answers.play = (asked) => {
    const refusal = answer(asked);
    if (!refusal) table.view = { ...table.view, turn: 3 - asked.seat };
    return refusal;
  };
  const move = play.play(1, "pass");
  table.moment += 20;
  const late = play.out(1);
  assert.ok("view" in (await move));
  assert.equal((await late).refused, "not_your_turn");
  // The other way round: a press that comes after the time-out is not the next seat's.
  const [out, press] = [play.out(2), play.play(2, "pass")];
  assert.ok("view" in (await out));
  assert.equal((await press).refused, "not_your_turn");
  assert.equal(table.log, HEAD + lineOf(1, 59_990, "pass") + lineOf(2, 60_000, "out"));
  // Nor does a lid that is lifted in that moment begin the next seat's turn.
  await play.begin(2);
  assert.equal(play.isBegun, false);
});

test("a worker that dies under two requests is given the log once", async () => {
  const { table, play } = await dealt();
  let loads = 0;
  const sessions = [];
  const { play: answer } = table.answers;
  Object.assign(table.answers, {
    load: () => ({ ok: { session: ++loads + 1, log: table.log, view: table.view } }),
    play(asked) {
      sessions.push(asked.session);
      return answer(asked);
    },
    preview({ session }) {
      sessions.push(session);
      return { ok: {} };
    },
  });
  table.lost = 2;
  await Promise.all([play.play(1, "pass"), play.preview(1, [])]);
  await play.play(1, "pass");
  assert.deepEqual([loads, new Set(sessions)], [1, new Set([2])]);
});

test("after a reload an undone turn has the time that it had (X17)", async () => {
  const { table, means, events, play } = await dealt();
  await play.begin(1);
  table.moment += 59_000;
  table.view = aView({
    timer: 60,
    turns: [{ ...A_PASS, seat: 1 }],
    number: 1,
    turn: 2,
  });
  table.answers.play = ({ seat, at, move }) => {
    table.log += lineOf(seat, at, move);
  };
  await play.play(1, "pass");
  const again = resumeTiles(means, structuredClone(table.stored), events);
  await again.sit();
  assert.equal(again.mayUndo, true);
  await again.undo();
  assert.equal(again.clock.left(), 1000);
});

test("a log that has ended is over, one of another table is refused", async () => {
  const { table, means, events } = aTable();
  const record = aCrossword(1, { options: TABLE.options, view: table.view });
  table.view = aView({ timer: 60, turn: null, ending: ENDING });
  const ended = resumeTiles(means, record, events);
  await ended.sit();
  assert.equal(ended.isOver, true);
  assert.equal(table.stored.state, "over");
  const seats = aView().seats.map((one) => ({ ...one, player: 3 - one.player }));
  for (const changed of [
    { timer: 120 },
    { timer: 60, tiles: 100 },
    { timer: 60, seats },
  ]) {
    table.view = aView(changed);
    await assert.rejects(resumeTiles(means, record, events).sit(), RoundFault);
  }
});

test("where another tab has played on, no move is made here", async () => {
  const { table, means, play } = await dealt();
  means.store.putRound = async () => {
    throw new PlayedElsewhere("round");
  };
  await assert.rejects(play.begin(1), PlayedElsewhere);
  const { log } = table;
  await assert.rejects(play.play(1, "pass"), PlayedElsewhere);
  await assert.rejects(play.out(1), PlayedElsewhere);
  play.keep();
  assert.equal(table.log, log);
});

test("an untimed game may be left for as long as one likes", () => {
  const { table, means, events } = aTable({ timer: 0 });
  const options = { ...TABLE.options, timer: 0 };
  const record = aCrossword(1, { options, view: table.view });
  table.moment = 200 * 86_400_000;
  assert.equal(resumeTiles(means, record, events).isOut, false);
  const timed = { ...record, options: TABLE.options };
  assert.equal(resumeTiles(means, timed, events).isOut, true);
});

test("who left a table that plays on is told once, on the next lid (X17)", () => {
  const players = ["Ann", "Ben", "Primer"].map((name, token) => ({ name, token }));
  const seat = (number, player, left) => ({ seat: number, player, left, score: 0 });
  const seats = [seat(1, 2, true), seat(2, 0, false), seat(3, 1, false)];
  const turns = [{ ...A_PASS, seat: 1 }];
  const play = { players, isTimed: true, view: aView({ seats, turns }) };
  const told = new Set();
  assert.equal(
    coverOf(play, 2, leaversOf(play, told)).story,
    "Ann left; Normal plays on. Ann passed. The rack stays covered until Ben lifts the lid.",
  );
  assert.deepEqual(leaversOf(play, told), []);
});
