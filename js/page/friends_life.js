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
import { toastAloud } from "../ui/toast.js";
import { FRIENDS_ROUND as SAID } from "../ui/words_friends.js";
import { showClosed } from "./friends_closed.js";
import { showDome } from "./friends_dome.js";
import { showLobby } from "./friends_lobby.js";
import { nameById } from "./friends_people.js";
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
  #emptied = 0;
  /** The turn at whose begin it was told who did not answer. */
  #droppedAt = "";
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
    this.#unready();
    this.#scene?.stop();
    clearTimeout(this.#emptied);
  }

  /** Who looks elsewhere is not ready for a round. */
  #unready() {
    const { view, room } = this.#seat;
    const own = view?.members.find(({ id }) => id === view.me);
    if (own?.ready && (view?.phase === "lobby" || view?.phase === "over")) {
      room?.ready(false);
    }
  }

  get #turn() {
    const { number = 0, attempt = 0 } = this.#seat.view?.round ?? {};
    return `${number}.${attempt}`;
  }

  #tell() {
    const { secret, state } = this.#seat;
    const isUnnamed = secret === null && state === "opening";
    if (this.#isLeft || isUnnamed) return;
    const kind = kindOf(this.#seat);
    if (this.#reveal()) return;
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
    if (this.#droppedAt === this.#turn) return;
    this.#droppedAt = this.#turn;
    const said = SAID.anew(dropped.map((id) => nameById(view, id)));
    toastAloud(this.#app, said);
  }

  #leave() {
    this.#seat.leave();
    this.#app.go("#/", { replace: true });
  }

  /** The round has just been put among the past rounds, and this device played it. */
  #reveal() {
    const { view, keeper } = this.#seat;
    const round = view?.phase === "over" ? view.round : null;
    const kept = round && keeper.of(round);
    if (!kept?.isFresh || round?.seat === null) return false;
    keeper.show(kept);
    const { id, isRead } = kept;
    this.#app.go(isRead ? `#/rounds/${id}/aloud` : `#/rounds/${id}`, { replace: true });
    return true;
  }
}

/** @param {Seat} seat @returns {Kind} */
function kindOf({ state, view, keeper }) {
  if (state === "elsewhere" || state === "failed") return "closed";
  const { phase = "lobby", round = null } = view ?? {};
  if (!round || round.seat === null || phase === "lobby") return "lobby";
  if (phase === "over") return keeper.of(round) ? "lobby" : "wait";
  if (phase === "sealing" || phase === "opening") return "wait";
  return round.game === "classic" && !round.lifted ? "dome" : "table";
}
