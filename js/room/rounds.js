/**
 * The deal that is followed: its state, what this device keeps of it, and what is to be
 * said next.
 *
 * @import { Driving } from "./driver.js"
 * @import { Body } from "./entry.js"
 * @import { Feeds } from "./feeds.js"
 * @import { Mine } from "./keep.js"
 * @import { Member, Presence } from "./roster.js"
 * @import { RoundState } from "./round_state.js"
 * @import { DealSaid, Hold } from "./turns.js"
 *
 * @typedef {object} World
 * @property {Feeds} feeds
 * @property {string} room
 * @property {string} me
 * @property {() => number} now
 * @property {() => number} wall
 * @property {(length: number) => Uint8Array} entropy
 * @property {(id: string) => number | null} offset of another's clock
 * @property {() => Member[]} members in order
 * @property {(id: string) => Presence} presence
 * @property {() => string | null} chair
 * @property {() => void} save
 * @property {() => void} saveAll and what the others have said
 *
 * @typedef {{number: number, left: string[]}} Fell a round that did not come about
 */

import { closeAtOpen, seatsIn } from "./closing.js";
import { writeJson } from "./deal_text.js";
import { dealWithout, FEWEST_SEATS } from "./dealing.js";
import {
  deadlineOf,
  HOLD,
  hasOpened,
  isOut,
  isOver,
  mayChoose,
  nextWord,
  PATIENCE,
  silentSeats,
} from "./driver.js";
import { freshMine, MOST_MINES } from "./keep.js";
import { alikeOf, isThere, unlikeSeats } from "./roster.js";
import { roundState } from "./round_state.js";
import { seesItOut, startOf } from "./starts.js";
import {
  compareTurns,
  dealsIn,
  freeTurn,
  isGivenUp,
  nextDeal,
  numbersOf,
  voidersOf,
} from "./turns.js";

/** So long the engine may take for a result, and the page to keep it, ms. */
const RESULT_WAIT = 8000;
const TOLD_WAIT = 500;
/** Who was lost so shortly before the sand ran out may not have come back for the other. */
const HELD_LONG = 10_000;

export class Rounds {
  #world;
  /** @type {Mine[]} */
  mines;
  /** @type {DealSaid | null} */
  current = null;
  /** @type {Fell | null} */
  fell = null;
  /** On the own clock. @type {number | null} */
  startsAt = null;
  isListDone = false;
  /** @type {Map<string, number>} */
  #since = new Map();
  /** When each was lost sight of last. @type {Map<string, number>} */
  #lost = new Map();
  /** Since when each is seen. @type {Map<string, number>} */
  #found = new Map();
  #begun;
  /** @type {WeakMap<object, {name: string, state: RoundState}>} */
  #states = new WeakMap();
  /** What was followed before a reload; it may have to come first. */
  #wanted = /** @type {{turn: string, hash: string} | null} */ (null);

  /** @param {World} world @param {Mine[]} mines */
  constructor(world, mines) {
    this.#world = world;
    this.mines = mines;
    this.#begun = world.now();
  }

  /** @returns {Mine | null} */
  get mine() {
    return this.#mineOf(this.current);
  }

  get seat() {
    return this.current?.deal.seats.indexOf(this.#world.me) ?? -1;
  }

  get deals() {
    return dealsIn(this.#world.feeds);
  }

  /** The next round may be dealt. */
  get isFree() {
    const driving = this.driving();
    if (!driving || !this.current || this.fell || isOver(driving)) return true;
    return !hasOpened(driving) && isGivenUp(this.#world.feeds, this.current);
  }

  /** Goes on with the deal that was followed last. */
  resume() {
    const last = this.mines.at(-1);
    this.current = null;
    this.#wanted = last ? { turn: last.turn, hash: last.dealHash } : null;
  }

  /** @param {string} id */
  lose(id) {
    this.#lost.set(id, this.#world.now());
  }

  /** @param {string} id */
  find(id) {
    this.#found.set(id, this.#world.now());
  }

  /** How things stand, null while nothing is dealt. @returns {Driving | null} */
  driving() {
    const { current, mine, seat, startsAt, isListDone } = this;
    if (!current || !mine) return null;
    const { now, chair, me } = this.#world;
    return {
      state: this.#stateOf(current, mine),
      mine,
      seat,
      now: now(),
      startsAt,
      isListDone,
      isChair: chair() === me,
      presence: (i) => this.#world.presence(current.deal.seats[i] ?? ""),
      wasAway: (i) => this.#wasAway(current.deal.seats[i] ?? ""),
      since: (what) => {
        const since = this.#since.get(what) ?? now();
        this.#since.set(what, since);
        return since;
      },
    };
  }

  /** Takes in what was said since. */
  look() {
    this.#moveOn();
    const driving = this.driving();
    if (!driving) return;
    driving.since("deal");
    this.#adoptStart(driving);
    this.#doubt(driving);
    const { state, mine } = driving;
    if (!state.seed || mine.pinned) return;
    mine.pinned = state.nonces.map((said) => said?.nonce ?? "");
    this.#world.saveAll();
  }

  /**
   * Who opens without this seat, though neither had lost the other, has no reason for it.
   * @param {Driving} driving
   */
  #doubt(driving) {
    const { state, mine, seat, now, wasAway } = driving;
    const deadline = deadlineOf(driving);
    if (seat < 0 || deadline === null || now >= deadline + HOLD) return;
    const known = mine.unheard ?? [];
    const more = [...state.opens.keys()].filter((i) => {
      const seals = i === seat ? null : closeAtOpen(state, i);
      if (seals === null || seatsIn(seals).has(seat)) return false;
      const found = this.#found.get(state.dealing.deal.seats[i] ?? "") ?? now;
      return !known.includes(i + 1) && !wasAway(i) && found < deadline - HELD_LONG;
    });
    if (more.length === 0) return;
    mine.unheard = [...known, ...more.map((i) => i + 1)];
    this.#world.save();
  }

  /** @returns {Body | null} what to say now */
  step() {
    const driving = this.driving();
    if (!driving || this.fell) return null;
    return nextWord(driving) ?? this.#anew(driving);
  }

  /** The moment when something may be due by the clock alone, on the own clock. */
  get wakesAt() {
    const driving = this.driving();
    if (!driving || this.fell) return null;
    const deadline = deadlineOf(driving);
    const moments = [(this.startsAt ?? 0) - 1000, this.startsAt ?? 0, deadline ?? 0];
    const next = moments.filter((at) => at > driving.now);
    return Math.min(driving.now + 1000, ...next);
  }

  #moveOn() {
    const { feeds, members, chair, me } = this.#world;
    const lower = this.#kept() ?? this.#lowerAttempt();
    const order = alikeOf(members());
    const hold = this.#hold();
    const isPlayed = (/** @type {DealSaid} */ said) => this.#isPlayed(said);
    // Feeds may come in parts: what was before is not followed once more.
    const since = this.#wanted?.turn ?? "0.0";
    const due = this.deals.filter(({ turn }) => compareTurns(turn, since) >= 0);
    const deals = due.filter((said) => !this.#isChosen(said));
    const looking = { deals, current: this.current, hold, order, isPlayed };
    const next = lower ?? nextDeal({ ...looking, chair: chair() });
    if (next) this.follow(next);
    const { current } = this;
    const driving = this.driving();
    // Nobody takes a round back whose list one has shown.
    if (!current || !driving || isOver(driving) || hasOpened(driving)) return;
    const hasVoided = driving.state.voided[driving.seat] ?? false;
    if (hasVoided || isGivenUp(feeds, current)) {
      const voiders = voidersOf(feeds, current).filter((id) => id !== me);
      if (!this.fell) this.#fall(voiders);
    } else if (driving.state.seed) {
      // It has come about after all.
      this.fell = null;
    }
  }

  /** A deal that has come about, with half at least of those who are here. @param {DealSaid} said */
  #isPlayed(said) {
    const here = this.#world.members().filter(isThere);
    const sit = here.filter(({ id }) => said.deal.seats.includes(id));
    if (2 * sit.length < here.length || sit.length < FEWEST_SEATS) return false;
    const told = this.#world.feeds.ofTurn(said.turn);
    const has = (/** @type {string} */ id) =>
      told.some(({ author, body }) => author === id && body.kind === "nonce");
    return said.deal.seats.every(has) && this.#stateOf(said, null).seed !== null;
  }

  /** The deal that was followed before the reload. */
  #kept() {
    const wanted = this.#wanted;
    if (!wanted) return null;
    const said = this.deals.find(
      ({ turn, hash }) => turn === wanted.turn && hash === wanted.hash,
    );
    if (said) this.#wanted = null;
    return said ?? null;
  }

  /** @param {DealSaid} said */
  follow(said) {
    this.current = said;
    this.fell = null;
    this.isListDone = false;
    this.#since.clear();
    const known = this.#mineOf(said);
    const others = this.mines.filter((mine) => mine !== known);
    const mine = known ?? freshMine(said, this.#world.entropy);
    this.mines = [...others, mine].slice(-MOST_MINES);
    const { now, wall, save } = this.#world;
    const at = known?.startsAt ?? null;
    this.startsAt = at === null ? null : at - wall() + now();
    save();
  }

  /** @param {DealSaid | null} said @returns {Mine | null} */
  #mineOf(said) {
    const same = (/** @type {Mine} */ mine) =>
      mine.turn === said?.turn && mine.dealHash === said.hash;
    return this.mines.find(same) ?? null;
  }

  /** @param {DealSaid} said @param {Mine | null} mine @returns {RoundState} */
  #stateOf({ turn, hash, deal, author }, mine) {
    const { pinned = null, unheard = [] } = mine ?? {};
    const isDoubled = this.deals.some((other) => {
      return other.turn === turn && other.author === author && other.hash !== hash;
    });
    const { feeds, room } = this.#world;
    const entries = feeds.ofTurn(turn);
    const name = `${hash} ${pinned?.join()} ${unheard.join()} ${isDoubled}`;
    const known = this.#states.get(entries);
    if (known?.name === name) return known.state;
    const said = { room, turn, dealHash: hash, deal, dealer: author };
    const dealing = { ...said, pinned, unheard, isDoubled };
    const state = roundState(dealing, entries);
    this.#states.set(entries, { name, state });
    return state;
  }

  /** @returns {Hold} */
  #hold() {
    const driving = this.driving();
    if (!driving || !this.current || this.fell || driving.seat < 0) return "free";
    if (!driving.state.seed) return "open";
    if (hasOpened(driving)) return this.#isTold(driving) ? "opened" : "running";
    if (isGivenUp(this.#world.feeds, this.current)) return "free";
    return isOut(driving) ? "opened" : "running";
  }

  /** It is over, and the page has had the time to keep it. @param {Driving} driving */
  #isTold(driving) {
    if (!isOver(driving)) return false;
    const { state, since, now } = driving;
    const hasResult = state.results.has(this.#world.me);
    const isLate = now >= since("over") + RESULT_WAIT;
    return isLate || (hasResult && now >= since("told") + TOLD_WAIT);
  }

  /**
   * Who has seen the others' nonces may not deal anew: it would choose the grid. Whoever
   * keeps one back is left out.
   * @param {DealSaid} said
   */
  #isChosen({ deal }) {
    const driving = this.driving();
    if (!driving || this.fell || driving.seat < 0 || driving.startsAt === null)
      return false;
    const { nonces, dealing } = driving.state;
    if (!mayChoose(driving.state)) return false;
    const { seats } = dealing.deal;
    return seats.some((id, i) => nonces[i] === null && deal.seats.includes(id));
  }

  /** An earlier attempt of this round came about after all, before the later one did. */
  #lowerAttempt() {
    const { current, mine, seat } = this;
    const { feeds, me } = this.#world;
    if (!current || !mine || seat < 0 || this.#stateOf(current, mine).seed) {
      return null;
    }
    const [round] = numbersOf(current.turn);
    return (
      this.deals.find((said) => {
        const known = this.#mineOf(said);
        if (!known || numbersOf(said.turn)[0] !== round) return false;
        if (compareTurns(said.turn, current.turn) >= 0) return false;
        const isSeat = said.deal.seats.includes(me) && !isGivenUp(feeds, said);
        return isSeat && this.#stateOf(said, known).seed !== null;
      }) ?? null
    );
  }

  /** @param {Driving} driving */
  #adoptStart(driving) {
    const { wall, save } = this.#world;
    const isOut = seesItOut(driving);
    if (this.startsAt !== null && !isOut) return;
    const { seconds } = driving.state.dealing.deal.options;
    const at = isOut
      ? driving.now - seconds * 1000
      : startOf(driving.state, this.#world);
    if (at === null) return;
    this.startsAt = at;
    driving.mine.startsAt = Math.round(wall() + at - driving.now);
    save();
  }

  /** Deals once more without those who keep silent. @param {Driving} driving @returns {Body | null} */
  #anew(driving) {
    const { current } = this;
    const silent = silentSeats(driving);
    if (!current || silent.length === 0) return null;
    const { deal, turn } = current;
    const left = silent.map((i) => deal.seats[i] ?? "");
    // Nobody follows a deal to whom has other rules.
    const unlike = unlikeSeats(this.#world.members(), deal.seats);
    const smaller = dealWithout(deal, [...silent, ...unlike]);
    const isLate = driving.now >= driving.since("silent") + PATIENCE;
    if (driving.isChair && smaller) {
      const text = writeJson(smaller);
      const next = freeTurn(this.deals, numbersOf(turn)[0]);
      return { kind: "deal", turn: next, deal: smaller, text };
    }
    if (!driving.isChair && !isLate) return null;
    this.#fall(left);
    return driving.seat >= 0 ? { kind: "void", turn } : null;
  }

  /** @param {string[]} left */
  #fall(left) {
    this.fell = { number: numbersOf(this.current?.turn ?? "")[0], left };
  }

  /** @param {string} id */
  #wasAway(id) {
    const driving = this.startsAt;
    const seconds = this.current?.deal.options.seconds ?? 0;
    const deadline = (driving ?? 0) + seconds * 1000;
    const lost = this.#lost.get(id) ?? Number.NEGATIVE_INFINITY;
    return (
      lost >= deadline || this.#begun >= deadline || this.#world.presence(id) !== "here"
    );
  }
}
