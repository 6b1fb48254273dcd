import assert from "node:assert/strict";
import { test } from "node:test";

import { resumeClock, startClock } from "../../js/store/round_clock.js";

/** A device with both its clocks in our hands. */
function aDevice() {
  const device = {
    now: 1000.25,
    wall: 1_790_000_000_000,
    pass(ms) {
      device.now += ms;
      device.wall += ms;
    },
    clocks: { now: () => device.now, wall: () => device.wall, limit: 180_000 },
  };
  return device;
}

test("the sand is a deadline, in whole milliseconds", () => {
  const device = aDevice();
  const clock = startClock(device.clocks);
  assert.deepEqual([clock.elapsed(), clock.left()], [0, 180_000]);
  device.pass(1234.9);
  assert.deepEqual([clock.elapsed(), clock.left()], [1234, 178_766]);
  device.pass(178_765.05);
  assert.equal(clock.left(), 1);
  device.pass(0.1);
  assert.equal(clock.left(), 0);
  device.pass(60_000);
  assert.equal(clock.left(), 0);
  assert.equal(clock.elapsed(), 180_000);
});

test("however long ago the glass was turned, no more than its sand has fallen", () => {
  const device = aDevice();
  for (const mark of [
    { elapsed: 10_000, wall: device.wall - 400 * 86_400_000 },
    { elapsed: Number.MAX_SAFE_INTEGER, wall: 0 },
  ]) {
    const clock = resumeClock({ ...device.clocks, checkpoint: mark });
    assert.deepEqual([clock.elapsed(), clock.left()], [180_000, 0]);
    assert.equal(clock.checkpoint().elapsed, 180_000);
  }
});

test("thirty seconds in a hidden tab, without a tick, are thirty seconds", () => {
  const device = aDevice();
  const clock = startClock(device.clocks);
  device.pass(30_000);
  assert.equal(clock.elapsed(), 30_000);
});

test("a jump of the system's time does not touch an open round", () => {
  for (const jump of [86_400_000, -86_400_000]) {
    const device = aDevice();
    const clock = startClock(device.clocks);
    device.pass(10_000);
    device.wall += jump;
    assert.equal(clock.elapsed(), 10_000);
    assert.deepEqual(clock.checkpoint(), { elapsed: 10_000, wall: device.wall });
  }
});

/** Closes the page after ten seconds; a new page has a monotonic clock of its own. */
function closed(device) {
  const clock = startClock(device.clocks);
  device.pass(10_000);
  const checkpoint = clock.checkpoint();
  device.now = 3.5;
  return checkpoint;
}

test("a closed page's time counts", () => {
  const device = aDevice();
  const checkpoint = closed(device);
  device.wall += 25_000;
  const clock = resumeClock({ ...device.clocks, checkpoint });
  assert.equal(clock.elapsed(), 35_000);
  device.pass(5_000);
  assert.equal(clock.left(), 140_000);
});

test("a round whose sand ran out while the page was closed is out", () => {
  const device = aDevice();
  const checkpoint = closed(device);
  device.wall += 3_600_000;
  assert.equal(resumeClock({ ...device.clocks, checkpoint }).left(), 0);
});

test("a system clock set back while the page was closed gives no sand back", () => {
  const device = aDevice();
  const checkpoint = closed(device);
  device.wall -= 7_200_000;
  const clock = resumeClock({ ...device.clocks, checkpoint });
  assert.equal(clock.elapsed(), 10_000);
  device.pass(1_000);
  assert.deepEqual(clock.checkpoint(), { elapsed: 11_000, wall: device.wall });
});

test("reloading again and again loses no time", () => {
  const device = aDevice();
  let clock = startClock(device.clocks);
  for (let i = 0; i < 50; i++) {
    device.pass(333.3);
    const checkpoint = clock.checkpoint();
    device.wall += 500;
    device.now = i;
    clock = resumeClock({ ...device.clocks, checkpoint });
  }
  assert.ok(Math.abs(clock.elapsed() - 50 * 833.3) <= 100);
});
