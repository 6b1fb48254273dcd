/**
 * The log of a round that is over, read and counted by the engine.
 *
 * @import { HuntView } from "../protocol.js"
 * @import { Engine } from "../worker/engine.js"
 * @import { Feeds } from "./feeds.js"
 * @import { RoundState } from "./round_state.js"
 *
 * @typedef {{room: string, round: number, attempt: number, keys: string[],
 *   outcomes: (string | null)[]}} Fair
 *
 * @typedef {object} Judged
 * @property {string} lines that it was made of, to tell whether there are others now
 * @property {string} log
 * @property {string} digest
 * @property {HuntView} view what all see of its end
 * @property {(string | null)[]} outcomes by seat
 */
import { logLines, withLines } from "./log_lines.js";

/** The engine does not take what all have signed: a fault of ours. */
export class Unjudged extends Error {}

/** @param {Feeds} feeds @param {RoundState} state */
export function linesOf(feeds, state) {
  const { seats } = state.dealing.deal;
  const keys = seats.map((id) => feeds.feedOf(id)?.key ?? "");
  return logLines(state, { keys, reused: reusedSalts(feeds, state) });
}

/**
 * Seats that opened with a salt of an earlier round of theirs.
 * @param {Feeds} feeds
 * @param {RoundState} state
 */
export function reusedSalts(feeds, { dealing, opens }) {
  return dealing.deal.seats.map((id, i) => {
    const salts = new Set(opens[i]?.map(({ salt }) => salt));
    const first = opens[i]?.[0]?.n ?? 0;
    return feeds.said(id).some(({ n, body }) => {
      const isOther = body.kind === "open" && body.turn !== dealing.turn;
      return isOther && n < first && salts.has(body.salt);
    });
  });
}

/**
 * @param {Pick<Engine, "request">} engine
 * @param {Feeds} feeds
 * @param {RoundState} state of a round that is over
 * @returns {Promise<Judged>} rejected with Unjudged when the engine does not take it
 */
export async function judge(engine, feeds, state) {
  const { deal } = state.dealing;
  const lines = linesOf(feeds, state);
  const begun = done(
    await engine.request("new", {
      game: `fair-${deal.game}`,
      options: { ...deal.options },
      seats: deal.seats.length,
      seed: state.seed ?? "",
    }),
  );
  await engine.request("close", { session: begun.session });
  const { log, digest } = withLines(begun.log, lines);
  const checked = done(await engine.request("check", { log }));
  if (checked.digest !== digest) throw new Unjudged("another digest");
  const view = /** @type {HuntView & {fair: Fair}} */ (checked.view);
  const reused = reusedSalts(feeds, state);
  const outcomes = view.fair.outcomes.map((code, i) =>
    reused[i] ? "reused_salt" : code,
  );
  return { lines: JSON.stringify(lines), log, digest, view, outcomes };
}

/**
 * @template T
 * @param {{ok: T} | {refused: string} | {error: string}} answer
 * @returns {T}
 */
function done(answer) {
  if ("ok" in answer) return answer.ok;
  throw new Unjudged("error" in answer ? answer.error : answer.refused);
}
