import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, test } from "node:test";

import { readConfig } from "../../js/net/config.js";
import { kindOf, makeNostrBus } from "../../js/net/nostr.js";
import { openRelay } from "../../js/net/nostr_socket.js";
import { startRelay } from "../relay.mjs";

const require = createRequire(new URL("../../js/package.json", import.meta.url));
const { WebSocket } = require("ws");

const TOPIC = "0123456789abcdef0123456789abcdef";

/** Real sockets and real time, for a real relay. */
const means = {
  now: () => performance.now(),
  wall: () => Date.now(),
  entropy: (length) => crypto.getRandomValues(new Uint8Array(length)),
  after(wait, call) {
    const timer = setTimeout(call, wait);
    return () => clearTimeout(timer);
  },
  makeSocket: (address) => new WebSocket(address),
};

/** A bus with what it has heard, and a way to wait for either. */
function aBus(relays, topic = TOPIC) {
  const bus = makeNostrBus({ relays, topic, means });
  const heard = [];
  const statuses = [];
  const waiting = [];
  const look = () => {
    for (const [isSo, resolve] of waiting) if (isSo()) resolve();
  };
  const until = (isSo) =>
    new Promise((resolve) => {
      waiting.push([isSo, resolve]);
      look();
    });
  bus.open(
    (sealed) => {
      heard.push(sealed);
      look();
    },
    (status) => {
      statuses.push(status);
      look();
    },
  );
  after(() => bus.close());
  return {
    bus,
    heard,
    statuses,
    opened: (open) => until(() => statuses.at(-1)?.open === open),
    hears: (count) => until(() => heard.length >= count),
  };
}

async function relays(count, heard) {
  const all = await Promise.all(
    Array.from({ length: count }, () => startRelay(0, heard)),
  );
  after(() => Promise.all(all.map((relay) => relay.stop())));
  return all;
}

test("what one publishes the others hear once, though three relays bring it", async () => {
  const frames = [];
  const all = await relays(3, (frame) => frames.push(frame));
  const addresses = all.map(({ address }) => address);
  const [one, two] = [aBus(addresses), aBus(addresses)];
  await Promise.all([one.opened(3), two.opened(3)]);
  one.bus.publish("first");
  one.bus.publish("second");
  await two.hears(2);
  two.bus.publish("third");
  await one.hears(1);
  assert.deepEqual(two.heard.toSorted(), ["first", "second"]);
  assert.deepEqual(one.heard, ["third"]);
  const events = frames.filter(([kind]) => kind === "EVENT").map(([, event]) => event);
  for (const { kind, tags } of events) {
    assert.ok(kind >= 20_000 && kind < 30_000);
    assert.deepEqual(tags, [["x", TOPIC]]);
  }
});

test("rooms do not hear each other", async () => {
  const [{ address }] = await relays(1);
  const one = aBus([address]);
  const two = aBus([address]);
  const other = aBus([address], `f${TOPIC.slice(1)}`);
  await Promise.all([one.opened(1), two.opened(1), other.opened(1)]);
  other.bus.publish("elsewhere");
  one.bus.publish("here");
  await two.hears(1);
  assert.deepEqual([two.heard, other.heard], [["here"], []]);
});

test("what is published before a relay is open goes out when it is", async () => {
  const [{ address }] = await relays(1);
  const one = aBus([address]);
  await one.opened(1);
  const two = aBus([address]);
  await two.opened(0);
  two.bus.publish("early");
  await one.hears(1);
  assert.deepEqual(one.heard, ["early"]);
});

test("a relay that is gone is told of, and taken again when it is back", async () => {
  const [relay, other] = await relays(2);
  const one = aBus([relay.address, other.address]);
  await one.opened(2);
  await relay.stop();
  await one.opened(1);
  const again = await startRelay(relay.port);
  after(() => again.stop());
  await one.opened(2);
  assert.equal(one.statuses.at(-1).state, "open");
});

test("no relay at all: the bus is not open, and does no harm", async () => {
  const one = aBus(["ws://127.0.0.1:9", "nonsense"]);
  await one.opened(0);
  one.bus.publish("to nobody");
  one.bus.poke();
  assert.equal(one.statuses.at(-1).state, "connecting");
});

/** One relay's line on a clock and a socket of the test's. */
function aLine() {
  const timers = new Map();
  const sockets = [];
  const contents = [];
  const changes = [];
  const clock = { now: 0 };
  const world = {
    now: () => clock.now,
    after(wait, call) {
      const key = Symbol();
      timers.set(key, { at: clock.now + wait, call });
      return () => timers.delete(key);
    },
    makeSocket() {
      const socket = { sent: [], isClosed: false };
      socket.send = (frame) => socket.sent.push(frame);
      socket.close = () => {
        socket.isClosed = true;
      };
      sockets.push(socket);
      return socket;
    },
  };
  const turn = (ms) => {
    const end = clock.now + ms;
    for (;;) {
      const due = [...timers].filter(([, { at }]) => at <= end);
      if (!due.length) break;
      const [key, { at, call }] = due.reduce((a, b) => (b[1].at < a[1].at ? b : a));
      timers.delete(key);
      clock.now = at;
      call();
    }
    clock.now = end;
  };
  const line = openRelay("wss://relay", world, {
    filter: () => ({}),
    onContent: (content) => contents.push(content),
    onChange: (isOpen) => changes.push(isOpen),
  });
  const say = (frame) => sockets.at(-1).onmessage({ data: frame });
  const open = () => {
    sockets.at(-1).onopen();
    say('["EOSE","x"]');
  };
  return { line, sockets, contents, changes, turn, say, open };
}

test("attempts come ever later after a loss, up to 5 s, and soon again on a poke", () => {
  const { line, sockets, turn } = aLine();
  const rests = [125, 250, 500, 1_000, 2_000, 4_000, 5_000, 5_000];
  for (const isMoved of [false, true]) {
    for (const rest of rests) {
      const made = sockets.length;
      sockets.at(-1).onclose();
      turn(rest - 1);
      assert.equal(sockets.length, made);
      turn(1);
      assert.equal(sockets.length, made + 1);
    }
    line.poke(isMoved);
  }
});

test("a poke opens at once what rests, and ends what gives no answer in 2.5 s", () => {
  const { line, sockets, changes, turn, say, open } = aLine();
  turn(1_000);
  sockets[0].onclose();
  line.poke();
  assert.equal(sockets.length, 2);
  open();
  assert.deepEqual(changes, [true]);
  turn(60_000);
  line.poke();
  turn(2_400);
  say('["EOSE","x"]');
  turn(60_000);
  assert.equal(sockets.length, 2);
  line.poke();
  turn(3_100);
  assert.equal(sockets.length, 3);
  assert.deepEqual([sockets[1].isClosed, changes], [true, [true, false]]);
});

test("on another network, and where nothing opens, a poke begins anew", () => {
  const { line, sockets, turn, open } = aLine();
  turn(1_000);
  line.poke(false);
  assert.deepEqual([sockets.length, sockets[0].isClosed], [2, true]);
  open();
  turn(1_000);
  line.poke(true);
  assert.deepEqual([sockets.length, sockets[1].isClosed], [3, true]);
  // Two pokes at once are one.
  line.poke(true);
  assert.equal(sockets.length, 3);
});

test("a relay that takes an event without a word is dead", () => {
  const { line, sockets, turn, open } = aLine();
  open();
  line.publish("{}");
  turn(5_600);
  assert.equal(sockets.length, 2);
});

test("a relay that refuses is left alone for a minute", () => {
  const { sockets, turn, open, say } = aLine();
  open();
  say('["OK","id",false,"rate-limited: slow down"]');
  assert.equal(sockets[0].isClosed, false);
  say('["CLOSED","x","restricted: members only"]');
  assert.equal(sockets[0].isClosed, true);
  turn(59_000);
  assert.equal(sockets.length, 1);
  turn(1_100);
  assert.equal(sockets.length, 2);
});

test("bad messages of a relay change nothing", () => {
  const { sockets, contents, changes, open, say } = aLine();
  open();
  const bad = [
    "",
    "{",
    "null",
    "7",
    "{}",
    "[]",
    '["EVENT"]',
    '["EVENT","y",{"content":"other"}]',
    '["EVENT","x",null]',
    '["EVENT","x",7]',
    '["OK"]',
    '["CLOSED"]',
    '["NOTICE","x"]',
    `["EVENT","x",{"content":"${"x".repeat(70_000)}"}]`,
    new ArrayBuffer(8),
  ];
  for (const frame of bad) say(frame);
  assert.deepEqual(
    contents.filter((one) => one !== null),
    [],
  );
  assert.deepEqual([changes, sockets.length], [[true], 1]);
  say('["EVENT","x",{"content":"good"}]');
  assert.equal(contents.at(-1), "good");
});

test("a topic has a kind among the ephemeral ones", () => {
  assert.equal(kindOf("00000000"), 20_000);
  assert.equal(kindOf("ffffffff"), 20_000 + (0xffffffff % 10_000));
});

test("of net.json is taken what is of use", () => {
  assert.deepEqual(
    readConfig({
      relays: ["wss://a", "http://b", 7, "ws://localhost:1"],
      stun: ["stun:a:1", "turn:b"],
      turn: [
        { urls: "turn:a", username: "u", credential: "c" },
        { urls: "turn:b" },
        null,
      ],
    }),
    {
      relays: ["wss://a", "ws://localhost:1"],
      stun: ["stun:a:1"],
      turn: [{ urls: "turn:a", username: "u", credential: "c" }],
    },
  );
  assert.deepEqual(readConfig(null), { relays: [], stun: [], turn: [] });
  assert.deepEqual(readConfig({ relays: "wss://a" }), {
    relays: [],
    stun: [],
    turn: [],
  });
});
