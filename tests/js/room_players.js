/** Players for the simulated rooms: they ready up, deal, hunt and seal. */

/** Words of a grid, by its seed: the real ones, so that some are found by several. */
async function wordsOf(world, { game, options, seats, seed }) {
  const { engine } = world;
  const key = `words ${seed}`;
  if (!world.answers.has(key)) {
    world.answers.set(key, world.busy(solved(engine, { game, options, seats, seed })));
  }
  return world.busy(world.answers.get(key));
}

async function solved(engine, { game, options, seats, seed }) {
  const table = { game, options, seats: seats.length, seed };
  const { ok } = await engine.request("new", table);
  const { session } = ok;
  if (game === "classic") {
    const seat = options.shaker ?? 1;
    await engine.request("play", { session, seat, at: 0, move: "lift" });
  }
  const turn = { session, seat: 1, at: 0, move: "turn" };
  const { view } = (await engine.request("play", turn)).ok;
  await engine.request("close", { session });
  const grid = view.cells.join("").replaceAll("Qu", "Q").toLowerCase();
  const min = Math.max(3, ...view.minimums);
  const { words } = (await engine.request("solve", { grid, min })).ok;
  return words.slice(0, 60);
}

/** Some words, at rising moments. */
export async function someList(device, count = 6) {
  const { world } = device;
  const words = await wordsOf(world, device.view.round);
  const picked = new Map();
  for (let i = 0; i < count; i++) {
    const { word, path } = words[Math.floor(device.chance() * words.length)];
    picked.set(word, path);
  }
  return [...picked.values()]
    .map((path, i) => `${1000 * (i + 1)}:${path.join("-")}`)
    .join(" ");
}

/**
 * Plays round after round on its own.
 * @param device
 * @param ways what it does otherwise: `list(device)`, `giving(device, list)` instead of sealing it, and by the names of phases
 */
export function play(device, ways = {}) {
  const { world } = device;
  const hunted = new Set();
  const act = async (view) => {
    const { room, machine } = device;
    if (!room || device.machine !== machine || device.isIdle) return;
    const { phase, round } = view;
    if (phase === "lobby" || (phase === "over" && device.goesOn)) lobby(device, view);
    if (!round || round.seat === null) return;
    await ways[phase]?.(device, round);
    if (phase === "dealing") await dome(device, round);
    const hunt = `${round.number}.${round.attempt} ${device.opened}`;
    if (phase === "hunting" && !hunted.has(hunt)) {
      hunted.add(hunt);
      await huntOn(device, ways);
    }
  };
  device.onView = (view) => {
    world.after(device.between(10, 400), () => world.busy(act(view)));
  };
  device.onView(device.view);
}

async function huntOn(device, ways) {
  const { world, room } = device;
  const { round } = device.view;
  const list = round.list || (await world.busy((ways.list ?? someList)(device)));
  if (device.room !== room) return;
  room.remember(list);
  world.after(round.endsAt - device.now() + device.between(0, 300), () => {
    if (device.room !== room || device.view.round?.number !== round.number) return;
    if (ways.giving) ways.giving(device, list);
    else world.busy(room.seal(list));
  });
}

async function dome({ room, isIdle }, round) {
  if (isIdle) return;
  if (round.shaker === round.seat && !round.lifted) await room.lift();
  if (round.turner === round.seat && round.lifted) await room.turnGlass();
}

function lobby(device, { me, chair, members }) {
  const { room, world } = device;
  const own = members.find(({ id }) => id === me);
  if (own && !own.ready) world.busy(room.ready(true));
  if (chair !== me) return;
  const here = members.filter(({ presence }) => presence === "here");
  const isAll = here.length >= 2 && here.every(({ ready }) => ready);
  if (isAll && device.world.mayDeal?.(here) !== false) world.busy(room.deal());
}
