/**
 * What every member has said, by author and number, each signed. Whoever has the same
 * entries knows the same, in whatever order they came.
 *
 * @import { Body } from "./entry.js"
 * @import { Have, RawEntry } from "./wire.js"
 *
 * @typedef {object} Entry
 * @property {string} author
 * @property {number} n
 * @property {string} text the body as it was signed
 * @property {string} signature
 * @property {Body} body
 *
 * @typedef {object} Feed
 * @property {string} key
 * @property {Entry[][]} slots by number; two where the author said two things as one entry
 * @property {string[]} blocks marks of so many entries each, as far as they were asked for
 * @property {Map<number, string>} marks of the first so many entries, until more is said
 * @property {number} size letters of all bodies
 * @property {boolean} isForked
 * @property {Entry[] | null} all in order, once it was asked for
 *
 * @typedef {"new" | "known" | "gap" | "refused"} Verdict
 * @typedef {"malformed" | "no_hello" | "wrong_key" | "second_hello" | "false_founder" | "bad_signature" |
 *   "too_many_members" | "too_many_entries" | "too_large"} Refusal
 *
 * @typedef {object} Means
 * @property {string} room
 * @property {string} secret
 * @property {(key: string, text: string, signature: string) => Promise<boolean>} verify
 * @property {(key: string) => Promise<string | null>} idOf
 */
import { MOST_MEMBERS } from "./deal_text.js";
import { readBody } from "./entry.js";
import { entryText, markOf, secretOf } from "./hashes.js";
import { MOST_ENTRIES } from "./wire.js";

export const LARGEST_FEED = 1_000_000;

/** @type {readonly Entry[]} */
const NOTHING = [];

export class Feeds {
  #means;
  /** @type {Map<string, Feed>} */
  #feeds = new Map();
  /** @type {Map<string, Entry[]>} */
  #byTurn = new Map();
  /** @type {Map<string, number>} how often what was refused */
  refused = new Map();
  /** Counts changes. */
  version = 0;
  /** @type {Map<string, {version: number, value: unknown}>} */
  #derived = new Map();

  /** @param {Means} means */
  constructor(means) {
    this.#means = means;
  }

  /** @returns {Have} */
  have() {
    const all = [...this.#feeds].map(([id, feed]) => {
      const count = feed.slots.length;
      return /** @type {const} */ ([id, { count, mark: markAt(feed, count) }]);
    });
    return new Map(all);
  }

  get authors() {
    return [...this.#feeds.keys()];
  }

  /** @param {string} author */
  feedOf(author) {
    return this.#feeds.get(author) ?? null;
  }

  /**
   * All that was said in a turn, in one order; the same list until more is said.
   * @param {string} turn
   * @returns {readonly Entry[]}
   */
  ofTurn(turn) {
    return this.#byTurn.get(turn) ?? NOTHING;
  }

  /**
   * What follows from all that was said: made once, until more is said.
   * @template T
   * @param {string} name
   * @param {() => T} make
   * @returns {T}
   */
  derived(name, make) {
    const { version } = this;
    const known = this.#derived.get(name);
    if (known?.version === version) return /** @type {T} */ (known.value);
    const value = make();
    this.#derived.set(name, { version, value });
    return value;
  }

  /** Turns of which anything was said. */
  get turns() {
    return [...this.#byTurn.keys()];
  }

  /** @param {string} author @returns {readonly Entry[]} */
  said(author) {
    const feed = this.#feeds.get(author);
    if (!feed) return NOTHING;
    feed.all ??= feed.slots.flat();
    return feed.all;
  }

  /** @param {string} code */
  refuse(code) {
    this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
  }

  /**
   * What another lacks who has this much.
   * @param {Have} have
   * @returns {RawEntry[]}
   */
  lackedBy(have) {
    return [...this.#feeds].flatMap(([id, { slots }]) =>
      slots.slice(have.get(id)?.count ?? 0).flatMap(raw),
    );
  }

  /**
   * What another has as well, though not all of it the same.
   * @param {Have} have
   * @returns {RawEntry[]}
   */
  unlikeTo(have) {
    return [...this.#feeds].flatMap(([id, feed]) => {
      const { count, mark } = have.get(id) ?? { count: 0, mark: "" };
      const isBehind = count > feed.slots.length;
      if (count === 0 || isBehind || mark === markAt(feed, count)) return [];
      return feed.slots.slice(0, count).flatMap(raw);
    });
  }

  /** Does another have what is not here? @param {Have} have */
  lacks(have) {
    return [...have].some(([id, { count, mark }]) => {
      const feed = this.#feeds.get(id);
      return !feed || count > feed.slots.length || mark !== markAt(feed, count);
    });
  }

  /**
   * An entry of one's own.
   * @param {RawEntry} entry that is known to be sound
   */
  add([author, n, text, signature]) {
    const body = readBody(text);
    if (!body) throw new RangeError(`there is no such entry: ${text.slice(0, 40)}`);
    this.#put({ author, n, text, signature, body });
  }

  /**
   * An entry that came from somewhere. To be offered one after the other.
   * @param {RawEntry} entry
   * @returns {Promise<Verdict>}
   */
  async offer([author, n, text, signature]) {
    const place = this.#placeOf(author, n, text, signature);
    if (place !== "open") return place;
    const body = readBody(text);
    if (!body) return this.#no("malformed");
    if (this.#isFalseFounder(author, body)) return this.#no("false_founder");
    const key = await this.#keyOf(author, n, body);
    if (key === null) return "refused";
    const signed = entryText(this.#means.room, n, text);
    const isSigned = await this.#means.verify(key, signed, signature);
    if (!isSigned) return this.#no("bad_signature");
    this.#put({ author, n, text, signature, body });
    return "new";
  }

  /** @param {Refusal} code @returns {"refused"} */
  #no(code) {
    this.refuse(code);
    return "refused";
  }

  /**
   * @param {string} author @param {number} n @param {string} text
   * @param {string} signature
   * @returns {Verdict | "open"}
   */
  #placeOf(author, n, text, signature) {
    const feed = this.#feeds.get(author);
    if (n >= MOST_ENTRIES) return this.#no("too_many_entries");
    if (!feed) {
      if (n > 0) return "gap";
      const isFull = this.#feeds.size >= MOST_MEMBERS;
      return isFull ? this.#no("too_many_members") : "open";
    }
    if (feed.size + text.length > LARGEST_FEED) return this.#no("too_large");
    const slot = feed.slots[n];
    if (!slot) return n > feed.slots.length ? "gap" : "open";
    const same = slot.find((entry) => entry.text === text);
    if (same) return signature < same.signature ? "open" : "known";
    return slot.length < 2 || slot.some((entry) => text < entry.text)
      ? "open"
      : "known";
  }

  /** The room's secret tells who founded it. @param {string} author @param {Body} body */
  #isFalseFounder(author, body) {
    return body.kind === "found" && secretOf(author, body.grain) !== this.#means.secret;
  }

  /** @param {string} author @param {number} n @param {Body} body */
  async #keyOf(author, n, body) {
    const isHello = body.kind === "hello";
    if (isHello !== (n === 0)) {
      this.#no(isHello ? "second_hello" : "no_hello");
      return null;
    }
    if (!isHello) return this.#feeds.get(author)?.key ?? null;
    if ((await this.#means.idOf(body.key)) === author) return body.key;
    this.#no("wrong_key");
    return null;
  }

  /** @param {Entry} entry */
  #put(entry) {
    const { author, n, body } = entry;
    const feed = this.#feeds.get(author) ?? this.#begin(author, body);
    const before = feed.slots[n] ?? [];
    // Of more than two the two that stand first are kept, by everybody; of one thing
    // signed twice the lower signature.
    const others = before.filter(({ text }) => text !== entry.text);
    const kept = [...others, entry].sort(byText).slice(0, 2);
    feed.slots[n] = kept;
    feed.isForked ||= kept.length > 1;
    feed.size += lettersOf(kept) - lettersOf(before);
    delete feed.blocks[Math.floor(n / BLOCK)];
    feed.marks.clear();
    feed.all = null;
    this.#index(before, kept);
    this.version += 1;
  }

  /** @param {string} author @param {Body} body @returns {Feed} */
  #begin(author, body) {
    if (body.kind !== "hello") throw new RangeError("a feed begins with hello");
    const feed = {
      key: body.key,
      slots: [],
      blocks: [],
      marks: new Map(),
      size: 0,
      isForked: false,
      all: null,
    };
    this.#feeds.set(author, feed);
    return feed;
  }

  /** @param {Entry[]} before @param {Entry[]} kept */
  #index(before, kept) {
    for (const [entries, isIn] of /** @type {const} */ ([
      [before, false],
      [kept, true],
    ])) {
      for (const entry of entries) {
        if (!("turn" in entry.body)) continue;
        const turn = entry.body.turn;
        const rest = (this.#byTurn.get(turn) ?? []).filter((one) => one !== entry);
        this.#byTurn.set(turn, isIn ? [...rest, entry].sort(compareEntries) : rest);
      }
    }
  }
}

/** One entry said anew makes the mark of one block anew. */
const BLOCK = 64;

/** Of the first so many entries. @param {Feed} feed @param {number} count */
function markAt(feed, count) {
  const mark = feed.marks.get(count) ?? makeMark(feed, count);
  feed.marks.set(count, mark);
  return mark;
}

/** @param {Feed} feed @param {number} count */
function makeMark({ slots, blocks }, count) {
  const whole = Math.floor(count / BLOCK);
  const all = Array.from({ length: whole }, (_, i) => {
    blocks[i] ??= markOf(marksOf(slots.slice(i * BLOCK, (i + 1) * BLOCK)));
    return blocks[i];
  });
  return markOf([...all, marksOf(slots.slice(whole * BLOCK, count))].join("\n"));
}

/** @param {Entry[][]} slots */
const marksOf = (slots) => slots.map((said) => said.map(ownMark).join()).join(" ");

/** Made once: what is long takes its time. @type {WeakMap<Entry, string>} */
const ownMarks = new WeakMap();

/** @param {Entry} entry */
function ownMark(entry) {
  const mark = ownMarks.get(entry) ?? markOf(`${entry.text}\n${entry.signature}`);
  ownMarks.set(entry, mark);
  return mark;
}

/** @param {Entry[]} entries */
function lettersOf(entries) {
  return entries.reduce((sum, { text }) => sum + text.length, 0);
}

/** @param {Pick<Entry, "text">} a @param {Pick<Entry, "text">} b */
function byText(a, b) {
  return a.text < b.text ? -1 : 1;
}

/**
 * One order of all that was said; nothing is equal.
 * @param {Pick<Entry, "author" | "n" | "text">} a
 * @param {Pick<Entry, "author" | "n" | "text">} b
 */
export function compareEntries(a, b) {
  if (a.author !== b.author) return a.author < b.author ? -1 : 1;
  return a.n - b.n || byText(a, b);
}

/** @param {Entry[]} slot @returns {RawEntry[]} */
function raw(slot) {
  return slot.map(({ author, n, text, signature }) => [author, n, text, signature]);
}
