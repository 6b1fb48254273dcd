/**
 * The mesh: all members of a room, each joined to each by a link, with the buses that
 * their signals go by. It knows nothing of what they say to each other.
 *
 * @import { BusStatus, Bus } from "./nostr.js"
 * @import { Codes } from "./by_hand.js"
 * @import { Identity } from "./identity.js"
 * @import { Means } from "./means.js"
 * @import { Member, Presence } from "./members.js"
 * @import { RoomKeys } from "./secret.js"
 * @import { Saying, Signal } from "./signal.js"
 *
 * @typedef {import("./link.js").NoLink | "left" | "flood" | "full" | "silent"} Why
 *   of "gone": left, flood, silent; of "unreachable": the others
 *
 * @typedef {object} Signalling
 * @property {"connecting" | "open" | "down" | "taken"} state `taken`: another page of this
 *   browser has this seat now, and this one is silent
 * @property {number} open ways there are just now
 * @property {number} of ways there might be
 * @property {boolean} isResting nobody came for minutes; `poke` calls anew
 *
 * @typedef {object} NetEvents
 * @property {(peer: string, state: Presence, why?: Why) => void} presence
 * @property {(peer: string, text: string) => void} message
 * @property {(status: Signalling) => void} signalling
 *
 * @typedef {object} NetSetup
 * @property {Identity} identity
 * @property {string} secret
 * @property {readonly Bus[]} buses
 * @property {RTCIceServer[]} iceServers
 * @property {Means} means
 * @property {() => Promise<Codes>} codes
 *
 * @typedef {object} Net
 * @property {string} me
 * @property {() => ReadonlyMap<string, {state: Presence, key: string}>} peers
 * @property {(peer: string | null, text: string) => void} send null: to everybody
 * @property {(peer: string) => number | null} offset its clock less one's own, ms
 * @property {(peer: string) => number | null} rtt ms
 * @property {() => void} leave
 * @property {() => void} poke
 * @property {(bus: Bus) => void} addBus
 * @property {(kind: string, handler: (peer: string, said: Record<string, unknown>) =>
 *   void) => void} onControl what nets say to each other, by its `t`
 * @property {(peer: string, said: {t: string} & Record<string, unknown>) =>
 *   boolean} sendControl
 * @property {() => Promise<string>} offerCode
 * @property {(code: string) => Promise<string>} answerCode
 * @property {(code: string) => Promise<string>} acceptCode
 * @property {() => Readonly<Record<string, number>>} refused how much, by its reason
 */
import { makeBucket } from "./bucket.js";
import { ByHand } from "./by_hand.js";
import { toHex } from "./bytes.js";
import { Hellos } from "./hellos.js";
import { Link, MOST_TEXT } from "./link.js";
import { isOlder, Members, MOST_OTHERS } from "./members.js";
import { openSecret } from "./secret.js";
import { readSignal, sessionOf, writeSignal } from "./signal.js";

const TICK = 250;
/** Between two ticks so far apart the device has slept, ms. */
const JUMP = 6_000;
/** A seat is held so long, ms. */
const HELD = 75_000;
/** An answer outside of a link so often at most, ms. */
const ANSWERS = 2_000;
/** Of so many signals, a second and at once, the rest is not even looked at. */
const SIGNALS = { rate: 60, burst: 400 };
/** A link's messages that were refused for their number or form, before it is cut. */
const MOST_REFUSED = 60;

/** A hello by a bus so long after it has found another way, and so often at most, ms. */
const SETTLING = 200;
const HELLOS = 1_000;
/** A farewell is given so long to leave the house, ms. */
const FAREWELL = 150;

/**
 * @param {NetSetup} setup
 * @param {NetEvents} events
 * @returns {Net}
 */
export function openNet(setup, events) {
  const mesh = new Mesh(setup, events);
  return {
    me: setup.identity.id,
    peers: () => mesh.peers(),
    send: (peer, text) => mesh.send(peer, text),
    offset: (peer) => mesh.measured(peer)?.offset ?? null,
    rtt: (peer) => mesh.measured(peer)?.rtt ?? null,
    leave: () => mesh.leave(),
    poke: () => mesh.poke(false),
    addBus: (bus) => mesh.addBus(bus),
    onControl: (kind, handler) => mesh.handlers.set(kind, handler),
    sendControl: (peer, said) =>
      mesh.members.get(peer)?.link?.sendControl(said) ?? false,
    offerCode: () => mesh.byHand.offer(),
    answerCode: (code) => mesh.byHand.answer(code),
    acceptCode: (code) => mesh.byHand.accept(code),
    refused: () => mesh.refused,
  };
}

class Mesh {
  members = new Members();
  /** @type {Map<string, (peer: string, said: Record<string, unknown>) => void>} */
  handlers = new Map();
  /** @type {Record<string, number>} */
  refused = {};
  /** @type {RoomKeys | null} */
  #keys = null;
  /** @type {{bus: Bus, status: BusStatus, said: number, stop: () => void}[]} */
  #buses = [];
  #session;
  #n = 0;
  #ticked;
  #isOver = false;
  #isTaken = false;
  #hellos = new Hellos();
  #signals = makeBucket(SIGNALS.rate, SIGNALS.burst);
  #stopTick = () => {};
  #stopListening = () => {};

  /** @param {NetSetup} setup @param {NetEvents} events */
  constructor(setup, events) {
    this.setup = setup;
    this.events = events;
    const { means, identity } = setup;
    this.#session = sessionOf(means.wall(), toHex(means.entropy(4)));
    this.#ticked = { now: means.now(), wall: means.wall() };
    this.ready = openSecret(setup.secret, means.entropy);
    this.byHand = new ByHand({ ...setup, me: identity }, this.ready, (proved) =>
      this.#adopt(proved),
    );
    this.#begin();
  }

  async #begin() {
    const { means, buses } = this.setup;
    this.#keys = await this.ready;
    if (this.#isOver) return;
    this.#stopListening = means.listen((what) => this.#befall(what));
    for (const bus of buses) this.addBus(bus);
    this.#tick();
  }

  peers() {
    const told = [...this.members.all.values()].filter(({ state }) => state !== null);
    return new Map(
      told.map(({ id, key, state }) => [
        id,
        { state: /** @type {Presence} */ (state), key },
      ]),
    );
  }

  /** @param {string | null} peer @param {string} text */
  send(peer, text) {
    if (text.length > MOST_TEXT) throw new RangeError("the message is too long");
    for (const { id, link } of this.members.linked()) {
      if (peer === null || peer === id) link.send(text);
    }
  }

  /** @param {string} peer */
  measured(peer) {
    return this.members.get(peer)?.link?.pulse.best ?? null;
  }

  /** @param {Bus} bus */
  addBus(bus) {
    if (this.#isOver) return;
    /** @type {BusStatus} */
    const status = { state: "connecting", open: 0, of: 1 };
    const never = Number.NEGATIVE_INFINITY;
    const entry = { bus, status, said: never, stop: () => {} };
    this.#buses.push(entry);
    bus.open(
      (sealed) => this.#deliver(sealed),
      (next) => {
        const isMore = next.open > entry.status.open;
        entry.status = next;
        if (isMore) this.#greet(entry);
        this.#tellSignalling();
      },
    );
  }

  /** @param {boolean} isMoved the network is another one */
  poke(isMoved) {
    if (this.#isOver) return;
    for (const { bus } of this.#buses) bus.poke();
    for (const { link } of this.members.linked()) link.poke(isMoved);
    this.#hellos.begin(this.setup.means.now());
    this.#hello();
    this.#tellSignalling();
  }

  async leave() {
    if (this.#isOver) return;
    for (const { link } of this.members.linked()) link.sendControl({ t: "bye" });
    const said = this.#say({ kind: "bye", why: "left", to: null, re: null });
    this.#isOver = true;
    this.#stopTick();
    this.#stopListening();
    await said;
    for (const { bus, stop } of this.#buses) {
      stop();
      bus.close();
    }
    this.setup.means.after(FAREWELL, () => {
      for (const { link } of this.members.linked()) link.close();
      this.byHand.close();
    });
  }

  #tick() {
    const { means } = this.setup;
    const [now, wall] = [means.now(), means.wall()];
    const hasSlept =
      now - this.#ticked.now > JUMP || Math.abs(wall - this.#ticked.wall) > JUMP;
    this.#ticked = { now, wall };
    if (hasSlept) this.poke(false);
    for (const member of this.members.linked()) {
      member.link.tick(now);
      this.#review(member, now);
    }
    if (this.#hellos.isDue(now)) this.#hello();
    if (!this.#isOver) this.#stopTick = means.after(TICK, () => this.#tick());
  }

  /** Whose time is over? @param {Member & {link: Link}} member @param {number} now */
  #review(member, now) {
    const { link, state } = member;
    const isLost = link.state === "away" && now - link.lostAt > HELD;
    const isHopeless = link.state === "unreachable" && now - member.heardAt > HELD;
    if (isLost || isHopeless) this.#part(member, "silent");
    // Only an old signal that somebody has repeated, most likely.
    else if (state === null && link.state === "unreachable") this.#part(member, null);
  }

  /** Nobody is called where somebody is, and all that are known are. */
  #hello() {
    const isAlone = ![...this.members.linked()].some(({ state }) => state === "here");
    if (!isAlone) return;
    this.#say({ kind: "hello", again: false, to: null, re: null });
    if (this.#hellos.isResting) this.#tellSignalling();
  }

  /** A bus has another way, with somebody new behind it maybe.
   * @param {{bus: Bus, said: number, stop: () => void}} entry */
  #greet(entry) {
    const { means } = this.setup;
    const now = means.now();
    const isFirst = !this.#hellos.hasBegun;
    if (isFirst) this.#hellos.begin(now);
    const wait = isFirst ? 0 : Math.max(SETTLING, entry.said + HELLOS - now);
    entry.stop();
    entry.stop = means.after(wait, () => {
      entry.said = means.now();
      this.#say({ kind: "hello", again: false, to: null, re: null }, entry.bus);
    });
  }

  /** @param {"online" | "shown" | "hidden"} what */
  #befall(what) {
    if (what !== "hidden") return this.poke(what === "online");
    for (const { link } of this.members.linked()) link.sendControl({ t: "away" });
  }

  /** @param {Saying} saying @param {Bus} [only] */
  async #say(saying, only) {
    if (this.#isOver || this.#isTaken || !this.#keys) return;
    this.#n = Math.max(this.#n + 1, Math.floor(this.setup.means.wall()));
    const sealed = await writeSignal(this.setup.identity, this.#keys, {
      .../** @type {any} */ (saying),
      n: this.#n,
      session: this.#session,
    });
    for (const { bus } of this.#buses) if (!only || bus === only) bus.publish(sealed);
  }

  /** @param {string} reason */
  #refuse(reason) {
    this.refused[reason] = (this.refused[reason] ?? 0) + 1;
  }

  /** @param {string} sealed */
  async #deliver(sealed) {
    if (this.#isOver || !this.#keys) return;
    if (!this.#signals.take(this.setup.means.now()))
      return this.#refuse("signal_flood");
    const signal = await readSignal(this.#keys, sealed, (one) => this.#isWanted(one));
    if (signal === "unwanted" || this.#isOver) return;
    if (!signal) return this.#refuse("bad_signal");
    // Another of the same number may have come while this one was verified.
    if (this.#isWanted(signal)) this.#heed(signal);
  }

  /** @param {Signal} signal */
  #isWanted(signal) {
    if (signal.from === this.setup.identity.id)
      return isOlder(this.#session, signal.session);
    if (signal.to !== null && signal.to !== this.setup.identity.id) return false;
    const isSketch = signal.kind === "offer" || signal.kind === "answer";
    if (isSketch && signal.re !== this.#session) return false;
    if (this.members.isNew(signal)) return true;
    this.#refuse("old_signal");
    return false;
  }

  /** @param {Signal} signal */
  #heed(signal) {
    if (signal.from === this.setup.identity.id) return this.#isReplaced();
    const member = this.members.add(signal.from);
    if (!member) return this.#refuse("too_many_ids");
    member.newest.set(signal.kind, signal.n);
    member.heardAt = this.setup.means.now();
    member.key = signal.key;
    if (signal.kind === "bye") return this.#farewell(member, signal);
    if (!member.link && this.members.countLive(member.id) >= MOST_OTHERS)
      return this.#isFull(member, signal.session);
    this.#meet(member, signal);
    // Who answers this very page is there, and no echo of one that was.
    if (signal.re === this.#session && member.state === null)
      this.#tell(member, "joining");
    if (signal.kind === "hello") this.#hailed(member, signal);
    else member.link?.hear(signal);
  }

  /** Who is it, and is it still the same page? @param {Member} member @param {Signal} signal */
  #meet(member, { session }) {
    const isOther = member.session !== session;
    member.session = session;
    if (member.link) {
      if (isOther) member.link.beginAnew();
      return;
    }
    member.link = this.#link(member);
    if (member.state !== null) this.#tell(member, "joining");
    member.link.begin();
  }

  /** @param {Member} member @param {Signal & {kind: "hello"}} signal */
  #hailed(member, { again }) {
    if (member.link?.isOfferer) member.link.hello(again);
    else if (member.state !== "here") this.#answer(member);
  }

  /** Lets the one who offers know where to. @param {Member} member */
  #answer(member) {
    const now = this.setup.means.now();
    if (now - member.answeredAt < ANSWERS) return;
    member.answeredAt = now;
    const { id: to, session: re } = member;
    this.#say({ kind: "hello", again: false, to, re });
  }

  /** @param {Member} member @param {string} re */
  #isFull(member, re) {
    this.#refuse("full");
    const now = this.setup.means.now();
    if (now - member.answeredAt < ANSWERS) return;
    member.answeredAt = now;
    this.#say({ kind: "bye", why: "full", to: member.id, re });
  }

  /** @param {Member} member @param {Signal & {kind: "bye"}} signal */
  #farewell(member, { why, re, session }) {
    if (why === "full") {
      if (re === this.#session && !member.link)
        this.#tell(member, "unreachable", "full");
      return;
    }
    if (member.session === session || !member.link) this.#part(member, "left");
  }

  /** This seat is another page's now. */
  #isReplaced() {
    this.#isTaken = true;
    for (const member of this.members.linked()) this.#part(member, "left");
    this.#tellSignalling();
    this.leave();
  }

  /** @param {Member} member */
  #link(member) {
    const { identity, means, iceServers } = this.setup;
    const room = this.#keys?.room ?? "";
    let faults = 0;
    return new Link(
      { identity, id: member.id, room, means, iceServers },
      {
        change: (state, why) => {
          if (state === "here") this.#tell(member, state);
          else if (member.state !== null) this.#tell(member, state, why ?? undefined);
        },
        text: (text) => this.events.message(member.id, text),
        control: (said) => this.#control(member, said),
        proved: (key) => {
          member.key = key;
        },
        fault: (fault) => {
          this.#refuse(fault);
          faults += 1;
          if (faults >= MOST_REFUSED) this.#ban(member);
        },
        signal: (saying) => {
          const { id: to, session } = member;
          this.#say({ ...saying, to, re: session || null });
        },
      },
    );
  }

  /** @param {Member} member @param {Record<string, unknown> & {t: string}} said */
  #control(member, said) {
    if (said.t === "bye") this.#part(member, "left");
    else this.handlers.get(said.t)?.(member.id, said);
  }

  /** @param {Member} member */
  #ban(member) {
    member.isBanned = true;
    this.#part(member, "flood");
  }

  /** @param {Member} member @param {Why | null} why */
  #part(member, why) {
    member.link?.close();
    member.link = null;
    if (why && member.state !== null && member.state !== "gone")
      this.#tell(member, "gone", why);
    const isAlone = this.members.countLive() === 0;
    if (isAlone && this.#hellos.hasBegun) this.#hellos.begin(this.setup.means.now());
  }

  /** @param {Member} member @param {Presence} state @param {Why} [why] */
  #tell(member, state, why) {
    member.state = state;
    if (why) this.events.presence(member.id, state, why);
    else this.events.presence(member.id, state);
    // A bus by way of members has more or fewer ways now.
    for (const { bus } of this.#buses) if (bus.name === "peers") bus.poke();
  }

  #tellSignalling() {
    const all = this.#buses.map(({ status }) => status);
    const open = all.reduce((sum, one) => sum + one.open, 0);
    const of = all.reduce((sum, one) => sum + one.of, 0);
    const isWaiting = all.some(({ state }) => state === "connecting");
    const state = open > 0 ? "open" : isWaiting ? "connecting" : "down";
    this.events.signalling({
      state: this.#isTaken ? "taken" : state,
      open,
      of,
      isResting: this.#hellos.isResting,
    });
  }

  /** @param {import("./by_hand.js").ProvedByHand} proved */
  #adopt({ id, key, connection, proof }) {
    const member = this.members.add(id);
    const isRefused =
      !member ||
      member.isBanned ||
      member.state === "here" ||
      this.members.countLive(id) >= MOST_OTHERS;
    if (isRefused || this.#isOver) return false;
    member.key = key;
    member.link ??= this.#link(member);
    member.link.adopt(connection, proof);
    return true;
  }
}
