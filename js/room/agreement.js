/**
 * Whether all came to the same: each says the digest of the log it made.
 *
 * @import { Driving } from "./driver.js"
 * @import { Feeds } from "./feeds.js"
 * @import { Judged } from "./judging.js"
 * @import { Means } from "./room.js"
 * @import { RoundView } from "./room_view.js"
 */
import { judge, linesOf, Unjudged } from "./judging.js";

/** So long entries may be on their way, ms. */
const SETTLING = 8000;
/** So long a result is waited for, ms. */
const RESULT_WAIT = 20_000;
const RETRY = 1000;

/** The engine is asked once for each log. */
export class Judging {
  #means;
  #feeds;
  #settled;
  #isAsking = false;
  /** @type {Judged | null} */
  #judged = null;
  #failed = "";
  #turn = "";

  /** @param {Means} means @param {Feeds} feeds @param {() => void} settled */
  constructor(means, feeds, settled) {
    this.#means = means;
    this.#feeds = feeds;
    this.#settled = settled;
  }

  get isFailed() {
    return this.#failed !== "";
  }

  /** @param {Driving} driving */
  of(driving) {
    return this.#turn === idOf(driving) ? this.#judged : null;
  }

  /** @param {Driving} driving of a round that is over */
  want(driving) {
    if (this.#isAsking) return;
    const { state } = driving;
    const name = `lines ${idOf(driving)}`;
    const lines = this.#feeds.derived(name, () =>
      JSON.stringify(linesOf(this.#feeds, state)),
    );
    const isKnown = this.#turn === idOf(driving) && this.#judged?.lines === lines;
    if (isKnown || this.#failed === lines) return;
    this.#isAsking = true;
    this.#ask(driving, lines).finally(() => {
      this.#isAsking = false;
    });
  }

  /** @param {Driving} driving @param {string} lines */
  async #ask(driving, lines) {
    try {
      this.#judged = await judge(this.#means.engine, this.#feeds, driving.state);
      this.#turn = idOf(driving);
      this.#failed = "";
    } catch (fault) {
      // A lost engine is started anew by the next request.
      if (fault instanceof Unjudged) this.#failed = lines;
      else return void this.#means.after(RETRY, this.#settled);
    }
    this.#means.after(0, this.#settled);
  }
}

/** @param {Driving} driving */
const idOf = ({ mine }) => `${mine.turn} ${mine.dealHash}`;

/**
 * @param {Driving} driving
 * @param {Judged | null} judged
 * @param {boolean} isFailed
 * @returns {Pick<RoundView, "agreed" | "unlike">}
 */
export function agreementOn(driving, judged, isFailed) {
  if (isFailed) return { agreed: "failed", unlike: [] };
  if (!judged) return { agreed: "waiting", unlike: [] };
  const { state, seat, presence, since, now } = driving;
  const { seats } = state.dealing.deal;
  const others = seats.filter(
    (_, i) => i !== seat && (state.opens[i]?.length ?? 0) > 0,
  );
  const told = others.filter((id) => state.results.has(id));
  const unlike = told.filter((id) => state.results.get(id) !== judged.digest);
  if (unlike.length) {
    const isSettled = now >= since(`unlike ${judged.digest}`) + SETTLING;
    return isSettled ? { agreed: "unlike", unlike } : { agreed: "waiting", unlike: [] };
  }
  const isAll = others.every(
    (id) => state.results.has(id) || presence(seats.indexOf(id)) === "gone",
  );
  const isEnough = isAll || now >= since("results") + RESULT_WAIT;
  return { agreed: isEnough ? "agreed" : "waiting", unlike: [] };
}
