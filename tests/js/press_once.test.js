import assert from "node:assert/strict";
import { test } from "node:test";

import { pressOnce } from "../../js/ui/press_once.js";

test("a held Enter presses once; other held keys do as they did", () => {
  const page = new EventTarget();
  pressOnce(page);
  /** @param {string} key @param {boolean} repeat */
  const passes = (key, repeat) => {
    const event = new Event("keydown", { cancelable: true });
    return page.dispatchEvent(Object.assign(event, { key, repeat }));
  };
  assert.ok(passes("Enter", false));
  assert.ok(!passes("Enter", true));
  assert.ok(passes("ArrowDown", true));
});
