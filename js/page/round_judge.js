/**
 * The engine as the judge of one round.
 *
 * @import { HuntView, Played, View } from "../protocol.js"
 * @import { Answer } from "../worker/engine.js"
 * @import { Events, Tools } from "./round_play.js"
 */
import { isHunt } from "../store/hunt_view.js";
import { turnOf } from "../store/turns.js";
import { EngineLost } from "../worker/engine.js";

/** The engine has answered, and cannot go on with this round. */
export class RoundFault extends Error {}

/**
 * A game in the engine; if the worker dies, it is read again in the new one.
 * @typedef {object} Sitting
 * @property {() => string} log as it was last told
 * @property {() => Promise<Played>} sit reads the log, unless the player goes before
 * @property {<T>(ask: (session: number) => Promise<T>) => Promise<T>} ask
 * @property {<A extends Answer<"play">>(answer: A) => A} heard keeps the log of an answer
 * @property {() => void} leave
 *
 * @param {Pick<Tools, "engine">} means
 * @param {Events} events
 * @param {{log: string, session?: number}} known without a session, the log is loaded
 * @returns {Sitting}
 */
export function keepSession({ engine }, events, known) {
  let { log } = known;
  /**
   * The game in the worker that runs, or on its way there: it is read once, however many
   * ask at a time, since a move that one of two had would be unknown to the other.
   * @type {Promise<{session: number}> | null}
   */
  let seated =
    known.session === undefined ? null : Promise.resolve({ session: known.session });

  /** @param {AbortSignal} [signal] @returns {Promise<Played>} */
  function load(signal) {
    const loading = engine.request("load", { log }, signal).then(done);
    seated = loading;
    return loading;
  }

  return {
    log: () => log,
    sit: () => insist(events, () => load(events.left)),
    ask: (ask) =>
      insist(events, async () => {
        const mine = seated ?? load();
        try {
          return await ask((await mine).session);
        } catch (error) {
          if (seated === mine) seated = null;
          throw error;
        }
      }),
    heard(answer) {
      if ("ok" in answer) log = answer.ok.log;
      return answer;
    },
    leave() {
      const close = async () => {
        if (seated) await engine.request("close", { session: (await seated).session });
      };
      close().catch(() => {
        // The worker has gone, and the session with it.
      });
    },
  };
}

/**
 * The round in the engine.
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
export function openSession(means, events, known) {
  const { engine } = means;
  const sitting = keepSession(means, events, known);

  /** @param {number} seat */
  const look = async (seat) => {
    const answer = await sitting.ask((session) =>
      engine.request("view", { session, seat }),
    );
    return hunt(done(answer).view);
  };

  return {
    async sit() {
      const played = await sitting.sit();
      const first = hunt(played.view);
      const seat = turnOf(first.phases) ?? 1;
      return { log: sitting.log(), view: seat === 1 ? first : await look(seat) };
    },
    look,
    play: async (seat, move, at) =>
      sitting.heard(
        await sitting.ask((session) =>
          engine.request("play", { session, seat, at, move }),
        ),
      ),
    leave: sitting.leave,
  };
}

/**
 * Until it is done: each time the worker is lost, waits for a new one and asks again.
 * @template T
 * @param {Events} events
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
export async function insist(events, ask) {
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
export function queue() {
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
export function done(answer) {
  if ("ok" in answer) return answer.ok;
  throw new RoundFault("refused" in answer ? answer.refused : answer.error);
}

/** @param {View} view @returns {HuntView} */
export function hunt(view) {
  if (!isHunt(view)) throw new RoundFault(`this is a game of ${view.game}`);
  return view;
}
