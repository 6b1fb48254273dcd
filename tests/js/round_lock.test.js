import assert from "node:assert/strict";
import { test } from "node:test";

import { openRoundLock } from "../../js/device/round_lock.js";

/** The browser's locks, as far as a round needs them. */
function locks() {
  const waiting = [];
  let holder = null;
  const grant = () => {
    if (holder || waiting.length === 0) return;
    const { callback, resolve } = waiting.shift();
    holder = callback().then(() => {
      holder = null;
      resolve();
      grant();
    });
  };
  return {
    request: (_name, { signal }, callback) =>
      new Promise((resolve, reject) => {
        waiting.push({ callback, resolve });
        signal.addEventListener("abort", () => {
          waiting.length = 0;
          reject(signal.reason);
        });
        grant();
      }),
  };
}

const wait = (onBusy = () => {}) => ({ signal: new AbortController().signal, onBusy });

test("one tab has the round; the other has it when it is let go", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const lock = openRoundLock(locks());
  const letGo = await lock.hold("a", wait());
  let isBusy = false;
  const second = lock.hold(
    "a",
    wait(() => {
      isBusy = true;
    }),
  );
  t.mock.timers.tick(999);
  assert.equal(isBusy, false);
  t.mock.timers.tick(1);
  assert.equal(isBusy, true);
  letGo();
  (await second)();
});

test("who leaves waits no longer", async () => {
  const lock = openRoundLock(locks());
  await lock.hold("a", wait());
  const leaving = new AbortController();
  const second = lock.hold("a", { signal: leaving.signal, onBusy() {} });
  leaving.abort();
  await assert.rejects(second, { name: "AbortError" });
});

test("a browser that refuses its locks plays on without", async () => {
  const refuse = async () => {
    throw new DOMException("The request was denied.", "SecurityError");
  };
  const lock = openRoundLock({ request: refuse, query: refuse });
  (await lock.hold("a", wait()))();
  assert.equal(await lock.isAnyHeld(), false);
});
