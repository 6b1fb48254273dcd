/**
 * A round in progress: engine, clock and store kept in step. Nothing here knows the
 * screen.
 *
 * @import { ClaimView, HuntView } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { Round } from "../store/round.js"
 * @import { RoundClock } from "../store/round_clock.js"
 * @import { Game, Options } from "../store/tables.js"
 * @import { EngineLost } from "../worker/engine.js"
 * @import { App } from "./app.js"
 * @import { Judge } from "./round_judge.js"
 *
 * @typedef {Pick<App, "store" | "engine" | "now" | "wall" | "id">} Tools
 * @typedef {Tools & {seed: (left: AbortSignal) => string | Promise<string>}} Means
 *
 * What is remembered of why this grid was played.
 * @typedef {Pick<Round, "daily" | "challenge" | "match">} Marks
 *
 * @typedef {object} Events
 * @property {(lost: EngineLost) => Promise<void>} onLost the worker is gone: settles when
 *   it has been started anew
 * @property {(why: unknown) => void} onUnkept the store cannot keep the round
 * @property {(fault: unknown) => void} onFault the round cannot go on
 * @property {AbortSignal} left the player goes: a grid not yet asked for is not wanted
 *
 * @typedef {{accepted: ClaimView, view: HuntView} | {refused: string}} Verdict
 *
 * @typedef {object} Wanted what is to be played
 * @property {Game} game
 * @property {Options} options
 * @property {Player[] | null} players null: one plays alone
 * @property {Marks} [marks]
 */
import { resumeClock, startClock, stillClock } from "../store/round_clock.js";
import { PlayedElsewhere } from "../store/store.js";
import { sandLeft, turnOf } from "../store/turns.js";
import { done, hunt, insist, openSession, queue } from "./round_judge.js";
import { summaryOf } from "./summary.js";

/**
 * Shakes a new grid, which stays covered until the first seat turns the glass.
 * @param {Means} means
 * @param {Wanted} wanted
 * @param {Events} events
 * @returns {Promise<Play>}
 */
export async function shakeGrid(means, { game, options, players, marks = {} }, events) {
  const seats = players?.length ?? 1;
  const dealt = await insist(events, async () => {
    const seed = await means.seed(events.left);
    const table = { game, options: { ...options }, seats, seed };
    return means.engine.request("new", table, events.left);
  });
  const { session, log, view } = done(dealt);
  const clock = stillClock({ ...means, limit: options.seconds * 1000 });
  /** @type {Round} */
  const round = {
    id: means.id(),
    game,
    state: "running",
    log,
    options: { ...options },
    started: new Date(means.wall()).toISOString(),
    clock: clock.checkpoint(),
    summary: null,
    view: hunt(view),
    ...(players && { players }),
    ...marks,
  };
  const judge = openSession(means, events, { log, session });
  return new Play(means, { round, clock, judge, events });
}

/**
 * Goes on with a stored round: at once where what its seat sees is known; moves wait
 * until the engine has read the log (`confirm`).
 * @param {Tools} means
 * @param {Round} round
 * @param {Events} events
 * @returns {Promise<Play>}
 */
export async function resumeRound(means, round, events) {
  const clocks = { ...means, limit: round.options.seconds * 1000 };
  const isStill = sandLeft(round, means) === null;
  const clock = isStill
    ? stillClock(clocks)
    : resumeClock({ ...clocks, checkpoint: round.clock });
  const judge = openSession(means, events, round);
  const play = new Play(means, { round, clock, judge, events });
  if (isStill || isSeen(round)) return play;
  try {
    await play.confirm();
    return play;
  } catch (error) {
    judge.leave();
    throw error;
  }
}

/** Are the letters here, as the seat sees them that hunts? @param {Round} round */
function isSeen({ view }) {
  return view !== null && view.cells !== null && view.seat === turnOf(view.phases);
}

/** @param {Play} play */
export async function partWith(play) {
  await play.leave().catch(() => {
    // It has been said that the round cannot go on.
  });
}

/** The round under way: seats hunt one after the other, each with a full glass. */
export class Play {
  #means;
  #round;
  #judge;
  #events;
  #inTurn = queue();
  /** It was abandoned, or is played elsewhere: nothing more is to be written. */
  #isGivenUp = false;
  /** @type {Promise<HuntView> | null} */
  #confirmed = null;

  /**
   * @param {Tools} means
   * @param {{round: Round, clock: RoundClock, judge: Judge, events: Events}} under_way
   */
  constructor(means, { round, clock, judge, events }) {
    this.#means = means;
    this.#round = round;
    this.#judge = judge;
    this.#events = events;
    /** Of the seat whose turn it is. */
    this.clock = clock;
  }

  get id() {
    return this.#round.id;
  }

  /** The one try of a day. */
  get isDaily() {
    return this.#round.daily !== undefined;
  }

  get game() {
    return this.#round.game;
  }

  get options() {
    return this.#round.options;
  }

  /** By seat; null: one plays alone. */
  get players() {
    return this.#round.players ?? null;
  }

  get match() {
    return this.#round.match;
  }

  get isOver() {
    return this.#round.state === "over";
  }

  /** Several seats' lists are read in turn before the totals (C5). */
  get isReadAloud() {
    return this.players !== null && (this.view.reveal?.reading?.length ?? 0) > 0;
  }

  /** Whose turn it is, or was last. */
  get seat() {
    return turnOf(this.view.phases) ?? this.view.phases.length;
  }

  /** The glass of the seat runs, or has run out unnoticed. */
  get isHunting() {
    return this.view.phases[this.seat - 1] === "hunting";
  }

  /**
   * @param {number} seat
   * @returns {number | null} the seat that turns its glass (C2); null: it does so itself,
   *   by beginning
   */
  turnerFor(seat) {
    return this.game === "classic" ? (this.view.glass[seat - 1] ?? seat) : null;
  }

  /** What the seat sees whose turn it is. */
  get view() {
    return /** @type {HuntView} */ (this.#round.view);
  }

  get #limit() {
    return this.options.seconds * 1000;
  }

  /**
   * The dome is lifted by the seat that shook (C2): from here on the cubes lie as they lie.
   */
  lift() {
    return this.#inTurn(async () => {
      const shaker = this.view.shaker ?? 1;
      const { log, view } = done(await this.#judge.play(shaker, "lift", 0));
      const seen = shaker === 1 ? hunt(view) : await this.#judge.look(1);
      this.#round = { ...this.#round, log, view: seen };
    });
  }

  /** The round is kept from here on, though nobody hunts yet. */
  deal() {
    return this.#put({});
  }

  /**
   * The seat turns its glass. That is stored before the time runs and the letters are
   * seen, so that nobody can look twice.
   */
  turn() {
    return this.#inTurn(async () => {
      const { log, view } = done(await this.#judge.play(this.seat, "turn", 0));
      await this.#put({ log, view: hunt(view) });
      this.clock = startClock({ ...this.#means, limit: this.#limit });
    });
  }

  /**
   * Claims at this moment. Claims are judged one after another; none is lost when the
   * worker dies, and an accepted one is stored before it is told.
   * @param {string} move
   * @returns {Promise<Verdict>}
   */
  claim(move) {
    const at = this.clock.elapsed();
    return this.#inTurn(() => this.#judged(move, at));
  }

  /**
   * The engine reads the log: what it makes of it replaces the view that was stored, which
   * may come from a file. To be asked before any claim.
   * @returns {Promise<HuntView>}
   */
  confirm() {
    this.#confirmed ??= this.#inTurn(async () => {
      await this.#put(await this.#judge.sit());
      return this.view;
    });
    return this.#confirmed;
  }

  /**
   * The sand is out, since the limit: however late that is noticed. The next seat has a
   * full glass; after the last one the round is over.
   */
  finish() {
    return this.#inTurn(async () => {
      const { log, view } = done(await this.#judge.play(this.seat, "out", this.#limit));
      const seen = hunt(view);
      const next = turnOf(seen.phases);
      if (next === null) return this.#close(log, seen);
      const unseen = await this.#judge.look(next);
      this.clock = stillClock({ ...this.#means, limit: this.#limit });
      await this.#put({ log, view: unseen });
    });
  }

  /** Nothing of the round is kept (H2). */
  async abandon() {
    this.#isGivenUp = true;
    await this.#means.store.removeRound(this.id).catch(this.#events.onUnkept);
  }

  /** Writes where the clock stands. */
  keep = () => {
    if (this.isHunting) this.#put({}).catch(this.#events.onFault);
  };

  /**
   * The round goes on by its clock.
   * @returns {Promise<void>} settled when nothing more will be written
   */
  leave() {
    this.keep();
    return this.#inTurn(async () => this.#judge.leave());
  }

  /** @param {string} log @param {HuntView} view */
  #close(log, view) {
    const summary = this.players ? null : summaryOf(view);
    return this.#put({ state: "over", log, view, summary });
  }

  /** @param {Partial<Round>} changed */
  async #put(changed) {
    this.#round = { ...this.#round, ...changed, clock: this.clock.checkpoint() };
    if (this.#isGivenUp) return;
    try {
      await this.#means.store.putRound(this.#round);
    } catch (error) {
      if (!(error instanceof PlayedElsewhere)) return this.#events.onUnkept(error);
      this.#isGivenUp = true;
      throw error;
    }
  }

  /** @param {string} move @param {number} at @returns {Promise<Verdict>} */
  async #judged(move, at) {
    // Clocks never run backwards, but a stored one may lag behind the last claim.
    const later = Math.max(at, this.view.claims.at(-1)?.at ?? 0);
    const answer = await this.#judge.play(this.seat, move, later);
    if ("refused" in answer) return { refused: answer.refused };
    const { log, view } = done(answer);
    await this.#put({ log, view: hunt(view) });
    const accepted = /** @type {ClaimView} */ (this.view.claims.at(-1));
    return { accepted, view: this.view };
  }
}
