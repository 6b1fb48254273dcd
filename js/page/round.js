/**
 * The round's life: shaken or resumed, played by the clock, and handed to the reveal.
 *
 * @import { Options } from "../store/round.js"
 * @import { BarKey } from "../ui/bar.js"
 * @import { EngineLost } from "../worker/engine.js"
 * @import { App } from "./app.js"
 * @import { Deal } from "./deal.js"
 * @import { Events, Play, Shaken } from "./round_play.js"
 * @import { Trouble } from "./round_screen.js"
 */
import { PlayedElsewhere } from "../store/store.js";
import { themeKey } from "../ui/theme_key.js";
import { arrive } from "../ui/title.js";
import { toast } from "../ui/toast.js";
import { BAR, ROUND, STARTING, TROUBLE } from "../ui/words.js";
import { anyGrid } from "./deal.js";
import { askToAbandon, askToLeave, openHow, openMenu } from "./round_cards.js";
import { feelSandOut } from "./round_feedback.js";
import { resumeRound, shakeGrid } from "./round_play.js";
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
  const life = open(app, root);
  life.resume(id);
  return () => void life.leave();
}

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Deal} deal
 * @returns {() => void}
 */
export function showDealt(app, root, deal) {
  const life = open(app, root);
  life.begin(deal);
  return () => void life.leave();
}

/** @param {App} app @param {HTMLElement} root */
function open(app, root) {
  const room = document.createElement("div");
  root.replaceChildren(room);
  return new Life(app, room);
}

class Life {
  #app;
  #room;
  /** @type {Table | null} */
  #table = null;
  /** @type {Play | null} */
  #play = null;
  #left = new AbortController();
  #isEnding = false;
  #letGo = () => {};
  /** What the card of a trouble offers, and what leaving it means. */
  #again = () => {};
  #giveUp = () => {};
  /** @type {(() => void)[]} */
  #stops = [];
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
      const shaken = await shakeGrid(means, deal, this.#events);
      const play = this.#adopt(await this.#turn(shaken, table));
      deal.turned();
      await this.#hold(play.id);
      this.#run(play);
    } catch (error) {
      this.#stumble(error);
    }
  }

  /**
   * The cubes are shaken, then the glass is turned; who goes meanwhile gives both back.
   * @param {Shaken} shaken
   * @param {Table} table
   */
  async #turn(shaken, table) {
    const { signal } = this.#left;
    try {
      signal.throwIfAborted();
      table.tell({ progress: null, starting: STARTING.shaking });
      this.#app.device.sound.shake();
      await table.shake();
      signal.throwIfAborted();
      return await shaken.turn();
    } catch (error) {
      shaken.leave();
      throw error;
    }
  }

  /** @param {string} id */
  async resume(id) {
    const { store, settings } = this.#app;
    const round = await store.round(id).catch(() => null);
    if (this.#isLeft) return;
    if (round?.state === "over") return this.#reveal(id);
    this.#lay(round?.options ?? settings.current().lastOptions);
    if (!round) return this.#fail("gone");
    try {
      await this.#hold(id);
      await this.#goOn(id);
    } catch (error) {
      this.#stumble(error);
    }
  }

  async leave() {
    this.#left.abort();
    this.#giveUp();
    for (const stop of this.#stops) stop();
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

  /** @param {Options} options */
  #lay(options) {
    const { engine } = this.#app;
    const table = new Table(this.#app, this.#room, options, {
      claim: (move) => this.#claim(move),
      sandOut: () => this.#end(),
      home: () => this.#goHome(),
      again: () => this.#again(),
      remove: () => this.#remove(),
      barKeys: () => this.#barKeys(),
    });
    arrive(this.#room, ROUND.title);
    const stopWatching = engine.onProgress((progress) => {
      table.tell({ progress: engine.state === "ready" ? null : progress });
    });
    this.#stops.push(() => table.stop(), stopWatching);
    this.#table = table;
    return table;
  }

  /**
   * Reads again: until the lock was had, another tab may have played on.
   * @param {string} id
   */
  async #goOn(id) {
    this.#table?.tell({ trouble: null, starting: STARTING.resuming });
    const round = await this.#app.store.round(id);
    if (!round) return this.#fail("gone");
    if (round.state === "over") return this.#reveal(id);
    const play = this.#adopt(await resumeRound(this.#app, round, this.#events));
    if (play.clock.left() > 0) {
      this.#run(play);
      return this.#table?.learn(await play.confirm());
    }
    this.#isEnding = true;
    this.#table?.tell({ starting: STARTING.revealing });
    await play.finish();
    this.#reveal(id);
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

  /** @param {Play} play */
  #run(play) {
    const { guard, device } = this.#app;
    this.#table?.play(play.view, play.clock);
    // A reload comes back to this round.
    history.replaceState(null, "", `#/round/${play.id}`);
    guard(askToLeave);
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
    this.#table?.tell({ stage: "over", seconds: 0 });
    feelSandOut(this.#app);
    this.#app.guard(null);
    for (const card of document.querySelectorAll("dialog")) card.close();
    const looked = new Promise((resolve) => setTimeout(resolve, SAND_OUT_SHOWS));
    try {
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
    this.#table?.tell({ trouble });
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
        this.#table?.tell({ trouble: null });
        resolve();
      });
    });
  }

  async #goHome() {
    const isRunning = this.#play !== null && !this.#isEnding;
    if (!isRunning || (await askToLeave())) this.#app.go("#/");
  }

  /** A record that no engine of this build can read. */
  async #remove() {
    const id = location.hash.split("/").at(-1) ?? "";
    const removed = this.#play?.abandon() ?? this.#app.store.removeRound(id);
    await removed.catch(this.#events.onUnkept);
    this.#app.go("#/", { replace: true });
  }

  async #more() {
    const answer = await openMenu(this.#app, this.#play !== null);
    if (answer === "how") openHow();
    if (answer !== "abandon") return;
    const isDaily = this.#play?.isDaily ?? false;
    if (!(await askToAbandon(isDaily)) || this.#isEnding) return;
    await this.#play?.abandon();
    this.#app.go("#/", { replace: true });
  }

  /** @returns {BarKey[]} */
  #barKeys() {
    return [
      { icon: "help", label: BAR.help, does: () => void openHow(), spelled: true },
      themeKey(this.#app),
      { icon: "more", label: ROUND.more, does: () => void this.#more() },
    ];
  }
}

/** @param {Play} play */
async function partWith(play) {
  await play.leave().catch(() => {
    // It has been said that the round cannot go on.
  });
}

/** @param {unknown} why the store did not write */
function isFull(why) {
  return why instanceof Error && why.name === "QuotaExceededError";
}
