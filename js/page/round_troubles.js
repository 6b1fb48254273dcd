/**
 * What can keep a round from going on, told on the scene that is shown.
 *
 * @import { EngineLost } from "../worker/engine.js"
 * @import { App } from "./app.js"
 * @import { Events } from "./round_play.js"
 * @import { Trouble } from "./round_screen.js"
 *
 * @typedef {object} Round what troubles ask of the round's life
 * @property {AbortSignal} left
 * @property {(trouble: Trouble | null) => void} tell shows it, or takes it away
 * @property {() => boolean} isDealt there is something to go on with
 */
import { isFull, PlayedElsewhere } from "../store/store.js";
import { toast, toastAloud } from "../ui/toast.js";
import { TROUBLE } from "../ui/words.js";

export class Troubles {
  #app;
  #round;
  #told;
  #isUnkeptTold = false;
  /** What the card of a trouble offers, and what leaving it means. */
  #again = () => {};
  #giveUp = () => {};

  /**
   * @param {App} app
   * @param {Round} round
   * @param {typeof TROUBLE} [told] the sentences for what is played
   */
  constructor(app, round, told = TROUBLE) {
    this.#app = app;
    this.#round = round;
    this.#told = told;
    /** @type {Events} */
    this.events = {
      onLost: (lost) => this.#revive(lost),
      onUnkept: (why) => this.#tellUnkept(why),
      onFault: (fault) => this.stumble(fault),
      left: round.left,
    };
  }

  /** The player wants to try again. */
  again() {
    this.#again();
  }

  /** The player goes. */
  giveUp() {
    this.#giveUp();
  }

  /** @param {unknown} error */
  stumble(error) {
    if (this.#round.left.aborted) return;
    if (error instanceof PlayedElsewhere) return this.fail("moved", this.#rejoin);
    console.error(error);
    this.fail("fault");
  }

  /** @param {Trouble} trouble @param {() => void} [again] */
  fail(trouble, again = () => {}) {
    this.#again = again;
    this.#round.tell(trouble);
  }

  /** Goes on from what is stored now. */
  #rejoin = () => this.#app.go(location.hash, { replace: true });

  /**
   * A worker that died is replaced at once, by what is asked again; one that never
   * started, when the player wants to try again.
   * @param {EngineLost} lost
   */
  async #revive(lost) {
    const { announce } = this.#app;
    if (this.#round.left.aborted) throw lost;
    if (!lost.wasReady) await this.#asked(lost);
    else {
      toast(this.#told.revived);
      announce(this.#told.revived);
    }
  }

  /** Once is enough: the next write may be five seconds away. @param {unknown} why */
  #tellUnkept(why) {
    const { noRoom, unkept } = this.#told;
    if (!this.#isUnkeptTold) toastAloud(this.#app, isFull(why) ? noRoom : unkept);
    this.#isUnkeptTold = true;
  }

  /** @param {EngineLost} lost @returns {Promise<void>} */
  #asked(lost) {
    return new Promise((resolve, reject) => {
      this.#giveUp = () => reject(lost);
      this.fail(this.#round.isDealt() ? "lost" : "engine", () => {
        this.#round.tell(null);
        resolve();
      });
    });
  }
}
