/**
 * Rounds in which much goes wrong: away, reloads, leaving, late-comers, lost and doubled
 * messages, pairs that cannot connect, and members that say what is not so. Each ends, and
 * nobody holds another result for agreed than the others.
 */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { startEngine } from "./room_engine.js";
import { faultyRound, faultyWorld } from "./room_faults.js";

const engine = startEngine();
after(() => engine.stop());

const ROUNDS = 4;
/** So many worlds are seen on every run; more when more rounds are asked for. */
const WORLDS = Math.ceil(Number(process.env.LEXIGRID_FAULTS ?? 16) / ROUNDS);
/** Another one tries other turns of luck. */
const first = Number(process.env.LEXIGRID_ROOM_SEED ?? 1);

for (let seed = first; seed < first + WORLDS; seed++) {
  test(`${ROUNDS} rounds with faults end (seed ${seed})`, async (t) => {
    const world = await faultyWorld(engine, seed);
    t.diagnostic(JSON.stringify({ seats: world.devices.length, ...world.weather }));
    for (let round = 1; round <= ROUNDS; round++) {
      const told = await faultyRound(world);
      t.diagnostic(`${round}: ${told.join("; ")}`);
    }
    assert.ok(
      world.devices.every(({ machine }) => !machine?.feeds.refused.get("failed")),
    );
  });
}
