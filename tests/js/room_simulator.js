/**
 * Rooms over a network that is not there, in a time that the test moves. Everything that
 * looks like luck comes from one seed.
 */

import { createHash } from "node:crypto";

import { secretOf } from "../../js/room/hashes.js";
import { Machine } from "../../js/room/machine.js";
import { roomOf } from "../../js/room/room.js";

export const BUILD = {
  words: "a".repeat(16),
  hunt: "b".repeat(16),
  classic: "c".repeat(16),
};
export const ROOM = "0123456789abcdef0123456789abcdef";
export const WISH = {
  game: "hunt",
  options: { size: 4, min: 3, seconds: 90 },
  target: null,
  teams: null,
  minimums: null,
};

/** A generator of numbers from 0 to 1 (mulberry32). */
export function chanceOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const hash = (text, form = "hex") => createHash("sha256").update(text).digest(form);

/** An identity of which the signature is a hash: quick, and good for everything but secrecy. */
export function fakeIdentity(name) {
  const raw = Buffer.concat([Buffer.of(4), Buffer.alloc(64, hash(name), "hex")]);
  raw[1] &= 0x7f;
  const key = raw.toString("base64url");
  return {
    id: idOf(key),
    key,
    jwk: { x: name, y: name },
    sign: async (text) => fakeSignature(key, text),
  };
}

function idOf(key) {
  const raw = Buffer.from(key, "base64url");
  const digest = createHash("sha256").update(raw).digest();
  return digest.subarray(0, 16).toString("base64url");
}

function fakeSignature(key, text) {
  const half = createHash("sha256").update(`${key}\n${text}`).digest();
  return Buffer.concat([half, half]).toString("base64url");
}

export const GRAIN = "5".repeat(32);

export const fakeMeans = {
  verify: async (key, text, signature) => signature === fakeSignature(key, text),
  idOf: async (key) => idOf(key),
};

export class World {
  time = 0;
  devices = [];
  #events = [];
  #count = 0;
  #busy = 0;
  /** What may befall a message. */
  weather = { delay: [5, 60], loss: 0, twice: 0 };

  constructor(engine, seed = 1) {
    this.engine = engine;
    this.seed = seed;
    this.chance = chanceOf(seed);
    this.answers = new Map();
  }

  /** From `low` up to `high`. */
  between(low, high) {
    return low + this.chance() * (high - low);
  }

  after(wait, call) {
    const event = { at: this.time + Math.max(0, wait), number: this.#count++, call };
    let low = 0;
    let high = this.#events.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#events[middle];
      const isLater = other.at - event.at || other.number - event.number;
      if (isLater < 0) low = middle + 1;
      else high = middle;
    }
    this.#events.splice(low, 0, event);
    return () => {
      event.call = null;
    };
  }

  /** Counts what is under way outside of the time here. */
  async busy(promise) {
    this.#busy += 1;
    try {
      return await promise;
    } finally {
      this.#busy -= 1;
    }
  }

  async settle() {
    do await new Promise((resolve) => setImmediate(resolve));
    while (this.#busy > 0);
  }

  /** Goes on until it is so, or for so long; answers whether it is so. */
  async until(isSo, most = 600_000) {
    const end = this.time + most;
    await this.settle();
    while (!isSo()) {
      const event = this.#events.shift();
      if (!event) return false;
      if (event.at > end) {
        this.#events.unshift(event);
        this.time = end;
        return false;
      }
      this.time = Math.max(this.time, event.at);
      if (!event.call) continue;
      event.call();
      await this.settle();
    }
    return true;
  }

  pass(ms) {
    return this.until(() => false, ms);
  }

  /** Equal questions have one answer: rooms ask much that others have asked. */
  async ask(verb, fields) {
    const key = JSON.stringify([verb, fields]);
    if (verb === "close") return { ok: { session: fields.session } };
    if (!this.answers.has(key)) {
      const answer = this.busy(this.engine.request(verb, fields));
      this.answers.set(key, answer);
      const { ok } = await answer;
      if (verb === "new" && ok) {
        await this.busy(this.engine.request("close", { session: ok.session }));
      }
    }
    return this.busy(this.answers.get(key));
  }

  device(name, given = {}) {
    const device = new Device(this, name, given);
    this.devices.push(device);
    return device;
  }

  /** Are two of them joined now? */
  joined(a, b) {
    return a.isOn && b.isOn && a.net && b.net && !a.cut.has(b) && !b.cut.has(a);
  }

  send(from, to, text) {
    if (!this.joined(from, to)) return;
    const { delay, loss, twice } = this.weather;
    if (from.chance() < loss) return;
    const copies = from.chance() < twice ? 2 : 1;
    const { net } = to;
    for (let i = 0; i < copies; i++) {
      this.after(from.between(...delay), () => {
        if (to.net === net && this.joined(from, to)) {
          net.events.message(from.id, text);
        }
      });
    }
  }
}

const AWAY = 5000;
const HELD = 75_000;

/** A device with its page: what it keeps outlives the page. */
export class Device {
  kept = null;
  heard = null;
  net = null;
  machine = null;
  room = null;
  isOn = true;
  /** Whether the others' clocks have been compared with this one. */
  isClockKnown = true;
  hasLeft = false;
  /** How often its page was opened. */
  opened = 0;
  /** Those it has no way to. */
  cut = new Set();
  /** How each other is seen. */
  #seen = new Map();
  #means;

  constructor(world, name, given) {
    this.world = world;
    this.name = name;
    this.identity = given.identity ?? fakeIdentity(name);
    this.id = this.identity.id;
    // Each has luck of its own: who is asked first makes no difference then.
    this.chance = chanceOf(
      Number.parseInt(hash(`${world.seed} ${name}`).slice(0, 8), 16),
    );
    this.skew = this.between(0, 1e6);
    this.#means = given;
  }

  /** From `low` up to `high`. */
  between(low, high) {
    return low + this.chance() * (high - low);
  }

  now = () => this.world.time + this.skew;

  async open(table = null) {
    const { world } = this;
    this.skew = this.between(0, 1e6);
    this.opened += 1;
    this.machine = new Machine(
      {
        ...fakeMeans,
        net: (events) => this.#join(events),
        identity: this.identity,
        secret: secretOf(world.devices[0].id, GRAIN),
        room: ROOM,
        engine: { request: (verb, fields) => world.ask(verb, fields) },
        entropy: (length) =>
          Uint8Array.from({ length }, () => Math.floor(this.chance() * 256)),
        now: this.now,
        wall: () => 1.8e12 + world.time,
        after: (wait, call) => world.after(wait, call),
        keep: {
          read: () => this.kept,
          write: (text) => {
            this.kept = text;
          },
        },
        heard: {
          read: () => this.heard,
          write: (text) => {
            this.heard = text;
          },
        },
        build: BUILD,
        who: { name: this.name, token: 0 },
        wish: table ?? WISH,
        grain: table && GRAIN,
        ...this.#means,
      },
      (view) => {
        this.view = view;
        this.onView?.(view);
      },
    );
    await world.busy(this.machine.open());
    this.room = roomOf(this.machine);
    this.view = this.room.view();
    return this.room;
  }

  #join(events) {
    this.#seen.clear();
    this.net = {
      events,
      send: (peer, text) => {
        for (const other of this.world.devices) {
          if (other !== this && (peer === null || other.id === peer)) {
            this.world.send(this, other, text);
          }
        }
      },
      offset: (peer) => this.#offset(peer),
      leave: () => this.#leave(),
    };
    const { net } = this;
    this.world.after(100, () => {
      if (this.net === net) this.#look();
    });
    return net;
  }

  #offset(peer) {
    const other = this.world.devices.find(({ id }) => id === peer);
    if (!other?.net || this.cut.has(other) || !this.isClockKnown) return null;
    return other.now() - this.now() + this.between(-20, 20);
  }

  /** Heartbeats: here at once, away after five seconds, gone after 75. */
  #look() {
    const { world, net } = this;
    for (const other of world.devices) {
      if (other === this) continue;
      const known = this.#seen.get(other);
      const next = this.#sight(other, known);
      if (next && next.state !== known?.state)
        net.events.presence(other.id, next.state);
      if (next) this.#seen.set(other, next);
    }
    world.after(500, () => {
      if (this.net === net) this.#look();
    });
  }

  #sight(other, known) {
    const { world } = this;
    if (world.joined(this, other)) return { state: "here", at: world.time };
    if (!known) return null;
    if (other.hasLeft) return { state: "gone", at: known.at };
    const silent = world.time - known.at;
    if (this.cut.has(other)) return { state: "unreachable", at: known.at };
    if (silent < AWAY) return known;
    return { state: silent < HELD ? "away" : "gone", at: known.at };
  }

  #leave() {
    this.hasLeft = true;
    this.net = null;
  }

  /** The page goes, without a word. */
  crash() {
    this.machine?.close();
    this.net = null;
    this.room = null;
    this.machine = null;
  }

  async reload() {
    this.crash();
    await this.open();
  }

  /** Says whatever a liar would. */
  say(body) {
    return this.machine.ask(() => body);
  }

  /** Is present, and says nothing more. */
  mute() {
    this.machine.close();
  }
}
