/**
 * A room on the screen: the lobby between rounds, then dome, table and the wait for lists,
 * and at last the reveal.
 *
 * @import { App } from "./app.js"
 * @import { Seat } from "./friends_room.js"
 *
 * @typedef {{tell: () => void, stop: () => void}} Scene
 * @typedef {"lobby" | "dome" | "table" | "wait" | "closed"} Kind
 */
import { toast } from "../ui/toast.js";
import { FRIENDS_ROUND as SAID } from "../ui/words_friends.js";
import { showClosed } from "./friends_closed.js";
import { showDome } from "./friends_dome.js";
import { showLobby } from "./friends_lobby.js";
import { nameById } from "./friends_people.js";
import { storeRound } from "./friends_store.js";
import { FriendsTable } from "./friends_table.js";
import { showWait } from "./friends_wait.js";

/** The empty glass is looked at for so long, ms. */
const SAND_OUT_SHOWS = 1200;

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Seat} seat
 * @returns {() => void}
 */
export function showRoom(app, root, seat) {
  const life = new Life(app, root, seat);
  return () => life.stop();
}

class Life {
  #app;
  #root;
  #seat;
  /** @type {Scene | null} */
  #scene = null;
  #shown = "";
  #isLeft = false;
  #isStoring = false;
  #emptied = 0;
  #stopListening;

  /** @param {App} app @param {HTMLElement} root @param {Seat} seat */
  constructor(app, root, seat) {
    this.#app = app;
    this.#root = root;
    this.#seat = seat;
    this.#stopListening = seat.onChange(() => this.#tell());
    this.#tell();
  }

  stop() {
    this.#isLeft = true;
    this.#stopListening();
    this.#scene?.stop();
    clearTimeout(this.#emptied);
  }

  get #turn() {
    const { number = 0, attempt = 0 } = this.#seat.view?.round ?? {};
    return `${number}.${attempt}`;
  }

  #tell() {
    if (this.#isLeft) return;
    const kind = kindOf(this.#seat);
    if (this.#seat.view?.phase === "over") this.#reveal();
    const shown =
      kind === "lobby" || kind === "closed" ? kind : `${kind} ${this.#turn}`;
    if (shown === this.#shown) return this.#scene?.tell();
    if (kind === "wait" && this.#lingers()) return;
    this.#shown = shown;
    this.#show(kind);
  }

  /** From the table to the lists, not before the empty glass has been seen. */
  #lingers() {
    if (this.#shown !== `table ${this.#turn}` || this.#emptied < 0) return false;
    if (this.#emptied === 0) {
      this.#emptied = window.setTimeout(() => {
        this.#emptied = -1;
        this.#tell();
      }, SAND_OUT_SHOWS);
    }
    return true;
  }

  /** @param {Kind} kind */
  #show(kind) {
    this.#emptied = 0;
    this.#scene?.stop();
    this.#app.guard(null);
    const room = document.createElement("div");
    this.#root.replaceChildren(room);
    this.#tellDropped();
    this.#scene = this.#make(kind, room);
  }

  /** @param {Kind} kind @param {HTMLElement} room @returns {Scene} */
  #make(kind, room) {
    const [app, seat] = [this.#app, this.#seat];
    if (kind === "closed") return showClosed(app, room, seat);
    if (kind === "dome") return showDome(app, room, seat);
    if (kind === "table") return new FriendsTable(app, room, seat);
    if (kind === "wait") return showWait(app, room, seat);
    return showLobby(app, room, seat, {
      leave: () => this.#leave(),
      codes: () => app.go("#/friends/codes"),
    });
  }

  /** Who did not answer while the grid was drawn is named. */
  #tellDropped() {
    const { view } = this.#seat;
    const dropped = view?.round?.left ?? [];
    if (!view || dropped.length === 0 || view.phase === "over") return;
    const said = SAID.anew(dropped.map((id) => nameById(view, id)));
    toast(said);
    this.#app.announce(said, "assertive");
  }

  #leave() {
    this.#seat.leave();
    this.#app.go("#/", { replace: true });
  }

  /** Once for each round; what all have agreed on meanwhile is kept too. */
  async #reveal() {
    const seat = this.#seat;
    const { round } = seat.view ?? {};
    if (!round?.log || !round.shown || this.#isStoring) return;
    const turn = this.#turn;
    if (seat.stored.get(turn) === keptAs(round)) return;
    this.#isStoring = true;
    try {
      const isFirst = !seat.stored.has(turn);
      const { id, isRead } = await storeRound(this.#app, seat);
      seat.stored.set(turn, keptAs(round));
      // For the next round everybody says so anew.
      if (isFirst) seat.room?.ready(false);
      const isOwn = round.seat !== null && isFirst;
      if (this.#isLeft || !isOwn) return;
      this.#app.go(isRead ? `#/rounds/${id}/aloud` : `#/rounds/${id}`, {
        replace: true,
      });
    } catch (error) {
      console.error(error);
    } finally {
      this.#isStoring = false;
    }
  }
}

/** @param {{log: string | null, agreed: string}} round */
function keptAs({ log, agreed }) {
  return `${agreed} ${log?.length ?? 0}`;
}

/** @param {Seat} seat @returns {Kind} */
function kindOf({ state, view, stored }) {
  if (state === "elsewhere" || state === "failed") return "closed";
  const { phase = "lobby", round = null } = view ?? {};
  if (!round || round.seat === null || phase === "lobby") return "lobby";
  const turn = `${round.number}.${round.attempt}`;
  if (phase === "over") return stored.has(turn) ? "lobby" : "wait";
  if (phase === "sealing" || phase === "opening") return "wait";
  return round.game === "classic" && !round.lifted ? "dome" : "table";
}
