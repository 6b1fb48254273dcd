import assert from "node:assert/strict";
import { test } from "node:test";
import {
  freshTape,
  press,
  scoreOf,
  stepTo,
  storyOf,
  wind,
  windTo,
} from "../../js/page/replay_story.js";
import { anEnd, claimed } from "./household.js";

const STORY = storyOf(
  anEnd([
    [claimed("tears", { at: 30_000, points: 2 }), claimed("tea", { at: 5500 })],
    [claimed("ten", { at: 5500, points: 0, others: [3] })],
  ]),
);

test("claims of all lists stand in order of time, then of seats", () => {
  assert.deepEqual(
    STORY.moments.map(({ word, seat }) => [word, seat]),
    [
      ["tea", 1],
      ["ten", 2],
      ["tears", 1],
    ],
  );
  assert.equal(STORY.limit, 180_000);
});

test("a tape runs at its speed, reaches claims, and stops at its end", () => {
  const playing = press(STORY, { ...freshTape(), speed: 4 });
  const early = wind(STORY, playing, 1000);
  assert.deepEqual([early.time, early.told, early.isPlaying], [4000, 0, true]);
  const later = wind(STORY, early, 375);
  assert.deepEqual([later.time, later.told], [5500, 2]);
  const end = wind(STORY, later, 600_000);
  assert.deepEqual([end.time, end.told, end.isPlaying], [180_000, 3, false]);
  const again = press(STORY, end);
  assert.deepEqual([again.time, again.told, again.isPlaying], [0, 0, true]);
});

test("steps go claim by claim, also where two share a moment, and stop the tape", () => {
  const playing = press(STORY, freshTape());
  const first = stepTo(STORY, playing, 1);
  assert.deepEqual([first.time, first.told, first.isPlaying], [5500, 1, false]);
  const second = stepTo(STORY, first, 2);
  assert.deepEqual([second.time, second.told], [5500, 2]);
  assert.equal(stepTo(STORY, second, 4).told, 3);
  const back = stepTo(STORY, first, 0);
  assert.deepEqual([back.time, back.told], [0, 0]);
  assert.equal(stepTo(STORY, back, -1).told, 0);
});

test("a tape wound by hand stops, and shows what had been claimed by then", () => {
  const tape = windTo(STORY, press(STORY, freshTape()), 29_999);
  assert.deepEqual([tape.told, tape.isPlaying], [2, false]);
});

test("points count up for each list; a cancelled word counts nothing", () => {
  const end = windTo(STORY, freshTape(), 180_000);
  assert.deepEqual(scoreOf(STORY, end, 1), { points: 3, words: 2 });
  assert.deepEqual(scoreOf(STORY, end, 2), { points: 0, words: 1 });
  const early = windTo(STORY, freshTape(), 6000);
  assert.deepEqual(scoreOf(STORY, early, 1), { points: 1, words: 1 });
});

test("a round without a claim can be played too", () => {
  const story = storyOf(anEnd([[]]));
  assert.equal(wind(story, press(story, freshTape()), 1000).told, 0);
  assert.equal(stepTo(story, freshTape(), 1).told, 0);
});
