/**
 * One RTCPeerConnection with its one data channel, from its making to its closing. What
 * each side is to know of the other is a description with its candidates inside; one that
 * comes again under the same number brings candidates that were found later.
 *
 * There is no rollback here: browsers lose the channel by it.
 *
 * @import { Means } from "./means.js"
 *
 * @typedef {{type: "offer" | "answer", sdp: string, o: number}} Description
 *
 * @typedef {object} ConnectionEvents
 * @property {(description: Description) => void} description
 * @property {() => void} open the channel is
 * @property {(data: unknown) => void} data
 * @property {() => void} closed by the other side, or by the browser
 * @property {() => void} failed no path leads there any more
 */
import { fingerprintOf } from "./signal.js";

/** Candidates are waited for so long, and those after that are sent in such batches, ms. */
const GATHERING = 500;
/** Beyond so many bytes that wait to be sent, what is said is dropped. */
const MOST_WAITING = 1_000_000;

/** Nobody listens. @returns {ConnectionEvents} */
export function silent() {
  return {
    description: () => {},
    open: () => {},
    data: () => {},
    closed: () => {},
    failed: () => {},
  };
}

export class Connection {
  /** The number of the description at work. */
  #o = 0;
  #hasGathered = false;
  #isClosed = false;
  #patience = GATHERING;
  #stopGathering = () => {};
  /** The last of what is done in turn. */
  #turn = Promise.resolve();

  /**
   * @param {string} name
   * @param {{means: Means, iceServers: RTCIceServer[]}} setup
   * @param {ConnectionEvents} events
   */
  constructor(name, { means, iceServers }, events) {
    this.name = name;
    this.means = means;
    this.events = events;
    this.peer = means.makePeer({ iceServers });
    this.channel = this.peer.createDataChannel("lexigrid", { negotiated: true, id: 0 });
    this.#listen();
  }

  get isOpen() {
    return !this.#isClosed && this.channel.readyState === "open";
  }

  /** An offer is out, and has no answer. */
  get isWaiting() {
    return this.peer.signalingState === "have-local-offer";
  }

  get hasFailed() {
    return this.peer.connectionState === "failed";
  }

  /** Whether this side has found any address of its own. */
  get hasCandidates() {
    return /^a=candidate:/m.test(this.peer.localDescription?.sdp ?? "");
  }

  /** @returns {{own: string, other: string} | null} digests of both certificates */
  get fingerprints() {
    const own = fingerprintOf(this.peer.localDescription?.sdp ?? "");
    const other = fingerprintOf(this.peer.remoteDescription?.sdp ?? "");
    return own && other ? { own, other } : null;
  }

  /** @param {number} [patience] how long candidates are waited for, ms */
  offer(patience = GATHERING) {
    this.#patience = patience;
    return this.#inTurn(async () => {
      if (this.peer.signalingState !== "stable") return;
      const isRestart = this.#o > 0;
      if (isRestart) this.peer.restartIce();
      await this.peer.setLocalDescription(
        await this.peer.createOffer({ iceRestart: isRestart }),
      );
      this.#o += 1;
      this.#gather();
    });
  }

  /** Sends what was sent before once more, with what was found since. */
  repeat() {
    if (this.#hasGathered) this.#describe();
  }

  /**
   * @param {Description} description of the other side
   * @param {number} [patience]
   * @returns {Promise<boolean>} false when it was not of use
   */
  async take({ type, sdp, o }, patience = GATHERING) {
    this.#patience = patience;
    let isUsed = false;
    await this.#inTurn(async () => {
      isUsed =
        type === "offer" ? await this.#answer(sdp, o) : await this.#accept(sdp, o);
    });
    return isUsed;
  }

  /** @param {string} data @returns {boolean} whether it was sent */
  send(data) {
    if (!this.isOpen || this.channel.bufferedAmount > MOST_WAITING) return false;
    try {
      this.channel.send(data);
      return true;
    } catch {
      return false;
    }
  }

  close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopGathering();
    this.channel.close();
    this.peer.close();
  }

  #listen() {
    const { peer, channel } = this;
    channel.onopen = () => this.#isClosed || this.events.open();
    channel.onmessage = ({ data }) => this.#isClosed || this.events.data(data);
    channel.onclose = () => this.#isClosed || this.events.closed();
    peer.onconnectionstatechange = () => {
      if (!this.#isClosed && peer.connectionState === "failed") this.events.failed();
    };
    peer.onicecandidate = ({ candidate }) => this.#found(candidate !== null);
  }

  /**
   * @param {() => Promise<unknown>} work
   * @returns {Promise<boolean>} false when it could not be done
   */
  #inTurn(work) {
    const done = this.#turn.then(async () => {
      if (this.#isClosed) return false;
      try {
        await work();
        return true;
      } catch {
        // A description from outside may be anything; the next attempt mends it.
        return false;
      }
    });
    this.#turn = done.then(() => {});
    return done;
  }

  /** @param {string} sdp @param {number} o */
  async #answer(sdp, o) {
    const { peer } = this;
    if (o < this.#o || peer.signalingState !== "stable") return false;
    if (o === this.#o) {
      await this.#addCandidates(sdp);
      if (!this.isOpen) this.repeat();
      return true;
    }
    await peer.setRemoteDescription({ type: "offer", sdp });
    await peer.setLocalDescription(await peer.createAnswer());
    this.#o = o;
    this.#gather();
    return true;
  }

  /** @param {string} sdp @param {number} o */
  async #accept(sdp, o) {
    if (o !== this.#o) return false;
    if (this.isWaiting) await this.peer.setRemoteDescription({ type: "answer", sdp });
    else await this.#addCandidates(sdp);
    return true;
  }

  /** @param {string} sdp */
  async #addCandidates(sdp) {
    const usernameFragment = /^a=ice-ufrag:(\S+)/m.exec(sdp)?.[1] ?? null;
    for (const [, candidate = ""] of sdp.matchAll(/^a=(candidate:[^\r\n]*)/gm)) {
      const one = { candidate, sdpMLineIndex: 0, usernameFragment };
      await this.peer.addIceCandidate(one).catch(() => {});
    }
  }

  #gather() {
    this.#hasGathered = false;
    this.#stopGathering();
    if (this.peer.iceGatheringState === "complete") return this.#describe();
    this.#stopGathering = this.means.after(this.#patience, () => this.#describe());
  }

  /** @param {boolean} isOne a candidate, and not their end */
  #found(isOne) {
    if (this.#isClosed || this.#o === 0) return;
    if (!isOne && !this.#hasGathered) return this.#describe();
    if (!isOne || !this.#hasGathered) return;
    this.#stopGathering();
    this.#stopGathering = this.means.after(GATHERING, () => this.#describe());
  }

  #describe() {
    this.#stopGathering();
    const local = this.peer.localDescription;
    if (this.#isClosed || !local) return;
    this.#hasGathered = true;
    const type = local.type === "offer" ? "offer" : "answer";
    this.events.description({ type, sdp: local.sdp, o: this.#o });
  }
}
