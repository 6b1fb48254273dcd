/**
 * How entries come to everybody: each tells what it has, and is given what it lacks, by
 * whoever has it. Lost, doubled and late messages do no harm.
 *
 * @import { Feeds } from "./feeds.js"
 * @import { RawEntry } from "./wire.js"
 *
 * @typedef {object} Line to the others
 * @property {(peer: string | null, text: string) => void} send null: to all
 * @property {() => number} now
 * @property {(wait: number, call: () => void) => () => void} after
 * @property {() => void} changed something new is known
 */
import { readMessage, writeEntries, writeHave } from "./wire.js";

/** What came is told to the others after so long, ms. */
const TELL_WAIT = 250;
/** The same is not told to the same again before, ms. */
const REPEAT_WAIT = 4000;
/** Messages in one answer: a peer that sends many more is cut off. */
const MOST_AT_ONCE = 30;
const MOST_WAITING = 400;

export class Exchange {
  #feeds;
  #line;
  #waiting = 0;
  /** @type {(() => void) | null} */
  #telling = null;
  /** What was told last, and when, by what it is. @type {Map<string, [string, number]>} */
  #told = new Map();
  /** With which part of unlike feeds to go on, by peer. @type {Map<string, number>} */
  #from = new Map();
  /** Messages are taken one after the other. @type {Promise<void>} */
  #queue = Promise.resolve();

  /** @param {Feeds} feeds @param {Line} line */
  constructor(feeds, line) {
    this.#feeds = feeds;
    this.#line = line;
  }

  /** An own entry. @param {RawEntry} entry */
  publish(entry) {
    for (const text of writeEntries([entry])) this.#line.send(null, text);
  }

  /** Tells one, or all, how much is known here. @param {string | null} peer */
  tell(peer) {
    const text = writeHave(this.#feeds.have());
    this.#told.set(`have ${peer}`, [text, this.#line.now()]);
    this.#line.send(peer, text);
  }

  stop() {
    this.#telling?.();
  }

  /**
   * @param {string} peer
   * @param {unknown} text
   * @returns {Promise<void>} when it has been taken
   */
  take(peer, text) {
    const message = readMessage(text);
    if (!message || this.#waiting >= MOST_WAITING) {
      this.#feeds.refuse(message ? "busy" : "no_message");
      return this.#queue;
    }
    this.#waiting += 1;
    const taken = this.#queue.then(() =>
      message.t === "have"
        ? this.#answer(peer, message.have)
        : this.#takeIn(peer, message.entries),
    );
    this.#queue = taken
      .catch(() => this.#feeds.refuse("failed"))
      .finally(() => {
        this.#waiting -= 1;
      });
    return this.#queue;
  }

  /** @param {string} peer @param {import("./wire.js").Have} have */
  #answer(peer, have) {
    const own = writeHave(this.#feeds.have());
    if (this.#feeds.lacks(have) && this.#isNews(`have ${peer}`, own)) this.tell(peer);
    const lacked = writeEntries(this.#feeds.lackedBy(have), MOST_AT_ONCE);
    const unlike = this.#feeds.unlikeTo(have);
    if (!lacked.length && !unlike.length) return;
    if (!this.#isNews(`entries ${peer}`, own + writeHave(have))) return;
    const more = this.#someOf(peer, unlike, MOST_AT_ONCE - lacked.length);
    for (const text of [...lacked, ...more]) this.#line.send(peer, text);
  }

  /**
   * Where two feeds are unlike is not known: all of it is told, part after part.
   * @param {string} peer @param {RawEntry[]} unlike @param {number} most
   */
  #someOf(peer, unlike, most) {
    const all = writeEntries(unlike);
    const from = (this.#from.get(peer) ?? 0) % Math.max(1, all.length);
    const some = [...all.slice(from), ...all.slice(0, from)].slice(0, most);
    this.#from.set(peer, from + some.length);
    return some;
  }

  /** Has it not just been told? @param {string} what @param {string} text */
  #isNews(what, text) {
    const now = this.#line.now();
    const [last, at] = this.#told.get(what) ?? ["", 0];
    if (last === text && now < at + REPEAT_WAIT) return false;
    this.#told.set(what, [text, now]);
    return true;
  }

  /** @param {string} peer @param {RawEntry[]} entries */
  async #takeIn(peer, entries) {
    let isNew = false;
    let isGap = false;
    for (const entry of entries) {
      const verdict = await this.#feeds.offer(entry);
      isNew ||= verdict === "new";
      isGap ||= verdict === "gap";
    }
    if (isGap && this.#isNews(`have ${peer}`, writeHave(this.#feeds.have()))) {
      this.tell(peer);
    }
    if (!isNew) return;
    this.#telling ??= this.#line.after(TELL_WAIT, () => {
      this.#telling = null;
      this.tell(null);
    });
    this.#line.changed();
  }
}
