/**
 * The round's life: shaken or resumed, played by the clock, handed from seat to seat, and
 * at last to the reveal.
 *
 * @import { Options } from "../store/round.js"
 * @import { EngineLost } from "../worker/engine.js"
 * @import { App } from "./app.js"
 * @import { Deal } from "./deal.js"
 * @import { Events, Play } from "./round_play.js"
 * @import { Trouble } from "./round_screen.js"
 */
import { isFull, PlayedElsewhere } from "../store/store.js";
import { arrive } from "../ui/title.js";
import { toast } from "../ui/toast.js";
import { ROUND, STARTING, TROUBLE } from "../ui/words.js";
import { Cover } from "./cover.js";
import { anyGrid } from "./deal.js";
import { askToAbandon, askToLeave, barKeys, openHow, openMenu } from "./round_cards.js";
import { feelSandOut } from "./round_feedback.js";
import { resumeRound, shakeGrid } from "./round_play.js";
import { screen } from "./round_screen.js";
import { Table } from "./round_table.js";
import { atDeadline, keepClock } from "./round_time.js";

/** The empty glass is looked at for so long, ms. */
const SAND_OUT_SHOWS = 1200;

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {string | null} id of a running round; null shakes a new one
 * @returns {() => void}
 */
export function show(app, root, id) {
  if (id === null) return showDealt(app, root, anyGrid(app));
  return enter(app, root, (life) => life.resume(id));
}

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Deal} deal
 * @returns {() => void}
 */
export function showDealt(app, root, deal) {
  return enter(app, root, (life) => life.begin(deal));
}

/** @param {App} app @param {HTMLElement} root @param {(life: Life) => void} go */
function enter(app, root, go) {
  const room = document.createElement("div");
  root.replaceChildren(room);
  const life = new Life(app, room);
  go(life);
  return () => void life.leave();
}

class Life {
  #app;
  #room;
  /** @type {Table | Cover | null} */
  #scene = null;
  /** What ends with the scene. @type {(() => void)[]} */
  #stops = [];
  /** @type {Play | null} */
  #play = null;
  #left = new AbortController();
  #isEnding = false;
  #letGo = () => {};
  /** What the card of a trouble offers, and what leaving it means. */
  #again = () => {};
  #giveUp = () => {};
  /** @type {Events} */
  #events = {
    onLost: (lost) => this.#revive(lost),
    onUnkept: (why) => this.#tellUnkept(why),
    onFault: (fault) => this.#stumble(fault),
    left: this.#left.signal,
  };
  #isUnkeptTold = false;

  /** @param {App} app @param {HTMLElement} room */
  constructor(app, room) {
    this.#app = app;
    this.#room = room;
  }

  get #isLeft() {
    return this.#left.signal.aborted;
  }

  /** @param {Deal} deal */
  async begin(deal) {
    const table = this.#lay(deal.options);
    const means = { ...this.#app, seed: deal.seed, id: deal.id };
    try {
      const play = this.#adopt(await shakeGrid(means, deal, this.#events));
      await this.#shake(table);
      await this.#hold(play.id);
      if (deal.players) {
        await play.deal();
        return await this.#pass(play, play.seat);
      }
      await this.#turn(play, table);
      deal.turned();
    } catch (error) {
      this.#stumble(error);
    }
  }

  /** @param {Table} table */
  async #shake(table) {
    table.tell({ progress: null, starting: STARTING.shaking });
    this.#app.device.sound.shake();
    await table.shake();
    this.#left.signal.throwIfAborted();
  }

  /** @param {string} id */
  async resume(id) {
    const { store, settings } = this.#app;
    const round = await store.round(id).catch(() => null);
    if (this.#isLeft) return;
    if (round?.state === "over") return this.#reveal(id);
    const table = this.#lay(round?.options ?? settings.current().lastOptions);
    if (!round) return this.#fail("gone");
    try {
      await this.#hold(id);
      await this.#goOn(id, table);
    } catch (error) {
      this.#stumble(error);
    }
  }

  async leave() {
    this.#left.abort();
    this.#giveUp();
    this.#clear();
    if (this.#play) await partWith(this.#play);
    this.#letGo();
  }

  /** From here on, leaving the screen is leaving this round. @param {Play} play */
  #adopt(play) {
    this.#play = play;
    if (this.#isLeft) partWith(play);
    this.#left.signal.throwIfAborted();
    return play;
  }

  #clear() {
    for (const stop of this.#stops) stop();
    this.#stops = [];
  }

  /**
   * One scene in place of another: nothing of the one before is left on the page.
   * @template {Table | Cover} S
   * @param {(root: HTMLElement) => S} make
   * @returns {S}
   */
  #show(make) {
    const { engine } = this.#app;
    this.#clear();
    const root = document.createElement("div");
    this.#room.replaceChildren(root);
    const scene = make(root);
    const stopWatching = engine.onProgress((progress) => {
      scene.tell({ progress: engine.state === "ready" ? null : progress });
    });
    this.#stops.push(() => scene.stop(), stopWatching);
    this.#scene = scene;
    return scene;
  }

  /** What every scene may ask of the round. */
  #calls = {
    home: () => void this.#goHome(),
    again: () => this.#again(),
    remove: () => void this.#remove(),
    barKeys: () => barKeys(this.#app, () => void this.#more()),
  };

  /** @param {Options} options */
  #lay(options) {
    const calls = {
      ...this.#calls,
      claim: (/** @type {string} */ move) => this.#claim(move),
      sandOut: () => void this.#end(),
      screen,
    };
    const table = this.#show((root) => new Table(this.#app, root, options, calls));
    arrive(this.#room, ROUND.title);
    return table;
  }

  /**
   * Reads again: until the lock was had, another tab may have played on.
   * @param {string} id
   * @param {Table} table
   */
  async #goOn(id, table) {
    table.tell({ trouble: null, starting: STARTING.resuming });
    const round = await this.#app.store.round(id);
    if (!round) return this.#fail("gone");
    if (round.state === "over") return this.#reveal(id);
    const play = this.#adopt(await resumeRound(this.#app, round, this.#events));
    if (!play.isHunting) return this.#pass(play, play.seat);
    if (play.clock.left() > 0) {
      this.#run(play, table);
      return table.learn(await play.confirm());
    }
    this.#isEnding = true;
    table.tell({ starting: STARTING.revealing });
    await play.finish();
    if (play.isOver) return this.#reveal(id);
    await this.#pass(play, play.seat);
  }

  /**
   * The device goes to the next seat, under the lid until that seat lifts it.
   * @param {Play} play
   * @param {number} seat
   * @param {Promise<void>} [ready] until then the seat before is being closed
   */
  async #pass(play, seat, ready) {
    const shown = { players: play.players ?? [], seat };
    const cover = this.#show((root) => new Cover(this.#app, root, shown, this.#calls));
    this.#keepHere(play, null);
    await Promise.all([cover.lifted, ready]);
    if (this.#isLeft) return;
    const table = this.#lay(play.options);
    table.tell({ starting: STARTING.resuming });
    await this.#turn(play, table);
  }

  /** The glass is turned, and the letters are seen. @param {Play} play @param {Table} table */
  async #turn(play, table) {
    await play.turn();
    if (!this.#isLeft) this.#run(play, table);
  }

  /** Waits for the round to be this tab's alone. @param {string} id */
  async #hold(id) {
    this.#letGo = await this.#app.device.roundLock.hold(id, {
      signal: this.#left.signal,
      onBusy: () => this.#fail("elsewhere"),
    });
    if (!this.#isLeft) return;
    this.#letGo();
    this.#left.signal.throwIfAborted();
  }

  /** A reload comes back to this round. @param {Play} play @param {Parameters<App["guard"]>[0]} ask */
  #keepHere(play, ask) {
    history.replaceState(null, "", `#/round/${play.id}`);
    this.#app.guard(ask);
  }

  /** @param {Play} play @param {Table} table */
  #run(play, table) {
    const { device } = this.#app;
    this.#isEnding = false;
    table.play(play.view, play.clock);
    this.#keepHere(play, askToLeave);
    device.wakeLock.hold();
    this.#stops.push(
      device.wakeLock.release,
      keepClock(play),
      atDeadline(play, () => this.#end()),
    );
  }

  /** @param {string} move */
  async #claim(move) {
    if (!this.#play) throw new Error("no round is running");
    try {
      return await this.#play.claim(move);
    } catch (error) {
      this.#stumble(error);
      throw error;
    }
  }

  async #end() {
    const play = this.#play;
    if (this.#isEnding || !play) return;
    this.#isEnding = true;
    this.#scene?.tell({ stage: "over", seconds: 0 });
    feelSandOut(this.#app);
    this.#app.guard(null);
    for (const card of document.querySelectorAll("dialog")) card.close();
    try {
      const next = play.seat + 1;
      if (next <= (play.players?.length ?? 1)) {
        return await this.#pass(play, next, play.finish());
      }
      const looked = new Promise((resolve) => setTimeout(resolve, SAND_OUT_SHOWS));
      await play.finish();
      this.#app.roundFinished();
      await looked;
      this.#reveal(play.id);
    } catch (error) {
      this.#stumble(error);
    }
  }

  /** @param {string} id */
  #reveal(id) {
    if (!this.#isLeft) this.#app.go(`#/rounds/${id}`, { replace: true });
  }

  /** @param {unknown} error */
  #stumble(error) {
    if (this.#isLeft) return;
    if (error instanceof PlayedElsewhere) return this.#fail("moved", this.#rejoin);
    console.error(error);
    this.#fail("fault");
  }

  /** Goes on from what is stored now. */
  #rejoin = () => this.#app.go(location.hash, { replace: true });

  /** @param {Trouble} trouble @param {() => void} [again] */
  #fail(trouble, again = () => {}) {
    this.#again = again;
    this.#scene?.tell({ trouble });
  }

  /**
   * A worker that died is replaced at once; one that never started, when the player
   * wants to try again.
   * @param {EngineLost} lost
   */
  async #revive(lost) {
    const { engine, announce } = this.#app;
    if (this.#isLeft) throw lost;
    if (!lost.wasReady) await this.#asked(lost);
    else {
      toast(TROUBLE.revived);
      announce(TROUBLE.revived);
    }
    if (engine.state === "failed") engine.restart();
  }

  /** Once is enough: the next write may be five seconds away. @param {unknown} why */
  #tellUnkept(why) {
    if (!this.#isUnkeptTold) toast(isFull(why) ? TROUBLE.noRoom : TROUBLE.unkept);
    this.#isUnkeptTold = true;
  }

  /** @param {EngineLost} lost @returns {Promise<void>} */
  #asked(lost) {
    return new Promise((resolve, reject) => {
      this.#giveUp = () => reject(lost);
      this.#fail(this.#play ? "lost" : "engine", () => {
        this.#scene?.tell({ trouble: null });
        resolve();
      });
    });
  }

  async #goHome() {
    const isRunning = this.#play?.isHunting && !this.#isEnding;
    if (!isRunning || (await askToLeave())) this.#app.go("#/");
  }

  /** A record that no engine of this build can read. */
  async #remove() {
    const id = location.hash.split("/").at(-1) ?? "";
    const removed = this.#play?.abandon() ?? this.#app.store.removeRound(id);
    await removed.catch(this.#events.onUnkept);
    this.#app.go("#/", { replace: true });
  }

  /** A hunt alone may be abandoned (H2). */
  get #isAlone() {
    return this.#play !== null && !this.#play.players;
  }

  async #more() {
    const answer = await openMenu(this.#app, this.#isAlone);
    if (answer === "how") openHow();
    if (answer !== "abandon") return;
    const isDaily = this.#play?.isDaily ?? false;
    if (!(await askToAbandon(isDaily)) || this.#isEnding) return;
    await this.#play?.abandon();
    this.#app.go("#/", { replace: true });
  }
}

/** @param {Play} play */
async function partWith(play) {
  await play.leave().catch(() => {
    // It has been said that the round cannot go on.
  });
}
