/** Rounds in which much goes wrong, by a seed: who is away, loads anew, leaves, comes. */

import { writeJson } from "../../js/room/deal_text.js";
import { play } from "./room_players.js";
import { WISH, World } from "./room_simulator.js";

const CLASSIC = { size: 5, min: 4, seconds: 180 };

/** No round may take longer than this, ms: glass, and all that is waited for. */
const LONGEST = 700_000;

/** @returns a world with so many who play, and who deal when they are told to. */
export async function faultyWorld(engine, seed) {
  const world = new World(engine, seed);
  const { between } = world;
  const pick = (low, high) => Math.floor(between.call(world, low, high + 1));
  world.pick = pick;
  world.weather = {
    delay: [5, [40, 200, 600][pick(0, 2)]],
    loss: [0, 0.02, 0.1][pick(0, 2)],
    twice: [0, 0.2][pick(0, 1)],
  };
  world.isDealing = false;
  world.mayDeal = () => world.isDealing;
  const wish = pick(0, 3) ? WISH : { ...WISH, game: "classic", options: CLASSIC };
  const count = pick(2, 8);
  for (let i = 0; i < count; i++) await enter(world, i ? null : wish);
  return world;
}

async function enter(world, wish) {
  const device = world.device(`N${world.devices.length}`);
  device.goesOn = true;
  await device.open(wish);
  play(device);
  return device;
}

const FAULTS = {
  away(world, device) {
    device.isOn = false;
    world.after(world.between(1000, 110_000), () => {
      device.isOn = true;
    });
    return "away";
  },
  blink(world, device) {
    device.isOn = false;
    world.after(world.between(500, 9000), () => {
      device.isOn = true;
    });
    return "blink";
  },
  reload(world, device) {
    if (!device.room) return "nothing";
    device.crash();
    world.after(world.between(300, 20_000), () => {
      if (!device.hasLeft) world.busy(device.open().then(() => play(device)));
    });
    return "reload";
  },
  cut(world, device) {
    const other = world.devices[world.pick(0, world.devices.length - 1)];
    if (other === device) return "nothing";
    device.cut.add(other);
    world.after(world.between(20_000, 200_000), () => device.cut.delete(other));
    return `cut from ${other.name}`;
  },
  leave(world, device) {
    if (liveOf(world).length <= 2 || !device.room) return "nothing";
    world.busy(device.room.leave());
    device.room = null;
    device.machine = null;
    return "leave";
  },
  crash(world, device) {
    if (liveOf(world).length <= 2) return "nothing";
    device.crash();
    device.hasLeft = true;
    return "crash";
  },
  async babble(world, device) {
    if (!device.machine) return "nothing";
    const body = babbled(world, device);
    await device.say(body);
    return `says ${body.kind}`;
  },
  async enter(world) {
    if (liveOf(world).length >= 8) return "nothing";
    await enter(world, null);
    return "enter";
  },
};

const digits = (world, count) =>
  Array.from({ length: count }, () => world.pick(0, 15).toString(16)).join("");

/** Something well-formed that is not so. */
function babbled(world, device) {
  const { mine, current } = device.machine.rounds;
  const deal = current?.deal;
  const turn = mine?.turn ?? "1.1";
  const hash = digits(world, 64);
  const seat = world.pick(1, deal?.seats.length ?? 2);
  const [round, attempt] = turn.split(".").map(Number);
  const later = { ...deal, seats: [device.id, ...(deal?.seats ?? [])].slice(0, 1) };
  const text = deal ? writeJson(later) : "";
  const said = [
    { kind: "void", turn },
    { kind: "excuse", turn, seat },
    { kind: "close", turn, seals: `${seat}:${hash}` },
    { kind: "promise", turn, hash },
    { kind: "seal", turn, hash },
    { kind: "nonce", turn, nonce: hash },
    { kind: "open", turn, salt: digits(world, 32), list: "1:0-1-2" },
    { kind: "start", turn, at: world.pick(0, 9e6) },
    { kind: "result", turn, hash: digits(world, 16) },
    { kind: "lift", turn },
    ...(current && later.game === "hunt"
      ? [
          { kind: "deal", turn: `${round}.${attempt + 1}`, deal: later, text },
          { kind: "deal", turn: `${round + 1}.1`, deal: later, text },
        ]
      : []),
  ];
  return said[world.pick(0, said.length - 1)];
}

export const liveOf = ({ devices }) => devices.filter(({ hasLeft }) => !hasLeft);

const isUp = (device) => device.room !== null && device.isOn;

function isSettled({ view }) {
  if (view.phase === "lobby") return true;
  return view.phase === "over" && view.round.agreed !== "waiting";
}

/** Everybody is back, and sees the others. */
async function gather(world) {
  const isWhole = () =>
    liveOf(world).every((device) => isUp(device) && seesAll(world, device));
  if (!(await world.until(isWhole, LONGEST))) {
    const where = liveOf(world).map((device) => {
      const sees = device.view.members.map(
        ({ name, presence }) => `${name} ${presence}`,
      );
      return `${device.name} ${isUp(device) ? "up" : "down"} (${sees})`;
    });
    throw new Error(`they do not meet: ${where}`);
  }
}

function seesAll(world, { view }) {
  return liveOf(world).every(({ id }) => {
    const member = view.members.find((one) => one.id === id);
    return member && ["here", "unreachable"].includes(member.presence);
  });
}

/**
 * One round with faults.
 * @returns what happened, as words
 */
export async function faultyRound(world) {
  await gather(world);
  const before = Math.max(0, ...liveOf(world).map(numberOf));
  world.isDealing = true;
  const isDealt = () => liveOf(world).some((device) => numberOf(device) > before);
  for (const device of liveOf(world)) device.onView(device.view);
  if (!(await world.until(isDealt, LONGEST))) throw new Error("nobody deals");
  world.isDealing = false;
  const told = await strike(world);
  const isDone = () =>
    liveOf(world).every((device) => isUp(device) && isSettled(device));
  if (!(await world.until(isDone, LONGEST))) {
    const where = liveOf(world).map(({ name, view }) => `${name} ${view.phase}`);
    throw new Error(`it hangs after ${told}: ${where}`);
  }
  // Who was cut off hears of it; then nothing may be different without a name.
  const isJoined = () => world.devices.every(({ cut }) => cut.size === 0);
  await world.until(() => isJoined() && isDone(), LONGEST);
  await world.pass(30_000);
  const ended = [...told, ...outcomesOf(world)];
  checkLobby(world, ended);
  return ended;
}

const numberOf = ({ view }) => view?.round?.number ?? view?.fell?.number ?? 0;

async function strike(world) {
  const names = Object.keys(FAULTS);
  const told = [];
  const count = world.pick(0, 3);
  // Now and then all of it while the round begins.
  const span = world.pick(0, 2) ? 120_000 : 9000;
  for (let i = 0; i < count; i++) {
    await world.pass(world.between(0, span / (i + 1)));
    const up = liveOf(world).filter(isUp);
    const device = up[world.pick(0, up.length - 1)];
    const name = names[world.pick(0, names.length - 1)];
    if (device) told.push(`${device.name} ${await FAULTS[name](world, device)}`);
  }
  return told;
}

/** Nobody is back in the lobby whose list the others count, but who wants no more of it. */
function checkLobby(world, told) {
  const over = liveOf(world).filter(({ view }) => view.phase === "over");
  for (const { id, name, view, machine } of liveOf(world)) {
    if (view.phase !== "lobby" || !view.fell) continue;
    const counts = over.some(({ view: { round } }) => {
      const seat = round.seats.indexOf(id);
      return round.number === view.fell.number && round.outcomes[seat] === null;
    });
    const isVoided = machine.feeds.said(id).some(({ body }) => body.kind === "void");
    if (counts && !isVoided) throw new Error(`${name} fell out alone: ${told}`);
  }
}

/** Those who say that all agree have the same; an error tells of a silent difference. */
function outcomesOf(world) {
  const logs = new Map();
  const told = [];
  for (const { name, view } of liveOf(world)) {
    const { phase, round } = view;
    if (phase !== "over") {
      told.push(`${name} ${phase} ${view.fell?.left.length ?? ""}`);
      continue;
    }
    const turn = `${round.number}.${round.attempt}`;
    told.push(`${name} ${turn} ${round.agreed} ${round.outcomes.join("/")}`);
    if (round.agreed === "failed") throw new Error(`no log of ${told}`);
    if (round.agreed !== "agreed") continue;
    const first = logs.get(round.number) ?? round.log;
    if (first !== round.log) throw new Error(`a silent difference in ${told}`);
    logs.set(round.number, first);
  }
  return told;
}
