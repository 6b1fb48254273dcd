/**
 * What turns a room: messages, clock and players' wishes come in, one after the other.
 *
 * @import { Body } from "./entry.js"
 * @import { Driving } from "./driver.js"
 * @import { Net } from "../net/net.js"
 * @import { Means, Refused } from "./room.js"
 * @import { RoomView, RoundView } from "./room_view.js"
 * @import { Member, Presence } from "./roster.js"
 * @import { RawEntry } from "./wire.js"
 */

import { agreementOn, Judging } from "./agreement.js";
import { HOLD, isOver } from "./driver.js";
import { readBody, writeBody } from "./entry.js";
import { Exchange } from "./exchange.js";
import { Feeds, LARGEST_FEED } from "./feeds.js";
import { entryText } from "./hashes.js";
import { readHeard, readKept, writeHeard, writeKept } from "./keep.js";
import { phaseOf, roundView } from "./room_view.js";
import { buildOf, chairOf, founderOf, isAlike, membersOf, tableOf } from "./roster.js";
import { Rounds } from "./rounds.js";
import { MOST_ENTRIES } from "./wire.js";
import { longerOrder, table } from "./wishes.js";

/** While a round is under way all tell so often what they have, and else, ms. */
const TELL_EVERY = 5000;
const TELL_IDLY = 20_000;
/** After so many of one deal a result is said when it has stood so long, ms. */
const MANY_RESULTS = 8;
/** Where no founder is known after so long with others, somebody else sets the table, ms. */
const FOUNDER_WAIT = 3000;
const RESULT_PAUSE = 4000;

export class Machine {
  #means;
  /** Whom this page has not seen yet may come as long as a seat is held. */
  #begun;
  #tell;
  #exchange;
  #judging;
  /** @type {Map<string, {state: Presence, why: string | null}>} */
  #seen = new Map();
  /** What the others had said before a reload. @type {RawEntry[]} */
  #others;
  /** All that is done, in line. @type {Promise<unknown>} */
  #line = Promise.resolve();
  #isDue = false;
  /** @type {() => void} */
  #sleep = () => {};
  /** @type {{version: string, members: Member[]} | null} */
  #known = null;
  #told = "";
  #toldAt = Number.NEGATIVE_INFINITY;
  /** When somebody else was seen first. */
  #metAt = Number.POSITIVE_INFINITY;
  #isKept = true;
  #isClosed = false;
  /** The turn from which the page has gone back to the lobby. @type {string | null} */
  #aside = null;

  /** @param {Means} means @param {(view: RoomView) => void} tell */
  constructor(means, tell) {
    this.#means = means;
    this.#tell = tell;
    const { room, secret, verify, idOf, identity } = means;
    this.me = identity.id;
    this.#begun = means.now();
    this.feeds = new Feeds({ room, secret, verify, idOf });
    const kept = readKept(means.keep, room);
    const isOwn = kept?.jwk.x === identity.jwk.x && kept?.jwk.y === identity.jwk.y;
    this.rounds = new Rounds(this.#world(), isOwn ? (kept?.mines ?? []) : []);
    for (const [n, [text, signature]] of (isOwn ? (kept?.feed ?? []) : []).entries()) {
      this.feeds.add([this.me, n, text, signature]);
    }
    this.#others = isOwn ? readHeard(means.heard, room) : [];
    this.#judging = new Judging(means, this.feeds, () => this.stir());
    this.#exchange = new Exchange(this.feeds, {
      send: (peer, text) => this.net.send(peer, text),
      now: means.now,
      after: means.after,
      changed: () => this.stir(),
    });
    /** @type {Net} */
    this.net = means.net({
      presence: (peer, state, why) => this.#see(peer, state, why ?? null),
      message: (peer, text) => this.#exchange.take(peer, text),
      signalling: () => {},
    });
  }

  /** @returns {import("./rounds.js").World} */
  #world() {
    const { room, now, wall, entropy } = this.#means;
    return {
      ...{ feeds: this.feeds, room, me: this.me, now, wall, entropy },
      offset: (id) => this.net.offset(id),
      members: () => this.members(),
      presence: (id) =>
        this.members().find((one) => one.id === id)?.presence ?? this.#presence(id),
      chair: () => chairOf(this.members()),
      save: () => this.save(),
      saveAll: () => this.saveAll(),
    };
  }

  /** Says hello, or goes on where this member was. */
  async open() {
    const { identity, build, who, wish, grain } = this.#means;
    const said = this.feeds.said(this.me).map(({ body }) => body);
    const known = buildOf(said);
    /** @type {(() => Body | Refused | null)[]} */
    const first = [];
    if (!known)
      first.push(() => ({ kind: "hello", key: identity.key, ...build, ...who }));
    else if (!isAlike(known, build)) first.push(() => ({ kind: "build", ...build }));
    // A page may have gone in the midst of it.
    if (grain && !said.some(({ kind }) => kind === "found"))
      first.push(() => ({ kind: "found", grain }));
    if (grain && !said.some(({ kind }) => kind === "table"))
      first.push(() => table(this, wish));
    if (said.at(-1)?.kind === "leave")
      first.push(() => ({ kind: "ready", ready: false }));
    for (const entry of this.#others.splice(0)) await this.feeds.offer(entry);
    this.rounds.resume();
    for (const wish of first) await this.ask(wish);
    this.stir();
    await this.#line;
  }

  /** In order; the same list until something changes. */
  members() {
    const version = `${this.feeds.version} ${this.#isEarly}`;
    if (this.#known?.version === version) return this.#known.members;
    this.#known = { version, members: this.#members() };
    return this.#known.members;
  }

  #members() {
    const { build } = this.#means;
    const seen = {
      ...{ me: this.me, build },
      presence: (/** @type {string} */ id) => this.#presence(id),
      why: (/** @type {string} */ id) => this.#seen.get(id)?.why ?? null,
    };
    return membersOf(this.feeds, seen, tableOf(this.feeds)?.order ?? []);
  }

  get isChair() {
    return chairOf(this.members()) === this.me;
  }

  /** @param {string} id @returns {Presence} */
  #presence(id) {
    if (id === this.me) return "here";
    return this.#seen.get(id)?.state ?? (this.#isEarly ? "away" : "gone");
  }

  /** Who has said nothing yet is no member, and may be out of reach. */
  #cut() {
    return [...this.#seen].flatMap(([id, { state, why }]) => {
      const isCut = state === "unreachable" && !this.feeds.feedOf(id);
      return isCut ? [why ?? "other"] : [];
    });
  }

  get #isEarly() {
    return this.#means.now() < this.#begun + HOLD;
  }

  /** @param {string} peer @param {Presence} state @param {string | null} why */
  #see(peer, state, why) {
    const isFound = state === "here" && this.#seen.get(peer)?.state !== "here";
    if (isFound) this.rounds.find(peer);
    this.#seen.set(peer, { state, why });
    this.#known = null;
    if (state === "here") this.#meet(peer);
    else this.rounds.lose(peer);
    this.stir();
  }

  /** @param {string} peer */
  #meet(peer) {
    if (this.#metAt === Number.POSITIVE_INFINITY) {
      this.#metAt = this.#means.now();
      this.#means.after(FOUNDER_WAIT, () => this.stir());
    }
    this.#exchange.tell(peer);
  }

  /**
   * Says what a player wants to say, in line.
   * @param {() => Body | Refused | null} wish
   * @returns {Promise<Refused | null>}
   */
  async ask(wish) {
    const answer = this.#inLine(async () => {
      const body = wish();
      if (body === null || typeof body === "string") return body;
      return (await this.#say(body)) ? null : "malformed";
    });
    this.stir();
    return answer;
  }

  /** Something has come, or it is time: sees what is to be done. */
  stir() {
    if (this.#isDue || this.#isClosed) return;
    this.#isDue = true;
    this.#inLine(async () => {
      this.#isDue = false;
      if (!this.#isClosed) await this.#turn();
    });
  }

  /** @template T @param {() => Promise<T>} task @returns {Promise<T>} */
  #inLine(task) {
    const done = this.#line.then(task);
    this.#line = done.catch((fault) => {
      this.feeds.refuse("failed");
      globalThis.console?.error(fault);
    });
    return done;
  }

  async #turn() {
    // What is due again right after it was said would be due for ever.
    const said = new Set();
    for (;;) {
      this.rounds.look();
      const body = this.rounds.step() ?? this.#tableDue() ?? this.#resultDue();
      if (!body || said.has(body.kind) || !(await this.#say(body))) break;
      said.add(body.kind);
    }
    this.#report();
    this.#sleep();
    if (this.#isClosed) return;
    const { now, after } = this.#means;
    const { wakesAt } = this.rounds;
    const tellsAt = this.#toldAt + (wakesAt === null ? TELL_IDLY : TELL_EVERY);
    if (now() >= tellsAt) {
      this.#toldAt = now();
      this.#exchange.tell(null);
    }
    const wait = (wakesAt ?? this.#toldAt + TELL_IDLY) - now();
    this.#sleep = after(Math.max(1, Math.ceil(wait)), () => this.stir());
  }

  /** @param {Body} body @returns {Promise<boolean>} false: nobody would take it */
  async #say(body) {
    const { identity, room } = this.#means;
    const text = writeBody(body);
    const n = this.feeds.feedOf(this.me)?.slots.length ?? 0;
    const size = (this.feeds.feedOf(this.me)?.size ?? 0) + text.length;
    if (!readBody(text) || n >= MOST_ENTRIES || size > LARGEST_FEED) return false;
    const signature = await identity.sign(entryText(room, n, text));
    this.feeds.add([this.me, n, text, signature]);
    // Words are kept as they come: what the others said is not written with each.
    if ("turn" in body) this.saveAll();
    else this.save();
    this.#exchange.publish([this.me, n, text, signature]);
    return true;
  }

  save() {
    if (this.#isClosed) return;
    const { keep, room, identity } = this.#means;
    const said = this.feeds.said(this.me);
    this.#isKept = writeKept(keep, {
      ...{ room, jwk: identity.jwk, mines: this.rounds.mines },
      feed: said.map(({ text, signature }) => [text, signature]),
    });
  }

  /** And what the others have said. */
  saveAll() {
    this.save();
    if (this.#isClosed) return;
    const own = { count: this.feeds.said(this.me).length, mark: "" };
    const others = this.feeds.lackedBy(new Map([[this.me, own]]));
    writeHeard(this.#means.heard, this.#means.room, others);
  }

  /** @returns {Body | null} */
  #tableDue() {
    if (tableOf(this.feeds)) return longerOrder(this);
    const isTime = this.#means.now() >= this.#metAt + FOUNDER_WAIT;
    const body = isTime ? table(this, this.#means.wish) : null;
    return typeof body === "string" ? null : body;
  }

  /** @returns {Body | null} */
  #resultDue() {
    const driving = this.rounds.driving();
    if (!driving || !isOver(driving)) return null;
    this.#judging.want(driving);
    const judged = this.#judging.of(driving);
    const { state, mine, seat } = driving;
    const hash = judged?.digest;
    if (!hash || seat < 0 || state.results.get(this.me) === hash) return null;
    // A liar's entries may change for ever.
    const said = this.feeds.ofTurn(mine.turn).filter(({ author, body }) => {
      return author === this.me && body.kind === "result";
    });
    const isSoon = driving.now < driving.since(`result ${hash}`) + RESULT_PAUSE;
    if (said.length >= MANY_RESULTS && isSoon) return null;
    return { kind: "result", turn: mine.turn, hash };
  }

  /** The page goes back to the lobby: the round is over for it. */
  goAside() {
    this.#aside = this.rounds.mine?.turn ?? null;
  }

  /** @returns {RoomView} */
  view() {
    const driving = this.rounds.driving();
    const isAside = driving !== null && driving.mine.turn === this.#aside;
    const isLobby = isAside || this.rounds.fell !== null;
    const phase = isLobby && this.rounds.isFree ? "lobby" : phaseOf(driving);
    return {
      ...{ me: this.me, secret: this.#means.secret, room: this.#means.room },
      ...{ chair: chairOf(this.members()), members: this.members() },
      isFounder: founderOf(this.feeds) === this.me,
      table: tableOf(this.feeds),
      phase,
      round: driving && phase !== "lobby" ? this.#roundView(driving) : null,
      fell: this.rounds.fell,
      refused: Object.fromEntries(this.feeds.refused),
      cut: this.#cut(),
      isKept: this.#isKept,
    };
  }

  /** @param {Driving} driving @returns {RoundView} */
  #roundView(driving) {
    const judged = this.#judging.of(driving);
    const agreement = agreementOn(driving, judged, this.#judging.isFailed);
    return roundView(this.rounds, driving, judged, agreement);
  }

  #report() {
    const view = this.view();
    // The log is as its end: its last digest is made of all.
    const log = view.round?.log?.slice(-120);
    const key = JSON.stringify({ ...view, round: { ...view.round, shown: null, log } });
    if (key === this.#told) return;
    this.#told = key;
    this.#tell(view);
  }

  /** Nothing is kept of a room that one has left. */
  forget() {
    this.close();
    this.#means.keep.write("");
    this.#means.heard.write("");
  }

  close() {
    this.#isClosed = true;
    this.#sleep();
    this.#exchange.stop();
  }
}
