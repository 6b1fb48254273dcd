/** What a pair measures of each other's clocks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Pulse } from "../../js/net/pulse.js";

/** Two clocks; `ping` has one measured from the other, by so long a way there and back. */
function clocks() {
  const pulse = new Pulse();
  const own = { now: 5000 };
  const other = { now: 17_000 };
  const pass = (ms) => {
    own.now += ms;
    other.now += ms;
  };
  const ping = (there, back) => {
    pass(2000);
    const { i } = pulse.ping(own.now);
    pass(there);
    const at = other.now;
    pass(back);
    pulse.pong({ i, at }, own.now);
  };
  const error = () => Math.abs(pulse.best.offset - (other.now - own.now));
  return { own, other, ping, error };
}

test("what was measured before a clock leapt counts no more", () => {
  for (const which of ["own", "other"]) {
    for (const leap of [1000, 21_000]) {
      const pair = clocks();
      for (let i = 0; i < 12; i++) pair.ping(1, 1);
      pair[which].now += leap;
      // By a longer way than before the leap.
      pair.ping(30, 10);
      assert.equal(pair.error(), 10, `${which} ${leap}`);
    }
  }
});

test("of steady clocks the soonest answer knows best, however long others took", () => {
  const { ping, error } = clocks();
  ping(2, 2);
  for (const [there, back] of [
    [4000, 0],
    [0, 4000],
    [900, 10],
  ]) {
    ping(there, back);
    assert.equal(error(), 0);
  }
});
