import assert from "node:assert/strict";
import { test } from "node:test";

import { liesOf, UPRIGHT } from "../../js/board/hunt_lie.js";
import { paintLetter } from "../../js/board/pieces.js";
import { openShaken } from "../../js/device/shaken.js";
import { toldOf } from "../../js/page/aloud_screen.js";
import { lastRead, linesOf } from "../../js/page/aloud_story.js";
import { nextOptions } from "../../js/page/deal.js";
import { placesOf, standingOf } from "../../js/page/match_standing.js";
import { rowsOf, sheetsOf } from "../../js/page/reveal_lists.js";
import { outcome, teamsTold } from "../../js/page/standings.js";
import {
  aClassicReveal,
  aClassicView,
  aMatchRound,
  aWord,
  PLAYERS,
} from "./classics.js";
import { penDouble } from "./pen_double.js";

const FALLEN = { cells: ["A", "M"], turns: [1, 2], underlined: ["M"] };
const quartersOf = (lies) =>
  lies.map(({ angle, tilt }) => Math.round(((angle - tilt) / Math.PI) * 2));

test("C3: cubes lie as they fell, two degrees askew at most, and turn with the grid", () => {
  const lies = liesOf(FALLEN, { upright: false });
  assert.deepEqual(quartersOf(lies), [1, 2]);
  assert.deepEqual(
    lies.map(({ lined }) => lined),
    [false, true],
  );
  for (const { tilt } of lies) assert.ok(Math.abs(tilt) <= Math.PI / 90);
  assert.deepEqual(quartersOf(liesOf(FALLEN, { upright: false, quarters: 3 })), [0, 1]);
});

test("C3: upright by the player's wish, and at a table without a dome", () => {
  const [a, m] = liesOf(FALLEN, { upright: true, quarters: 3 });
  assert.deepEqual([a, m], [UPRIGHT, { ...UPRIGHT, lined: true }]);
  const hunt = { cells: ["A"], turns: null, underlined: [] };
  assert.deepEqual(liesOf(hunt, { upright: false }), [UPRIGHT]);
  assert.deepEqual(liesOf({ cells: null }, { upright: false }), []);
});

test("C3: the line turns with its letter", () => {
  const { pen, asked } = penDouble();
  const lie = { angle: Math.PI, tilt: 0, lined: true };
  paintLetter(pen, { x: 0, y: 0, side: 50 }, "M", { lie });
  assert.deepEqual(asked("rotate"), [["rotate", Math.PI]]);
  assert.equal(asked("lineTo").length, 1);
});

test("C5: words are crossed off all lists as they are read, the reader's too", () => {
  const reveal = aClassicReveal();
  const states = (seat, read) => linesOf(reveal, seat, read).map(({ state }) => state);
  assert.deepEqual(states(1, 0), ["unread", "unread"]);
  assert.deepEqual(states(2, 1), ["struck", "unread", "unread"]);
  assert.deepEqual(states(1, 2), ["crossed", "unread"]);
  assert.deepEqual(states(2, 4), ["struck", "crossed", "kept"]);
  assert.deepEqual(states(1, 4), ["crossed", "kept"]);
  assert.deepEqual(linesOf(reveal, 1, 2)[0].others, [2]);
  assert.equal(lastRead(reveal, 0), null);
});

test("C5: what became of a word is said", () => {
  const reveal = aClassicReveal();
  const told = [0, 1, 2, 3].map((read) => toldOf(reveal, PLAYERS, read));
  assert.deepEqual(told, [
    "Lists are read in turn. What stands on two lists is crossed off both.",
    "Theo reads: zoo. It is struck: not on the grid.",
    "Theo reads: tea. Crossed off: Wren and Theo.",
    "Theo reads: rattle. Nobody else has it: 4 points.",
  ]);
});

test("C8, C10: a list has what counts, what a team-mate counts, and what is struck", () => {
  const words = [
    aWord("zoo", 0, { struck: "too_short" }),
    aWord("tea", 0, { others: [2] }),
    aWord("rattle", 0, { credited: 2 }),
    aWord("letter", 3, { credited: 1 }),
  ];
  const lists = [{ seat: 1, points: 3, words }];
  const teams = [{ team: 1, seats: [1, 2], points: 7 }];
  const reveal = aClassicReveal({ lists, teams, winning_teams: [1] });
  const [own] = sheetsOf(aClassicView({ reveal }), PLAYERS);
  assert.deepEqual(
    rowsOf(own).map(({ word }) => word),
    ["letter", "rattle", "tea", "zoo"],
  );
  assert.equal(own.note, "Owls, 4 words");
});

test("C8: teams take the hunt, or share it", () => {
  const teams = [
    { team: 1, seats: [1], points: 3 },
    { team: 2, seats: [2], points: 4 },
  ];
  const reveal = aClassicReveal({ teams, winning_teams: [2] });
  assert.equal(outcome(PLAYERS, reveal), "The Swifts take the hunt");
  assert.equal(teamsTold(PLAYERS, reveal), "Swifts 4 (Theo), Owls 3 (Wren).");
  const drawn = { ...reveal, winning_teams: [1, 2] };
  assert.equal(outcome(PLAYERS, drawn), "A draw: Owls and Swifts share the hunt");
});

test("C9: the engine counts a match; places are seats, teams, or the one player", async () => {
  const asked = [];
  const engine = {
    async request(verb, fields) {
      asked.push([verb, fields]);
      return fields.rounds.length > 1
        ? { error: "unlike" }
        : { ok: { totals: [3, 4] } };
    },
  };
  const over = [aMatchRound(1)];
  const match = { of: { id: "", target: 50 }, over, running: null };
  assert.deepEqual(await standingOf(engine, match), { totals: [3, 4] });
  assert.deepEqual(asked, [["match", { target: 50, rounds: [[3, 4]] }]]);
  const more = { ...match, over: [...over, aMatchRound(2)] };
  assert.equal(await standingOf(engine, more), null);
  assert.deepEqual(placesOf(over), ["Wren", "Theo"]);
  const options = { ...over[0].options, teams: [2, 1] };
  assert.deepEqual(placesOf([{ ...over[0], options }]), ["Owls", "Swifts"]);
  const { players: _, ...alone } = over[0];
  assert.deepEqual(placesOf([alone]), ["You"]);
});

test("C9: the next round has the next shaker, and all else as it was", () => {
  const round = aMatchRound(1);
  const options = nextOptions(round);
  assert.deepEqual(options, { ...round.options, shaker: 2 });
  assert.equal(nextOptions({ ...round, options }).shaker, 1);
  const { players: _, ...alone } = round;
  assert.equal(nextOptions(alone).shaker, 1);
});

test("C2: a shaken device is told once, and asked for only where it has to be", async () => {
  const listeners = new Set();
  const page = {
    addEventListener: (_, heard) => listeners.add(heard),
    removeEventListener: (_, heard) => listeners.delete(heard),
    matchMedia: () => ({ matches: true }),
  };
  const shaken = openShaken(page);
  assert.equal(shaken.asks, false);
  assert.equal(await shaken.ask(), true);
  let told = 0;
  const stop = shaken.listen(() => {
    told += 1;
  });
  const move = (timeStamp, x) => {
    for (const heard of listeners)
      heard({ timeStamp, acceleration: { x, y: 0, z: 0 } });
  };
  move(0, 3);
  move(100, 20);
  move(200, 20);
  move(1200, -20);
  assert.equal(told, 2);
  stop();
  assert.equal(listeners.size, 0);
  for (const [answer, may] of [
    ["granted", true],
    ["denied", false],
  ]) {
    const asking = { requestPermission: async () => answer };
    const wary = openShaken({ ...page, DeviceMotionEvent: asking });
    assert.deepEqual([wary.asks, await wary.ask()], [true, may]);
    const matchMedia = () => ({ matches: false });
    const atDesk = openShaken({ ...page, DeviceMotionEvent: asking, matchMedia });
    assert.equal(atDesk.asks, false);
  }
});
