/**
 * One relay: a socket that is opened again whenever it is lost, and one subscription
 * through it. What the relay says is not to be trusted in any way.
 *
 * @import { Means, Socket } from "./means.js"
 *
 * @typedef {object} RelayLine
 * @property {() => boolean} isOpen it has confirmed the subscription
 * @property {(event: string) => void} publish an event as JSON; lost while not open
 * @property {(isMoved: boolean) => void} poke asks for a sign of life, or opens anew at
 *   once: what was opened on another network, or was not to be opened so far
 * @property {() => void} close
 *
 * @typedef {object} RelayTalk
 * @property {() => object} filter what is subscribed to
 * @property {(content: unknown) => void} onContent of an event
 * @property {(isOpen: boolean) => void} onChange
 */

/** The longest rest between two attempts, ms; and between those at a hopeless relay. */
const LONGEST = 5_000;
const HOPELESS = 60_000;
const MANY_FAILURES = 20;
/** The shortest: a network that is just back loses the first attempt, most often. */
const SHORTEST = 125;

/** How long a relay may leave something without an answer, ms. */
const OPENING = 6_000;
const ANSWER = 5_000;
const POKED = 2_500;
/** Some relays never say that they have told all they kept. */
const UNCONFIRMED = 1_500;
/** Two pokes are one when they come so close together, ms. */
const APART = 500;

const LONGEST_FRAME = 65_536;
const SUBSCRIPTION = "x";

/** What the beginning of a refusal says when asking again soon is of no use. */
const REFUSALS = /^(?:blocked|restricted|auth-required|pow|invalid|unsupported)/;

/**
 * @param {string} address
 * @param {Means} means
 * @param {RelayTalk} talk
 * @returns {RelayLine}
 */
export function openRelay(address, means, talk) {
  const line = new Line(address, means, talk);
  line.poke(false);
  return {
    isOpen: () => line.isOpen,
    publish: (event) => line.publish(event),
    poke: (isMoved) => line.poke(isMoved),
    close: () => line.close(),
  };
}

class Line {
  isOpen = false;
  #isClosed = false;
  #failures = 0;
  #poked = Number.NEGATIVE_INFINITY;
  /** @type {Socket | null} */
  #socket = null;
  #hasConnected = false;
  #stopRest = () => {};
  #stopWait = () => {};
  #stopConfirm = () => {};
  #isWaiting = false;

  /** @param {string} address @param {Means} means @param {RelayTalk} talk */
  constructor(address, means, talk) {
    this.address = address;
    this.means = means;
    this.talk = talk;
  }

  /** @param {boolean} isMoved */
  poke(isMoved) {
    const now = this.means.now();
    if (this.#isClosed || now - this.#poked < APART) return;
    this.#poked = now;
    this.#failures = 0;
    if (isMoved || !this.#hasConnected) {
      this.#drop();
      return this.#connect();
    }
    this.#subscribe();
    this.#expect(POKED);
  }

  /** @param {string} event */
  publish(event) {
    if (!this.isOpen) return;
    this.#say(`["EVENT",${event}]`);
    if (!this.#isWaiting) this.#expect(ANSWER);
  }

  close() {
    this.#isClosed = true;
    this.#drop();
  }

  #connect() {
    this.#stopRest();
    const socket = this.#make();
    if (!socket) return this.#lost();
    this.#socket = socket;
    const isOurs = () => this.#socket === socket;
    socket.onopen = () => {
      if (!isOurs()) return;
      this.#hasConnected = true;
      this.#subscribe();
      this.#expect(ANSWER);
      this.#stopConfirm = this.means.after(UNCONFIRMED, () => this.#confirm());
    };
    socket.onmessage = ({ data }) => {
      if (isOurs()) this.#hear(data);
    };
    socket.onclose = () => {
      if (isOurs()) this.#lost();
    };
    socket.onerror = () => {};
    this.#expect(OPENING);
  }

  #make() {
    try {
      return this.means.makeSocket(this.address);
    } catch {
      return null;
    }
  }

  #subscribe() {
    this.#say(JSON.stringify(["REQ", SUBSCRIPTION, this.talk.filter()]));
  }

  /** @param {string} frame */
  #say(frame) {
    try {
      this.#socket?.send(frame);
    } catch {
      this.#lost();
    }
  }

  /** Without a word from the relay by then, the socket is dead. @param {number} wait */
  #expect(wait) {
    this.#stopWait();
    this.#isWaiting = true;
    this.#stopWait = this.means.after(wait, () => this.#lost());
  }

  /** @param {unknown} data */
  #hear(data) {
    this.#stopWait();
    this.#isWaiting = false;
    if (typeof data !== "string" || data.length > LONGEST_FRAME) return;
    const [kind, name, third, why] = frameOf(data);
    if (kind === "EVENT" && name === SUBSCRIPTION)
      this.talk.onContent(contentOf(third));
    else if (kind === "EOSE") this.#confirm();
    else if (kind === "CLOSED") this.#refused(third);
    else if (kind === "OK" && third === false) this.#refused(why);
  }

  /** @param {unknown} why */
  #refused(why) {
    if (typeof why !== "string" || !REFUSALS.test(why)) return;
    this.#failures = MANY_FAILURES;
    this.#lost();
  }

  #confirm() {
    this.#stopConfirm();
    this.#failures = 0;
    if (this.isOpen || !this.#hasConnected) return;
    this.isOpen = true;
    this.talk.onChange(true);
  }

  #lost() {
    this.#drop();
    if (this.#isClosed) return;
    this.#failures += 1;
    const rest =
      this.#failures > MANY_FAILURES
        ? HOPELESS
        : Math.min(LONGEST, SHORTEST * 2 ** (this.#failures - 1));
    this.#stopRest = this.means.after(rest, () => this.#connect());
  }

  #drop() {
    for (const stop of [this.#stopRest, this.#stopWait, this.#stopConfirm]) stop();
    this.#isWaiting = false;
    const socket = this.#socket;
    this.#socket = null;
    this.#hasConnected = false;
    try {
      socket?.close();
    } catch {
      // A socket that cannot be closed is forgotten all the same.
    }
    if (!this.isOpen) return;
    this.isOpen = false;
    this.talk.onChange(false);
  }
}

/** @param {string} data @returns {unknown[]} */
function frameOf(data) {
  try {
    const frame = JSON.parse(data);
    return Array.isArray(frame) ? frame : [];
  } catch {
    return [];
  }
}

/** @param {unknown} event @returns {unknown} */
function contentOf(event) {
  return typeof event === "object" && event !== null && "content" in event
    ? event.content
    : null;
}
