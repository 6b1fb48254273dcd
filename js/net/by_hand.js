/**
 * Two members joined by two codes that are carried by hand: an invitation and a reply. An
 * invitation is for one guest, and is used up by the first reply. It carries the room's
 * secret, for it is all that the guest has.
 *
 * @import { Description } from "./connection.js"
 * @import { Identity } from "./identity.js"
 * @import { Means } from "./means.js"
 * @import { RoomKeys } from "./secret.js"
 *
 * @typedef {object} Codes what js/net/codes.js has
 * @property {(description: {type: string, sdp: string}, meta: Uint8Array) => string} pack
 * @property {(code: string, wanted?: "offer" | "answer") =>
 *   {type: string, sdp: string, meta: Uint8Array}} unpack
 *
 * @typedef {"other_room" | "own_code" | "used_code" | "lost_code" | "no_connection"}
 *   HandFault beside those of js/net/codes.js
 *
 * @typedef {object} ProvedByHand
 * @property {string} id
 * @property {string} key
 * @property {Connection} connection
 * @property {Proof} proof
 *
 * @typedef {object} Pending
 * @property {Connection} connection
 * @property {Promise<string>} described its own description
 * @property {Promise<string>} proved the other's id
 * @property {(id: string) => boolean} isExpected
 * @property {() => void} drop
 */
import { fromBase64, toBase64, toHex } from "./bytes.js";
import { Connection, silent } from "./connection.js";
import { Proof, readControl } from "./proof.js";
import { SECRET_BYTES } from "./secret.js";
import { isSdp } from "./signal.js";

const TAG_BYTES = 2;
/** Of the id: enough that nobody is taken for another by chance. */
const ID_BYTES = 8;

/** Candidates are waited for so long: there is no second message, ms. */
const GATHERING = 2_500;
/** After the reply was read, the connection is waited for so long, ms. */
const PATIENCE = 20_000;
/** Invitations that are out at a time: one for each guest. */
const MOST_OFFERS = 8;
/** Replies that still count: the host may just be reading the last but one. */
const MOST_REPLIES = 2;

/** Why a code was not taken. The sentence for the player is the page's. */
export class HandError extends Error {
  /** @param {HandFault} code */
  constructor(code) {
    super(code);
    this.name = "HandError";
    this.code = code;
  }
}

/**
 * The room that an invitation leads to, before there is a net.
 * @param {Codes} codes
 * @param {string} code
 * @returns {string} its secret; an error of js/net/codes.js, or HandError "other_room"
 */
export function secretOfCode(codes, code) {
  const { meta } = codes.unpack(code, "offer");
  if (meta.length !== SECRET_BYTES + TAG_BYTES + ID_BYTES)
    throw new HandError("other_room");
  return toBase64(meta.subarray(0, SECRET_BYTES));
}

export class ByHand {
  /** @type {Map<string, Pending>} invitations that are out, by their tags */
  #offers = new Map();
  /** @type {Set<string>} tags of invitations that had their reply, or were replied to */
  #used = new Set();
  /** @type {Pending[]} */
  #replies = [];
  /** @type {Set<Pending>} */
  #all = new Set();

  /**
   * @param {object} setup
   * @param {Identity} setup.me
   * @param {string} setup.secret
   * @param {Means} setup.means
   * @param {RTCIceServer[]} setup.iceServers
   * @param {() => Promise<Codes>} setup.codes
   * @param {Promise<RoomKeys>} ready
   * @param {(proved: ProvedByHand) => boolean} adopt whether it is taken
   */
  constructor(setup, ready, adopt) {
    this.setup = setup;
    this.ready = ready;
    this.adopt = adopt;
  }

  /** @returns {Promise<string>} an invitation */
  async offer() {
    const { pack } = await this.setup.codes();
    const tag = this.setup.means.entropy(TAG_BYTES);
    const pending = await this.#begin(() => true);
    pending.connection.offer(GATHERING);
    const sdp = await pending.described;
    for (const [oldest, { drop }] of this.#offers) {
      if (this.#offers.size < MOST_OFFERS) break;
      this.#offers.delete(oldest);
      drop();
    }
    this.#offers.set(toHex(tag), pending);
    const secret = /** @type {Uint8Array} */ (fromBase64(this.setup.secret));
    const meta = Uint8Array.of(...secret, ...tag, ...this.#ownId());
    return pack({ type: "offer", sdp }, meta);
  }

  /** @param {string} code an invitation @returns {Promise<string>} the reply */
  async answer(code) {
    const codes = await this.setup.codes();
    if (secretOfCode(codes, code) !== this.setup.secret)
      throw new HandError("other_room");
    const { sdp, meta } = codes.unpack(code, "offer");
    const tag = meta.slice(SECRET_BYTES, SECRET_BYTES + TAG_BYTES);
    const host = meta.slice(SECRET_BYTES + TAG_BYTES);
    if (this.#offers.has(toHex(tag)) || isOf(this.setup.me.id, host))
      throw new HandError("own_code");
    if (!isSdp(sdp)) throw new HandError("other_room");
    const pending = await this.#begin((id) => isOf(id, host));
    const isTaken = await pending.connection.take(
      { type: "offer", sdp, o: 1 },
      GATHERING,
    );
    if (!isTaken) pending.drop();
    if (!isTaken) throw new HandError("no_connection");
    this.#keepReply(pending);
    const own = await pending.described;
    return codes.pack(
      { type: "answer", sdp: own },
      Uint8Array.of(...tag, ...this.#ownId()),
    );
  }

  /** @param {string} code a reply @returns {Promise<string>} the id of who is there now */
  async accept(code) {
    const codes = await this.setup.codes();
    const { sdp, meta } = codes.unpack(code, "answer");
    if (meta.length !== TAG_BYTES + ID_BYTES) throw new HandError("other_room");
    const tag = toHex(meta.slice(0, TAG_BYTES));
    if (this.#used.has(tag)) throw new HandError("used_code");
    const pending = this.#offers.get(tag);
    if (!pending) throw new HandError("lost_code");
    if (!isSdp(sdp)) throw new HandError("other_room");
    const guest = meta.slice(TAG_BYTES);
    pending.isExpected = (id) => isOf(id, guest);
    this.#offers.delete(tag);
    this.#used.add(tag);
    await pending.connection.take({ type: "answer", sdp, o: 1 });
    return this.#within(pending);
  }

  close() {
    for (const pending of this.#all) pending.drop();
  }

  /** @param {Pending} pending */
  #keepReply(pending) {
    this.#replies.push(pending);
    if (this.#replies.length > MOST_REPLIES) this.#replies.shift()?.drop();
    const dropOthers = () => {
      for (const one of this.#replies.splice(0)) if (one !== pending) one.drop();
    };
    pending.proved.then(dropOthers, () => {});
  }

  /** @param {Pending} pending */
  #within(pending) {
    return new Promise((resolve, reject) => {
      const stop = this.setup.means.after(PATIENCE, () => {
        pending.drop();
        reject(new HandError("no_connection"));
      });
      pending.proved.then(resolve, reject).finally(stop);
    });
  }

  #ownId() {
    return fromBase64(this.setup.me.id)?.subarray(0, ID_BYTES) ?? [];
  }

  /** @param {(id: string) => boolean} isExpected @returns {Promise<Pending>} */
  async #begin(isExpected) {
    const { room } = await this.ready;
    const connection = new Connection(
      toHex(this.setup.means.entropy(8)),
      this.setup,
      silent(),
    );
    /** @type {Pending} */
    const pending = {
      connection,
      isExpected,
      drop: () => {
        this.#all.delete(pending);
        connection.close();
      },
      described: described(connection),
      proved: this.#prove(connection, room, (id) => pending.isExpected(id)),
    };
    this.#all.add(pending);
    return pending;
  }

  /**
   * @param {Connection} connection
   * @param {string} room
   * @param {(id: string) => boolean} isExpected
   * @returns {Promise<string>}
   */
  #prove(connection, room, isExpected) {
    const proof = new Proof(connection, this.setup.me, room, isExpected);
    const proved = new Promise((resolve, reject) => {
      const fail = () => {
        connection.close();
        reject(new HandError("no_connection"));
      };
      connection.events.open = () => proof.begin();
      connection.events.closed = fail;
      connection.events.data = async (data) => {
        const said = typeof data === "string" ? readControl(data) : null;
        if (!said || !(await proof.hear(said))) return fail();
        if (!proof.isComplete || !proof.other) return;
        const { id, key } = proof.other;
        if (this.adopt({ id, key, connection, proof })) return resolve(id);
        connection.events = silent();
        connection.close();
        resolve(id);
      };
    });
    proved.catch(() => {});
    return proved;
  }
}

/** @param {Connection} connection @returns {Promise<string>} */
function described(connection) {
  return new Promise((resolve) => {
    connection.events.description = (/** @type {Description} */ { sdp }) =>
      resolve(sdp);
  });
}

/** @param {string} id @param {Uint8Array} first bytes of it */
function isOf(id, first) {
  const bytes = fromBase64(id)?.subarray(0, ID_BYTES) ?? new Uint8Array();
  return first.length === ID_BYTES && toHex(bytes) === toHex(first);
}
