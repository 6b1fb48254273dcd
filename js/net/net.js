/**
 * The mesh: all members of a room, each joined to each by a link, with the buses that
 * their signals go by. It knows nothing of what they say to each other.
 *
 * @import { Bus } from "./nostr.js"
 * @import { Codes, ProvedByHand } from "./by_hand.js"
 * @import { Identity } from "./identity.js"
 * @import { Means } from "./means.js"
 * @import { Member, Presence } from "./members.js"
 * @import { Signal } from "./signal.js"
 * @import { Status } from "./signalling.js"
 *
 * @typedef {import("./link.js").NoLink | "left" | "flood" | "full" | "silent"} Why
 *   of "gone": left, flood, silent; of "unreachable": the others
 *
 * @typedef {Status} Signalling
 *
 * @typedef {object} NetEvents
 * @property {(peer: string, state: Presence, why?: Why) => void} presence
 * @property {(peer: string, text: string) => void} message
 * @property {(status: Status) => void} signalling
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
import { Link, MOST_TEXT } from "./link.js";
import { forget, Members, MOST_OTHERS } from "./members.js";
import { isSecret, openSecret } from "./secret.js";
import { Signals } from "./signalling.js";

const TICK = 250;
/** Between two ticks so far apart the device has slept, ms. */
const JUMP = 6_000;
/** A seat is held so long, ms. */
const HELD = 75_000;
/** An answer outside of a link so often at most, ms. */
const ANSWERS = 2_000;
/** Of so much that is refused, a second and at once, a link is cut. */
const TOLERANCE = { rate: 1, burst: 60 };
/** A farewell is given so long to leave the house, ms. */
const FAREWELL = 150;

/**
 * @param {NetSetup} setup
 * @param {NetEvents} events
 * @returns {Net} RangeError for a secret that is none
 */
export function openNet(setup, events) {
  if (!isSecret(setup.secret)) throw new RangeError("this is no room's secret");
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

/** Somebody has been told of it, and not that it is gone. @param {Member} member */
function isKnown({ state }) {
  return state !== null && state !== "gone";
}

class Mesh {
  members = new Members();
  /** @type {Map<string, (peer: string, said: Record<string, unknown>) => void>} */
  handlers = new Map();
  /** @type {Record<string, number>} */
  refused = {};
  /** @type {Signals | null} */
  #signalling = null;
  #room = "";
  /** @type {Bus[]} those that have come before the signalling was ready */
  #buses;
  #ticked;
  #isOver = false;
  #stopTick = () => {};
  #stopListening = () => {};

  /** @param {NetSetup} setup @param {NetEvents} events */
  constructor(setup, events) {
    this.setup = setup;
    this.events = events;
    const { means, identity, buses } = setup;
    this.#buses = [...buses];
    this.#ticked = { now: means.now(), wall: means.wall() };
    const ready = openSecret(setup.secret, means.entropy);
    this.byHand = new ByHand({ ...setup, me: identity }, ready, (proved) =>
      this.#adopt(proved),
    );
    this.#begin(ready);
  }

  /** @param {ReturnType<typeof openSecret>} ready */
  async #begin(ready) {
    const keys = await ready;
    if (this.#isOver) return;
    this.#room = keys.room;
    this.#signalling = new Signals(this.setup, keys, {
      signal: (signal) => this.#heed(signal),
      isNew: (signal) => this.members.isNew(signal),
      isAlone: () => ![...this.members.linked()].some(({ state }) => state === "here"),
      taken: () => this.#taken(),
      status: (status) => this.events.signalling(status),
      refuse: (reason) => this.#refuse(reason),
    });
    this.#stopListening = this.setup.means.listen((what) => this.#befall(what));
    for (const bus of this.#buses) this.#signalling.addBus(bus);
    this.#tick();
  }

  peers() {
    /** @type {Map<string, {state: Presence, key: string}>} */
    const peers = new Map();
    for (const { id, key, state } of this.members.all.values()) {
      if (state !== null) peers.set(id, { state, key });
    }
    return peers;
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
    if (this.#signalling) this.#signalling.addBus(bus);
    else this.#buses.push(bus);
  }

  /** @param {boolean} isMoved the network is another one */
  poke(isMoved) {
    if (this.#isOver) return;
    this.#signalling?.poke(isMoved);
    for (const { link } of this.members.linked()) link.poke(isMoved);
  }

  leave() {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const { link } of this.members.linked()) link.sendControl({ t: "bye" });
    this.#stopTick();
    this.#stopListening();
    this.#signalling?.close();
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
    this.#signalling?.tick(now);
    if (!this.#isOver) this.#stopTick = means.after(TICK, () => this.#tick());
  }

  /** Whose time is over? @param {Member & {link: Link}} member @param {number} now */
  #review(member, now) {
    const { link } = member;
    const isLost = link.state === "away" && now - link.lostAt > HELD;
    const isHopeless = link.state === "unreachable" && now - member.heardAt > HELD;
    if (isLost || isHopeless) this.#part(member, "silent");
    // Only an old signal that somebody has repeated, most likely.
    else if (!isKnown(member) && link.state === "unreachable") this.#part(member, null);
  }

  /** @param {"online" | "shown" | "hidden"} what */
  #befall(what) {
    if (what !== "hidden") return this.poke(what === "online");
    for (const { link } of this.members.linked()) link.sendControl({ t: "away" });
  }

  /** @param {string} reason */
  #refuse(reason) {
    this.refused[reason] = (this.refused[reason] ?? 0) + 1;
  }

  /** @param {Signal} signal */
  #heed(signal) {
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
    const isThere = signal.re === this.#signalling?.session;
    if (isThere && !isKnown(member)) this.#tell(member, "joining");
    if (signal.kind === "hello") this.#hailed(member, signal);
    else member.link?.hear(signal);
  }

  /**
   * Who is it, and is it still the same page? Whose channel was made by hand has told no
   * session yet, and keeps the channel.
   * @param {Member} member
   * @param {Signal} signal
   */
  #meet(member, { session }) {
    const isOther = member.session !== "" && member.session !== session;
    if (isOther) member.answeredAt = Number.NEGATIVE_INFINITY;
    member.session = session;
    if (member.link) {
      if (isOther) member.link.beginAnew();
      return;
    }
    member.link = this.#link(member);
    if (isKnown(member)) this.#tell(member, "joining");
    member.link.begin();
  }

  /** @param {Member} member @param {Signal & {kind: "hello"}} signal */
  #hailed(member, { again }) {
    if (member.link?.isOfferer) member.link.hello(again);
    else if (member.state !== "here")
      this.#answer(member, { kind: "hello", again: false });
  }

  /** @param {Member} member @param {Signal & {kind: "bye"}} signal */
  #farewell(member, { why, re, session }) {
    const isSame = member.session === session || !member.link;
    if (why === "left") return isSame ? this.#part(member, "left") : undefined;
    if (re === this.#signalling?.session && !member.link)
      this.#tell(member, "unreachable", "full");
  }

  /** @param {Member} member @param {string} session */
  #isFull(member, session) {
    this.#refuse("full");
    member.session = session;
    this.#answer(member, { kind: "bye", why: "full" });
  }

  /** Outside of a link. @param {Member} member
   * @param {{kind: "hello", again: false} | {kind: "bye", why: "full"}} said */
  #answer(member, said) {
    const now = this.setup.means.now();
    if (now - member.answeredAt < ANSWERS) return;
    member.answeredAt = now;
    this.#signalling?.say({ ...said, to: member.id, re: member.session });
  }

  #taken() {
    for (const member of this.members.linked()) this.#part(member, "left");
    this.leave();
  }

  /** @param {Member} member */
  #link(member) {
    const { identity, means, iceServers } = this.setup;
    const tolerance = makeBucket(TOLERANCE.rate, TOLERANCE.burst);
    return new Link(
      { identity, id: member.id, room: this.#room, means, iceServers },
      {
        change: (state, why) => {
          if (state === "here") this.#arrived(member);
          else if (isKnown(member)) this.#tell(member, state, why ?? undefined);
        },
        text: (text) => this.events.message(member.id, text),
        control: (said) => {
          if (said.t === "bye") this.#part(member, "left");
          else this.handlers.get(said.t)?.(member.id, said);
        },
        proved: (key) => {
          member.key = key;
        },
        fault: (fault) => {
          this.#refuse(fault);
          if (tolerance.take(means.now())) return;
          member.isBanned = true;
          this.#part(member, "flood");
        },
        signal: (saying) => {
          const re = member.session || null;
          this.#signalling?.say({ ...saying, to: member.id, re });
        },
      },
    );
  }

  /** Several may have come at once for the last place. @param {Member} member */
  #arrived(member) {
    if (this.members.countLive(member.id) < MOST_OTHERS)
      return this.#tell(member, "here");
    this.#part(member, "left");
    this.#isFull(member, member.session);
  }

  /** @param {Member} member @param {Why | null} why */
  #part(member, why) {
    member.link?.close();
    member.link = null;
    if (why && isKnown(member)) this.#tell(member, "gone", why);
    // Its clock may be another one when it comes again.
    if (why === "silent") forget(member);
    if (this.members.countLive() === 0) this.#signalling?.beginAgain();
  }

  /** @param {Member} member @param {Presence} state @param {Why} [why] */
  #tell(member, state, why) {
    if (member.state === state || this.#isOver) return;
    member.state = state;
    if (why) this.events.presence(member.id, state, why);
    else this.events.presence(member.id, state);
    this.#signalling?.look();
  }

  /** @param {ProvedByHand} proved */
  #adopt({ id, key, connection, proof }) {
    const member = this.#isOver ? null : this.members.add(id);
    const isRefused =
      !member ||
      member.isBanned ||
      member.state === "here" ||
      this.members.countLive(id) >= MOST_OTHERS;
    if (isRefused) return false;
    member.key = key;
    member.link ??= this.#link(member);
    member.link.adopt(connection, proof);
    return true;
  }
}
