/**
 * Whom a net knows of, and what it has heard from each: enough to tell a new signal from
 * an old one that somebody repeats.
 *
 * @import { Link } from "./link.js"
 * @import { Signal } from "./signal.js"
 *
 * @typedef {"joining" | "here" | "away" | "gone" | "unreachable"} Presence
 *
 * @typedef {object} Member
 * @property {string} id
 * @property {string} key "" until it is known
 * @property {string} session of its page; "" until it is known
 * @property {Link | null} link
 * @property {Presence | null} state null: nobody has been told of it yet
 * @property {boolean} isBanned
 * @property {number} heardAt its last signal
 * @property {number} answeredAt when it was last answered outside of a link
 * @property {Map<string, number>} newest number of each kind
 */
import { bornOf } from "./signal.js";

/** Others that may be there at once, and ids that are known at all. */
export const MOST_OTHERS = 7;
const MOST_KNOWN = 16;

export class Members {
  /** @type {Map<string, Member>} */
  all = new Map();

  /** @param {string} id */
  get(id) {
    return this.all.get(id);
  }

  /** @returns {Iterable<Member & {link: Link}>} */
  *linked() {
    for (const member of this.all.values()) {
      if (member.link) yield/** @type {Member & {link: Link}} */ (member);
    }
  }

  /** Those that take a place. @param {string} [but] */
  countLive(but) {
    const isLive = (/** @type {Member} */ { id, state }) =>
      id !== but && (state === "here" || state === "joining");
    return [...this.all.values()].filter(isLive).length;
  }

  /**
   * @param {string} id
   * @returns {Member | null} null when there are too many
   */
  add(id) {
    const found = this.all.get(id);
    if (found) return found;
    if (this.all.size >= MOST_KNOWN && !this.#forget()) return null;
    /** @type {Member} */
    const member = {
      id,
      key: "",
      session: "",
      link: null,
      state: null,
      isBanned: false,
      heardAt: Number.NEGATIVE_INFINITY,
      answeredAt: Number.NEGATIVE_INFINITY,
      newest: new Map(),
    };
    this.all.set(id, member);
    return member;
  }

  /** @param {Signal} signal @returns {boolean} not one from before, or told again */
  isNew({ from, kind, n, session }) {
    const member = this.all.get(from);
    if (!member) return true;
    if (member.isBanned) return false;
    const isOld = n <= (member.newest.get(kind) ?? -1);
    const isPast = n <= (member.newest.get("bye") ?? -1);
    return !isOld && !isPast && !isOlder(session, member.session);
  }

  /** One that has left makes room, and before it one that never was more than a word. */
  #forget() {
    const all = [...this.all.values()].filter((one) => !one.isBanned);
    const idle = all.find((one) => one.state === null && !one.link);
    const gone = idle ?? all.find((one) => one.state === "gone");
    return gone !== undefined && this.all.delete(gone.id);
  }
}

/** What it has said no longer counts as old. @param {Member} member */
export function forget(member) {
  member.session = "";
  member.newest.clear();
}

/** @param {string} session @param {string} than */
export function isOlder(session, than) {
  return than !== "" && session !== than && bornOf(session) < bornOf(than);
}
