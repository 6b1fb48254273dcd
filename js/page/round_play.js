/**
 * A round in progress: engine, clock and store kept in step. Nothing here knows the
 * screen.
 *
 * @import { ClaimView, HuntView, Played, View } from "../protocol.js"
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
 * @typedef {{turn: () => Promise<Play>, leave: () => void}} Shaken
 * @typedef {{accepted: ClaimView, view: HuntView} | {refused: string}} Verdict
 */
import { resumeClock, startClock } from "../store/round_clock.js";
import { PlayedElsewhere } from "../store/store.js";
import { EngineLost } from "../worker/engine.js";
import { summaryOf } from "./summary.js";

/** The engine has answered, and cannot go on with this round. */
export class RoundFault extends Error {}

/**
 * Shakes a new grid, which stays covered until `turn`; who does not turn, leaves.
 * @param {Means} means
 * @param {{options: Options, marks?: Marks}} table
 * @param {Events} events
 * @returns {Promise<Shaken>}
 */
export async function shakeGrid(means, { options, marks = {} }, events) {
  const dealt = await insist(events, async () => {
    const seed = await means.seed(events.left);
    const wanted = { game: "hunt", options: { ...options }, seats: 1, seed };
    return means.engine.request("new", wanted, events.left);
  });
  const seat = openSeat(means, events, done(dealt));
  return {
    turn: () => turnGlass(means, { options, marks }, { seat, events }),
    leave: seat.leave,
  };
}

/**
 * The glass is turned: the letters can be seen, and the time runs.
 * @param {Means} means
 * @param {{options: Options, marks: Marks}} table
 * @param {{seat: Seat, events: Events}} start
 * @returns {Promise<Play>}
 */
async function turnGlass(means, { options, marks }, { seat, events }) {
  const { log, view } = done(await seat.play("turn", 0));
  const clock = startClock({ ...means, limit: options.seconds * 1000 });
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
    ...marks,
  };
  const play = new Play(means, { round, clock, seat, events });
  play.keep();
  return play;
}

/**
 * Goes on with a stored round: at once where its grid is known; claims wait until the
 * engine has read the log (`confirm`).
 * @param {Tools} means
 * @param {Round} round
 * @param {Events} events
 * @returns {Promise<Play>}
 */
export async function resumeRound(means, round, events) {
  const limit = round.options.seconds * 1000;
  const clock = resumeClock({ ...means, limit, checkpoint: round.clock });
  const seat = openSeat(means, events, round);
  const play = new Play(means, { round, clock, seat, events });
  if (round.view?.cells) return play;
  try {
    await play.confirm();
    return play;
  } catch (error) {
    seat.leave();
    throw error;
  }
}

/** The round under way. */
export class Play {
  #store;
  #round;
  #seat;
  #events;
  #limit;
  #inTurn = queue();
  #isOver = false;
  /** It was abandoned, or is played elsewhere: nothing more is to be written. */
  #isGivenUp = false;
  /** @type {Promise<HuntView> | null} */
  #confirmed = null;

  /**
   * @param {Tools} means
   * @param {{round: Round, clock: RoundClock, seat: Seat, events: Events}} under_way
   */
  constructor({ store }, { round, clock, seat, events }) {
    this.#store = store;
    this.#round = round;
    this.#seat = seat;
    this.#events = events;
    this.#limit = round.options.seconds * 1000;
    this.clock = clock;
  }

  get id() {
    return this.#round.id;
  }

  /** The one try of a day. */
  get isDaily() {
    return this.#round.daily !== undefined;
  }

  /** As the player sees it now. */
  get view() {
    return /** @type {HuntView} */ (this.#round.view);
  }

  /**
   * Claims at this moment. Claims are judged one after another; none is lost when the
   * worker dies, and an accepted one is stored before it is told.
   * @param {string} move
   * @returns {Promise<Verdict>}
   */
  claim(move) {
    const at = this.clock.elapsed();
    return this.#inTurn(() => this.#judge(move, at));
  }

  /**
   * The engine reads the log: what it makes of it replaces the view that was stored, which
   * may come from a file. To be asked before any claim.
   * @returns {Promise<HuntView>}
   */
  confirm() {
    this.#confirmed ??= this.#inTurn(async () => {
      const { log, view } = await this.#seat.sit();
      await this.#put({ log, view: hunt(view) });
      return this.view;
    });
    return this.#confirmed;
  }

  /** The sand is out, since the limit: however late that is noticed. */
  finish() {
    return this.#inTurn(async () => {
      const { log, view: seen } = done(await this.#seat.play("out", this.#limit));
      const view = hunt(seen);
      this.#isOver = true;
      await this.#put({ state: "over", log, view, summary: summaryOf(view) });
    });
  }

  /** Nothing of the round is kept (H2). */
  async abandon() {
    this.#isGivenUp = true;
    await this.#store.removeRound(this.id).catch(this.#events.onUnkept);
  }

  /** Writes where the clock stands. */
  keep = () => {
    if (!this.#isOver) this.#put({}).catch(this.#events.onFault);
  };

  /**
   * The round goes on by its clock.
   * @returns {Promise<void>} settled when nothing more will be written
   */
  leave() {
    this.keep();
    return this.#inTurn(async () => this.#seat.leave());
  }

  /** @param {Partial<Round>} changed */
  async #put(changed) {
    this.#round = { ...this.#round, ...changed, clock: this.clock.checkpoint() };
    if (this.#isGivenUp) return;
    try {
      await this.#store.putRound(this.#round);
    } catch (error) {
      if (!(error instanceof PlayedElsewhere)) return this.#events.onUnkept(error);
      this.#isGivenUp = true;
      throw error;
    }
  }

  /** @param {string} move @param {number} at @returns {Promise<Verdict>} */
  async #judge(move, at) {
    // Clocks never run backwards, but a stored one may lag behind the last claim.
    const later = Math.max(at, this.view.claims.at(-1)?.at ?? 0);
    const answer = await this.#seat.play(move, later);
    if ("refused" in answer) return { refused: answer.refused };
    const { log, view } = done(answer);
    await this.#put({ log, view: hunt(view) });
    const accepted = /** @type {ClaimView} */ (this.view.claims.at(-1));
    return { accepted, view: this.view };
  }
}

/**
 * A seat in the engine; if the worker dies, it is taken again in the new one by the log.
 * @typedef {object} Seat
 * @property {() => Promise<Played>} sit unless the player goes before
 * @property {(move: string, at: number) => Promise<Answer<"play">>} play
 * @property {() => void} leave
 *
 * @param {Tools} means
 * @param {Events} events
 * @param {{log: string, session?: number}} known without a session, the log is loaded
 * @returns {Seat}
 */
function openSeat({ engine }, events, known) {
  let { log } = known;
  /** @type {number | null} */
  let session = known.session ?? null;

  /** @param {AbortSignal} [signal] @returns {Promise<Played>} */
  async function load(signal) {
    const played = done(await engine.request("load", { log }, signal));
    session = played.session;
    return played;
  }

  return {
    sit: () => insist(events, () => load(events.left)),
    play: (move, at) =>
      insist(events, async () => {
        try {
          const number = session ?? (await load()).session;
          const fields = { session: number, seat: 1, at, move };
          const answer = await engine.request("play", fields);
          if ("ok" in answer) log = answer.ok.log;
          return answer;
        } catch (error) {
          session = null;
          throw error;
        }
      }),
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
 * @param {Answer<"new" | "load" | "play">} answer
 * @returns {Played}
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
