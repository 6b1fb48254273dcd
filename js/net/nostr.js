/**
 * Signals by way of public Nostr relays, several at once: as ephemeral events, which
 * relays pass on and do not keep. They see a topic and sealed text, and under it a key
 * that is made anew each time. Who wrote a signal is checked within the seal, so the
 * signatures of events are of no account here, and are not verified.
 *
 * @import { Means } from "./means.js"
 * @import { RelayLine } from "./nostr_socket.js"
 *
 * @typedef {object} BusStatus
 * @property {"connecting" | "open" | "down"} state
 * @property {number} open how many ways there are just now
 * @property {number} of how many there might be
 *
 * @typedef {object} Bus a way for sealed signals: unordered, lossy, not to be trusted
 * @property {string} name
 * @property {(deliver: (sealed: string) => void, status: (status: BusStatus) => void) =>
 *   void} open
 * @property {(sealed: string) => void} publish
 * @property {(isMoved?: boolean) => void} poke `isMoved`: the network is another one
 * @property {() => void} close
 */
import { schnorr } from "@noble/secp256k1";
import { toHex, utf8 } from "./bytes.js";
import { openRelay } from "./nostr_socket.js";
import { MOST_SEALED } from "./signal.js";

/** Ephemeral events are of the kinds from 20000 to 29999. */
const KINDS = 10_000;
const FIRST_KIND = 20_000;

/** What was published so lately is told to a relay that opens, ms and number. */
const LATELY = 3_000;
const MOST_LATELY = 16;
/** So many texts are remembered, to be taken once though several relays bring them. */
const MOST_HEARD = 256;

/**
 * @param {object} setup
 * @param {readonly string[]} setup.relays addresses
 * @param {string | Promise<string>} setup.topic
 * @param {Means} setup.means
 * @returns {Bus}
 */
export function makeNostrBus({ relays, topic, means }) {
  /** @type {NostrBus | null} */
  let bus = null;
  let isClosed = false;
  return {
    name: "nostr",
    async open(deliver, status) {
      const found = await topic;
      if (!isClosed) bus = new NostrBus(relays, found, means, deliver, status);
    },
    publish: (sealed) => bus?.publish(sealed),
    poke: (isMoved = false) => bus?.poke(isMoved),
    close() {
      isClosed = true;
      bus?.close();
    },
  };
}

/** The kind of a topic's events: none that would be only ours. @param {string} topic */
export function kindOf(topic) {
  return FIRST_KIND + (Number.parseInt(topic.slice(0, 8), 16) % KINDS);
}

/**
 * A signed event, as JSON.
 * @param {{secretKey: Uint8Array, publicKey: Uint8Array}} keys
 * @param {{created_at: number, kind: number, tags: string[][], content: string}} said
 */
export async function eventOf(keys, { created_at, kind, tags, content }) {
  const pubkey = toHex(keys.publicKey);
  const form = JSON.stringify([0, pubkey, created_at, kind, tags, content]);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", utf8(form)));
  const sig = toHex(await schnorr.signAsync(digest, keys.secretKey));
  const id = toHex(digest);
  return JSON.stringify({ id, pubkey, created_at, kind, tags, content, sig });
}

class NostrBus {
  /** @type {RelayLine[]} */
  #lines = [];
  /** @type {{event: string, at: number}[]} */
  #lately = [];
  /** @type {Set<string>} */
  #heard = new Set();
  #hasOpened = false;
  #isClosed = false;

  /**
   * @param {readonly string[]} relays
   * @param {string} topic
   * @param {Means} means
   * @param {(sealed: string) => void} deliver
   * @param {(status: BusStatus) => void} status
   */
  constructor(relays, topic, means, deliver, status) {
    this.topic = topic;
    this.kind = kindOf(topic);
    this.means = means;
    this.deliver = deliver;
    this.status = status;
    this.keys = schnorr.keygen(means.entropy(48));
    for (const address of relays) this.#lines.push(this.#line(address));
    this.#tell();
  }

  /** @param {string} address @returns {RelayLine} */
  #line(address) {
    const line = openRelay(address, this.means, {
      filter: () => ({ kinds: [this.kind], "#x": [this.topic], limit: 20 }),
      onContent: (content) => this.#take(content),
      onChange: (isOpen) => {
        if (isOpen) this.#catchUp(line);
        this.#tell();
      },
    });
    return line;
  }

  /** @param {string} sealed */
  async publish(sealed) {
    this.#remember(sealed);
    const event = await eventOf(this.keys, {
      created_at: Math.floor(this.means.wall() / 1000),
      kind: this.kind,
      tags: [["x", this.topic]],
      content: sealed,
    });
    if (this.#isClosed) return;
    this.#lately.push({ event, at: this.means.now() });
    if (this.#lately.length > MOST_LATELY) this.#lately.shift();
    for (const line of this.#lines) line.publish(event);
  }

  /** @param {boolean} isMoved */
  poke(isMoved) {
    for (const line of this.#lines) line.poke(isMoved);
  }

  close() {
    // What was published in this turn is still signed and sent.
    this.means.after(200, () => {
      this.#isClosed = true;
      for (const line of this.#lines) line.close();
    });
  }

  /** @param {RelayLine} line */
  #catchUp(line) {
    const since = this.means.now() - LATELY;
    for (const { event, at } of this.#lately) if (at >= since) line.publish(event);
  }

  /** @param {unknown} content */
  #take(content) {
    if (typeof content !== "string" || content.length > MOST_SEALED) return;
    if (this.#isClosed || this.#heard.has(content)) return;
    this.#remember(content);
    this.deliver(content);
  }

  /** @param {string} content */
  #remember(content) {
    this.#heard.add(content);
    if (this.#heard.size <= MOST_HEARD) return;
    for (const oldest of this.#heard) {
      this.#heard.delete(oldest);
      break;
    }
  }

  #tell() {
    if (this.#isClosed) return;
    const open = this.#lines.filter((line) => line.isOpen()).length;
    if (open > 0) this.#hasOpened = true;
    const state = open > 0 ? "open" : this.#hasOpened ? "down" : "connecting";
    this.status({ state, open, of: this.#lines.length });
  }
}
