/**
 * A round in progress: engine, clock and store kept in step. Nothing here knows the
 * screen.
 *
 * @import { ClaimView, HuntView, Played, View } from "../protocol.js"
 * @import { Player } from "../store/players.js"
 * @import { Options, Round } from "../store/round.js"
 * @import { RoundClock } from "../store/round_clock.js"
 * @import { Answer } from "../worker/engine.js"
 * @import { App } from "./app.js"
 *
 * @typedef {Pick<App, "store" | "engine" | "now" | "wall" | "id">} Tools
 * @typedef {Tools & {seed: (left: AbortSignal) => string | Promise<string>}} Means
 *
 * What is remembered of why this grid was played.
 * @typedef {Pick<Round, "daily" | "challenge">} Marks
 *
 * @typedef {object} Events
 * @property {(lost: EngineLost) => Promise<void>} onLost the worker is gone: settles when
 *   it has been started anew
 * @property {(why: unknown) => void} onUnkept the store cannot keep the round
 * @property {(fault: unknown) => void} onFault the round cannot go on
 * @property {AbortSignal} left the player goes: a grid not yet asked for is not wanted
 *
 * @typedef {{accepted: ClaimView, view: HuntView} | {refused: string}} Verdict
 */
import { resumeClock, startClock, stillClock } from "../store/round_clock.js";
import { PlayedElsewhere } from "../store/store.js";
import { sandLeft, turnOf } from "../store/turns.js";
import { EngineLost } from "../worker/engine.js";
import { summaryOf } from "./summary.js";

/** The engine has answered, and cannot go on with this round. */
export class RoundFault extends Error {}

/**
 * Shakes a new grid, which stays covered until the first seat turns the glass.
 * @param {Means} means
 * @param {{options: Options, players: Player[] | null, marks?: Marks}} table without
 *   players one plays alone
 * @param {Events} events
 * @returns {Promise<Play>}
 */
export async function shakeGrid(means, { options, players, marks = {} }, events) {
  const seats = players?.length ?? 1;
  const dealt = await insist(events, async () => {
    const seed = await means.seed(events.left);
    const wanted = { game: "hunt", options: { ...options }, seats, seed };
    return means.engine.request("new", wanted, events.left);
  });
  const { session, log, view } = done(dealt);
  const clock = stillClock({ ...means, limit: options.seconds * 1000 });
  /** @type {Round} */
  const round = {
    id: means.id(),
    game: "hunt",
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

  get options() {
    return this.#round.options;
  }

  /** By seat; null: one plays alone. */
  get players() {
    return this.#round.players ?? null;
  }

  get isOver() {
    return this.#round.state === "over";
  }

  /** Whose turn it is, or was last. */
  get seat() {
    return turnOf(this.view.phases) ?? this.view.phases.length;
  }

  /** The glass of the seat runs, or has run out unnoticed. */
  get isHunting() {
    return this.view.phases[this.seat - 1] === "hunting";
  }

  /** What the seat sees whose turn it is. */
  get view() {
    return /** @type {HuntView} */ (this.#round.view);
  }

  get #limit() {
    return this.options.seconds * 1000;
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

/**
 * The round in the engine; if the worker dies, it is read again in the new one.
 * @typedef {object} Judge
 * @property {() => Promise<{log: string, view: HuntView}>} sit reads the log, unless the
 *   player goes before: what the seat sees whose turn it is
 * @property {(seat: number) => Promise<HuntView>} look what the seat sees
 * @property {(seat: number, move: string, at: number) => Promise<Answer<"play">>} play
 * @property {() => void} leave
 *
 * @param {Tools} means
 * @param {Events} events
 * @param {{log: string, session?: number}} known without a session, the log is loaded
 * @returns {Judge}
 */
function openSession({ engine }, events, known) {
  let { log } = known;
  /** @type {number | null} */
  let session = known.session ?? null;

  /** @param {AbortSignal} [signal] @returns {Promise<Played>} */
  async function load(signal) {
    const played = done(await engine.request("load", { log }, signal));
    session = played.session;
    return played;
  }

  /**
   * @template T
   * @param {(session: number) => Promise<T>} ask
   * @returns {Promise<T>}
   */
  const inSession = (ask) =>
    insist(events, async () => {
      try {
        return await ask(session ?? (await load()).session);
      } catch (error) {
        session = null;
        throw error;
      }
    });

  /** @param {number} seat */
  const look = async (seat) => {
    const answer = await inSession((number) =>
      engine.request("view", { session: number, seat }),
    );
    return hunt(done(answer).view);
  };

  return {
    async sit() {
      const played = await insist(events, () => load(events.left));
      const first = hunt(played.view);
      const seat = turnOf(first.phases) ?? 1;
      return { log, view: seat === 1 ? first : await look(seat) };
    },
    look,
    async play(seat, move, at) {
      const answer = await inSession((number) =>
        engine.request("play", { session: number, seat, at, move }),
      );
      if ("ok" in answer) log = answer.ok.log;
      return answer;
    },
    leave() {
      if (session === null) return;
      engine.request("close", { session }).catch(() => {
        // The worker has gone, and the session with it.
      });
    },
  };
}

/**
 * Until it is done: each time the worker is lost, waits for a new one and asks again.
 * @template T
 * @param {Events} events
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
async function insist(events, ask) {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      await events.onLost(error);
    }
  }
}

/** One after another, in the order of asking. */
function queue() {
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  /**
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  };
}

/**
 * @template T
 * @param {{ok: T} | {refused: string} | {error: string}} answer
 * @returns {T}
 */
function done(answer) {
  if ("ok" in answer) return answer.ok;
  throw new RoundFault("refused" in answer ? answer.refused : answer.error);
}

/** @param {View} view @returns {HuntView} */
function hunt(view) {
  if (view.game !== "hunt") throw new RoundFault(`this is a game of ${view.game}`);
  return view;
}
