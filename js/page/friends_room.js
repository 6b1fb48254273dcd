/**
 * The room that this page sits in. It lives as long as the page does, whatever screen is
 * shown, and is told to all who listen.
 *
 * @import { Room } from "../room/room.js"
 * @import { RoomView } from "../room/room_view.js"
 * @import { Member } from "../room/roster.js"
 * @import { App } from "./app.js"
 * @import { Opened, Wanted } from "./friends_open.js"
 * @import { Net } from "../net/net.js"
 * @import { Status } from "../net/signalling.js"
 *
 * @typedef {"opening" | "open" | "elsewhere" | "failed"} State
 */
import { including, maybe, oneOf, text } from "../store/shape.js";
import { LOBBY, SAID } from "../ui/words_friends.js";
import { Keeper } from "./friends_keep.js";
import { found, openFriendsRoom } from "./friends_open.js";
import { isAbsent, nameById } from "./friends_people.js";
import { tableText } from "./friends_tag.js";

/** The tab's own note of the room, by which a reload comes back to it. */
const NOTE = "friends room";
/** A relay is waited for so long before it is said that none answers, ms. */
const NO_RELAY = 6000;
/** And somebody at the table so long. */
const NOBODY = 20_000;

const noteFault = including({
  secret: text(22, /^[\w-]{22}$/),
  hint: including({ game: oneOf(["hunt", "classic"]) }),
  founding: maybe(including({ grain: text(32, /^[0-9a-f]{32}$/) })),
});

/** @type {Seat | null} */
let here = null;

/** The room that this page sits in, if any. */
export function seated() {
  return here;
}

/**
 * @param {App} app
 * @returns {Wanted | null} the room of this tab
 *   before it was loaded anew
 */
export function notedRoom({ device: { drafts } }) {
  return /** @type {any} */ (drafts.read(NOTE, noteFault));
}

/**
 * Sits down in a room; from another one it gets up first.
 * @param {App} app
 * @param {Wanted} wanted
 * @returns {Seat}
 */
export function sitDown(app, wanted) {
  if (here?.secret === wanted.secret) return here;
  here?.leave();
  here = new Seat(app, wanted);
  return here;
}

export class Seat {
  #app;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** @type {Opened | null} */
  #opened = null;
  #left = new AbortController();
  #isFounder;
  #founding;
  #letGo = () => {};
  #since;
  #tellReady = (/** @type {Net} */ _net) => {};
  /** The net, when it is there. @type {Promise<Net>} */
  ready = new Promise((resolve) => {
    this.#tellReady = resolve;
  });
  /** @type {State} */
  state = "opening";
  /** @type {RoomView | null} */
  view = null;
  /** @type {Status} */
  relays = { state: "connecting", open: 0, of: 0, isResting: false };
  keeper;

  /** @param {App} app @param {Wanted} wanted */
  constructor(app, { secret, hint, isFounder, isByCode = false, founding = null }) {
    this.#app = app;
    this.secret = secret;
    this.hint = hint;
    this.#isFounder = isFounder;
    this.#founding = founding;
    this.isByCode = isByCode;
    this.#since = app.now();
    this.keeper = new Keeper(app, this);
    if (secret) this.#note();
    for (const wait of [NO_RELAY, NOBODY]) setTimeout(() => this.#tell(), wait + 50);
    this.#open();
  }

  #note() {
    const { secret, hint, isFounder, isByCode } = this;
    const founding = this.#founding;
    const note = { secret, hint, isFounder, isByCode, founding };
    this.#app.device.drafts.keep(NOTE, note);
  }

  /** By the room's own word, as soon as it is there. */
  get isFounder() {
    return this.view?.isFounder ?? this.#isFounder;
  }

  /** @returns {Room | null} */
  get room() {
    return this.#opened?.room ?? null;
  }

  /** @returns {Net | null} */
  get net() {
    return this.#opened?.room.net ?? null;
  }

  /** Who else is known in this room, present or not. */
  get others() {
    const { me, members = [] } = this.view ?? {};
    return members.filter(({ id }) => id !== me);
  }

  get isAlone() {
    return this.others.every(isAbsent);
  }

  get game() {
    return this.view?.table?.game ?? this.hint.game;
  }

  /**
   * What keeps it from finding anybody; null: nothing that would be known of.
   * @returns {"noRelay" | "nobody" | "resting" | null}
   */
  get trouble() {
    const waited = this.#app.now() - this.#since;
    if (!this.isAlone) return null;
    if (this.isByCode || this.view?.cut.length) return null;
    if (this.relays.isResting) return "resting";
    if (this.relays.open === 0 && waited >= NO_RELAY) return "noRelay";
    const isAlone = !this.isFounder && waited >= NOBODY;
    return isAlone ? "nobody" : null;
  }

  /** @param {() => void} tell whenever something has changed @returns {() => void} */
  onChange(tell) {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }

  /** The round under way is looked at no more. */
  passOver() {
    if (this.view?.round) this.keeper.passOver(this.view.round);
    this.#tell();
  }

  /** Tries to find the others at once. */
  again() {
    this.#since = this.#app.now();
    for (const wait of [NO_RELAY, NOBODY]) setTimeout(() => this.#tell(), wait + 50);
    this.#opened?.room.net.poke();
    this.#tell();
  }

  /** Gets up: the seat is free, and nothing is kept. */
  leave() {
    this.#left.abort();
    if (here === this) here = null;
    this.#app.device.drafts.keep(NOTE, null);
    this.#opened?.leave();
    this.#letGo();
    this.#listeners.clear();
  }

  async #open() {
    const { signal } = this.#left;
    try {
      const secret = this.secret ?? (await this.#found());
      if (signal.aborted) return;
      this.#letGo = await this.#app.device.roundLock.hold(`friends-${secret}`, {
        signal,
        onBusy: () => this.#become("elsewhere"),
      });
      this.#become("opening");
      const { hint, isByCode } = this;
      const wanted = { secret, hint, isByCode };
      const opened = await openFriendsRoom(this.#app, wanted, this.#founding, {
        view: (view) => this.#see(view),
        relays: (relays) => this.#hear(relays),
      });
      if (signal.aborted) return opened.leave();
      this.#opened = opened;
      this.#tellReady(opened.room.net);
      this.#see(opened.room.view());
      this.#become("open");
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.#become("failed");
    }
  }

  /** Gives a room of one's own its secret. */
  async #found() {
    const { secret, founding } = await found(this.#app.entropy);
    if (this.#left.signal.aborted) return secret;
    this.secret = secret;
    this.#founding = founding;
    this.#note();
    this.#tell();
    return secret;
  }

  /** @param {State} state */
  #become(state) {
    this.state = state;
    this.#tell();
  }

  /** @param {Status} relays */
  #hear(relays) {
    this.relays = relays;
    // Another page of this browser has the seat now.
    if (relays.state === "taken") this.state = "elsewhere";
    this.#tell();
  }

  /** @param {RoomView} view */
  #see(view) {
    const before = this.view;
    this.view = view;
    for (const said of changesIn(before, view)) this.#app.announce(said);
    this.#tell();
    this.keeper.look(() => this.#tell());
  }

  #tell() {
    if (this.#left.signal.aborted) return;
    for (const tell of [...this.#listeners]) tell();
  }
}

/**
 * What those are told who do not see the seats.
 * @param {RoomView | null} before
 * @param {RoomView} after
 * @returns {string[]} one sentence, or none
 */
export function changesIn(before, after) {
  const told = [];
  for (const member of after.members) {
    if (member.id === after.me) continue;
    const was = before?.members.find(({ id }) => id === member.id);
    const said = changeOf(was, member);
    if (said) told.push(said(nameById(after, member.id)));
  }
  const table = after.table && tableText(after.table);
  const isChanged = before?.table && table && tableText(before.table) !== table;
  if (isChanged && after.me !== after.chair) told.push(SAID.table(table));
  const isCut = after.cut.length > (before?.cut.length ?? 0);
  if (isCut) told.push(SAID.cut(LOBBY.nobody));
  return told.length ? [told.join(" ")] : [];
}

/** What is said of a presence that was another one before. */
const CHANGED = {
  joining: () => null,
  here: (/** @type {string | undefined} */ was) =>
    was === "away" ? SAID.back : SAID.joined,
  away: () => SAID.away,
  gone: (/** @type {string | undefined} */ was) => (was ? SAID.left : null),
  unreachable: () => SAID.cut,
};

/** @param {Member | undefined} was @param {Member} is */
function changeOf(was, is) {
  if (was?.presence !== is.presence) return CHANGED[is.presence](was?.presence);
  return is.ready && !was.ready ? SAID.ready : null;
}
