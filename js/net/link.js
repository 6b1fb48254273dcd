/**
 * One pair of members, through all the connections it takes. The lower id offers. Who is
 * not heard for five seconds is away; then the path is sought anew, by an ICE restart or,
 * when that does not help, by a fresh connection. Nothing here ends the pair: that is the
 * mesh's.
 *
 * @import { Description } from "./connection.js"
 * @import { Identity } from "./identity.js"
 * @import { Means } from "./means.js"
 * @import { Signal } from "./signal.js"
 *
 * @typedef {"joining" | "here" | "away" | "unreachable"} LinkState
 * @typedef {"no_answer" | "no_address" | "no_path" | "no_proof"} NoLink why it is so
 *
 * @typedef {object} LinkSetup
 * @property {Identity} identity
 * @property {string} id of the other
 * @property {string} room
 * @property {Means} means
 * @property {RTCIceServer[]} iceServers
 *
 * @typedef {object} LinkEvents
 * @property {(state: LinkState, why: NoLink | null) => void} change
 * @property {(text: string) => void} text
 * @property {(said: Record<string, unknown> & {t: string}) => void} control
 * @property {(key: string) => void} proved
 * @property {(fault: "flood" | "malformed" | "oversized") => void} fault
 * @property {(saying: {kind: "hello", again: true} |
 *   {kind: "offer" | "answer", connection: string, o: number, sdp: string}) => void} signal
 */
import { makeBucket } from "./bucket.js";
import { toHex } from "./bytes.js";
import { Connection, silent } from "./connection.js";
import { Outbox } from "./outbox.js";
import { control, Proof, readControl } from "./proof.js";
import { Pulse } from "./pulse.js";

/** Letters of a message. */
export const MOST_TEXT = 16_384;

/** What another may send a second, and at once: messages, and what the nets say. */
const TEXTS = { rate: 40, burst: 120 };
const CONTROLS = { rate: 40, burst: 120 };

/** And how often it may make this side begin anew. */
const RENEWALS = { rate: 1, burst: 6 };

const SILENCE = 5_000;
const UNREACHABLE = 20_000;
/** After a poke without danger, an answer is expected so soon, ms. */
const DOUBT = 1_500;

/** Rests between attempts, ms: unanswered, with a path being tried, hopeless. */
const AGAIN = 4_000;
const AGAIN_SOON = 2_000;
const TRYING = 8_000;
const HOPELESS = 15_000;
const APART = 1_500;
/** And where one of the two has come back: what was said before was lost, maybe. */
const HURRY = 500;
/** After so many restarts, every other attempt is a fresh connection. */
const RESTARTS = 3;

export class Link {
  /** @type {LinkState} */
  state = "joining";
  /** Since when the link is not here. */
  lostAt;
  pulse = new Pulse();
  /** @type {Connection | null} */
  #connection = null;
  /** @type {Proof | null} */
  #proof = null;
  #isByHand = false;
  #tries = 0;
  #attempted = Number.NEGATIVE_INFINITY;
  #isFresh = false;
  #isRepeat = false;
  #isHurried = false;
  #hasAnswer = false;
  #hasOpened = false;
  #doubted = Number.NEGATIVE_INFINITY;
  #outbox = new Outbox();
  #renewals = makeBucket(RENEWALS.rate, RENEWALS.burst);
  #texts = makeBucket(TEXTS.rate, TEXTS.burst);
  #controls = makeBucket(CONTROLS.rate, CONTROLS.burst);

  /** @param {LinkSetup} setup @param {LinkEvents} events */
  constructor(setup, events) {
    this.setup = setup;
    this.events = events;
    this.isOfferer = setup.identity.id < setup.id;
    this.lostAt = this.#now();
  }

  /** The first attempt; the other side's offer is waited for where it is to offer. */
  begin() {
    this.#attempted = this.#now();
    if (this.isOfferer && this.#renewals.take(this.#now())) this.#attempt();
  }

  /** The other's page is another one now: nothing of the old connection is of use. */
  beginAnew() {
    this.#dropConnection();
    this.pulse.reset();
    this.#tries = 0;
    if (this.state === "here") this.#lose();
    else if (this.state === "unreachable") this.#change("joining", null);
    this.lostAt = this.#now();
    this.begin();
  }

  /** @param {Signal & {kind: "offer" | "answer"}} signal */
  async hear({ kind, connection, o, sdp }) {
    const isOffer = kind === "offer";
    if (isOffer === this.isOfferer) return this.events.fault("malformed");
    // The other side is at it: there is no need to ask for an offer.
    if (isOffer) this.#attempted = this.#now();
    this.#isHurried = false;
    if (isOffer && this.#connection?.name !== connection) {
      if (!this.#renewals.take(this.#now())) return this.events.fault("flood");
      this.#connect(connection);
    }
    if (this.#connection?.name !== connection) return;
    const isUsed = await this.#connection.take({ type: kind, sdp, o });
    if (isUsed) this.#hasAnswer = true;
  }

  /** The other side says hello: it may lack what was offered. @param {boolean} again */
  hello(again) {
    if (!this.isOfferer) return;
    if (again) return this.#seek();
    const isWaiting = this.#connection?.isWaiting === true;
    const isApart = this.#now() - this.#attempted >= APART;
    if (isApart && this.state !== "here" && isWaiting) this.#attempt();
  }

  /** @param {number} now */
  tick(now) {
    this.#ping(now);
    if (this.state === "here") {
      this.#flush();
      const isDoubted = this.#doubted > this.pulse.heard;
      const isSilent = now - this.pulse.heard > SILENCE;
      if (isSilent || (isDoubted && now - this.#doubted > DOUBT)) this.#goAway();
      return;
    }
    if (this.state === "joining" && now - this.lostAt > UNREACHABLE)
      this.#change("unreachable", this.#whyNot());
    if (now - this.#attempted >= this.#rest()) this.#attempt();
  }

  /** @param {boolean} isMoved the device's network is another one */
  poke(isMoved) {
    const now = this.#now();
    this.pulse.reset();
    // What was said while this page slept has not been heard yet.
    this.pulse.heard = Math.max(this.pulse.heard, now - SILENCE + DOUBT);
    if (this.state === "here" && !isMoved) {
      this.#doubted = now;
      return this.#ping(now);
    }
    // What is out was offered from elsewhere, maybe.
    if (this.state !== "here" && this.#connection?.isWaiting) this.#isRepeat = true;
    this.#seek();
  }

  /** @param {string} text lost unless the other is here */
  send(text) {
    if (this.state !== "here") return;
    this.#outbox.put(`d${text}`);
    this.#flush();
  }

  /** @param {object} said @returns {boolean} */
  sendControl(said) {
    return this.#proof?.isComplete === true && this.#say(said);
  }

  /**
   * Takes over a connection that codes have made, and on which both are proved.
   * @param {Connection} connection
   * @param {Proof} proof
   */
  adopt(connection, proof) {
    this.#dropConnection();
    this.#isByHand = true;
    this.#hasOpened = true;
    this.#connection = connection;
    this.#proof = proof;
    connection.events = this.#eventsOf(connection);
    this.#arrive();
  }

  close() {
    this.#dropConnection();
  }

  #flush() {
    this.#outbox.flush(this.#now(), (data) => this.#connection?.send(data));
  }

  #now() {
    return this.setup.means.now();
  }

  /** @param {object} said */
  #say(said) {
    return this.#connection?.send(control(said)) === true;
  }

  /** @param {number} now */
  #ping(now) {
    if (!this.#proof?.isComplete) return;
    const ping = this.pulse.ping(now);
    if (ping) this.#say(ping);
  }

  #rest() {
    if (this.#isHurried) return HURRY;
    if (this.state === "unreachable") return HOPELESS;
    if (this.state === "away") return AGAIN;
    if (this.#hasAnswer) return TRYING;
    return this.#tries < 2 && this.isOfferer ? AGAIN_SOON : AGAIN;
  }

  /** @returns {NoLink} */
  #whyNot() {
    if (this.#hasOpened) return "no_proof";
    if (!this.#hasAnswer) return "no_answer";
    return this.#connection?.hasCandidates ? "no_path" : "no_address";
  }

  /** Attempts at once, or as soon as may be. */
  #seek() {
    if (this.#now() - this.#attempted >= APART) this.#attempt();
    else if (this.state === "away") this.#isHurried = true;
  }

  #attempt() {
    this.#attempted = this.#now();
    this.#isHurried = false;
    this.#tries = this.state === "here" ? 1 : this.#tries + 1;
    const connection = this.#connection;
    if (!this.isOfferer) return this.events.signal({ kind: "hello", again: true });
    if (!connection || this.#isByHand) return this.#renew();
    const isWorn = this.#tries > RESTARTS || connection.hasFailed;
    if (isWorn && !this.#isFresh) return this.#renew();
    if (!connection.isWaiting) {
      this.#isFresh = false;
      connection.offer();
    } else if (this.#isRepeat) {
      this.#renew();
    } else {
      this.#isRepeat = true;
      this.#isFresh = false;
      connection.repeat();
    }
  }

  #renew() {
    this.#connect(toHex(this.setup.means.entropy(8)));
    this.#isFresh = true;
    this.#connection?.offer();
  }

  /** @param {string} name */
  #connect(name) {
    this.#dropConnection();
    // What was under way is lost, and whoever hears of it says it again.
    if (this.state === "here") this.#lose();
    const { identity, id, room } = this.setup;
    const connection = new Connection(name, this.setup, silent());
    connection.events = this.#eventsOf(connection);
    this.#connection = connection;
    this.#proof = new Proof(connection, identity, room, (other) => other === id);
  }

  #dropConnection() {
    this.#outbox.clear();
    this.#connection?.close();
    this.#connection = null;
    this.#proof = null;
    this.#isByHand = false;
    this.#isRepeat = false;
    this.#hasAnswer = false;
  }

  /** @param {Connection} connection */
  #eventsOf(connection) {
    return {
      description: (/** @type {Description} */ { type, sdp, o }) =>
        this.events.signal({ kind: type, connection: connection.name, o, sdp }),
      open: () => {
        this.#hasOpened = true;
        this.#proof?.begin();
      },
      data: (/** @type {unknown} */ data) => this.#heard(data),
      closed: () => this.#closed(),
      failed: () => this.#failed(),
    };
  }

  #closed() {
    this.#dropConnection();
    if (this.state === "here") this.#lose();
    // Most often the other's page has gone, and says hello itself when it is back.
    this.#attempted = this.#now() - AGAIN + APART;
  }

  #failed() {
    if (this.state === "here") this.#goAway();
    else if (this.isOfferer && this.#now() - this.#attempted > APART) this.#attempt();
  }

  #goAway() {
    this.#lose();
    // Unless the other side was sooner.
    if (this.#now() - this.#attempted >= AGAIN_SOON) this.#attempt();
  }

  #lose() {
    this.#tries = 0;
    this.#isFresh = false;
    this.lostAt = this.#now();
    this.#change("away", null);
  }

  #arrive() {
    this.#tries = 0;
    this.#doubted = Number.NEGATIVE_INFINITY;
    this.pulse.reset();
    this.pulse.heard = this.#now();
    this.#change("here", null);
    this.#ping(this.#now());
  }

  /** @param {LinkState} state @param {NoLink | null} why */
  #change(state, why) {
    if (this.state === state) return;
    this.state = state;
    this.events.change(state, why);
  }

  /** @param {unknown} data */
  #heard(data) {
    if (typeof data !== "string") return this.events.fault("malformed");
    if (data.length > MOST_TEXT + 1) return this.events.fault("oversized");
    const isText = data.startsWith("d");
    const bucket = isText ? this.#texts : this.#controls;
    if (!bucket.take(this.#now())) return this.events.fault("flood");
    if (!isText) return this.#heed(readControl(data));
    if (!this.#proof?.isComplete) return this.events.fault("malformed");
    this.#alive();
    this.events.text(data.slice(1));
  }

  #alive() {
    this.pulse.heard = this.#now();
    if (this.state !== "here") this.#arrive();
  }

  /** @param {ReturnType<typeof readControl>} said */
  #heed(said) {
    if (!said) return this.events.fault("malformed");
    if (said.t === "prove" || said.t === "proved") return this.#prove(said);
    if (!this.#proof?.isComplete) return this.events.fault("malformed");
    if (said.t === "away") return this.state === "here" ? this.#lose() : undefined;
    this.#alive();
    if (said.t === "ping") this.#say({ t: "pong", i: Number(said.i), at: this.#now() });
    else if (said.t === "pong") this.pulse.pong(said, this.#now());
    else this.events.control(said);
  }

  /** @param {Record<string, unknown>} said */
  async #prove(said) {
    const proof = this.#proof;
    const isTrue = await proof?.hear(said);
    if (!proof || proof !== this.#proof) return;
    if (!isTrue) {
      this.#dropConnection();
      return this.events.fault("malformed");
    }
    if (!proof.isComplete || !proof.other) return;
    this.events.proved(proof.other.key);
    if (this.state === "here") this.pulse.heard = this.#now();
    else this.#arrive();
  }
}
