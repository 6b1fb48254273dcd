/**
 * What a net says and hears by its buses, until there are channels: sealed, signed, new,
 * and not too much of it. Whatever else comes is counted, and nothing more.
 *
 * @import { Bus, BusStatus } from "./nostr.js"
 * @import { Identity } from "./identity.js"
 * @import { Means } from "./means.js"
 * @import { RoomKeys } from "./secret.js"
 * @import { Saying, Signal } from "./signal.js"
 *
 * @typedef {object} Status of the ways that lead outside of the room
 * @property {"connecting" | "open" | "down" | "taken"} state `taken`: another page of this
 *   browser has this seat now, and this one is silent
 * @property {number} open ways there are just now
 * @property {number} of ways there might be
 * @property {boolean} isResting nobody came for minutes; `poke` calls anew
 *
 * @typedef {object} SignalEvents
 * @property {(signal: Signal) => void} signal for this member, and new
 * @property {(signal: Signal) => boolean} isNew
 * @property {() => boolean} isAlone nobody is here
 * @property {() => void} taken this seat is another page's now
 * @property {(status: Status) => void} status
 * @property {(reason: string) => void} refuse
 *
 * @typedef {{bus: Bus, status: BusStatus, saidAt: number, stop: () => void}} Way
 */
import { makeBucket } from "./bucket.js";
import { toHex } from "./bytes.js";
import { Hellos } from "./hellos.js";
import { isOlder } from "./members.js";
import { readSignal, sessionOf, writeSignal } from "./signal.js";

/** Of so many signals, a second and at once, the rest is not even looked at. */
const SIGNALS = { rate: 60, burst: 400 };

/** A hello by a bus so long after it has found another way, and so often at most, ms. */
const SETTLING = 200;
const HELLOS = 1_000;

/** The bus by way of members, which is asked to look whenever one comes or goes. */
const BY_MEMBERS = "peers";

/** @type {Saying} */
const HELLO = { kind: "hello", again: false, to: null, re: null };

export class Signals {
  /** @type {Way[]} */
  #ways = [];
  #n = 0;
  #isOver = false;
  #isTaken = false;
  #hellos = new Hellos();
  #bucket = makeBucket(SIGNALS.rate, SIGNALS.burst);

  /**
   * @param {{identity: Identity, means: Means}} setup
   * @param {RoomKeys} keys
   * @param {SignalEvents} events
   */
  constructor({ identity, means }, keys, events) {
    this.identity = identity;
    this.means = means;
    this.keys = keys;
    this.events = events;
    this.session = sessionOf(means.wall(), toHex(means.entropy(4)));
  }

  /** @param {Bus} bus */
  addBus(bus) {
    /** @type {Way} */
    const way = {
      bus,
      status: { state: "connecting", open: 0, of: 1 },
      saidAt: Number.NEGATIVE_INFINITY,
      stop: () => {},
    };
    this.#ways.push(way);
    bus.open(
      (sealed) => this.#deliver(sealed),
      (status) => {
        const isMore = status.open > way.status.open;
        way.status = status;
        if (isMore) this.#greet(way);
        this.#tell();
      },
    );
  }

  /** @param {number} now */
  tick(now) {
    if (!this.#hellos.isDue(now)) return;
    if (this.events.isAlone()) this.say(HELLO);
    if (this.#hellos.isResting) this.#tell();
  }

  /** Everybody has gone: they are called again. */
  beginAgain() {
    if (this.#hellos.hasBegun) this.#hellos.begin(this.means.now());
  }

  /** @param {boolean} isMoved */
  poke(isMoved) {
    for (const { bus } of this.#ways) bus.poke(isMoved);
    this.#hellos.begin(this.means.now());
    if (this.events.isAlone()) this.say(HELLO);
    this.#tell();
  }

  /** Who is near has changed: a bus by way of members has more or fewer ways. */
  look() {
    for (const { bus } of this.#ways) if (bus.name === BY_MEMBERS) bus.poke();
  }

  /** @param {Saying} saying @param {Bus} [only] */
  async say(saying, only) {
    if (this.#isOver || this.#isTaken) return;
    this.#n = Math.max(this.#n + 1, Math.floor(this.means.wall()));
    const sealed = await writeSignal(this.identity, this.keys, {
      .../** @type {any} */ (saying),
      n: this.#n,
      session: this.session,
    });
    for (const { bus } of this.#ways) if (!only || bus === only) bus.publish(sealed);
  }

  /** Says that this member leaves. */
  async close() {
    const said = this.say({ kind: "bye", why: "left", to: null, re: null });
    this.#isOver = true;
    await said;
    for (const { bus, stop } of this.#ways) {
      stop();
      bus.close();
    }
  }

  /** There is another way, with somebody new behind it maybe. @param {Way} way */
  #greet(way) {
    const now = this.means.now();
    const isFirst = !this.#hellos.hasBegun;
    if (isFirst) this.#hellos.begin(now);
    const wait = isFirst ? 0 : Math.max(SETTLING, way.saidAt + HELLOS - now);
    way.stop();
    way.stop = this.means.after(wait, () => {
      way.saidAt = this.means.now();
      this.say(HELLO, way.bus);
    });
  }

  /** @param {string} sealed */
  async #deliver(sealed) {
    if (this.#isOver) return;
    if (!this.#bucket.take(this.means.now())) return this.events.refuse("signal_flood");
    const signal = await readSignal(this.keys, sealed, (one) => this.#isWanted(one));
    if (signal === "unwanted" || this.#isOver || this.#isTaken) return;
    if (!signal) return this.events.refuse("bad_signal");
    // Another of the same number may have come while this one was verified.
    if (!this.#isWanted(signal)) return;
    if (signal.from === this.identity.id) this.#replaced();
    else this.events.signal(signal);
  }

  /** @param {Signal} signal */
  #isWanted(signal) {
    const { id } = this.identity;
    if (signal.from === id) return isOlder(this.session, signal.session);
    if (signal.to !== null && signal.to !== id) return false;
    const isSketch = signal.kind === "offer" || signal.kind === "answer";
    const isForOther = isSketch && signal.re !== this.session;
    if (!isForOther && this.events.isNew(signal)) return true;
    this.events.refuse("old_signal");
    return false;
  }

  #replaced() {
    this.#isTaken = true;
    this.#tell();
    this.events.taken();
  }

  #tell() {
    const outside = this.#ways.filter(({ bus }) => bus.name !== BY_MEMBERS);
    const all = outside.map(({ status }) => status);
    const open = all.reduce((sum, one) => sum + one.open, 0);
    const of = all.reduce((sum, one) => sum + one.of, 0);
    const isWaiting = all.some(({ state }) => state === "connecting");
    const state = open > 0 ? "open" : isWaiting ? "connecting" : "down";
    this.events.status({
      state: this.#isTaken ? "taken" : state,
      open,
      of,
      isResting: this.#hellos.isResting,
    });
  }
}
