import assert from "node:assert/strict";
import { test } from "node:test";

import { dailyId, dailyOf, dayOf, daysPlayed, streak } from "../../js/store/days.js";
import { isRound } from "../../js/store/round.js";
import { readSettings, settingsFault } from "../../js/store/settings.js";
import { aRound } from "./rounds.js";

const TODAY = "2026-11-30";

/** @param {string} day */
const aDaily = (day, changed = {}) =>
  aRound(1, { id: dailyId(day), daily: day, ...changed });

test("a day is the device's own", () => {
  const late = new Date(2026, 10, 30, 23, 59, 59, 999).getTime();
  assert.equal(dayOf(late), TODAY);
  assert.equal(dayOf(late + 1), "2026-12-01");
  assert.equal(dayOf(new Date(2027, 0, 5).getTime()), "2027-01-05");
});

test("a streak counts days in a row, over months, years and changes of the hour", () => {
  for (const [days, last, count] of [
    [[], TODAY, 0],
    [[TODAY], TODAY, 1],
    [["2026-11-29", TODAY, TODAY], TODAY, 2],
    // Today's is still to be played.
    [["2026-11-28", "2026-11-29"], TODAY, 2],
    [["2026-11-27", "2026-11-28"], TODAY, 0],
    [["2026-11-28", TODAY], TODAY, 1],
    [["2026-12-01", TODAY], TODAY, 1],
    [["2027-12-31", "2028-01-01"], "2028-01-01", 2],
    [["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01", 3],
    [["2027-02-28", "2027-03-01"], "2027-03-01", 2],
    // The clocks go forward, and back.
    [["2026-03-28", "2026-03-29", "2026-03-30"], "2026-03-30", 3],
    [["2026-10-24", "2026-10-25", "2026-10-26"], "2026-10-26", 3],
  ]) {
    assert.equal(streak(days, last), count, `${days} by ${last}`);
  }
});

test("a day is fresh, running, over, or used up without a trace", () => {
  const before = aDaily("2026-11-29");
  const running = aDaily(TODAY, { state: "running", summary: null });
  const stands = (rounds, used) => {
    const { state, streak } = dailyOf(rounds, used, TODAY);
    return [state, streak];
  };
  assert.deepEqual(stands([], ""), ["fresh", 0]);
  assert.deepEqual(stands([before], "2026-11-29"), ["fresh", 1]);
  assert.deepEqual(stands([before], TODAY), ["used", 1]);
  assert.deepEqual(stands([before, running], TODAY), ["running", 1]);
  assert.deepEqual(stands([before, aDaily(TODAY)], TODAY), ["over", 2]);
  assert.deepEqual(daysPlayed([before, running, aRound(2)]), ["2026-11-29"]);
});

test("two rounds on a day's grid have the same id, those of two days have not", () => {
  assert.equal(dailyId(TODAY), dailyId(TODAY));
  assert.notEqual(dailyId(TODAY), dailyId("2026-12-01"));
  assert.ok(isRound(aDaily(TODAY)));
});

test("what is no day is refused", () => {
  for (const day of [
    "2026-02-29",
    "2026-13-01",
    "26-1-1",
    "+2026-01-01",
    "",
    5,
    null,
  ]) {
    assert.ok(!isRound(aDaily(TODAY, { daily: day })), String(day));
  }
  assert.equal(settingsFault({ dailyUsed: "2026-02-30" }), "dailyUsed");
  assert.equal(readSettings({ dailyUsed: TODAY }).dailyUsed, TODAY);
});
