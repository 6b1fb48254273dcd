/**
 * Puts each round of a room among the past rounds when it is over, whatever screen is
 * shown, and once more when all have said what they came to.
 *
 * @import { RoundView } from "../room/room_view.js"
 * @import { App } from "./app.js"
 * @import { Seat } from "./friends_room.js"
 *
 * @typedef {object} Kept of a round
 * @property {string} id "" when there is nothing to keep
 * @property {boolean} isFresh its reveal was not shown before
 * @property {boolean} isRead its lists are read first (C5)
 * @property {string} as how it was kept last
 */
import { text } from "../store/shape.js";
import { storeRound } from "./friends_store.js";

/** Which reveal was shown last: a reload right before it must not lose it. */
const SHOWN = "friends shown";

export class Keeper {
  #app;
  #seat;
  /** By round and attempt. @type {Map<string, Kept>} */
  #rounds = new Map();
  #isBusy = false;

  /** @param {App} app @param {Seat} seat */
  constructor(app, seat) {
    this.#app = app;
    this.#seat = seat;
  }

  /** @param {Pick<RoundView, "number" | "attempt">} round @returns {Kept | null} */
  of(round) {
    return this.#rounds.get(turnOf(round)) ?? null;
  }

  /** Its reveal is shown now. @param {Kept} kept */
  show(kept) {
    kept.isFresh = false;
    this.#app.device.drafts.keep(SHOWN, kept.id);
  }

  /** The round is looked at no more. @param {RoundView} round */
  passOver(round) {
    const nothing = { id: "", isFresh: false, isRead: false, as: asOf(round) };
    this.#rounds.set(turnOf(round), nothing);
  }

  /** @param {string} id of a past round @returns {RoundView | null} how it stands just now */
  live(id) {
    const { round = null } = this.#seat.view ?? {};
    return round && this.of(round)?.id === id ? round : null;
  }

  /**
   * @param {() => void} tell when something was kept
   */
  async look(tell) {
    const { round, phase } = this.#seat.view ?? {};
    if (phase !== "over" || !round?.log || !round.shown || this.#isBusy) return;
    const before = this.of(round);
    const as = asOf(round);
    if (before?.as === as) return;
    this.#isBusy = true;
    try {
      const stored = await storeRound(this.#app, this.#seat);
      const shown = this.#app.device.drafts.read(SHOWN, text(36));
      const kept = { ...stored, isFresh: shown !== stored.id };
      this.#rounds.set(turnOf(round), { ...kept, ...before, as });
      // For the next round everybody says so anew.
      const isPlayed = round.seat !== null;
      if (!before && kept.isFresh && isPlayed) this.#seat.room?.ready(false);
    } catch (error) {
      console.error(error);
      this.passOver(round);
    }
    this.#isBusy = false;
    tell();
    this.look(tell);
  }
}

/** @param {Pick<RoundView, "number" | "attempt">} round */
function turnOf({ number, attempt }) {
  return `${number}.${attempt}`;
}

/** @param {RoundView} round */
function asOf({ log, agreed }) {
  // Its last line has the digest of all.
  return `${agreed} ${log?.slice(-80)}`;
}
