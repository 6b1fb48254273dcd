/** Roster, deals, the closing of a table, and what is kept: each by itself. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { closeDue, closedSeals, isAgreed, sealsOf } from "../../js/room/closing.js";
import { writeJson } from "../../js/room/deal_text.js";
import { dealFor, dealWithout } from "../../js/room/dealing.js";
import { readBody, writeBody } from "../../js/room/entry.js";
import { Feeds } from "../../js/room/feeds.js";
import {
  dealHashOf,
  entryText,
  promiseOf,
  sealOf,
  secretOf,
  seedOf,
} from "../../js/room/hashes.js";
import { readHeard, readKept, writeHeard, writeKept } from "../../js/room/keep.js";
import { logLines, withLines } from "../../js/room/log_lines.js";
import { chairOf, founderOf, membersOf, tableOf } from "../../js/room/roster.js";
import { roundState } from "../../js/room/round_state.js";
import {
  compareTurns,
  dealsIn,
  freeTurn,
  isGivenUp,
  nextDeal,
} from "../../js/room/turns.js";
import {
  BUILD,
  chanceOf,
  fakeIdentity,
  fakeMeans,
  GRAIN,
  ROOM,
} from "./room_simulator.js";

const WHO = ["Ada", "Bo", "Cy"].map(fakeIdentity);
const IDS = WHO.map(({ id }) => id);
const HASH = ["a", "b", "c", "d"].map((digit) => digit.repeat(64));
const SECRET = secretOf(IDS[0], GRAIN);
const FOUNDED = [0, `found ${GRAIN}`];

/** Feeds of some who say this, without signatures. */
function said(...texts) {
  const feeds = new Feeds({ room: ROOM, secret: SECRET, ...fakeMeans });
  const counts = new Map();
  const say = (i, text) => {
    const n = counts.get(i) ?? 0;
    counts.set(i, n + 1);
    feeds.add([IDS[i], n, text, `${String(n).padStart(85, "0")}A`]);
  };
  for (const [i, { key }] of WHO.entries()) {
    const name = ["Ada", "Bo", "Cy"][i];
    say(i, writeBody({ kind: "hello", key, ...BUILD, token: 1, name }));
  }
  for (const [i, text] of texts) say(i, text);
  return feeds;
}

const seen = (presence = {}) => ({
  ...{ me: IDS[0], build: BUILD, why: () => null },
  presence: (id) => presence[id] ?? "here",
});
const tableBy = (v, order, more = {}) => {
  const options = { min: 4, seconds: 180, size: 5 };
  const base = { game: "classic", minimums: null, options, target: null, teams: null };
  return `table ${writeJson({ ...base, ...more, order, v })}`;
};

test("the table's order may be added to, and never be changed", () => {
  const [a, b, c] = IDS;
  const feeds = said(
    FOUNDED,
    [0, tableBy(0, [a])],
    [1, tableBy(1, [b, a])],
    [0, tableBy(2, [a, b])],
    [1, tableBy(3, [a, c])],
    [2, tableBy(4, [a, b, c], { target: 50 })],
  );
  const { order, target, v } = tableOf(feeds);
  assert.deepEqual([order, target, v], [IDS, 50, 4]);
});

test("nobody but the founder sets the first table", () => {
  const [a, b] = IDS;
  assert.deepEqual(tableOf(said([1, tableBy(0, [b])])).order, [b]); // nobody founded it
  assert.equal(tableOf(said([1, tableBy(0, [a])])), null);
  assert.equal(tableOf(said([1, tableBy(0, [a])], FOUNDED)), null);
  const both = said([1, tableBy(0, [b])], FOUNDED, [0, tableBy(0, [a])]);
  assert.deepEqual(tableOf(both).order, [a]);
});

test("the room's secret tells who founded it, so nobody else can say so", async () => {
  const feeds = said();
  const signed = (who, n) =>
    who
      .sign(entryText(ROOM, n, `found ${GRAIN}`))
      .then((signature) => [...[who.id, n, `found ${GRAIN}`, signature]]);
  const [ada, bo] = WHO;
  assert.equal(await feeds.offer(await signed(bo, 1)), "refused");
  assert.equal(feeds.refused.get("false_founder"), 1);
  assert.equal(await feeds.offer(await signed(ada, 1)), "new");
  assert.equal(founderOf(feeds), ada.id);
});

test("the chair is the first in order who is there", () => {
  const feeds = said([0, tableBy(0, IDS)]);
  const chair = (presence) => chairOf(membersOf(feeds, seen(presence), IDS));
  const [a, b, c] = IDS;
  assert.equal(chair({}), a);
  assert.equal(chair({ [a]: "away" }), b);
  assert.equal(chair({ [a]: "gone", [b]: "joining" }), c);
  assert.equal(chair({ [a]: "unreachable" }), a);
});

test("who has left is gone, and back with the next word", () => {
  const gone = said([1, "ready 1"], [1, "leave"]);
  const [, bo] = membersOf(gone, seen(), IDS);
  assert.deepEqual([bo.presence, bo.ready], ["gone", false]);
  const back = said([1, "leave"], [1, "ready 1"]);
  const [, again] = membersOf(back, seen(), IDS);
  assert.deepEqual([again.presence, again.ready], ["here", true]);
});

test("shaking goes on seat by seat, past those who are not there", () => {
  const [a, b, c] = IDS;
  const options = { size: 5, min: 4, seconds: 180 };
  const table = { game: "classic", options, target: 50, teams: null, minimums: null };
  const first = dealFor(table, IDS, { last: null, round: 0, isFresh: false }, 1);
  assert.deepEqual([first.options.shaker, first.match.rounds], [1, [1]]);
  const second = dealFor(table, [a, c], { last: first, round: 1, isFresh: false }, 2);
  assert.deepEqual([second.options.shaker, second.match.rounds], [2, [1, 2]]);
  const third = dealFor(table, [a, b, c], { last: second, round: 2, isFresh: true }, 3);
  assert.deepEqual([third.options.shaker, third.match.rounds], [1, [3]]);
  const other = { ...table, target: 100 };
  const fresh = dealFor(other, IDS, { last: second, round: 2, isFresh: false }, 3);
  assert.deepEqual(fresh.match, { target: 100, rounds: [3] });
});

test("dealt anew without a seat: what is each seat's goes with it", () => {
  const deal = {
    ...{ game: "classic", match: null, seats: IDS },
    options: {
      ...{ size: 5, min: 4, seconds: 180, shaker: 2 },
      ...{ minimums: [3, 4, 5], teams: [1, 2, 1] },
    },
  };
  const without = dealWithout(deal, [1]);
  assert.deepEqual(without.seats, [IDS[0], IDS[2]]);
  assert.deepEqual(without.options.minimums, [3, 5]);
  assert.equal(without.options.shaker, 2);
  assert.equal("teams" in without.options, false);
  assert.equal(dealWithout(deal, [0, 1]), null);
});

const DEAL = {
  ...{ game: "hunt", match: null, seats: IDS },
  options: { min: 3, seconds: 90, size: 4 },
};
const TEXT = writeJson(DEAL);
const dealing = {
  ...{ room: ROOM, turn: "1.1", dealHash: dealHashOf(TEXT), deal: DEAL, text: TEXT },
  ...{ dealer: IDS[0], pinned: null },
};
const nonceOf = (i) => `${i}`.repeat(64);
const promise = (i, nonce = nonceOf(i)) =>
  `promise 1.1 ${promiseOf(dealing, IDS[i], nonce)}`;
const nonce = (i, said_ = nonceOf(i)) => `nonce 1.1 ${said_}`;
const BEGUN = [0, 1, 2].flatMap((i) => [
  [i, promise(i)],
  [i, nonce(i)],
]);
const stateOf = (feeds, more = {}) =>
  roundState({ ...dealing, ...more }, feeds.ofTurn("1.1"));

test("the seed is made of all nonces in seat order, when each fits its promise", () => {
  const all = [0, 1, 2].map(nonceOf);
  assert.equal(stateOf(said(...BEGUN)).seed, seedOf(dealing, all));
  assert.equal(stateOf(said(...BEGUN.slice(0, 5))).seed, null);
  const other = [...BEGUN.slice(0, 5), [2, nonce(2, HASH[3])]];
  assert.equal(stateOf(said(...other)).seed, null);
});

test("a second promise does not change the grid: the nonce fits the first", () => {
  const { seed } = stateOf(said(...BEGUN));
  const later = said(...BEGUN, [2, promise(2, HASH[3])], [2, nonce(2, HASH[3])]);
  assert.equal(stateOf(later).seed, seed);
  const before = said([2, promise(2, HASH[3])], ...BEGUN);
  assert.equal(stateOf(before).seed, null);
  // Where the grid was made already, it stays.
  assert.equal(stateOf(before, { pinned: [0, 1, 2].map(nonceOf) }).seed, seed);
});

test("equal sets of entries give equal states, in whatever order they came", () => {
  const words = [
    ...BEGUN,
    ...[0, 1, 2].map((i) => [i, `seal 1.1 ${HASH[i]}`]),
    [1, `seal 1.1 ${HASH[3]}`],
    [0, "excuse 1.1 3"],
    [2, `close 1.1 1:${HASH[0]}`],
    [2, `open 1.1 ${HASH[0].slice(32)} 1:0-1-2`],
  ];
  const chance = chanceOf(9);
  const states = Array.from({ length: 10 }, () => {
    // Within a feed the order is part of what is said; between feeds it is not.
    const queues = [0, 1, 2].map((i) => words.filter(([who]) => who === i));
    const mixed = [];
    while (queues.some((queue) => queue.length)) {
      const queue = queues[Math.floor(chance() * 3)];
      if (queue.length) mixed.push(queue.shift());
    }
    return stateOf(said(...mixed));
  });
  for (const state of states) assert.deepEqual(state, states[0]);
});

const seal = (i, hash = HASH[i]) => [i, `seal 1.1 ${hash}`];
const open = (i) => [i, `open 1.1 ${`${i}`.repeat(32)}`];
const ALL = `1:${HASH[0]},2:${HASH[1]},3:${HASH[2]}`;
const TWO = `1:${HASH[0]},2:${HASH[1]}`;
const eyes = (seat, more = {}) => ({
  ...{ seat, isExcused: () => false, wasAway: () => false },
  ...more,
});

test("the table closes when every seat has sealed or is not waited for", () => {
  const two = stateOf(said(...BEGUN, seal(0), seal(1)));
  assert.equal(closeDue(two, eyes(0)), null);
  assert.equal(closeDue(two, eyes(0, { isExcused: (i) => i === 2 })), TWO);
  const three = stateOf(said(...BEGUN, seal(0), seal(1), seal(2)));
  assert.equal(closeDue(three, eyes(0)), ALL);
  assert.equal(sealsOf(three), ALL);
});

test("nothing is opened before all who are waited for have closed alike", () => {
  const base = [...BEGUN, seal(0), seal(1), seal(2)];
  const closed = (...all) => stateOf(said(...base, ...all));
  const one = [0, `close 1.1 ${ALL}`];
  const another = [1, `close 1.1 ${ALL}`];
  const unlike = [2, `close 1.1 ${TWO}`];
  assert.equal(isAgreed(closed(one, another), eyes(0), ALL), false);
  assert.equal(isAgreed(closed(one, another, unlike), eyes(0), ALL), false);
  const agreed = closed(one, another, unlike, [2, `close 1.1 ${ALL}`]);
  assert.equal(isAgreed(agreed, eyes(0), ALL), true);
  const excused = eyes(0, { isExcused: (i) => i === 2 });
  assert.equal(isAgreed(closed(one, another), excused, ALL), true);
});

test("a seat is in time when most had its seal before they opened", () => {
  const base = [...BEGUN, seal(0), seal(1), seal(2)];
  const closes = (i, seals) => [[i, `close 1.1 ${seals}`], open(i)];
  const state = (...all) => stateOf(said(...base, ...all.flat()));
  assert.equal(closedSeals(state()), null);
  // One that opens early cannot make another late.
  assert.equal(closedSeals(state(closes(0, ALL), closes(1, TWO), closes(2, ALL))), ALL);
  // Of equally many the fewer seals count: what came after a list was open is late.
  assert.equal(closedSeals(state(closes(0, TWO), closes(2, ALL))), TWO);
});

test("a seat that was cut off follows those who went on; nobody is lured so", () => {
  const words = [
    ...[...BEGUN, seal(0), seal(1), seal(2)],
    ...[[0, "excuse 1.1 2"], [0, `close 1.1 ${TWO}`], open(0)],
  ];
  const state = stateOf(said(...words));
  assert.equal(closeDue(state, eyes(1)), ALL);
  assert.equal(closeDue(state, eyes(1, { wasAway: (i) => i === 0 })), TWO);
  const own = stateOf(said(...words, [1, `close 1.1 ${TWO}`]));
  assert.equal(closeDue(own, eyes(1)), TWO);
});

test("deals: only by the chair or who stands before it; a round under way is held", () => {
  const [a, b, c] = IDS;
  const by = (author, turn) => ({ author, turn, deal: DEAL, text: TEXT, hash: turn });
  const look = (deals, more = {}) => {
    const base = { deals, current: null, hold: "free", order: IDS, chair: b };
    return nextDeal({ ...base, isPlayed: () => false, ...more })?.turn;
  };
  assert.equal(look([by(a, "1.1"), by(c, "2.1")]), "1.1");
  assert.equal(look([by(b, "1.2"), by(a, "1.1")]), "1.2");
  assert.equal(look([by(c, "2.1")], { isPlayed: () => true }), "2.1");
  const current = by(a, "1.1");
  const later = [by(a, "1.2"), by(b, "2.1")];
  assert.equal(look(later, { current, hold: "running" }), undefined);
  assert.equal(look(later, { current, hold: "opened" }), "2.1");
  assert.equal(look([by(a, "1.2")], { current, hold: "opened" }), undefined);
  assert.equal(look([by(a, "1.2")], { current, hold: "open" }), "1.2");
  const stranger = { ...by(a, "3.1"), deal: { ...DEAL, seats: ["x"] } };
  assert.equal(look([stranger]), undefined);
  assert.ok(compareTurns("2.1", "1.12") > 0 && compareTurns("1.2", "1.12") < 0);
  assert.equal(freeTurn([by(a, "1.1"), by(b, "1.3")], 1), "1.4");
});

test("a deal is given up when half of its seats have gone on, and not by fewer", () => {
  const deal = { author: IDS[0], turn: "1.1", deal: DEAL, text: TEXT, hash: "" };
  const one = said(...BEGUN, [0, "void 1.1"]);
  assert.equal(isGivenUp(one, deal), false);
  const two = said(...BEGUN, [0, "void 1.1"], [1, `nonce 1.2 ${HASH[0]}`]);
  assert.equal(isGivenUp(two, deal), true);
});

test("the log has the lines in the engine's order, and its chain of digests goes on", () => {
  const opened = { salt: "0".repeat(32), list: "10:0-1-2" };
  const hash = sealOf(dealing, 1, opened);
  const state = stateOf(
    said(
      ...[...BEGUN, seal(0, hash), [0, `close 1.1 1:${hash}`]],
      ...[[0, `open 1.1 ${opened.salt} ${opened.list}`], seal(2)],
    ),
  );
  const keys = WHO.map(({ key }) => key);
  const lines = logLines(state, { keys, reused: [false, false, false] });
  const kinds = lines.map(
    ({ seat, at, move }) => `${seat} ${at} ${move.split(" ")[0]}`,
  );
  const thrice = (kind) => [1, 2, 3].map((seat) => `${seat} 0 ${kind}`);
  assert.deepEqual(kinds, [
    ...["1 0 room", "1 0 deal"],
    ...[...thrice("key"), ...thrice("promise"), ...thrice("nonce")],
    ...["1 90000 seal", "1 90000 close", "3 90000 late", "1 10 claim"],
    ...["1 90000 open", "1 90000 end"],
  ]);
  const begun = "lexigrid log 1\ndigest 0123456789abcdef\n\n";
  const { log, digest } = withLines(begun, lines);
  assert.ok(log.startsWith(begun) && log.endsWith("\n"));
  assert.ok(log.trimEnd().split("\n").at(-1).startsWith(digest));
  const without = logLines(state, { keys, reused: [true, false, false] });
  assert.equal(
    without.some(({ move }) => move.startsWith("open")),
    false,
  );
});

test("what is kept is read back, and nothing else is", () => {
  let text = null;
  const keep = {
    read: () => text,
    write: (written) => {
      text = written;
    },
  };
  assert.equal(readKept(keep, ROOM), null);
  const mine = {
    ...{ turn: "1.1", dealHash: HASH[0], nonce: HASH[1], salt: HASH[2].slice(32) },
    ...{ list: "1:0-1", startsAt: 5, pinned: [HASH[0]] },
  };
  const kept = { room: ROOM, jwk: { x: "x" }, feed: [["leave", "s"]], mines: [mine] };
  assert.equal(writeKept(keep, kept), true);
  assert.deepEqual(readKept(keep, ROOM), kept);
  assert.equal(readKept(keep, ROOM.replace("0", "1")), null);
  for (const broken of ["", "{", "null", "[]", text.replace("1:0-1", "1:x")]) {
    assert.equal(readKept({ read: () => broken }, ROOM), null);
  }
  const full = {
    read: () => text,
    write: (written) => {
      if (written) throw new Error("full");
      text = written;
    },
  };
  assert.equal(writeKept(full, kept), false);
  assert.equal(text, "");
  const entries = [[IDS[1], 0, "leave", `${"s".repeat(85)}A`]];
  writeHeard(keep, ROOM, entries);
  assert.deepEqual(readHeard(keep, ROOM), entries);
  assert.deepEqual(readHeard(keep, ROOM.replace("0", "1")), []);
  assert.deepEqual(readHeard({ read: () => text.replace(",0,", ",-1,") }, ROOM), []);
  writeHeard(full, ROOM, entries);
  assert.deepEqual(readHeard(full, ROOM), []);
});

test("every word that a machine says can be read", () => {
  for (const text of [promise(0), nonce(0), tableBy(0, IDS), `deal 1.1 ${TEXT}`]) {
    assert.ok(readBody(text));
  }
});

test("of one who deals a turn again and again two deals are kept", () => {
  const deal = { game: "hunt", match: null, options: { min: 3, seconds: 90, size: 4 } };
  const texts = Array.from({ length: 50 }, (_, i) => {
    const match = { rounds: [i + 1], target: 50 };
    return [1, `deal 1.1 ${writeJson({ ...deal, match, seats: IDS })}`];
  });
  const all = dealsIn(said(...texts));
  assert.deepEqual(
    all.map((one) => one.deal.match.rounds),
    [[1], [2]],
  );
  assert.equal(dealsIn(said(...texts))[0].hash, dealHashOf(all[0].text));
});
