/**
 * What both sides of a new channel say first: each signs, with the key that its id is
 * made from, the digests of the two certificates that the channel is sealed with. Nobody
 * in between could: the certificates would be others. A channel counts when each side has
 * proved itself, and knows that the other has seen it.
 *
 * @import { Connection } from "./connection.js"
 * @import { Identity } from "./identity.js"
 *
 * @typedef {{id: string, key: string}} Proved
 */
import { idOf, verify } from "./identity.js";

/** What may have been lost at the opening is said again after so long, ms. */
const AGAIN = 500;

/**
 * @param {string} room
 * @param {string} id of who says it
 * @param {string} own digest of its certificate
 * @param {string} other digest of the other's
 */
function claimOf(room, id, own, other) {
  return `lexigrid channel 1\n${room}\n${id}\n${own}\n${other}`;
}

export class Proof {
  /** @type {Proved | null} */
  other = null;
  #isSeen = false;

  /**
   * @param {Connection} connection
   * @param {Identity} identity
   * @param {string} room
   * @param {(id: string) => boolean} isExpected
   */
  constructor(connection, identity, room, isExpected) {
    this.connection = connection;
    this.identity = identity;
    this.room = room;
    this.isExpected = isExpected;
  }

  get isComplete() {
    return this.other !== null && this.#isSeen;
  }

  /** To be called when the channel opens; goes on until both know. */
  async begin() {
    await this.#say();
    this.connection.means.after(AGAIN, () => this.#beginAgain());
  }

  #beginAgain() {
    const isWanted = this.connection.isOpen && !this.isComplete;
    return isWanted ? this.begin() : undefined;
  }

  async #say() {
    const { connection, identity } = this;
    const prints = connection.fingerprints;
    // A busy browser may open the channel before it knows of the other's description.
    if (!prints) return;
    const text = claimOf(this.room, identity.id, prints.own, prints.other);
    const signature = await identity.sign(text);
    connection.send(control({ t: "prove", key: identity.key, signature }));
  }

  /**
   * @param {Record<string, unknown>} said
   * @returns {Promise<boolean>} false: not to be believed
   */
  async hear(said) {
    if (said.t === "proved") {
      this.#isSeen = true;
      return true;
    }
    // It is said again, until this side can check it.
    if (!this.connection.fingerprints) return true;
    const proved = this.other ?? (await this.#check(said));
    if (!proved) return false;
    this.other = proved;
    this.connection.send(control({ t: "proved" }));
    return true;
  }

  /** @param {Record<string, unknown>} said @returns {Promise<Proved | null>} */
  async #check({ key, signature }) {
    const prints = this.connection.fingerprints;
    if (typeof key !== "string" || typeof signature !== "string" || !prints)
      return null;
    const id = await idOf(key);
    if (!id || !this.isExpected(id)) return null;
    const text = claimOf(this.room, id, prints.other, prints.own);
    return (await verify(key, text, signature)) ? { id, key } : null;
  }
}

/** A message between the nets of two members. @param {object} said */
export function control(said) {
  return `c${JSON.stringify(said)}`;
}

/**
 * @param {string} data
 * @returns {Record<string, unknown> & {t: string} | null}
 */
export function readControl(data) {
  try {
    const said = JSON.parse(data.slice(1));
    return typeof said?.t === "string" ? said : null;
  } catch {
    return null;
  }
}
