import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf } from "../../js/page/calendar.js";
import { figuresOf, streakOf } from "../../js/page/figures.js";
import { anEnd, aPlayed, claimed, missed } from "./household.js";
import { aRound, aRunningRound, idOf } from "./rounds.js";

const CALENDAR = { dayOf: () => 7, today: 7 };

/** @param {number} points @param {number} share */
const summary = (points, share) => ({
  words: 2,
  points,
  found_words_share: share,
  found_points_share: share,
  longest: "tears",
  best: ["tears"],
});

test("rounds under way do not count, and others are summed up oldest first", () => {
  const rounds = [
    aRound(2, { summary: summary(9, 0.3) }),
    aRunningRound(3),
    aRound(1, { summary: summary(5, 0.1) }),
  ];
  const figures = figuresOf(rounds, CALENDAR);
  assert.deepEqual(
    figures.rounds.map(({ id }) => id),
    [idOf(1), idOf(2)],
  );
  assert.deepEqual(figures.sums, { rounds: 2, words: 4, points: 14, share: 0.2 });
});

test("a streak counts days in a row, through yesterday or today", () => {
  assert.deepEqual(streakOf([], 9), { now: 0, longest: 0 });
  assert.deepEqual(streakOf([9, 9, 8], 9), { now: 2, longest: 2 });
  assert.deepEqual(streakOf([8, 7, 3, 2, 1, 0], 9), { now: 2, longest: 4 });
  assert.deepEqual(streakOf([7], 9), { now: 0, longest: 1 });
});

test("each table has its best round, unless nothing was scored", () => {
  const small = { size: 4, min: 3, seconds: 180 };
  const wide = { size: 5, min: 4, seconds: 90 };
  const rounds = [
    aRound(1, { options: wide, summary: summary(3, 0) }),
    aRound(2, { options: small, summary: summary(3, 0) }),
    aRound(3, { options: small, summary: summary(8, 0) }),
    aRound(4, { options: { ...small, min: 4 }, summary: summary(0, 0) }),
  ];
  const ids = figuresOf(rounds, CALENDAR).best.map(({ id }) => id);
  assert.deepEqual(ids, [idOf(3), idOf(1)]);
});

test("the longest words are told once, with the round that had them first", () => {
  const rounds = [
    aPlayed(2, anEnd([[claimed("lantern"), claimed("tea")]])),
    aPlayed(1, anEnd([[claimed("lantern")], [claimed("entertain")]])),
    aRound(3, { summary: summary(1, 0) }),
  ];
  assert.deepEqual(figuresOf(rounds, CALENDAR).longest, [
    { word: "lantern", id: idOf(1) },
    { word: "tears", id: idOf(3) },
    { word: "tea", id: idOf(2) },
  ]);
});

test("words missed most often come first, found ones later, and only everyday ones", () => {
  const rounds = [
    aPlayed(1, anEnd([[]], [missed("rate"), missed("ern", { everyday: false })])),
    aPlayed(2, anEnd([[claimed("rate")]], [missed("net"), missed("seat")])),
    aPlayed(3, anEnd([[]], [missed("net"), missed("tears", { points: 2 })])),
  ];
  const told = figuresOf(rounds, CALENDAR).missed;
  assert.deepEqual(
    told.map(({ word, missed: times, found }) => [word, times, found]),
    [
      ["net", 2, 0],
      ["tears", 1, 0],
      ["seat", 1, 0],
      ["rate", 1, 1],
    ],
  );
});

test("heat counts the cells of the player's own words, for each size played", () => {
  const own = [
    claimed("tea", { path: [0, 1, 5] }),
    claimed("ten", { path: [0, 5, 4] }),
  ];
  const rounds = [
    aPlayed(1, anEnd([own, [claimed("vet", { path: [13] })]])),
    aRound(2),
  ];
  const heat = figuresOf(rounds, CALENDAR).heat;
  assert.equal(heat.length, 1);
  assert.deepEqual(heat[0]?.cells, [2, 1, 0, 0, 1, 2, ...Array(10).fill(0)]);
});

test("days are those of the device's calendar, also where an hour is skipped", () => {
  const zone = process.env.TZ;
  process.env.TZ = "Europe/Berlin";
  try {
    const before = dayOf("2026-03-28T23:30:00.000Z");
    assert.equal(dayOf("2026-03-28T22:30:00.000Z"), before - 1);
    assert.equal(dayOf("2026-03-29T21:59:00.000Z"), before);
    assert.equal(dayOf("2026-03-29T22:00:00.000Z"), before + 1);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
