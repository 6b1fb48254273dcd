/** What may be wrong with a seat's list, each by its name, and the same name for all. */

import assert from "node:assert/strict";
import { after, test } from "node:test";

import { sealOf } from "../../js/room/hashes.js";
import { startEngine } from "./room_engine.js";
import { play, someList } from "./room_players.js";
import { BUILD, ROOM, WISH, World } from "./room_simulator.js";

const engine = startEngine();
after(() => engine.stop());

/** Three who play; the last one in ways of its own. */
async function tableWith(ways, { count = 3, given = {} } = {}) {
  const world = new World(engine, 7);
  world.mayDeal = (here) => here.length === count && !world.isDealt;
  const names = ["Wren", "Ada", "Bo", "Cy"].slice(0, count);
  const devices = names.map((name, i) =>
    world.device(name, i === count - 1 ? given : {}),
  );
  for (const [i, device] of devices.entries()) {
    await device.open(i === 0 ? WISH : null);
    play(device, i === count - 1 ? ways : {});
    // One comes after the other, and sits so.
    await world.pass(2000);
  }
  return { world, devices, honest: devices.slice(0, -1), liar: devices.at(-1) };
}

const isOver = ({ view }) => view.phase === "over" && view.round.agreed !== "waiting";

/** The honest ones agree that the last seat did this, and count it for nothing. */
async function agree({ world, honest }, outcome) {
  assert.ok(await world.until(() => honest.every(isOver)), "it comes to an end");
  await world.pass(30_000);
  const rounds = honest.map(({ view }) => view.round);
  for (const round of rounds) {
    assert.equal(round.agreed, "agreed");
    assert.equal(round.log, rounds[0].log);
    assert.deepEqual(round.outcomes, [...honest.map(() => null), outcome]);
  }
  const { lists } = rounds[0].shown.reveal;
  const own = lists.find(({ seat }) => seat === rounds[0].seats.length);
  assert.deepEqual([own.points, own.words], [0, []]);
}

/** Says a seal of its own, and nothing that the room would say by itself. */
const sealed = (liar, { list, salt = liar.machine.rounds.mine.salt }) => {
  const { turn } = liar.machine.rounds.mine;
  const seat = liar.view.round.seat;
  const hash = sealOf({ room: ROOM, turn }, seat, { salt, list });
  return { kind: "seal", turn, hash };
};

test("altered_list: another list than was sealed", async () => {
  const table = await tableWith({
    async giving(liar, list) {
      await liar.say(sealed(liar, { list }));
      liar.machine.rounds.mine.list = `${list} 89000:0-1-2`;
    },
  });
  await agree(table, "altered_list");
});

test("altered_list: a seal copied from another seat", async () => {
  const copies = async (liar) => {
    const { state, mine } = liar.machine.rounds.driving();
    const [seal] = state.seals[0];
    if (!seal || state.seals[2].length) return;
    await liar.say({ kind: "seal", turn: mine.turn, hash: seal.hash });
  };
  const table = await tableWith({ giving: () => {}, sealing: copies });
  await agree(table, "altered_list");
});

test("reused_salt: the salt that a lower seat has sealed with", async () => {
  const table = await tableWith({
    async giving(liar, list) {
      const { mine } = liar.machine.rounds;
      mine.salt = table.devices[0].machine.rounds.mine.salt;
      await liar.room.seal(list);
    },
  });
  await agree(table, "reused_salt");
});

test("reused_salt: a salt of an earlier round of one's own", async () => {
  const salts = [];
  const table = await tableWith({
    async giving(liar, list) {
      const { mine } = liar.machine.rounds;
      salts.push(mine.salt);
      mine.salt = salts[0];
      await liar.room.seal(list);
    },
  });
  const { world, honest, devices } = table;
  for (const device of devices) device.goesOn = true;
  const second = ({ view }) => view.round?.number === 2;
  assert.ok(await world.until(() => honest.every(second)));
  world.isDealt = true;
  await agree(table, "reused_salt");
});

test("late_seal: sealed when the others had opened", async () => {
  const table = await tableWith({});
  const { world, honest, liar } = table;
  await world.until(() => liar.view.phase === "hunting");
  await world.pass(80_000);
  liar.isOn = false;
  await world.pass(20_000);
  assert.equal(honest[0].view.phase, "sealing");
  assert.deepEqual(honest[0].view.round.excusable, [false, false, true]);
  assert.equal(await honest[0].room.excuse(3), null);
  await world.pass(5000);
  assert.equal(honest[0].view.phase, "over");
  assert.equal(honest[0].view.round.outcomes[2], "no_seal");
  liar.isOn = true;
  await world.pass(10_000);
  await agree(table, "late_seal");
});

test("no_seal: a seat that says nothing at all; its place is held for 75 s", async () => {
  const table = await tableWith({ giving: (liar) => liar.mute() });
  const { world, honest } = table;
  await world.until(() => honest.every(({ view }) => view.phase === "sealing"));
  await world.pass(60_000);
  assert.equal(honest[0].view.phase, "sealing");
  assert.equal(await honest[0].room.excuse(3), "still_here");
  await agree(table, "no_seal");
});

test("no_open: sealed, but never opened", async () => {
  const table = await tableWith({
    async giving(liar, list) {
      await liar.say(sealed(liar, { list }));
      liar.mute();
    },
  });
  await agree(table, "no_open");
});

test("unsealed_open: a list without a seal", async () => {
  const table = await tableWith({
    async giving(liar, list) {
      const { turn, salt } = liar.machine.rounds.mine;
      await liar.say({ kind: "open", turn, salt, list });
      liar.mute();
    },
  });
  await agree(table, "unsealed_open");
});

test("impossible_word: a path that is none", async () => {
  const table = await tableWith({ list: async () => "4000:0-15" });
  await agree(table, "impossible_word");
});

test("clock_nonsense: moments that fall, or come after the sand", async () => {
  for (const times of [
    [5000, 4000],
    [5000, 90_000],
  ]) {
    const table = await tableWith({
      async list(liar) {
        const items = (await someList(liar, 8)).split(" ").slice(0, 2);
        return items.map((item, i) => `${times[i]}:${item.split(":")[1]}`).join(" ");
      },
    });
    await agree(table, "clock_nonsense");
  }
});

test("two_lists: a second seal that is another", async () => {
  const table = await tableWith({
    async giving(liar, list) {
      await liar.say(sealed(liar, { list }));
      await liar.say(sealed(liar, { list: "" }));
    },
  });
  await agree(table, "two_lists");
});

test("two_lists: one entry told to each in another way is proof against its author", async () => {
  const table = await tableWith({
    async giving(liar, list) {
      const { devices, world } = table;
      const n = liar.machine.feeds.feedOf(liar.id).slots.length;
      const { writeBody } = await import("../../js/room/entry.js");
      const { entryText } = await import("../../js/room/hashes.js");
      for (const [i, one] of [list, ""].entries()) {
        const text = writeBody(sealed(liar, { list: one }));
        const signature = await liar.identity.sign(entryText(ROOM, n, text));
        const e = [[liar.id, n, text, signature]];
        world.send(liar, devices[i], JSON.stringify({ t: "entries", e }));
      }
      liar.mute();
    },
  });
  await agree(table, "two_lists");
  const { members } = table.honest[0].view;
  assert.equal(members.find(({ id }) => id === table.liar.id).isForked, true);
});

test("unlike_result: whoever makes another log of it is named", async () => {
  const table = await tableWith({
    async opening(liar, round) {
      if (liar.hasLied) return;
      liar.hasLied = true;
      const turn = `${round.number}.${round.attempt}`;
      liar.mute();
      await liar.say({ kind: "result", turn, hash: "0".repeat(16) });
    },
  });
  const { world, honest, liar } = table;
  const isNamed = ({ view }) => view.round?.agreed === "unlike";
  assert.ok(await world.until(() => honest.every(isNamed)));
  for (const { view } of honest) {
    assert.deepEqual(view.round.unlike, [liar.id]);
    assert.deepEqual(view.round.outcomes, [null, null, null]);
  }
});

test("unlike builds are named and do not sit together", async () => {
  const build = { ...BUILD, words: "f".repeat(16) };
  const { world, honest, liar } = await tableWith({}, { given: { build } });
  assert.ok(await world.until(() => honest.every(isOver)));
  const [{ view }] = honest;
  const unlike = view.members.filter(({ isUnlike }) => isUnlike);
  assert.deepEqual(
    unlike.map(({ id }) => id),
    [liar.id],
  );
  assert.equal(view.round.seats.includes(liar.id), false);
  assert.equal(liar.view.phase, "lobby");
});
