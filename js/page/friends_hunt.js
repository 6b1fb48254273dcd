/**
 * One's own hunt of a round between friends: a plain round of as many seats in this
 * device's engine, of which only the own seat plays. Nothing of it leaves the device
 * before the sand is out; it is kept in the tab, so that a reload goes on with it.
 *
 * @import { ClaimView, HuntView } from "../protocol.js"
 * @import { Options, Game } from "../store/tables.js"
 * @import { App } from "./app.js"
 * @import { Judge } from "./round_judge.js"
 * @import { Events, Verdict } from "./round_play.js"
 *
 * @typedef {object} Dealt
 * @property {Game} game
 * @property {Options} options
 * @property {number} seats
 * @property {number} seat
 * @property {string} seed
 */
import { itemsOf, listOf } from "../room/list_text.js";
import { done, hunt, insist, openSession, queue } from "./round_judge.js";

const CLAIM = /^[0-9a-f]+ (\d+) (\d+) ((?:claim|write) \S+)$/;

/**
 * @param {App} app
 * @param {Dealt} dealt
 * @param {string} list what was claimed before the page was loaded anew
 * @param {Events} events
 * @returns {Promise<OwnHunt>} its glass is turned
 */
export async function openHunt({ engine, ...app }, dealt, list, events) {
  const { game, options, seats, seat, seed } = dealt;
  const table = { game, options: { ...options }, seats, seed };
  const { session, log } = done(
    await insist(events, () => engine.request("new", table, events.left)),
  );
  const judge = openSession({ engine, ...app }, events, { log, session });
  if (game === "classic") done(await judge.play(options.shaker ?? 1, "lift", 0));
  let last = done(await judge.play(seat, "turn", 0));
  for (const { at, move } of itemsOf(list)) {
    const answer = await judge.play(seat, move, at);
    // What this engine does not take again is not in the list then.
    if ("ok" in answer) last = answer.ok;
  }
  return new OwnHunt(seat, judge, { log: last.log, view: hunt(last.view) });
}

export class OwnHunt {
  #seat;
  #judge;
  #log;
  #inTurn = queue();
  /** @type {HuntView} */
  view;

  /**
   * @param {number} seat
   * @param {Judge} judge
   * @param {{log: string, view: HuntView}} known
   */
  constructor(seat, judge, { log, view }) {
    this.#seat = seat;
    this.#judge = judge;
    this.#log = log;
    this.view = view;
  }

  /**
   * Claims are judged one after another, and kept before they are told.
   * @param {string} move
   * @param {number} at ms since the turn of the glass
   * @param {(list: string) => void} keep
   * @returns {Promise<Verdict>}
   */
  claim(move, at, keep) {
    return this.#inTurn(async () => {
      const later = Math.max(at, this.view.claims.at(-1)?.at ?? 0);
      const answer = await this.#judge.play(this.#seat, move, later);
      if ("refused" in answer) return { refused: answer.refused };
      const { log, view } = done(answer);
      this.#log = log;
      this.view = hunt(view);
      keep(listIn(log, this.#seat));
      const accepted = /** @type {ClaimView} */ (this.view.claims.at(-1));
      return { accepted, view: this.view };
    });
  }

  /** The list as it is sealed, when all that was claimed in time is judged. */
  list() {
    return this.#inTurn(async () => listIn(this.#log, this.#seat));
  }

  leave() {
    return this.#inTurn(async () => this.#judge.leave());
  }
}

/**
 * @param {string} log of a plain hunt
 * @param {number} seat
 */
export function listIn(log, seat) {
  const items = log.split("\n").flatMap((line) => {
    const [, whose, at, move = ""] = CLAIM.exec(line) ?? [];
    return Number(whose) === seat ? [{ at: Number(at), move }] : [];
  });
  return listOf(items);
}
