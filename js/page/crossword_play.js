/**
 * A crossword in progress: engine, clock and store kept in step. Nothing here knows the
 * screen.
 *
 * @import { CrosswordView, LaidTile, Preview, View } from "../protocol.js"
 * @import { Crossword } from "../store/crossword.js"
 * @import { CrosswordOptions } from "../store/crossword_wish.js"
 * @import { Player } from "../store/players.js"
 * @import { RoundClock } from "../store/round_clock.js"
 * @import { Sitting } from "./round_judge.js"
 * @import { Events, Tools } from "./round_play.js"
 *
 * @typedef {{refused: string, words: string[]} | {view: CrosswordView}} Ruling `view`:
 *   what the seat that moved sees then
 */
import { isCrosswordView } from "../store/crossword_view.js";
import { PERSON, peopleIn } from "../store/crossword_wish.js";
import { resumeClock, startClock, stillClock } from "../store/round_clock.js";
import { PlayedElsewhere } from "../store/store.js";
import { done, insist, keepSession, queue, RoundFault } from "./round_judge.js";

/** A turn without a timer: no log has room for a later moment, ms. */
const WITHOUT_TIMER = 9_000_000_000;
/** A computer player that is asked no more plays the best it has come to, ms. */
const THINKS_FOR = 2000;

/**
 * Deals a new game.
 * @param {Tools & {seed: () => string}} means
 * @param {{options: CrosswordOptions, players: Player[]}} table
 * @param {Events} events
 */
export async function dealCrossword(means, { options, players }, events) {
  const seats = players.length;
  const request = { game: "crossword", options: { ...options }, seats };
  const dealt = await insist(events, () =>
    means.engine.request("new", { ...request, seed: means.seed() }, events.left),
  );
  const { session, log } = done(dealt);
  const sitting = keepSession(means, events, { log, session });
  const view = await lookIn(means, sitting, null);
  const clock = stillClock({ ...means, limit: limitOf(options) });
  /** @type {Crossword} */
  const record = {
    id: means.id(),
    game: "crossword",
    state: "running",
    log,
    options,
    started: new Date(means.wall()).toISOString(),
    begun: false,
    clock: clock.checkpoint(),
    view,
    players,
  };
  return new CrosswordPlay(means, { record, clock, sitting, events });
}

/**
 * Goes on with a stored game; moves wait until the engine has read its log.
 * @param {Tools} means
 * @param {Crossword} record
 * @param {Events} events
 */
export function resumeCrossword(means, record, events) {
  const clocks = { ...means, limit: limitOf(record.options) };
  const clock = record.begun
    ? resumeClock({ ...clocks, checkpoint: record.clock })
    : stillClock(clocks);
  const sitting = keepSession(means, events, record);
  return new CrosswordPlay(means, { record, clock, sitting, events });
}

/** @param {CrosswordOptions} options @returns {number} ms of a turn */
function limitOf({ timer }) {
  return timer ? timer * 1000 : WITHOUT_TIMER;
}

/** @param {Pick<Tools, "engine">} means @param {Sitting} sitting @param {number | null} seat */
async function lookIn({ engine }, sitting, seat) {
  const answer = await sitting.ask((session) =>
    engine.request("view", { session, seat }),
  );
  return crossword(done(answer).view);
}

/** @param {View} view */
function crossword(view) {
  if (!isCrosswordView(view)) throw new RoundFault(`this is a game of ${view.game}`);
  return view;
}

export class CrosswordPlay {
  #means;
  #record;
  #sitting;
  #events;
  #inTurn = queue();
  #isGivenUp = false;

  /**
   * @param {Tools} means
   * @param {{record: Crossword, clock: RoundClock, sitting: Sitting, events: Events}} game
   */
  constructor(means, { record, clock, sitting, events }) {
    this.#means = means;
    this.#record = record;
    this.#sitting = sitting;
    this.#events = events;
    /** Of the seat whose turn it is. */
    this.clock = clock;
  }

  get id() {
    return this.#record.id;
  }

  get options() {
    return this.#record.options;
  }

  get players() {
    return this.#record.players;
  }

  /** What a spectator sees. */
  get view() {
    return this.#record.view;
  }

  get isOver() {
    return this.#record.state === "over";
  }

  /** Whose turn it is; of a game that is over, the first. */
  get seat() {
    return this.view.turn ?? 1;
  }

  /** Seats that people sit at now: a computer player may have taken one over (X17). */
  get people() {
    return this.view.seats.filter(({ player }) => player === PERSON);
  }

  /** So many came to this table, so a cover lies between their turns. */
  get isShared() {
    return peopleIn(this.options.players) > 1;
  }

  get isPersons() {
    return this.view.seats[this.seat - 1]?.player === PERSON;
  }

  get isBegun() {
    return this.#record.begun;
  }

  get isTimed() {
    return this.options.timer > 0;
  }

  /**
   * May the last move be taken back? Only one's own, only where nobody but computer
   * players waits, and only if nothing was seen by it: no tile was drawn, no rack opened,
   * and no computer player has answered.
   */
  get mayUndo() {
    const last = this.view.turns.at(-1);
    if (!last || this.isOver || this.people.length !== 1 || this.isShared) return false;
    const isOwn = last.seat === this.people[0]?.seat;
    const wasEmpty = this.view.bag === 0 && last.seat in this.#drewNothing;
    return isOwn && (last.kind === "pass" || (last.kind === "play" && wasEmpty));
  }

  /** Seats whose last play found the bag empty. @type {Record<number, true>} */
  #drewNothing = {};

  /** The engine reads the log: what it makes of it replaces what was stored. */
  async sit() {
    await this.#sitting.sit();
    await this.#inTurn(async () => this.#put({ view: await this.look(null) }));
  }

  /** @param {number | null} seat what it sees */
  look(seat) {
    return lookIn(this.#means, this.#sitting, seat);
  }

  /** @param {number} seat @param {LaidTile[]} tiles @returns {Promise<Preview>} */
  async preview(seat, tiles) {
    const answer = await this.#sitting.ask((session) =>
      this.#means.engine.request("preview", { session, seat, tiles }),
    );
    return done(answer);
  }

  /** A person's turn: stored before the rack is seen, so that nobody can look twice. */
  begin() {
    return this.#inTurn(async () => {
      if (this.isBegun) return;
      await this.#put({ begun: true });
      this.clock = startClock({ ...this.#means, limit: limitOf(this.options) });
    });
  }

  /** The game is kept from here on. */
  keepDealt() {
    return this.#put({});
  }

  /**
   * Plays for the seat whose turn it is. An accepted move is stored before it is told.
   * @param {string} move
   * @returns {Promise<Ruling>}
   */
  play(move) {
    const { seat } = this;
    const at = this.clock.elapsed();
    return this.#inTurn(() => this.#ruled(seat, move, at));
  }

  /** The time of the turn is out, since the limit: however late that is noticed. */
  out() {
    const { seat } = this;
    return this.#inTurn(() => this.#ruled(seat, "out", limitOf(this.options)));
  }

  /** @param {number} seat of a person who leaves (X17) */
  giveUp(seat) {
    return this.#inTurn(() => this.#ruled(seat, "leave", 0));
  }

  /**
   * The computer player of the seat plays: it thinks step by step, so that previews are
   * answered in between.
   * @param {AbortSignal} left
   */
  async think(left) {
    const { seat } = this;
    const { engine, now } = this.#means;
    const began = now();
    let thought = { move: "", done: false };
    while (!thought.done && (now() - began < THINKS_FOR || !thought.move)) {
      left.throwIfAborted();
      const answer = await this.#sitting.ask((session) =>
        engine.request("think", { session, seat }),
      );
      thought = done(answer);
    }
    const at = Math.min(Math.round(now() - began), limitOf(this.options) - 1);
    return { move: thought.move, at };
  }

  /** @param {{move: string, at: number}} thought @returns {Promise<Ruling>} */
  playThought({ move, at }) {
    const { seat } = this;
    return this.#inTurn(() => this.#ruled(seat, move, at));
  }

  /** Takes the last move back; the time of its turn goes on. */
  undo() {
    return this.#inTurn(async () => {
      const undone = this.#record.log;
      const { elapsed } = this.#beforeMove;
      const answer = this.#sitting.heard(
        await this.#sitting.ask((session) =>
          this.#means.engine.request("undo", { session }),
        ),
      );
      const { log } = done(answer);
      this.clock = startClock({
        ...this.#means,
        limit: limitOf(this.options),
        elapsed,
      });
      const view = await this.look(null);
      await this.#put({ log, view, begun: true }, undone);
    });
  }

  #beforeMove = { elapsed: 0 };

  /** @returns {Promise<string>} the game as a GCG record @param {string[]} names */
  async export(names) {
    const answer = await this.#sitting.ask((session) =>
      this.#means.engine.request("export", { session, names }),
    );
    return done(answer).gcg;
  }

  /** Nothing of the game is kept. */
  async remove() {
    this.#isGivenUp = true;
    await this.#means.store.removeRound(this.id).catch(this.#events.onUnkept);
  }

  /** Writes where the clock stands. */
  keep = () => {
    if (this.isBegun && !this.isOver) this.#put({}).catch(this.#events.onFault);
  };

  /** @returns {Promise<void>} settled when nothing more will be written */
  leave() {
    this.keep();
    return this.#inTurn(async () => this.#sitting.leave());
  }

  /** @param {number} seat @param {string} move @param {number} at @returns {Promise<Ruling>} */
  async #ruled(seat, move, at) {
    const { elapsed } = this.clock.checkpoint();
    const wasEmpty = this.view.bag === 0;
    const answer = this.#sitting.heard(
      await this.#sitting.ask((session) =>
        this.#means.engine.request("play", { session, seat, at, move }),
      ),
    );
    if ("refused" in answer) {
      return { refused: answer.refused, words: answer.words ?? [] };
    }
    const { log, view } = done(answer);
    const seen = await this.look(null);
    this.#beforeMove = { elapsed };
    if (wasEmpty) this.#drewNothing[seat] = true;
    this.clock = stillClock({ ...this.#means, limit: limitOf(this.options) });
    const state = seen.ending ? "over" : "running";
    await this.#put({ log, view: seen, begun: false, state });
    return { view: crossword(view) };
  }

  /** @param {Partial<Crossword>} changed @param {string} [undone] */
  async #put(changed, undone) {
    this.#record = { ...this.#record, ...changed, clock: this.clock.checkpoint() };
    if (this.#isGivenUp) return;
    try {
      await this.#means.store.putRound(this.#record, undone);
    } catch (error) {
      if (!(error instanceof PlayedElsewhere)) return this.#events.onUnkept(error);
      this.#isGivenUp = true;
      throw error;
    }
  }
}
