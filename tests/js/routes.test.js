import assert from "node:assert/strict";
import { test } from "node:test";
import { keepSettings, routeOf } from "../../js/page/app.js";
import { DEFAULTS } from "../../js/store/settings.js";

const [home, list, one] = [() => () => {}, () => () => {}, () => () => {}];
const ROUTES = [
  { pattern: /^$/, show: home },
  { pattern: /^rounds$/, show: list },
  { pattern: /^rounds\/([0-9a-f-]+)$/, show: one },
];

test("an address names a screen, and what it is about", () => {
  assert.deepEqual(routeOf("#/rounds", ROUTES), { show: list, argument: null });
  assert.deepEqual(routeOf("#/rounds/0a-1f", ROUTES), {
    show: one,
    argument: "0a-1f",
  });
  for (const hash of ["", "#", "#/"]) {
    assert.equal(routeOf(hash, ROUTES)?.show, home, hash);
  }
});

test("an address that names nothing is told so", () => {
  for (const hash of ["#/rounds/", "#/rounds/../x", "#/nowhere", "#/Rounds"]) {
    assert.equal(routeOf(hash, ROUTES), null, hash);
  }
});

test("a setting holds at once, is saved, and is told until the telling is stopped", () => {
  /** @type {object[]} */
  const saved = [];
  /** @type {boolean[]} */
  const told = [];
  const keeper = keepSettings({ ...DEFAULTS }, (changed) => saved.push(changed));
  const stop = keeper.onChange(({ sound }) => told.push(sound));
  keeper.change({ sound: false });
  stop();
  keeper.change({ sound: true });
  assert.equal(keeper.current().sound, true);
  assert.deepEqual(saved, [{ sound: false }, { sound: true }]);
  assert.deepEqual(told, [false]);
});
