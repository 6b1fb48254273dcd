/**
 * The table of a hunt between friends: covered until the start, then one's own hunt by
 * one's own clock. Presence of the others is shown beside the clock, and that is all that
 * is heard of them.
 *
 * @import { RoundView } from "../room/room_view.js"
 * @import { RoomView } from "../room/room_view.js"
 * @import { App } from "./app.js"
 * @import { OwnHunt } from "./friends_hunt.js"
 * @import { Seat } from "./friends_room.js"
 * @import { RoundClock } from "../store/round_clock.js"
 *
 * @typedef {RoundView} FriendsRound
 */
import { startClock } from "../store/round_clock.js";
import { closeCards, confirm } from "../ui/dialog.js";
import { arrive } from "../ui/title.js";
import { GAME, GLASS } from "../ui/words.js";
import { FRIENDS_ROUND as SAID } from "../ui/words_friends.js";
import { chips, cover } from "./friends_chips.js";
import { openHunt } from "./friends_hunt.js";
import { isAbsent, nameById, playersOf } from "./friends_people.js";
import { withoutKeys } from "./friends_wait.js";
import { barKeys, openHow, openMenu } from "./round_cards.js";
import { feelSandOut } from "./round_feedback.js";
import { screen } from "./round_screen.js";
import { Table } from "./round_table.js";
import { atDeadline } from "./round_time.js";
import { Troubles } from "./round_troubles.js";

/** The last seconds before the start are counted. */
const COUNTED = 3;
const SECOND = 1000;

export class FriendsTable {
  #app;
  #seat;
  #table;
  #left = new AbortController();
  #troubles;
  /** @type {Promise<OwnHunt> | null} */
  #hunt = null;
  /** @type {RoundClock | null} */
  #clock = null;
  #isOver = false;
  #isAsking = false;
  #count = 0;
  #timer = 0;
  /** @type {(() => void)[]} */
  #stops = [];

  /**
   * @param {App} app
   * @param {HTMLElement} root
   * @param {Seat} seat that has a round in which this device sits
   */
  constructor(app, root, seat) {
    this.#app = app;
    this.#seat = seat;
    const { game, options } = this.#round;
    this.#troubles = new Troubles(app, {
      left: this.#left.signal,
      tell: (trouble) => this.#table.tell({ trouble }),
      isDealt: () => this.#clock !== null,
    });
    const laid = { game, options, players: this.#players, seat: this.#round.seat ?? 1 };
    this.#table = new Table(app, root, laid, {
      claim: (move) => this.#claim(move),
      sandOut: () => this.#end(),
      home: () => app.go("#/"),
      again: () => this.#troubles.again(),
      remove: () => app.go("#/"),
      barKeys: () => barKeys(app, () => void this.#more()),
      screen,
    });
    this.#watchEngine();
    arrive(root, GAME[game]);
    const isDealing = (this.#round.startsAt ?? Infinity) > app.now();
    if (game === "hunt" && isDealing) {
      app.device.sound.shake();
      this.#table.shake();
    }
    app.guard(() => confirm(SAID.leave));
    app.device.wakeLock.hold();
    this.#stops.push(app.device.wakeLock.release, () => clearTimeout(this.#timer));
    this.tell();
  }

  get #view() {
    return /** @type {RoomView} */ (this.#seat.view);
  }

  get #round() {
    return /** @type {FriendsRound} */ (this.#view.round);
  }

  get #players() {
    return playersOf(this.#view, this.#round.seats);
  }

  /** Something in the room has changed. */
  tell() {
    this.#table.tell({ starting: this.#starting(), friends: this.#friends() });
    this.#askForGlass();
    this.#prepare();
    this.#await();
  }

  stop() {
    this.#left.abort();
    this.#troubles.giveUp();
    for (const stop of this.#stops) stop();
    this.#table.stop();
    this.#hunt?.then(
      (hunt) => hunt.leave(),
      () => {
        // It never began.
      },
    );
  }

  #friends() {
    const target = this.#round.match?.target ?? 0;
    const keys = withoutKeys(this.#app, this.#seat);
    return { mark: chips(this.#view, target), cover: cover(this.#count, keys) };
  }

  /** What goes on before the letters are seen. */
  #starting() {
    const { round } = this.#view;
    if (!round || this.#clock) return "";
    if (round.startsAt !== null) {
      return this.#count ? SAID.counts(this.#count) : SAID.lateGrid;
    }
    const isPromised = round.done.promised.every(Boolean);
    if (isPromised && round.lifted && round.turner) {
      return SAID.turns(nameById(this.#view, round.seats[round.turner - 1] ?? ""));
    }
    const awaited = round.awaited
      .map((seat) => round.seats[seat - 1] ?? "")
      .filter((id) => isAbsent(this.#view.members.find((one) => one.id === id)));
    if (awaited.length === 0) return SAID.dealing;
    return SAID.dealingWaits(awaited.map((id) => nameById(this.#view, id)));
  }

  async #askForGlass() {
    const { lifted, startsAt, seat, turner, done } = this.#round;
    if (!lifted || startsAt !== null || this.#isAsking) return;
    if (turner === null || turner !== seat || !done.promised.every(Boolean)) return;
    this.#isAsking = true;
    await this.#table.askForGlass(GLASS.alone);
    if (!this.#left.signal.aborted) this.#seat.room?.turnGlass();
  }

  /** The engine has the grid ready by the start; nobody sees it before. */
  #prepare() {
    const { seed, startsAt, game, options, seats, seat } = this.#round;
    if (seed === null || startsAt === null || seat === null || this.#hunt) return;
    const dealt = { game, options, seats: seats.length, seat, seed };
    // A word that was claimed right before this screen was left is in the room, and maybe
    // not yet in a view that was told.
    const { list } = this.#seat.room?.view().round ?? this.#round;
    this.#hunt = openHunt(this.#app, dealt, list, this.#troubles.events);
    this.#hunt.then(
      (hunt) => this.#await(hunt),
      (error) => this.#troubles.stumble(error),
    );
  }

  /** Counts the last seconds, and begins when time and grid are there. @param {OwnHunt} [hunt] */
  #await(hunt) {
    const { startsAt } = this.#round;
    if (this.#left.signal.aborted || startsAt === null || this.#clock) return;
    clearTimeout(this.#timer);
    const left = startsAt - this.#app.now();
    if (left <= 0) {
      this.#countTo(0);
      if (hunt) this.#begin(hunt, startsAt);
      else
        this.#hunt?.then(
          (ready) => this.#begin(ready, startsAt),
          () => {},
        );
      return;
    }
    const seconds = Math.ceil(left / SECOND);
    this.#countTo(seconds <= COUNTED ? seconds : 0);
    const next = left - (seconds - 1) * SECOND;
    this.#timer = window.setTimeout(() => this.#await(hunt), Math.max(1, next));
  }

  /** @param {number} count */
  #countTo(count) {
    if (count === this.#count) return;
    this.#count = count;
    this.#table.tell({ starting: this.#starting(), friends: this.#friends() });
    if (count === 0) return;
    this.#app.announce(String(count), "assertive");
    this.#app.device.sound.lastSand(count);
    this.#app.device.haptics.lastSand();
  }

  /** @param {OwnHunt} hunt @param {number} startsAt */
  #begin(hunt, startsAt) {
    if (this.#clock || this.#left.signal.aborted) return;
    const { now, wall } = this.#app;
    const limit = this.#round.options.seconds * SECOND;
    this.#clock = startClock({ now, wall, limit, elapsed: now() - startsAt });
    if (this.#clock.left() === 0) return void this.#end();
    this.#app.announce(SAID.go, "assertive");
    this.#table.play(hunt.view, this.#clock);
    this.#stops.push(atDeadline({ clock: this.#clock }, () => this.#end()));
  }

  /** @param {string} move */
  async #claim(move) {
    const at = this.#clock?.elapsed() ?? 0;
    const hunt = await this.#hunt;
    if (!hunt) throw new Error("no hunt is running");
    try {
      return await hunt.claim(move, at, (list) => this.#seat.room?.remember(list));
    } catch (error) {
      this.#troubles.stumble(error);
      throw error;
    }
  }

  /** The sand is out: the list is sealed at once. */
  async #end() {
    if (this.#isOver || !this.#hunt) return;
    this.#isOver = true;
    this.#table.tell({ stage: "over", seconds: 0 });
    feelSandOut(this.#app);
    this.#app.guard(null);
    closeCards();
    try {
      const list = await (await this.#hunt).list();
      this.#seat.room?.seal(list);
    } catch (error) {
      this.#troubles.stumble(error);
    }
  }

  #watchEngine() {
    const { engine } = this.#app;
    const stop = engine.onProgress((progress) => {
      this.#table.tell({ progress: engine.state === "ready" ? null : progress });
    });
    this.#stops.push(stop);
  }

  async #more() {
    const answer = await openMenu(this.#app, this.#round.game, false);
    if (answer === "how") openHow();
  }
}
