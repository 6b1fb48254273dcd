/**
 * A game with tiles in progress: engine, clock and store kept in step. Nothing here knows the
 * screen.
 *
 * @import { LaidTile, View } from "../protocol.js"
 * @import { TileGame, TileOptions } from "../store/tile_game.js"
 * @import { TileView } from "../store/tile_view.js"
 * @import { RoundClock } from "../store/round_clock.js"
 * @import { Sitting } from "./round_judge.js"
 * @import { Events, Tools } from "./round_play.js"
 * @import { AnyPreview } from "./tile_laying.js"
 *
 * @typedef {{refused: string, words: string[]} | {view: TileView}} Ruling `view`:
 *   what the seat that moved sees then
 * @typedef {{seat: number, move: string, at: number}} Thought `at`: ms of its turn
 */

import { PERSON, peopleIn } from "../store/crossword_wish.js";
import { startClock, stillClock } from "../store/round_clock.js";
import { PlayedElsewhere } from "../store/store.js";
import { isOfTable } from "../store/tile_game.js";
import { isTileView } from "../store/tile_view.js";
import { payOut } from "./paying.js";
import { done, queue, RoundFault } from "./round_judge.js";

/** A turn without a timer: no log has room for a later moment, ms. */
const WITHOUT_TIMER = 9_000_000_000;
/** A computer player that is asked no more plays the best it has come to, ms. */
const THINKS_FOR = 2000;

/** @param {TileOptions} options @returns {number} ms of a turn */
export function limitOf({ timer }) {
  return timer ? timer * 1000 : WITHOUT_TIMER;
}

/** @param {Pick<Tools, "engine">} means @param {Sitting} sitting @param {number | null} seat */
export async function lookIn({ engine }, sitting, seat) {
  const answer = await sitting.ask((session) =>
    engine.request("view", { session, seat }),
  );
  return tiles(done(answer).view);
}

/** @param {TileView} view */
const stateOf = ({ ending }) => (ending ? "over" : "running");

/** Ms of its turn at which the last move of a log was made (docs/notation.md). @param {string} log */
function lastMoment(log) {
  return Number(log.trimEnd().split("\n").at(-1)?.split(" ")[2]);
}

/** @param {View} view */
function tiles(view) {
  if (!isTileView(view)) throw new RoundFault(`this is a game of ${view.game}`);
  return view;
}

export class TilePlay {
  #means;
  #record;
  #sitting;
  #events;
  #inTurn = queue();
  /** When the last move was made, by the clock of the wall. */
  #movedAt;
  /** Another tab has played on, or nothing is to be kept. */
  #isGivenUp = false;

  /**
   * @param {Tools} means
   * @param {{record: TileGame, clock: RoundClock, sitting: Sitting, events: Events}} game
   */
  constructor(means, { record, clock, sitting, events }) {
    this.#means = means;
    this.#record = record;
    this.#sitting = sitting;
    this.#events = events;
    this.#movedAt = record.clock.wall;
    /** Of the seat whose turn it is. */
    this.clock = clock;
  }

  get id() {
    return this.#record.id;
  }

  get game() {
    return this.#record.game;
  }

  get options() {
    return this.#record.options;
  }

  get players() {
    return this.#record.players;
  }

  /** By seat: whose credits are earned (T19). */
  get profiles() {
    return this.#record.profiles ?? [];
  }

  /** The tournament that it is a game of, if any (T22). */
  get tournament() {
    return this.#record.tournament;
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

  /** The time of a person's turn has run out, perhaps while nobody was here. */
  get isOut() {
    const { isTimed, isBegun, isPersons, isOver } = this;
    return isTimed && isBegun && isPersons && !isOver && this.clock.left() === 0;
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

  /**
   * The engine reads the log: what it makes of it replaces what was stored.
   * @returns {Promise<void>} rejected with RoundFault when the log is of another table
   */
  async sit() {
    await this.#sitting.sit();
    await this.#act(async () => {
      const view = await this.look(null);
      if (!isOfTable(this.#record, view)) throw new RoundFault("the log is of others");
      await this.#put({ view, state: stateOf(view) });
    });
  }

  /** @param {number | null} seat what it sees */
  look(seat) {
    return lookIn(this.#means, this.#sitting, seat);
  }

  /** @param {number} seat @param {LaidTile[]} tiles @returns {Promise<AnyPreview>} */
  async preview(seat, tiles) {
    const answer = await this.#sitting.ask((session) =>
      this.#means.engine.request("preview", { session, seat, tiles }),
    );
    return done(answer);
  }

  /**
   * A person's turn: stored before the rack is seen, so that nobody can look twice.
   * @param {number} seat whose turn it is, unless it is past by now
   */
  begin(seat) {
    return this.#act(async () => {
      if (this.isBegun || this.isOver || this.seat !== seat) return;
      await this.#put({ begun: true });
      this.clock = startClock({ ...this.#means, limit: limitOf(this.options) });
    });
  }

  /** The game is kept from here on. */
  keepDealt() {
    return this.#put({});
  }

  /**
   * An accepted move is stored before it is told; one that comes when the turn has gone
   * on to another seat is refused.
   * @param {number} seat whose move it is
   * @param {string} move
   * @returns {Promise<Ruling>}
   */
  play(seat, move) {
    const at = this.clock.elapsed();
    return this.#act(() => this.#ruled({ seat, move, at }));
  }

  /**
   * The time of the turn is out, since the limit: however late that is noticed.
   * @param {number} seat whose turn it was: a move that came just in time counts
   */
  out(seat) {
    const at = limitOf(this.options);
    return this.#act(() => this.#ruled({ seat, move: "out", at }));
  }

  /** @param {number} seat of a person who leaves (X17) */
  giveUp(seat) {
    return this.#act(() => this.#ruled({ seat, move: "leave", at: 0 }));
  }

  /**
   * The computer player of the seat plays: it thinks step by step, so that previews are
   * answered in between.
   * @param {AbortSignal} left
   * @returns {Promise<Thought>}
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
    return { seat, move: thought.move, at };
  }

  /** @param {Thought} thought @returns {Promise<Ruling>} */
  playThought(thought) {
    return this.#act(() => this.#ruled(thought));
  }

  /** Takes the last move back; the time of its turn has gone on since. */
  undo() {
    return this.#act(async () => {
      const undone = this.#record.log;
      const answer = this.#sitting.heard(
        await this.#sitting.ask((session) =>
          this.#means.engine.request("undo", { session }),
        ),
      );
      const { log } = done(answer);
      const limit = limitOf(this.options);
      const since = Math.max(0, Math.floor(this.#means.wall()) - this.#movedAt);
      const elapsed = Math.min(lastMoment(undone) + since, limit - 1);
      this.clock = startClock({ ...this.#means, limit, elapsed });
      const view = await this.look(null);
      await this.#put({ log, view, begun: true }, undone);
    });
  }

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
    if (!this.isBegun || this.isOver || this.#isGivenUp) return;
    this.#put({}).catch(this.#events.onFault);
  };

  /** @returns {Promise<void>} settled when nothing more will be written */
  leave() {
    this.keep();
    return this.#inTurn(async () => this.#sitting.leave());
  }

  /**
   * In its turn, unless another tab has played on.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  #act(work) {
    return this.#inTurn(() => {
      if (this.#isGivenUp) throw new PlayedElsewhere(`round ${this.id}`);
      return work();
    });
  }

  /** @param {Thought} thought @returns {Promise<Ruling>} */
  async #ruled({ seat, move, at }) {
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
    if (wasEmpty) this.#drewNothing[seat] = true;
    this.clock = stillClock({ ...this.#means, limit: limitOf(this.options) });
    const state = stateOf(seen);
    await this.#put({ log, view: seen, begun: false, state });
    this.#movedAt = this.#record.clock.wall;
    // What cannot be paid now is paid when credits are looked at.
    if (state === "over" && this.game === "heist")
      await payOut(this.#means, this.#record).catch(console.info);
    return { view: tiles(view) };
  }

  /** @param {Partial<TileGame>} changed @param {string} [undone] */
  async #put(changed, undone) {
    if (this.#isGivenUp) throw new PlayedElsewhere(`round ${this.id}`);
    this.#record = { ...this.#record, ...changed, clock: this.clock.checkpoint() };
    try {
      await this.#means.store.putRound(this.#record, undone);
    } catch (error) {
      if (error instanceof PlayedElsewhere) {
        this.#isGivenUp = true;
        throw error;
      }
      this.#events.onUnkept(error);
    }
  }
}
