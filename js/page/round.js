/**
 * The round's life: shaken or resumed, played by the clock, handed from seat to seat, and
 * at last to the reveal.
 *
 * @import { App } from "./app.js"
 * @import { Deal } from "./deal.js"
 * @import { Play } from "./round_play.js"
 * @import { Laid } from "./round_screen.js"
 */
import { closeCards } from "../ui/dialog.js";
import { arrive } from "../ui/title.js";
import { GAME, GLASS, nameOf, STARTING, wholeTableName } from "../ui/words.js";
import { Cover } from "./cover.js";
import { huntCover } from "./cover_screen.js";
import { classicGrid, huntGrid } from "./deal.js";
import { Dome } from "./dome.js";
import { noteReading } from "./reading.js";
import { askToAbandon, askToLeave, barKeys, openHow, openMenu } from "./round_cards.js";
import { feelSandOut } from "./round_feedback.js";
import { partWith, resumeRound, shakeGrid } from "./round_play.js";
import { screen } from "./round_screen.js";
import { Table } from "./round_table.js";
import { atDeadline, keepClock } from "./round_time.js";
import { Troubles } from "./round_troubles.js";

/** The empty glass is looked at for so long, ms. */
const SAND_OUT_SHOWS = 1200;

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {string | null} id of a running round; null shakes a new one
 * @returns {() => void}
 */
export function show(app, root, id) {
  if (id === null) return showDealt(app, root, huntGrid(app));
  const life = new Life(app, roomIn(root));
  life.resume(id);
  return () => void life.leave();
}

/** @param {App} app @param {HTMLElement} root */
export function showClassic(app, root) {
  return showDealt(app, root, classicGrid(app));
}

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Deal} deal
 * @returns {() => void}
 */
export function showDealt(app, root, deal) {
  const life = new Life(app, roomIn(root));
  if (deal.game === "classic") life.beginUnderDome(deal);
  else life.begin(deal);
  return () => void life.leave();
}

/** @param {HTMLElement} root */
function roomIn(root) {
  const room = document.createElement("div");
  root.replaceChildren(room);
  return room;
}

class Life {
  #app;
  #room;
  /** @type {Table | Cover | Dome | null} */
  #scene = null;
  /** What ends with the scene. @type {(() => void)[]} */
  #stops = [];
  /** @type {Play | null} */
  #play = null;
  #left = new AbortController();
  #isEnding = false;
  #letGo = () => {};
  #troubles;

  /** @param {App} app @param {HTMLElement} room */
  constructor(app, room) {
    this.#app = app;
    this.#room = room;
    this.#troubles = new Troubles(app, {
      left: this.#left.signal,
      tell: (trouble) => this.#scene?.tell({ trouble }),
      isDealt: () => this.#play !== null,
    });
  }

  get #isLeft() {
    return this.#left.signal.aborted;
  }

  /** @param {Deal} deal */
  async begin(deal) {
    const table = this.#lay(deal);
    // The cubes tumble while the engine deals: who waits for both waits once.
    table.tell({ starting: STARTING.shaking });
    this.#app.device.sound.shake();
    const shaken = table.shake();
    try {
      const play = await this.#dealt(deal);
      await this.#hold(play.id);
      await shaken;
      this.#left.signal.throwIfAborted();
      if (await this.#isKnown(play.id)) return await this.#goOn(play.id, table);
      if (deal.players) {
        await play.deal();
        return await this.#pass(play, play.seat);
      }
      await this.#turn(play, table);
      deal.turned();
    } catch (error) {
      this.#troubles.stumble(error);
    }
  }

  /** The day's round, which another tab may have begun meanwhile. @param {string} id */
  async #isKnown(id) {
    return (await this.#app.store.round(id).catch(() => null)) !== null;
  }

  /** Classic: the cubes are dealt by a shake, and lie once the dome is off (C2). @param {Deal} deal */
  async beginUnderDome(deal) {
    const { game, options, players } = deal;
    const caption = wholeTableName(options, game);
    const shown = { players, shaker: options.shaker ?? 1, caption };
    const calls = { ...this.#calls, deal: () => this.#dealAnew(deal) };
    const dome = this.#show((root) => new Dome(this.#app, root, shown, calls));
    await dome.lifted;
    const play = this.#play;
    if (this.#isLeft || !play) return;
    try {
      await play.lift();
      await this.#hold(play.id);
      if (!players) return await this.#turn(play, this.#lay(play));
      await play.deal();
      await this.#pass(play, play.seat);
    } catch (error) {
      this.#troubles.stumble(error);
    }
  }

  /** A shake: the cubes of the one before are gone. @param {Deal} deal */
  async #dealAnew(deal) {
    try {
      if (this.#play) await partWith(this.#play);
      await this.#dealt(deal);
    } catch (error) {
      this.#troubles.stumble(error);
      throw error;
    }
  }

  /** @param {Deal} deal */
  async #dealt(deal) {
    const means = { ...this.#app, seed: deal.seed, id: deal.id };
    return this.#adopt(await shakeGrid(means, deal, this.#troubles.events));
  }

  /** @param {string} id */
  async resume(id) {
    const round = await this.#app.store.round(id).catch(() => null);
    if (this.#isLeft) return;
    if (round?.state === "over") return this.#reveal(id);
    const table = this.#lay(round ?? huntGrid(this.#app));
    if (!round) return this.#troubles.fail("gone");
    try {
      await this.#hold(id);
      await this.#goOn(id, table);
    } catch (error) {
      this.#troubles.stumble(error);
    }
  }

  async leave() {
    this.#left.abort();
    this.#troubles.giveUp();
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
   * @template {Table | Cover | Dome} S
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
    again: () => this.#troubles.again(),
    remove: () => void this.#remove(),
    barKeys: () => barKeys(this.#app, () => void this.#more()),
  };

  /** @param {Laid} what */
  #lay(what) {
    const calls = {
      ...this.#calls,
      claim: (/** @type {string} */ move) => this.#claim(move),
      sandOut: () => void this.#end(),
      screen,
    };
    const table = this.#show((root) => new Table(this.#app, root, what, calls));
    arrive(this.#room, GAME[what.game]);
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
    if (!round) return this.#troubles.fail("gone");
    if (round.state === "over") return this.#reveal(id);
    const play = this.#adopt(
      await resumeRound(this.#app, round, this.#troubles.events),
    );
    if (!play.isHunting) return this.#pass(play, play.seat);
    if (play.clock.left() > 0) {
      this.#run(play, table);
      return table.learn(await play.confirm());
    }
    this.#isEnding = true;
    table.tell({ starting: STARTING.revealing });
    await play.finish();
    if (play.isOver) return this.#reveal(id, play.isReadAloud);
    await this.#pass(play, play.seat);
  }

  /**
   * The device goes to the next seat, under the lid until that seat lifts it.
   * @param {Play} play
   * @param {number} seat
   * @param {Promise<void>} [ready] until then the seat before is being closed
   */
  async #pass(play, seat, ready) {
    const glass = play.turnerFor(seat);
    const shown = huntCover(play.players ?? [], seat, glass);
    const cover = this.#show((root) => new Cover(this.#app, root, shown, this.#calls));
    this.#keepHere(play, null);
    await Promise.all([cover.lifted, ready]);
    if (this.#isLeft) return;
    const table = this.#lay(play);
    table.tell({ starting: STARTING.resuming });
    await this.#turn(play, table);
  }

  /** The glass is turned, and the letters are seen. @param {Play} play @param {Table} table */
  async #turn(play, table) {
    const turner = play.turnerFor(play.seat);
    if (turner !== null) await table.askForGlass(turnerOf(play, turner));
    if (this.#isLeft) return;
    await play.turn();
    if (!this.#isLeft) this.#run(play, table);
  }

  /** Waits for the round to be this tab's alone. @param {string} id */
  async #hold(id) {
    this.#letGo = await this.#app.device.roundLock.hold(id, {
      signal: this.#left.signal,
      onBusy: () => this.#troubles.fail("elsewhere"),
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
      this.#troubles.stumble(error);
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
    closeCards();
    try {
      const next = play.seat + 1;
      if (next <= (play.players?.length ?? 1)) {
        return await this.#pass(play, next, play.finish());
      }
      const looked = new Promise((resolve) => setTimeout(resolve, SAND_OUT_SHOWS));
      await play.finish();
      this.#app.roundFinished();
      await looked;
      this.#reveal(play.id, play.isReadAloud);
    } catch (error) {
      this.#troubles.stumble(error);
    }
  }

  /** @param {string} id @param {boolean} [isAloud] its lists are read first (C5) */
  #reveal(id, isAloud = false) {
    if (isAloud) noteReading(this.#app, id, 0);
    this.#exit(isAloud ? `#/rounds/${id}/aloud` : `#/rounds/${id}`);
  }

  /** @param {string} screen it is shown unless the player has gone elsewhere */
  #exit(screen) {
    if (!this.#isLeft) this.#app.go(screen, { replace: true });
  }

  async #goHome() {
    const isRunning = this.#play?.isHunting && !this.#isEnding;
    if (!isRunning || (await askToLeave())) this.#app.go("#/");
  }

  /** A record that no engine of this build can read. */
  async #remove() {
    const id = location.hash.split("/").at(-1) ?? "";
    const removed = this.#play?.abandon() ?? this.#app.store.removeRound(id);
    await removed.catch(this.#troubles.events.onUnkept);
    this.#exit("#/");
  }

  /** A hunt alone may be abandoned (H2). */
  get #isAlone() {
    return this.#play !== null && !this.#play.players;
  }

  async #more() {
    const answer = await openMenu(this.#app, this.#play?.game ?? "hunt", this.#isAlone);
    if (answer === "how") openHow();
    if (answer !== "abandon") return;
    if (!(await askToAbandon(this.#play?.isDaily ?? false)) || this.#isEnding) return;
    this.#app.guard(null);
    await this.#play?.abandon();
    this.#exit("#/");
  }
}

/** @param {Play} play @param {number} turner a seat */
function turnerOf({ players }, turner) {
  return players ? GLASS.turns(nameOf(players, turner)) : GLASS.alone;
}
