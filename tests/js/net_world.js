/**
 * A world for nets: a clock that the test turns, a bus without a relay, and peer
 * connections that find each other as browsers' do, as far as links can tell.
 */

const subtle = Object.getPrototypeOf(crypto.subtle);
let atWork = 0;
for (const name of ["sign", "verify", "digest", "encrypt", "decrypt", "importKey"]) {
  const real = subtle[name];
  subtle[name] = function counted(...given) {
    atWork += 1;
    return real.apply(this, given).finally(() => {
      atWork -= 1;
    });
  };
}
for (const name of ["deriveBits", "deriveKey", "exportKey", "generateKey"]) {
  const real = subtle[name];
  subtle[name] = function counted(...given) {
    atWork += 1;
    return real.apply(this, given).finally(() => {
      atWork -= 1;
    });
  };
}

/** Until nothing is under way that does not wait for the clock. */
export async function settle() {
  for (let calm = 0; calm < 3; calm += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (atWork > 0) calm = -1;
  }
}

export class World {
  now = 1_000;
  #timers = new Map();
  #last = 0;
  #peers = [];
  busText = [];
  #listeners = new Set();
  isBusDown = false;

  /** @returns means for one device, whose clock may differ */
  means({ skew = 0, wallSkew = 0 } = {}) {
    const device = { listeners: new Set(), isOff: false };
    return {
      device,
      now: () => this.now + skew,
      wall: () => 1_700_000_000_000 + this.now + wallSkew,
      entropy: (length) => crypto.getRandomValues(new Uint8Array(length)),
      after: (wait, call) => this.after(wait, call),
      makePeer: () => new FakePeer(this, device),
      makeSocket: () => {
        throw new Error("there are no sockets here");
      },
      listen: (heard) => {
        device.listeners.add(heard);
        return () => device.listeners.delete(heard);
      },
    };
  }

  after(wait, call) {
    this.#last += 1;
    const id = this.#last;
    this.#timers.set(id, { at: this.now + wait, call });
    return () => this.#timers.delete(id);
  }

  /** Turns the clock, and does what is due by and by. */
  async turn(ms) {
    const end = this.now + ms;
    await settle();
    for (;;) {
      const due = [...this.#timers].filter(([, { at }]) => at <= end);
      if (due.length === 0) break;
      const [id, { at, call }] = due.reduce((a, b) => (b[1].at < a[1].at ? b : a));
      this.#timers.delete(id);
      this.now = Math.max(this.now, at);
      call();
      await settle();
    }
    this.now = end;
  }

  /** A bus that loses nothing, unless it is down. */
  bus() {
    let mine = null;
    return {
      name: "memory",
      open: (deliver, status) => {
        mine = deliver;
        this.#listeners.add(deliver);
        status({ state: "open", open: 1, of: 1 });
      },
      publish: (sealed) => {
        if (this.isBusDown) return;
        this.busText.push(sealed);
        for (const deliver of this.#listeners) {
          if (deliver !== mine) this.after(5, () => deliver(sealed));
        }
      },
      poke: () => {},
      close: () => this.#listeners.delete(mine),
    };
  }

  /** Throws a text upon the bus, as a relay could. */
  throwIn(sealed) {
    for (const deliver of this.#listeners) deliver(sealed);
  }

  /** No packet comes to or from the device any more, or again. */
  setOff(means, isOff) {
    means.device.isOff = isOff;
    if (!isOff) this.join();
  }

  /** The peer connections that a device has made, in their order. */
  peersOf(means) {
    return this.#peers.filter(({ device }) => device === means.device);
  }

  add(peer) {
    this.#peers.push(peer);
  }

  /** Joins those who have each other's descriptions. */
  join() {
    for (const one of this.#peers) {
      const other = this.#peers.find((peer) => one.isMatching(peer));
      if (!other || one.device.isOff || other.device.isOff) continue;
      if (one.path === other && other.path === one) continue;
      for (const [a, b] of [
        [one, other],
        [other, one],
      ]) {
        a.path = b;
        a.connectionState = "connected";
        this.after(5, () => a.channel.opened());
      }
    }
  }
}

/** What tells one description from another, in a code too. */
function partsOf(description) {
  const lines = description?.sdp.match(/^a=(?:ice-ufrag|fingerprint):.*$/gm) ?? [];
  return lines
    .map((line) => line.trim())
    .sort()
    .join();
}

class FakePeer {
  signalingState = "stable";
  iceGatheringState = "complete";
  connectionState = "new";
  localDescription = null;
  remoteDescription = null;
  path = null;
  isRestarting = false;
  generation = 0;

  constructor(world, device) {
    this.world = world;
    this.device = device;
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    this.print = Array.from(bytes, (byte) =>
      byte.toString(16).padStart(2, "0").toUpperCase(),
    ).join(":");
    this.name = this.print.slice(0, 5).replace(":", "");
    world.add(this);
  }

  createDataChannel() {
    this.channel = new FakeChannel(this);
    return this.channel;
  }

  restartIce() {
    this.isRestarting = true;
  }

  #sdp(setup) {
    const ufrag = `${this.name.slice(0, 3)}${String.fromCharCode(97 + this.generation)}`;
    return [
      "v=0",
      "o=- 1 2 IN IP4 127.0.0.1",
      "s=-",
      "t=0 0",
      "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
      "c=IN IP4 0.0.0.0",
      "a=candidate:1 1 udp 2122260223 10.0.0.1 5000 typ host",
      `a=ice-ufrag:${ufrag}`,
      "a=ice-pwd:abcdefghijklmnopqrstuvwx",
      `a=fingerprint:sha-256 ${this.print}`,
      `a=setup:${setup}`,
      "a=mid:0",
      "a=sctp-port:5000",
      "",
    ].join("\r\n");
  }

  async createOffer({ iceRestart }) {
    if (iceRestart) this.generation += 1;
    return { type: "offer", sdp: this.#sdp("actpass") };
  }

  async createAnswer() {
    this.generation += 1;
    return { type: "answer", sdp: this.#sdp("active") };
  }

  async setLocalDescription(description) {
    if (description.type === "rollback") throw new Error("a rollback");
    this.localDescription = description;
    this.signalingState = description.type === "offer" ? "have-local-offer" : "stable";
    this.world.join();
  }

  async setRemoteDescription(description) {
    if (!description.sdp.startsWith("v=0")) throw new Error("no description");
    this.remoteDescription = description;
    this.signalingState = description.type === "offer" ? "have-remote-offer" : "stable";
    this.world.join();
  }

  async addIceCandidate() {}

  isMatching(other) {
    const isKnown =
      partsOf(this.remoteDescription) === partsOf(other.localDescription) &&
      partsOf(other.remoteDescription) === partsOf(this.localDescription);
    const isStable =
      this.signalingState === "stable" && other.signalingState === "stable";
    return isKnown && isStable && this.localDescription && other !== this;
  }

  close() {
    this.signalingState = "closed";
    this.connectionState = "closed";
    this.channel.readyState = "closed";
    const other = this.path;
    this.path = null;
    if (!other || this.device.isOff || other.device.isOff) return;
    if (other.path === this) this.world.after(5, () => other.channel.ended());
  }
}

class FakeChannel {
  readyState = "connecting";
  bufferedAmount = 0;

  constructor(peer) {
    this.peer = peer;
  }

  opened() {
    if (this.readyState !== "connecting") return;
    this.readyState = "open";
    this.onopen?.();
  }

  ended() {
    if (this.readyState === "closed") return;
    this.readyState = "closed";
    this.onclose?.();
  }

  send(data) {
    const { peer } = this;
    const other = peer.path;
    if (!other || peer.device.isOff || other.device.isOff) return;
    peer.world.after(2, () => {
      if (other.channel.readyState === "open") other.channel.onmessage?.({ data });
    });
  }

  close() {
    this.readyState = "closed";
  }
}
