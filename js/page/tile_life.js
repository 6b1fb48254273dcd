/**
 * The life of a game with tiles: dealt or resumed, played turn by turn, handed from person to
 * person under the lid, and at last to its score sheet.
 *
 * @import { TileGame } from "../store/tile_game.js"
 * @import { TileKind } from "../store/tile_kinds.js"
 * @import { App } from "./app.js"
 * @import { Dealt } from "./tile_deal.js"
 * @import { TilePlay, Ruling } from "./tile_play.js"
 * @import { Calls } from "./tile_table.js"
 * @import { Trouble } from "./round_screen.js"
 */
import { TILE_KINDS } from "../store/tile_kinds.js";
import { closeCards } from "../ui/dialog.js";
import { arrive } from "../ui/title.js";
import { toastAloud } from "../ui/toast.js";
import { GAME_TROUBLE, nameOf } from "../ui/words.js";
import { TIME, turnSaid, wordsOf } from "../ui/words_tiles.js";
import { Cover } from "./cover.js";
import { openDraw } from "./heist_draw.js";
import { keysOf } from "./round_cards.js";
import { atDeadline, keepClock } from "./round_time.js";
import { Troubles } from "./round_troubles.js";
import { openMore, openTileHow } from "./tile_cards.js";
import { coverOf, leaversOf, runUnderLid, warningOf } from "./tile_cover.js";
import { dealTiles, resumeTiles } from "./tile_deal.js";
import { openPlans } from "./tile_plans.js";
import { TileTable } from "./tile_table.js";
import { Waits } from "./tile_waits.js";

/** A computer player's move is waited for at least so long, ms. */
const PACE = 900;
/** So long, ms, a move that told nothing may be taken back before it is answered. */
const UNDO = 4000;

export class TileLife {
  #app;
  #game;
  #words;
  #room;
  /** @type {TileTable | Cover | null} */
  #scene = null;
  /** What ends with the scene. @type {(() => void)[]} */
  #stops = [];
  /** What ends with the turn. @type {(() => void)[]} */
  #turnStops = [];
  /** @type {TilePlay | null} */
  #play = null;
  #left = new AbortController();
  #letGo = () => {};
  #troubles;
  #isOut = false;
  #waits = new Waits(this.#left.signal);
  /** The move before this turn was taken back. */
  #isUndone = false;
  /** Seats whose leaving the next at the lid was told of. @type {Set<number>} */
  #leavers = new Set();

  /** @param {App} app @param {HTMLElement} root @param {TileKind} game */
  constructor(app, root, game) {
    this.#app = app;
    this.#game = game;
    this.#words = wordsOf(game);
    this.#room = document.createElement("div");
    root.replaceChildren(this.#room);
    const round = {
      left: this.#left.signal,
      tell: (/** @type {Trouble | null} */ trouble) => this.#scene?.tell({ trouble }),
      isDealt: () => this.#play !== null,
    };
    this.#troubles = new Troubles(app, round, GAME_TROUBLE);
  }

  /** @param {Dealt} dealt */
  async begin(dealt) {
    const table = this.#lay({ ...dealt, view: null });
    table.tell({ starting: this.#words.TABLE.dealing });
    this.#app.device.sound.shake();
    await this.#unlessLeft(async () => {
      const play = this.#adopt(
        await dealTiles(this.#app, dealt, this.#troubles.events),
      );
      await this.#hold(play.id);
      await play.keepDealt();
      await this.#run(play);
    });
  }

  /** @param {string} id of a game that is not over @param {TileGame} known */
  async resume(id, known) {
    const table = this.#lay(known);
    table.tell({ starting: this.#words.TABLE.resuming });
    await this.#unlessLeft(async () => {
      await this.#hold(id);
      // Until the lock was had, another tab may have played on.
      const record = await this.#app.store.tileGame(id);
      if (!record) return this.#troubles.fail("gone");
      if (record.state === "over") return this.#exit(`#/${this.#game}/${id}`);
      const play = this.#adopt(resumeTiles(this.#app, record, this.#troubles.events));
      await play.sit();
      if (play.isOut) {
        toastAloud(this.#app, TIME.away);
        await this.#timeOut(play, play.seat);
      }
      await this.#run(play);
    });
  }

  async leave() {
    this.#left.abort();
    this.#troubles.giveUp();
    this.#clearTurn();
    this.#clear();
    await this.#play?.leave().catch(() => {
      // It has been said that the game cannot go on.
    });
    this.#letGo();
  }

  /** @param {() => Promise<void>} work */
  async #unlessLeft(work) {
    try {
      await work();
    } catch (error) {
      this.#troubles.stumble(error);
    }
  }

  /** @param {TilePlay} play */
  #adopt(play) {
    this.#play = play;
    this.#left.signal.throwIfAborted();
    // A reload comes back to this game.
    history.replaceState(null, "", `#/${this.#game}/${play.id}`);
    return play;
  }

  /** Turn after turn, until it is over. @param {TilePlay} play */
  async #run(play) {
    // Who goes first is seen before anything runs.
    if (play.view.number === 0 && !play.isBegun)
      await openDraw(play, this.#app.announce);
    while (!play.isOver) {
      this.#left.signal.throwIfAborted();
      if (play.isPersons) await this.#person(play);
      else await this.#computer(play);
    }
    this.#app.roundFinished();
    this.#exit(`#/${this.#game}/${play.id}`);
  }

  /** @param {TilePlay} play */
  async #person(play) {
    const { seat } = play;
    const turn = play.view.number;
    const isPast = () => play.view.number !== turn || play.isOver || !play.isPersons;
    const table = await this.#tableOf(play, seat, isPast);
    if (!table) return;
    await play.begin(seat);
    const view = await play.look(seat);
    this.#left.signal.throwIfAborted();
    // Its time may have run out while the lid was on its way up.
    if (isPast()) return;
    const plan =
      table.shown.seat === seat ? null : openPlans(this.#app, play).read(seat);
    table.learn(view, plan);
    const timed = play.isTimed ? play.clock : null;
    // The next turn lost by time is the last: it is to be seen all along.
    const warned = warningOf(play, seat);
    if (warned) this.#app.announce(warned, "assertive");
    const { notice } = table.shown;
    const news = this.#isUndone
      ? this.#words.SAID.undone
      : warned && `${notice}. ${warned}`;
    table.play(true, timed, news);
    const { device } = this.#app;
    device.wakeLock.hold();
    this.#turnStops.push(device.wakeLock.release, keepClock(play));
    const out = () => void this.#timeOut(play, seat);
    if (timed) this.#turnStops.push(atDeadline(play, out));
    await this.#waits.until(isPast);
    this.#clearTurn();
    if (this.#scene instanceof TileTable) this.#scene.play(false, null);
  }

  /**
   * The table of the seat: between two people of one device there is the lid.
   * @param {TilePlay} play
   * @param {number} seat
   * @param {() => boolean} isPast the turn is over
   * @returns {Promise<TileTable | null>} null: it was over before the lid was lifted
   */
  async #tableOf(play, seat, isPast) {
    const scene = this.#scene;
    if (scene instanceof TileTable && scene.shown.seat === seat) return scene;
    if (!play.isShared) return scene instanceof TileTable ? scene : this.#lay(play);
    const shown = coverOf(play, seat, leaversOf(play, this.#leavers));
    const cover = this.#show((root) => new Cover(this.#app, root, shown, this.#calls));
    this.#turnStops.push(
      runUnderLid(play, cover, () => void this.#timeOut(play, seat)),
    );
    await Promise.race([cover.lifted, this.#waits.until(isPast)]);
    this.#clearTurn();
    return isPast() ? null : this.#lay(play);
  }

  /** @param {TilePlay} play */
  async #computer(play) {
    const table = await this.#tableOfOnlookers(play);
    table.tell({ isThinking: true, mayUndo: play.mayUndo });
    table.play(false, null);
    this.#isUndone = false;
    const [thought] = await Promise.all([
      play.think(this.#left.signal),
      this.#waits.pause(play.mayUndo ? UNDO : PACE),
    ]);
    this.#left.signal.throwIfAborted();
    table.tell({ isThinking: false, mayUndo: false });
    if (this.#isUndone) return play.undo();
    const ruling = await play.playThought(thought);
    if ("refused" in ruling) throw new Error(`a computer player: ${ruling.refused}`);
    table.learn(await play.look(table.shown.seat));
    // The person who is next, or the lid, tells of all turns until then together.
    if (play.isOver) this.#app.announce(table.latest);
    this.#app.device.sound.take(4);
  }

  /** Who looked on last looks on; whose rack is known at a table of one person lies here. @param {TilePlay} play */
  async #tableOfOnlookers(play) {
    const scene = this.#scene;
    const isTable = scene instanceof TileTable;
    // A rack that a computer player has taken over is nobody's to see.
    const isOwn = isTable && play.people.some((one) => one.seat === scene.shown.seat);
    if (isTable && isOwn) return scene;
    const table = isTable && scene.shown.seat === null ? scene : this.#lay(play);
    const only = play.isShared ? null : (play.people[0]?.seat ?? null);
    const plan = only === null ? null : openPlans(this.#app, play).read(only);
    table.learn(await play.look(only), plan);
    return table;
  }

  /** @param {number} seat @param {string} move @returns {Promise<Ruling>} */
  async #move(seat, move) {
    const play = this.#play;
    if (!play) throw new Error("no game is running");
    const ruling = await play.play(seat, move).catch((error) => {
      this.#troubles.stumble(error);
      throw error;
    });
    if ("refused" in ruling) return ruling;
    if (this.#scene instanceof TileTable) {
      this.#scene.play(false, null);
      this.#scene.forgetLaid();
      if (!play.isShared || !play.isPersons) this.#scene.learn(ruling.view);
      else openPlans(this.#app, play).keep(seat, this.#scene.shown.hand);
    }
    const last = play.view.turns.at(-1);
    if (last) this.#app.announce(turnSaid(play.players, last));
    this.#waits.wake();
    return ruling;
  }

  /** The turn is passed; the second in a row is the last (X17). @param {TilePlay} play @param {number} seat */
  async #timeOut(play, seat) {
    if (this.#isOut) return;
    this.#isOut = true;
    if (this.#scene instanceof TileTable) this.#scene.play(false, null);
    try {
      const ruling = await play.out(seat);
      // A move that came just in time counts.
      if ("refused" in ruling) return;
      const name = nameOf(play.players, seat);
      const hasLeft = play.view.seats[seat - 1]?.left;
      const told = hasLeft ? TIME.leaves(name) : TIME.lost(name);
      // What was chosen on a card was for the turn that is gone.
      closeCards();
      toastAloud(this.#app, told);
      if (TILE_KINDS[this.#game].cancels) openPlans(this.#app, play).cancel(seat);
      if (!(this.#scene instanceof TileTable)) return;
      this.#scene.loseTurn();
      if (!play.isShared) this.#scene.learn(await play.look(seat));
    } catch (error) {
      this.#troubles.stumble(error);
    } finally {
      this.#isOut = false;
      this.#waits.wake();
    }
  }

  #clear() {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    // A rack may be on them: none lies over what comes next.
    closeCards();
  }

  #clearTurn() {
    for (const stop of this.#turnStops) stop();
    this.#turnStops = [];
  }

  /**
   * One scene in place of another: nothing of the one before is left on the page.
   * @template {TileTable | Cover} S
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

  /** @param {Pick<TileGame, "options" | "players" | "profiles"> & {view: TileGame["view"] | null}} what */
  #lay({ options, players, profiles = [], view }) {
    const caption = this.#words.TABLE.caption(options);
    /** @type {Calls} */
    const calls = {
      ...this.#calls,
      move: (seat, move) => this.#move(seat, move),
      preview: async (seat, tiles) => {
        if (!this.#play) throw new Error("no game is running");
        return this.#play.preview(seat, tiles);
      },
      plan: (seat, plan) => {
        if (this.#play) openPlans(this.#app, this.#play).keep(seat, plan);
      },
      undo: () => {
        this.#isUndone = true;
        this.#waits.wake();
      },
      timeOut: (seat) => {
        if (this.#play) void this.#timeOut(this.#play, seat);
      },
    };
    const what = { game: this.#game, players, earners: profiles, caption, view };
    const table = this.#show((root) => new TileTable(this.#app, root, what, calls));
    arrive(this.#room, this.#words.TABLE.title);
    return table;
  }

  /** What every scene may ask of the game. */
  #calls = {
    home: () => this.#app.go("#/"),
    again: () => this.#troubles.again(),
    remove: () => void this.#remove(),
    barKeys: () =>
      keysOf(
        this.#app,
        () => void openTileHow(this.#game, { isTimed: true }),
        () => void this.#more(),
      ),
  };

  /** Waits for the game to be this tab's alone. @param {string} id */
  async #hold(id) {
    this.#letGo = await this.#app.device.roundLock.hold(id, {
      signal: this.#left.signal,
      onBusy: () => this.#troubles.fail("elsewhere"),
    });
    this.#scene?.tell({ trouble: null });
    if (!this.#left.signal.aborted) return;
    this.#letGo();
    this.#left.signal.throwIfAborted();
  }

  /** @param {string} screen it is shown unless the player has gone elsewhere */
  #exit(screen) {
    if (!this.#left.signal.aborted) this.#app.go(screen, { replace: true });
  }

  /** A record that no engine of this build can read. */
  async #remove() {
    const id = location.hash.split("/").at(-1) ?? "";
    const removed = this.#play?.remove() ?? this.#app.store.removeRound(id);
    await removed.catch(this.#troubles.events.onUnkept);
    this.#exit("#/");
  }

  async #more() {
    const play = this.#play;
    const seat = await openMore(this.#app, this.#game, play);
    if (!play || seat === null) return;
    await this.#unlessLeft(async () => {
      await play.giveUp(seat);
      const told = leaversOf(play, new Set(this.#leavers));
      if (!play.isOver && told.length) this.#app.announce(told.join(". "));
      this.#waits.wake();
    });
  }
}
