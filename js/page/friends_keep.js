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
 * @property {boolean} isFresh it was not here before
 * @property {boolean} isRead its lists are read first (C5)
 * @property {string} as how it was kept last
 */
import { storeRound } from "./friends_store.js";

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
      const kept = await storeRound(this.#app, this.#seat);
      this.#rounds.set(turnOf(round), { ...kept, ...before, as });
      // For the next round everybody says so anew.
      if (!before && kept.isFresh) this.#seat.room?.ready(false);
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
