import assert from "node:assert/strict";
import { test } from "node:test";

import { MOST_CARRIED, openPeerBus } from "../../js/net/peer_bus.js";

const idOf = (name) => name.padEnd(22, "_");

/**
 * Members with channels between them, as the net gives them. What is sent is delivered
 * when `settle` is called, in any order that is asked for.
 */
function party(names, pairs) {
  const clock = { ms: 0 };
  const links = new Set(pairs.flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`]));
  const members = new Map();
  const way = { waiting: [], sent: 0 };
  const near = (name) =>
    new Map(
      names
        .filter((other) => other !== name)
        .map((other) => [
          idOf(other),
          { state: links.has(`${name}${other}`) ? "here" : "away", key: "" },
        ]),
    );
  for (const name of names) {
    const handlers = new Map();
    const channels = {
      peers: () => near(name),
      onControl: (kind, handler) => handlers.set(kind, handler),
      sendControl(peer, message) {
        assert.ok(
          JSON.stringify(message).length <= 16_000,
          "more than a channel takes",
        );
        way.sent += 1;
        way.waiting.push([peer, idOf(name), JSON.parse(JSON.stringify(message))]);
      },
    };
    const bus = openPeerBus(channels, { now: () => clock.ms });
    const one = { bus, handlers, got: [], statuses: [] };
    bus.open(
      (sealed) => one.got.push(sealed),
      (status) => one.statuses.push(status),
    );
    members.set(idOf(name), one);
  }
  const settle = () => {
    while (way.waiting.length) {
      const [to, from, message] = way.waiting.shift();
      members.get(to).handlers.get(message.t)(from, message);
    }
  };
  const of = (name) => members.get(idOf(name));
  const got = () => names.map((name) => of(name).got);
  const cut = (a, b) => {
    links.delete(`${a}${b}`);
    links.delete(`${b}${a}`);
  };
  return { of, got, settle, way, cut, clock, names };
}

const STAR = [
  ["h", "a"],
  ["h", "b"],
  ["h", "c"],
];

test("what a guest says reaches each other guest once, by the host", () => {
  const { of, got, settle, way } = party(["h", "a", "b", "c"], STAR);
  of("a").bus.publish("sealed");
  settle();
  assert.deepEqual(got(), [[], [], ["sealed"], ["sealed"]]);
  assert.equal(way.sent, 3);
});

test("where all have channels to all, nothing is handed on", () => {
  const names = ["a", "b", "c", "d", "e", "f", "g", "h"];
  const pairs = names.flatMap((a) => names.filter((b) => a < b).map((b) => [a, b]));
  const { of, got, settle, way } = party(names, pairs);
  of("a").bus.publish("sealed");
  settle();
  assert.equal(way.sent, 7);
  assert.deepEqual(got().flat(), []);
});

test("two carriers bring one signal once, and none back to its author", () => {
  const { of, got, settle } = party(
    ["a", "b", "c", "d"],
    [
      ["a", "b"],
      ["a", "c"],
      ["b", "c"],
      ["b", "d"],
      ["c", "d"],
    ],
  );
  of("a").bus.publish("one");
  settle();
  of("d").bus.publish("two");
  settle();
  assert.deepEqual(got(), [["two"], [], [], ["one"]]);
});

test("a signal takes one hop: it does not go down a line, nor round a ring", () => {
  const ring = ["a", "b", "c", "d", "e", "f"];
  const pairs = ring.map((name, i) => [name, ring[(i + 1) % ring.length]]);
  const { of, got, settle, way } = party(ring, pairs);
  of("a").bus.publish("sealed");
  settle();
  assert.deepEqual(
    got().map((all) => all.length),
    [0, 0, 1, 0, 1, 0],
  );
  assert.equal(way.sent, 4);
});

test("a guest who lost the channel to another is reached by a third", () => {
  const names = ["a", "b", "c"];
  const { of, got, settle, cut } = party(names, [
    ["a", "b"],
    ["a", "c"],
    ["b", "c"],
  ]);
  cut("a", "b");
  of("a").bus.publish("offer anew");
  settle();
  assert.deepEqual(got(), [[], ["offer anew"], []]);
});

test("the bus says how many are near, and only when that changes", () => {
  const { of, cut } = party(["a", "b"], [["a", "b"]]);
  const { bus, statuses } = of("a");
  bus.poke();
  cut("a", "b");
  bus.poke();
  bus.poke();
  bus.publish("nobody hears");
  assert.deepEqual(statuses, [
    { state: "open", open: 1, of: 1 },
    { state: "down", open: 0, of: 1 },
  ]);
});

test("a closed bus says, carries and delivers nothing", () => {
  const { of, got, settle, way } = party(["h", "a", "b", "c"], STAR);
  of("h").bus.close();
  of("a").bus.publish("sealed");
  settle();
  assert.deepEqual(got().flat(), []);
  of("h").bus.publish("late");
  assert.equal(way.sent, 1);
});

test("what is ill formed is counted and goes nowhere", () => {
  const { of, got, settle, way } = party(["h", "a", "b"], STAR.slice(0, 2));
  const id = idOf("x");
  const ill = [
    null,
    "carry",
    7,
    [],
    {},
    { sealed: 7, near: [] },
    { sealed: "", near: [] },
    { sealed: "x".repeat(MOST_CARRIED + 1), near: [] },
    { sealed: "x" },
    { sealed: "x", near: "all" },
    { sealed: "x", near: [7] },
    { sealed: "x", near: ["short"] },
    { sealed: "x", near: Array(17).fill(id) },
  ];
  const { handlers, bus } = of("h");
  for (const message of ill) {
    handlers.get("carry")(idOf("a"), message);
    handlers.get("carried")(idOf("b"), message);
  }
  settle();
  assert.equal(bus.refused(), 2 * ill.length);
  assert.deepEqual(got().flat(), []);
  assert.equal(way.sent, 0);
});

test("a signal that is too long is not sent", () => {
  const { of, way } = party(["a", "b"], [["a", "b"]]);
  of("a").bus.publish("x".repeat(MOST_CARRIED + 1));
  assert.equal(way.sent, 0);
  of("a").bus.publish("x".repeat(MOST_CARRIED));
  assert.equal(way.sent, 1);
});

test("who says too much is not carried until time has passed; others are", () => {
  const { of, settle, clock } = party(["h", "a", "b", "c"], STAR);
  for (let i = 0; i < 100; i += 1) of("a").bus.publish(`flood ${i}`);
  settle();
  assert.equal(of("b").got.length, 30);
  assert.equal(of("h").bus.refused(), 70);
  of("c").bus.publish("heard all the same");
  settle();
  assert.equal(of("b").got.at(-1), "heard all the same");
  clock.ms += 1000;
  for (let i = 0; i < 100; i += 1) of("a").bus.publish(`more ${i}`);
  settle();
  assert.equal(of("b").got.length, 31 + 5);
});

test("a carrier that floods is not heard on", () => {
  const { of, clock } = party(["h", "a", "b"], STAR.slice(0, 2));
  const carried = of("a").handlers.get("carried");
  for (let i = 0; i < 1000; i += 1)
    carried(idOf("h"), { sealed: `flood ${i}`, near: [] });
  assert.equal(of("a").got.length, 90);
  clock.ms += 500;
  carried(idOf("h"), { sealed: "now", near: [] });
  assert.equal(of("a").got.at(-1), "now");
});
