/** Tables of friends for the tests, over a network and a time that are not there. */
import { startEngine } from "./room_engine.js";
import { play } from "./room_players.js";
import { WISH, World } from "./room_simulator.js";

export const engine = startEngine();

const NAMES = ["Wren", "Ada", "Bo", "Cy", "Di", "Eve", "Fay", "Gus"];

/** A table of so many who play, and who sit in the order in which they came. */
export async function table(
  count,
  { wish = WISH, ways = {}, given = {}, rounds = 1 } = {},
) {
  const world = new World(engine, 11);
  world.rounds = rounds;
  world.mayDeal = (here) => here.length >= count && numberOf(world) < world.rounds;
  const devices = [];
  for (let i = 0; i < count; i++)
    devices.push(await enter(world, i, wish, ways, given));
  return { world, devices, see: (i) => devices[i].view };
}

/** So many rounds may be dealt from now on. */
export function goOn(world, rounds) {
  world.rounds = rounds;
  for (const device of world.devices) device.onView(device.view);
}

export async function enter(world, i, wish, ways = {}, given = {}) {
  const device = world.device(NAMES[i], given[i] ?? {});
  device.goesOn = true;
  await device.open(i === 0 ? wish : null);
  play(device, ways[i]);
  await world.pass(1500);
  return device;
}

export const numberOf = ({ devices }) =>
  Math.max(0, ...devices.map(({ view }) => view?.round?.number ?? 0));

export const isOver = ({ view }) =>
  view.phase === "over" && view.round.agreed !== "waiting";
export const isAgreed = ({ view }) =>
  view.phase === "over" && view.round.agreed === "agreed";
export const inPhase = (phase) => (device) => device.view.phase === phase;
