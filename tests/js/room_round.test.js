/** Rounds between friends, start to end, over a network and a time that are not there. */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { startEngine } from "./room_engine.js";
import { play } from "./room_players.js";
import { WISH, World } from "./room_simulator.js";

const engine = startEngine();
after(() => engine.stop());

/** A table of so many who play. */
async function table(count, { seed = 1, wish = WISH, ways = {} } = {}) {
  const world = new World(engine, seed);
  world.mayDeal = (here) => here.length === count;
  const names = ["Wren", "Ada", "Bo", "Cy", "Di", "Eve", "Fay", "Gus"].slice(0, count);
  const devices = names.map((name) => world.device(name));
  for (const [i, device] of devices.entries()) {
    await device.open(i === 0 ? wish : null);
    play(device, ways[i]);
  }
  return { world, devices };
}

const isAgreed = ({ view }) => view.phase === "over" && view.round.agreed === "agreed";

test("two friends come to one result", async () => {
  const { world, devices } = await table(2);
  assert.ok(await world.until(() => devices.every(isAgreed)));
  const [a, b] = devices.map(({ view }) => view.round);
  assert.equal(a.log, b.log);
  assert.deepEqual(a.outcomes, [null, null]);
  assert.deepEqual(a.shown.reveal.lists.length, 2);
});
